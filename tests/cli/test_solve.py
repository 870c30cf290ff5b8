"""`solemn solve`: what is printed and written, and the exit status."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from solemn.cli.main import app
from solemn.replays.reading import read_replay

sys.path.append(str(Path(__file__).parent.parent / "search"))
from puzzle_files import HAND, LA_JINN, REVIVAL, TRAP, TYPHOON, card, puzzle


@pytest.fixture(autouse=True)
def bundled(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB"):
        monkeypatch.delenv(name, raising=False)


def run(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["solve", *map(str, arguments), "--lang", "en"])
    return result.exit_code, result.output


def test_the_solution_is_told_with_verdicts_and_written(tmp_path: Path) -> None:
    path = puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND), TRAP)
    status, text = run(path, "--time", 20, "--jobs", 1, "-o", tmp_path / "found")
    assert status == 0
    assert "puzzle.lua: solved in " in text
    assert "It does not depend on chance: it works with 5 of 5 other seeds." in text
    assert "targets: Mirror Force" in text
    assert "=> Normal Summon of La Jinn the Mystical Genie of the Lamp: Summon successful" in text
    assert text.index("activates Mystical Space Typhoon") < text.index("attacks directly") < text.index("Player 0 wins")
    assert read_replay(tmp_path / "found" / "puzzle.yrp").script is not None


def test_a_puzzle_that_time_does_not_suffice_for(tmp_path: Path) -> None:
    status, text = run(puzzle(tmp_path, 9000, *REVIVAL), "--time", 0.3, "--jobs", 1)
    assert status == 1
    assert "not solved in" in text
    assert "% of the way" in text


def test_a_folder_and_json(tmp_path: Path) -> None:
    puzzle(tmp_path, 4300, *REVIVAL, name="a.lua")
    puzzle(tmp_path, 9000, *REVIVAL, name="b.lua")
    status, text = run(tmp_path, "--time", 1, "--jobs", 1, "--json")
    assert status == 1
    won, lost = [(Path(row["file"]).name, row["status"]) for row in json.loads(text)]
    assert won == ("a.lua", "solved")
    assert lost in (("b.lua", "time over"), ("b.lua", "exhausted"))  # as fast as the machine is
    assert run(tmp_path / "a.lua", tmp_path / "a.lua", "--time", 5, "--jobs", 1)[1].endswith("2 of 2 solved\n")


@pytest.mark.parametrize(("name", "text", "why"), [("x.lua", "print(1)", "not a puzzle"), ("y.lua", "Debug.AddCard(", "y.lua")])
def test_bad_input(tmp_path: Path, name: str, text: str, why: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    status, output = run(path)
    assert status == 2
    assert why in output
    assert "Traceback" not in output


def test_a_folder_without_puzzles(tmp_path: Path) -> None:
    from solemn.judge.language.errors import InputError

    result = CliRunner().invoke(app, ["solve", str(tmp_path)])
    assert isinstance(result.exception, InputError)
    assert "no puzzle in this folder" in str(result.exception)
