"""Arguments of environments that are none: refused by solemn's own errors, and the environment stands."""

import copy
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from solemn import Deck, Duel, DuelError, GreedyPlayer
from solemn.env import AGENTS, DuelEnv, Encoder, PolicyPlayer, SoloDuelEnv, bundled_decks, env, picture
from solemn.players.registry import PlayerFailed

DECK = Deck((26202165, 83764718) * 20)
NOTHING: tuple[Any, ...] = (None,)
ODD: tuple[Any, ...] = (None, 3, -1, 1.5, True, float("nan"), 1 << 70, "x", b"x", [], {}, (1,), [None, 1], object(), int)
MAKERS: tuple[Callable[..., Any], ...] = (DuelEnv, SoloDuelEnv)


def without(*left_out: Any) -> tuple[Any, ...]:
    return tuple(value for value in ODD if not any(value is one or (type(value) is type(one) and value == one) for one in left_out))


TERMS: dict[str, tuple[Any, ...]] = {
    "decks": (*without(None), [DECK, None], [[], DECK], [[None], [DECK]], [DECK] * 3, "nowhere.ydk", [DECK, "nowhere.ydk"]),
    "render_mode": without(None), "pool": without(None), "max_cycles": without(3, 1 << 70), "merge_alike": without(True),
    "skip_forced": without(True), "lp_reward": without(3, -1, 1.5, 1 << 70), "lp": without(3), "first": without(None), "ruleset": ODD,
    "rulings": ODD, "flags": without(None, 3), "limits": without(None), "strict": without(True), "shuffle": without(True),
    "start_hand": without(3), "seed": ODD, "max_cycle": ODD,
}  # fmt: skip


@pytest.mark.parametrize("name", TERMS)
@pytest.mark.parametrize("make", MAKERS)
def test_no_environment_is_made_of_what_is_none(make: Callable[..., Any], name: str) -> None:
    for value in TERMS[name]:
        with pytest.raises(DuelError, match=r"found|not|[Nn]o |is a whole number"):
            make(**{name: value})


@pytest.mark.parametrize(("name", "values"), [("opponent", without()), ("seat", without(None))])
def test_opponents_and_seats(name: str, values: tuple[Any, ...]) -> None:
    for value in values:
        if value is int:
            continue  # a function that makes numbers: see below
        with pytest.raises(DuelError, match="found"):
            SoloDuelEnv(**{name: value})
    with pytest.raises(DuelError, match=r"opponent: found .*, expected a function that makes a player"):
        SoloDuelEnv(opponent=int).reset()  # type: ignore[arg-type]


def test_the_nearest_term_is_told() -> None:
    with pytest.raises(DuelError, match=r"found 'oponent', expected .*opponent, .*; did you mean opponent\?"):
        gymnasium.make("solemn/Duel-v0", oponent="greedy")
    with pytest.raises(DuelError, match=r"found 'rendermode', .*; did you mean render_mode\?"):
        DuelEnv(rendermode="ansi")


def test_an_opponent_that_fails_is_named() -> None:
    class Rash:
        def choose(self, duel: Duel) -> Any:
            raise KeyError("where")

    with pytest.raises(PlayerFailed, match="'Rash' failed while it chose an answer: KeyError"):
        SoloDuelEnv(opponent=lambda _: Rash(), seat=1, first=0).reset(seed=1)


@pytest.mark.parametrize("make", [*MAKERS, env])
def test_what_comes_before_reset_and_what_is_no_move(make: Callable[..., Any]) -> None:
    found = make()
    if make is not env:  # which PettingZoo's wrapper answers for
        for do in (lambda: found.step(0), found.render, found.last if make is DuelEnv else found.action_masks):
            with pytest.raises(DuelError, match=r"reset\(\) begins one"):
                do()
    found.reset(seed=1)
    before = str(found.unwrapped.episode.duel)
    for value in without(3, -1, 1 << 70):
        with pytest.raises(DuelError, match="action: found"):
            found.step(value)
    for value in (3, {"opponent": "greedy"}):
        with pytest.raises(DuelError, match=r"options: found"):
            found.reset(seed=2, options=value)
    for value in without(None, 3, True, 1 << 70):
        with pytest.raises(gymnasium.error.Error, match=r"Seed must be"):
            found.reset(seed=value)
    assert str(found.unwrapped.episode.duel) == before
    found.step(np.array([0]))
    assert found.unwrapped.episode.cycles > 0


def test_a_number_that_no_move_can_have_loses_no_duel() -> None:
    found = env()
    found.reset(seed=1)
    for number in (-1, 200, 1 << 70):
        with pytest.raises(DuelError, match=r"action: found .*, expected a number from 0 to 199"):
            found.step(number)
    assert not any(found.terminations.values())


@pytest.mark.parametrize("make", [*MAKERS, env])
def test_a_deep_copy_goes_on_alone(make: Callable[..., Any]) -> None:
    """Also in the middle of a choice of several cards, and by the same chance."""
    found = make([Deck((11091375, 69140098) * 20)] * 2, start_hand=8, first=0, **({"seat": 0} if make is SoloDuelEnv else {}))
    found.reset(seed=1)
    episode = found.unwrapped.episode
    found.step(next(number for number, move in enumerate(episode.moves) if move.kind == "to_end"))
    chosen: list[int] = []
    for _ in range(3):
        twin, other = copy.deepcopy(found), copy.deepcopy(found)
        before = str(episode.duel), len(episode.duel.answers), len(episode.chosen)
        assert len(twin.unwrapped.episode.chosen) == before[2]
        seen = []
        for one in (twin, other):
            for _ in range(6):
                one.step(0)
            seen.append((str(one.unwrapped.episode.duel), one.unwrapped.episode.observe(0)))
        assert seen[0][0] == seen[1][0]
        assert all(np.array_equal(seen[0][1][name], seen[1][1][name]) for name in seen[0][1])
        assert (str(episode.duel), len(episode.duel.answers), len(episode.chosen)) == before
        found.step(0)
        chosen.append(before[2])
    assert chosen == [0, 1, 0]


@pytest.mark.parametrize("ask", ["observe", "observation_space", "action_space"])
def test_agents_have_names(ask: str) -> None:
    found = DuelEnv()
    found.reset(seed=1)
    for value in ODD:
        with pytest.raises(DuelError, match="agent: found"):
            getattr(found, ask)(value)
    with pytest.raises(DuelError, match=r"did you mean player_0\?"):
        getattr(found, ask)("player0")
    getattr(found, ask)(AGENTS[0])


def test_encoders_pictures_and_policies() -> None:
    duel = Duel(bundled_decks()[:2], seed=1)
    encoder, view = Encoder(duel.pool), duel.view(0)
    calls: dict[str, tuple[Callable[[Any], object], tuple[Any, ...]]] = {
        "Encoder": (Encoder, ODD),
        "a view": (encoder.observe, ODD),
        "moves": (lambda v: encoder.observe(view, v), without([])),
        "chosen": (lambda v: encoder.observe(view, [], v), without([])),
        "picture": (picture, ODD),
        "PolicyPlayer": (PolicyPlayer, without(int)),
        "merge_alike": (lambda v: PolicyPlayer(lambda _: 0, merge_alike=v), without(True)),
        "choose": (PolicyPlayer(lambda _: 0).choose, ODD),
        "a policy's move": (lambda v: PolicyPlayer(lambda _: v).choose(duel), without(3)),
    }
    for what, (call, values) in calls.items():
        for value in values:
            with pytest.raises(DuelError, match=r"found|the policy chose move"):
                call(value)
                pytest.fail(f"{what} took {value!r}")
    assert PolicyPlayer(lambda _: np.int64(0)).choose(duel) == duel.moves(steps=True)[0].answer
    assert GreedyPlayer(1).choose(duel)
