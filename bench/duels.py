"""Speed of random duels: duels and decisions a second.

usage: python bench/duels.py [COUNT] [FIRST_SEED]

Plays decks of the bundled cards, and where SOLEMN_SCRIPTS, SOLEMN_DB and DECKS (a folder of .ydk files) are set also real decks.
Checks itself: every duel is played twice and must end alike. The cost of save and restore: bench/positions.py.
Times are processor time.
"""

import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.rows import state_row
from solemn.duel.simple_players import eager_answer, random_answer
from solemn.spec.constants import TYPE_FUSION, TYPE_LINK, TYPE_SYNCHRO, TYPE_TOKEN, TYPE_XYZ

NOT_MAIN = TYPE_FUSION | TYPE_SYNCHRO | TYPE_TOKEN | TYPE_XYZ | TYPE_LINK
MOST = 3000
Dealer = Callable[[random.Random], Deck]


def main_deck_codes(pool: CardPool) -> list[int]:
    cards = [pool.database.get(code) for code in sorted(pool.database.codes())]
    return [card.code for card in cards if card is not None and not card.type & NOT_MAIN and not card.alias]


def bundled_dealer(pool: CardPool) -> Dealer:
    """40 of the bundled Main Deck cards, at most three of a kind."""
    codes = main_deck_codes(pool) * 3
    return lambda rng: Deck(tuple(rng.sample(codes, 40)))


def real_dealer(folder: Path) -> Dealer:
    decks = [Deck.read(path) for path in sorted(folder.glob("*.ydk"))]
    return lambda rng: rng.choice(decks)


class Table:
    """Where duels are made: a pool, decks, the card names that can be declared."""

    def __init__(self, name: str, pool: CardPool, deal: Dealer) -> None:
        self.name = name
        self.pool = pool
        self.deal = deal
        self.codes = sorted(pool.database.codes())

    def duel(self, seed: int, start: bool = True) -> Duel:
        rng = random.Random(seed)
        return Duel([self.deal(rng), self.deal(rng)], seed=seed, shuffle=False, pool=self.pool, start=start)


def play(table: Table, seed: int) -> tuple[Duel, int, float, float]:
    """One duel to its end: the duel, its decisions, the seconds for making it (all cards, all scripts) and for playing it."""
    rng = random.Random(seed)
    answer = eager_answer if seed % 2 else random_answer
    started = time.process_time()
    duel = table.duel(seed, start=False)
    made = time.process_time()
    duel.start()
    decisions, thinking = 0, 0.0
    while duel.decision is not None and decisions < MOST:
        thought = time.process_time()
        chosen = answer(duel.decision, rng, table.codes)
        thinking += time.process_time() - thought
        duel.answer(chosen)
        decisions += 1
    return duel, decisions, made - started, time.process_time() - made - thinking


def bench_duels(table: Table, count: int, first: int) -> None:
    total, playing, ended, turns = 0, 0.0, 0, 0
    making: list[float] = []
    for seed in range(first, first + count):
        duel, decisions, _, _ = play(table, seed)  # its scripts are warm
        again, decisions_again, made, played = play(table, seed)
        assert (decisions, position(duel)) == (decisions_again, position(again)), f"seed {seed} ended differently the second time"
        making.append(made)
        total, playing = total + decisions, playing + played
        ended, turns = ended + duel.over, turns + duel.state.turn
    print(f"{table.name}: {count} duels, {ended} to their end, {turns} turns, {total} decisions, each played twice with the same result")
    print(f"  {count / (sum(making) + playing):.1f} duels a second, {1000 * middle(making):.1f} ms to make one (median)")
    print(f"  {total / playing:.0f} decisions a second, {1000 * playing / total:.3f} ms a decision")


def bench_collecting(table: Table, count: int, first: int) -> None:
    """What it costs that a duel was dropped: all by itself, as everything else is out of the collector's sight."""
    random_ = random.Random(first)
    dropping: list[float] = []
    pauses: list[float] = []
    objects: list[float] = []
    gc.collect()
    gc.freeze()
    gc.disable()
    for seed in range(first, first + count):
        duel = table.duel(seed)
        for _ in range(20):
            if duel.decision is not None:
                duel.answer(eager_answer(duel.decision, random_, table.codes))
        started = time.process_time()
        del duel
        dropped = time.process_time()
        objects.append(gc.collect())
        pauses.append(time.process_time() - dropped)
        dropping.append(dropped - started)
    gc.enable()
    gc.unfreeze()
    later = f"{1000 * middle(pauses):.2f} ms when {middle(objects):.0f} objects are collected"
    print(f"  dropped in the middle: {1000 * middle(dropping):.2f} ms at once, {later} (medians)")


def position(duel: Duel) -> str:
    return json.dumps([state_row(duel.state), [row for row in duel.log if not row[0].startswith(".")], duel.state.rng_state])


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2] if values else float("nan")


def tables() -> list[Table]:
    bundled = CardPool.bundled()
    found = [Table("bundled cards", bundled, bundled_dealer(bundled))]
    scripts, database, decks = (os.environ.get(name) for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB", "DECKS"))
    if scripts and database and decks:
        found.append(Table("real decks", CardPool.community([Path(scripts)], [Path(database)]), real_dealer(Path(decks))))
    return found


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for table in tables():
        for seed in range(first, first + count):
            table.duel(seed)  # scripts are compiled and warm
        bench_duels(table, count, first)
        bench_collecting(table, count, first)
    return 0


if __name__ == "__main__":
    sys.exit(main())
