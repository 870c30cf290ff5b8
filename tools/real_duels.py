"""Random duels between real decks: none may stop by a limit of what scripts may do.

usage: python tools/real_duels.py --scripts DIR --db FILE --decks FOLDER [--decisions N] [--slow STEPS] COUNT SEED

Seeds are paired: of each pair both duels have the same two decks, with sides changed and an eager player in the one, a random one in the
other. What is told is every duel that stopped, the seed that shows it, and how many of the steps of one decision were used at most.
Exit status: 0 none stopped, 1 some.
"""

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path

from solemn.duel.errors import DuelStuck
from solemn.duel.facade import STEPS, Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.simple_players import eager_answer, random_answer


def used(duel: Duel) -> int:
    """The steps that the last decision took: of Lua code or of natives, whichever is more."""
    rations = duel.machine.rations
    left = rations.left + rations.piece.__length_hint__()
    return STEPS - min(left, duel.machine.spare)


class Tally:
    """What was met."""

    def __init__(self, slow: int) -> None:
        self.slow = slow
        self.duels = self.decisions = self.over = self.most = 0
        self.stopped: Counter[str] = Counter()

    def played(self, duel: Duel, seed: int, names: str) -> None:
        self.decisions += 1
        steps = used(duel)
        self.most = max(self.most, steps)
        if steps > self.slow:
            print(f"seed {seed}, {names}: decision {len(duel.answers)} took {steps} steps", flush=True)

    def report(self) -> None:
        print(
            f"{self.duels} duels, {self.over} over, {self.decisions} decisions, {sum(self.stopped.values())} stopped; "
            f"at most {self.most} steps for one",
            flush=True,
        )
        for message, count in self.stopped.most_common():
            print(f"{count:5d} {message}")


def play(pool: CardPool, decks: dict[str, Deck], codes: list[int], seed: int, decisions: int, tally: Tally) -> None:
    """One duel to its end, or as many decisions."""
    pair = random.Random(seed // 2).choices(sorted(decks), k=2)
    pair = pair if seed % 2 else pair[::-1]
    rng = random.Random(f"real {seed}")
    player = eager_answer if seed % 2 else random_answer
    tally.duels += 1
    duel = Duel([decks[name] for name in pair], seed=seed, pool=pool)
    try:
        while duel.decision is not None and len(duel.answers) < decisions:
            duel.answer(player(duel.decision, rng, codes))
            tally.played(duel, seed, " against ".join(pair))
    except DuelStuck as error:
        tally.stopped[f"seed {seed}, {' against '.join(pair)}, decision {len(duel.answers)}: {error}"] += 1
    except ValueError:  # the player knows no answer
        pass
    tally.over += duel.over


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", action="append", required=True, metavar="DIR")
    parser.add_argument("--db", action="append", required=True, metavar="FILE")
    parser.add_argument("--decks", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--slow", type=int, default=500_000, metavar="STEPS", help="Tell decisions that took more steps.")
    parser.add_argument("--seconds", type=float, default=1e9, help="Begin no duel after so many seconds.")
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    options = parser.parse_args()
    pool = CardPool.community(options.scripts, options.db)
    codes = sorted(pool.database.codes())
    decks = {path.stem: Deck.read(path) for path in sorted(options.decks.glob("*.ydk"))}
    tally, started = Tally(options.slow), time.monotonic()
    for seed in range(options.seed, options.seed + options.count):
        if time.monotonic() - started > options.seconds:
            break
        play(pool, decks, codes, seed, options.decisions, tally)
    tally.report()
    return 1 if tally.stopped else 0


if __name__ == "__main__":
    sys.exit(main())
