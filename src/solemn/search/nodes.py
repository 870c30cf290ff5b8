"""A decision of a search and what is settled of it.

A node is settled as won or lost by those that follow it: one that the goal's player decides is won by one option that wins and lost by all
that lose; one that the other player decides the other way round. So what was gone through is not gone through again, and where the root is
lost everything was.
"""

from collections.abc import Sequence
from typing import Any

from solemn.duel.positions import Mark
from solemn.search.options import Option

OPEN, WON, LOST = 0, 1, -1
DOUBTFUL = -2  # nothing is left to try, but an option led back to a position that the line had come from; see `doubts`


class Node:
    """A decision, its options, and what is known of them."""

    __slots__ = ("children", "habits", "is_open_phase", "is_own", "kind", "mark", "nearness", "options", "origin", "rows", "state")

    def __init__(
        self, options: Sequence[Option], is_own: bool, nearness: float, origin: "Origin | None", habits: Sequence[int] = ()
    ) -> None:
        self.options = options
        self.habits = habits  # of each option: a number for its sign at such a moment, the same in every line
        self.children: list[Node | None] = [None] * len(options)
        self.is_own = is_own  # decided by the goal's player
        self.nearness = nearness
        self.origin = origin
        self.is_open_phase = False
        self.rows = 0  # of the log
        self.kind = 0  # a number for the monsters that the goal's player has
        self.mark: Mark | None = None  # of an open phase, once it is known which position it is
        self.state = OPEN

    def unsettled(self) -> list[int]:
        """The options that are still worth trying."""
        return [i for i, child in enumerate(self.children) if child is None or child.state == OPEN]

    def settle(self) -> int:
        """Note what follows from what is known of the options; how many options are given up."""
        if self.state != OPEN:
            return 0
        decisive, other = (WON, LOST) if self.is_own else (LOST, WON)
        if any(child is not None and child.state == decisive for child in self.children):
            self.state = decisive
        elif all(child is not None and child.state == other for child in self.children):
            self.state = other
        elif not self.unsettled():
            self.state = DOUBTFUL
        return self.give_up() if self.state == LOST else 0

    def give_up(self) -> int:
        """Drop the options of a node that is lost; how many they were."""
        self.state = LOST
        given_up = len(self.options)  # nobody comes here again
        self.options, self.habits, self.children, self.mark = (), (), [], None
        return given_up


Origin = tuple[Node, Any]  # the node and the answer that led to a node first


def answers_to(origin: Origin | None) -> list[Any]:
    """The answers that led to a node first."""
    answers: list[Any] = []
    while origin is not None:
        answers.append(origin[1])
        origin = origin[0].origin
    return answers[::-1]


def ended(state: int, origin: Origin | None, nearness: float = 0.0) -> Node:
    node = Node((), True, nearness, origin)
    node.state = state
    return node
