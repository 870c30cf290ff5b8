"""Cards by the names that scenarios give them."""

import difflib
from functools import cache
from typing import Final

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE
from solemn.cards.translations import card_translations, name_key
from solemn.spec.cards import PrintedCard

_BUNDLED_ONLY: Final = " (only the bundled cards are known here: --edopro or --db, or the variable SOLEMN_DB, bring the community's)"


class CardNames:
    """The cards of a database by name (English, or of the bundled cards in any language) or passcode, and names for cards."""

    __slots__ = ("_database",)

    def __init__(self, database: CardDatabase) -> None:
        self._database: Final = database

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

    def why_unknown(self, name: str | int) -> str | None:
        """None for a name that a card has; else what to say about it, with the nearest names."""
        if self.find(name) is not None:
            return None
        if isinstance(name, int):
            return f"no card has the name or the passcode {name}{self._where_others_are()}"
        near = self._database.nearest_names(str(name)) or self._nearest_translated(str(name))
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        return f"no card is named {name!r}{hint}{self._where_others_are()}"

    def _where_others_are(self) -> str:
        return _BUNDLED_ONLY if self._database.paths == (BUNDLED_DATABASE,) else ""

    @staticmethod
    def _nearest_translated(name: str) -> list[str]:
        known = card_translations().keys()
        return [known[key] for key in difflib.get_close_matches(name_key(name), known, n=3, cutoff=0.5)]

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
        return printed.name if printed is not None and printed.name else str(code)


@cache
def bundled_names() -> CardNames:
    """The bundled cards."""
    return CardNames(CardDatabase([BUNDLED_DATABASE]))
