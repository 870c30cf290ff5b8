"""The same programs in our Lua and in Lua 5.4 itself: results and error messages are the same."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .generate import damaged, program
from .oracle import Oracle

CORNERS = Path(__file__).with_name("corners.txt")
NAMED = re.compile(r" \((?:field|local|global|upvalue|constant|method) '[^']*'\)")
SCOPE_RULES = re.compile(r"goto|label|break outside")


def snippets() -> list[str]:
    """One snippet a line; a line that ends in an open string goes on in the next."""
    found: list[str] = []
    for line in CORNERS.read_text(encoding="latin-1").split("\n"):
        if found and (found[-1].endswith("[[") or found[-1].endswith('"a\\')):
            found[-1] += "\n" + line
        elif line:
            found.append(line)
    return found


@pytest.fixture(scope="module")
def oracle() -> Oracle:
    return Oracle()


@pytest.mark.parametrize("source", snippets())
def test_corner(oracle: Oracle, source: str) -> None:
    real, ours = oracle.both(source)
    assert ours == real


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**9))
def test_random_program(seed: int) -> None:
    real, ours = Oracle().both(program(Random(seed)))
    assert NAMED.sub("", ours) == NAMED.sub("", real)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**9))
def test_damaged_program(seed: int) -> None:
    real, ours = Oracle().both(damaged(Random(seed)))
    if SCOPE_RULES.search(real) and real.startswith("syntax"):
        assert ours.startswith("syntax")
    else:
        assert NAMED.sub("", ours) == NAMED.sub("", real)
