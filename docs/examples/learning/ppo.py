"""Learns to beat the random player by proximal policy optimisation, in one file with numpy alone.

    python ppo.py                  # 2 processes
    python ppo.py --steps 20000 --games 200

Every legal move gets a score from what the move is and how the duel stands; the softmax of the scores is the policy.
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import gymnasium
import numpy as np

import solemn.env
from solemn.env import TABLES

GLOBAL, CARD, MOVE = (TABLES[name][0] for name in ("globals", "cards", "moves"))
ZONES = 30  # the first rows of `cards`
SHOWN = ("attack_now", "defense_now", "position", "flags")  # what the policy sees of each zone
STATE = GLOBAL.columns + ZONES * sum(field.columns for field in CARD.fields if field.name in SHOWN)
GAMMA, LAMBDA, CLIP, ENTROPY = 0.99, 0.9, 0.2, 0.01


def states(observations):
    """How the duels stand, one row of numbers each."""
    zones = CARD.expand(observations["cards"][:, :ZONES])
    wanted = np.concatenate([np.full(field.columns, field.name in SHOWN) for field in CARD.fields])
    return np.concatenate([GLOBAL.expand(observations["globals"]), zones[..., wanted].reshape(len(zones), -1)], axis=1)


class Policy:
    """Scores of moves and values of positions: two layers each, with their gradients and Adam."""

    def __init__(self, rng, hidden=64):
        def weights(inputs, outputs, scale=1.0):
            return (rng.standard_normal((inputs, outputs)) * scale * np.sqrt(2 / inputs)).astype(np.float32)

        self.w = {
            "move": weights(MOVE.columns, hidden), "state": weights(STATE, hidden), "bias": np.zeros(hidden, np.float32),
            "score": weights(hidden, 1, 0.1), "value1": weights(STATE, hidden), "value_bias": np.zeros(hidden, np.float32),
            "value2": weights(hidden, 1, 0.1),
        }
        self.adam = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.w.items()}
        self.updates = 0

    def forward(self, state, moves, owner):
        """Log probabilities of all moves, and values; `owner` is the position that each move belongs to, in ascending order."""
        w = self.w
        hidden = np.maximum(moves @ w["move"] + (state @ w["state"] + w["bias"])[owner], 0)
        scores = (hidden @ w["score"])[:, 0]
        starts = np.searchsorted(owner, np.arange(len(state)))
        scores -= np.maximum.reduceat(scores, starts)[owner]
        logs = scores - np.log(np.add.reduceat(np.exp(scores), starts))[owner]
        above = np.maximum(state @ w["value1"] + w["value_bias"], 0)
        return logs, (above @ w["value2"])[:, 0], hidden, above, starts

    def learn(self, batch, rate):
        """One step down the gradient of PPO's loss."""
        state, moves, owner, chosen, old, advantage, target = batch
        w, count = self.w, len(state)
        logs, values, hidden, above, starts = self.forward(state, moves, owner)
        chances, picked = np.exp(logs), starts + chosen
        ratio = np.exp(logs[picked] - old)
        inside = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        by_choice = -advantage * ratio * inside / count  # of the chosen move's log probability
        entropy = -np.add.reduceat(chances * logs, starts)
        by_score = ENTROPY / count * chances * (logs + entropy[owner]) - chances * by_choice[owner]
        by_score[picked] += by_choice
        by_hidden = by_score[:, None] * w["score"].T * (hidden > 0)
        by_state = np.add.reduceat(by_hidden, starts)
        by_value = (values - target)[:, None] / count
        by_above = by_value * w["value2"].T * (above > 0)
        self.step(rate, {
            "move": moves.T @ by_hidden, "state": state.T @ by_state, "bias": by_state.sum(0), "score": hidden.T @ by_score[:, None],
            "value1": state.T @ by_above, "value_bias": by_above.sum(0), "value2": above.T @ by_value,
        })  # fmt: skip

    def step(self, rate, gradients):
        """Adam, with the gradient cut to a norm of 0.5."""
        norm = np.sqrt(sum(float((g**2).sum()) for g in gradients.values()))
        self.updates += 1
        for name, gradient in gradients.items():
            first, second = self.adam[name]
            gradient = gradient * min(1.0, 0.5 / (norm + 1e-8))
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            scale = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
            self.w[name] -= (rate * first / (1 - 0.9**self.updates) / scale).astype(np.float32)


@dataclass
class Steps:
    """What one environment met, in order."""

    state: list = field(default_factory=list)
    moves: list = field(default_factory=list)
    chosen: list = field(default_factory=list)
    log: list = field(default_factory=list)
    value: list = field(default_factory=list)
    reward: list = field(default_factory=list)
    over: list = field(default_factory=list)

    def rated(self, last):
        """Advantages and targets; `last` is the value of the position after the last step."""
        advantages, ahead = np.zeros(len(self.value), np.float32), 0.0
        for i in reversed(range(len(self.value))):
            after = 0.0 if self.over[i] else (self.value[i + 1] if i + 1 < len(self.value) else last)
            ahead = self.reward[i] + GAMMA * after - self.value[i] + (0.0 if self.over[i] else GAMMA * LAMBDA * ahead)
            advantages[i] = ahead
        return advantages, advantages + np.asarray(self.value, np.float32)


def choose(policy, observations, rng):
    """For each environment a move, its log probability and the value of the position, with what they were computed from."""
    state = states(observations)
    counts = np.maximum(observations["action_mask"].sum(1), 1).astype(int)  # where the duel is over any number will do
    owner = np.repeat(np.arange(len(state)), counts)
    rows = [MOVE.expand(moves[:count]) for moves, count in zip(observations["moves"], counts)]
    logs, values, _, _, starts = policy.forward(state, np.concatenate(rows), owner)
    ranked = np.split(logs + rng.gumbel(size=len(logs)), starts[1:])
    chosen = np.array([int(some.argmax()) for some in ranked])
    return chosen, logs[starts + chosen], values, state, rows


def collect(policy, envs, observations, over, count, rng):
    """Play `count` steps in each environment. After a duel's end the next step begins another one and is not counted."""
    kept = [Steps() for _ in range(envs.num_envs)]
    for _ in range(count):
        chosen, logs, values, state, rows = choose(policy, observations, rng)
        observations, rewards, ended, cut, _ = envs.step(chosen)
        for i, steps in enumerate(kept):
            if not over[i]:
                steps.state.append(state[i])
                steps.moves.append(rows[i])
                steps.chosen.append(chosen[i])
                steps.log.append(logs[i])
                steps.value.append(values[i])
                steps.reward.append(rewards[i])
                steps.over.append(ended[i] or cut[i])
        over = ended | cut
    last = choose(policy, observations, rng)[2]
    return kept, [steps.rated(value) for steps, value in zip(kept, last)], observations, over


def learn(policy, kept, rated, rng, epochs=4, size=128, rate=2e-3):
    """Go through the steps several times in batches."""
    moves = [rows for steps in kept for rows in steps.moves]
    state, chosen, old = (np.array([x for steps in kept for x in getattr(steps, name)]) for name in ("state", "chosen", "log"))
    advantage, target = (np.concatenate([pair[i] for pair in rated]) for i in (0, 1))
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(epochs):
        order = rng.permutation(len(state))
        for part in (order[i : i + size] for i in range(0, len(order), size)):
            owner = np.repeat(np.arange(len(part)), [len(moves[i]) for i in part])
            rows = np.concatenate([moves[i] for i in part])
            policy.learn((state[part], rows, owner, chosen[part], old[part], advantage[part], target[part]), rate)


def wilson(won, played):
    """The share won, and the interval in which the true one lies with a certainty of 95 %."""
    z, share = 1.96, won / played
    middle, half = share + z * z / (2 * played), z * np.sqrt(share * (1 - share) / played + z * z / (4 * played**2))
    return share, (middle - half) / (1 + z * z / played), (middle + half) / (1 + z * z / played)


def play(policy, envs, games, rng, seed):
    """How many of that many duels the policy wins."""
    observations, _ = envs.reset(seed=seed)
    won = played = 0
    over = np.zeros(envs.num_envs, bool)
    while played < games:
        observations, rewards, ended, cut, _ = envs.step(choose(policy, observations, rng)[0])
        for i in np.flatnonzero((ended | cut) & ~over):
            played += 1
            won += rewards[i] > 0.5
        over = ended | cut
    return won, played


def whole(least):
    """What argparse reads whole numbers with, from `least` up."""

    def read(text):
        if not text.isascii() or not text.isdigit() or int(text) < least:
            raise argparse.ArgumentTypeError(f"found {text!r}, expected a whole number from {least} up")
        return int(text)

    return read


def read_policy(policy, path):
    """Take what a policy has learned from its file. Raises ValueError for a file of anything else."""
    with path.open("rb") as file:
        found = dict(np.load(file))
    if {name: w.shape for name, w in found.items()} != {name: w.shape for name, w in policy.w.items()}:
        raise ValueError("it is not a policy of this program")
    policy.w = found


def options(arguments):
    """What the command line says; ends the program for what it cannot mean."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=whole(0), default=60_000, help="moves to learn from")
    parser.add_argument("--games", type=whole(1), default=200, help="duels to play before and after")
    parser.add_argument("--envs", type=whole(1), default=2, help="environments, a process each; 1 runs in this process")
    parser.add_argument("--batch", type=whole(1), default=512, help="moves between two updates, at least two for each environment")
    parser.add_argument("--lp", type=whole(1), default=8000, help="life points that duels begin with")
    parser.add_argument("--cycles", type=whole(2), default=2000, help="moves after which a duel is cut off")
    parser.add_argument("--policy", type=Path, help="a file (.npz) that the policy is read from if it is there, and kept in")
    parser.add_argument("--seed", type=whole(0), default=1)
    given = parser.parse_args(arguments)
    if given.batch < 2 * given.envs:
        parser.error(f"argument --batch: found {given.batch}, expected at least {2 * given.envs}: two moves for each environment")
    if given.policy and (given.policy.suffix != ".npz" or not given.policy.parent.is_dir()):
        parser.error(f"argument --policy: found {str(given.policy)!r}, expected a file that ends in .npz, in a folder that is there")
    rng = np.random.default_rng(given.seed)
    policy = Policy(rng)
    if given.policy and given.policy.exists():
        try:
            read_policy(policy, given.policy)
        except Exception as error:  # a broken file can raise many kinds
            parser.error(f"argument --policy: {given.policy}: {error}")
    return given, policy, rng


def main(arguments=None):
    """Learn, and say how many duels are won before and after."""
    given, policy, rng = options(arguments)

    def make(lp_reward):
        terms = {"merge_alike": True, "lp_reward": lp_reward, "lp": given.lp, "max_cycles": given.cycles}
        makers = [lambda: gymnasium.make("solemn/Duel-v0", **terms)] * given.envs
        return gymnasium.vector.SyncVectorEnv(makers) if given.envs == 1 else gymnasium.vector.AsyncVectorEnv(makers)

    shares = []
    judged = make(lp_reward=0.0)
    shares.append(wilson(*play(policy, judged, given.games, rng, seed=10_000)))
    print("before: {:.1%} of the duels won ({:.1%} to {:.1%})".format(*shares[-1]), flush=True)
    envs, begun = make(lp_reward=1.0), time.time()
    observations, _ = envs.reset(seed=given.seed)
    over, made, ends = np.zeros(given.envs, bool), 0, []
    while made < given.steps:
        kept, rated, observations, over = collect(policy, envs, observations, over, given.batch // given.envs, rng)
        learn(policy, kept, rated, rng)
        made += given.batch
        ends += [reward > 0.5 for steps in kept for reward, end in zip(steps.reward, steps.over) if end]
        won = np.mean(ends[-50:]) if ends else float("nan")
        print(f"{made} moves, {len(ends)} duels, {time.time() - begun:.0f} s: of the last 50 {won:.0%} won", flush=True)
    envs.close()
    if given.policy:
        np.savez(given.policy, **policy.w)
    shares.append(wilson(*play(policy, judged, given.games, rng, seed=20_000)))
    print("after: {:.1%} of the duels won ({:.1%} to {:.1%})".format(*shares[-1]), flush=True)
    judged.close()
    return policy, shares


if __name__ == "__main__":
    assert solemn.env  # registers solemn/Duel-v0
    main()
