"""How often one player beats another, and what it costs.

usage: python bench/players.py [FIRST] [SECOND] [DUELS] [FROM]

Plays DUELS duels (200), from the seed FROM (0) on, between two players by their names (search, greedy), in pairs: the same decks and the
same seed, with the players' sides changed. The decks are the bundled ones, or where SOLEMN_SCRIPTS, SOLEMN_DB and DECKS (a
folder of .ydk files) are set those. A duel without a winner after 3,000 decisions is half a win for both. Checks itself: the first pair is
played twice and must end alike. Prints the rate of the first player with its 95 % interval by Wilson, and the processor time of each one's
choices.
"""

import os
import random
import sys
import time
from pathlib import Path

from solemn import CardPool, Deck, Duel, player
from solemn.cards.sources import BUNDLED_DECKS
from solemn.players.seeds import seed_of
from solemn.sweeping.intervals import wilson

MOST = 3000


def played(decks: list[Deck], pool: CardPool, names: tuple[str, str], seed: int, spent: list[float]) -> Duel:
    """A duel to its end; `spent` gets each side's seconds."""
    players = [player(name, seed_of(seed, side)) for side, name in enumerate(names)]
    duel = Duel(decks, seed=seed, pool=pool)
    for _ in range(MOST):
        if duel.decision is None:
            break
        side = duel.decision.player
        started = time.process_time()
        answer = players[side].choose(duel)
        spent[side] += time.process_time() - started
        duel.answer(answer)
    return duel


def main() -> int:
    given = sys.argv[1:]
    first, second, count, begin = [*given, *("search", "greedy", "200", "0")[len(given) :]]
    scripts, database, folder = (os.environ.get(name) for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB", "DECKS"))
    real = bool(scripts and database and folder)
    pool = CardPool.community(str(scripts), str(database)) if real else CardPool.bundled()
    decks = [Deck.read(path) for path in sorted(Path(str(folder) if real else BUNDLED_DECKS).glob("*.ydk"))]
    points, results, seconds, decisions = 0.0, [0, 0, 0], [0.0, 0.0], 0
    started = time.process_time()
    for game in range(int(count)):
        pair, swapped = int(begin) + game // 2, game % 2
        chosen = random.Random(pair).choices(decks, k=2)
        names = (second, first) if swapped else (first, second)
        sides = [0.0, 0.0]
        duel = played(chosen, pool, names, pair, sides)
        if game < 2:
            assert played(chosen, pool, names, pair, [0.0, 0.0]).answers == duel.answers, "the same seed went another way"
        seconds[0] += sides[swapped]
        seconds[1] += sides[1 - swapped]
        decisions += len(duel.answers)
        result = 2 if duel.winner not in (0, 1) else int(duel.winner != swapped)
        results[result] += 1
        points += (1.0, 0.0, 0.5)[result]
    total = int(count)
    low, high = (100 * end for end in wilson(points, total))
    kind = "real" if real else "bundled"
    print(f"{first} against {second}, {total} duels of {kind} decks, sides changed, {decisions / total:.0f} decisions each")
    print(f"  {results[0]} won, {results[1]} lost, {results[2]} neither: {100 * points / total:.1f} % ({low:.1f} to {high:.1f} %)")
    each = [f"{spent / total:.2f} s a duel" for spent in seconds]
    print(f"  {time.process_time() - started:.0f} s in all; choices of {first} {each[0]}, of {second} {each[1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
