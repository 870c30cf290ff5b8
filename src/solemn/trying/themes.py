"""What a script is about: the cards, archetypes, Types and Attributes that it names, and cards of a database that fit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from solemn.cards.archetypes import CONSTANTS, set_constants
from solemn.cards.database import CardDatabase
from solemn.core.card.names import belongs_to_archetype
from solemn.duel.checking import lacks_script
from solemn.duel.pool import CardPool
from solemn.spec import constants as c
from solemn.spec.cards import PrintedCard

_PASSCODE: Final = re.compile(r"(?<![\w.])(\d{5,9})(?![\w.])")
_NAMED_SET: Final = re.compile(r"\b(SET_\w+)")
_NUMBERED_SET: Final = re.compile(r"SetCard\w*\([^)\n]*?(0x[0-9a-fA-F]{2,4})\b")
_TRAIT: Final = re.compile(r"\b((?:RACE|ATTRIBUTE)_[A-Z]+)\b")
_FAMILY: Final = 0xFFF
_OF_A_SET: Final = 6
_OF_A_TRAIT: Final = 2
_NAMED: Final = 8
MOST: Final = 24  # cards of a theme


@dataclass(frozen=True, slots=True)
class Theme:
    """Cards that a script may be about: monsters of the Main Deck, those of the Extra Deck, Spells and Traps."""

    monsters: tuple[PrintedCard, ...] = ()
    extra: tuple[PrintedCard, ...] = ()
    spells: tuple[PrintedCard, ...] = ()


@dataclass(slots=True)
class Stock:
    """The cards of a pool, ready to be looked up."""

    pool: CardPool
    sets: Mapping[str, int] = field(default_factory=dict)
    by_set: dict[int, list[PrintedCard]] = field(default_factory=dict)
    by_trait: dict[tuple[str, int], list[PrintedCard]] = field(default_factory=dict)
    plain: dict[int, list[PrintedCard]] = field(default_factory=dict)  # Normal Monsters by Level
    tuners: dict[int, list[PrintedCard]] = field(default_factory=dict)
    others: dict[int, list[PrintedCard]] = field(default_factory=dict)  # Effect Monsters by Level

    @classmethod
    def of(cls, pool: CardPool) -> Stock:
        """The stock of a pool."""
        stock = cls(pool, set_constants(pool.scripts.find(CONSTANTS)))
        for card in _cards(pool.database):
            for code in card.setcodes:
                stock.by_set.setdefault(code & _FAMILY, []).append(card)
            if card.type & c.TYPE_MONSTER and not card.type & (c.TYPE_TOKEN | EXTRA):
                stock.by_trait.setdefault(("RACE", card.race), []).append(card)
                stock.by_trait.setdefault(("ATTRIBUTE", card.attribute), []).append(card)
                if card.type & c.TYPE_NORMAL and not card.type & (c.TYPE_PENDULUM | c.TYPE_TUNER):
                    stock.plain.setdefault(card.level, []).append(card)
                elif card.type & c.TYPE_TUNER:
                    stock.tuners.setdefault(card.level, []).append(card)
                elif not card.type & (c.TYPE_PENDULUM | c.TYPE_RITUAL):
                    stock.others.setdefault(card.level, []).append(card)
        return stock

    def theme(self, texts: Iterable[str], card: PrintedCard, *pools: CardPool) -> Theme:
        """The cards that scripts are about: those that they name first, then some of each archetype, Type and Attribute.

        Only cards that have their scripts, in these pools too.
        """
        found: dict[int, PrintedCard] = {}
        for text in texts:
            for other in (*self._named(text), *self._of_sets(text, card), *self._of_traits(text)):
                if len(found) < MOST and self._is_other(other, card) and not any(lacks_script(pool, other) for pool in (self.pool, *pools)):
                    found.setdefault(other.code, other)
        cards = list(found.values())
        return Theme(
            tuple(one for one in cards if one.type & c.TYPE_MONSTER and not one.type & EXTRA),
            tuple(one for one in cards if one.type & c.TYPE_MONSTER and one.type & EXTRA),
            tuple(one for one in cards if not one.type & c.TYPE_MONSTER),
        )

    @staticmethod
    def _is_other(other: PrintedCard, card: PrintedCard) -> bool:
        return other.code != card.code and other.alias != card.code and not other.type & c.TYPE_TOKEN

    def _named(self, text: str) -> list[PrintedCard]:
        codes = dict.fromkeys(int(code) for code in _PASSCODE.findall(text))
        return [card for code in codes if (card := self.pool.database.get(code)) is not None][:_NAMED]

    def _of_sets(self, text: str, card: PrintedCard) -> list[PrintedCard]:
        codes = [self.sets[name] for name in _NAMED_SET.findall(text) if name in self.sets]
        codes += [int(number, 16) for number in _NUMBERED_SET.findall(text)]
        found: list[PrintedCard] = []
        for code in dict.fromkeys(codes):
            family = (other for other in self.by_set.get(code & _FAMILY, ()) if other.code != card.code)
            found += _mixed([other for other in family if any(belongs_to_archetype(code, one) for one in other.setcodes)], _OF_A_SET)
        return found

    def _of_traits(self, text: str) -> list[PrintedCard]:
        found: list[PrintedCard] = []
        for name in dict.fromkeys(_TRAIT.findall(text)):
            value = getattr(c, name, 0)
            kind = name.partition("_")[0]
            found += _mixed(self.by_trait.get((kind, value), []), _OF_A_TRAIT)
        return found


EXTRA: Final = c.TYPE_FUSION | c.TYPE_SYNCHRO | c.TYPE_XYZ | c.TYPE_LINK


def _cards(database: CardDatabase) -> Iterable[PrintedCard]:
    for code in database.codes():
        card = database.get(code)
        if card is not None and card.scope & 3 and not card.alias:  # of the OCG and TCG, first prints
            yield card


def _mixed(cards: list[PrintedCard], most: int) -> list[PrintedCard]:
    """Some of these cards, of different kinds: by turns Level 4 and lower, others, those of the Extra Deck, Spells, Traps."""
    kinds: dict[int, list[PrintedCard]] = {}
    for card in cards:
        kinds.setdefault(_kind(card), []).append(card)
    found: list[PrintedCard] = []
    rows = [kinds[kind] for kind in sorted(kinds)]
    for place in range(most):
        found += [row[place] for row in rows if place < len(row)]
    return found[:most]


def _kind(card: PrintedCard) -> int:
    if card.type & c.TYPE_MONSTER:
        return 2 if card.type & EXTRA else int(card.level > 4)
    return 3 if card.type & c.TYPE_SPELL else 4
