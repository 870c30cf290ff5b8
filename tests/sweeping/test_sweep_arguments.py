"""Arguments of sweeps that are none: refused before anything is played or written."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solemn import Deck, DuelError
from solemn.duel.pool import bundled_pool
from solemn.players.registry import seat
from solemn.sweeping.plan import Plan, contestants_of
from solemn.sweeping.sweep import sweep

DECK = Deck((11091375,) * 20)
ODD: tuple[Any, ...] = (None, 3, -1, 1.5, True, float("nan"), 1 << 70, "x", b"x", [], {}, (1,), [None, 1], object(), int)


def without(*left_out: Any) -> tuple[Any, ...]:
    return tuple(value for value in ODD if not any(value is one or (type(value) is type(one) and value == one) for one in left_out))


CONTESTANTS = contestants_of([("a", DECK)], [seat("random")])
PLAN = Plan(CONTESTANTS, bundled_pool(), turns=1)
CALLS: dict[str, tuple[Callable[[Any], object], tuple[Any, ...]]] = {
    "decks": (lambda v: contestants_of(v, [seat("random")]), ODD),
    "a deck": (lambda v: contestants_of([v], [seat("random")]), ODD),
    "a title": (lambda v: contestants_of([(v, DECK)], [seat("random")]), without("x")),
    "a titled deck": (lambda v: contestants_of([("a", v)], [seat("random")]), ODD),
    "seats": (lambda v: contestants_of([("a", DECK)], v), ODD),
    "contestants": (lambda v: Plan(v, bundled_pool()), ODD),
    "pool": (lambda v: Plan(CONTESTANTS, v), ODD),
    "seed": (lambda v: Plan(CONTESTANTS, bundled_pool(), seed=v), without(3, -1, 1 << 70)),
    "ruleset": (lambda v: Plan(CONTESTANTS, bundled_pool(), ruleset=v), ODD),
    "rulings": (lambda v: Plan(CONTESTANTS, bundled_pool(), rulings=v), ODD),
    "turns": (lambda v: Plan(CONTESTANTS, bundled_pool(), turns=v), without(3, 1 << 70)),
    "plan": (lambda v: sweep(v, 2), ODD),
    "games": (lambda v: sweep(PLAN, v), without(1 << 70)),
    "file": (lambda v: sweep(PLAN, 2, v), without(None, "x")),
    "jobs": (lambda v: sweep(PLAN, 2, jobs=v), without(3, 1 << 70)),
    "ray": (lambda v: sweep(PLAN, 2, ray=v), without(None, "x")),
    "replays": (lambda v: sweep(PLAN, 2, replays=v), without(None, "x")),
    "only": (lambda v: sweep(PLAN, 2, only=v), without([], {})),
    "heard": (lambda v: sweep(PLAN, 2, heard=v), without(None, int)),
}


@pytest.mark.parametrize("what", CALLS)
def test_nothing_is_swept_by_what_is_none(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    call, values = CALLS[what]
    for value in values:
        with pytest.raises(DuelError, match=r"found|there is no game"):
            call(value)
    assert not list(tmp_path.iterdir())
