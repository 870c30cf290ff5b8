"""Nested rollouts: whole lines played at random, by leanings that learn from the best line so far; in between, depth first.

The method is nested rollout policy adaptation (Rosin 2011) on a graph of what is known (`graph`). A leaning belongs to the sign of an
option, so that what proved good in one line is tried in others, wherever it is possible. What is settled is not played again: lines differ
to the last, and a duel that is small enough is gone through whole.
"""

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, Final

from solemn.duel.facade import Duel
from solemn.search.elites import Elites
from solemn.search.goals import Goal
from solemn.search.graph import MEMORY, Graph
from solemn.search.nodes import LOST, OPEN, WON, Node
from solemn.search.variations import Step, Variation

_STEEPEST: Final = 30.0
_LEARNT: Final = 1.0
AFRESH: Final = (8, 15, 8, 25, 8, 15, 8, 40)  # lines of one level, round by round: a new beginning often finds what a long round misses
PATIENT: Final = (8, 15, 25, 25, 40, 25, 25, 40)  # where there is always something better, long rounds find more
_UNVARIED: Final = 2  # rounds before the first variations, and before every other one begins with leanings towards one of the nearest lines
_TOWARDS: Final = (2.0, 6.0)  # how much it leans
_VARYING: Final = 0.5  # the share of a round's time that goes to variations after it
_DEPTH_FIRST: Final = 0.15  # the share of a round's time that is spent depth first after it

Leanings = dict[int, float]  # by habits, see `Node`


Line = list[Step]
Chooser = Callable[[list[int], list[float], bool], int]  # of habits and leans, and whether it is asked in an open phase


@dataclass(slots=True)
class Best:
    """The best line so far: how near it came, its answers, and whether the goal is reached after every reply of the other player."""

    nearness: float = -1.0
    answers: list[Any] = field(default_factory=list)
    reached: bool = False
    holds: bool = False


class Rollouts:
    """A search of one duel from where it stands. With `passive` the other player does only what must be done; with `collects` it goes on
    where the goal was reached, and the graph has all the lines that reached it. Of what it learns it keeps about `memory` bytes.
    Its rounds are of `widths` times as many lines, one after the other.
    """

    __slots__ = ("_deadline", "_elites", "_heard", "_rng", "_widths", "best", "duel", "effort", "graph")

    def __init__(
        self,
        duel: Duel,
        goal: Goal,
        seed: int = 0,
        heard: Callable[[Best], None] | None = None,
        passive: bool = False,
        collects: bool = False,
        memory: int = MEMORY,
        widths: Sequence[int] = AFRESH,
    ) -> None:
        self.duel = duel
        self.best = Best()
        self.graph = Graph(duel, goal, passive, collects, memory)
        self.effort = self.graph.effort
        self._rng = random.Random(seed)
        self._heard = heard
        self._deadline, self._widths = 0.0, widths
        self._elites = Elites()  # the lines that are varied

    def run(self, seconds: float) -> Best:
        """Search until a way is found that reaches the goal whatever the other player does, until there is none, or for so many seconds."""
        until = time.monotonic() + seconds
        for number in count():
            self.round(until, number)
            if self._is_over():
                break
        self.best.holds = self.graph.root.state == WON
        return self.best

    def round(self, until: float, number: int) -> None:
        """One round of lines, after the first ones also variations of the nearest lines, and a while depth first; it ends at `until`."""
        self._deadline = until
        began = time.monotonic()
        leanings = self._leanings_of_an_elite() if number >= _UNVARIED and number % 2 else {}
        self._level(2, self._widths[number % len(self._widths)], leanings)
        took = time.monotonic() - began
        if number >= _UNVARIED:
            self._vary(time.monotonic() + _VARYING * took)
        self._depth_first(time.monotonic() + _DEPTH_FIRST * took)

    @property
    def is_settled(self) -> bool:
        """Whether everything is known that can be."""
        return self.graph.root.state != OPEN

    @property
    def is_exhausted(self) -> bool:
        """Whether everything was gone through and no way leads to the goal (against every reply)."""
        return self.graph.root.state == LOST and not self.graph.is_cut

    def _is_over(self) -> bool:
        return self.is_settled or time.monotonic() > self._deadline

    # -- nested

    def _level(self, level: int, width: int, leanings: Leanings) -> tuple[float, Line]:
        if level == 0:
            return self._line(partial(self._by_leanings, leanings))
        best: tuple[float, Line] = (-1.0, [])
        leanings = dict(leanings)
        for _ in range(width):
            found = self._level(level - 1, width, leanings)
            if found[0] >= best[0]:
                best = found
            if self._is_over():
                break
            _learn(leanings, best[1])
        return best

    def _by_leanings(self, leanings: Leanings, habits: list[int], leans: list[float], _: bool = False) -> int:
        return self._rng.choices(range(len(leans)), _weights(habits, leans, leanings))[0]

    def _line(self, chooser: Chooser) -> tuple[float, Line]:
        line: Line = []
        last: Node | None = None

        def choose(node: Node, left: list[int]) -> int:
            nonlocal last
            if node is last:  # what was chosen there before was called off
                line.pop()
            last = node if node.is_own and len(left) > 1 else None
            if len(left) == 1:
                return left[0]
            habits, leans = [node.habits[i] for i in left], [node.options[i].lean for i in left]
            if not node.is_own:
                return left[self._by_leanings({}, habits, leans)]
            taken = chooser(habits, leans, node.is_open_phase)
            line.append(Step(habits, leans, taken, node.is_open_phase))
            return left[taken]

        nearest = self.graph.line(choose)
        self._note(nearest)
        self._elites.note(self.graph.kind, nearest, line)
        return nearest, line

    # -- around the nearest lines

    def _leanings_of_an_elite(self) -> Leanings:
        """Leanings towards what one of the nearest lines did, in whatever order."""
        lean = self._rng.uniform(*_TOWARDS)
        return {step.habits[step.taken]: lean for step in self._elites.choose(self._rng)}

    def _vary(self, until: float) -> None:
        """Variations of the nearest lines; one that comes as near takes the place of its kind."""
        while time.monotonic() < until and not self._is_over():
            line = self._elites.choose(self._rng)
            if not line:
                return
            self._line(Variation(line, self._rng).choose)

    # -- depth first

    def _depth_first(self, until: float) -> None:
        while time.monotonic() < until and not self._is_over():
            self._note(self.graph.line(_likeliest))

    # -- what came of it

    def _note(self, nearest: float) -> None:
        if self.best.reached or (nearest <= self.best.nearness and self.graph.goal_answers is None):
            return
        answers = self.graph.goal_answers
        self.best = Best(nearest) if answers is None else Best(1.0, answers, True)
        if self._heard is not None:
            self._heard(self.best)


def _likeliest(node: Node, left: list[int]) -> int:
    return max(left, key=lambda i: node.options[i].lean)


def _weights(habits: list[int], leans: list[float], leanings: Leanings) -> list[float]:
    get = leanings.get
    return [math.exp(min(_STEEPEST, get(habit, 0.0) + lean)) for habit, lean in zip(habits, leans)]


def _learn(leanings: Leanings, line: Line) -> None:
    """Lean towards what the line did, away from what it could have done instead."""
    steps = [(step, _weights(step.habits, step.leans, leanings)) for step in line]
    for (habits, _, taken, _), weights in steps:
        share = _LEARNT / sum(weights)
        for habit, weight in zip(habits, weights):
            leanings[habit] = leanings.get(habit, 0.0) - weight * share
        leanings[habits[taken]] += _LEARNT
