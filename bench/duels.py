"""Speed of random duels with the bundled cards: duels and decisions a second, and the cost of save and restore.

usage: python bench/duels.py [COUNT] [FIRST_SEED]

Checks itself: every duel is played twice and must end alike, and every restored duel must stand as it stood when it was saved.
"""

import json
import random
import sys
import time

from solemn.core.picture import state_row
from solemn.core.playing import eager_answer, random_answer
from solemn.duel import CardPool, Deck, Duel


def deck(pool: CardPool, rng: random.Random) -> Deck:
    """40 of the bundled Main Deck cards that need no Extra Deck, at most three of a kind."""
    codes = [code for code in pool.database.codes() if is_main(pool, code)]
    return Deck(tuple(rng.sample([code for code in codes for _ in range(3)], 40)))


def is_main(pool: CardPool, code: int) -> bool:
    card = pool.database.get(code)
    return card is not None and not card.type & (0x40 | 0x2000 | 0x4000 | 0x800000 | 0x4000000) and not card.alias


def play(pool: CardPool, seed: int, most: int = 3000) -> tuple[Duel, int, float]:
    """One duel to its end: the duel, its decisions, the seconds it took."""
    rng = random.Random(seed)
    decks = [deck(pool, rng), deck(pool, rng)]
    answer = eager_answer if seed % 2 else random_answer
    started = time.perf_counter()
    duel = Duel(decks, seed=seed, pool=pool)
    decisions = 0
    while duel.decision is not None and decisions < most:
        duel.answer(answer(duel.decision, rng))
        decisions += 1
    return duel, decisions, time.perf_counter() - started


def bench_duels(pool: CardPool, count: int, first: int) -> None:
    total, seconds, ended, turns = 0, 0.0, 0, 0
    for seed in range(first, first + count):
        duel, decisions, took = play(pool, seed)
        again, decisions_again, _ = play(pool, seed)
        assert (decisions, duel.log) == (decisions_again, again.log) or same(duel, again), f"seed {seed} ended differently the second time"
        total, seconds, ended, turns = total + decisions, seconds + took, ended + duel.over, turns + duel.state.turn
    print(f"{count} duels, {ended} to their end, {turns} turns, {total} decisions, each played twice with the same result")
    print(f"  {count / seconds:.1f} duels a second, {total / seconds:.0f} decisions a second, {1000 * seconds / total:.3f} ms a decision")


def same(one: Duel, other: Duel) -> bool:
    return json.dumps(state_row(one.state)) == json.dumps(state_row(other.state))


def bench_saving(pool: CardPool, count: int, first: int) -> None:
    saves: list[float] = []
    restores: list[float] = []
    steps: list[float] = []
    checked = 0
    for seed in range(first, first + count):
        rng = random.Random(seed)
        duel = Duel([deck(pool, rng), deck(pool, rng)], seed=seed, pool=pool)
        duel.save()
        keep = duel.state.on_step
        assert keep is not None

        def timed(keep: object = keep) -> None:
            started = time.perf_counter()
            keep()  # type: ignore[operator]
            steps.append(time.perf_counter() - started)

        duel.state.on_step = timed
        for _ in range(120):
            if duel.decision is None:
                break
            started = time.perf_counter()
            mark = duel.save()
            saves.append(time.perf_counter() - started)
            before = json.dumps(state_row(duel.state))
            fresh = len(mark.answers) == mark.replayed and mark.snapshot is not None
            duel.answer(random_answer(duel.decision, rng))
            if fresh and rng.random() < 0.3:
                started = time.perf_counter()
                duel.restore(mark)
                restores.append(time.perf_counter() - started)
                assert json.dumps(state_row(duel.state)) == before, f"seed {seed}: restored state differs"
                checked += 1
                duel.state.on_step = timed
    print(f"saving: {len(saves)} marks, {len(steps)} snapshots, {checked} restored and found the same")
    print(f"  mark {1000 * middle(saves):.4f} ms, snapshot at a safe point {1000 * middle(steps):.3f} ms, restore {1000 * middle(restores):.3f} ms (medians)")


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2] if values else float("nan")


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    pool = CardPool.bundled()
    play(pool, first)
    bench_duels(pool, count, first)
    bench_saving(pool, max(1, count // 4), first)
    return 0


if __name__ == "__main__":
    sys.exit(main())
