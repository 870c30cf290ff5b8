"""Both players as agents: PettingZoo's own checks, rewards and endings."""

import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from episodes import code, pool
from pettingzoo.test import api_test, seed_test

from solemn import CardPool, Deck, Duel, DuelError, Limits
from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders
from solemn.env import AGENTS, MOST_MOVES, DuelEnv, env
from solemn.env.aec import raw_env
from solemn.env.episode import Episode

DICTIONARIES = ("not a NumPy array", "should be gymnasium.spaces.box", "all zeros (no legal actions)")  # what api_test says of them


def beginning(**terms: Any) -> DuelEnv:
    made = raw_env(pool=pool(), **terms)
    made.reset(seed=1)
    return made


def play(made: Any, seed: int = 0) -> dict[str, float]:
    """Play to the end; all rewards of each agent."""
    rng, found = Random(seed), dict.fromkeys(AGENTS, 0.0)
    for agent in made.agent_iter():
        observation, reward, terminated, truncated, _ = made.last()
        found[agent] += reward
        made.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return found


def test_pettingzoo_s_own_checks() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env(pool=pool(), max_cycles=40), num_cycles=60)
    assert not [str(w.message) for w in told if not any(words in str(w.message) for words in DICTIONARIES)]


def test_the_same_seed_plays_the_same_duel() -> None:
    seed_test(lambda: env(pool=pool()), num_cycles=30)


def test_another_seed_plays_another_duel() -> None:
    made, hands = raw_env(pool=pool()), set()
    for seed in (1, 2, 1):
        made.reset(seed=seed)
        hands.add(tuple(card.code for card in made.episode.duel.view(0).sides[0].hand))
    assert len(hands) == 2
    made.reset()
    assert tuple(card.code for card in made.episode.duel.view(0).sides[0].hand) not in hands


def test_the_winner_gets_one_and_the_loser_loses_one() -> None:
    made = beginning(lp=800)
    rng = Random(3)
    while not any(made.terminations.values()):
        made.step(rng.randrange(len(made.episode.moves)))
    winner = made.episode.duel.winner
    assert winner in (0, 1) and made.rewards == {AGENTS[winner]: 1.0, AGENTS[1 - winner]: -1.0}
    assert made.infos[AGENTS[winner]]["result"] == 1.0 and made.infos[AGENTS[winner]]["turns"] == made.episode.duel.state.turn
    assert not any(made.truncations.values())


def test_rewards_for_life_points_add_up() -> None:
    made = beginning(lp=800, lp_reward=0.5)
    rewards = play(made, seed=4)
    lead, result = made.episode.lead(0), made.episode.result(0)
    assert lead and result and rewards == {AGENTS[0]: pytest.approx(result + lead / 2), AGENTS[1]: pytest.approx(-result - lead / 2)}


def test_a_duel_that_takes_too_long_is_cut_off() -> None:
    made = beginning(max_cycles=5)
    for _ in range(5):
        assert not any(made.truncations.values())
        made.step(0)
    assert all(made.truncations.values()) and not any(made.terminations.values()) and set(made.rewards.values()) == {0.0}
    assert made.infos["player_0"]["cycles"] == 5


ENDLESS = """local s,id=GetID()
function s.initial_effect(c)
  local e=Effect.CreateEffect(c)
  e:SetType(EFFECT_TYPE_ACTIVATE)
  e:SetCode(EVENT_FREE_CHAIN)
  e:SetOperation(function() while true do end end)
  c:RegisterEffect(e)
end
"""


def test_a_duel_that_cannot_go_on_is_cut_off_and_says_why(tmp_path: Path) -> None:
    card = code("Upstart Goblin")
    (tmp_path / f"c{card}.lua").write_text(ENDLESS, encoding="utf-8")
    spoiled = CardPool(ScriptFolders([tmp_path, BUNDLED_SCRIPTS, BUNDLED_LIBRARY]), CardDatabase([BUNDLED_DATABASE]))
    made = raw_env([Deck((card,) * 20)] * 2, pool=spoiled, limits=Limits(steps=5000))
    made.reset(seed=0)
    made.step([move.kind for move in made.episode.moves].index("activate"))
    made.step(0)  # the zone
    assert all(made.truncations.values()) and not any(made.terminations.values()) and set(made.rewards.values()) == {0.0}
    assert "Upstart Goblin" in made.infos["player_1"]["error"] and not made.observe("player_0")["action_mask"].any()


def test_an_illegal_move_loses() -> None:
    made = env(pool=pool())
    made.reset(seed=1)
    agent = made.agent_selection
    made.last()
    made.step(MOST_MOVES - 1)
    assert made.rewards[agent] == -1 and all(made.terminations.values())
    with pytest.raises(DuelError, match="action: found 199, expected a number below"):
        beginning().step(MOST_MOVES - 1)


def test_only_the_agent_who_moves_has_legal_moves() -> None:
    made = beginning()
    for _ in range(12):
        masks = {agent: int(made.observe(agent)["action_mask"].sum()) for agent in AGENTS}
        assert masks[made.agent_selection] == len(made.episode.moves) > 1 and sum(masks.values()) == masks[made.agent_selection]
        made.step(0)


def test_moves_that_are_alike_can_be_offered_once() -> None:
    apart, merged = beginning(skip_forced=False), beginning(skip_forced=False, merge_alike=True)
    for made in (apart, merged):
        made.step([move.kind for move in made.episode.moves].index("set_monster"))
    assert len(apart.episode.moves) == 5 and len(merged.episode.moves) == 1


def test_a_player_draws_one_of_the_decks_given() -> None:
    one, other = (Deck((code(name),) * 20) for name in ("Gemini Elf", "Battle Ox"))
    made, seen = raw_env(([one, other], one), pool=pool()), set()
    for seed in range(6):
        made.reset(seed=seed)
        seen.add(tuple(made.episode.duel.view(player).sides[player].hand[0].name for player in (0, 1)))
    assert seen == {("Gemini Elf", "Gemini Elf"), ("Battle Ox", "Gemini Elf")}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"decks": [Deck((1,))]}, "decks: found"),
        ({"decks": [[], []]}, "decks: found \\[\\], expected two"),
        ({"decks": ["no such file.ydk"] * 2}, "no such file.ydk"),
        ({"merge_alik": True}, "found 'merge_alik', expected decks, pool, .*did you mean merge_alike"),
        ({"max_cycles": 0}, "max_cycles: found 0, expected a whole number from 1 up"),
        ({"render_mode": "human"}, "render_mode: found 'human', expected None, 'ansi' or 'rgb_array'"),
    ],
)
def test_what_no_environment_can_be_made_of_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(DuelError, match=message):
        raw_env(pool=pool(), **given)


def test_there_is_nothing_before_the_first_reset() -> None:
    with pytest.raises(DuelError, match="reset"):
        _ = raw_env(pool=pool()).episode


def test_an_episode_ends_with_its_duel() -> None:
    made = beginning()
    duel = made.episode.duel
    made.close()
    assert isinstance(made.episode, Episode) and isinstance(duel, Duel)
    with pytest.raises(DuelError, match="closed"):
        duel.answer(0)
