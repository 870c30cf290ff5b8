"""What an observation costs: steps a second of random play through the environments, with and without it.

usage: python bench/env.py [SEEDS]

Plays duels between the bundled decks, and where SOLEMN_SCRIPTS, SOLEMN_DB and DECKS are set between real ones. A step is one move of one
player, chosen at random from the list of legal moves. Times are processor time.
"""

import random
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from duels import tables
from solemn.env.encoding import Encoder
from solemn.env.episode import Episode, Terms, dealt, make_terms

MOST = 300  # steps of a duel


class Figures:
    """Steps, and seconds of processor time for each part of them."""

    def __init__(self) -> None:
        self.steps = 0
        self.playing = 0.0
        self.view = 0.0
        self.observing = 0.0

    def line(self) -> str:
        without, with_them = self.steps / self.playing, self.steps / (self.playing + self.observing)
        whole, view = (1e6 * seconds / self.steps for seconds in (self.observing, self.view))
        return (
            f"  {without:.0f} steps a second without observations, {with_them:.0f} with them; "
            f"an observation {whole:.0f} µs, of which the view {view:.0f} µs"
        )


def play(terms: Terms, encoder: Encoder, seed: int, figures: Figures) -> None:
    rng = random.Random(seed)
    episode = Episode(dealt(terms, np.random.default_rng(seed)), terms, encoder)
    for _ in range(MOST):
        if episode.over or episode.truncated:
            break
        before = time.process_time()
        episode.duel.view(episode.player)
        looked = time.process_time()
        observation = episode.observe(episode.player)
        observed = time.process_time()
        assert observation["action_mask"].sum() == len(episode.moves)
        moving = time.process_time()
        episode.make(rng.randrange(len(episode.moves)))
        figures.playing += time.process_time() - moving
        figures.view += looked - before
        figures.observing += observed - looked
        figures.steps += 1
    episode.close()


def main() -> int:
    seeds = range(1, 1 + (int(sys.argv[1]) if len(sys.argv) > 1 else 6))
    bundled = make_terms()
    found = [("bundled decks", bundled)]
    for table in tables()[1:]:
        rng = random.Random(1)
        decks = [[table.deal(rng) for _ in range(6)]] * 2
        found.append((table.name, make_terms(decks, pool=table.pool)))
    for name, terms in found:
        figures, encoder = Figures(), Encoder(terms.pool)
        for seed in (0, *seeds):
            if not seed:  # scripts are compiled and warm
                play(terms, encoder, 1, Figures())
            else:
                play(terms, encoder, seed, figures)
        print(f"{name}: {figures.steps} steps")
        print(figures.line())
    return 0


if __name__ == "__main__":
    sys.exit(main())
