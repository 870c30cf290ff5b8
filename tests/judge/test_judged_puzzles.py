"""Puzzles in the judge: a Lua file shows its board, a scenario gives the plays."""

from pathlib import Path

import pytest

from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.play.report import text_lines
from solemn.judge.scenario.reading import scenario_files

PUZZLE = """\
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)
Debug.SetPlayerInfo(0,1400,0,0)
Debug.SetPlayerInfo(1,1000,0,0)
Debug.AddCard(83764718,0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.AddCard(46986414,0,0,LOCATION_GRAVE,0,POS_FACEUP)
Debug.AddCard(26202165,1,1,LOCATION_MZONE,2,POS_FACEUP_DEFENSE,true)
Debug.AddCard(44095762,1,1,LOCATION_SZONE,2,POS_FACEDOWN)
Debug.ReloadFieldEnd()
aux.BeginPuzzle()
"""
PLAYS = """\
setup: {players: [{}, {}], puzzle: puzzle.lua}
steps: [{by: 0, do: activate, card: Monster Reborn, target: Dark Magician}]
expect: [{check: card, card: Dark Magician, player: 0, zone: mzone}]
"""


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.lua"
    path.write_text(PUZZLE, encoding="utf-8")
    return path


def test_the_board_is_shown(puzzle: Path) -> None:
    found = Judge.of().judge_file(puzzle)
    text = "\n".join(text_lines(found))
    assert found.verdict == AGREES
    for part in (
        "Player 0: 1400 LP\n  hand (1): Monster Reborn\n  GY (1): Dark Magician\n",
        "Player 1: 1000 LP\n",
        " Sangan",
        "defense 1000/600",
        "Mirror Force",
        "Player 0 (main) may: Set Monster Reborn, activate Monster Reborn, ",
    ):
        assert part in text


def test_a_folder_of_puzzles_is_judged_file_by_file_and_one_with_scenarios_by_these(puzzle: Path) -> None:
    puzzle.with_name("c1.lua").write_text("local s,id=GetID()\n", encoding="utf-8")
    assert scenario_files([puzzle.parent]) == [puzzle]
    plays = puzzle.with_name("plays.yaml")
    plays.write_text(PLAYS, encoding="utf-8")
    assert scenario_files([puzzle.parent]) == [plays]


def test_plays_are_given(puzzle: Path) -> None:
    plays = puzzle.with_name("plays.yaml")
    plays.write_text(PLAYS, encoding="utf-8")
    assert Judge.of().judge_file(plays).verdict == AGREES


def test_another_lua_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.lua"
    path.write_text("print(1)", encoding="utf-8")
    with pytest.raises(InputError, match="is not a puzzle"):
        Judge.of().judge_file(path)
    path.with_suffix(".yaml").write_text("setup: {players: [{}, {}], puzzle: nowhere.lua}", encoding="utf-8")
    with pytest.raises(InputError, match=r"nowhere\.lua"):
        Judge.of().judge_file(path.with_suffix(".yaml"))


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ("setup:\n  puzzle: puzzle.lua\n  players:\n    - {}\n    - {hand: [Dark Hole]}\n", 5, "setup.players[1].hand"),
        ("setup:\n  puzzle: puzzle.lua\n  players:\n    - lp: 8000\n    - {}\n", 4, "setup.players[0].lp"),
        ("setup:\n  puzzle: puzzle.lua\n  draw: 1\n  players: [{}, {}]\n", 3, "setup.draw"),
        ("setup: {players: [{}, {}], puzzle: puzzle.lua}\nruleset: mr3\n", 2, "ruleset"),
    ],
)
def test_what_the_puzzle_decides_cannot_be_said_too(text: str, line: int, field: str, puzzle: Path) -> None:
    path = puzzle.with_name("scenario.yaml")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match="cannot stand beside 'puzzle'") as found:
        Judge.of().judge_file(path)
    assert (found.value.line, found.value.field) == (line, field)


@pytest.mark.parametrize(("name", "problem"), [("puzle.lua", "did you mean .*puzzle.lua"), ("empty.lua", "not a puzzle")])
def test_a_puzzle_that_is_none(name: str, problem: str, puzzle: Path) -> None:
    puzzle.with_name("empty.lua").write_text("", encoding="utf-8")
    path = puzzle.with_name("scenario.yaml")
    path.write_text(f"title: x\nsetup:\n  players: [{{}}, {{}}]\n  puzzle: {name}\n", encoding="utf-8")
    with pytest.raises(InputError, match=problem) as found:
        Judge.of().judge_file(path)
    assert (found.value.file, found.value.line, found.value.field) == (str(path), 4, "setup.puzzle")
