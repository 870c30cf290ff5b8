"""Verdicts name their cause: small duels with the community's cards (SOLEMN_SCRIPTS and SOLEMN_DB)."""

import os
from functools import cache
from pathlib import Path

import pytest

from solemn.judge.play.judging import Judge

CASES = sorted((Path(__file__).parent / "causes").glob("*.yaml"))
SCRIPTS, DATABASE = os.environ.get("SOLEMN_SCRIPTS"), os.environ.get("SOLEMN_DB")

pytestmark = pytest.mark.skipif(not (SCRIPTS and DATABASE), reason="needs the community's files")


@cache
def community() -> Judge:
    assert SCRIPTS and DATABASE
    return Judge.of([Path(SCRIPTS)], [Path(DATABASE)])


@pytest.mark.parametrize("file", CASES, ids=[file.stem for file in CASES])
def test_cause(file: Path) -> None:
    found = community().judge_file(file)
    assert found.verdict == "agrees", (found.why, [(result.check, result.found) for result in found.checks if not result.ok])
