"""The legal moves of a decision as an agent gets them: one card, zone or counter at a time, and never too many."""

from collections.abc import Sequence
from typing import Final

from solemn.duel.facade import Duel
from solemn.duel.moves import Move
from solemn.env.tables import MOST_MOVES
from solemn.spec.constants import LOCATION_DECK

_NOT_OFFERED: Final = "shuffle"  # of the own hand: could go on for ever


def offered(duel: Duel, chosen: Sequence[Move], merge_alike: bool) -> list[Move]:
    """What the player who decides can do after those moves of several steps.

    With `merge_alike` moves that are the same but for the copy of a card or for the zone are there once.
    """
    moves = duel.moves(steps=True, after=chosen[-1] if chosen else None)
    moves = _in_open_order([move for move in moves if move.kind != _NOT_OFFERED] or moves)
    if merge_alike or len(moves) > MOST_MOVES:
        moves = list({move.alike: move for move in reversed(moves)}.values())[::-1]
    return moves[:MOST_MOVES]


def _in_open_order(moves: Sequence[Move]) -> list[Move]:
    """The moves in an order that does not tell in which order cards lie in the Deck."""

    def place(move: Move) -> int:
        card = move.cards[0] if move.cards else None
        return card.printed.code if card is not None and card.location == LOCATION_DECK else 0

    return sorted(moves, key=place)
