"""Many duels in one process and in two: how many times as fast.

usage: python bench/sweep.py [DUELS] [PLAYER]

Plays DUELS duels (120) of the decks in docs/examples/decks with PLAYER (greedy) on both sides, in one process and in two by turns, three
times each, and checks that the results are the same. Times are wall time, from the first results to the last one: starting processes does
not count. The least time of each counts. Prints the load of the machine: while others use it, the figure means little.
"""

import os
import sys
import time
from pathlib import Path

from solemn import CardPool, Deck
from solemn.players.registry import seat
from solemn.sweeping.plan import Plan, contestants_of
from solemn.sweeping.playing import Result
from solemn.sweeping.processes import play_in_processes

EXAMPLES = Path(__file__).resolve().parents[1] / "docs" / "examples" / "decks"
TIMES = 3


def timed(plan: Plan, duels: int, jobs: int) -> tuple[float, float, list[Result]]:
    """Seconds a duel from the first results on, seconds in all, and the results in order."""
    began = time.perf_counter()
    stamps, found = [], []
    for result in play_in_processes(plan, plan.games(duels // 3), jobs):
        stamps.append(time.perf_counter())
        found.append(result)
    warm = 2 * jobs  # the first duels of a process load scripts
    return (stamps[-1] - stamps[warm]) / (len(stamps) - 1 - warm), stamps[-1] - began, sorted(found, key=lambda result: result.game.id)


def main() -> int:
    duels = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    player = sys.argv[2] if len(sys.argv) > 2 else "greedy"
    decks = [(path.stem, Deck.read(path)) for path in sorted(EXAMPLES.glob("*.ydk"))]
    plan = Plan(contestants_of(decks, [seat(player)]), CardPool.bundled())
    print(f"load before: {' '.join(f'{load:.2f}' for load in os.getloadavg())}, {os.cpu_count()} processors")
    best = {1: (9e9, 9e9), 2: (9e9, 9e9)}
    results: list[list[Result]] = []
    for _ in range(TIMES):
        for jobs in (1, 2):
            each, whole, found = timed(plan, duels, jobs)
            best[jobs] = min(best[jobs][0], each), min(best[jobs][1], whole)
            results.append(found)
    assert all(found == results[0] for found in results), "the number of processes changed a result"
    for jobs, (each, whole) in best.items():
        print(f"{jobs} process{'es' * (jobs > 1)}: {1 / each:.1f} duels a second, {whole:.1f} s with starting")
    print(f"two are {best[1][0] / best[2][0]:.2f} times as fast as one; with starting {best[1][1] / best[2][1]:.2f} times")
    print(f"load after: {' '.join(f'{load:.2f}' for load in os.getloadavg())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
