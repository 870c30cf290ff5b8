"""Verdicts name their cause: small duels with the community's cards (SOLEMN_SCRIPTS and SOLEMN_DB)."""

from pathlib import Path

import pytest
from small import community, needs_community

CASES = sorted((Path(__file__).parent / "causes").glob("*.yaml"))

pytestmark = needs_community


@pytest.mark.parametrize("file", CASES, ids=[file.stem for file in CASES])
def test_cause(file: Path) -> None:
    found = community().judge_file(file)
    assert found.verdict == "agrees", (found.why, [(result.check, result.found) for result in found.checks if not result.ok])
