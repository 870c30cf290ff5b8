"""Random duels with a community folder (or the bundled cards): no crash, no hang, and after going back the same state and future.

usage: python tools/fuzz.py [--scripts DIR --db FILE] [--decks FOLDER] [--seconds S] [--decisions N] COUNT SEED

Each duel is made from its seed: random cards or two decks of the folder, an eager or a random player, marks at random decisions that
are gone back to in random order. A failure prints what happened, the seed and the command that repeats it. Exit status: 0 none, 1 some.
"""

import argparse
import json
import random
import signal
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from solemn.core.effects.step_bound import STEPS_A_DECISION
from solemn.duel.errors import DuelStuck
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.rows import state_row
from solemn.duel.simple_players import eager_answer, random_answer
from solemn.spec.constants import TYPE_FUSION, TYPE_LINK, TYPE_SYNCHRO, TYPE_TOKEN, TYPE_XYZ

EXTRA_DECK = TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK
MARKED = 0.08  # of the decisions
AFTER = 10  # decisions that are played again after going back


class Hang(BaseException):
    """A decision took too long."""


class Difference(Exception):
    """Going back did not give the same duel."""


class Table:
    """What duels are made from: the pool, its cards by kind, the decks at hand."""

    def __init__(self, pool: CardPool, decks: list[Deck]) -> None:
        self.pool = pool
        self.decks = decks
        self.codes = sorted(pool.database.codes())
        self.main: list[int] = []
        self.extra: list[int] = []
        for code in self.codes:
            card = pool.database.get(code)
            if card is not None and not card.type & TYPE_TOKEN and pool.scripts.find(f"c{code}.lua") is not None:
                (self.extra if card.type & EXTRA_DECK else self.main).append(code)

    def deal(self, rng: random.Random, real: bool) -> Deck:
        if real and self.decks:
            return rng.choice(self.decks)
        main = self.main if len(self.main) >= 40 else self.main * (40 // max(1, len(self.main)) + 1)
        return Deck(tuple(rng.sample(main, 40)), tuple(rng.sample(self.extra, min(15, len(self.extra)))))

    def duel(self, seed: int) -> Duel:
        rng = random.Random(seed)
        real = seed % 4 >= 2
        return Duel([self.deal(rng, real), self.deal(rng, real)], seed=seed, shuffle=False, pool=self.pool)


def picture(duel: Duel) -> str:
    """How a duel stands, what is asked, and what comes of chance."""
    rows = [row for row in duel.log[-40:] if not row[0].startswith(".")]
    decision = None if duel.decision is None else duel.decision.as_row()
    return json.dumps([state_row(duel.state), len(duel.log), rows, decision, duel.state.rng_state])


class Run:
    """One duel of a seed, played, gone back and played again."""

    def __init__(self, table: Table, seed: int, seconds: int, most: int, marks: int) -> None:
        self.table = table
        self.most = most
        self.returns = marks
        self.rng = random.Random(f"fuzz {seed}")
        self.player = eager_answer if seed % 2 else random_answer
        self.seconds = seconds
        self.answers: list[Any] = []
        self.pictures: dict[int, str] = {}  # of the decisions at and shortly after a mark
        self.watched = -1
        self.marks: dict[int, Any] = {}
        self.slowest = 0.0
        self.most_steps = 0
        limit(10 * seconds)
        self.duel = table.duel(seed)
        limit(0)

    def answer(self, value: Any) -> None:
        limit(self.seconds)
        started = time.process_time()
        try:
            self.duel.answer(value)
        finally:
            limit(0)
        self.slowest = max(self.slowest, time.process_time() - started)
        self.most_steps = max(self.most_steps, STEPS_A_DECISION - self.duel.state.step_budget)

    def play(self) -> None:
        """To the end, with marks on the way."""
        duel = self.duel
        duel.save()
        while duel.decision is not None and len(self.answers) < self.most:
            if self.rng.random() < MARKED:
                self.marks[len(self.answers)] = duel.save()
                self.watched = len(self.answers) + AFTER
            self._watch()
            try:
                chosen = self.player(duel.decision, self.rng, self.table.codes)
            except ValueError:  # the player knows no answer, such as a name that can be declared
                break
            self.answers.append(chosen)
            self.answer(chosen)
        self._watch()

    def _watch(self) -> None:
        if len(self.answers) <= self.watched:
            self.pictures[len(self.answers)] = picture(self.duel)

    def go_back(self) -> None:
        """To some marks, in random order, each time with other answers for a while."""
        for at in self.rng.sample(sorted(self.marks), min(self.returns, len(self.marks))):
            limit(20 * self.seconds)
            self.duel.restore(self.marks[at])
            limit(0)
            if picture(self.duel) != self.pictures[at]:
                raise Difference(f"after going back to decision {at}: {different(self.pictures[at], picture(self.duel))}")
            for step in range(at, min(at + AFTER, len(self.answers))):
                self.answer(self.answers[step])
                if picture(self.duel) != self.pictures[step + 1]:
                    raise Difference(f"from decision {at} on, at {step + 1}: {different(self.pictures[step + 1], picture(self.duel))}")
            self.wander()

    def wander(self) -> None:
        for _ in range(self.rng.randrange(6)):
            if self.duel.decision is not None:
                try:
                    chosen = random_answer(self.duel.decision, self.rng, self.table.codes)
                except ValueError:
                    return
                self.answer(chosen)


def different(before: str, after: str) -> str:
    """Where two pictures first differ."""
    at = next((i for i, (a, b) in enumerate(zip(before, after)) if a != b), min(len(before), len(after)))
    return f"...{before[max(0, at - 80) : at + 80]}... became ...{after[max(0, at - 80) : at + 80]}..."


def limit(seconds: int) -> None:
    """Raise Hang when this much processor time has passed; 0 ends the watch."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def ring(_: int, __: FrameType | None) -> None:
    raise Hang


def run_one(table: Table, seed: int, seconds: int, most: int, marks: int) -> tuple[str, str, Run | None]:
    """What came of one seed: whole, stuck (a clear report), or the kind of failure, with its text."""
    run = None
    try:
        run = Run(table, seed, seconds, most, marks)
        run.play()
        run.go_back()
    except DuelStuck as error:
        return "stuck", str(error), run
    except Hang as error:
        return "hang", "".join(traceback.format_tb(error.__traceback__)[-40:]), run
    except Difference as error:
        return "difference", str(error), run
    except Exception as error:  # whatever the engine raises is what is looked for
        return "crash", "".join(traceback.format_exception(error)[-14:]), run
    finally:
        limit(0)
    return "whole", "", run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", action="append", default=[], metavar="DIR", help="a folder of community scripts")
    parser.add_argument("--db", action="append", default=[], metavar="FILE", help="a card database")
    parser.add_argument("--decks", metavar="FOLDER", help="a folder of .ydk files, played in half of the duels")
    parser.add_argument("--seconds", type=int, default=20, help="a decision that takes longer is a hang")
    parser.add_argument("--decisions", type=int, default=400, help="a duel ends after so many")
    parser.add_argument("--marks", type=int, default=8, help="so many marks of a duel are gone back to")
    parser.add_argument("--report", type=int, default=500, help="a line on how it goes after so many duels")
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    options = parser.parse_args()
    signal.signal(signal.SIGVTALRM, ring)
    pool = CardPool.community(list(map(Path, options.scripts)), list(map(Path, options.db))) if options.scripts else CardPool.bundled()
    table = Table(pool, [Deck.read(path) for path in sorted(Path(options.decks).glob("*.ydk"))] if options.decks else [])
    repeat = " ".join(sys.argv[:-2])
    found: Counter[str] = Counter()
    decisions = marks = most_steps = 0
    slowest = 0.0
    for seed in range(options.seed, options.seed + options.count):
        outcome, text, run = run_one(table, seed, options.seconds, options.decisions, options.marks)
        found[outcome] += 1
        if run is not None:
            decisions, marks = decisions + len(run.answers), marks + len(run.marks)
            slowest, most_steps = max(slowest, run.slowest), max(most_steps, run.most_steps)
        if outcome != "whole":
            print(f"seed {seed}: {outcome} after {len(run.answers) if run else 0} decisions\n{text}")
            print(f"  repeat with: python {repeat} 1 {seed}", flush=True)
        if found.total() % options.report == 0 or found.total() == options.count:
            kinds = ", ".join(f"{n} {kind}" for kind, n in found.most_common())
            print(f"{found.total()} duels, {decisions} decisions, {marks} marks: {kinds}", flush=True)
    print(f"the slowest decision took {slowest:.2f} s, the longest {most_steps} steps of the rules")
    return 0 if set(found) <= {"whole", "stuck"} else 1


if __name__ == "__main__":
    sys.exit(main())
