"""Scripts that try to break out of the sandbox, or to keep it busy: each ends, and soon."""

from __future__ import annotations

import subprocess
import sys
import time
from types import FunctionType, MethodType
from typing import Any

import pytest

from solemn.lua import Limits, LuaError, LuaLimitError, LuaSyntaxError, LuaTable, Machine, compile_chunk

ENDLESS = {
    "loop": 'while true do end',
    "for": 'for i=1,math.huge do end',
    "repeat": 'repeat until false',
    "goto": '::a:: goto a',
    "tables": 'local t={} while true do t[#t+1]={} end',
    "tables2": 'local t={} for i=1,math.huge do t={t,{},{}} end',
    "strings": 'local t={} for i=1,math.huge do t[i]=("x"):rep(2^24-1)..i end',
    "double": 'local s="x" while true do s=s..s end',
    "rep": 'return ("x"):rep(1e9)',
    "rep2": 'return ("x"):rep(1<<62,"y")',
    "rec": 'local function f() return f()+1 end return f()',
    "rec2": 'local function f() return pcall(f) end return f()',
    "mutual": 'local a,b function a() return b() end function b() return a() end a()',
    "meta": 'local t=setmetatable({},{}) getmetatable(t).__index=function(s,k) return s[k] end return t.x',
    "metachain": 'local t={} for i=1,1e6 do t=setmetatable({}, {__index=t}) end return t.x',
    "eq": ('local m={} m.__eq=function(a,b) return a==b end local'
        ' a,b=setmetatable({},m),setmetatable({},m) return a==b'),
    "tostring": 'local t=setmetatable({},{__tostring=function(s) return tostring(s) end}) return tostring(t)',
    "pattern": 'return ("a"):rep(50000):find(("a*"):rep(30).."b")',
    "pattern2": 'return ("a"):rep(200000):find(".-.-.-.-b")',
    "pattern3": 'return ("x"):rep(100000):gsub("x*x*x*x*y","")',
    "balance": 'return ("("):rep(100000):find("%b()")',
    "gsub": 'local s=("x"):rep(1e6) while true do s:gsub("x","yy") end',
    "sort": ('local t={} for i=1,1e5 do t[i]=i end table.sort(t,function() return true end) while true do'
        ' table.sort(t,function(a,b) return a>b end) end'),
    "concat": 'local t={} for i=1,1e5 do t[i]="xxxxxxxxxxxxxxxx" end while true do table.concat(t) end',
    "unpack": 'return table.unpack({},1,1e8)',
    "unpack2": 'while true do table.unpack({},1,999999) end',
    "insert": 'local t={} while true do table.insert(t,1,1) end',
    "pcallloop": 'while true do pcall(function() while true do end end) end',
    "pcall2": 'local function f() while true do end end while true do pcall(f) end',
    "load": 'while true do load(("x=1 "):rep(1000))() end',
    "loadbig": 'return load(("x=1 "):rep(1e6))',
    "loadnest": 'return load(("("):rep(1e5))',
    "loadnest2": 'return load("return "..("-"):rep(1e5).."1")',
    "loadcat": 'return load("return "..("1+"):rep(1e4).."1")',
    "move": 'local t={1} while true do table.move(t,1,1e7,2) end',
    "byte": 'while true do ("x"):rep(1e5):byte(1,-1) end',
    "bigbody": "while true do " + "local x = tostring(1) " * 100 + " end",
    "calls": "while true do " + "math.floor(1.5) " * 50 + " end",
    "gmatch": 'while true do for w in ("a b c "):rep(1000):gmatch("%a") do end end',
    "closeloop": 'while true do local x<close> = setmetatable({},{__close=function() while true do end end}) end',
    "closecatch": 'local x<close> = setmetatable({},{__close=function() while true do end end}) while true do end',
    "xpcall": 'while true do xpcall(function() error("x") end, function() while true do end end) end',
    "errloop": 'while true do pcall(error,"x") end',
    "errloop2": 'while true do pcall(function() local x = nil; x.y = 1 end) end',
    "reverse": 'local s=("x"):rep(1e7) while true do s:reverse() end',
    "upper": 'local s=("x"):rep(1e7) while true do s:upper() end',
    "sub": 'local s=("x"):rep(1e7) while true do s:sub(2) end',
    "tonumber": 'local s=("1"):rep(1e7) while true do tonumber(s) end',
    "tonumber2": 'local s=("1"):rep(1e6) while true do tonumber(s,10) end',
    "eqstr": 'local a,b=("x"):rep(1e7),("x"):rep(1e7) while true do local c = a==b end',
    "pack": 'while true do string.pack("z",("x"):rep(1e6)) end',
    "next": 'local t={} for i=1,1e5 do t[i]=i end while true do next(t) end',
    "keys": 'local t={} for i=1,1e5 do t["k"..i]=i end while true do for k in pairs(t) do break end end',
    "len": 'local t={} for i=1,1e5 do t[i]=i end while true do t[#t]=nil t[1]=nil local n=#t t[1]=1 end',
    "select": 'local t={} for i=1,200 do t[i]=i end while true do select(100,table.unpack(t)) end',
    "globals": 'while true do for k in pairs(_G) do break end end',
    "intdiv": 'local x = 2 while true do x = x ^ x // 1 end',
    "rand": 'while true do math.random(1,10) end',
    "cat": 'local t={} while true do t[#t+1]="a"..#t end',
    "fnew": 'local t={} while true do t[#t+1]=function() return t end end',
    "vararg": 'local function f(...) return f(1,...) end f()',
    "newtab": 'while true do local t={1,2,3,4,5,6,7,8,9,10} end',
    "setmt": 'local t=setmetatable({},{__newindex=function(t,k,v) t[k]=v end}) t.x=1',
    "concatmeta": 'local t=setmetatable({},{__concat=function(a,b) return a..b end}) return t..t',
    "callmeta": 'local t={} setmetatable(t,{__call=t}) return t()',
    "callmeta2": 'local t=setmetatable({},{}) getmetatable(t).__call=function(s,...) return s(...) end return t()',
}
HARMLESS = frozenset({"loadnest", "loadnest2", "loadcat", "errors"})
ESCAPES = [
    "return print.__globals__",
    "return print.__class__",
    "return ('').__class__",
    "return (0).__class__",
    "return ({}).__class__",
    "return ({}).hash, ({}).metatable",
    "return __builtins__, __import__, __name__, __file__",
    "return globals, eval, exec, open, getattr, type.__mro__",
    "return _G['__builtins__'], _G['fault$'], _G['ticks$']",
    "_G['field$'] = 1 _G['ticks$'] = nil _G['changed$'] = 5 return ('x').len",
    "__builtins__ = {} return __builtins__",
    "return getmetatable('').__index.__class__",
    "return string.format('{0.__class__}', 1)",
    "return ('%s'):format(print)",
    "return tostring(print), tostring(_G), tostring(string)",
    "return load('return __import__')()",
    "return load('import os')",
    "return load('x = 1', '__main__', 't', _G)",
    "local ok, e = pcall(error, {}) return e.__traceback__, e.args",
    "local ok, e = pcall(function() print.x() end) return e",
    "return select(2, pcall(string.rep)).__class__",
    "setmetatable(_G, {__index = function() return 1 end}) return nope",
    "return getmetatable(print), getmetatable(_G), getmetatable(1)",
    "string.len = nil return ('x').len",
    "return rawget(print, 1)",
    "return next(_G) ~= nil",
    "return debug, io, os, require, package, dofile, collectgarbage",
    "return coroutine, utf8, loadfile, string.dump",
    "local t = setmetatable({}, {__index = print}) return pcall(function() return t.x end)",
    "return setmetatable({}, {__metatable = false}) ~= nil",
    "return table.unpack({print.__self__})",
    "local f = load('return ...', '=\\0', 't') return f(1)",
    "return _ENV['__builtins__'], _ENV == _G",
    "goto __class__ ::__class:: ::__class__:: return None",
    "local __class__ = 1 return (function() return __class__ end)()",
    "local None, True, self, __debug__ = 1, 2, 3, 4 return None + True + self + __debug__",
]
PLAIN = (int, float, str, bool, type(None), LuaTable, FunctionType, MethodType)


def attempt(source: str, limits: Limits) -> Any:
    machine = Machine(limits=limits, write=lambda text: None)
    return machine.run(compile_chunk(source.encode(), "attempt", machine.interface))


@pytest.mark.parametrize("name", ENDLESS)
def test_endless_or_huge(name: str) -> None:
    """A tenth of the steps of a duel must take less than a tenth of three seconds, with a margin for slow machines."""
    start = time.process_time()
    if name in HARMLESS:
        attempt(ENDLESS[name], Limits())
    else:
        with pytest.raises((LuaError, LuaLimitError)):
            attempt(ENDLESS[name], Limits(steps=500_000))
    assert time.process_time() - start < 1.5


def check_plain(value: Any, depth: int = 0) -> None:
    """Nothing but values of Lua."""
    for one in value if type(value) is tuple else (value,):
        assert isinstance(one, PLAIN)
        assert not isinstance(one, type)
        if type(one) is LuaTable and depth < 3:
            for key, member in one.items():
                check_plain(key, depth + 1)
                check_plain(member, depth + 1)


@pytest.mark.parametrize("source", ESCAPES)
def test_nothing_of_python_is_reached(source: str) -> None:
    try:
        result = attempt(source, Limits(steps=100_000))
    except (LuaError, LuaSyntaxError) as e:
        assert "Error" not in str(e) and "object" not in str(e)
        return
    check_plain(result)


def test_hidden_names_are_not_listed() -> None:
    names = attempt("local t = {} for k in pairs(_G) do t[#t + 1] = k end return table.concat(t, ' ')", Limits())
    assert not [name for name in names.split() if "$" in name or "." in name or name.startswith("__")]
    assert "print" in names.split()


def test_call_depth_is_a_parameter() -> None:
    source = "local function f(n) if n == 0 then return 0 end return 1 + f(n - 1) end return f({})"
    assert attempt(source.replace("{}", "150"), Limits()) == 150
    with pytest.raises(LuaLimitError, match="nested"):
        attempt(source.replace("{}", "250"), Limits())
    assert attempt(source.replace("{}", "250"), Limits(call_depth=300)) == 250


def test_the_step_budget_is_exact_and_renewable() -> None:
    machine = Machine(limits=Limits(steps=1000))
    chunk = compile_chunk(b"n = 0 while true do n = n + 1 end", "t", machine.interface)
    seen = []
    for _ in range(3):
        machine.renew_steps()
        with pytest.raises(LuaLimitError):
            machine.run(chunk)
        seen.append(machine.globals["n"])
    assert len(set(seen)) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="limits the memory of a process")
@pytest.mark.parametrize("name", ["tables", "strings", "fnew", "double", "pattern", "loadbig"])
def test_a_whole_budget_fits_into_time_and_memory(name: str) -> None:
    program = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))\n"
        "resource.setrlimit(resource.RLIMIT_CPU, (8, 8))\n"
        "from solemn.lua import LuaError, LuaLimitError, Machine\n"
        "try:\n    Machine().load_text(sys.stdin.buffer.read(), 't')\n"
        "except (LuaError, LuaLimitError):\n    print('ended')\n")
    done = subprocess.run([sys.executable, "-c", program], input=ENDLESS[name].encode(), capture_output=True,
                          timeout=60)
    assert done.stdout.strip() == b"ended", done.stderr.decode()[-500:]
