"""Many duels in one process and in two: how many times as fast.

usage: python bench/sweep.py [DUELS] [PLAYER]

Plays DUELS duels (120) of the bundled decks with PLAYER (greedy) on both sides, in one process and in two by turns, three
times each, and checks that the results are the same. The rate is by wall time, from the first results to the last one: starting processes
does not count. The least time of each counts. It means little while others use the machine, whose load is printed; processor time, of
all processes together, says also then what the second process costs.
"""

import os
import resource
import sys
import time
from dataclasses import dataclass

from solemn import CardPool, Deck
from solemn.cards.sources import BUNDLED_DECKS
from solemn.players.registry import seat
from solemn.sweeping.plan import Plan, contestants_of
from solemn.sweeping.playing import Result
from solemn.sweeping.processes import play_in_processes

TIMES = 3
BUSY = 3.0  # load: of two processes there are two


@dataclass(frozen=True)
class Run:
    """Wall seconds a duel from the first results on, wall and processor seconds in all, and the results in order."""

    each: float
    whole: float
    processor: float
    results: list[Result]


def processor_time() -> float:
    """Of this process and of those that it started and that have ended."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def timed(plan: Plan, duels: int, jobs: int) -> Run:
    began, spent = time.perf_counter(), processor_time()
    stamps, found = [], []
    for result in play_in_processes(plan, plan.games(duels // 3), jobs):
        stamps.append(time.perf_counter())
        found.append(result)
    warm = 2 * jobs  # the first duels of a process load scripts
    each = (stamps[-1] - stamps[warm]) / (len(stamps) - 1 - warm)
    return Run(each, stamps[-1] - began, processor_time() - spent, sorted(found, key=lambda result: result.game.id))


def main() -> int:
    duels = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    player = sys.argv[2] if len(sys.argv) > 2 else "greedy"
    decks = [(path.stem, Deck.read(path)) for path in sorted(BUNDLED_DECKS.glob("*.ydk"))]
    plan = Plan(contestants_of(decks, [seat(player)]), CardPool.bundled())
    print(f"load before: {' '.join(f'{load:.2f}' for load in os.getloadavg())}, {os.cpu_count()} processors")
    runs = {jobs: [] for jobs in (1, 2)}
    for _ in range(TIMES):
        for jobs, found in runs.items():
            found.append(timed(plan, duels, jobs))
    assert all(run.results == runs[1][0].results for found in runs.values() for run in found), "the number of processes changed a result"

    def least(name: str) -> dict[int, float]:
        return {jobs: min(getattr(run, name) for run in found) for jobs, found in runs.items()}

    each, whole, processor = least("each"), least("whole"), least("processor")
    for jobs in runs:
        spent = f"{whole[jobs]:.1f} s in all, {processor[jobs]:.1f} s of processor time"
        print(f"{jobs} at a time: {1 / each[jobs]:.1f} duels a second; {spent}")
    print(f"two are {each[1] / each[2]:.2f} times as fast as one, {whole[1] / whole[2]:.2f} times with starting")
    print(f"where nothing else runs at most {2 * processor[1] / processor[2]:.2f} times with starting, by processor time")
    if os.getloadavg()[0] > BUSY:
        print("the machine is busy with other work: its ratios by wall time say nothing")
    print(f"load after: {' '.join(f'{load:.2f}' for load in os.getloadavg())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
