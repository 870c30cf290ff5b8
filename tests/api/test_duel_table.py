"""The signature table of Duel and Debug, and what the border makes of it."""

import csv
import inspect
from pathlib import Path

import pytest
from duel_board import Board

from solemn.api.border import implementations
from solemn.cli.version import is_compiled
from solemn.lua import LuaError
from solemn.spec.signatures import natives

USAGE = Path(__file__).parents[3] / "shared" / "data" / "api_usage.tsv"
OWN = ("Duel", "Debug")
NOT_FOR_TWO = {"Duel.TagSwap"}
BY_THE_LOADER = {"Duel.LoadScript"}


def own_natives() -> dict[str, object]:
    return {name: entry for name, entry in natives().items() if entry.table in OWN}


def test_every_native_is_implemented_but_those_that_a_duel_of_two_has_no_use_for() -> None:
    missing = {name for name in own_natives() if name not in implementations()} if Board() else set()
    assert missing == NOT_FOR_TWO | BY_THE_LOADER


@pytest.mark.skipif(is_compiled(), reason="compiled functions do not tell their parameters")
def test_implementations_take_what_the_table_says() -> None:
    for name, found in implementations().items():
        if found.native.table not in OWN or found.guarded:
            continue
        parameters = list(inspect.signature(inspect.unwrap(found.function)).parameters.values())
        rest = [p for p in parameters if p.kind is p.VAR_POSITIONAL]
        assert bool(rest) == found.native.variadic, name
        assert len(parameters) - len(rest) - 1 == len(found.native.parameters), name


@pytest.mark.skipif(not USAGE.exists(), reason="the survey of the scripts is not here")
def test_the_table_agrees_with_what_scripts_use() -> None:
    table = own_natives()
    with USAGE.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["class"] in OWN]
    assert {f"{row['class']}.{row['name']}" for row in rows} == set(table)
    for row in rows:
        entry = natives()[f"{row['class']}.{row['name']}"]
        assert entry.acts == (row["action_only"] == "yes"), entry.dotted
        assert entry.variadic == row["max_args"].endswith("+"), entry.dotted
        if row["returns"] == "bool":
            assert entry.is_boolean, entry.dotted
        if row["returns"] == "none":
            assert entry.results == ("none",), entry.dotted


@pytest.mark.parametrize(
    ("name", "args", "message"),
    [
        ("Duel.IsExistingMatchingCard", (None, 0, 4, 0, 1), "6 Parameters are needed."),
        ("Duel.IsExistingMatchingCard", (7, 0, 4, 0, 1, None), 'Parameter 1 should be "Function" but is "Int".'),
        ("Duel.GetFieldGroup", ("x", 4, 0), 'Parameter 1 should be "Int" but is "String".'),
        ("Duel.Destroy", (7, 64), 'Parameter 1 should be "Card" or "Group" but is "Int".'),
        ("Duel.NegateSummon", (None,), 'Parameter 1 should be "Card" or "Group" but is "nil".'),
        ("Duel.AddCustomActivityCounter", (1, 2, None), 'Parameter 3 should be "Function" but is "nil".'),
        ("Duel.GetActivityCount", (0,), "2 Parameters are needed."),
    ],
)
def test_wrong_arguments_are_told_as_the_reference_tells_them(name: str, args: tuple[object, ...], message: str) -> None:
    with pytest.raises(LuaError) as caught:
        Board().call(name, *args)
    assert caught.value.message == message


def test_acting_is_refused_while_a_script_is_only_asked() -> None:
    board = Board()
    board.d.only_answering = 1
    for name, args in (("Duel.Draw", (0, 1, 64)), ("Duel.ConfirmCards", (0, board.put())), ("Duel.SetTargetParam", (3,))):
        with pytest.raises(LuaError, match="Action is not allowed here"):
            board.call(name, *args)


def test_a_wrong_player_is_answered_with_nothing() -> None:
    board = Board()
    assert board.call("Duel.GetLP", 2) is None
    assert board.call("Duel.GetLocationCount", 3, 4) == ()
    assert board.call("Duel.IsPlayerCanDraw", 2, 1) is False
    assert board.call("Duel.SelectYesNo", 5, 1) is None


def test_whole_numbers_are_rounded() -> None:
    board = Board()
    board.call("Duel.SetLP", 0, 2500.5)
    assert board.call("Duel.GetLP", 0) == 2501
    assert board.rows("lp") == [(0, 2501)]
