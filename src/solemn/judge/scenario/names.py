"""Cards by the names that scenarios give them."""

import unicodedata
from functools import cache
from typing import Any, Final

from rapidfuzz import fuzz, process

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE
from solemn.cards.translations import card_translations
from solemn.judge.language.sayings import echoed
from solemn.judge.language.speech import ENGLISH, Speech, english
from solemn.spec.cards import PrintedCard

_LIKE: Final = 70  # of 100
_BEGINNING: Final = 0.92
_INSIDE: Final = 80  # for a name that holds the words as they are
_LONG_ENOUGH: Final = 5  # letters, to be taken for the beginning of a name
_FARTHER: Final = 5  # how much nearer a name in another language must be


class CardNames:
    """The cards of a database by name (English, or of the bundled cards in any language) or passcode, and names for cards."""

    __slots__ = ("_database", "stand_ins")

    def __init__(self, database: CardDatabase) -> None:
        self._database: Final = database
        self.stand_ins: Final[dict[int, str]] = {}  # names for passcodes that no database has

    def find(self, name: str | int) -> PrintedCard | None:
        """The card of that name, or of that passcode."""
        text = str(name)
        if isinstance(name, int):
            return self._database.get(name) or self._database.named(text)
        found = self._database.named(text)
        if found is None and text.isascii() and text.isdigit():
            return self._database.get(int(text))
        return found or self._translated(text)

    def _translated(self, name: str) -> PrintedCard | None:
        code = card_translations().code(name)
        return None if code is None else self._database.get(code)

    def why_unknown(self, name: str | int, speech: Speech | None = None) -> str | None:
        """None for a name that a card has; else what to say about it, with the nearest names, those of the reader's language first."""
        if self.find(name) is not None:
            return None
        say = (speech or english()).say
        near = [] if isinstance(name, int) else self.nearest(str(name), (speech or english()).language)
        others = say("bundled-only") if self._database.paths == (BUNDLED_DATABASE,) else ""
        if isinstance(name, int):
            problem = say("unknown-passcode", number=name)
        elif near:
            known = [say("quoted", text=other) for other in near]
            problem = say("unknown-name-near", name=echoed(str(name)), near=(speech or english()).listed(known, "or"))
        else:
            problem = say("unknown-name", name=echoed(str(name)))
        return f"{problem} {others}".rstrip()

    def nearest(self, name: str, language: str) -> list[str]:
        """The names that look like a name that no card has: nearest first, those of the language before others that are as near."""
        own = [] if language == ENGLISH else list(card_translations().in_language(language).values())
        english_names = [card.name for code in self._database.codes() if (card := self._database.get(code)) is not None]
        others = list(card_translations().keys().values())
        found: dict[str, float] = {}
        for rank, known in enumerate((own, english_names, others)):
            for match, score, _ in process.extract(name, known, scorer=_likeness, processor=_folded, limit=3, score_cutoff=_LIKE):
                found.setdefault(match, score - rank * _FARTHER)
        return sorted(found, key=lambda match: -found[match])[:3]

    def title(self, name: str | int) -> str:
        """The English name of the card that is meant; the name as given if there is none."""
        printed = self.find(name)
        return str(name) if printed is None else printed.name

    def original(self, name: str | int) -> int:
        """The passcode of the card's first print, 0 for a name that no card has."""
        printed = self.find(name)
        if printed is None:
            return 0
        first = self._database.get(printed.alias)
        return printed.code if first is None or first.name != printed.name else first.code

    def of_code(self, code: int) -> str:
        """The English name of the card with this passcode, the passcode itself for a card that nobody knows."""
        printed = self._database.get(code)
        return printed.name if printed is not None and printed.name else self.stand_ins.get(code, str(code))


def _folded(name: str) -> str:
    """The name without capitals and accents."""
    return "".join(char for char in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(char))


def _likeness(wanted: str, known: str, **_: Any) -> float:
    """How like two names are, 0 to 100: letter by letter, word by word, or as the beginning of one."""
    begun = inside = 0.0
    if len(wanted) >= _LONG_ENOUGH:
        begun = _BEGINNING * fuzz.ratio(wanted, known[: len(wanted)])
        inside = _INSIDE + 10 * len(wanted) / len(known) if f" {wanted} " in f" {known} " else 0.0
    return max(fuzz.ratio(wanted, known), fuzz.token_sort_ratio(wanted, known), begun, inside)


@cache
def bundled_names() -> CardNames:
    """The bundled cards."""
    return CardNames(CardDatabase([BUNDLED_DATABASE]))
