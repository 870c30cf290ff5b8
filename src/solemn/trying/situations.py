"""Boards on which a card can act: where it is, whose turn comes first, what lies about, who would negate it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final

from solemn.judge.scenario.model import MonsterSetup, PendulumSetup, PlayerSetup, Setup, SpellSetup, Summoned, ZoneRef
from solemn.spec import constants as c
from solemn.spec.cards import PrintedCard
from solemn.trying.themes import EXTRA, Stock, Theme

_FODDER: Final = ("Mokey Mokey", "Sangan")
_OWN_DECK: Final = ("Luster Dragon", "Gemini Elf", "Summoned Skull", "Dark Magician", "Junk Synchron", "Trap Hole")
_THEIR_DECK: Final = ("Vorse Raider", "La Jinn the Mystical Genie of the Lamp", "Mystical Elf", "Feral Imp", "Jar of Greed")
_GRAVE: Final = ("Vorse Raider", "Dark Magician", "Pot of Duality", "Jar of Greed", "Effect Veiler")
_BANISHED: Final = ("Battle Ox",)
_EXTRA: Final = ("Stardust Dragon", "Flame Swordsman", "Number 9: Dyson Sphere")
OWN_AGENDA: Final = ("Polymerization",)  # what the owner does after the card itself
AGENDA: Final = ("Feral Imp", "Monster Reborn", "Mystical Space Typhoon", "Dark Hole")  # what the opponent does in their turn
NEGATORS: Final[dict[str, str]] = {
    "Effect Veiler": "hand", "Ash Blossom & Joyous Spring": "hand", "Solemn Judgment": "set", "Infinite Impermanence": "set",
    "Skill Drain": "faceup", "Forbidden Lance": "set",
}  # fmt: skip
_CARD_SEQ: Final = 2


@dataclass(frozen=True, slots=True)
class Situation:
    """A board and how it is played: `own` has the card; of what can be chosen the last is taken where `last` says so."""

    name: str
    setup: Setup
    own: int
    last: bool = False
    negator: str = ""


def situations(card: PrintedCard, theme: Theme, stock: Stock) -> Iterator[Situation]:
    """The situations of a card, without negators."""
    for place, own_first in _places(card):
        own, other = _boards(theme, card, stock, place == "extra")
        put(own, card, place, int(own_first))
        name = f"{_PLACES[place]}, the {'owner' if own_first else 'opponent'}'s turn first"
        number = 1 if own_first else 0  # the second player can attack at once
        players = [other, own] if number else [own, other]
        yield Situation(name, Setup(players=players, turn=1, phase="main1", draw=1), number, last=not own_first)


def against_negators(situation: Situation, card: str) -> Iterator[Situation]:
    """The same situation against each of the cards that negate, but for the card that is tried."""
    return (with_negator(situation, negator) for negator in NEGATORS if negator != card)


def with_negator(situation: Situation, negator: str) -> Situation:
    """The same situation, in which the opponent has a card that can negate."""
    setup = copied(situation.setup)
    other = setup.players[1 - situation.own]
    where = NEGATORS[negator]
    if where == "hand":
        other.hand = [*other.hand, negator]
    else:
        pos: Any = where
        other.szone = [*other.szone, SpellSetup(card=negator, seq=4, pos=pos)]
    return replace(situation, name=f"{situation.name}, against {negator}", setup=setup, negator=negator)


def copied(setup: Setup) -> Setup:
    """A setup whose players can be changed without the other's."""
    players = []
    for player in setup.players:
        fresh = copy(player)
        for zone in ("hand", "deck", "extra", "grave", "banished", "mzone", "szone", "pzone"):
            setattr(fresh, zone, list(getattr(player, zone)))
        players.append(fresh)
    changed = copy(setup)
    changed.players = players
    return changed


_PLACES: Final = {
    "hand": "in the hand", "mzone": "in the Monster Zone", "setm": "Set in the Monster Zone", "grave": "in the GY", "banished": "banished",
    "extra": "in the Extra Deck", "pzone": "in the Pendulum Zone", "sets": "Set in the Spell & Trap Zone",
    "szone": "face-up in the Spell & Trap Zone",
}  # fmt: skip


def _places(card: PrintedCard) -> list[tuple[str, bool]]:
    """Where the card can be, and whether its owner's turn comes first."""
    if card.type & c.TYPE_MONSTER:
        if card.type & EXTRA:
            found = [("extra", True), ("mzone", True), ("mzone", False), ("grave", True)]
        else:
            found = [("hand", True), ("hand", False), ("mzone", True), ("mzone", False), ("setm", False)]
            found += [("grave", True), ("banished", True)]
        return [*found, ("pzone", True), ("pzone", False)] if card.type & c.TYPE_PENDULUM else found
    lasting = card.type & (c.TYPE_CONTINUOUS | c.TYPE_FIELD | c.TYPE_EQUIP)
    if card.type & c.TYPE_SPELL:
        found = [("hand", True), ("sets", False), ("grave", True)]
    else:
        found = [("sets", True), ("sets", False), ("grave", False)]
    return [*found, ("szone", True), ("szone", False)] if lasting else found


def put(own: PlayerSetup, card: PrintedCard, place: str, player: int) -> None:
    """Put the card where the situation wants it, on the side of that player."""
    code = card.code
    if place in ("hand", "grave", "banished", "extra"):
        setattr(own, place, [code, *getattr(own, place)])
    elif place in ("mzone", "setm"):
        pos: Any = "set" if place == "setm" else "attack"
        how = _summoned(card) if place == "mzone" else None
        materials: list[Any] = list(_FODDER) if card.type & c.TYPE_XYZ else []
        own.mzone = [*own.mzone, MonsterSetup(card=code, seq=_CARD_SEQ, pos=pos, summoned=how, materials=materials)]
    elif place == "pzone":
        own.pzone = [PendulumSetup(card=code, seq=0)]
    else:
        seq = 5 if card.type & c.TYPE_FIELD else 2
        where: Any = "set" if place == "sets" else "faceup"
        equip = ZoneRef(player=player, seq=0) if card.type & c.TYPE_EQUIP and place == "szone" else None
        own.szone = [*own.szone, SpellSetup(card=code, seq=seq, pos=where, equip=equip)]


def _summoned(card: PrintedCard) -> Summoned | None:
    kinds = {c.TYPE_FUSION: "fusion", c.TYPE_SYNCHRO: "synchro", c.TYPE_XYZ: "xyz", c.TYPE_LINK: "link", c.TYPE_RITUAL: "ritual"}
    word: Any = next((word for bit, word in kinds.items() if card.type & bit), None)
    return None if word is None else Summoned(as_=word)


def _boards(theme: Theme, card: PrintedCard, stock: Stock, with_materials: bool) -> tuple[PlayerSetup, PlayerSetup]:
    """What the card's owner and the opponent have."""
    monsters, spells = [one.code for one in theme.monsters], [one.code for one in theme.spells]
    on_field = _materials(card, stock) if with_materials else []
    on_field = on_field or [monsters[0] if monsters else "Celtic Guardian", *monsters[1:2]]
    seqs = [0, 1, 3, 4]
    own = PlayerSetup(
        hand=[*_FODDER, *monsters[2:4], *spells[:1], *(["Polymerization"] if card.type & c.TYPE_FUSION else [])],
        deck=[*monsters, *spells, *_OWN_DECK],
        extra=[*(one.code for one in theme.extra), *_EXTRA],
        grave=[*monsters[:3], *spells[:2], *_GRAVE],
        banished=[*monsters[:1], *_BANISHED],
        mzone=[MonsterSetup(card=name, seq=seq) for name, seq in zip(on_field, seqs)],
        szone=[SpellSetup(card="Trap Hole", seq=1, pos="set")],  # 0 and 4 are Pendulum Zones
    )
    other = PlayerSetup(
        hand=list(AGENDA),
        deck=[*_THEIR_DECK, *monsters[:1]],
        grave=[*_GRAVE, *monsters[:1]],
        banished=list(_BANISHED),
        mzone=[
            MonsterSetup(card="Cannon Soldier", seq=1), MonsterSetup(card="Summoned Skull", seq=2),
            MonsterSetup(card="Mystical Elf", seq=3, pos="set"),
        ],
        szone=[SpellSetup(card="Jar of Greed", seq=1, pos="set"), SpellSetup(card="Geartown", seq=5, pos="faceup")],
        extra=["Stardust Dragon"],
    )  # fmt: skip
    return own, other


def _materials(card: PrintedCard, stock: Stock) -> list[int | str]:
    """Monsters with which the monster of the Extra Deck may be Summoned, as far as its numbers tell."""
    if card.type & c.TYPE_XYZ:
        return [one.code for one in (*stock.plain.get(card.level, ()), *stock.others.get(card.level, ()))[:4]]
    if card.type & c.TYPE_SYNCHRO:
        for level in range(1, card.level):
            tuners, others = stock.tuners.get(level, []), stock.plain.get(card.level - level, [])
            if tuners and others:
                return [tuners[0].code, others[0].code]
    if card.type & c.TYPE_LINK:
        return ["Cannon Soldier", "Breaker the Magical Warrior", "Sangan", "Celtic Guardian"]
    return []
