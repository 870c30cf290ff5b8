"""Duels recorded on the reference engine replay decision by decision: the same choices are offered, and the state is the same.

They were played at random on ocgcore 11.0 with the bundled card scripts, library and facts, by the rules of several years (the files
are named after them; `bundled` is today's). A script that comes to ask something else makes the duels with its card stale: they go, or
are recorded anew. Where the reference is wrong by an official ruling it is followed here: the duels are replayed by its rulings.
"""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRACES = sorted(Path(__file__).parent.glob("*.jsonl.gz"))
REPLAY = runpy.run_path(str(ROOT / "tools" / "replay.py"))["replay"]


@pytest.mark.parametrize("trace", TRACES, ids=lambda trace: trace.name.split(".")[0])
def test_the_duel_goes_as_recorded(trace: Path) -> None:
    found = REPLAY(str(trace), [], [])
    assert found["whole"] and found["decisions"] > 0, found["difference"]
    assert not found["script_errors"]
