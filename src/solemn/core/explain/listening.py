"""Listening to refusals, and to what natives tell scripts, while the rules are asked again."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from solemn.core.state.data import DuelState
from solemn.core.state.hearing import Hearing


@contextmanager
def forgiving(d: DuelState, supposing: bool) -> Iterator[None]:
    """While `supposing`, do not report script errors: a script that is given supposed answers is not at fault; an error counts as a no."""
    before = d.script_failed
    if supposing:
        d.script_failed = _nobody
    try:
        yield
    finally:
        d.script_failed = before


def _nobody(_: BaseException) -> None:
    """Ignore a failure."""


@contextmanager
def listening(d: DuelState, instead: Mapping[int | str, Any] | None = None) -> Iterator[Hearing]:
    """Note what is heard within; `instead` has answers that natives are supposed to give (see Hearing)."""
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
