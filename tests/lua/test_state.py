"""What scripts change is saved and restored with the duel."""

from __future__ import annotations

import time
from typing import Any

import pytest

from solemn.lua import ForeignType, LuaTable, Machine


class Group:
    """Stands for an object of the core."""


@pytest.fixture
def machine() -> Machine:
    made = Machine()
    made.foreign(Group, ForeignType("Group", lambda obj, key: None))
    return made


def run(machine: Machine, source: str) -> Any:
    return machine.load_text(source.encode(), "t.lua")


def test_globals_tables_and_upvalues_come_back(machine: Machine) -> None:
    run(
        machine,
        """
counter = 1
s = {[0] = 0, list = {1, 2, 3}}
local up = 10
function bump() up = up + 1 counter = counter + 1 s[0] = s[0] + 1 table.insert(s.list, 4) new_global = {} end
function look() return up, counter, s[0], #s.list, new_global end
""",
    )
    token = machine.save()
    before = run(machine, "return look()")
    run(machine, "bump() bump() s.list = nil s.list = {9} s.extra = true math.random()")
    assert run(machine, "return up, #s.list")[1] == 1
    machine.restore(token)
    assert run(machine, "return look()") == before == (10, 1, 0, 3, None)
    assert run(machine, "return s.extra") is None


def test_two_tokens_restore_in_any_order(machine: Machine) -> None:
    run(machine, "t = {n = 0} function step() t.n = t.n + 1 t[t.n] = {t.n} return t.n end")
    tokens = []
    for _ in range(4):
        tokens.append(machine.save())
        run(machine, "step()")
    for i in (3, 0, 2, 1, 3):
        machine.restore(tokens[i])
        assert run(machine, "return t.n, #t, t[t.n] and t[t.n][1]") == (i, i, i or None)


def test_saving_after_restoring_goes_on(machine: Machine) -> None:
    run(machine, "t = {} function put(k, v) t[k] = v end")
    first = machine.save()
    run(machine, "put('a', {x = 1})")
    second = machine.save()
    machine.restore(first)
    run(machine, "put('b', {y = {z = 2}})")
    third = machine.save()
    run(machine, "t.b.y.z = 3")
    machine.restore(third)
    assert run(machine, "return t.b.y.z, t.a") == (2, None)
    machine.restore(second)
    assert run(machine, "return t.a.x, t.b") == (1, None)


def test_closures_of_roots_are_walked(machine: Machine) -> None:
    made = run(
        machine,
        """
local fs = {}
for i = 1, 2 do
  local state = {n = i}
  local count = 0
  fs[i] = function() count = count + 1 state.n = state.n * 10 return count, state.n end
end
return fs[1], fs[2]
""",
    )
    token = machine.save(made)
    assert [made[0](), made[1](), made[0]()] == [(1, 10), (1, 20), (2, 100)]
    machine.restore(token)
    assert [made[0](), made[1]()] == [(1, 10), (1, 20)]


def test_core_objects_are_visited(machine: Machine) -> None:
    in_table, in_closure, as_key = Group(), Group(), Group()
    machine.native("given", lambda i=None, *_: [in_table, in_closure, as_key][i])
    closure = run(machine, "t = {given(0), [given(2)] = 1} local g = given(1) return function() return g end")
    seen: list[Any] = []
    machine.save([closure], seen.append)
    assert {id(o) for o in seen} == {id(in_table), id(in_closure), id(as_key)}
    seen.clear()
    machine.save([closure], seen.append)
    assert len(seen) == 3


def test_random_numbers_and_text_forms_repeat(machine: Machine) -> None:
    token = machine.save()
    first = run(machine, "return math.random(1000), math.random(1000), tostring({}), tostring(print)")
    machine.restore(token)
    assert run(machine, "return math.random(1000), math.random(1000), tostring({}), tostring(print)") == first


def test_metatable_and_cleared_fields_come_back(machine: Machine) -> None:
    run(machine, "a, b = {x = 1}, {__index = {y = 2}}")
    token = machine.save()
    run(machine, "setmetatable(a, b) a.x = nil b.__index = nil")
    machine.restore(token)
    assert run(machine, "return a.x, a.y, getmetatable(a), b.__index.y") == (1, None, None, 2)


def test_a_native_written_by_a_script_comes_back(machine: Machine) -> None:
    run(machine, "old = print")
    token = machine.save()
    run(machine, "print = nil _G.fresh = 5 string.len = nil")
    machine.restore(token)
    assert run(machine, "return print == old, fresh, string.len('abc')") == (True, None, 3)


def test_an_iterator_of_the_library_comes_back(machine: Machine) -> None:
    run(machine, "it = string.gmatch('a b c d', '%a') it()")
    token = machine.save()
    run(machine, "it() it()")
    machine.restore(token)
    assert run(machine, "return it()") == "b"


def test_an_unchanged_world_is_saved_in_no_time(machine: Machine) -> None:
    run(machine, "t = {} for i = 1, 2000 do t[i] = {i} end")
    run(machine, "for i = 1, 2000 do _G['f' .. i] = function() return i end end")
    start = time.perf_counter()
    machine.save()
    whole = time.perf_counter() - start
    best = min(timed(machine) for _ in range(20))
    assert best < whole / 20


def timed(machine: Machine) -> float:
    start = time.perf_counter()
    machine.save()
    return time.perf_counter() - start


def test_dead_tables_are_forgotten(machine: Machine) -> None:
    run(machine, "t = {}")
    machine.save()
    for _ in range(3):
        run(machine, "for i = 1, 900 do t[i] = {} end")
        machine.save()
    assert len(machine.state.tables) < 2500
    assert isinstance(machine.globals["t"], LuaTable)
