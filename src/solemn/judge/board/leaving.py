"""Cards on their way off the field. What their leaving makes work does not negate them any more, and is told after they have moved."""

from collections.abc import Iterable, Sequence
from typing import Final

from solemn.core.state.data import Card, Effect
from solemn.core.state.rows import Row
from solemn.spec.constants import LOCATION_ONFIELD, STATUS_DISABLED, STATUS_LEAVE_CONFIRMED

_CHANGES: Final = frozenset({".negated", ".negation_over"})


class Leaving:
    """Follows which cards are leaving the field, or have resolved and will go to the GY by rule."""

    __slots__ = ("_going", "_moves", "_settled", "_withheld")

    def __init__(self) -> None:
        self._going: dict[int, tuple[tuple[Card, ...], int]] = {}  # by identity of the list: its cards, and the rows before they leave
        self._moves: list[tuple[int, int]] = []  # from which row to which row of the log cards left
        self._settled: set[Card] = set()  # cards of this Chain whose effect is applied, or whose link is over
        self._withheld: dict[Card, tuple[Row, Effect | None]] = {}  # negations that were not told, as the card is leaving

    def copied(self) -> "Leaving":
        """The same at this moment."""
        made = Leaving()
        made._going, made._moves = dict(self._going), list(self._moves)
        made._settled, made._withheld = set(self._settled), dict(self._withheld)
        return made

    def begin(self, cards: Sequence[Card], rows: int) -> None:
        """The cards are about to leave; the log has so many rows."""
        self._going[id(cards)] = tuple(card for card in cards if card.location & LOCATION_ONFIELD), rows

    def end(self, cards: Sequence[Card], rows: int) -> None:
        """The cards have gone, those that stay have been spared; the log has so many rows."""
        begun = self._going.pop(id(cards), None)
        if begun is not None:
            self._moves.append((begun[1], rows))

    def note_settled(self, card: Card) -> None:
        """The effect of the card's link is applied from now on, or the link is over: nothing can negate that any more."""
        self._settled.add(card)

    def close_chain(self) -> None:
        """The Chain is over."""
        self._settled.clear()

    def withholds(self, card: Card, row: Row, by: Effect | None) -> bool:
        """Whether the negation that begins with this row is not to be told, because the card is leaving."""
        if not self._is_leaving(card):
            return False
        self._withheld[card] = row, by
        return True

    def _is_leaving(self, card: Card) -> bool:
        used = card in self._settled and card.status & STATUS_LEAVE_CONFIRMED
        return bool(used) or any(card in cards for cards, _ in self._going.values())

    def take_staying(self) -> list[tuple[Card, Row, Effect | None]]:
        """The cards that did not leave after all and are negated, each with the row and the effect by which that began."""
        cards = [card for card in self._withheld if not self._is_leaving(card)]
        taken = [(card, *self._withheld.pop(card)) for card in cards]
        return [(card, row, by) for card, row, by in taken if card.location & LOCATION_ONFIELD and card.status & STATUS_DISABLED]

    def in_order(self, log: list[Row], read: int) -> list[Row]:
        """The rows that were not read yet, as they are told: where cards left, their moves come before what followed from that."""
        rows = log[read:]
        for first, end in self._moves:
            if first >= read:
                rows[first - read : end - read] = _moves_first(rows[first - read : end - read])
        self._moves.clear()
        return rows


def _moves_first(rows: Iterable[Row]) -> list[Row]:
    return sorted(rows, key=_is_change)


def _is_change(row: Row) -> bool:
    return row[0] in _CHANGES
