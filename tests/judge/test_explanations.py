"""Cases that say why: what the judge tells of them is right, but for those that `known_wrong.txt` names.

They are beside the project, in `shared/cases`, and need the community's files (SOLEMN_SCRIPTS and SOLEMN_DB).
"""

from pathlib import Path

import pytest
from small import DATABASE, SCRIPTS, community

PLACES = [place / "shared" / "cases" for place in Path(__file__).parents if (place / "shared" / "cases").is_dir()]
CASES = sorted(file for place in PLACES[:1] for folder in ("explanations", "found") for file in (place / folder).glob("*.yaml"))
_LINES = Path(__file__).with_name("known_wrong.txt").read_text(encoding="utf-8").splitlines()
KNOWN_WRONG = frozenset(line for line in _LINES if line and not line.startswith("#"))
NOT_AS_EXPECTED = {"too-late-to-be-illegal"}  # cases that show what the judge must not agree with

pytestmark = pytest.mark.skipif(not (CASES and SCRIPTS and DATABASE), reason="needs shared/cases and the community's files")


@pytest.mark.parametrize("file", CASES, ids=[file.stem for file in CASES])
def test_case(file: Path) -> None:
    found = community().judge_file(file)
    plays = [(play.index + 1, play.found, play.reasons) for play in found.record.plays if not play.ok]
    wrong = (found.verdict, found.why, plays, [(result.check, result.found) for result in found.checks if not result.ok])
    right = found.verdict == ("disagrees" if file.stem in NOT_AS_EXPECTED else "agrees")
    if file.stem in KNOWN_WRONG:
        assert not right, f"{file.stem} is right now: take it off known_wrong.txt"
    else:
        assert right, wrong


def test_the_list_names_cases() -> None:
    assert {file.stem for file in CASES} >= KNOWN_WRONG
