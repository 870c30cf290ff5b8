"""Whatever nests ends in an error before the stack of the thread does, also where that is small."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from solemn.cli.version import is_compiled
from solemn.lua.deep import deep_calls

CHAINS = {
    "lua": "local function f() return 1 + f() end return f()",
    "pcall": "local function f() return (pcall(f)) end return f()",
    "xpcall": "local function f() return (xpcall(f, f)) end return f()",
    "pcall of pcall": "local t = {} for i = 1, 3000 do t[i] = pcall end return pcall(table.unpack(t))",
    "__call": "local t t = setmetatable({}, {__call = function() return 1 + t() end}) return t()",
    "tables called": "local x = print for i = 1, 9000 do x = setmetatable({}, {__call = x}) end return x()",
    "tables called by pcall": "local x = print for i = 1, 9000 do x = setmetatable({}, {__call = x}) end return pcall(x)",
    "__call of itself": "local t = {} setmetatable(t, {__call = t}) return t()",
    "__tostring": "local t t = setmetatable({}, {__tostring = function() return tostring(t) end}) return tostring(t)",
    "tostring of tostring": "local t = setmetatable({}, {__tostring = tostring}) return tostring(t)",
    "__pairs": "local m = {} m.__pairs = function() return pairs(setmetatable({}, m)) end return pairs(setmetatable({}, m))",
    "pairs of pairs": "local t = setmetatable({}, {__pairs = pairs}) return pairs(t)",
    "__index": "local t t = setmetatable({}, {__index = function(_, k) return t[k + 1] end}) return t[1]",
    "__newindex": "local t t = setmetatable({}, {__newindex = function(_, k, v) t[k + 1] = v end}) t[1] = 1",
    "__add": "local m = {} m.__add = function(a, b) return a + b end local t = setmetatable({}, m) return t + t",
    "__concat": "local m = {} m.__concat = function(a, b) return a .. b end local t = setmetatable({}, m) return t .. t",
    "__eq": "local m = {} m.__eq = function(a, b) return a == b end return setmetatable({}, m) == setmetatable({}, m)",
    "__lt": "local m = {} m.__lt = function(a, b) return a < b end local t = setmetatable({}, m) return t < t",
    "__len": "local m = {} m.__len = function(a) return #a end return #setmetatable({}, m)",
    "__close": "local function f() local x <close> = setmetatable({}, {__close = f}) end return f()",
    "sort": "local function f() table.sort({1, 2}, f) end return f()",
    "gsub": 'local function f() return (("x"):gsub("x", f)) end return f()',
    "gsub of a table": 'local t t = setmetatable({}, {__index = function() return (("x"):gsub("x", t)) end}) return (("x"):gsub("x", t))',
    "iterator": "local function f() for _ in f do end end return f()",
    "load": "local function f() return load(f) end return f()",
    "format": 'local t t = setmetatable({}, {__tostring = function() return ("%s"):format(t) end}) return ("%s"):format(t)',
    "concat of table": (
        "local t t = setmetatable({}, {__index = function() return table.concat(t, '', 1, 1) end}) return table.concat(t, '', 1, 1)"
    ),
    "unpack": "local t t = setmetatable({}, {__index = function() return table.unpack(t, 1, 1) end}) return table.unpack(t, 1, 1)",
    "error handler": "local function h() return (xpcall(error, h)) end return xpcall(error, h)",
}
SOURCES = {
    "parentheses": '("("):rep(195) .. "x" .. (")"):rep(195)',
    "tables": '("{"):rep(195) .. ("}"):rep(195)',
    "functions": '("function() return "):rep(95) .. "1" .. (" end"):rep(95)',
    "sum": '("x+"):rep(990) .. "1"',
    "too long a sum": '("x+"):rep(20000) .. "1"',
    "comparisons": '("x<"):rep(990) .. "1"',
    "powers": '("x^"):rep(190) .. "1"',
    "and": '("x and "):rep(990) .. "1"',
    "and or": '("x and y or "):rep(490) .. "1"',
    "calls": '"x" .. ("()"):rep(990)',
    "methods": '"x" .. (":a()"):rep(990)',
    "fields": '"x" .. (".a"):rep(990)',
    "branches": '"(function() if x then y() " .. ("elseif x then y() "):rep(990) .. "end end)()"',
    "branches inside": '"(function() " .. ("if x then "):rep(190) .. ("end "):rep(190) .. "end)()"',
    "not": '("not "):rep(190) .. "x"',
    "sums in calls": '("f(x+x+x+x+"):rep(190) .. "1" .. (")"):rep(190)',
}
PROGRAM = """
import sys, threading
from solemn.lua import Interface, Limits, LuaError, LuaLimitError, Machine, compile_chunk
from solemn.lua.deep import deep_calls

def attempt(source):
    machine = Machine(limits=Limits(call_depth=2000), write=lambda text: None)
    with deep_calls(8000):
        try:
            machine.run(compile_chunk(source.encode(), "t.lua", machine.interface))
        except (LuaError, LuaLimitError):
            pass

sources = eval(sys.argv[2])
def body():
    for source in sources:
        attempt(source)
    print("survived")

threading.stack_size(int(sys.argv[1]) * 1024)
thread = threading.Thread(target=body)
thread.start()
thread.join()
"""


SMALL = [] if is_compiled() or sys.version_info[:2] == (3, 13) else [512]  # CPython 3.13 itself frees nested objects by some 10,000 calls


@pytest.mark.parametrize("kilobytes", [*SMALL, 1024, 2048, 8192])
def test_no_chain_of_calls_and_no_source_reaches_the_end_of_the_stack(kilobytes: int) -> None:
    sources = [*CHAINS.values(), *(f'return load("return " .. {made})' for made in SOURCES.values())]
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(kilobytes), repr(sources)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "survived\n"), done.stderr[-2000:]


def test_the_recursion_limit_is_the_processes_own_again() -> None:
    before = sys.getrecursionlimit()
    with deep_calls(before + 500):
        assert sys.getrecursionlimit() == before + 500
        with deep_calls(before + 100):
            assert sys.getrecursionlimit() == before + 500
    assert sys.getrecursionlimit() == before


def test_threads_share_the_recursion_limit() -> None:
    """The one that leaves first takes nothing from the one that stays."""
    before = sys.getrecursionlimit()
    inside, leave = threading.Event(), threading.Event()

    def other() -> None:
        with deep_calls(before + 900):
            inside.set()
            leave.wait()

    thread = threading.Thread(target=other)
    thread.start()
    inside.wait()
    with deep_calls(before + 500):
        pass
    assert sys.getrecursionlimit() == before + 900
    leave.set()
    thread.join()
    assert sys.getrecursionlimit() == before
