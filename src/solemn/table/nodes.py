"""The tree of what was tried: a node for every answer."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from solemn.judge.board.events import Event
from solemn.judge.telling.transcript import Line
from solemn.table.unasked import Unasked


@dataclass(slots=True, eq=False)
class Node:
    """A position: the answer that led to it from its parent, and what happened then."""

    number: int  # in the order in which they were first reached; 0 is the beginning
    parent: "Node | None" = None
    answer: Any = None
    player: int = 0  # who answered
    kind: str = ""  # of the decision that was answered
    of_itself: bool = False  # nobody was asked: the player's manner, or a default, answered
    steps: list[Any] | None = None  # of a scenario, that say the answer; None where none does
    pick: Any = None  # a card of a choice that is made one by one
    put_back: bool = False  # the card was put back
    turn: int = 0
    is_end: bool = False  # the duel is over
    is_open: bool = False  # it is the turn player's move in an open phase
    events: list[Event] = field(default_factory=list)
    lines: dict[str, list[Line]] = field(default_factory=dict)  # what happened in words, by language
    unasked: list[Unasked] = field(default_factory=list)  # why players who were not asked could not respond
    children: list["Node"] = field(default_factory=list)
    latest: "Node | None" = None  # the child that was last gone to

    def path(self) -> list["Node"]:
        """The nodes from the beginning to this one."""
        return list(self._upwards())[::-1]

    def _upwards(self) -> Iterator["Node"]:
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def child(self, answer: Any) -> "Node | None":
        """The node that this answer leads to, if it was tried."""
        return next((node for node in self.children if type(node.answer) is type(answer) and node.answer == answer), None)
