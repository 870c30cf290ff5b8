"""Learns to beat the random player with RLlib's PPO.

    pip install 'solemn[env]' 'ray[rllib]' torch
    python rllib_ppo.py --iterations 40

Every legal move gets a score from what the move is and how the duel stands; what is not legal gets none.
"""

import argparse

import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.tune.registry import register_env

from solemn.env import TABLES, SoloDuelEnv

GLOBAL, CARD, MOVE = (TABLES[name][0] for name in ("globals", "cards", "moves"))
ZONES = 30  # the first rows of `cards`
NEVER = -1e9


def numbers(layout, rows):
    """Rows of bytes as a tensor of numbers."""
    return torch.from_numpy(layout.expand(rows.cpu().numpy()))


class MoveScorer(TorchRLModule, ValueFunctionAPI):
    """Scores of moves and values of positions."""

    def setup(self):
        hidden = self.model_config.get("hidden", 64)
        self.zone = torch.nn.Sequential(torch.nn.Linear(CARD.columns, 16), torch.nn.ReLU())
        self.state = torch.nn.Sequential(torch.nn.Linear(GLOBAL.columns + 16 * ZONES, hidden), torch.nn.ReLU())
        self.move = torch.nn.Linear(MOVE.columns, hidden)
        self.context = torch.nn.Linear(hidden, hidden)
        self.score = torch.nn.Linear(hidden, 1)
        self.value = torch.nn.Linear(hidden, 1)

    def _embedded(self, seen):
        zones = self.zone(numbers(CARD, seen["cards"][:, :ZONES])).flatten(1)
        return self.state(torch.cat([numbers(GLOBAL, seen["globals"]), zones], 1))

    def _forward(self, batch, **_):
        seen = batch[Columns.OBS]
        mask = seen["action_mask"] > 0
        most = max(int(mask.sum(1).max()), 1)
        state = self._embedded(seen)
        hidden = torch.relu(self.move(numbers(MOVE, seen["moves"][:, :most])) + self.context(state)[:, None])
        scores = torch.full(mask.shape, NEVER)
        scores[:, :most] = self.score(hidden)[..., 0]
        return {Columns.ACTION_DIST_INPUTS: torch.where(mask, scores, torch.tensor(NEVER)), Columns.EMBEDDINGS: state}

    def compute_values(self, batch, embeddings=None):
        return self.value(self._embedded(batch[Columns.OBS]) if embeddings is None else embeddings)[:, 0]


def wilson(won, played):
    """The share won, and the interval in which the true one lies with a certainty of 95 %."""
    z, share = 1.96, won / played
    middle, half = share + z * z / (2 * played), z * np.sqrt(share * (1 - share) / played + z * z / (4 * played**2))
    return share, (middle - half) / (1 + z * z / played), (middle + half) / (1 + z * z / played)


def play(module, games, seed, terms):
    """The share of that many duels that the module wins."""
    duels, won, rng = SoloDuelEnv(**terms), 0, np.random.default_rng(seed)
    for game in range(games):
        seen, _ = duels.reset(seed=seed + game)
        over = cut = False
        while not over and not cut:
            batch = {Columns.OBS: {name: torch.from_numpy(array[None]) for name, array in seen.items()}}
            with torch.no_grad():
                scores = module.forward_inference(batch)[Columns.ACTION_DIST_INPUTS][0].numpy()
            seen, reward, over, cut, _ = duels.step((scores + rng.gumbel(size=len(scores))).argmax())
        won += reward > 0
    return wilson(won, games)


def whole(least):
    """What argparse reads whole numbers with, from `least` up."""

    def read(text):
        if not text.isascii() or not text.isdigit() or int(text) < least:
            raise argparse.ArgumentTypeError(f"found {text!r}, expected a whole number from {least} up")
        return int(text)

    return read


def main(arguments=None):
    """Learn, and say how many duels are won before and after."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=whole(0), default=40, help="updates, each after --batch moves")
    parser.add_argument("--batch", type=whole(1), default=1024, help="moves between two updates")
    parser.add_argument("--games", type=whole(1), default=200, help="duels to play before and after")
    parser.add_argument("--lp", type=whole(1), default=8000, help="life points that duels begin with")
    parser.add_argument("--cycles", type=whole(2), default=2000, help="moves after which a duel is cut off")
    parser.add_argument("--runners", type=whole(0), default=2, help="processes that play; 0 plays in this one")
    given = parser.parse_args(arguments)
    terms = {"merge_alike": True, "lp": given.lp, "max_cycles": given.cycles}
    ray.init(num_cpus=max(given.runners, 1) + 1, include_dashboard=False, log_to_driver=False)
    register_env("duel", lambda given: SoloDuelEnv(**given))
    config = (
        PPOConfig()
        .environment("duel", env_config={**terms, "lp_reward": 1.0})
        .env_runners(num_env_runners=given.runners, rollout_fragment_length="auto", sample_timeout_s=600)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MoveScorer))
        .training(
            train_batch_size_per_learner=given.batch, minibatch_size=min(128, given.batch), num_epochs=4, lr=2e-3, gamma=0.99,
            lambda_=0.9, entropy_coeff=0.01, clip_param=0.2, vf_clip_param=10.0, grad_clip=0.5,
        )
    )  # fmt: skip
    algorithm = config.build_algo()
    shares = [play(algorithm.get_module(), given.games, seed=10_000, terms=terms)]
    print("before: {:.1%} of the duels won ({:.1%} to {:.1%})".format(*shares[0]), flush=True)
    for number in range(given.iterations):
        played = algorithm.train()["env_runners"]
        print(f"{number + 1}: mean reward {played.get('episode_return_mean', float('nan')):.2f}", flush=True)
    shares.append(play(algorithm.get_module(), given.games, seed=20_000, terms=terms))
    print("after: {:.1%} of the duels won ({:.1%} to {:.1%})".format(*shares[1]), flush=True)
    algorithm.stop()
    ray.shutdown()
    return shares


if __name__ == "__main__":
    main()
