"""Cards as the notation names them: a name with a comma that is in no quotes, a number that belongs to a name, a card that nobody knows."""

import json
from collections.abc import Sequence
from typing import Any, Final

from lark import Token

from solemn.judge.language.speech import Speech
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.notation.trouble import Trouble
from solemn.spec.constants import TYPE_MONSTER

_MOST_COMMAS: Final = 2  # in a card's name


class CardReader:
    """Looks up the cards of one line."""

    def __init__(self, names: CardNames, line: str, speech: Speech | None = None) -> None:
        self._names = names
        self._speech = speech
        self._line = line

    def value(self, token: Token) -> str | int:
        """The card's name, or its passcode, as a file has it. Raises Trouble for a name that no card has."""
        text = text_of(token)
        if token.type in ("INT", "PASSCODE"):
            return int(text)
        trouble = self.why_not_a_card(token)
        if trouble is not None:
            raise trouble
        return text

    def zone_on_field(self, token: Token) -> str | None:
        """Where on the field a card of its kind is."""
        return None if token.type == "THE_CARD" else self.zone_of(text_of(token))

    def zone_of(self, name: str | int) -> str | None:
        """Where on the field a card with this name is."""
        printed = self._names.find(name)
        return None if printed is None else "mzone" if printed.type & TYPE_MONSTER else "szone"

    def why_not_a_card(self, token: Token) -> Trouble | None:
        """What is wrong with a name; None if a card has it."""
        text = text_of(token)
        return None if self._is_card(text) else self._unknown(token, text)

    def _unknown(self, token: Token, text: str) -> Trouble:
        """What is wrong with a name: words that follow the name of a card, or a name that no card has."""
        words = text.split(" ")
        if token.type != "QUOTED":
            for count in range(len(words) - 1, 0, -1):
                known = " ".join(words[:count])
                if self._names.find(known) is not None:
                    return Trouble("notation-unexpected-after", token, len(known) + 1, card=known)
        return Trouble("unknown-card", token, why=self._names.why_unknown(text, self._speech) or "")

    def references(self, refs: Sequence[dict[str, Any]]) -> list[Any]:
        """Cards as files refer to them; names that belong together although there is a comma between them are one card."""
        found: list[Any] = []
        i = 0
        while i < len(refs):
            count = self._joined([ref["token"] for ref in _up_to_a_place(refs[i:])])
            token = refs[i]["token"]
            place = {key: value for ref in refs[i : i + count] for key, value in ref.items() if key != "token"}
            if token.type == "THE_CARD":
                found.append(place)
            else:
                card = self.value(token) if count == 1 else self._text(token, refs[i + count - 1]["token"])
                found.append({"card": card, **place} if place else card)
            i += count
        return found

    def items(self, items: Sequence[tuple[Token | None, Token, int]]) -> list[tuple[str | int, int]]:
        """Cards of a list, each with its number; an item is the number before the name, the name, and the number after it."""
        found: list[tuple[str | int, int]] = []
        i = 0
        while i < len(items):
            count = self._joined([token for _, token, _ in items[i:]])
            before, token, after = items[i]
            last = items[i + count - 1]
            times = 1 if before is None else int(before)
            if before is not None and self._is_card(self._text(before, last[1])):  # "7 Colored Fish"
                found.append((self._text(before, last[1]), after))
            elif count > 1:
                found.append((self._text(token, last[1]), times * last[2]))
            else:
                found.append((self.value(token), times * after))
            i += count
        return found

    def _joined(self, tokens: Sequence[Token]) -> int:
        """How many of the names, from the first one on, are one name with commas: 1 if the first is a card by itself."""
        first = tokens[0]
        if first.type in ("INT", "QUOTED", "THE_CARD") or self._is_card(text_of(first)):
            return 1
        for count in range(min(len(tokens), _MOST_COMMAS + 1), 1, -1):
            last = tokens[count - 1]
            if last.type not in ("INT", "QUOTED", "THE_CARD") and self._is_card(self._text(first, last)):
                return count
        return 1

    def _is_card(self, text: str) -> bool:
        return self._names.find(text) is not None

    def _text(self, first: Token, last: Token) -> str:
        assert first.start_pos is not None and last.end_pos is not None
        return self._line[first.start_pos : last.end_pos]


def _up_to_a_place(refs: Sequence[dict[str, Any]]) -> Sequence[dict[str, Any]]:
    """The references up to the first one after whose name a place is given."""
    ends = (i for i, ref in enumerate(refs) if set(ref) - ({"token", "player"} if i == 0 else {"token"}))
    return refs[: next(ends, len(refs)) + 1]


_QUOTES: Final = frozenset("«»„“”「『")  # of other languages than English


def text_of(token: Token) -> str:
    """The text of a token, without its quotes."""
    text = str(token)
    if text[:1] in _QUOTES:
        return text[1:-1].strip()
    if text.startswith('"') and text.endswith('"') and len(text) > 1:
        try:
            return str(json.loads(text))
        except ValueError:
            return text[1:-1]
    return text
