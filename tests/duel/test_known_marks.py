"""Marks and filters with further arguments: the natives in the place of the library's functions answer as its Lua does."""

from itertools import product
from pathlib import Path
from types import FunctionType

import pytest
from random_duels import community
from two_libraries import answer, normal_monsters, two_libraries

from solemn.api import known_library
from solemn.duel.facade import Duel
from solemn.spec.constants import TYPE_QUICKPLAY, TYPE_RITUAL, TYPE_SPELL

NAMES = (("Card", "HasFlagEffect"), ("Card", "IsMaximumMode"), ("Card", "IsMaximumModeCenter"), ("Card", "IsMaximumModeSide"))
needs_library = pytest.mark.skipif(community() is None, reason="needs the community's library")


def with_natives(monkeypatch: pytest.MonkeyPatch) -> tuple[Duel, Duel]:
    """Both duels; the functions are natives in the first and the library's own in the second."""
    both = two_libraries(monkeypatch)
    for duel, suffix in zip(both, (".py", ".lua"), strict=True):
        functions = [duel.machine.globals[table].get(name) for table, name in (*NAMES, ("Auxiliary", "FilterBoolFunction"))]
        assert {Path(one.__code__.co_filename).suffix for one in functions if isinstance(one, FunctionType)} == {suffix}
    return both


@needs_library
def test_marks_are_counted_as_the_library_counts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    both = with_natives(monkeypatch)
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
                duel.machine.globals["c"] = duel.place(normal_monsters(duel)[0], 0, 4, 0, 1)
            else:
                duel.machine.load_text(f"c:RegisterFlagEffect({mark}, 0, 0, 1)".encode(), "mark.lua")
            found.append([answer(duel, text) for text in asked])
        assert found[0] == found[1]


@needs_library
@pytest.mark.parametrize("name", ["GetFlagEffect", "HasFlagEffect", "IsMaximumModeCenter", "IsMaximumModeSide"])
def test_what_a_script_puts_in_place_of_a_question_is_asked(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    both = with_natives(monkeypatch)
    for duel in both:
        duel.machine.globals["c"] = duel.place(normal_monsters(duel)[0], 0, 4, 0, 1)
    asked = f"local old = Card.{name} Card.{name} = function() return 1 end local is = c:IsMaximumMode() Card.{name} = old return is"
    assert answer(both[0], asked) == answer(both[1], asked)
    assert answer(both[0], "return c:IsMaximumMode()") == answer(both[1], "return c:IsMaximumMode()")


@needs_library
def test_a_filter_gets_its_further_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    both = with_natives(monkeypatch)
    asked = [
        f"local function f(...) return select('#', ...), ... end return aux.FilterBoolFunction(f{given})({passed})"
        for given in ("", ", 1", ", 1, 2", ", 1, nil", ", nil, 2", ", nil") for passed in ("", "5", "5, 6", "nil")
    ]  # fmt: skip
    asked += ["return aux.FilterBoolFunction(nil)(1)", "return aux.FilterBoolFunction(5, 1)(1)", "return aux.FilterBoolFunction({})(1)"]
    asked += ["local f f = aux.FilterBoolFunction(function() return true end) return f(1), f(2)"]
    assert [answer(both[0], text) for text in asked] == [answer(both[1], text) for text in asked]


@needs_library
def test_filters_that_the_library_made_answer_as_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    both = with_natives(monkeypatch)
    named = [f"Card.{name}" for table, digests, _ in known_library.KNOWN if table == "Card" and "IsMonster" in digests for name in digests]
    named += ["Card.IsAbleToDeck", "Card.IsAbleToExtra", "Card.IsAbleToGrave", "Card.IsAbleToHand", "Card.IsAbleToRemove"]
    held = ("Card.IsType, 2", "Card.IsLevel, 4", "Card.IsAbleToHand", "function(...) return ... end, nil")
    named += [f"aux.FaceupFilter({f})" for f in held]
    asked = [f"return {function}({given})" for function in named for given in ("c", "c, 0, 64", "", "1", "Group.CreateGroup()")]
    bound = ("Card.IsType, 1", "Card.IsCode, 1, 2", "nil", "function() return 1, 2 end")
    asked += [f"return aux.TargetBoolFunction({f})(nil, c)" for f in bound]
    places = ((0x02, 0, 10), (0x10, 0, 5), (0x20, 0, 10), (0x01, 0, 10), (0x08, 0, 10), (0x08, 2, 5))
    for (zone, kind), (location, sequence, position) in product(enumerate((TYPE_SPELL | TYPE_QUICKPLAY, TYPE_SPELL | TYPE_RITUAL)), places):
        found = []
        for duel in both:
            code = next(code for code in sorted(duel.pool.database.codes()) if type_of(duel, code) == kind)
            duel.machine.globals["c"] = duel.place(code, 0, location, sequence + zone, position)
            found.append([repr(answer(duel, text)) for text in asked])
        assert found[0] == found[1]


def type_of(duel: Duel, code: int) -> int:
    """The printed types of a card."""
    card = duel.pool.database.get(code)
    return 0 if card is None else card.type


@needs_library
def test_what_is_known_is_not_what_was_reworded(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, _ = with_natives(monkeypatch)
    ours.machine.load_text(b"function Card.HasFlagEffect(c, code) return code end", "own.lua")
    known_library.replace_known(ours.machine)
    assert answer(ours, "return Card.HasFlagEffect(nil, 3)") == 3
