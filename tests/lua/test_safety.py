"""Scripts that try to break out of the sandbox, or to keep it busy: each ends, and soon."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Callable
from types import FunctionType, MethodType
from typing import Any

import pytest

from solemn.lint.source import read_source
from solemn.lua import Interface, Limits, LuaError, LuaLimitError, LuaSyntaxError, LuaTable, Machine, compile_chunk
from solemn.lua.compiler import translate

Soon = Callable[..., Any]

ENDLESS = {
    "loop": "while true do end",
    "for": "for i=1,math.huge do end",
    "repeat": "repeat until false",
    "goto": "::a:: goto a",
    "tables": "local t={} while true do t[#t+1]={} end",
    "tables2": "local t={} for i=1,math.huge do t={t,{},{}} end",
    "strings": 'local t={} for i=1,math.huge do t[i]=("x"):rep(2^24-1)..i end',
    "double": 'local s="x" while true do s=s..s end',
    "rep": 'return ("x"):rep(1e9)',
    "rep2": 'return ("x"):rep(1<<62,"y")',
    "rec": "local function f() return f()+1 end return f()",
    "rec2": "local function f() return pcall(f) end return f()",
    "mutual": "local a,b function a() return b() end function b() return a() end a()",
    "meta": "local t=setmetatable({},{}) getmetatable(t).__index=function(s,k) return s[k] end return t.x",
    "metachain": "local t={} for i=1,1e6 do t=setmetatable({}, {__index=t}) end return t.x",
    "eq": ("local m={} m.__eq=function(a,b) return a==b end local a,b=setmetatable({},m),setmetatable({},m) return a==b"),
    "tostring": "local t=setmetatable({},{__tostring=function(s) return tostring(s) end}) return tostring(t)",
    "pattern": 'return ("a"):rep(50000):find(("a*"):rep(30).."b")',
    "pattern2": 'return ("a"):rep(200000):find(".-.-.-.-b")',
    "pattern3": 'return ("x"):rep(100000):gsub("x*x*x*x*y","")',
    "balance": 'return ("("):rep(100000):find("%b()")',
    "gsub": 'local s=("x"):rep(1e6) while true do s:gsub("x","yy") end',
    "sort": (
        "local t={} for i=1,1e5 do t[i]=i end table.sort(t,function() return true end) while true do"
        " table.sort(t,function(a,b) return a>b end) end"
    ),
    "concat": 'local t={} for i=1,1e5 do t[i]="xxxxxxxxxxxxxxxx" end while true do table.concat(t) end',
    "unpack": "return table.unpack({},1,1e8)",
    "unpack2": "while true do table.unpack({},1,999999) end",
    "insert": "local t={} while true do table.insert(t,1,1) end",
    "pcallloop": "while true do pcall(function() while true do end end) end",
    "pcall2": "local function f() while true do end end while true do pcall(f) end",
    "load": 'while true do load(("x=1 "):rep(1000))() end',
    "loadbig": 'return load(("x=1 "):rep(1e6))',
    "loadnest": 'return load(("("):rep(1e5))',
    "loadnest2": 'return load("return "..("-"):rep(1e5).."1")',
    "loadcat": 'return load("return "..("1+"):rep(1e4).."1")',
    "move": "local t={1} while true do table.move(t,1,1e7,2) end",
    "byte": 'while true do ("x"):rep(1e5):byte(1,-1) end',
    "bigbody": "while true do " + "local x = tostring(1) " * 100 + " end",
    "calls": "while true do " + "math.floor(1.5) " * 50 + " end",
    "gmatch": 'while true do for w in ("a b c "):rep(1000):gmatch("%a") do end end',
    "closeloop": "while true do local x<close> = setmetatable({},{__close=function() while true do end end}) end",
    "closecatch": "local x<close> = setmetatable({},{__close=function() while true do end end}) while true do end",
    "xpcall": 'while true do xpcall(function() error("x") end, function() while true do end end) end',
    "errloop": 'while true do pcall(error,"x") end',
    "errloop2": "while true do pcall(function() local x = nil; x.y = 1 end) end",
    "reverse": 'local s=("x"):rep(1e7) while true do s:reverse() end',
    "upper": 'local s=("x"):rep(1e7) while true do s:upper() end',
    "sub": 'local s=("x"):rep(1e7) while true do s:sub(2) end',
    "tonumber": 'local s=("1"):rep(1e7) while true do tonumber(s) end',
    "tonumber2": 'local s=("1"):rep(1e6) while true do tonumber(s,10) end',
    "eqstr": 'local a,b=("x"):rep(1e7),("x"):rep(1e7) while true do local c = a==b end',
    "pack": 'while true do string.pack("z",("x"):rep(1e6)) end',
    "next": "local t={} for i=1,1e5 do t[i]=i end while true do next(t) end",
    "keys": 'local t={} for i=1,1e5 do t["k"..i]=i end while true do for k in pairs(t) do break end end',
    "len": "local t={} for i=1,1e5 do t[i]=i end while true do t[#t]=nil t[1]=nil local n=#t t[1]=1 end",
    "select": "local t={} for i=1,200 do t[i]=i end while true do select(100,table.unpack(t)) end",
    "globals": "while true do for k in pairs(_G) do break end end",
    "intdiv": "local x = 2 while true do x = x ^ x // 1 end",
    "rand": "while true do math.random(1,10) end",
    "format": 'while true do local s=("%99.99f"):format(1e308) end',
    "quote": 'local a=("\\0"):rep(1<<20) while true do local s=("%q"):format(a) end',
    "indexchain": "local t={} for i=1,1900 do t=setmetatable({},{__index=t}) end while true do local x=t.foo end",
    "newindexchain": "local t={} for i=1,1900 do t=setmetatable({},{__newindex=t}) end local i=0 while true do i=i+1 t[i]=1 end",
    "indexloop": "local t={} setmetatable(t,{__index=t}) while true do pcall(function() return t.foo end) end",
    "names": "while true do local s=tostring(function() end) end",
    "cat": 'local t={} while true do t[#t+1]="a"..#t end',
    "fnew": "local t={} while true do t[#t+1]=function() return t end end",
    "vararg": "local function f(...) return f(1,...) end f()",
    "newtab": "while true do local t={1,2,3,4,5,6,7,8,9,10} end",
    "setmt": "local t=setmetatable({},{__newindex=function(t,k,v) t[k]=v end}) t.x=1",
    "concatmeta": "local t=setmetatable({},{__concat=function(a,b) return a..b end}) return t..t",
    "callmeta": "local t={} setmetatable(t,{__call=t}) return t()",
    "callmeta2": "local t=setmetatable({},{}) getmetatable(t).__call=function(s,...) return s(...) end return t()",
    "pcall_bad": "while true do pcall(string.rep) end",
    "pcall_err_deep": ('local function f(n) if n==0 then while true do pcall(error,"x") end end return 1+f(n-1) end f(150)'),
    "pcall_idx_deep": (
        "local function f(n) if n==0 then while true do pcall(function() local x=nil; x.y=1 end) end end return 1+f(n-1) end f(150)"
    ),
    "next_fresh": "local t={} for i=1,1e5 do t[i]=i end while true do t[1]=nil t[1]=1 next(t,50) next(t,5) end",
    "next_two": "local t={} for i=1,1e5 do t[i]=i end while true do next(t,99999) next(t,1) end",
    "next_dead": (
        'local t={} for i=1,1e5 do t["k"..i]=i end local k=next(t) for q in pairs(t) do if q~=k then '
        "t[q]=nil end end while true do next(t,k) end"
    ),
    "next_G": 'while true do next(_G,"print") end',
    "vararg500k": 'local function f(...) while true do select("#",...) end end f(table.unpack({},1,500000))',
    "vararg_pass": ("local function g() end local function f(...) while true do g(...) end end f(table.unpack({},1,500000))"),
    "vararg_ret": (
        "local function f(...) local function h(...) return ... end while true do local a=h(...) end end f(table.unpack({},1,500000))"
    ),
    "vararg_closure": (
        "local function f(...) local function h(...) return ... end local g=function() return 1 end "
        "while true do g(h(...)) end end f(table.unpack({},1,500000))"
    ),
    "pcall_ret": ("local t={} for i=1,500000 do t[i]=i end local function h() return table.unpack(t) end while true do pcall(h) end"),
    "find_sets": 'local i=0 local s=("a"):rep(1e6) while true do i=i+1 ("x"):find("["..s..i.."]") end',
    "frontier": 'local s=("a"):rep(1e6) while true do s:find("%f[b]") end',
    "backref": 'local s=("a"):rep(1e5) while true do s:find("(a*)%1b") end',
    "find_plain": 'local s=("a"):rep(1e7) while true do s:find("aaaaaaaaab",1,true) end',
    "find_class": 'local s=("a"):rep(1e7) while true do s:find("b") end',
    "longkey": ('local a=("x"):rep(2^24-1) local b=("x"):rep(2^23)..("x"):rep(2^23-1) local t={} t[a]=1 while true do local c=t[b] end'),
    "longkeyset": ('local a=("x"):rep(2^24-1) local b=("x"):rep(2^23)..("x"):rep(2^23-1) local t={} t[a]=1 while true do t[b]=1 end'),
    "longrawget": ('local a=("x"):rep(2^24-1) local b=("x"):rep(2^23)..("x"):rep(2^23-1) local t={} t[a]=1 while true do rawget(t,b) end'),
    "longraweq": ('local a=("x"):rep(2^24-1) local b=("x"):rep(2^23)..("x"):rep(2^23-1) while true do rawequal(a,b) end'),
    "longlt": 'local a=("x"):rep(2^24-1) local b=("x"):rep(2^23)..("x"):rep(2^23-1) while true do local c=a<b end',
    "sortstr": 'local a=("x"):rep(2^20) local t={} for i=1,100 do t[i]=a..i end while true do table.sort(t) end',
    "fmt_q": 'local a=("x"):rep(2^23) while true do string.format("%q",a) end',
    "fmt_big": (
        'local f=("%99.99f"):rep(10000) while true do string.format(f,table.unpack((function() local '
        "t={} for i=1,10000 do t[i]=1e300 end return t end)())) end"
    ),
    "fmt_plain": 'local f=("x"):rep(2^23).."%d" while true do string.format(f,1) end',
    "pack_c": 'while true do pcall(string.pack,"c2000000000","x") end',
    "pack_x": 'local f=("x"):rep(2^24-1) while true do string.pack(f) end',
    "packsize": 'local f=("i8"):rep(2^22) while true do string.packsize(f) end',
    "unpack_s": 'local a=("x"):rep(2^24-1) while true do string.unpack("b",a) end',
    "unpack_many": 'local a=("x"):rep(2^20) local f=("b"):rep(2^20) while true do string.unpack(f,a) end',
    "char": "local t={} for i=1,200000 do t[i]=65 end while true do string.char(table.unpack(t)) end",
    "concat_mm": ("local t=setmetatable({},{__concat=function(a,b) return a end}) while true do local x=t..t..t..t end"),
    "unm": 'local s=("1"):rep(1e6) while true do pcall(function() return -s end) end',
    "arith": 'local s=("9"):rep(1e6) while true do pcall(function() return s+1 end) end',
    "arithshort": 'local s=("9"):rep(1000) while true do local x=s+1 end',
    "tonum16": 'local s="0x"..("f"):rep(1e6) while true do tonumber(s) end',
    "move_self": "local t={} for i=1,1e5 do t[i]=i end while true do table.move(t,1,1e5,2) end",
    "removeall": "local t={} for i=1,1e5 do t[i]=i end while true do table.remove(t,1) t[#t+1]=1 end",
    "gmatchlong": 'local s=("a"):rep(1e6) while true do for w in s:gmatch("b") do end end',
    "randseed": "while true do math.randomseed(1) end",
    "errbig": 'local f=load(("x=1 "):rep(30000).." local y=nil; y.z=1") while true do pcall(f) end',
    "close": "local m={__close=function() end} while true do local x<close> =setmetatable({},m) end",
    "lenmeta": "local t=setmetatable({},{__len=function() return 1e9 end}) while true do pcall(table.unpack,t) end",
    "sortmeta": (
        "local t=setmetatable({},{__len=function() return 1e6 end}) while true do pcall(table.sort,t,function() return false end) end"
    ),
    "insmeta": ("local t=setmetatable({},{__len=function() return 1e18 end}) while true do pcall(table.insert,t,1,1) end"),
    "remmeta": ("local t=setmetatable({},{__len=function() return 1e18 end}) while true do pcall(table.remove,t,1) end"),
    "movemeta": "return table.move({},1,1e18,2)",
    "printbig": 'local s=("x"):rep(2^24-1) while true do print(s) end',
    "tostringt": "while true do tostring({}) end",
    "idents": "while true do tostring(function() end) end",
    "strcmp": 'local s=("x"):rep(2^20) while true do local b= s=="y" end',
    "rep_empty": 'while true do (""):rep(1e9) end',
    "select_neg": "local function f(...) while true do local x=select(-1,...) end end f(table.unpack({},1,250))",
    "f250": ("local t={} for i=1,250 do t[i]=i end local function g(...) return ... end while true do g(table.unpack(t)) end"),
    "maxargs": "local t={} for i=1,100000 do t[i]=i end while true do math.max(table.unpack(t)) end",
}
HARMLESS = frozenset({"loadnest", "loadnest2", "loadcat", "errors"})
GREEDY = {
    "vararg500k": 'local function f(...) while true do select("#",...) end end f(table.unpack({},1,500000))',
    "vararg_tab": "local function f(...) while true do local t={...} end end f(table.unpack({},1,500000))",
    "find_sets2": 'local i=0 local s=("[a-z]"):rep(2e5) while true do i=i+1 pcall(string.find,"x",s..i) end',
    "fmt_s": (
        'local a=("x"):rep(2^24-1) while true do string.format(("%s"):rep(200), '
        "table.unpack((function() local t={} for i=1,200 do t[i]=a end return t end)())) end"
    ),
    "pack_c": 'while true do pcall(string.pack,"c2000000000","x") end',
    "pack_s": (
        'local a=("x"):rep(2^24-1) while true do string.pack(("s8"):rep(100), table.unpack((function() '
        "local t={} for i=1,100 do t[i]=a end return t end)())) end"
    ),
    "unpack_many": 'local a=("x"):rep(2^20) local f=("b"):rep(2^20) while true do string.unpack(f,a) end',
    "tabunp": "local t={} for i=1,900000 do t[i]=i end local u={} while true do u[#u+1]={table.unpack(t)} end",
    "tabpack": ("local t={} for i=1,900000 do t[i]=i end local u={} while true do u[#u+1]=table.pack(table.unpack(t)) end"),
    "gsubmem": 'local s=("x"):rep(2^20) local r=("y"):rep(2^20) while true do pcall(string.gsub,s,"x",r) end',
    "gsubkeep": 'local u={} local s=("x"):rep(2^18) while true do u[#u+1]=s:gsub("x","yyyy") end',
    "strkeep": 'local u={} while true do u[#u+1]=("x"):rep(2^20)..#u end',
    "smallkeep": 'local u={} while true do u[#u+1]=("x"):rep(200)..#u end',
    "tabkeep": "local u={} while true do u[#u+1]={} end",
    "tabkeep2": "local u={} while true do u={u,1.5,2.5,3.5,{},{}} end",
    "fnkeep": "local u={} while true do u[#u+1]=function() return u end end",
    "patcache": 'local i=0 while true do i=i+1 ("x"):find(("a"):rep(1e5)..i.."*") end',
    "loadmany": 'local i=0 while true do i=i+1 load("return "..i) end',
    "loadbigs": 'local i=0 local b=("x=1 "):rep(2e4) while true do i=i+1 load(b..i) end',
    "pcall_pcall": "local t={} for i=1,1e5 do t[i]=pcall end return pcall(table.unpack(t))",
}
SOURCES = {
    "bigsource_if": 'return (("if true then "):rep(150)..("end "):rep(150))',
    "bigif": 'return ("if x then y=1 "..("elseif x then y=1 "):rep(20000).." end")',
    "bigsum": 'return ("return "..("x+"):rep(20000).."1")',
    "bigsum2": 'return ("return "..("x+"):rep(1900).."1")',
    "bigcat": 'return ("return "..("x.."):rep(20000).."1")',
    "bigand": 'return ("return "..("x and "):rep(20000).."1")',
    "bigcall": 'return ("return x"..("()"):rep(20000))',
    "bigidx": 'return ("return x"..(".a"):rep(20000))',
    "bigmeth": 'return ("return x"..(":a()"):rep(20000))',
    "bigtab": 'return ("return {"..("1,"):rep(50000).."}")',
    "biglocals": 'return (("local x=1 "):rep(20000))',
    "bigfuncs": 'return (("local function f() end "):rep(5000))',
    "biggoto": 'local s={} for i=1,3000 do s[#s+1]="goto l"..i.." ::l"..i.."::" end return (table.concat(s," "))',
    "bigpend": (
        'local s={} for i=1,3000 do s[#s+1]="do goto l"..i.." end" end for i=1,3000 do '
        's[#s+1]="::l"..i.."::" end return (table.concat(s," "))'
    ),
    "bignest_tab": 'return ("return "..("{"):rep(190)..("}"):rep(190))',
    "bignest_fn": 'return (("local function f() "):rep(90)..("end "):rep(90))',
    "bigupv": (
        'local s={"local "} for i=1,150 do s[#s+1]="v"..i..(i<150 and "," or " ") end return '
        '(table.concat(s)..("local f=function() return v1 end "):rep(4000))'
    ),
    "bigmulti": 'local s={} for i=1,5000 do s[#s+1]="a"..i end local n=table.concat(s,",") return (n.."="..n)',
    "bigparams": ('local s={} for i=1,5000 do s[#s+1]="a"..i end return ("return function("..table.concat(s,",")..") end")'),
    "bigcompare": 'return ("return "..("x<"):rep(20000).."1")',
    "bigunary": 'return ("return "..("not "):rep(190).."1")',
    "bigpow": 'return ("return "..("x^"):rep(190).."1")',
    "bigparen": 'return ("return "..("("):rep(190).."x"..(")"):rep(190))',
    "badbig": 'return (("if x then y() end "):rep(20000).." ]]")',
    "badbig2": 'return (("("):rep(150000))',
    "badbig3": 'return (("x="):rep(100000))',
    "badbig4": 'return (("[["):rep(100000))',
    "badbig5": 'return (("--[["):rep(50000))',
    "badbig6": 'return (("\'"):rep(150001))',
    "badbig7": 'return (("[=["):rep(50000))',
    "badbig8": 'return (("--[=["):rep(50000))',
}
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
def test_endless_or_huge(name: str, soon: Soon) -> None:
    """A sixth of the steps of a duel takes less than a sixth of three seconds, with a margin for slow machines."""

    def tried() -> None:
        if name in HARMLESS:
            attempt(ENDLESS[name], Limits())
        else:
            with pytest.raises((LuaError, LuaLimitError)):
                attempt(ENDLESS[name], Limits(steps=500_000))

    soon(2.0, tried)


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
        "except (LuaError, LuaLimitError):\n    print('ended')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], input=ENDLESS[name].encode(), capture_output=True, timeout=60)
    assert done.stdout.strip() == b"ended", done.stderr.decode()[-500:]


MEMORY_PROGRAM = """
import resource, sys
from solemn.lua import Limits, LuaError, LuaLimitError, Machine, compile_chunk
from solemn.lua.deep import deep_calls

attempts = eval(sys.argv[1])
limits = Limits(steps=1_000_000, call_depth=2000, memory=32 << 20)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
for name, source in attempts.items():
    machine = Machine(limits=limits, write=lambda text: None)
    try:
        with deep_calls(8000):
            machine.run(compile_chunk(source.encode(), name, machine.interface))
        print(name, "went on")
    except (LuaError, LuaLimitError):
        pass
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    if used > 160 * 1024:
        print(name, "used", used // 1024, "MiB")
        before += used
"""


@pytest.mark.skipif(sys.platform != "linux", reason="how much memory a process has used")
def test_scripts_hold_no_more_than_they_may() -> None:
    """With a limit of 32 MiB no script brings the process beyond a small multiple of it."""
    command = [sys.executable, "-c", MEMORY_PROGRAM, repr(GREEDY)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr[-1000:]


def test_what_is_let_go_may_be_allocated_again() -> None:
    """The limit is on what is held, not on what was ever made."""
    source = 'local n=0 for i=1,200000 do local t={i,{},"x"..i} n=n+#t end for i=1,50 do local s=("y"):rep(2^20) n=n+#s end return n'
    assert attempt(source, Limits(memory=8 << 20)) == 600_000 + 50 * 2**20


def test_the_limit_of_memory_is_reached_at_the_same_place_every_time() -> None:
    found = set()
    for _ in range(3):
        machine = Machine(limits=Limits(memory=4 << 20), write=lambda text: None)
        with pytest.raises(LuaLimitError, match="hold more than 4 MiB"):
            machine.run(compile_chunk(b"N = 0 local t = {} while true do N = N + 1 t[N] = {N} end", "t", machine.interface))
        found.add(machine.globals["N"])
    assert len(found) == 1


def test_after_the_limit_of_memory_scripts_go_on_with_less() -> None:
    machine = Machine(limits=Limits(memory=4 << 20), write=lambda text: None)
    with pytest.raises(LuaLimitError):
        machine.run(compile_chunk(b"T = {} while true do T[#T + 1] = {} end", "t", machine.interface))
    machine.renew_steps()
    machine.globals["T"] = None
    assert machine.run(compile_chunk(b"local t = {} for i = 1, 1000 do t[i] = {} end return #t", "u", machine.interface)) == 1000


@pytest.mark.parametrize("name", SOURCES)
def test_a_source_is_read_in_time_by_its_length(name: str, soon: Soon) -> None:
    """40 microseconds a byte and 200 ms is several times what a source of any shape takes; the error of a bad one is at hand as soon."""
    source = attempt(SOURCES[name], Limits()).encode("latin-1")
    most = 0.2 + 40e-6 * len(source)

    def translated() -> None:
        with contextlib.suppress(LuaSyntaxError):
            translate(source, "t.lua", Interface.empty(), False)

    soon(most, translated)
    soon(most, lambda: read_source(source, "t.lua"))
