"""Players, cards and places as the notation writes them."""

import json
import re
from typing import Any, Final

from solemn.judge.language.placed import FIELD_ZONE
from solemn.judge.scenario.notation.grammar import LANGUAGES, counter_kinds
from solemn.judge.scenario.notation.trees import POSITIONS
from solemn.spec.counter_kinds import named_kind

ZONE_KEYS: Final = {
    "hand": "HAND", "deck": "DECK", "grave": "GY", "extra": "EXTRA", "mzone": "MONSTER_ZONE", "szone": "SPELL_ZONE", "banished": "BANISHED",
    "overlay": "ATTACHED",
}  # fmt: skip
POSITION_KEYS: Final = {word: key for key, word in reversed(POSITIONS.items())}
_VOWEL: Final = re.compile(r"[aeiouyhâàéèêëîïôöûü]", re.IGNORECASE)
_OF_SEVERAL: Final = ("are ", "sont ", "ne sont ")
_FEMININE: Final = ("summon", "attack", "protection")
_CONTRACTED: Final = re.compile(r"Les? ")  # "de" and "à" would become one word with it
_PLAIN: Final = re.compile(r"[^\s\"«»„“”「『{\[,;][^,;\n]*$")


class Sentences:
    """Writes parts of lines in one language. With `quote` every name is in quotes; `by_number` players are 0 and 1."""

    def __init__(self, language: str, *, first: int = 0, by_number: bool = False) -> None:
        self.words: Final = LANGUAGES[language]
        self.quote = False
        self._first = first
        self._by_number = by_number

    def word(self, key: str, before: str = "") -> str:
        """The words of a key; the form that is elided if that is how it stands before what follows."""
        texts = self.words[key]
        if before and _VOWEL.match(before):
            return next((text for text in texts if text.endswith("'")), texts[0])
        return texts[0]

    def agreeing(self, key: str, subject: str | None) -> str:
        """The words of a key as they stand after the subject of a verdict: of several things, or in French of a feminine one."""
        texts = self.words[key]
        if subject == "effects":
            return next((text for text in texts if text.startswith(_OF_SEVERAL)), texts[0])
        return next((text for text in texts if subject in _FEMININE and text.endswith("ée")), texts[0])

    def joined(self, key: str, rest: str) -> str:
        """The words of a key with what follows."""
        word = self.word(key, rest)
        return word + rest if word.endswith("'") else f"{word} {rest}"

    def verb(self, key: str, infinitive: bool) -> str:
        """What somebody does, or may do."""
        return self.words[key][1 if infinitive else 0]

    def player(self, number: int, prefix: str = "") -> str:
        """A player; with a prefix whose something is."""
        if self._by_number:
            return self.words[f"{prefix}PLAYER_{number}"][0]
        return self.words[prefix + ("TURN_PLAYER" if number == self._first else "OPPONENT")][0]

    def owned(self, text: str, player: int | None) -> str:
        """Something of a player."""
        if player is None:
            return text
        if "OF_OPPONENT" in self.words:
            return f"{self.player(player, 'OF_')} {text}"
        return f"{text} {self.player(player, 'AFTER_')}"

    def name(self, card: Any) -> str:
        """A card's name or passcode."""
        if isinstance(card, int):
            return str(card)
        contracted = self.words is LANGUAGES["fr"] and _CONTRACTED.match(card)
        if self.quote or contracted or not _PLAIN.match(card) or card.isdigit():
            return json.dumps(card, ensure_ascii=False)
        return str(card)

    def counters(self, counters: int | dict[str, int]) -> str:
        """So many counters in all, or so many of each kind."""
        if isinstance(counters, int):
            return f"{counters} {self.word('COUNTERS')}"
        return f" {self.word('AND')} ".join(self._counted(named_kind(kind), count) for kind, count in counters.items())

    def _counted(self, kind: str, count: int) -> str:
        called = [text for text, known in counter_kinds(self.words).items() if known == kind]
        if not called:
            return f"{count} {self.word('COUNTERS')} {kind}"
        singular, several = called[-2:]
        return f"{count} {singular if count == 1 else several}"

    def names(self, cards: list[Any]) -> str:
        """Several references in a row."""
        return ", ".join(self.ref(card) for card in cards)

    def ref(self, ref: Any) -> str:
        """A card by its name, its player, its place."""
        if not isinstance(ref, dict):
            return self.name(ref)
        if ref.get("card") is None and ref.get("zone") is not None:
            return f"{self.word('THE_CARD')} {self.where(ref['zone'], ref.get('seq'), ref.get('player'))}"
        text = self.word("THE_CARD") if ref.get("card") is None else self.name(ref["card"])
        text = self.owned(text, ref.get("player"))
        where = self.where(ref.get("zone"), ref.get("seq"))
        return f"{text} {where}" if where else text

    def where(self, zone: str | None, seq: int | None, player: int | None = None) -> str:
        """In which zone, whose."""
        if player is not None:
            return self._where_of(zone, seq, player)
        if zone is None:
            return "" if seq is None else f"{self._in('ZONE')} {seq}"
        if zone in ("banished", "overlay"):
            return self.word(ZONE_KEYS[zone])
        if zone == "szone" and seq == FIELD_ZONE:
            return self._in("FIELD_ZONE")
        return self._in(ZONE_KEYS[zone]) + ("" if seq is None else f" {seq}")

    def _where_of(self, zone: str | None, seq: int | None, player: int) -> str:
        where = self.where(zone, seq)
        if "OF_OPPONENT" not in self.words or zone in ("banished", "overlay"):
            return f"{where} {self.player(player, 'AFTER_')}"
        preposition, _, rest = where.partition(" ")
        return f"{preposition} {self.player(player, 'OF_')} {rest}"

    def _in(self, key: str) -> str:
        """The zone with the preposition that goes with it."""
        texts = self.words["IN"]
        return self.words[f"WITHIN_{key}"][0] if f"WITHIN_{key}" in self.words else f"{texts[0]} {self.words[key][0]}"
