"""The names of the bundled cards in nine languages."""

import unicodedata
from functools import cache
from typing import Final

from solemn.cards.sources import BUNDLED

_FILE: Final = BUNDLED / "data" / "names.tsv"
_HIRAGANA_BELOW: Final = 0x60  # how far a hiragana stands below its katakana
_KATAKANA: Final = range(0x30A1, 0x30F7)
_MIDDLE_DOTS: Final = "・·･"


class CardTranslations:
    """Names by language, and cards by any of their names."""

    __slots__ = ("_by_name", "_names", "_shown")

    def __init__(self, lines: list[str]) -> None:
        """From the lines of the table: a head with the languages, then a card a line."""
        _, *languages = lines[0].split("\t")
        rows = [line.split("\t") for line in lines[1:]]
        self._names: Final = {int(code): dict(zip(languages, names)) for code, *names in rows}
        self._by_name: Final[dict[str, int]] = {}
        self._shown: Final[dict[str, str]] = {}
        for code, names in self._names.items():
            for name in names.values():
                if name:
                    self._by_name.setdefault(name_key(name), code)
                    self._shown.setdefault(name_key(name), name)

    def code(self, name: str) -> int | None:
        """The passcode of the card that has this name in some language, or is read so."""
        return self._by_name.get(name_key(name))

    def name(self, code: int, language: str) -> str | None:
        """The card's name in the language, None where it has none."""
        return self._names.get(code, {}).get(language) or None

    def in_language(self, language: str) -> dict[str, str]:
        """The names in a language by the English ones."""
        return {names["en"]: names[language] for names in self._names.values() if names.get(language)}

    def keys(self) -> dict[str, str]:
        """Every name by its form for comparison."""
        return self._shown


def name_key(name: str) -> str:
    """A form in which names are compared: without width, case, spaces and middle dots, katakana as hiragana."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(_hiragana(letter) for letter in folded if not letter.isspace() and letter not in _MIDDLE_DOTS)


def _hiragana(letter: str) -> str:
    return chr(ord(letter) - _HIRAGANA_BELOW) if ord(letter) in _KATAKANA else letter


@cache
def card_translations() -> CardTranslations:
    """The table that comes with the package."""
    return CardTranslations(_FILE.read_text(encoding="utf-8").splitlines())
