"""Nested rollouts: whole lines played at random, by leanings that learn from the best line so far; in between, depth first.

The method is nested rollout policy adaptation (Rosin 2011) on a graph of what is known (`graph`). A leaning belongs to the sign of an
option, so that what proved good in one line is tried in others, wherever it is possible. What is settled is not played again: lines differ
to the last, and a duel that is small enough is gone through whole.
"""

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, NamedTuple

from solemn.duel.facade import Duel
from solemn.search.goals import Goal
from solemn.search.graph import MEMORY, Graph
from solemn.search.nodes import LOST, OPEN, WON, Node

_STEEPEST: Final = 30.0
_LEARNT: Final = 1.0
_FIRST_WIDTHS: Final = (8, 15)  # lines of one level in the first rounds, and in those that follow
_WIDTHS: Final = (25, 25, 40)
_DEPTH_FIRST: Final = 0.15  # the share of a round's time that is spent depth first after it

Leanings = dict[int, float]  # by habits, see `Node`


class Played(NamedTuple):
    """A decision of a line: the habits and leans of what could be done, and which of it was."""

    habits: list[int]
    leans: list[float]
    taken: int


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
    """

    __slots__ = ("_deadline", "_heard", "_rng", "best", "duel", "effort", "graph")

    def __init__(
        self,
        duel: Duel,
        goal: Goal,
        seed: int = 0,
        heard: Callable[[Best], None] | None = None,
        passive: bool = False,
        collects: bool = False,
        memory: int = MEMORY,
    ) -> None:
        self.duel = duel
        self.best = Best()
        self.graph = Graph(duel, goal, passive, collects, memory)
        self.effort = self.graph.effort
        self._rng = random.Random(seed)
        self._heard = heard
        self._deadline = 0.0

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
        """One round of lines, the first ones shorter, and a while depth first; it ends at the time `until` at the latest."""
        self._deadline = until
        began = time.monotonic()
        self._level(2, _FIRST_WIDTHS[number] if number < len(_FIRST_WIDTHS) else _WIDTHS[number % len(_WIDTHS)], {})
        now = time.monotonic()
        self._depth_first(now + _DEPTH_FIRST * (now - began))

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

    def _level(self, level: int, width: int, leanings: Leanings) -> tuple[float, list[Played]]:
        if level == 0:
            return self._line(leanings)
        best: tuple[float, list[Played]] = (-1.0, [])
        leanings = dict(leanings)
        for _ in range(width):
            found = self._level(level - 1, width, leanings)
            if found[0] >= best[0]:
                best = found
            if self._is_over():
                break
            _learn(leanings, best[1])
        return best

    def _line(self, leanings: Leanings) -> tuple[float, list[Played]]:
        line: list[Played] = []

        def choose(node: Node, left: list[int]) -> int:
            if len(left) == 1:
                return left[0]
            habits, leans = [node.habits[i] for i in left], [node.options[i].lean for i in left]
            taken = self._rng.choices(range(len(left)), _weights(habits, leans, leanings if node.is_own else {}))[0]
            if node.is_own:
                line.append(Played(habits, leans, taken))
            return left[taken]

        nearest = self.graph.line(choose)
        self._note(nearest)
        return nearest, line

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


def _learn(leanings: Leanings, line: list[Played]) -> None:
    """Lean towards what the line did, away from what it could have done instead."""
    steps = [(played, _weights(played.habits, played.leans, leanings)) for played in line]
    for (habits, _, taken), weights in steps:
        share = _LEARNT / sum(weights)
        for habit, weight in zip(habits, weights):
            leanings[habit] = leanings.get(habit, 0.0) - weight * share
        leanings[habits[taken]] += _LEARNT
