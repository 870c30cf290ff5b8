"""What the compiler makes of a script: plain Python where Python does as Lua does."""

from __future__ import annotations

import dis
from types import CodeType
from typing import Any

import pytest

from solemn.lua import ForeignType, Interface, LuaLimitError, LuaTable, Machine, compile_chunk, scan_definitions
from solemn.lua.cache import CodeCache

INTERFACE = Interface(
    tables=frozenset({"Card", "Group", "Duel"}),
    methods={"IsFaceup": ("Card",), "GetLevel": ("Card",), "GetCode": ("Card", "Group"), "GetRank": ("Card",)},
    single=frozenset({"Card.GetCode", "Group.GetCode", "Card.GetRank"}),
    boolean=frozenset({"Card.IsFaceup"}),
    constants={"DECK": 1, "GRAVE": 16},
    integer=frozenset({"Card.GetLevel"}),
)


class Card:
    """Stands for a card."""


class Group:
    """Stands for a group."""


def function_code(source: str) -> CodeType:
    """The code of the first function in a chunk."""
    chunk = compile_chunk(source.encode(), "t.lua", INTERFACE, cache=CodeCache(None))
    return next(c for c in chunk.code.co_consts if isinstance(c, CodeType))


def operations(code: CodeType) -> list[str]:
    """The instructions of the body, without those of the way out by an exception."""
    found: list[str] = []
    for instruction in dis.get_instructions(code):
        if instruction.opname == "PUSH_EXC_INFO":
            break
        found.append(instruction.opname)
    return found


def world() -> Machine:
    machine = Machine(INTERFACE)
    machine.foreign(Card, ForeignType("Card", lambda obj, key: None))
    machine.foreign(
        Group,
        ForeignType(
            "Group", lambda obj, key: None, metamethods={"__len": lambda group: 3, "__add": lambda a, b: "sum", "__eq": lambda a, b: True}
        ),
    )
    machine.native("Card.IsFaceup", lambda c: True)
    machine.native("Card.GetLevel", lambda c: 4)
    machine.native("Card.GetRank", lambda c: None)
    machine.native("Card.GetCode", lambda c: 100)
    machine.native("Group.GetCode", lambda g: 200)
    return machine


def run(machine: Machine, source: str, *args: Any) -> Any:
    return machine.run(compile_chunk(source.encode(), "t.lua", INTERFACE, cache=CodeCache(None)), *args)


def test_constants_fold() -> None:
    code = function_code("function f() return DECK|GRAVE, 2*3+1, ~0, 1<<4, -DECK end")
    assert (17, 7, -1, 16, -1) in code.co_consts


def test_a_filter_of_natives_is_plain() -> None:
    code = function_code("function f(c) return c:IsFaceup() and c:GetLevel()>=4 end")
    assert set(code.co_names) == {"Card.IsFaceup", "Card.GetLevel", "Exception$", "fault$"}
    assert "IS_OP" not in operations(code)
    assert code.co_varnames == ("c", "*")


def test_locals_are_python_locals() -> None:
    code = function_code("function f(a) local b=a for i=1,3 do local b=b+i end return b end")
    assert {"a", "b", "i"} <= set(code.co_varnames)
    assert not code.co_cellvars


def test_only_assigned_upvalues_are_boxed() -> None:
    machine = world()
    kept, changed = run(machine, "local a,b=1,1 return function() return a end, function() b=b+1 return b end")
    assert [type(cell.cell_contents).__name__ for cell in kept.__closure__] == ["int"]
    assert [type(cell.cell_contents).__name__ for cell in changed.__closure__] == ["Box"]


def test_methods_go_to_the_class_of_the_object() -> None:
    machine = world()
    source = "local c,g=... return c:GetCode(), g:GetCode(), ({GetCode=function(self) return self.n end,n=7}):GetCode()"
    assert run(machine, source, Card(), Group()) == (100, 200, 7)


def test_overrides_are_seen_everywhere() -> None:
    machine = world()
    early = run(machine, "return function(c) return c:GetCode() end")
    run(machine, "local old=Card.GetCode function Card.GetCode(c) return old(c)+1 end")
    assert early(Card()) == 101
    run(machine, "Card[('GetCode')]=function() return 5 end")
    assert early(Card()) == 5
    assert run(machine, "local t={} for k in pairs(Card) do t[k]=true end return t.GetCode, t.IsFaceup, t.x") == (True, True, None)


def test_what_replaces_a_boolean_native_stays_boolean() -> None:
    machine = world()
    early = run(machine, "return function(c) if c:IsFaceup() then return 1 end return 2 end")
    run(machine, "function Card.IsFaceup(c) return 0 end")
    assert early(Card()) == 1
    run(machine, "function Card.IsFaceup(c) end")
    assert early(Card()) == 2


def test_functions_of_the_library_are_methods() -> None:
    assert scan_definitions(b"function Card.IsFoo(c)\nend\n\tCard.IsBar=f\nlocal x=Card.No\nif Card.Y==1 then end") == {
        "Card.IsFoo",
        "Card.IsBar",
    }


def test_groups_have_operators() -> None:
    machine = world()
    assert run(machine, "local a,b=... return #a, a+b, a==b, a~=b", Group(), Group()) == (3, "sum", True, False)


def test_true_is_not_one() -> None:
    machine = world()
    source = "local x=... return x==1, x~=1, 1==x, x==0, x==true, (x and 5 or 6), x==2"
    assert run(machine, source, True) == (False, True, False, False, True, 5, False)
    assert run(machine, source, 1) == (True, False, True, False, False, 5, False)
    assert run(machine, source, 0) == (False, True, False, True, False, 5, False)
    assert run(machine, source, False) == (False, True, False, False, False, 6, False)


def test_table_keys_as_python_sees_them() -> None:
    table = LuaTable()
    table.set(1, "int")
    table.set(True, "true")
    table.set(2.0, "two")
    assert (table.get(1.0), table.get(True), table.get(2), table.length()) == ("int", "true", "two", 2)
    assert table.items() == [(1, "int"), (2, "two"), (True, "true")]


def test_depth_is_given_back_after_an_error() -> None:
    machine = world()
    for _ in range(3):
        machine.renew_steps()
        with pytest.raises(LuaLimitError):
            run(machine, "local function f() return f()+1 end return f()")
    assert len(machine.depth) == 200
