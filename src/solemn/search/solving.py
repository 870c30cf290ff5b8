"""Solving a puzzle: several searches at once, the line that one of them finds confirmed in a fresh duel and made shorter."""

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.context import SpawnProcess
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from typing import Any, Final

from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, bundled_pool
from solemn.duel.terms import seed_words
from solemn.search.goals import WIN, Aim, Goal
from solemn.search.graph import MEMORY, Effort
from solemn.search.leaving_out import answer_alike, beginning_without, load_without
from solemn.search.lines import follow, shortened
from solemn.search.options import Sign
from solemn.search.replies import UNKNOWN, holds_against_replies
from solemn.search.rollouts import Best, Rollouts
from solemn.spec.constants import DUEL_SIMPLE_AI

SOLVED, EXHAUSTED, TIME_OVER = "solved", "exhausted", "time over"
_ALONE: Final = 1.5  # seconds that one process looks before others are started
_OTHER_SEEDS: Final = (1, 2, 3, 4, 5)
_POLL: Final = 0.2
_PROOF: Final = 10.0  # seconds for trying the opponent's replies


@dataclass(frozen=True, slots=True)
class Task:
    """A puzzle, or a duel as bytes that stands where the search begins; the cards that it is played with, the seed of the search's own
    chance, what is wanted, whether the other player only does what must be done (`passive`), and how many bytes each process may keep of
    what it learns (`memory`; when they are full it forgets, and goes on).
    """

    puzzle: Path | None
    pool: CardPool = field(default_factory=bundled_pool)
    seed: int = 0
    aim: Aim = WIN
    passive: bool = False
    begun: bytes = b""  # of `Duel.to_bytes`
    memory: int = MEMORY
    without: int = -1  # this card of the set-up is left out, see `leaving_out`

    def load(self, seed: int = 0, strict: bool = False, ask_everyone: bool = False) -> Duel:
        """The duel where the search begins; with `ask_everyone` the engine answers for nobody.

        Raises DuelError and what else `puzzles.load` raises for a puzzle that cannot be put up, DuelError also where a begun duel takes
        another way with another seed.
        """
        duel, answers = self.unstarted(seed, strict)
        if ask_everyone:
            duel.state.flags &= ~DUEL_SIMPLE_AI
        duel.start()
        if answers and self.without >= 0:
            answer_alike(duel, replace(self, without=-1).begin(seed), answers)
            return duel
        for answer in answers:
            duel.answer(answer)
        return duel

    def begin(self, seed: int = 0) -> Duel:
        """The duel, started, before the answers that lead to where the search begins."""
        duel, _ = self.unstarted(seed)
        duel.start()
        return duel

    def unstarted(self, seed: int = 0, strict: bool = False) -> tuple[Duel, tuple[Any, ...]]:
        """The duel before its start, and the answers that lead to where the search begins."""
        if self.puzzle is not None:
            return load_without(self.puzzle, self.pool, self.without, seed=seed, strict=strict), ()
        begun = Duel.from_bytes(self.begun, self.pool)
        beginning = replace(begun.beginning, strict=strict, seed=seed_words(seed) if seed else begun.beginning.seed)
        return Duel.put_up(beginning_without(beginning, self.without)), begun.answers

    def leaving_out(self, number: int) -> "Task":
        """The same task without a card of its set-up."""
        return replace(self, without=number)

    def goal(self, duel: Duel) -> Goal:
        """The goal in a duel that was loaded: that of the player who decides first."""
        return self.aim.goal(duel, 0 if duel.decision is None else duel.decision.player)


@dataclass(slots=True)
class Solved:
    """What came of it. `answers` lead to the win; else `nearness` says how near the best line came, 0 to 1.

    EXHAUSTED: everything was gone through and nothing wins, for the chance of this seed. Equal copies of a card were one choice, and
    positions that look alike were one (`digests`); where no card tells zones apart, so were zones (`zones`).
    """

    status: str
    answers: list[Any] = field(default_factory=list)
    nearness: float = 0.0
    seconds: float = 0.0  # until the line was found
    lines: int = 0
    decisions: int = 0
    positions: int = 0  # of open phases, each counted once in a process
    met_again: int = 0  # how often one of them was reached in another way
    seeds_held: int = 0  # of `seeds_tried` other seeds, how many the line wins with
    seeds_tried: int = 0
    replies: str = UNKNOWN  # HOLDS, FAILS or UNKNOWN, see `replies`
    replies_tried: int = 0

    def add(self, effort: Effort) -> None:
        """Count what a search has done."""
        self.lines += effort.lines
        self.decisions += effort.decisions
        self.positions += effort.positions
        self.met_again += effort.met_again


def solve(
    task: Task,
    seconds: float = 60.0,
    jobs: int = 1,
    heard: Callable[[Best], None] | None = None,
) -> Solved:
    """Look for a line that wins the puzzle, in `jobs` processes, for `seconds` of wall time at most.

    Raises DuelError and what else `load` raises for a puzzle that cannot be put up.
    """
    duel = task.load()
    began = time.monotonic()
    first = Rollouts(duel, task.goal(duel), task.seed, heard, task.passive, memory=task.memory)
    best = first.run(min(_ALONE, seconds) if jobs > 1 else seconds)
    found = Solved(TIME_OVER)
    found.add(first.effort)
    exhausted = first.is_exhausted
    if jobs > 1 and not (best.holds or exhausted):
        best, exhausted = _together(task, seconds - (time.monotonic() - began), jobs, found, best, heard)
    found.seconds = time.monotonic() - began
    found.answers, found.nearness = best.answers, max(0.0, best.nearness)
    if best.reached:
        _finish(task, found)
    elif exhausted:
        found.status = EXHAUSTED
    return found


# -- in several processes ----------------------------------------------------------------------------------------------------


_Found = tuple[Best, bool]  # and whether everything was gone through


def _together(task: Task, seconds: float, jobs: int, found: Solved, best: Best, heard: Callable[[Best], None] | None) -> _Found:
    context = multiprocessing.get_context("spawn")
    messages: Queue[tuple[str, Any]] = context.Queue()
    workers = [
        context.Process(target=_work, args=(replace(task, seed=task.seed + i + 1), seconds, messages), daemon=True) for i in range(jobs)
    ]
    with _interrupts_ignored():
        for worker in workers:
            worker.start()
    try:
        return _listen(workers, messages, time.monotonic() + seconds + 5, found, best, heard)
    finally:
        for worker in workers:
            worker.kill()
            worker.join()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """What is started meanwhile ignores Ctrl+C, which this process answers by ending the others."""
    if threading.current_thread() is not threading.main_thread():  # no other may set handlers
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _listen(
    workers: list[SpawnProcess],
    messages: "Queue[tuple[str, Any]]",
    deadline: float,
    found: Solved,
    best: Best,
    heard: Callable[[Best], None] | None,
) -> _Found:
    open_ones = len(workers)
    exhausted = False
    while open_ones and not exhausted and not best.holds and time.monotonic() < deadline:
        try:
            word, what = messages.get(timeout=_POLL)
        except Empty:
            if not any(worker.is_alive() for worker in workers):
                break
            continue
        if word == "best" and (what.nearness, what.holds) > (best.nearness, best.holds):
            best = what
            if heard is not None:
                heard(best)
        elif word == "done":
            open_ones -= 1
            found.add(what)
        elif word == "exhausted":
            exhausted = True
    return best, exhausted


def _work(task: Task, seconds: float, messages: "Queue[tuple[str, Any]]") -> None:
    duel = task.load()
    search = Rollouts(duel, task.goal(duel), task.seed, lambda best: messages.put(("best", best)), task.passive, memory=task.memory)
    messages.put(("best", search.run(seconds)))
    if search.is_exhausted:
        messages.put(("exhausted", True))
    messages.put(("done", search.effort))


# -- what is known of a line that wins ------------------------------------------------------------------------------------------


def _finish(task: Task, found: Solved) -> None:
    duel = task.load()
    goal, begin = task.goal(duel), duel.save()
    line = shortened(duel, begin, goal, found.answers)
    found.answers = [choice.answer for choice in line]
    confirm(task, found.answers)
    signs = [choice.sign for choice in line]
    found.status = SOLVED
    for seed in _OTHER_SEEDS:
        held = _holds_with(task, seed, signs)
        found.seeds_tried += held is not None
        found.seeds_held += bool(held)
    if task.passive:
        return
    asking = task.load(ask_everyone=True)
    proof = holds_against_replies(asking, task.goal(asking), signs, _PROOF)
    found.replies, found.replies_tried = proof.result, proof.replies


def _holds_with(task: Task, seed: int, signs: list[Sign]) -> bool | None:
    """Whether the line reaches the goal with another seed; None where the duel up to there takes another way with it."""
    try:
        other = task.load(seed)
    except DuelError:
        return None
    return follow(other, other.save(), task.goal(other), signs) is not None


def confirm(task: Task, answers: list[Any]) -> None:
    """Play the line once more in a duel of its own, in which no script may fail."""
    duel = task.load(strict=True)
    goal = task.goal(duel)
    for answer in answers:
        duel.answer(answer)
    assert goal.is_reached(duel), "a line that wins must win again"
