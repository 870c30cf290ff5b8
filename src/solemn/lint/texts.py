"""Card texts from databases, and what a text says of negation."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from solemn.cards.database import DatabaseError, database_files
from solemn.cards.facts import FactsError, read_facts

_SENTENCE = re.compile(r"[.●\n•]+")
_QUOTED = re.compile(r'"[^"]*"')
_ACTIVATION = re.compile(
    r"negate (?:the|that|its|their|those|both) (?:card'?s? )?(?:\w+ )?activations?|activation is negated|negate the (?:\w+ ){1,3}activation"
    r"|negate (?:that|the) effect's activation"
)
_EFFECT = re.compile(
    r"negate (?:that|the|its) (?:\w+ )?effects?(?! of|'s activation)|negate (?:all|any) (?:\w+ )*effects? activated"
    r"|negate (?:that|the) (?:\w+ ){0,2}effect(?!s? of)|(?:that|its|the) effect is negated"
)
_UNTIL_END = re.compile(r"until the end of (?:this|the|that) turn|until the end phase")
_BOTH = re.compile(r"activation and (?:the |its )?effect|effect and activation")


class TextError(Exception):
    """A file is not a card database; the message names the file."""


@dataclass(frozen=True, slots=True)
class CardText:
    """What is printed on a card: its passcode, type mask (0 when unknown), English name and text."""

    code: int
    type: int
    name: str
    text: str


class CardTexts:
    """Card texts by passcode, from databases in EDOPro's form."""

    __slots__ = ("_cards",)

    def __init__(self, cards: Iterable[CardText]) -> None:
        self._cards = {card.code: card for card in cards}

    def get(self, code: int) -> CardText | None:
        """The card with this passcode."""
        return self._cards.get(code)

    def __len__(self) -> int:
        return len(self._cards)

    def __iter__(self) -> Iterator[CardText]:
        return iter(self._cards.values())


def read_texts(paths: Iterable[Path]) -> CardTexts:
    """The texts of these databases; a later one wins. Raises TextError."""
    return CardTexts(card for path in text_files(paths) for card in _read(path))


def text_files(paths: Iterable[Path]) -> tuple[Path, ...]:
    """The databases that are meant, those of folders too. Raises TextError for a folder without any."""
    try:
        return database_files(paths)
    except DatabaseError as error:
        raise TextError(str(error)) from error


def _read(path: Path) -> list[CardText]:
    if path.suffix == ".txt":
        try:
            return [CardText(card.code, card.type, card.name, "") for card in read_facts(path)]
        except FactsError as error:
            raise TextError(str(error)) from error
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            rows = connection.execute("select d.id, d.type, t.name, t.desc from datas d left join texts t on t.id = d.id").fetchall()
        finally:
            connection.close()
    except (sqlite3.Error, ValueError) as error:
        raise TextError(f"{path}: not a card database with tables datas and texts ({error})") from error
    return [CardText(int(code), int(kind or 0), str(name or ""), str(text or "")) for code, kind, name, text in rows]


@lru_cache(maxsize=4096)
def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text in small letters, names in quotation marks emptied."""
    plain = _QUOTED.sub('""', text.replace("\r", "").replace("’", "'"))
    return tuple(part.strip().lower() for part in _SENTENCE.split(plain) if part.strip())


@dataclass(frozen=True, slots=True)
class NegationClauses:
    """Which negations of Chain Links a text has."""

    activation: int
    effect: int
    both: bool


@lru_cache(maxsize=4096)
def negation_clauses(text: str) -> NegationClauses:
    """How many sentences negate an activation, how many an effect, and whether one names both."""
    activation = effect = 0
    both = False
    for sentence in sentences(text):
        if _BOTH.search(sentence):
            both = True
        is_activation, is_effect = bool(_ACTIVATION.search(sentence)), bool(_EFFECT.search(sentence))
        activation += is_activation
        effect += is_effect
    return NegationClauses(activation, effect, both)


def sentences_with(card: CardText | None, *words: str) -> Iterator[str]:
    """The sentences of a card's text that have all of these words."""
    if card is not None:
        for sentence in sentences(card.text):
            if all(word in sentence for word in words):
                yield sentence


def ends_this_turn(sentence: str) -> bool:
    """Does a sentence say that something lasts until the end of a turn?"""
    return _UNTIL_END.search(sentence) is not None
