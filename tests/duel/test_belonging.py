"""What can be pickled and copied comes back as it was; what belongs to a duel says what to do instead."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_duels import bundled

import solemn
from solemn import Deck, Duel, DuelError, PlayerError, ScriptFailure, WrongAnswer
from solemn.cli.version import is_compiled
from solemn.duel.as_puzzle import TURN, NotInAPuzzle
from solemn.lua import Limits, LuaError
from solemn.lua.errors import BadArgument, Frame
from solemn.players.registry import PlayerFailed, seat
from solemn.replaying.setting_up import NotPlayable
from solemn.replays.replay import OLD_GENERATOR
from solemn.sweeping.plan import Game
from solemn.sweeping.processes import WorkersLost
from solemn.sweeping.results import InUse, NotResults, OtherSweep
from solemn.sweeping.sweep import NoGame, OddGames

WAYS: tuple[Callable[[Any], Any], ...] = (lambda what: pickle.loads(pickle.dumps(what)), copy.copy, copy.deepcopy)
SANGAN, REBORN = 26202165, 83764718


@pytest.fixture(scope="module")
def duel() -> Duel:
    return Duel([Deck((SANGAN, REBORN) * 20)] * 2, seed=1)


def test_views_decks_replays_and_terms_come_back(duel: Duel) -> None:
    assert duel.decision is not None
    view, reason = duel.view(0), duel.decision.reason
    for what in (view, view.decision, reason, duel.beginning, Deck((SANGAN,)), duel.replay(time=0), seat("greedy")):
        for way in WAYS:
            assert way(what) == what


def test_players_go_on_as_they_would(duel: Duel) -> None:
    for name in ("random", "greedy", "search:rollouts=1"):
        player = solemn.player(name, 3)
        player.choose(duel)
        for way in WAYS[::2]:
            one, other = way(player), copy.deepcopy(player)
            assert [one.choose(duel) for _ in range(3)] == [other.choose(duel) for _ in range(3)]


def test_what_belongs_to_a_duel_says_what_to_do_instead(duel: Duel) -> None:
    card = duel.state.cards[-1]
    effect = next(e for one in duel.state.cards for e in one.own_effects)
    said = {
        "Card": (card, "duel.view"), "Effect": (effect, "duel.view"), "DuelState": (duel.state, "duel.view"),
        "IdleDecision": (duel.decision, r"duel\.view\(player\)\.decision is data"), "Offers": (duel.state.flow.offers, "duel.view"),
        "WhyNot": (duel.why_not(card, 0), "why_text"), "Machine": (duel.machine, "duel.beginning"),
    }  # fmt: skip
    for name, (what, instead) in said.items():
        for way in WAYS:
            with pytest.raises(TypeError, match=rf"this {name} belongs to its duel .* copied: {instead}.*; duel\.fork\(\) copies"):
                way(what)


@pytest.mark.skipif(is_compiled(), reason="compiled classes are not made without their arguments")
def test_every_kind_of_decision_says_so() -> None:
    from solemn.core.decisions import card_choices, kinds

    classes = [cls for module in (card_choices, kinds) for cls in vars(module).values() if isinstance(cls, type)]
    found = [cls for cls in classes if issubclass(cls, kinds.Decision)]
    assert len(found) > 20
    for cls in found:
        with pytest.raises(TypeError, match="belongs to its duel"):
            copy.copy(cls.__new__(cls))


def test_a_move_is_its_own_copy(duel: Duel) -> None:
    move = duel.moves()[0]
    assert copy.copy(move) is move and copy.deepcopy([move])[0] is move
    assert replace(move, id="x").id == "x"
    with pytest.raises(TypeError, match=r"move\.id names it .* duel\.answer takes move\.answer"):
        pickle.dumps(move)


@pytest.mark.parametrize("record", [Limits(steps=3), Frame("c1.lua", 2, "f", note="x"), BadArgument(1, "f", None, "x")], ids=repr)
def test_records_of_the_lua_world_come_back(record: object) -> None:
    for way in WAYS:
        assert way(record) == record


def test_a_pool_brings_the_cards_that_no_file_has() -> None:
    printed = bundled().database.get(SANGAN)
    assert printed is not None
    pool = bundled().with_cards([replace(printed, code=1, name="Of nowhere")]).with_cards([replace(printed, code=2, name="Of no one")])
    for way in WAYS:
        again = way(pool)
        assert (again.name_of(1), again.name_of(2)) == ("Of nowhere", "Of no one")
    assert Duel([Deck((1, 2) * 10)] * 2, pool=pickle.loads(pickle.dumps(pool))).decision is not None


ERRORS = [
    DuelError("x"), WrongAnswer("x"), PlayerError("gredy", ["greedy"]), PlayerFailed("Rash", "it chose", KeyError("a")), NotInAPuzzle(TURN),
    NotPlayable(OLD_GENERATOR), WorkersLost([Game(0, 1, 2)]), NotResults(Path("x"), "y"), InUse(Path("x")),
    OtherSweep(Path("x"), "seed", "1", "2"), OddGames(3), NoGame("a", "b", "c"), ScriptFailure("x", LuaError(b"y")),
]  # fmt: skip


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_come_to_other_processes(error: Exception) -> None:
    for way in WAYS:
        again = way(error)
        assert type(again) is type(error) and str(again) == str(error)
        assert {name: str(value) for name, value in vars(again).items()} == {name: str(value) for name, value in vars(error).items()}


def test_a_fork_is_the_copy_of_a_duel(duel: Duel) -> None:
    twin, rng = duel.fork(), Random(1)
    twin.answer(solemn.random_answer(twin.decision, rng))  # type: ignore[arg-type]
    assert len(duel.answers) == len(twin.answers) - 1
