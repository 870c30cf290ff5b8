"""What an observation costs: steps a second of random play through the environments, with and without it, and in processes.

usage: python bench/env.py [SEEDS] [VECTOR_STEPS]

Plays duels between the bundled decks, and where SOLEMN_SCRIPTS, SOLEMN_DB and DECKS are set between real ones. A step is one move of one
player, chosen at random from the list of legal moves. Times are processor time; where several environments play at a time (VECTOR_STEPS
steps of each, 300; 0 for none), wall time, the best of three by turns, which means little while others use the machine.
"""

import os
import random
import sys
import time
from pathlib import Path

import gymnasium
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from duels import tables
from solemn.env import env
from solemn.env.encoding import Encoder
from solemn.env.episode import Episode, Terms, dealt, make_terms

MOST = 300  # steps of a duel
WARM = 40  # steps of an environment in which scripts are loaded


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


def through_pettingzoo(seeds: range) -> float:
    """Steps a second of processor time through `env()`, as its loop goes: `last`, a legal move, `step`."""
    duels, steps, rng = env(), 0, np.random.default_rng(1)
    began = time.process_time()
    for seed in seeds:
        duels.reset(seed=seed)
        for _ in range(MOST):
            observation, _, over, cut, _ = duels.last()
            if over or cut:
                break
            duels.step(rng.choice(np.flatnonzero(observation["action_mask"])))
            steps += 1
    return steps / (time.process_time() - began)


def in_a_vector(number: int, mode: str, steps: int) -> float:
    """Steps a second of wall time of so many environments against the random player, after the first steps of each."""
    envs = gymnasium.make_vec("solemn/Duel-v0", num_envs=number, vectorization_mode=mode)
    seen, _ = envs.reset(seed=1)
    rng, began = np.random.default_rng(1), 0.0
    for step in range(steps + WARM):
        if step == WARM:
            began = time.perf_counter()
        seen = envs.step(np.array([rng.integers(max(1, int(mask.sum()))) for mask in seen["action_mask"]]))[0]
    rate = number * steps / (time.perf_counter() - began)
    envs.close()
    return rate


def print_vectors(steps: int) -> None:
    kinds = [(1, "sync"), (1, "async"), (2, "async")]
    rates = [max(found) for found in zip(*([in_a_vector(number, mode, steps) for number, mode in kinds] for _ in range(3)))]
    print(f"against the random player, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors:")
    for (number, mode), rate in zip(kinds, rates):
        print(f"  {number} {mode}: {rate:.0f} steps a second of wall time, {rate / rates[0]:.2f} times one in this process")


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
    rate = through_pettingzoo(seeds)
    print(f"bundled decks through PettingZoo's env(): {rate:.0f} steps a second with observations")
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    if steps:
        print_vectors(steps)
    return 0


if __name__ == "__main__":
    sys.exit(main())
