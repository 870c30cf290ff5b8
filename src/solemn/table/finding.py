"""Finding cards while their names are typed, in every language at once."""

import unicodedata
from typing import Any, Final

from rapidfuzz import fuzz, process

from solemn.cards.database import CardDatabase
from solemn.cards.translations import card_translations, name_key
from solemn.judge.language.speech import ENGLISH, LANGUAGES
from solemn.spec.cards import PrintedCard

MOST: Final = 20
_LIKE: Final = 70  # of 100, for a name that only looks like what was typed
_FEW: Final = 3  # names found by their letters: with fewer, those that look alike are shown too


class CardFinder:
    """The names of all cards, in a form in which they are compared."""

    __slots__ = ("_codes", "_database", "_keys", "_languages", "_words")

    def __init__(self, database: CardDatabase) -> None:
        self._database: Final = database
        rows = sorted(_rows(database))
        self._keys: Final = [key for key, _, _, _ in rows]
        self._words: Final = [words for _, words, _, _ in rows]
        self._codes: Final = [code for _, _, code, _ in rows]
        self._languages: Final = [language for _, _, _, language in rows]

    def find(self, text: str, language: str, most: int = MOST) -> list[PrintedCard]:
        """The cards whose name, in any language, fits best to what was typed; names of this language come first. Or its passcode."""
        typed = folded(text)
        if not typed:
            return []
        if text.strip().isdigit():
            card = self._database.get(int(text.strip()))
            if card is not None:
                return [card]
        found = self._by_letters(typed, language)
        if len(found) < _FEW:
            found += self._by_likeness(typed)
        first: dict[str, PrintedCard] = {}
        for code in dict.fromkeys(found):
            card = self._database.get(code)
            if card is not None:
                first.setdefault(card.name, self._original(card))
            if len(first) == most:
                break
        return list(first.values())

    def _original(self, card: PrintedCard) -> PrintedCard:
        """The first print of the card."""
        first = self._database.get(card.alias) if card.alias else None
        return first if first is not None and first.name == card.name else card

    def _by_letters(self, typed: str, language: str) -> list[int]:
        bare = name_key(typed)
        ranked: list[tuple[int, bool, int, int]] = []
        for i, key in enumerate(self._keys):
            if bare in key:
                words = self._words[i]
                rank = 0 if key == bare else 1 if words.startswith(typed) else 2 if f" {typed}" in words else 3
                ranked.append((rank, self._languages[i] not in (language, ENGLISH), len(key), i))
        if not ranked and " " in typed:
            ranked = [(4, False, len(words), i) for i, words in enumerate(self._words) if all(part in words for part in typed.split())]
        return [self._codes[i] for *_, i in sorted(ranked)]

    def _by_likeness(self, typed: str) -> list[int]:
        found = process.extract(typed, self._words, scorer=fuzz.ratio, limit=_FEW, score_cutoff=_LIKE)
        return [self._codes[i] for _, _, i in found]


def _rows(database: CardDatabase) -> list[tuple[str, str, int, str]]:
    translations = card_translations()
    rows: list[tuple[str, str, int, str]] = []
    for code in database.codes():
        card = database.get(code)
        if card is None or not card.name:
            continue
        rows.append((name_key(folded(card.name)), folded(card.name), code, ENGLISH))
        for language in LANGUAGES[1:]:
            name: Any = translations.name(code, language)
            if name:
                rows.append((name_key(folded(name)), folded(name), code, language))
    return rows


def folded(name: str) -> str:
    """The name without capitals, accents and marks between words."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    kept = "".join(" " if char in "-_/," else char for char in plain if not unicodedata.combining(char) and char not in "\"'’“”!?.:;")
    return unicodedata.normalize("NFKC", " ".join(kept.split()))

