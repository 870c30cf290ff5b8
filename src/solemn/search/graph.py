"""What a search knows of a duel: decisions as nodes, options as edges, and what is settled of each.

A node is settled as won or lost by those that follow it: one that the goal's player decides is won by one option that wins and lost by all
that lose; one that the other player decides the other way round. So what was gone through is not gone through again, and where the root is
lost everything was. Positions of open phases that look alike are one node (`digests`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.decisions.kinds import BattleDecision, Decision, IdleDecision
from solemn.duel.facade import Duel
from solemn.duel.positions import Mark
from solemn.search.digests import Digests
from solemn.search.goals import Goal
from solemn.search.options import Option, leaves_out, options_of
from solemn.search.zones import zones_are_alike

OPEN, WON, LOST = 0, 1, -1
_LONGEST: Final = 160  # decisions of one line
_LOSING: Final = 0.1  # what a line loses that ends the duel otherwise than wanted
_MOST_KEPT: Final = 20_000  # positions, about 8 KB each


@dataclass(slots=True)
class Effort:
    """What a search has done so far: lines, decisions that the duel played, positions of open phases, each counted once."""

    lines: int = 0
    decisions: int = 0
    positions: int = 0
    met_again: int = 0  # positions that were reached in another way before


class Node:
    """A decision, its options, and what is known of them."""

    __slots__ = ("children", "is_open_phase", "is_own", "mark", "nearness", "options", "origin", "rows", "state")

    def __init__(self, options: Sequence[Option], is_own: bool, nearness: float, origin: "Origin | None") -> None:
        self.options = options
        self.children: list[Node | None] = [None] * len(options)
        self.is_own = is_own  # decided by the goal's player
        self.nearness = nearness
        self.origin = origin
        self.is_open_phase = False
        self.rows = 0  # of the log
        self.mark: Mark | None = None  # of an open phase, once it is known which position it is
        self.state = OPEN

    def unsettled(self) -> list[int]:
        """The options that are still worth trying."""
        return [i for i, child in enumerate(self.children) if child is None or child.state == OPEN]

    def settle(self) -> None:
        """Note what follows from what is known of the options."""
        if self.state != OPEN:
            return
        decisive, other = (WON, LOST) if self.is_own else (LOST, WON)
        if any(child is not None and child.state == decisive for child in self.children):
            self.state = decisive
        elif all(child is not None and child.state == other for child in self.children):
            self.state = other
        if self.state == LOST:  # nobody comes here again
            self.options, self.children, self.mark = (), [], None


Origin = tuple[Node, Any]  # the node and the answer that led to a node first
Trail = list[tuple[Node, int]]
Choose = Callable[[Node, list[int]], int]


class Graph:
    """The graph of one duel from where it stands; the duel is wherever the last line left it.

    With `passive` the other player only does what must be done, in the way that is likeliest. With `collects` a line that reaches the goal
    is kept in `collected`, and counts as gone through.
    """

    __slots__ = (
        "_at", "_collects", "_cuts", "_digests", "_met", "_passive", "_zones_alike", "collected", "duel", "effort", "goal", "goal_answers",
        "root",
    )  # fmt: skip

    def __init__(self, duel: Duel, goal: Goal, passive: bool = False, collects: bool = False) -> None:
        self.duel, self.goal, self._passive, self._collects = duel, goal, passive, collects
        self.collected: list[list[Any]] = []
        self.effort = Effort()
        self.goal_answers: list[Any] | None = None  # of the first line that reached the goal
        self._cuts = False
        self._met: dict[int, Node] = {}
        self._zones_alike = zones_are_alike(duel)
        self._digests = Digests(duel.state)
        begin = duel.save()
        self._at: Node | None = None
        self.root = self._reached(None)
        self.root.mark = begin

    @property
    def is_cut(self) -> bool:
        """Whether options were left out, or lines not played to their end: then nothing lost is lost for sure."""
        return self._cuts

    def line(self, choose: Choose) -> float:
        """Play a line by what is chosen of the options that are not settled; how near it came."""
        node, trail = self.root, list[tuple[Node, int]]()
        passed: set[int] = set()
        nearest, rows = node.nearness, node.rows
        while node.state == OPEN:
            passed.add(id(node))
            left = node.unsettled()
            if not left:  # all of it was settled by other trails
                node.settle()
                break
            i = choose(node, left)
            trail.append((node, i))
            child = self._child(trail)
            if id(child) in passed or (child.is_open_phase and child.rows == rows):  # a move was begun and called off
                child = node.children[i] = _end(LOST, None)
            elif len(trail) >= _LONGEST and child.state == OPEN:
                self._cuts = True
                child = node.children[i] = _end(LOST, None)
            node = child
            rows = node.rows if node.is_open_phase else rows
            nearest = max(nearest, node.nearness)
        for passed_node, _ in reversed(trail):
            passed_node.settle()
        self.root.settle()
        self.effort.lines += 1
        return nearest - (_LOSING if node.nearness < 0 else 0.0)

    # -- the duel

    def _child(self, trail: Trail) -> Node:
        """The node that the trail leads to."""
        node, i = trail[-1]
        child = node.children[i]
        if child is None:
            self._bring(trail)
            answer = node.options[i].answer
            self._answer(answer)
            child = node.children[i] = self._reached((node, answer))
        elif child.is_open_phase and child.mark is None and child.state == OPEN:  # the second time here: it pays to know it
            child = node.children[i] = self._identified(child, trail)
        return child

    def _bring(self, trail: Trail) -> None:
        """Bring the duel to the last node of the trail."""
        last = trail[-1][0]
        if self._at is last:
            return
        first = next(i for i in range(len(trail) - 1, -1, -1) if trail[i][0].mark is not None or trail[i][0] is self._at)
        mark = trail[first][0].mark
        if trail[first][0] is not self._at:
            assert mark is not None
            self.duel.restore(mark)
        for node, i in trail[first:-1]:
            self._answer(node.options[i].answer)
        self._at = last

    def _answer(self, answer: Any) -> None:
        self._at = None
        self.duel.answer(answer)
        self.effort.decisions += 1

    def _reached(self, origin: Origin | None) -> Node:
        """A node for where the duel stands."""
        duel, goal = self.duel, self.goal
        if goal.is_reached(duel):
            self.goal_answers = self.goal_answers or _answers_to(origin)
            if self._collects:
                self.collected.append(_answers_to(origin))
                return _end(LOST, origin, 1.0)
            return _end(WON, origin, 1.0)
        decision = duel.decision
        if decision is None or goal.is_lost(duel):
            return _end(LOST, origin, -1.0 if duel.over else 0.0)
        is_own = decision.player == goal.player
        node = Node(self._options(decision, is_own), is_own, goal.nearness(duel), origin)
        node.is_open_phase = is_own and isinstance(decision, (IdleDecision, BattleDecision))
        node.rows = len(duel.log)
        self._at = node
        return node

    def _options(self, decision: Decision, is_own: bool) -> list[Option]:
        options = options_of(self.duel.state, decision, self._zones_alike)
        if self._passive and not is_own:
            return [max(options, key=lambda option: option.lean)]
        self._cuts = self._cuts or leaves_out(decision, options)
        return options

    def _identified(self, node: Node, trail: Trail) -> Node:
        """The node that stands for the position that the trail leads to: this one, or one that was met in another way."""
        self._bring([*trail, (node, 0)])
        mark = self.duel.save()
        assert mark.position is not None
        number = self._digests.of(self.duel, mark.position, node.options)
        known = self._met.get(number)
        if known is not None:
            self.effort.met_again += 1
            self._at = None
            return known
        self.effort.positions += 1
        if len(self._met) < _MOST_KEPT:
            node.mark = mark
            self._met[number] = node
        else:
            node.is_open_phase = False
        return node


def _answers_to(origin: Origin | None) -> list[Any]:
    """The answers that led to a node first."""
    answers: list[Any] = []
    while origin is not None:
        answers.append(origin[1])
        origin = origin[0].origin
    return answers[::-1]


def _end(state: int, origin: Origin | None, nearness: float = 0.0) -> Node:
    node = Node((), True, nearness, origin)
    node.state = state
    return node
