"""The engine's own player, for puzzles that ask for it (DUEL_SIMPLE_AI): how player 1 answers without being asked.

It agrees to everything, takes what comes first, and activates what it can unless the Chain has a link of its own already. What it
does not know it leaves to whoever plays: commands of its own turn, Tributes, sums, counters and declarations.
"""

from collections.abc import Iterable
from typing import Final

from solemn.core.decisions.kinds import Zone
from solemn.core.state.data import Card, ChainLink, DuelState, in_card_order
from solemn.spec.constants import (
    DUEL_SIMPLE_AI,
    LOCATION_MZONE,
    LOCATION_SZONE,
    POS_FACEDOWN_ATTACK,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP_ATTACK,
    POS_FACEUP_DEFENSE,
)

_PLAYER: Final = 1
_PENDULUM_ZONES: Final = (6, 7)
_BEST_POSITIONS: Final = (POS_FACEUP_DEFENSE, POS_FACEUP_ATTACK, POS_FACEDOWN_DEFENSE, POS_FACEDOWN_ATTACK)
_MIDDLE_FIRST: Final = (2, 1, 3, 0, 4)
_BEST_ZONES: Final = tuple(
    (location, sequence)
    for location, sequences in ((LOCATION_MZONE, (6, 5, *_MIDDLE_FIRST)), (LOCATION_SZONE, (*_MIDDLE_FIRST, *_PENDULUM_ZONES)))
    for sequence in sequences
)


def plays_for(d: DuelState, player: int) -> bool:
    """Whether the engine itself answers for the player."""
    return player == _PLAYER and bool(d.flags & DUEL_SIMPLE_AI)


def link_to_activate(d: DuelState, links: list[ChainLink], forced: bool) -> int:
    """Which effect it activates: a position in `links`, in the order in which they were found; -1 for none."""
    has_link = any(link.triggering_player == _PLAYER for link in d.chain)
    return 0 if links and (forced or not has_link) else -1


def cards_to_take(cards: list[Card], low: int) -> list[Card]:
    """The fewest cards it may take, in the order in which they were found."""
    return in_card_order(cards[:low])


def card_to_take(select: list[Card], unselect: list[Card], cancelable: bool) -> Card | None:
    """The card that it takes, or puts back if there is none to take; None if it may end the choice."""
    return None if cancelable else (select or unselect)[0]


def zones_to_take(zones: Iterable[Zone], count: int) -> list[Zone]:
    """Its own zones before the opponent's, Monster Zones before others, from the middle outwards."""

    def order(zone: Zone) -> tuple[bool, int]:
        """Whose zone it is, and its place among those that it likes."""
        return (zone[0] != _PLAYER, _BEST_ZONES.index(zone[1:]))

    return sorted((zone for zone in zones if zone[1:] in _BEST_ZONES), key=order)[:count]


def position_to_take(positions: int) -> int:
    """Face-up Defense Position if it can, else Attack Position, else face-down."""
    return next(position for position in _BEST_POSITIONS if positions & position)
