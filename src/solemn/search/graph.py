"""What a search knows of a duel: decisions as nodes, options as edges, and what is settled of each (`nodes`).

Positions of open phases that look alike are one node (`digests`). A graph that has taken its share of memory forgets all but what is
settled of the first decision, and the search goes on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.decisions.kinds import BattleDecision, Decision, IdleDecision
from solemn.core.state.data import DuelState
from solemn.duel.facade import Duel
from solemn.search.digests import Digests
from solemn.search.doubts import Doubts
from solemn.search.goals import Goal
from solemn.search.nodes import DOUBTFUL, LOST, OPEN, WON, Node, Origin, answers_to, ended
from solemn.search.options import Option, Sign, leaves_out, moment_of, options_of
from solemn.search.zones import zones_are_alike

_LONGEST: Final = 160  # decisions of one line
_LOSING: Final = 0.1  # what a line loses that ends the duel otherwise than wanted
_NONE: Final = -1  # no rows: there has been no open phase
_NODE, _OPTION, _MARK = 500, 400, 8_000  # bytes that each takes, about
MEMORY: Final = 1 << 30  # bytes that a graph takes before it forgets


@dataclass(slots=True)
class Effort:
    """What a search has done so far: lines, decisions that the duel played, positions of open phases, each counted once."""

    lines: int = 0
    decisions: int = 0
    positions: int = 0
    met_again: int = 0  # positions that were reached in another way before
    forgotten: int = 0  # how often what was known was dropped, for want of memory


Trail = list[tuple[Node, int]]
Choose = Callable[[Node, list[int]], int]


class Graph:
    """The graph of one duel from where it stands; the duel is wherever the last line left it.

    With `passive` the other player only does what must be done, in the way that is likeliest. With `collects` a line that reaches the goal
    is kept in `collected`, and counts as gone through.
    """

    __slots__ = (
        "_at", "_bytes", "_collects", "_cuts", "_digests", "_doubts", "_habits", "_memory", "_met", "_passive", "_zones_alike",
        "collected", "duel", "effort", "goal", "goal_answers", "kind", "root", "shunned",
    )  # fmt: skip

    def __init__(self, duel: Duel, goal: Goal, passive: bool = False, collects: bool = False, memory: int = MEMORY) -> None:
        self.duel, self.goal, self._passive, self._collects = duel, goal, passive, collects
        self._memory, self._bytes = memory, 0  # how much may be taken, and is
        self.collected: list[list[Any]] = []
        self.effort = Effort()
        self.kind = 0  # of the last line: which monsters the player had when it came nearest
        self.goal_answers: list[Any] | None = None  # of the first line that reached the goal
        self._cuts = False
        self._doubts = Doubts()
        self._met: dict[int, Node] = {}
        self._habits: dict[Any, int] = {}
        self.shunned: dict[Sign, float] = {}  # what is leaned away from at decisions that are met from now on, and how much
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
        if self._bytes > self._memory:
            self._forget()
        node, trail = self.root, list[tuple[Node, int]]()
        passed: set[int] = set()
        at_nearest, rows = node, node.rows if node.is_open_phase else _NONE
        while node.state == OPEN:
            passed.add(id(node))
            left = node.unsettled()
            if not left:  # all of it was settled by other trails
                self._settle(node)
                break
            i = choose(node, left)
            trail.append((node, i))
            child = self._child(trail)
            if _is_called_off(child, trail, rows):  # chosen again, from what else there is
                node.children[i] = ended(LOST, None)
                trail.pop()
                continue
            if id(child) in passed:
                child = node.children[i] = self._led_back(child, trail)
            elif len(trail) >= _LONGEST and child.state == OPEN:
                self._cuts = True
                child = node.children[i] = ended(LOST, None)
            node = child
            rows = node.rows if node.is_open_phase else rows
            if node.nearness > at_nearest.nearness:
                at_nearest = node
        for passed_node, _ in reversed(trail):
            self._settle(passed_node)
        self._settle(self.root)
        if self.root.state == DOUBTFUL:
            self._bytes -= _OPTION * self._doubts.decide()
        self.effort.lines += 1
        self.kind = at_nearest.kind
        return at_nearest.nearness - (_LOSING if node.nearness < 0 else 0.0)

    def _settle(self, node: Node) -> None:
        if node.state == OPEN:
            self._bytes -= _OPTION * node.settle()
            if node.state == DOUBTFUL:
                self._doubts.note(node)

    def _led_back(self, child: Node, trail: Trail) -> Node:
        """What an option stands for that led back to a position of the line, see `doubts`."""
        for before, _ in trail:
            if before is child:
                return ended(LOST, None)
            if not before.is_own and len(before.options) > 1:
                break
        node, i = trail[-1]
        return self._doubts.note_return(node, i, child)

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
            self.goal_answers = self.goal_answers or answers_to(origin)
            if self._collects:
                self.collected.append(answers_to(origin))
                return ended(LOST, origin, 1.0)
            return ended(WON, origin, 1.0)
        decision = duel.decision
        if decision is None or goal.is_lost(duel):
            return ended(LOST, origin, -1.0 if duel.over else 0.0)
        is_own = decision.player == goal.player
        options = self._options(decision, is_own)
        node = Node(options, is_own, goal.nearness(duel), origin, self._habits_of(decision, options))
        self._bytes += _NODE + _OPTION * len(options)
        node.is_open_phase = is_own and isinstance(decision, (IdleDecision, BattleDecision))
        node.rows = len(duel.log)
        node.kind = _monsters(duel.state, goal.player)
        self._at = node
        return node

    def _options(self, decision: Decision, is_own: bool) -> list[Option]:
        options = options_of(self.duel.state, decision, self._zones_alike)
        if self._passive and not is_own:
            return [max(options, key=lambda option: option.lean)]
        self._cuts = self._cuts or leaves_out(decision, options)
        if self.shunned:
            options = [option._replace(lean=option.lean - self.shunned.get(option.sign, 0.0)) for option in options]
        return options

    def _habits_of(self, decision: Decision, options: Sequence[Option]) -> list[int]:
        moment, known = moment_of(self.duel.state, decision), self._habits
        return [known.setdefault((moment, option.sign), len(known)) for option in options]

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
        self._bytes += _MARK
        self._met[number], node.mark = node, mark
        return node

    def _forget(self) -> None:
        """Drop what is below the first decision, unless it is settled."""
        self.root.children = [child if child is not None and child.state in (WON, LOST) else None for child in self.root.children]
        self._met.clear()
        self._doubts.clear()
        self._digests.forget()
        self._at, self._bytes = None, 0
        self.effort.forgotten += 1


def _monsters(d: DuelState, player: int) -> int:
    """A number for the names of the player's monsters."""
    return hash(tuple(sorted(card.printed.code for card in d.players[player].mzone if card is not None)))


def _is_called_off(child: Node, trail: Trail, rows: int) -> bool:
    """Whether what was begun was taken back: nothing has happened since, and the same is asked as before."""
    if child.is_open_phase:
        return child.rows == rows
    node, i = trail[-1]
    if child.state != OPEN or not node.options[i].takes_back:
        return False
    for before, _ in reversed(trail):
        if before.rows != child.rows:
            return False
        if before.habits == child.habits:
            return True
        if before.is_open_phase:  # the rows of those before it may be of another way that led there
            return False
    return False
