"""Going back in a duel: time of save and restore, and the memory of marks.

usage: python bench/positions.py [SEEDS]

Plays random duels of 20 and of 55 bundled cards (both sides together), and where SOLEMN_SCRIPTS, SOLEMN_DB and DECKS are set also of real
decks. Every decision of an open Main Phase or Battle Step is marked; one in three is gone back to, and from there the same answers must
lead to the same positions again. A playout is what searches do: back to the mark, then ten random answers. Times are medians of
processor time; memory is what all marks of a duel but the last keep, divided by their number.
"""

import gc
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from duels import Dealer, Table, main_deck_codes, middle, position, tables
from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.positions import Mark
from solemn.duel.simple_players import random_answer

DECISIONS = 150
AGAIN = 3  # decisions that are played again after a mark, to see that they come out the same
PLAYOUT = 10


def small_dealer(pool: CardPool, cards: int) -> Dealer:
    """Half of the cards for each player."""
    codes = main_deck_codes(pool) * 3
    return lambda rng: Deck(tuple(rng.sample(codes, cards // 2)))


def is_open(duel: Duel) -> bool:
    return isinstance(duel.decision, (IdleDecision, BattleDecision))


class Figures:
    """What was measured at one table, in milliseconds, and bytes."""

    def __init__(self) -> None:
        self.saves: list[float] = []
        self.restores: list[float] = []
        self.inside: list[float] = []
        self.playouts: list[float] = []
        self.kept: list[float] = []
        self.checked = 0

    def lines(self) -> list[str]:
        return [
            f"  at an open phase save {middle(self.saves):.3f} ms, restore {middle(self.restores):.3f} ms; restore elsewhere "
            f"{middle(self.inside):.3f} ms",
            f"  restore and {PLAYOUT} random answers {middle(self.playouts):.2f} ms",
            f"  a mark keeps {middle(self.kept) / 1024:.1f} KB",
        ]


def milliseconds(action: Callable[[], object]) -> float:
    started = time.process_time()
    action()
    return 1000 * (time.process_time() - started)


def play_on(duel: Duel, answers: list[object]) -> list[str]:
    """The positions on the way through these answers, the one before them first."""
    found = [position(duel)]
    for answer in answers:
        duel.answer(answer)
        found.append(position(duel))
    return found


def measure(table: Table, seed: int, figures: Figures) -> None:
    rng = random.Random(seed)
    duel = table.duel(seed)
    duel.save()
    for _ in range(DECISIONS):
        if duel.decision is None:
            return
        started = time.process_time()
        mark = duel.save()
        if is_open(duel):
            figures.saves.append(1000 * (time.process_time() - started))
        if rng.random() < 1 / 3:
            _check(table, duel, mark, rng, figures)
        if duel.decision is not None:
            duel.answer(random_answer(duel.decision, rng, table.codes))


def _check(table: Table, duel: Duel, mark: Mark, rng: random.Random, figures: Figures) -> None:
    answers: list[object] = []
    first = [position(duel)]
    open_phase = is_open(duel)
    while duel.decision is not None and len(answers) < AGAIN:
        answers.append(random_answer(duel.decision, rng, table.codes))
        duel.answer(answers[-1])
        first.append(position(duel))
    spent = milliseconds(lambda: duel.restore(mark))
    (figures.restores if open_phase else figures.inside).append(spent)
    assert play_on(duel, answers) == first, "a restored duel went another way"
    figures.checked += 1
    figures.playouts.append(milliseconds(lambda: _playout(table, duel, mark, rng)))
    duel.restore(mark)


def _playout(table: Table, duel: Duel, mark: Mark, rng: random.Random) -> None:
    duel.restore(mark)
    for _ in range(PLAYOUT):
        if duel.decision is not None:
            duel.answer(random_answer(duel.decision, rng, table.codes))


def measure_memory(table: Table, seed: int, figures: Figures) -> None:
    """Marks at all open phases of a duel: what they keep is what is free once they are gone."""
    rng = random.Random(seed)
    tracemalloc.start()
    duel = table.duel(seed)
    duel.save()
    marks: list[Mark] = []
    for _ in range(DECISIONS):
        if duel.decision is None:
            break
        if is_open(duel):
            marks.append(duel.save())
        duel.answer(random_answer(duel.decision, rng, table.codes))
    count = len(marks)
    if count > 1:
        duel.restore(marks[-1])
        whole = _held()
        marks[:-1] = []
        figures.kept.append((whole - _held()) / (count - 1))
    tracemalloc.stop()


def _held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> int:
    seeds = range(1, 1 + (int(sys.argv[1]) if len(sys.argv) > 1 else 6))
    found = tables()
    bundled = found[0].pool
    small = [Table(f"{count} bundled cards", bundled, small_dealer(bundled, count)) for count in (20, 55)]
    for table in (*small, *found[1:]):
        figures = Figures()
        for seed in seeds:
            table.duel(seed)  # scripts are compiled and warm
            measure(table, seed, figures)
        for seed in seeds[:3]:
            measure_memory(table, seed, figures)
        print(f"{table.name}: {len(figures.saves)} marks at open phases, {figures.checked} gone back to and played again alike (medians)")
        print("\n".join(figures.lines()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
