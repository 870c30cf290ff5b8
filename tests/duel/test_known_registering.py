"""Registering an effect: the native in the place of the library's two functions does what they do."""

from pathlib import Path
from typing import Any

import pytest
from random_duels import community
from two_libraries import answer, normal_monsters, two_libraries

from solemn.api import known_library
from solemn.duel.facade import Duel

needs_library = pytest.mark.skipif(community() is None, reason="needs the community's library")
MAKE = "local e = Effect.CreateEffect(c) e:SetType({types}) e:SetCode({code}) "
KINDS = (
    ("EFFECT_TYPE_SINGLE", "EFFECT_UPDATE_ATTACK"),
    ("EFFECT_TYPE_FIELD", "EFFECT_CANNOT_SPECIAL_SUMMON"),
    ("EFFECT_TYPE_FIELD", "EFFECT_CANNOT_SUMMON"),
    ("0", "1"),
)
CALLS = [f"c:RegisterEffect({given})" for given in ("e", "e, true", "e, false, 77, 78", "e, nil, nil")]
WRONG = [f"Card.RegisterEffect({given})" for given in ("", "c", "c, c", "e, e", "c, nil, true, 5")]
TOLD = " return n ~= nil and n > 0, n == -1, #{c:GetOwnEffects()}, #c:GetMarkedEffects(77), e:GetTarget() == f"


def with_cards(monkeypatch: pytest.MonkeyPatch) -> tuple[Duel, Duel]:
    """Both duels, each with a monster as the global c; the function is a native in the first and the library's own in the second."""
    both = two_libraries(monkeypatch)
    for duel, suffix in zip(both, (".py", ".lua"), strict=True):
        assert Path(duel.machine.globals["Card.RegisterEffect"].__code__.co_filename).suffix == suffix
        duel.machine.globals["c"] = duel.place(normal_monsters(duel)[0], 0, 4, 0, 1)
    return both


def same(both: tuple[Duel, Duel], text: str) -> Any:
    """What both answer, which is the same."""
    ours, lua = (answer(duel, text) for duel in both)
    assert ours == lua, text
    return ours


@needs_library
def test_an_effect_is_registered_as_by_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    both = with_cards(monkeypatch)
    given = "local f = function() return true end "
    for types, code in KINDS:
        for call in CALLS:
            for target in ("", "e:SetTarget(f) "):
                same(both, given + MAKE.format(types=types, code=code) + target + f"local n = {call}" + TOLD)
    again = given + MAKE.format(types="EFFECT_TYPE_SINGLE", code="1") + "c:RegisterEffect(e) local n = c:RegisterEffect(e)" + TOLD
    assert same(both, again)[:2] == (False, True)
    for call in WRONG:
        same(both, MAKE.format(types="EFFECT_TYPE_SINGLE", code="1") + f"return {call}")


@needs_library
@pytest.mark.parametrize("name", ["Effect.GetCode", "Effect.GetReset", "Effect.IsHasProperty", "ipairs"])
def test_what_a_script_puts_in_place_of_a_question_is_asked(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    both = with_cards(monkeypatch)
    text = MAKE.format(types="EFFECT_TYPE_SINGLE", code="1") + f"ASKED = 0 local old = {name} "
    text += f"{name} = function(...) ASKED = ASKED + 1 return old(...) end c:RegisterEffect(e) {name} = old return ASKED"
    assert same(both, text) > 0


@needs_library
def test_a_library_that_puts_something_between_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    _, lua = with_cards(monkeypatch)
    lua.machine.load_text(b"function Effect.GetReset(e) return 0 end", "own.lua")
    before = lua.machine.globals["Card.RegisterEffect"]
    known_library.replace_known(lua.machine)
    assert lua.machine.globals["Card.RegisterEffect"] is before
