"""A policy as a player: the same moves as in an environment."""

from typing import Any

import numpy as np
import pytest
from episodes import episode, pool

from solemn import Deck, Duel, DuelError
from solemn.env import PolicyPlayer, SoloDuelEnv
from solemn.players.simple import Player


def last(observation: dict[str, Any]) -> np.intp:
    """The last of the legal moves."""
    legal: np.intp = observation["action_mask"].nonzero()[0][-1]
    return legal


def third(observation: dict[str, Any]) -> int:
    """A move by what stands in all arrays."""
    return sum(int(array.sum()) for array in observation.values()) % int(observation["action_mask"].sum())


@pytest.mark.parametrize("merge_alike", [False, True])
def test_a_policy_plays_as_it_does_in_an_environment(merge_alike: bool) -> None:
    played, other = (episode(4, merge_alike=merge_alike) for _ in range(2))
    player = PolicyPlayer(third, merge_alike=merge_alike)
    assert isinstance(player, Player)
    for _ in range(120):
        if played.over:
            break
        for duel in (other.duel,):
            while len(duel.answers) < len(played.duel.answers):
                duel.answer(player.choose(duel))
        assert other.duel.answers == played.duel.answers
        played.make(third(played.observe(played.player)))
    assert len(played.duel.answers) > 50


def test_a_policy_can_be_the_opponent() -> None:
    made = SoloDuelEnv(pool=pool(), opponent=lambda seed: PolicyPlayer(last), max_cycles=40, seat=0)
    made.reset(seed=2)
    over = cut = False
    while not over and not cut:
        _, _, over, cut, info = made.step(0)
    assert info["cycles"] == 40


def test_a_move_that_is_not_legal_is_refused() -> None:
    duel = Duel([Deck((5053103,) * 20)] * 2, pool=pool())
    with pytest.raises(DuelError, match="the policy chose move 150, expected a number below"):
        PolicyPlayer(lambda _: 150).choose(duel)
    duel.close()
    with pytest.raises(DuelError, match="nothing to decide"):
        PolicyPlayer(last).choose(duel)
