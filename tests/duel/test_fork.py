"""Forks: they go on as the duel would, share nothing with it that either can change, and can be made at any decision."""

import gc
from collections.abc import Iterator
from random import Random
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from hidden_cards import unlike_decks
from random_duels import bundled, community, random_deck

from solemn import CardPool, Deck, Duel, DuelError, constants, eager_answer, random_answer, state_row
from solemn.cards.database import CardDatabase
from solemn.duel import facade

APART: tuple[type, ...] = (ModuleType, type, CodeType, FrameType, CardPool, CardDatabase)


def visible(duel: Duel) -> list[Any]:
    return [row for row in duel.log if row[0][0] != "."]


def started(pool: CardPool, seed: int, **terms: Any) -> tuple[Duel, Random]:
    rng = Random(seed)
    return Duel([random_deck(pool, rng), random_deck(pool, rng)], seed=seed, pool=pool, **terms), rng


def go_on_alike(one: Duel, other: Duel, seed: int, count: int) -> None:
    rng = Random(seed)
    for _ in range(count):
        if one.decision is None or other.decision is None:
            break
        assert one.decision.as_row() == other.decision.as_row()
        answer = (eager_answer if seed % 2 else random_answer)(one.decision, rng)
        one.answer(answer)
        other.answer(answer)
    assert (one.decision is None) == (other.decision is None)
    assert state_row(one.state) == state_row(other.state) and visible(one) == visible(other)
    assert one.state.rng_state == other.state.rng_state


def check_forks(pool: CardPool, seed: int, count: int, every: int) -> None:
    duel, rng = started(pool, seed)
    for number in range(count):
        if duel.decision is None:
            break
        if number % every == seed % every:
            fork = duel.fork()
            assert (fork.view(0), fork.view(1)) == (duel.view(0), duel.view(1)) and fork.answers == duel.answers
            mark, before = duel.save(), state_row(duel.state)
            go_on_alike(duel, fork, seed, 40)
            duel.restore(mark)
            assert state_row(duel.state) == before
        duel.answer(eager_answer(duel.decision, rng))


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No fork has to be played from the start."""
    made: list[object] = []
    copied = facade.Duel._copied
    monkeypatch.setattr(facade.Duel, "_copied", lambda duel, position: made.append(twin := copied(duel, position)) or twin)
    yield
    assert made and None not in made


@pytest.mark.usefixtures("copies")
@pytest.mark.parametrize("seed", range(3))
def test_a_fork_goes_on_as_the_duel(seed: int) -> None:
    check_forks(bundled(), seed, 90, 13)


@pytest.mark.usefixtures("copies")
@pytest.mark.skipif(community() is None, reason="needs the community's files")
def test_a_fork_goes_on_as_the_duel_with_community_cards() -> None:
    pool = community()
    assert pool is not None
    check_forks(pool, 1, 60, 20)


def reachable(*roots: Any) -> set[int]:
    """The ids of all that can be reached without going through modules, classes and what duels share."""
    seen: dict[int, Any] = {}
    todo: list[Any] = list(roots)
    while todo:
        value = todo.pop()
        if id(value) in seen or isinstance(value, APART):
            continue
        if isinstance(value, dict) and "__spec__" in value:
            continue  # the names of a module
        seen[id(value)] = value
        todo += gc.get_referents(value)
    return set(seen)


def test_a_fork_shares_nothing_that_can_change() -> None:
    duel, rng = started(bundled(), 5)
    for _ in range(60):
        if duel.decision is not None:
            duel.answer(eager_answer(duel.decision, rng))
    fork = duel.fork()
    d = duel.state
    own = [d, duel.machine, duel.machine.globals, d.flow, d.limits, *d.players, *d.cards, *d.made_effects, *d.players[0].hand]
    found = reachable(fork.state, fork.machine)
    assert len(found) > 5000 and id(fork.state.players[0].hand) in found and id(fork.machine.globals) in found
    assert not [value for value in own if id(value) in found]
    home = duel.machine.globals
    functions = [value for value in home.values() if isinstance(value, FunctionType) and value.__globals__ is home]
    assert functions and not [value for value in functions if id(value) in found]


def test_a_fork_is_not_touched_by_what_the_duel_does_and_the_other_way_round() -> None:
    duel, rng = started(bundled(), 7)
    for _ in range(25):
        duel.answer(eager_answer(duel.decision, rng))  # type: ignore[arg-type]
    fork, before, log = duel.fork(), state_row(duel.state), list(duel.log)
    third = fork.fork()
    for _ in range(30):
        if fork.decision is not None:
            fork.answer(random_answer(fork.decision, rng))
    assert state_row(duel.state) == before and duel.log == log and state_row(fork.state) != before
    fork.close()
    go_on_alike(duel, third, 7, 60)


def test_forks_of_a_duel_that_has_kept_no_position_yet() -> None:
    duel, rng = started(bundled(), 8, start=False)
    with pytest.raises(DuelError, match="before the duel starts"):
        duel.fork()
    duel.start()
    while duel.decision is not None and duel.decision.kind in ("idle", "battle"):
        duel.answer(eager_answer(duel.decision, rng))
    fork = duel.fork()
    go_on_alike(duel, fork, 8, 30)
    duel.close()
    with pytest.raises(DuelError, match="closed"):
        duel.fork()


def test_a_fork_of_a_position_that_was_put_up() -> None:
    duel = Duel(start_hand=0, draw=0, pool=bundled(), start=False)
    for player, card in enumerate(unlike_decks(bundled(), Random(2))[0].main[:2]):
        duel.place(card, player, constants.LOCATION_HAND)
    duel.state.players[1].lp = 100  # by hand: not part of the beginning
    duel.start()
    assert duel.fork().state.players[1].lp == 100


def test_a_fork_of_a_duel_that_is_over() -> None:
    duel = Duel([Deck((70781052,) * 6), Deck((70781052,) * 5)], seed=1, pool=bundled())
    rng = Random(1)
    while not duel.over:
        duel.answer(random_answer(duel.decision, rng))  # type: ignore[arg-type]
    fork = duel.fork()
    assert fork.over and fork.winner == duel.winner and visible(fork) == visible(duel)
