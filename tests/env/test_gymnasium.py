"""One player against an opponent: Gymnasium's own checks, opponents, seats, several processes."""

import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from episodes import pool
from gymnasium.utils.env_checker import check_env

from solemn import Deck, DuelError
from solemn.env import MOST_MOVES, SoloDuelEnv
from solemn.players.simple import GreedyPlayer


def beginning(**given: Any) -> SoloDuelEnv:
    made = SoloDuelEnv(pool=pool(), **given)
    made.reset(seed=1)
    return made


def play(made: SoloDuelEnv, seed: int = 0, most: int = 10_000) -> tuple[float, bool, bool, dict[str, Any]]:
    """Play at random to the end."""
    rng = Random(seed)
    for _ in range(most):
        _, reward, over, cut, info = made.step(rng.randrange(len(made.episode.moves)))
        if over or cut:
            return reward, over, cut, info
    raise AssertionError("the duel goes on")


def test_gymnasium_s_own_checks() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("solemn/Duel-v0", pool=pool()).unwrapped, skip_render_check=True)


def test_the_same_seed_plays_the_same_duel() -> None:
    one, other = (play(beginning(lp=800, max_cycles=150), seed=5)[3] for _ in range(2))
    assert one == other


@pytest.mark.parametrize("seat", [0, 1])
def test_the_environment_takes_the_moves_of_its_seat(seat: int) -> None:
    made = beginning(seat=seat, lp=800)
    rng = Random(2)
    over = cut = False
    while not over and not cut:
        assert made.episode.player == seat == made.seat
        observation, reward, over, cut, info = made.step(rng.randrange(len(made.episode.moves)))
        assert over or np.array_equal(observation["action_mask"].astype(bool), made.action_masks())
    assert reward == info["result"] == (1 if made.episode.duel.winner == seat else -1)


def test_duels_that_are_over_before_the_first_move_are_dealt_anew() -> None:
    made = SoloDuelEnv([Deck(()), Deck(())], pool=pool())
    with pytest.raises(DuelError, match="20 duels were over before this player could make a move"):
        made.reset(seed=1)


def test_a_seat_is_drawn_for_each_duel() -> None:
    made, seats = SoloDuelEnv(pool=pool()), set()
    for seed in range(6):
        made.reset(seed=seed)
        seats.add(made.seat)
    assert seats == {0, 1}


def test_the_opponent_is_one_of_the_players_or_made_by_a_function() -> None:
    asked: list[int] = []

    def opponent(seed: int) -> GreedyPlayer:
        asked.append(seed)
        return GreedyPlayer(seed)

    made = SoloDuelEnv(pool=pool(), opponent=opponent, lp=800)
    for seed in (1, 2):
        made.reset(seed=seed)
    assert len(set(asked)) == 2 and play(made)[1]
    assert play(beginning(opponent="greedy", lp=800))[1]
    with pytest.raises(DuelError, match="did you mean random"):
        SoloDuelEnv(pool=pool(), opponent="randon")


def test_an_illegal_move_loses() -> None:
    made = beginning()
    _, reward, over, cut, info = made.step(MOST_MOVES - 1)
    assert (reward, over, cut, info) == (-1.0, True, False, {"illegal_action": MOST_MOVES - 1})


def test_a_duel_that_takes_too_long_is_cut_off() -> None:
    reward, over, cut, info = play(beginning(max_cycles=20))
    assert (reward, over, cut) == (0.0, False, True) and info["cycles"] == 20


def test_rewards_for_life_points_add_up() -> None:
    made = beginning(lp_reward=2.0, lp=800)
    begun, total, rng = made.episode.lead(made.seat), 0.0, Random(8)
    over = cut = False
    while not over and not cut:
        _, reward, over, cut, info = made.step(rng.randrange(len(made.episode.moves)))
        total += reward
    assert total == pytest.approx(info["result"] + 2 * (made.episode.lead(made.seat) - begun))


def test_environments_run_in_processes_of_their_own() -> None:
    code = """
import gymnasium, numpy, solemn.env
if __name__ == "__main__":
    envs = gymnasium.make_vec("solemn/Duel-v0", num_envs=2, vectorization_mode="async", vector_kwargs={"context": "spawn"}, lp=800)
    seen, _ = envs.reset(seed=[3, 4])
    assert seen["cards"].shape[:2] == (2, 160) and not numpy.array_equal(seen["cards"][0], seen["cards"][1])
    for _ in range(40):
        seen, rewards, over, cut, infos = envs.step(seen["action_mask"].argmax(1))
        assert seen["action_mask"].any(1).all() or (over | cut).any()
    envs.close()
    print("played")
"""
    file = Path(__file__).with_name("never")  # a main module of its own, as spawned processes need
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=False, cwd=file.parent)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_without_the_extra_the_error_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import solemn.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"ImportError: solemn.env needs {missing}, which is not installed: pip install 'solemn[env]'" in done.stderr
