"""What a decision costs as a duel grows: with more cards in the GY or banished, and late in a long duel.

usage: python bench/growth.py [SEEDS]

Needs SOLEMN_SCRIPTS, SOLEMN_DB and DECKS. Real decks are played at random for a while with 0, 100 and 300 more Normal Monsters in each
player's GY, or banished; every decision of an open phase is then gone back to and worked out anew, the best of three times counts.
The long duel never ends: players do nothing but end their turns, so its decisions 300 and 3,000 are the same kind. Processor time.
"""

import random
import statistics
import sys
import time
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from duels import Table, tables
from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.duel.simple_players import random_answer
from solemn.spec.constants import LOCATION_GRAVE, LOCATION_REMOVED, POS_FACEUP, TYPE_MONSTER, TYPE_NORMAL

MORE = (0, 100, 300)
DECISIONS = 40
PLACES = {"GY": LOCATION_GRAVE, "banished": LOCATION_REMOVED}
LATE = (300, 3000)
WINDOW = 150  # decisions around each of these


def normal_monsters(table: Table) -> list[int]:
    cards = [table.pool.database.get(code) for code in table.codes]
    return [card.code for card in cards if card is not None and card.type == TYPE_MONSTER | TYPE_NORMAL][:300]


def grown_duel(table: Table, seed: int, location: int, more: int) -> Duel:
    duel = table.duel(seed, start=False)
    fillers = normal_monsters(table)
    for player in (0, 1):
        for number in range(more):
            duel.place(fillers[number % len(fillers)], player, location, number, POS_FACEUP)
    duel.start()
    return duel


def costs(table: Table, seed: int, location: int, more: int) -> list[float]:
    """Milliseconds of each answer to a decision of an open phase, with what follows it up to the next decision."""
    duel, rng, found = grown_duel(table, seed, location, more), random.Random(seed), []
    for _ in range(DECISIONS):
        if duel.decision is None:
            break
        answer = random_answer(duel.decision, rng, table.codes)
        if isinstance(duel.decision, (IdleDecision, BattleDecision)):
            mark = duel.save()
            found.append(min(_timed(duel, mark, answer) for _ in range(3)))
            duel.restore(mark)
        duel.answer(answer)
    return found


def _timed(duel: Duel, mark: object, answer: object) -> float:
    duel.restore(mark)  # type: ignore[arg-type]
    started = time.process_time()
    duel.answer(answer)
    return 1000 * (time.process_time() - started)


def bench_piles(table: Table, seeds: Iterable[int]) -> None:
    for name, location in PLACES.items():
        figures = []
        for more in MORE:
            table.duel(1)
            figures.append(statistics.mean(cost for seed in seeds for cost in costs(table, seed, location, more)))
        ratios = ", ".join(f"{more} more {figure:.2f} ms ({figure / figures[0]:.2f} times)" for more, figure in zip(MORE, figures))
        print(f"{name}: a move in an open phase costs {ratios}")


def bench_length(table: Table) -> None:
    duel = Duel([Deck(tuple(normal_monsters(table)[:40] * 25))] * 2, seed=1, pool=table.pool)
    times: list[float] = []
    while duel.decision is not None and len(times) < LATE[-1] + WINDOW:
        answer = ("to_end",) if isinstance(duel.decision, IdleDecision) else next(iter(duel.decision.answers()))
        started = time.process_time()
        duel.answer(answer)
        times.append(1000 * (time.process_time() - started))
    early, late = (statistics.mean(times[at - WINDOW : at + WINDOW]) for at in LATE)
    print(f"a long duel: decisions around {LATE[0]} cost {early:.3f} ms, around {LATE[1]} {late:.3f} ms ({late / early:.2f} times)")


def main() -> int:
    seeds = range(1, 1 + (int(sys.argv[1]) if len(sys.argv) > 1 else 4))
    table = tables()[-1]
    print(f"{table.name}, {len(seeds)} duels of up to {DECISIONS} decisions each")
    bench_piles(table, seeds)
    bench_length(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
