"""The terms of a duel: rule sets, rulings, life points and hands, where cards begin, and the seed of chance."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Final, NamedTuple

from solemn.core.state.field_zones import zone_exists
from solemn.duel.arguments import require, require_player, require_whole, shown, whole
from solemn.duel.errors import DuelError
from solemn.duel.pool import Deck
from solemn.lua import Limits
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    POS_FACEDOWN_DEFENSE,
)

RULINGS: Final = ("2023-10", "before-2023-10", "ocgcore")
RULESETS: Final = {"mr5": 0x2E800, "mr4": 0xD2800, "mr3": 0xD1800, "mr2": 0xD0600, "mr1": 0xD0700}

_LOCATIONS: Final = {
    LOCATION_DECK: "LOCATION_DECK", LOCATION_HAND: "LOCATION_HAND", LOCATION_MZONE: "LOCATION_MZONE", LOCATION_SZONE: "LOCATION_SZONE",
    LOCATION_GRAVE: "LOCATION_GRAVE", LOCATION_REMOVED: "LOCATION_REMOVED", LOCATION_EXTRA: "LOCATION_EXTRA",
}  # fmt: skip
_POSITIONS: Final = 0xF  # all of them
UNDECIDED: Final = 5  # the winner while there is none
MOST_CARDS: Final = 6000  # in one duel; two legal decks have 150
_WORD: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_MOST: Final = {"lp": (1 << 31) - 1, "start_hand": MOST_CARDS, "draw": MOST_CARDS}


class Placement(NamedTuple):
    """A card put somewhere before the duel starts; location and position are masks, `controller` None for the owner."""

    code: int
    owner: int
    location: int
    sequence: int = 0
    position: int = POS_FACEDOWN_DEFENSE
    controller: int | None = None


def check_terms(decks: Sequence[Deck], lp: int, start_hand: int, draw: int) -> None:
    """Raises DuelError unless there are two decks, life points from 1 up, and numbers of cards from 0 up."""
    if not isinstance(decks, (list, tuple)) or len(decks) != 2 or not all(isinstance(deck, Deck) for deck in decks):
        raise DuelError(f"decks: found {shown(decks)}, expected two decks, each a solemn.Deck; Deck.read reads one")
    for codes in (part for deck in decks for part in (deck.main, deck.extra)):
        if not isinstance(codes, (tuple, list)):
            raise DuelError(f"found {shown(codes)}, expected the passcodes of a deck as a tuple")
        check_count(len(codes))
    for name, number, least in (("lp", lp, 1), ("start_hand", start_hand, 0), ("draw", draw, 0)):
        if type(number) is not int or not least <= number <= _MOST[name]:
            raise DuelError(f"{name} is a whole number from {least} to {_MOST[name]}, not {shown(number)}")


def check_limits(limits: Limits) -> None:
    """Raises DuelError for anything but limits, each a whole number."""
    require("limits", limits, Limits, "a solemn.Limits")
    for field in fields(limits):
        require_whole(f"limits.{field.name}", getattr(limits, field.name), 0)


def check_count(cards: int) -> None:
    """Raises DuelError for more cards than a duel can have."""
    if cards > MOST_CARDS:
        raise DuelError(f"a duel has at most {MOST_CARDS} cards, found {cards}")


def check_placement(placement: Placement) -> None:
    """Raises DuelError for a player, place or position that does not exist."""
    code, owner, location, sequence, position, controller = placement
    if type(code) is not int:
        raise DuelError(f"code: found {shown(code)}, expected a passcode; pool.database.named(name) finds a card by its name")
    require_player("owner", owner)
    if controller is not None:
        require_player("controller", controller)
    if type(location) is not int or location not in _LOCATIONS:
        found = f"{location:#x}" if type(location) is int and 0 <= location < 1 << 32 else shown(location)
        raise DuelError(f"location: found {found}, expected one of {', '.join(_LOCATIONS.values())}")
    if type(sequence) is not int or sequence < 0 or not zone_exists(location, sequence):
        raise DuelError(f"sequence: found {shown(sequence)}, expected the number of a place in {_LOCATIONS[location]}, from 0 up")
    if type(position) is not int or not 0 < position <= _POSITIONS:
        raise DuelError(f"position: found {shown(position)}, expected a position such as POS_FACEUP_ATTACK")


def seed_words(seed: int | Sequence[int]) -> tuple[int, int, int, int]:
    """The four words of 64 bits that chance begins from, given as such or spread from one number. Raises DuelError for anything else."""
    number = whole(seed)
    if number is not None:
        return _spread(number)
    words = tuple(seed) if isinstance(seed, (list, tuple)) else ()
    if len(words) != 4 or not all(type(word) is int and 0 <= word < 1 << 64 for word in words) or not any(words):
        raise DuelError(f"a seed is a whole number, or four words of 64 bits of which one is not 0, not {shown(seed)}")
    return words[0], words[1], words[2], words[3]


def _spread(seed: int) -> tuple[int, int, int, int]:
    """Four words from one number, so that similar seeds give different duels."""
    first = seed & _WORD
    a, b, c, d = (spread_word(first + i * _GOLDEN) | 1 for i in range(4))
    return a, b, c, d


def spread_word(word: int) -> int:
    """A word of 64 bits from another (splitmix64), unlike that of any near one."""
    z = (word + _GOLDEN) & _WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
    return z ^ (z >> 31)
