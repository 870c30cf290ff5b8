"""Nested rollouts: whole lines played at random, by leanings that learn from the best line so far.

The method is nested rollout policy adaptation (Rosin 2011). A leaning belongs to the sign of an option, so that what proved good in one
line is tried in others, wherever it is possible.
"""

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.facade import Duel
from solemn.search.goals import Goal
from solemn.search.options import Option, Sign, options_of

_LONGEST: Final = 160  # decisions of one line
_STEEPEST: Final = 30.0
_LOSING: Final = 0.1  # what a line loses that ends the duel otherwise than wanted
_LEARNT: Final = 1.0
_WIDTH: Final = 25  # lines of one level

Leanings = dict[Sign, float]


class Played(NamedTuple):
    """A decision of a line: what could be done, and which option was taken."""

    options: list[Option]
    taken: int


@dataclass(slots=True)
class Effort:
    """What a search has done so far."""

    lines: int = 0
    decisions: int = 0
    positions: int = 0


@dataclass(slots=True)
class Best:
    """The best line so far: how near it came, and its answers."""

    nearness: float = -1.0
    answers: list[Any] = field(default_factory=list)
    reached: bool = False


class Rollouts:
    """A search of one duel from where it stands; the duel is put back there before each line."""

    __slots__ = ("_begin", "_deadline", "_goal", "_heard", "_rng", "best", "duel", "effort", "signs")

    def __init__(self, duel: Duel, goal: Goal, seed: int = 0, heard: Callable[[Best], None] | None = None) -> None:
        self.duel = duel
        self.best = Best()
        self.effort = Effort()
        self.signs: list[Sign] = []  # of the best line
        self._goal = goal
        self._begin = duel.save()
        self._rng = random.Random(seed)
        self._heard = heard
        self._deadline = 0.0

    def run(self, seconds: float) -> Best:
        """Search until a line reaches the goal, or for so many seconds."""
        self._deadline = time.monotonic() + seconds
        while not self._is_over():
            self._level(2, {})
        return self.best

    def _is_over(self) -> bool:
        return self.best.reached or time.monotonic() > self._deadline

    def _level(self, level: int, leanings: Leanings) -> tuple[float, list[Played]]:
        if level == 0:
            return self._line(leanings)
        best: tuple[float, list[Played]] = (-1.0, [])
        leanings = dict(leanings)
        for _ in range(_WIDTH):
            found = self._level(level - 1, leanings)
            if found[0] >= best[0]:
                best = found
            if self._is_over():
                break
            _learn(leanings, best[1])
        return best

    def _line(self, leanings: Leanings) -> tuple[float, list[Played]]:
        duel, goal = self.duel, self._goal
        duel.restore(self._begin)
        line: list[Played] = []
        answers: list[Any] = []
        nearest = goal.nearness(duel)
        aside = _Aside()
        while not goal.is_lost(duel) and duel.decision is not None and len(answers) < _LONGEST:
            options = aside.without(options_of(duel.state, duel.decision), duel)
            taken = 0 if len(options) == 1 else self._choose(options, leanings)
            line.append(Played(options, taken))
            answers.append(options[taken].answer)
            aside.note(options[taken], duel)
            duel.answer(options[taken].answer)
            if goal.is_reached(duel):
                self._note(Best(1.0, answers, True), line)
                break
            if not duel.over:
                nearest = max(nearest, goal.nearness(duel))
        self.effort.lines += 1
        self.effort.decisions += len(answers)
        if duel.over:
            nearest -= _LOSING
        self._note(Best(nearest, answers), line)
        return nearest, line

    def _choose(self, options: list[Option], leanings: Leanings) -> int:
        weights = [_weight(option, leanings) for option in options]
        return self._rng.choices(range(len(options)), weights)[0]

    def _note(self, found: Best, line: list[Played]) -> None:
        if self.best.reached or (found.nearness <= self.best.nearness and not found.reached):
            return
        self.best = found
        self.signs = [played.options[played.taken].sign for played in line]
        if self._heard is not None:
            self._heard(found)


class _Aside:
    """Moves that were begun and called off, so that nothing has happened: they are not begun again."""

    __slots__ = ("_begun", "_rows", "_signs")

    def __init__(self) -> None:
        self._signs: set[Sign] = set()
        self._begun: Sign | None = None
        self._rows = 0

    def without(self, options: list[Option], duel: Duel) -> list[Option]:
        """The options but for what was called off since something last happened."""
        if not isinstance(duel.decision, (IdleDecision, BattleDecision)):
            return options
        if len(duel.log) != self._rows:
            self._signs.clear()
        elif self._begun is not None:
            self._signs.add(self._begun)
        return [option for option in options if option.sign not in self._signs] or options

    def note(self, option: Option, duel: Duel) -> None:
        """Note which move is begun."""
        if isinstance(duel.decision, (IdleDecision, BattleDecision)):
            self._begun, self._rows = option.sign, len(duel.log)


def _weight(option: Option, leanings: Leanings) -> float:
    return math.exp(min(_STEEPEST, leanings.get(option.sign, 0.0) + option.lean))


def _learn(leanings: Leanings, line: list[Played]) -> None:
    """Lean towards what the line did, away from what it could have done instead."""
    steps = [(played, [_weight(option, leanings) for option in played.options]) for played in line if len(played.options) > 1]
    for (options, taken), weights in steps:
        total = sum(weights)
        for option, weight in zip(options, weights):
            leanings[option.sign] = leanings.get(option.sign, 0.0) - _LEARNT * weight / total
        sign = options[taken].sign
        leanings[sign] = leanings.get(sign, 0.0) + _LEARNT
