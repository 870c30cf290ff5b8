"""The basic functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from solemn.lua import args
from solemn.lua.access import LONG_TEXT
from solemn.lua.args import MISSING
from solemn.lua.compiler import compile_text
from solemn.lua.errors import LuaError, LuaSyntaxError, bad_argument
from solemn.lua.literals import parse_number
from solemn.lua.memory import CODE_FACTOR
from solemn.lua.runtime import FEW
from solemn.lua.values import LuaTable, TableKeyError, Traversal, plain_key, primitive_text, type_name, wrap
from solemn.lua.world import World

LOAD_COST: Final = 12
LOAD_LEAST: Final = 200
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
CAUGHT_COST: Final = 4  # steps: an error is made and caught


class BaseLibrary:
    """The basic functions of one Lua world."""

    __slots__ = ("machine", "runtime")

    def __init__(self, machine: World) -> None:
        self.machine = machine
        self.runtime = machine.runtime

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The library's functions by their names in Lua."""
        return {
            "assert": self.assert_, "error": self.error, "getmetatable": self.getmetatable, "ipairs": self.ipairs,
            "load": self.load, "next": self.next, "pairs": self.pairs, "pcall": self.pcall, "print": self.print,
            "rawequal": self.rawequal, "rawget": self.rawget, "rawlen": self.rawlen, "rawset": self.rawset,
            "select": self.select, "setmetatable": self.setmetatable, "tonumber": self.tonumber,
            "tostring": self.tostring, "type": self.type, "warn": self.warn, "xpcall": self.xpcall,
        }

    # -- errors ------------------------------------------------------------------------------------------------------

    def assert_(self, value: Any = MISSING, *rest: Any) -> Any:
        """`assert`: all its arguments. Raises the second one as an error where the first is nil or false."""
        args.present(value, 1, "assert")
        if value is None or value is False:
            if not rest:
                raise LuaError("assertion failed!", self.machine.describer.trace(self.machine.describer.lua_frame()))
            raise self.machine.describer.thrown(rest[0], 0)
        return (value, *rest) if rest else value

    def error(self, value: Any = None, level: Any = None, *_: Any) -> Any:
        """`error`: raises the value. `level` is 1 for the place that calls it, 2 for the place that calls that one, 0 for no place."""
        raise self.machine.describer.thrown(value, args.optional_integer(level, 1, 2, "error"))

    def pcall(self, fn: Any = MISSING, *arguments: Any) -> Any:
        """`pcall`: true and the results of the call, or false and the error. Limits of the duel are not caught."""
        args.present(fn, 1, "pcall")
        if len(arguments) > FEW:
            self.runtime.charge(len(arguments))
        try:
            result = self.runtime.call(fn, *arguments)
        except LuaError as e:
            return False, self.seen(e, fn)
        return (True, *self.runtime.wide(result)) if type(result) is tuple else (True, result)

    def seen(self, error: LuaError, fn: Any) -> Any:
        """The value of an error as `pcall` of a function gives it: a library function is named in full."""
        self.machine.consume(CAUGHT_COST)
        bad = error.argument
        if bad is None or error.placed or not bad.detail:
            return error.value
        return f"bad argument #{bad.position} to '{self.qualified(fn) or '?'}' ({bad.detail})"

    def qualified(self, fn: Any) -> str:
        """The global name of a library function, with its table, nothing when it has none."""
        self.machine.consume(len(self.machine.globals) >> 1)
        for name, value in self.machine.globals.items():
            if value is fn and "$" not in name:
                return name
            if type(value) is LuaTable:
                self.machine.consume(len(value.hash) >> 3)
                for key, member in value.hash.items():
                    if member is fn:
                        return f"{name}.{key}"
        return ""

    def xpcall(self, fn: Any = MISSING, handler: Any = MISSING, *arguments: Any) -> Any:
        """`xpcall`: as `pcall`, with what the handler makes of the error."""
        if not callable(handler):
            raise args.expected(2, "xpcall", "function", handler)
        try:
            result = self.runtime.call(fn, *arguments)
        except LuaError as e:
            return self.handled(handler, self.seen(e, fn))
        return (True, *self.runtime.wide(result)) if type(result) is tuple else (True, result)

    def handled(self, handler: Any, value: Any) -> Any:
        """Let a message handler look at an error; errors of its own go to it again, a few times."""
        for _ in range(10):
            try:
                result = self.runtime.call(handler, value)
            except LuaError as e:
                value = e.value
                continue
            return (False, *result) if type(result) is tuple else (False, result)
        return False, "C stack overflow"

    # -- tables ------------------------------------------------------------------------------------------------------

    def getmetatable(self, value: Any = MISSING, *_: Any) -> Any:
        """`getmetatable`: the table, or what its `__metatable` says; nil without one."""
        args.present(value, 1, "getmetatable")
        if isinstance(value, LuaTable):
            meta = value.metatable
        elif type(value) is str:
            meta = self.runtime.string_meta
        else:
            foreign = self.runtime.foreign.get(type(value))
            meta = foreign.metatable if foreign is not None else None
        if meta is None:
            return None
        shown = meta.get("__metatable")
        return meta if shown is None else shown

    def setmetatable(self, value: Any = MISSING, meta: Any = MISSING, *_: Any) -> Any:
        """`setmetatable`: the table, with that metatable or none. Raises an error for a table whose metatable is protected."""
        table = args.table(value, 1, "setmetatable")
        if meta is not None and not isinstance(meta, LuaTable):
            raise args.expected(2, "setmetatable", "nil or table", meta)
        if table.metatable is not None and table.metatable.get("__metatable") is not None:
            raise LuaError("cannot change a protected metatable")
        table.set_metatable(meta)
        return table

    def rawget(self, value: Any = MISSING, key: Any = MISSING, *_: Any) -> Any:
        """`rawget`: the value of a key, without metamethods."""
        if type(key) is str and len(key) > LONG_TEXT:
            self.machine.consume(len(key) >> 8)
        return args.table(value, 1, "rawget").get(args.present(key, 2, "rawget"))

    def rawset(self, value: Any = MISSING, key: Any = MISSING, new: Any = MISSING, *_: Any) -> Any:
        """`rawset`: the table, with the value put in without metamethods. Raises an error for nil and NaN as keys."""
        table = args.table(value, 1, "rawset")
        args.present(key, 2, "rawset")
        self.runtime.rawset(table, key, args.present(new, 3, "rawset"))
        return table

    def rawlen(self, value: Any = MISSING, *_: Any) -> Any:
        """`rawlen`: the length of a table or string, without metamethods."""
        if isinstance(value, LuaTable):
            return value.length()
        if type(value) is str:
            return len(value)
        raise bad_argument(1, "rawlen", "table or string expected")

    def rawequal(self, a: Any = MISSING, b: Any = MISSING, *_: Any) -> Any:
        """`rawequal`: whether both are the same value, without metamethods."""
        args.present(a, 1, "rawequal")
        args.present(b, 2, "rawequal")
        if isinstance(a, LuaTable) or isinstance(b, LuaTable) or type(a) in self.runtime.foreign:
            return a is b
        return self.runtime.eq(a, b)

    def next(self, value: Any = MISSING, key: Any = None, *_: Any) -> Any:
        """`next`: the key after this one, and its value; nil after the last. Raises an error for a key that the table does not have."""
        table = args.table(value, 1, "next")
        if type(table) is not LuaTable:
            self.machine.consume(len(self.machine.globals))
        elif key is None or table.order is None or not table.order.stands_at(plain_key(key)):
            self.machine.consume(len(table.hash) >> 2)
        try:
            found = table.next(key)
        except TableKeyError as e:
            raise LuaError(str(e)) from None
        if table.order is not None and table.order.passed:
            self.machine.consume(table.order.passed >> 2)
            table.order.passed &= 3
        return found

    def pairs(self, value: Any = MISSING, *_: Any) -> Any:
        """`pairs`: what a generic `for` needs to walk a table, by `__pairs` where there is one."""
        handler = self.runtime.metamethod(args.present(value, 1, "pairs"), "__pairs")
        if handler is None:
                return self.machine.next, value, None
        result = self.runtime.call(handler, value)
        found = result if type(result) is tuple else (result,)
        return (*found, None, None, None)[:3]

    def ipairs(self, value: Any = MISSING, *_: Any) -> Any:
        """`ipairs`: what a generic `for` needs to walk 1, 2, 3 up to the first nil."""
        return self.machine.ipairs_step, args.present(value, 1, "ipairs"), 0

    def ipairs_step(self, value: Any = None, at: Any = None, *_: Any) -> Any:
        """The next index and its value; nothing at the end."""
        at = args.integer(at, 2, "for iterator")
        at = wrap(at + 1)
        found = self.runtime.index(value, at)
        return None if found is None else (at, found)

    def select(self, which: Any = MISSING, *values: Any) -> Any:
        """`select`: the arguments from the n-th on (from the end if n is negative), or their number for "#"."""
        if which == "#":
            return len(values)
        n = args.integer(which, 1, "select")
        if n < 0:
            n = len(values) + n + 1
            if n <= 0:
                raise bad_argument(1, "select", "index out of range")
        elif n == 0:
            raise bad_argument(1, "select", "index out of range")
        rest = values[n - 1 :]
        return rest[0] if len(rest) == 1 else rest

    # -- values ------------------------------------------------------------------------------------------------------

    def type(self, value: Any = MISSING, *_: Any) -> Any:
        """`type`: nil, boolean, number, string, table, function, thread or userdata."""
        return type_name(args.present(value, 1, "type"))

    def tostring(self, value: Any = MISSING, *_: Any) -> Any:
        """`tostring`: the value as text, by `__tostring` or `__name` where there is one."""
        return self.machine.tostring(args.present(value, 1, "tostring"))

    def tonumber(self, value: Any = MISSING, base: Any = None, *_: Any) -> Any:
        """`tonumber`: the number that the text stands for, in a base of 2 to 36 if one is given; nil if it stands for none."""
        if base is None:
            if type(value) is str:
                self.machine.consume(len(value) >> 5)
                return parse_number(value)
            args.present(value, 1, "tonumber")
            return value if type(value) is int or type(value) is float else None
        radix = args.integer(base, 2, "tonumber")
        if type(value) is not str:
            raise args.expected(1, "tonumber", "string", value)
        if not 2 <= radix <= 36:
            raise bad_argument(2, "tonumber", "base out of range")
        self.machine.consume(len(value) >> 1)
        return number_in_base(value, radix)

    def print(self, *values: Any) -> Any:
        """`print`: one line of text for the duel's log."""
        texts = [self.machine.tostring(v) for v in values]
        self.runtime.check_size(sum(map(len, texts)) + len(texts))
        self.machine.write("\t".join(texts) + "\n")
        return ()

    def warn(self, *values: Any) -> Any:
        """`warn`: a line of text for the duel's log. Raises an error for what is no text."""
        args.string(values[0] if values else MISSING, 1, "warn")
        return ()

    def load(self, chunk: Any = MISSING, name: Any = None, mode: Any = None, *env: Any) -> Any:
        """`load`: the text compiled as a function, or nil and what is wrong with it."""
        if type(chunk) is int or type(chunk) is float:
            chunk = primitive_text(chunk)
        if type(chunk) is not str:
            if not callable(chunk):
                raise args.expected(1, "load", "function", chunk)
            try:
                chunk = self.pieces(chunk)
            except LuaError as e:
                return None, e.value
            shown = "=(load)"
        else:
            shown = chunk
        title = chunk_title(args.string(name, 2, "load") if name is not None else shown)
        if chunk.startswith("\x1b"):
            return None, "attempt to load a binary chunk (mode is 't')"
        if mode is not None and "t" not in args.string(mode, 3, "load"):
            return None, f"attempt to load a text chunk (mode is '{mode}')"
        self.machine.consume(len(chunk) * LOAD_COST + LOAD_LEAST)
        self.machine.memory.hold(len(chunk) * CODE_FACTOR)
        try:
            compiled = compile_text(chunk.encode("latin-1"), title, self.machine.interface, bool(env))
        except LuaSyntaxError as e:
            return None, e.message
        return self.machine.function(compiled, *env[:1])

    def pieces(self, reader: Any) -> str:
        """The text that a reader function gives piece by piece."""
        parts: list[str] = []
        size = 0
        while True:
            self.machine.consume(4)
            piece = self.runtime.call(reader)
            if type(piece) is tuple:
                piece = piece[0] if piece else None
            if piece is None or piece == "":
                return "".join(parts)
            if type(piece) is not str:
                raise LuaError("reader function must return a string")
            size += len(piece)
            self.runtime.check_size(len(piece))
            if size > self.runtime.string_bytes:
                self.runtime.check_size(size)
            parts.append(piece)


def chunk_title(name: str) -> str:
    """The name of a chunk as messages show it."""
    name = name.partition("\0")[0]
    if name[:1] in ("=", "@"):
        return name[1:60]
    line, newline, _ = name.partition("\n")
    if newline or len(line) > 44:
        line = line[:41] + "..."
    return f'[string "{line}"]'


def number_in_base(text: str, radix: int) -> int | None:
    """An integer written in a base from 2 to 36, None when it is none."""
    text = text.strip(" \t\n\v\f\r").lower()
    negative = text.startswith("-")
    digits = text[1:] if text[:1] in ("-", "+") else text
    if not digits:
        return None
    number = 0
    for digit in digits:
        value = DIGITS.find(digit)
        if value < 0 or value >= radix:
            return None
        number = (number * radix + value) & 0xFFFF_FFFF_FFFF_FFFF
    return wrap(-number if negative else number)


def pairs_of(table: LuaTable) -> Iterator[tuple[Any, Any]]:
    """The pairs of a table as `pairs` walks them; fields may be cleared on the way."""
    if type(table) is not LuaTable:
        key: Any = None
        while (found := table.next(key)) is not None:
            yield found
            key = found[0]
        return
    order = Traversal(table.keys())
    at = 0
    while (found := order.step(table.hash, at)) is not None:
        yield found
        at = order.at + 1
