"""The fuzzer of natives: nothing but errors of Lua may come of strange arguments; and it does find what else comes."""

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import fuzz_natives
from fuzz_natives import Findings, run
from solemn.api import install
from solemn.api.guarding import guard
from solemn.cli.version import is_compiled

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the watch on processor time is POSIX")


def told(found: Findings) -> str:
    return "\n".join(f"{key}: {example}" for key, example in found.examples.items())


def test_strange_calls_in_the_middle_of_duels() -> None:
    found = run(["--decisions", "40", "6", "1"])
    assert found.calls > 200
    assert found.refused > 40
    assert not found.counts, told(found)


def test_every_number_of_every_native_at_its_boundaries() -> None:
    found = run(["--boundaries", "1", "7"])
    assert found.calls > 10_000
    assert not found.counts, told(found)


@pytest.mark.skipif(is_compiled(), reason="what is patched is part of the compiled code")
def test_a_fault_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A native that lets a Python error through, and one that puts a card where it is not."""

    def careless(d: Any, player: int, lp: int) -> None:
        d.players[player].lp = lp

    def misplacing(d: Any, player: int) -> int:
        hand = d.players[0].hand
        if hand:
            hand[0].sequence = 99
        return 0

    faulty = {"Duel.SetLP": careless, "Duel.GetDrawCount": misplacing}
    monkeypatch.setattr(install, "guard", lambda entry: faulty.get(entry.native.dotted) or guard(entry))
    monkeypatch.setattr(fuzz_natives, "FEW_NUMBERS", (0, 255))
    install._functions.cache_clear()
    try:
        found = run(["--boundaries", "--native", "Duel.SetLP", "--native", "Duel.GetDrawCount", "1", "1"])
    finally:
        install._functions.cache_clear()
    assert sorted(key.split(":")[0] for key in found.counts) == ["Duel.GetDrawCount", "Duel.SetLP"]
    assert any("IndexError" in key for key in found.counts)
