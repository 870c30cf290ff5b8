"""What one player knows of hidden cards: which cards were seen and where each of them can be now.

All of it is read from the log. What was seen is a list of passcodes, each with the cards that it can belong to. The eye follows a card from
place to place; where cards are mixed each of them can be any other.
"""

from dataclasses import dataclass
from typing import Final

from solemn.core.state.data import Card
from solemn.core.state.log import BOTH_PLAYERS
from solemn.duel.sight import Row, seen_row, sees_at
from solemn.spec.constants import POS_FACEUP

_Place = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Seen:
    """A passcode that was seen, and the cards one of which it is."""

    code: int
    among: frozenset[Card]


@dataclass(frozen=True, slots=True)
class _Point:
    """How far the log was read, with what was known there."""

    count: int
    last: Row | None
    rows: int
    known: tuple[Seen, ...]


_START: Final = _Point(0, None, 0, ())


class Watcher:
    """One player's memory of a duel. `read` brings it up to date; it notices when the duel has gone back."""

    __slots__ = ("_card", "_drawn", "_points", "known", "player", "rows")

    def __init__(self, player: int) -> None:
        self.player = player
        self.rows: list[Row] = []  # the log as the player saw it
        self.known: list[Seen] = []
        self._points = [_START]
        self._card: Card | None = None  # what the next row is about
        self._drawn: tuple[Card, ...] = ()

    def read(self, log: list[Row]) -> None:
        """Take in the rows that are new since the last time."""
        points = self._points
        while (count := points[-1].count) and (len(log) < count or log[count - 1] is not points[-1].last):
            points.pop()
        self.known = list(points[-1].known)
        del self.rows[points[-1].rows :]
        if len(log) == count:
            return
        for row in log[count:]:
            self._note(row)
            seen = seen_row(row, self.player)
            if seen is not None:
                self.rows.append(seen)
        points.append(_Point(len(log), log[-1], len(self.rows), tuple(self.known)))

    def _note(self, row: Row) -> None:
        kind = row[0]
        if kind in (".moved", ".turned"):
            self._card = row[1]
        elif kind == "move":
            _, code, before, after, _ = row
            self._moved(code, before, after)
        elif kind == "position":
            self._turned(row)
        elif kind == ".mixed":
            self._mixed(*row[1:])
        elif kind == ".revealed":
            _, shown_to, cards, codes = row
            if shown_to in (self.player, BOTH_PLAYERS):
                for card, code in zip(cards, codes, strict=True):
                    self._learn(card, code)
        elif kind == ".drawn":
            _, _, self._drawn = row
        elif kind == "draw":
            _, drawer, *codes = row
            if drawer == self.player:
                for card, code in zip(self._drawn, codes, strict=True):
                    self._meet(card, code)

    def _moved(self, code: int, before: _Place, after: _Place) -> None:
        card = self._card
        assert card is not None
        was_seen, is_seen = sees_at(before, self.player), sees_at(after, self.player)
        if was_seen or is_seen or not after[1]:
            self._meet(card, code)
        if was_seen and not is_seen and after[1]:
            self.known.append(Seen(code, frozenset((card,))))

    def _turned(self, row: Row) -> None:
        _, code, controller, _, _, before, after = row
        if self._card is not None and controller != self.player and (before | after) & POS_FACEUP:
            if after & POS_FACEUP:
                self._meet(self._card, code)
            else:
                self._learn(self._card, code)

    def _learn(self, card: Card, code: int) -> None:
        """The player saw the face of a card that lies hidden again."""
        self._meet(card, code)
        self.known.append(Seen(code, frozenset((card,))))

    def _meet(self, card: Card, code: int) -> None:
        """The player sees which card that is: one passcode that was seen is found, and none of the others is this card."""
        among = [seen for seen in self.known if card in seen.among]
        if not among:
            return
        found = min((seen for seen in among if seen.code == code), key=lambda seen: len(seen.among), default=None)
        known = [seen for seen in self.known if seen is not found]
        self.known = [Seen(s.code, s.among - {card}) if card in s.among else s for s in known if s.among != {card}]

    def _mixed(self, cards: tuple[Card, ...], keeper: int | None) -> None:
        if keeper == self.player:
            return
        mixed = frozenset(cards)
        self.known = [Seen(s.code, s.among | mixed) if s.among & mixed else s for s in self.known]
