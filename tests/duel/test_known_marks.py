"""Marks and filters with further arguments: the natives in the place of the library's functions answer as its Lua does."""

from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from random_duels import community

from solemn.api import known_library
from solemn.duel.facade import Duel
from solemn.lua import LuaError

NAMES = (("Card", "HasFlagEffect"), ("Card", "IsMaximumMode"), ("Card", "IsMaximumModeCenter"), ("Card", "IsMaximumModeSide"))
needs_library = pytest.mark.skipif(community() is None, reason="needs the community's library")


def two_libraries(monkeypatch: pytest.MonkeyPatch) -> tuple[Duel, Duel]:
    """A duel with the natives, and one in which the library is as it was written."""
    ours = Duel(pool=community(), start=False)
    monkeypatch.setattr("solemn.duel.setting_up.replace_known", lambda machine: None)
    lua = Duel(pool=community(), start=False)
    for duel, suffix in ((ours, ".py"), (lua, ".lua")):
        functions = [duel.machine.globals[table].get(name) for table, name in (*NAMES, ("Auxiliary", "FilterBoolFunction"))]
        assert {Path(one.__code__.co_filename).suffix for one in functions if isinstance(one, FunctionType)} == {suffix}
    return ours, lua


def answer(duel: Duel, text: str) -> Any:
    """What the text returns, or that it is an error."""
    duel.machine.renew_steps()
    try:
        return duel.machine.load_text(text.encode(), "asked.lua")
    except LuaError:
        return LuaError


@needs_library
def test_marks_are_counted_as_the_library_counts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    both = two_libraries(monkeypatch)
    flags = ("FLAG_MAXIMUM_CENTER", "FLAG_MAXIMUM_SIDE", "77")
    more = ("", ", 1", ", 2", ", 0", ", nil", ", 'a', 1", ", false")
    asked = [f"return c:HasFlagEffect({flag}{count})" for flag in flags for count in more]
    asked += [f"return c:{name}()" for _, name in NAMES[1:]] + ["return c:HasFlagEffect()", "return Card.HasFlagEffect(nil, 77)"]
    asked += [f"return Card.{name}({wrong})" for _, name in NAMES for wrong in ("", "1", "Group.CreateGroup()")]
    marks = ("", "77", "FLAG_MAXIMUM_SIDE", "FLAG_MAXIMUM_CENTER", "77")
    for mark in marks:
        found = []
        for duel in both:
            if mark == "":
                code = next(card.code for card in known_cards(duel))
                duel.machine.globals["c"] = duel.place(code, 0, 4, 0, 1)
            else:
                duel.machine.load_text(f"c:RegisterFlagEffect({mark}, 0, 0, 1)".encode(), "mark.lua")
            found.append([answer(duel, text) for text in asked])
        assert found[0] == found[1]


def known_cards(duel: Duel) -> Any:
    """Normal Monsters of the pool."""
    database = duel.pool.database
    return (card for card in map(database.get, sorted(database.codes())) if card is not None and card.type == 17)


@needs_library
def test_a_filter_gets_its_further_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    both = two_libraries(monkeypatch)
    asked = [
        f"local function f(...) return select('#', ...), ... end return aux.FilterBoolFunction(f{given})({passed})"
        for given in ("", ", 1", ", 1, 2", ", 1, nil", ", nil, 2", ", nil") for passed in ("", "5", "5, 6", "nil")
    ]  # fmt: skip
    asked += ["return aux.FilterBoolFunction(nil)(1)", "return aux.FilterBoolFunction(5, 1)(1)", "return aux.FilterBoolFunction({})(1)"]
    asked += ["local f f = aux.FilterBoolFunction(function() return true end) return f(1), f(2)"]
    assert [answer(both[0], text) for text in asked] == [answer(both[1], text) for text in asked]


@needs_library
def test_what_is_known_is_not_what_was_reworded(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, _ = two_libraries(monkeypatch)
    ours.machine.load_text(b"function Card.HasFlagEffect(c, code) return code end", "own.lua")
    known_library.replace_known(ours.machine)
    assert answer(ours, "return Card.HasFlagEffect(nil, 3)") == 3
