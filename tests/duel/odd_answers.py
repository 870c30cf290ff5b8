"""Answers that are none: odd types, odd sizes, legal ones bent."""

import random
from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from solemn.core.decisions.kinds import Decision


class Equal:
    """Equal to everything, with the hash of 0."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Failing:
    """Cannot be compared, hashed, counted or shown."""

    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        raise ZeroDivisionError

    def __repr__(self) -> str:
        raise ZeroDivisionError


class Number(int):
    """No plain whole number."""


class Word(str):
    """No plain text."""


class Row(list):  # type: ignore[type-arg]
    """No plain list."""


ODD: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 0.0, 1.0, 1.5, float("nan"), float("inf"), 1j, 1 << 31, 1 << 64, -(1 << 70), 10**5000,
    "", "0", "activate", "\ud800", "\0", "x" * 10**6, b"", b"0", [], (), {}, set(), frozenset(), [[]], [[[]]], [None], [True],
    [0], (0,), [0, 0], [0.0], [1.0], ["0"], [[0]], [[0, 4, 0]], [(0, 4, 0)], [[0.0, 4.0, 0.0]], [[0, 4]], [[True, 4, 0]],
    [[[0], 4, 0]], [{}], [set()], ("summon",), ("summon", 0), ("summon", 0.0), ("summon", True), ("summon", [0]), (["summon"], 0),
    ("to_end", None), ("activate", -1), ("activate", 10**30), [0] * 10**5, Equal(), Failing(), [Equal()], [Failing()],
    (Equal(), 0), Number(0), [Number(0)], Word("to_end"), (Word("to_end"),), Row([0]), object(), type, len,
]  # fmt: skip


def bent(answer: Any, rng: random.Random) -> Any:
    """A legal answer with something about it changed, as often as not so that it still equals itself."""
    if type(answer) in (list, tuple) and answer:
        at = rng.randrange(len(answer))
        changed: list[Any] = list(answer)
        way = rng.randrange(5)
        if way == 0:
            changed[at] = bent(changed[at], rng)
        elif way == 1:
            changed.append(changed[at])
        elif way == 2:
            del changed[at]
        elif way == 3:
            changed[at] = rng.choice(ODD)
        else:
            return Row(changed)
        return type(answer)(changed)
    if type(answer) is int:
        ways: list[Callable[[int], Any]] = [
            float, bool, Number, str, lambda n: n + 1, lambda n: -n, lambda n: [n], lambda n: n << 32, lambda n: n + 0.5,
        ]  # fmt: skip
        return rng.choice(ways)(answer)
    if type(answer) is bool:
        return rng.choice([int(answer), float(answer), str(answer), [answer]])
    return rng.choice(ODD)


def odd_answer(decision: Decision, rng: random.Random) -> Any:
    """Something to answer a decision with that need not be an answer."""
    if rng.random() < 0.4:
        return rng.choice(ODD)
    legal = list(islice(decision.answers(), 20))
    return bent(rng.choice(legal), rng) if legal else rng.choice(ODD)


def is_made_of_plain_values(answer: Any) -> bool:
    kind = type(answer)
    return all(map(is_made_of_plain_values, answer)) if kind in (list, tuple) else kind in (int, str, bool, type(None))
