"""Many hands of a deck: which share of them reaches a goal through so many interruptions."""

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

from solemn.chokes.boards import Weights
from solemn.chokes.playing import NoRoom, staged
from solemn.chokes.strongest import Interruptions
from solemn.chokes.threats import Threat
from solemn.combo.boards import first_turn_scenario
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.judge.play.judging import Judge
from solemn.search.goals import Aim, All, Goal
from solemn.search.hands import drawn_hand
from solemn.search.rollouts import Rollouts
from solemn.sweeping.intervals import wilson

_PLAYER: Final = 0


@dataclass(frozen=True, slots=True)
class Target:
    """What a hand is to reach in its first turn: cards and LP, so many interruptions, or both."""

    aim: Aim | None = None
    interruptions: int = 0

    def goal(self, duel: Duel) -> Goal:
        """The goal in a duel."""
        goals: list[Goal] = [] if self.aim is None else [self.aim.goal(duel, _PLAYER)]
        if self.interruptions or not goals:
            goals.append(Interruptions(duel, max(1, self.interruptions), _PLAYER, Weights()))
        return goals[0] if len(goals) == 1 else All(goals)


@dataclass(frozen=True, slots=True)
class Trial:
    """What is asked of hands: of which deck, for how long each search, through how many of which negators (at most all of them)."""

    deck: Deck
    pool: CardPool
    target: Target
    threats: tuple[Threat, ...]
    through: int = 2
    seconds: float = 5.0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class HandResult:
    """A hand: whether it reached the goal through 0, 1, ... interruptions, against which negators, and what was searched."""

    hand: tuple[int, ...]
    against: tuple[str, ...]
    reached: tuple[bool, ...]
    positions: int
    decisions: int


@dataclass(slots=True)
class Shares:
    """The hands, and how many of them reached the goal."""

    hands: list[HandResult] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[int, int, float, float, float]]:
        """For each number of interruptions: it, the hands that reached the goal, their share, and its 95 % interval by Wilson."""
        count = len(self.hands)
        for through in range(len(self.hands[0].reached) if self.hands else 0):
            reached = sum(hand.reached[through] for hand in self.hands)
            yield (through, reached, reached / count, *wilson(reached, count))

    @property
    def positions(self) -> int:
        """All positions that were searched."""
        return sum(hand.positions for hand in self.hands)


def shares(trial: Trial, hands: int, jobs: int = 1, heard: Callable[[int], None] | None = None) -> Shares:
    """Draw so many hands by the seed and ask each, in `jobs` processes; `heard` is told how many are done.

    A hand reaches the goal through interruptions if a way of play was found that gets there whenever the opponent uses them, or does not.
    The search sees what the opponent holds, and what is found is a lower bound: with more time more may be.
    """
    found = Shares()
    numbers = range(trial.seed, trial.seed + hands)
    if jobs <= 1:
        results: Iterator[HandResult] = (asked(trial, number) for number in numbers)
        return _gathered(found, results, heard)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        return _gathered(found, workers.map(_asked, [(trial, number) for number in numbers]), heard)


def _gathered(found: Shares, results: Iterator[HandResult], heard: Callable[[int], None] | None) -> Shares:
    for result in results:
        found.hands.append(result)
        if heard is not None:
            heard(len(found.hands))
    return found


def _asked(what: tuple[Trial, int]) -> HandResult:
    return asked(*what)


def asked(trial: Trial, number: int) -> HandResult:
    """The hand of that number, and what came of it."""
    hand = drawn_hand(trial.deck, number)
    against = drawn_threats(trial.threats, trial.through, number)
    scenario = first_turn_scenario(trial.deck, hand, trial.pool, number)
    judge = Judge(trial.pool)
    reached, positions, decisions = list[bool](), 0, 0
    for through in range(len(against) + 1):
        if reached and not reached[-1]:
            reached.append(False)
            continue
        try:
            duel = staged(scenario, judge, *against[:through])
        except NoRoom:
            reached.append(False)
            continue
        duel.start()
        search = Rollouts(duel, trial.target.goal(duel), number)
        reached.append(search.run(trial.seconds).holds)
        positions += search.effort.positions
        decisions += search.effort.decisions
    return HandResult(tuple(hand), tuple(threat.name for threat in against), tuple(reached), positions, decisions)


def drawn_threats(threats: Sequence[Threat], count: int, number: int) -> list[Threat]:
    """The negators that the opponent of a hand holds, each one once."""
    return random.Random(f"negators {number}").sample(threats, min(count, len(threats)))
