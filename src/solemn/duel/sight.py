"""Whose face is seen by whom: cards where they are, and the rows of the log as one player saw them."""

from collections.abc import Callable
from typing import Any, Final

from solemn.core.state.data import Card
from solemn.core.state.log import BOTH_PLAYERS, Place
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    LOCATION_OVERLAY,
    LOCATION_REMOVED,
    POS_FACEUP,
)

Row = tuple[Any, ...]
UNKNOWN_PLACE: Final = -1  # the sequence of a card in a pile whose order is not seen
PILES_WITHOUT_ORDER: Final = LOCATION_DECK | LOCATION_EXTRA
_OWNERS_TO_LOOK_AT: Final = LOCATION_HAND | LOCATION_ONFIELD | LOCATION_REMOVED | LOCATION_EXTRA
_LEFT_OUT: Final = (None, None)


def sees(card: Card, player: int) -> bool:
    """Does the player see the face of the card, where it is now?"""
    return sees_at((card.controller, card.location, card.sequence, card.position), player)


def sees_at(place: Place, player: int) -> bool:
    """Does the player see the face of a card at that place? A card's own controller looks at all but the Deck."""
    controller, location, _, position = place
    if location & (LOCATION_GRAVE | LOCATION_OVERLAY):
        return True
    if not location:
        return False
    return bool(position & POS_FACEUP) or (controller == player and bool(location & _OWNERS_TO_LOOK_AT))


def seen_row(row: Row, player: int) -> Row | None:
    """A row of the log as the player saw it, with 0 for what was hidden; None for a row that this player does not get."""
    kind = row[0]
    mask = _MASKS.get(kind)
    if mask is not None:
        return mask(row, player)
    return None if kind.startswith(".") else row


def _draw(row: Row, player: int) -> Row:
    kind, drawer, *codes = row
    return row if drawer == player else (kind, drawer, *(0 for _ in codes))


def _move(row: Row, player: int) -> Row:
    """Where in a Deck or Extra Deck a card lay is not seen."""
    kind, code, before, after, reason = row
    shown = sees_at(before, player) or sees_at(after, player)
    if before[1] & PILES_WITHOUT_ORDER:
        before = (before[0], before[1], UNKNOWN_PLACE, before[3])
    return (kind, code if shown else 0, before, after, reason)


def _set(row: Row, player: int) -> Row:
    kind, _, *place = row
    controller, location, sequence, position = place
    return row if sees_at((controller, location, sequence, position), player) else (kind, 0, *place)


def _position(row: Row, player: int) -> Row:
    kind, _, controller, location, sequence, before, after = row
    if (before | after) & POS_FACEUP or controller == player:
        return row
    return (kind, 0, controller, location, sequence, before, after)


def _missed_timing(row: Row, player: int) -> Row | None:
    return row if sees_at(row[1], player) else None


def _revealed(row: Row, player: int) -> Row | None:
    _, shown_to, _, codes = row
    return ("revealed", shown_to, *codes) if shown_to in (player, BOTH_PLAYERS) else None


def _declared(row: Row, _: int) -> Row:
    return ("declared", *row[1:])


def _summon_negated(_: Row, __: int) -> Row:
    return ("summon_negated",)


_MASKS: Final[dict[str, Callable[[Row, int], Row | None]]] = {
    "draw": _draw, "move": _move, "set": _set, "position": _position, "missed_timing": _missed_timing,
    ".revealed": _revealed, ".declared": _declared, ".summon_negated": _summon_negated,
}  # fmt: skip
