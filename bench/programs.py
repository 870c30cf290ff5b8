"""What programs ask of a duel: time of view, moves, fork, key and imagine, and whole duels of two random players.

usage: python bench/programs.py [SEEDS]

Plays random duels of bundled cards, and where SOLEMN_SCRIPTS, SOLEMN_DB and DECKS are set also of real decks. One decision in three is
looked at, and what comes of it is checked: views and keys of a fork are those of the duel, an imagined duel looks the same to the one who
imagines it, every move is a legal answer. Times are medians of processor time.
"""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
from duels import Table, middle, tables
from solemn.duel.facade import Duel
from solemn.duel.simple_players import random_answer

DECISIONS = 100
LOOKED_AT = 1 / 3
MOST = 2000  # decisions of a whole duel


class Figures:
    """Milliseconds by what was asked, and how many decisions and duels a second random players come to."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}
        self.decisions = self.duels = 0
        self.spent = 0.0

    def timed(self, name: str, action: Callable[[], Any]) -> Any:
        started = time.process_time()
        result = action()
        self.times.setdefault(name, []).append(1000 * (time.process_time() - started))
        return result

    def lines(self) -> list[str]:
        asked = ", ".join(f"{name} {middle(times):.2f}" for name, times in self.times.items())
        return [
            f"  milliseconds: {asked}",
            f"  random play: {self.decisions / self.spent:.0f} decisions and {self.duels / self.spent:.2f} duels a second",
        ]


def look(duel: Duel, rng: random.Random, figures: Figures) -> None:
    """Ask everything at one decision and check what is told."""
    decision = duel.decision
    assert decision is not None
    player = decision.player
    view = figures.timed("view", lambda: duel.view(player))
    moves = figures.timed("moves", lambda: duel.moves(steps=True))
    assert all(decision.refusal(move.answer) is None for move in moves if move.complete)
    fork = figures.timed("fork", duel.fork)
    key = figures.timed("key", duel.key)
    assert fork.view(player) == view and fork.key() == key, "a fork is another duel"
    imagined = figures.timed("imagine", lambda: duel.imagine(player, rng))
    assert imagined.view(player) == view, "an imagined duel looks otherwise"
    for copy in (fork, imagined):
        copy.close()


def measure(table: Table, seed: int, figures: Figures) -> None:
    rng = random.Random(seed)
    duel = table.duel(seed)
    for _ in range(DECISIONS):
        if duel.decision is None:
            break
        if rng.random() < LOOKED_AT:
            look(duel, rng, figures)
        duel.answer(random_answer(duel.decision, rng, table.codes))


def play(table: Table, seed: int, figures: Figures) -> None:
    """A whole duel of random players."""
    rng = random.Random(seed)
    started = time.process_time()
    duel = table.duel(seed)
    count = 0
    while duel.decision is not None and count < MOST:
        duel.answer(random_answer(duel.decision, rng, table.codes))
        count += 1
    figures.spent += time.process_time() - started
    figures.decisions += count
    figures.duels += 1
    assert duel.over or count == MOST


def main() -> int:
    seeds = range(1, 1 + (int(sys.argv[1]) if len(sys.argv) > 1 else 4))
    for table in tables():
        figures = Figures()
        for seed in seeds:
            play(table, seed, Figures())  # scripts are compiled and warm
            play(table, seed, figures)
            measure(table, seed, figures)
        print(f"{table.name}: {len(figures.times['view'])} decisions looked at (medians)")
        print("\n".join(figures.lines()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
