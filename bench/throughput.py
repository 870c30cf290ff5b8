"""Random play between real decks: decisions and duels a second, in one process and in two, and the memory of a duel.

usage: python bench/throughput.py [SECONDS] [FIRST_SEED]

Needs SOLEMN_SCRIPTS, SOLEMN_DB and DECKS, a folder of .ydk files. Duels are made and played at random until SECONDS (20) of processor time
have gone by, half of them before in each process so that scripts are warm; a duel ends after 3,000 decisions. With marks, the same is done
with a mark at every open phase. Where OCGCORE_LIB and OCG_LAB are set, the reference engine's drivers play random duels of the same decks
to 400 decisions each, of which its own time counts. Every rate is of processor time, so what else runs matters little; for two processes
also that of the clock is told.
"""

import os
import random
import sys
import time
import tracemalloc
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from duels import MOST, Table, tables
from replay import Reference
from solemn.cli.version import is_compiled
from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.simple_players import random_answer
from solemn.duel.terms import RULESETS

HELD = 8  # duels that are held at once for their memory


@dataclass
class Played:
    """What was played, in seconds of processor time."""

    duels: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def line(self) -> str:
        return f"{self.decisions / self.seconds:,.0f} decisions and {self.duels / self.seconds:.2f} duels a second"


def play(seconds: float, first: int, marks: bool = False) -> Played:
    """Random duels from this seed on, until the time is up."""
    table, found, seed = tables()[-1], Played(), first
    while found.seconds < seconds:
        rng = random.Random(seed)
        started = time.process_time()
        duel = table.duel(seed)
        while duel.decision is not None and found.decisions < found.duels * MOST + MOST:
            if marks and isinstance(duel.decision, (IdleDecision, BattleDecision)):
                duel.save()
            duel.answer(random_answer(duel.decision, rng, table.codes))
            found.decisions += 1
        duel.close()
        found.seconds += time.process_time() - started
        found.duels, seed = found.duels + 1, seed + 1
    return found


def warm_and_play(seconds: float, first: int) -> Played:
    play(seconds / 2, first)
    return play(seconds, first)


def two_processes(seconds: float, first: int) -> str:
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(play, [seconds / 2] * 2, [first, first + 1000]))
        started = time.perf_counter()
        both = list(pool.map(play, [seconds] * 2, [first, first + 1000]))
        clock = time.perf_counter() - started
    decisions, duels = sum(one.decisions for one in both), sum(one.duels for one in both)
    rates = [sum(one.decisions / one.seconds for one in both), sum(one.duels / one.seconds for one in both)]
    return f"{rates[0]:,.0f} decisions and {rates[1]:.2f} duels a second; by the clock {decisions / clock:,.0f} and {duels / clock:.2f}"


def memory(table: Table, first: int) -> float:
    """Megabytes that a duel in progress adds to a process that has played one of the same decks."""
    for seed in range(first, first + HELD):
        table.duel(seed)
    tracemalloc.start()
    held = [table.duel(seed) for seed in range(first, first + HELD)]
    found = tracemalloc.get_traced_memory()[0] / HELD / (1 << 20)
    tracemalloc.stop()
    assert all(duel.decision is not None for duel in held)
    return found


def reference(seconds: float, first: int) -> Played:
    """Random duels of the same decks by the reference's drivers."""
    engine, table, found, seed = Reference(os.environ["OCG_LAB"]), tables()[-1], Played(), first
    while found.seconds < seconds / 4:  # its drivers take several times as long
        rng = random.Random(seed)
        a, b = table.deal(rng), table.deal(rng)
        rows, _ = engine.drivers.record(seed, a.main, b.main, RULESETS["mr5"], ea=a.extra, eb=b.extra, maxsteps=400)
        found.seconds = engine.engine + engine.setup
        found.decisions += sum("decision" in row for row in rows or ())
        found.duels, seed = found.duels + 1, seed + 1
    return found


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    table = tables()[-1]
    print(f"{table.name}, {'compiled' if is_compiled() else 'pure Python'} on {sys.version.split()[0]}")
    print(f"  one process: {warm_and_play(seconds, first).line()}")
    print(f"  with a mark at every open phase: {play(seconds / 2, first, marks=True).line()}")
    print(f"  two processes: {two_processes(seconds / 2, first)}")
    print(f"  memory of a duel: {memory(table, first):.2f} MB")
    if "OCGCORE_LIB" in os.environ and "OCG_LAB" in os.environ:
        print(f"  the reference: {reference(seconds, first).line()}, its own time without the drivers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
