"""Duels and pools in other processes, however these were started."""

import multiprocessing
import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from random_duels import bundled, community, random_deck

from solemn import CardPool, Duel, DuelError, Limits, NotADuel, eager_answer, random_answer, state_row


def played(pool: CardPool, seed: int, count: int = 30, **terms: Any) -> Duel:
    rng = Random(seed)
    duel = Duel([random_deck(pool, rng), random_deck(pool, rng)], seed=seed, pool=pool, **terms)
    for _ in range(count):
        if duel.decision is not None:
            duel.answer(eager_answer(duel.decision, rng))
    return duel


def go_on(pool: CardPool, data: bytes) -> tuple[Any, Any]:
    """What another process does: read the duel, tell where it stands, and play on."""
    duel, rng = Duel.from_bytes(data, pool), Random(9)
    stands = (duel.decision.as_row() if duel.decision else None, duel.answers)
    for _ in range(20):
        if duel.decision is not None:
            duel.answer(random_answer(duel.decision, rng))
    return stands, state_row(duel.state)


METHODS = [method for method in ("spawn", "fork", "forkserver") if method in multiprocessing.get_all_start_methods()]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning")
def test_a_duel_goes_on_in_another_process(method: str) -> None:
    duel = played(bundled(), 4)
    with multiprocessing.get_context(method).Pool(1) as workers:
        there = workers.apply(go_on, (bundled(), duel.to_bytes()))
    assert there == go_on(bundled(), duel.to_bytes())
    assert there[0] == (duel.decision.as_row() if duel.decision else None, duel.answers)


def test_bytes_keep_what_the_duel_was_made_with() -> None:
    duel = played(bundled(), 5, strict=True, first=1, lp=4000, limits=Limits(steps=2_000_000, call_depth=1000))
    again = Duel.from_bytes(duel.to_bytes())
    assert (replace(again.beginning, pool=bundled()), again.answers) == (duel.beginning, duel.answers)
    assert again.pool.paths == bundled().paths


def test_a_pool_is_pickled_as_its_paths() -> None:
    sent = pickle.dumps(bundled())
    assert len(sent) < 1000
    found = pickle.loads(sent)
    assert isinstance(found, CardPool) and found.paths == bundled().paths and pickle.loads(sent) is found
    pool = community()
    if pool is not None:
        other = pickle.loads(pickle.dumps(pool))
        assert other.paths == pool.paths and pickle.loads(pickle.dumps(other)) is other


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a duel that was made by to_bytes"),
        (b"[]", "not a duel that was made by to_bytes"),
        (b"\xff" * 40, "not a duel that was made by to_bytes"),
        (pickle.dumps({"format": 1}), "not a duel that was made by to_bytes"),
    ],
)
def test_other_bytes_are_refused(data: bytes, said: str) -> None:
    with pytest.raises(NotADuel, match=said):
        Duel.from_bytes(data)


def test_bytes_of_another_time_are_refused() -> None:
    data = played(bundled(), 6).to_bytes()
    with pytest.raises(NotADuel, match="format 'solemn-position/9'"):
        Duel.from_bytes(data.replace(b"solemn-position/1", b"solemn-position/9"))
    with pytest.raises(NotADuel, match=r"this duel cannot be played again: .*no such folder"):
        Duel.from_bytes(data.replace(str(bundled().paths[0][0]).encode(), b"/nowhere"))
    with pytest.raises(NotADuel, match="this duel cannot be played again"):
        Duel.from_bytes(data.replace(b'"answers":[', b'"answers":[["attack",0],'))
    with pytest.raises(DuelError, match="once it has started"):
        Duel(pool=bundled(), start=False).to_bytes()
    with pytest.raises(TypeError, match="to_bytes"):
        pickle.dumps(played(bundled(), 6))
