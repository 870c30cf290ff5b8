"""Official rulings that are in no other collection, in the notation: outcome, cause and rule were written down before they were played.

The titles name the question of the official database, or the page of the OCG-Rule-documentation. They need the community's files.
"""

from pathlib import Path

import pytest
from small import community, needs_community

CASES = sorted(Path(__file__).with_name("official").glob("*.duel"))


@needs_community
@pytest.mark.parametrize("file", CASES, ids=[file.stem for file in CASES])
def test_it_is_judged_so(file: Path) -> None:
    found = community().judge_file(file)
    wrong = [(result.check, result.found) for result in found.checks if not result.ok]
    assert found.verdict == "agrees", (found.why, [play.reasons for play in found.record.plays if not play.ok], wrong)
