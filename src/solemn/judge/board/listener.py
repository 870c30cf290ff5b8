"""Follows a duel's log. What a row means is noted at once, while cards are where they were; rows become events when asked for."""

from collections.abc import Callable
from typing import Any, Final

from solemn.core.state.data import DuelState
from solemn.core.state.rows import NegationBegan, NegationOver, Row, named
from solemn.judge.board.event_words import words_of
from solemn.judge.board.events import Event
from solemn.judge.board.heard import Heard, Kept
from solemn.judge.board.notes import NOTES
from solemn.judge.scenario.names import CardNames

_OF_CARDS: Final = frozenset(
    {
        "become_target", "attack", "summoning", "special_summoning", "flip_summoning", "position", "add_counter", "remove_counter",
        ".protected", ".summon_protected", ".summon_negated", ".negated", ".negation_over", ".negated_attack", ".negated_activation",
        ".negated_effect",
    }
)  # fmt: skip

_MOMENTS: Final[dict[str, Callable[[Heard, Any], None]]] = {
    ".leaving": Heard.begin_leaving, ".left": Heard.end_leaving, ".settled": Heard.note_settled,
}


class Listener:
    """Hears every row of a duel's log from its beginning on, and tells the events since it was last asked."""

    __slots__ = ("_d", "_heard", "_read", "on_chain_end", "on_chained", "on_solved", "on_unasked")

    def __init__(self, d: DuelState, names: CardNames) -> None:
        self._d = d
        self._heard = Heard(d, names)
        self._read = 0
        self.on_chained: Callable[[], None] | None = None  # told of every link once it is complete
        self.on_solved: Callable[[int], None] | None = None  # told of every link once it has resolved
        self.on_chain_end: Callable[[], None] | None = None
        self.on_unasked: Callable[[int], None] | None = None  # told of every player who might respond now, but has nothing to respond with
        for row in d.log:
            self.hear(row)
        d.listener = self.hear

    @property
    def phase(self) -> str:
        """The phase that was told of last, by its name in scenarios; empty before the first."""
        return self._heard.phase

    def hear(self, row: Row) -> None:
        """Note what will be hard to tell later."""
        kind, *values = row
        note = NOTES.get(kind)
        if note is not None:
            self._heard.put_down(row, note(self._d, named(row)))
        elif kind == ".negated":
            begun = NegationBegan(*row)
            self._heard.begin_negation(row, begun.card, begun.by)
        elif kind == ".negation_over":
            self._heard.end_negation(row, NegationOver(*row).card)
        elif kind in _MOMENTS:
            _MOMENTS[kind](self._heard, *values)
        elif kind == "chain_end":
            self._heard.end_chain()
        if kind in _OF_CARDS:
            self._heard.put_down_namesakes(row)
        if kind == "chained" and self.on_chained is not None:
            self.on_chained()
        elif kind == "chain_solved" and self.on_solved is not None:
            self.on_solved(*values)
        elif kind == ".unasked" and self.on_unasked is not None:
            self.on_unasked(*values)
        elif kind == "chain_end" and self.on_chain_end is not None:
            self.on_chain_end()

    def keep(self) -> Kept:
        """What is known now, for `go_back` when the duel is restored to this moment."""
        return self._heard.keep(self._read)

    def go_back(self, kept: Kept) -> None:
        """Know what was known then. Comes before the duel is restored, whose answers since then are heard again."""
        self._heard.go_back(kept)
        self._read = kept.read

    def news(self, step: int) -> list[Event]:
        """The events since the last call; `step` is the number of the step that they follow."""
        rows = self._heard.unread(self._read)
        self._read = len(self._d.log)
        return [Event(*words, step=step) for row in rows for words in words_of(self._heard, row)]
