"""Printed facts of cards that need not be in the duel, such as one whose name another card has taken."""

from typing import Final

from solemn.core.state.data import DuelState
from solemn.spec.cards import PrintedCard

_UNKNOWN: Final = PrintedCard(0, 0, (), 0, 0, 0, 0, 0, 0, 0, 0, 0)


def printed_of(d: DuelState, code: int) -> PrintedCard:
    """What is printed on the card with this code; all zeros if no card has it."""
    if d.card_reader is None:
        return _UNKNOWN
    printed: PrintedCard | None = d.card_reader(code)
    return _UNKNOWN if printed is None else printed
