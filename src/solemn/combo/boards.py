"""The best end boards of a hand, found in the time given, by several processes."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from typing import Any

from solemn.chokes.boards import Weights
from solemn.chokes.strongest import Reached, Strongest
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.judge.board.staging import stage
from solemn.judge.scenario.model import CardName, Copies, PlayerSetup, Scenario, Setup
from solemn.judge.scenario.names import CardNames
from solemn.search.graph import Effort
from solemn.search.hands import first_turn
from solemn.search.rollouts import PATIENT, Rollouts
from solemn.spec.constants import LOCATION_DECK


@dataclass(frozen=True, slots=True)
class Exploration:
    """What is explored: a hand's first turn as a scenario, with which cards, for how long, what counts how much, how many boards."""

    scenario: Scenario
    pool: CardPool
    seconds: float = 30.0
    weights: Weights = field(default_factory=Weights)
    most: int = 3
    seed: int = 0


@dataclass(slots=True)
class Explored:
    """The best boards, each with its answers, and what was searched."""

    boards: list[Reached] = field(default_factory=list)
    effort: Effort = field(default_factory=Effort)
    exhausted: bool = False  # everything was gone through


def first_turn_scenario(deck: Deck, hand: Sequence[int], pool: CardPool, seed: int) -> Scenario:
    """The scenario of a deck's first turn with this hand; the rest is shuffled by the seed. Raises NotInDeck and DuelError."""
    duel = first_turn(deck, hand, pool, seed)
    own, other = (_deck_of(duel, player) for player in (0, 1))
    side = PlayerSetup(hand=list(hand), deck=own, extra=list(deck.extra))
    return Scenario(setup=Setup(players=[side, PlayerSetup(deck=other)], draw=1, seed=seed + 1))


def _deck_of(duel: Duel, player: int) -> list[CardName | Copies]:
    """The player's Deck as a scenario has it, the card on top first."""
    return [placed.code for placed in duel.beginning.placements[::-1] if placed.owner == player and placed.location == LOCATION_DECK]


def begun(scenario: Scenario, pool: CardPool) -> Duel:
    """The scenario's duel at its first decision; a script that fails does nothing."""
    names = CardNames(pool.database)
    duel = Duel.put_up(replace(stage(scenario, pool, names).beginning, strict=False))
    duel.start()
    return duel


def explore(task: Exploration, jobs: int = 1) -> Explored:
    """Look for the best boards, in `jobs` processes. Raises DuelError for a hand that cannot be put up."""
    if jobs <= 1:
        return _explored(task)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        parts = list(workers.map(_explored, [replace(task, seed=task.seed + i) for i in range(jobs)]))
    found = Explored()
    boards: dict[Any, Reached] = {}
    for part in parts:
        for board in part.boards:
            boards.setdefault(repr(board.answers), board)
        _add(found.effort, part.effort)
        found.exhausted = found.exhausted or part.exhausted
    found.boards = sorted(boards.values(), key=lambda board: (-board.score, len(board.answers)))[: task.most]
    return found


def _explored(task: Exploration) -> Explored:
    duel = begun(task.scenario, task.pool)
    goal = Strongest(duel, task.scenario.setup.turn, task.weights, task.most)
    search = Rollouts(duel, goal, task.seed, passive=True, widths=PATIENT)
    search.run(task.seconds)
    return Explored(goal.boards(), search.effort, search.is_exhausted)


def _add(total: Effort, part: Effort) -> None:
    total.lines += part.lines
    total.decisions += part.decisions
    total.positions += part.positions
    total.met_again += part.met_again
