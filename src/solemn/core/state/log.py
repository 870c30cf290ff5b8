"""What happened, in order: rows (kind, values...) that transcripts, replays and verdicts are made from."""

from collections.abc import Sequence
from typing import Any, Final

from solemn.core.state.data import Card, DuelState, Effect
from solemn.spec.constants import LOCATION_ONFIELD, LOCATION_OVERLAY

Place = tuple[int, int, int, int]
BYTES_OF_A_ROW: Final = 200
MOST_MESSAGES: Final = 1000  # of scripts, that are kept in one duel
MOST_BYTES_OF_MESSAGES: Final = 1 << 20
NOWHERE: Final[Place] = (0, 0, 0, 0)
BOTH_PLAYERS: Final = 2


class DuelOver(BaseException):
    """Ends the running rules once somebody has won; only the loop of the turn catches it."""


def emit(d: DuelState, kind: str, *values: Any) -> None:
    """Note that something happened. Kinds and values are those of docs/log.md; kinds that start with "." hold objects."""
    if d.log_enabled:
        row = (kind, *values)
        if d.hold is not None:
            d.hold(BYTES_OF_A_ROW)
        d.log.append(row)
        if d.listener is not None:
            d.listener(row)


def emit_message(d: DuelState, text: str) -> None:
    """Note what a script says; of many messages, and of very long ones, only the first go to the log."""
    if d.hold is not None:
        d.hold(len(text))
    d.printed += 1
    d.printed_bytes += len(text)
    if d.printed <= MOST_MESSAGES and d.printed_bytes <= MOST_BYTES_OF_MESSAGES:
        emit(d, ".message", text, d.reason_effect)


def tell(d: DuelState, kind: str, *values: Any) -> None:
    """Let whoever listens know of a moment that leaves no row in the log."""
    if d.listener is not None:
        d.listener((kind, *values))


def emit_move(d: DuelState, card: Card, before: Place, after: Place, reason: int, code: int) -> None:
    """Note that a card moved, and by which effect. `code` is the passcode shown, 0 for a card that nobody sees."""
    if d.log_enabled:
        emit(d, ".moved", card, cause_of_move(card, before))
        emit(d, "move", code, before, after, reason)


def emit_revealed(d: DuelState, player: int, cards: Sequence[Card]) -> None:
    """Note that a player, or with 2 both of them, was shown these cards."""
    if d.log_enabled and cards:
        emit(d, ".revealed", player, tuple(cards), tuple(card.printed.code for card in cards))


def insert_move(card: Card, before: Place, at: int, code: int) -> None:
    """Note that the card moved from `before` to where it is now, ahead of the rows from number `at` on, which followed from it."""
    d = card.d
    if d.log_enabled:
        if d.hold is not None:
            d.hold(2 * BYTES_OF_A_ROW)
        rows = ((".moved", card, cause_of_move(card, before)), ("move", code, before, place_of(card), card.reason))
        d.log[at:at] = rows


def cause_of_move(card: Card, before: Place) -> Effect | None:
    """The effect that moves the card: the one at work for a card that stays on the field, else the one that it was sent by."""
    return card.d.reason_effect if before[1] & card.location & LOCATION_ONFIELD else card.reason_effect


def place_of(card: Card | None) -> Place:
    """Where a card is: controller, location, sequence, position (zeros for no card).

    An Xyz Material is where its monster is, in LOCATION_OVERLAY, with its own place among the materials as position.
    """
    if card is None:
        return NOWHERE
    host = card.overlay_target
    if host is not None:
        return (host.controller, (host.location | LOCATION_OVERLAY) & 0xFF, host.sequence, card.sequence)
    return (card.controller, card.location, card.sequence, card.position)
