"""The rules row by row and official rulings: what each scenario expects happens.

Rows are in examples/rows, and here where they need other cards or a community script gets them wrong; rulings are in tests/rulings.

With the bundled cards where these suffice, with the community's where SOLEMN_SCRIPTS and SOLEMN_DB name them. `script_faults.tsv` in a
folder names the scenarios that a community script gets wrong: the engine plays what the script says.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from solemn.judge.play.judging import AGREES, Judge, Judgement
from solemn.judge.scenario.reading import read_scenario
from solemn.judge.scenario.validating import _names
from solemn.spec.constants import TYPE_NORMAL

TESTS = Path(__file__).parents[1]
ROWS = (TESTS.parent / "examples" / "rows", TESTS / "scenarios")
FOLDERS = (*ROWS, TESTS / "rulings")
FILES = sorted(file for folder in FOLDERS for pattern in ("*.yaml", "*.json") for file in folder.glob(pattern))
SCRIPTS, DATABASE = os.environ.get("SOLEMN_SCRIPTS"), os.environ.get("SOLEMN_DB")


def faults(folder: Path) -> dict[str, str]:
    """Scenario ID -> the community script at fault."""
    rows = (folder / "script_faults.tsv").read_text(encoding="utf-8").splitlines()
    return {row.split("\t")[0]: row.split("\t")[1] for row in rows}


FAULTS = {name: script for folder in FOLDERS[1:] for name, script in faults(folder).items()}


@cache
def bundled() -> Judge:
    return Judge.of()


@cache
def community() -> Judge:
    assert SCRIPTS and DATABASE
    return Judge.of([Path(SCRIPTS)], [Path(DATABASE)])


def lacking(file: Path, judge: Judge) -> list[str]:
    """The cards of the scenario that are not bundled."""
    missing = []
    for name in {name for _, name in _names(read_scenario(file))}:
        printed = judge.names.find(name)
        if printed is None or (not printed.type & TYPE_NORMAL and judge.pool.scripts.find(f"c{printed.code}.lua") is None):
            missing.append(str(name))
    return sorted(missing)


def fine(found: Judgement) -> tuple[str, list[object]]:
    return found.why, [r for r in found.checks if not r.ok] + [p for p in found.record.plays if not p.ok]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_with_the_community_scripts(file: Path) -> None:
    if not SCRIPTS or not DATABASE:
        pytest.skip("SOLEMN_SCRIPTS and SOLEMN_DB name no community cards")
    found = community().judge_file(file)
    if file.stem in FAULTS:
        assert found.verdict != AGREES, f"{FAULTS[file.stem]} is right now: take the line out of script_faults.tsv"
    else:
        assert found.verdict == AGREES, fine(found)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_with_the_bundled_scripts(file: Path) -> None:
    if missing := lacking(file, bundled()):
        pytest.skip(f"not bundled: {', '.join(missing)}")
    found = bundled().judge_file(file)
    assert found.verdict == AGREES, fine(found)


def test_every_fault_has_its_scenario() -> None:
    assert set(FAULTS) <= {file.stem for file in FILES}


def test_every_row_has_a_scenario_here() -> None:
    parts = {"N": 4, "A": 12, "E": 5, "S": 15, "T": 6, "P": 14}
    wanted = {f"{part}{n}" for part, last in parts.items() for n in range(1, last + 1)}
    found = [read_scenario(file).scenario.rule for file in FILES if file.parent in ROWS]
    rows = {row for rule in found for row in ([rule] if isinstance(rule, str) else rule)}
    assert wanted - {"P12"} <= rows  # P12 is the linter's
