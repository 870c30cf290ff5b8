"""What happened, in order: rows (kind, values...) that transcripts, replays and verdicts are made from."""

from typing import Any

from solemn.core.state.data import Card, DuelState
from solemn.spec.constants import LOCATION_OVERLAY


class DuelOver(BaseException):
    """Ends the running rules once somebody has won; only the loop of the turn catches it."""


def emit(d: DuelState, kind: str, *values: Any) -> None:
    """Note that something happened. Kinds and values are those of docs/log.md; kinds that start with "." hold objects."""
    if d.log_enabled:
        row = (kind, *values)
        d.log.append(row)
        if d.listener is not None:
            d.listener(row)


def tell(d: DuelState, kind: str, *values: Any) -> None:
    """Let whoever listens know of a moment that leaves no row in the log."""
    if d.listener is not None:
        d.listener((kind, *values))


def place_of(card: Card | None) -> tuple[int, int, int, int]:
    """Where a card is: controller, location, sequence, position (zeros for no card).

    An Xyz Material is where its monster is, in LOCATION_OVERLAY, with its own place among the materials as position.
    """
    if card is None:
        return (0, 0, 0, 0)
    host = card.overlay_target
    if host is not None:
        return (host.controller, (host.location | LOCATION_OVERLAY) & 0xFF, host.sequence, card.sequence)
    return (card.controller, card.location, card.sequence, card.position)
