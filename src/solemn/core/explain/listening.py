"""Listening to what refuses, and to what natives tell scripts, while the rules are asked again."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from solemn.core.state.data import DuelState
from solemn.core.state.hearing import Hearing


@contextmanager
def forgiving(d: DuelState, supposing: bool) -> Iterator[None]:
    """Errors that a script makes because it was given a supposed answer are not its fault: they are not reported and count as a no."""
    before = d.script_failed
    if supposing:
        d.script_failed = _nobody
    try:
        yield
    finally:
        d.script_failed = before


def _nobody(_: BaseException) -> None:
    """Hears of a failure, and does nothing."""


@contextmanager
def listening(d: DuelState, instead: Mapping[int | str, Any] | None = None) -> Iterator[Hearing]:
    """What is heard from here on; `instead` has answers that natives shall be supposed to give (see Hearing)."""
    before, hearing = d.explain, Hearing(instead)
    witness = d.witness if before is None else None
    d.explain = hearing
    if witness is not None:
        witness(True)
    try:
        yield hearing
    finally:
        d.explain = before
        if witness is not None:
            witness(False)
