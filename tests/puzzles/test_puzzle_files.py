"""Puzzles: Lua files that put up a field."""

import random
from pathlib import Path

import pytest

from solemn.core.state.fields import fields_of
from solemn.duel.errors import DuelError, ScriptFailure
from solemn.duel.facade import Duel
from solemn.duel.puzzles import hints, is_puzzle, load
from solemn.duel.simple_players import eager_answer

PUZZLE = """\
Debug.SetAIName("Opponent")
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)
Debug.SetPlayerInfo(0,1400,0,0)
Debug.SetPlayerInfo(1,1000,0,0)
Debug.AddCard(83764718,0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.AddCard(46986414,0,0,LOCATION_GRAVE,0,POS_FACEUP)
Debug.AddCard(46986414,0,0,LOCATION_MZONE,3,POS_FACEUP_ATTACK,true)
Debug.AddCard(26202165,1,1,LOCATION_MZONE,2,POS_FACEUP_ATTACK,true)
Debug.ReloadFieldEnd()
Debug.ShowHint("Win this turn")
aux.BeginPuzzle()
"""


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    path = tmp_path / "puzzle.lua"
    path.write_text(PUZZLE, encoding="utf-8")
    return path


def places(duel: Duel) -> list[tuple[str, int, int, int]]:
    return [(c.printed.name, c.controller, c.location, c.sequence) for c in duel.state.cards if c.location]


def settings(duel: Duel) -> dict[str, object]:
    """What the host of a duel decides: functions, switches and limits, in every attribute that the state has."""
    values = {name: getattr(duel.state, name, None) for name in fields_of(type(duel.state))}
    return {name: value for name, value in values.items() if callable(value) or isinstance(value, bool)}


@pytest.mark.parametrize("rulings", ["2023-10", "before-2023-10", "ocgcore"])
def test_a_puzzle_keeps_what_its_host_decides(puzzle: Path, rulings: str) -> None:
    duel = load(puzzle, rulings=rulings, start=False)
    plain = settings(Duel(rulings=rulings, start_hand=0, start=False, strict=True))
    assert {name: type(value) for name, value in settings(duel).items()} == {name: type(value) for name, value in plain.items()}
    switches = {name: value for name, value in plain.items() if isinstance(value, bool)}
    assert {name: settings(duel)[name] for name in switches} == switches


def test_the_field_is_put_up(puzzle: Path) -> None:
    duel = load(puzzle)
    assert is_puzzle(puzzle)
    assert hints(duel) == ["Win this turn"]
    assert [player.lp for player in duel.state.players] == [1400, 1000]
    assert places(duel) == [("Monster Reborn", 0, 2, 0), ("Dark Magician", 0, 16, 0), ("Dark Magician", 0, 4, 3), ("Sangan", 1, 4, 2)]
    assert duel.decision is not None and duel.decision.player == 0


def test_it_can_be_solved(puzzle: Path) -> None:
    duel = load(puzzle)
    duel.answer(("to_battle",))
    duel.answer(("attack", 0))
    rng = random.Random(1)
    for _ in range(20):
        if duel.decision is not None:
            duel.answer(eager_answer(duel.decision, rng))
    assert duel.winner == 0


def test_the_turn_must_win(puzzle: Path) -> None:
    duel = load(puzzle)
    duel.answer(("to_end",))
    assert (duel.over, duel.winner) == (True, 1)


def test_it_can_be_restored_and_written(puzzle: Path, tmp_path: Path) -> None:
    duel = load(puzzle)
    mark, before = duel.save(), places(duel)
    rng = random.Random(1)
    for _ in range(20):
        if duel.decision is not None:
            duel.answer(eager_answer(duel.decision, rng))
    duel.restore(mark)
    assert places(duel) == before
    duel.write(tmp_path / "duel.json")
    assert places(Duel.read(tmp_path / "duel.json")) == before


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("Debug.Message('hello')", DuelError),
        ("Debug.AddCard(5,0,0,LOCATION_HAND,0,POS_FACEDOWN)", DuelError),
        ("Debug.AddCard(26202165,0,0,LOCATION_HAND,0,POS_FACEDOWN) nothing()", ScriptFailure),
        ("Debug.AddCard(", ScriptFailure),
    ],
)
def test_what_is_no_puzzle(tmp_path: Path, text: str, error: type[Exception]) -> None:
    path = tmp_path / "x.lua"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(error):
        load(path)


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Debug.AddCard(12345,0,0,LOCATION_HAND,0,POS_FACEDOWN)", "no database has 12345"),
        ("Debug.AddCard(26202165,2,0,LOCATION_HAND,0,POS_FACEDOWN)", "Debug.AddCard: found owner 2, expected 0 or 1"),
        ("Debug.AddCard(26202165,0,-1,LOCATION_HAND,0,POS_FACEDOWN)", "Debug.AddCard: found player -1, expected 0 or 1"),
        ("Debug.AddCard(26202165,0,0,LOCATION_PZONE,0,POS_FACEUP)", "Debug.AddCard: place 0 in location 0x200 of player 0 cannot be used"),
        ("Debug.ReloadFieldBegin(0,9)", "Debug.ReloadFieldBegin: found rule 9, expected a Master Rule from 1 to 5"),
        ("Debug.SetPlayerInfo(0,-5,0,0)", "Debug.SetPlayerInfo: found life points -5, expected 1 or more"),
        ("Debug.SetPlayerInfo(3,8000,0,0)", "Debug.SetPlayerInfo: found player 3, expected 0 or 1"),
        ("Debug.SetPlayerInfo(0,8000,-1,0)", "Debug.SetPlayerInfo: found a first hand of -1, expected 0 or more"),
    ],
)
def test_what_cannot_be_put_up_is_told_with_its_line(tmp_path: Path, line: str, said: str, strict: bool) -> None:
    path = tmp_path / "x.lua"
    path.write_text(f"Debug.ReloadFieldBegin(0,2)\n\n{line}\nDebug.AddCard(26202165,0,0,LOCATION_HAND,0,POS_FACEDOWN)\n", encoding="utf-8")
    with pytest.raises(DuelError) as raised:
        load(path, strict=strict)
    assert str(raised.value).startswith(f"{path}:3: {said}")
