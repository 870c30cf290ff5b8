"""The string library, and the metatable that makes strings objects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from solemn.lua import args
from solemn.lua.args import MISSING
from solemn.lua.arith import NotNumbers, compute
from solemn.lua.errors import LuaError, bad_argument
from solemn.lua.formats import Formatter
from solemn.lua.operators import EVENTS, ZERO_DIVISION
from solemn.lua.packing import pack, packsize, unpack
from solemn.lua.patterns import SHORT_PATTERN, SPECIALS, Item, Matcher, compile_pattern, compile_unanchored
from solemn.lua.runtime import VALUE_BYTES
from solemn.lua.values import LuaTable, primitive_text, type_name
from solemn.lua.world import World

STRING_ARITHMETIC: Final = ("+", "-", "*", "/", "//", "%", "^", "u-")
MAX_ITEMS: Final = 1_000_000
ITEM_BYTES: Final = 300  # of a compiled pattern, for a character of it
UNPACKED_BYTES: Final = 80  # of what an option of string.unpack gives


class StringLibrary:
    """The functions of the string library for one Lua world."""

    __slots__ = ("formatter", "machine", "runtime")

    def __init__(self, machine: World) -> None:
        self.machine = machine
        self.runtime = machine.runtime
        self.formatter = Formatter(machine.tostring, machine.ident, self.grow, machine.consume)

    def table(self) -> LuaTable:
        """The library; the metatable of strings gets it as `__index`."""
        made = LuaTable()
        for name in ("byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack", "packsize",
                     "rep", "reverse", "sub", "unpack", "upper"):
            made.set(name, getattr(self, name))
        meta = self.runtime.string_meta
        meta.set("__index", made)
        for op in STRING_ARITHMETIC:
            meta.set(EVENTS[op], self.arithmetic(op))
        return made

    def arithmetic(self, op: str) -> Callable[..., Any]:
        """The metamethod of strings for an operator: strings that stand for numbers are numbers."""

        def operate(a: Any = None, b: Any = None, *_: Any) -> Any:
            self.machine.consume(sum(len(s) >> 5 for s in (a, b) if type(s) is str))
            try:
                return compute(op, a, b)
            except NotNumbers:
                pass
            except ZeroDivisionError:
                raise LuaError(ZERO_DIVISION[op], []) from None
            handler = self.runtime.metamethod(b, EVENTS[op]) if type(b) is not str else None
            if handler is None:
                raise LuaError(f"attempt to {EVENTS[op][2:]} a '{type_name(a)}' with a '{type_name(b)}'")
            return self.runtime.call(handler, a, b)

        return operate

    def grow(self, size: int) -> None:
        """Charge for the next part of a string that is being made, `size` bytes of it so far. Raises LuaLimitError for too long a one."""
        if size > self.runtime.string_bytes:
            self.runtime.check_size(size)

    # -- plain functions ---------------------------------------------------------------------------------------------

    def byte(self, s: Any = MISSING, i: Any = None, j: Any = None, *_: Any) -> Any:
        """`string.byte`: the bytes (0 to 255) of a part of the text."""
        text = args.string(s, 1, "byte")
        first = args.optional_integer(i, 1, 2, "byte")
        last = args.optional_integer(j, first, 3, "byte")
        part = slice_of(text, first, last)
        if len(part) == 1:
            return ord(part)
        if len(part) >= MAX_ITEMS:
            raise LuaError("string slice too long")
        self.machine.consume(len(part) >> 2)
        self.runtime.hold(len(part) * VALUE_BYTES)
        return tuple(map(ord, part))

    def char(self, *codes: Any) -> Any:
        """`string.char`: the text of these bytes. Raises an error for a number outside of 0 to 255."""
        made = []
        self.machine.consume(len(codes) >> 1)
        self.runtime.hold(len(codes) * VALUE_BYTES)
        for position, code in enumerate(codes, 1):
            number = args.integer(code, position, "char")
            if not 0 <= number <= 255:
                raise bad_argument(position, "char", "value out of range")
            made.append(chr(number))
        return "".join(made)

    def len(self, s: Any = MISSING, *_: Any) -> Any:
        """`string.len`: how many bytes the text has."""
        return len(args.string(s, 1, "len"))

    def lower(self, s: Any = MISSING, *_: Any) -> Any:
        """`string.lower`: with the letters A to Z small."""
        text = args.string(s, 1, "lower")
        self.runtime.check_size(len(text))
        return text.encode("latin-1").lower().decode("latin-1")

    def upper(self, s: Any = MISSING, *_: Any) -> Any:
        """`string.upper`: with the letters a to z large."""
        text = args.string(s, 1, "upper")
        self.runtime.check_size(len(text))
        return text.encode("latin-1").upper().decode("latin-1")

    def reverse(self, s: Any = MISSING, *_: Any) -> Any:
        """`string.reverse`: the bytes in the opposite order."""
        text = args.string(s, 1, "reverse")
        self.runtime.check_size(len(text))
        return text[::-1]

    def sub(self, s: Any = MISSING, i: Any = MISSING, j: Any = None, *_: Any) -> Any:
        """`string.sub`: the bytes from i to j, both counted from 1, or from the end if negative."""
        text = args.string(s, 1, "sub")
        made = slice_of(text, args.integer(i, 2, "sub"), args.optional_integer(j, -1, 3, "sub"))
        self.runtime.check_size(len(made))
        return made

    def rep(self, s: Any = MISSING, n: Any = MISSING, separator: Any = None, *_: Any) -> Any:
        """`string.rep`: the text n times, with a separator between. Raises an error if that is longer than a string may be."""
        text = args.string(s, 1, "rep")
        count = args.integer(n, 2, "rep")
        between = args.string(separator, 3, "rep") if separator is not None else ""
        if count <= 0:
            return ""
        size = count * len(text) + (count - 1) * len(between)
        if size >= 0x7FFF_FFFF:
            raise LuaError("resulting string too large")
        self.runtime.check_size(size)
        if not size:
            return ""
        return (text + between) * (count - 1) + text if between else text * count

    def format(self, template: Any = MISSING, *values: Any) -> Any:
        """`string.format`: the arguments put into a template. Raises an error for a conversion that there is not."""
        text = args.string(template, 1, "format")
        self.machine.consume(8 * text.count("%") if len(text) > 64 else 0)
        made = self.formatter.format(text, values)
        self.runtime.check_size(len(made))
        return made

    def pack(self, form: Any = MISSING, *values: Any) -> Any:
        """`string.pack`: values as bytes, by a format."""
        text = args.string(form, 1, "pack")
        self.machine.consume(2 * len(text))
        made = pack(text, values, self.runtime.check_size)
        self.runtime.check_size(len(made))
        return made

    def packsize(self, form: Any = MISSING, *_: Any) -> Any:
        """`string.packsize`: how many bytes a format takes. Raises an error for one whose size varies."""
        text = args.string(form, 1, "packsize")
        self.machine.consume(2 * len(text))
        return packsize(text)

    def unpack(self, form: Any = MISSING, data: Any = MISSING, start: Any = None, *_: Any) -> Any:
        """`string.unpack`: the values that bytes hold by a format, and the place after them."""
        text = args.string(data, 2, "unpack")
        at = args.optional_integer(start, 1, 3, "unpack")
        if at < 0:
            at = len(text) + at + 1 if -at <= len(text) else 0
        if not 0 < at <= len(text) + 1:
            raise bad_argument(3, "unpack", "initial position out of string")
        options = args.string(form, 1, "unpack")
        self.machine.consume(2 * len(options))
        self.runtime.hold(len(options) * UNPACKED_BYTES)
        self.runtime.check_size(len(text))
        found = unpack(options, text, at - 1)
        return found[0] if len(found) == 1 else found

    # -- patterns ----------------------------------------------------------------------------------------------------

    def find(self, s: Any = MISSING, pattern: Any = MISSING, init: Any = None, plain: Any = None, *_: Any) -> Any:
        """`string.find`: where the pattern is found first (begin, end), and its captures; nil if it is not.

        `plain` looks for the text itself.
        """
        text, form = args.string(s, 1, "find"), args.string(pattern, 2, "find")
        start = start_of(args.optional_integer(init, 1, 3, "find"), len(text))
        if start > len(text):
            return None
        if (plain is not None and plain is not False) or not SPECIALS & set(form):
            self.runtime.check_size(len(text))
            at = text.find(form, start)
            return None if at < 0 else (at + 1, at + len(form))
        found = self.search(text, form, start)
        if found is None:
            return None
        matcher, at, end = found
        return (at + 1, end, *(matcher.values(at, end) if matcher.captures else ()))

    def match(self, s: Any = MISSING, pattern: Any = MISSING, init: Any = None, *_: Any) -> Any:
        """`string.match`: the captures of the first match, or all of it without captures; nil if there is none."""
        text, form = args.string(s, 1, "match"), args.string(pattern, 2, "match")
        start = start_of(args.optional_integer(init, 1, 3, "match"), len(text))
        if start > len(text):
            return None
        found = self.search(text, form, start)
        if found is None:
            return None
        matcher, at, end = found
        values = matcher.values(at, end)
        return values[0] if len(values) == 1 else values

    def search(self, text: str, form: str, start: int) -> tuple[Matcher, int, int] | None:
        """The first match from `start` on: the matcher, where the match begins and ends."""
        anchored, items = self.pattern(form)
        matcher = Matcher(items, text, self.machine.consume)
        last = start if anchored else len(text)
        for at in range(start, last + 1):
            end = matcher.match(at)
            if end >= 0:
                return matcher, at, end
            matcher.pay(3)
        return None

    def pattern(self, form: str) -> tuple[bool, list[Item]]:
        """A pattern compiled: whether it is anchored, and its items."""
        self.charge_pattern(form)
        return compile_pattern(form)

    def charge_pattern(self, form: str) -> None:
        """Charge for compiling a pattern, whether or not it was compiled before."""
        if len(form) > SHORT_PATTERN:
            self.machine.consume(4 * len(form))
            self.runtime.hold(len(form) * ITEM_BYTES)

    def gmatch(self, s: Any = MISSING, pattern: Any = MISSING, init: Any = None, *_: Any) -> Any:
        """`string.gmatch`: an iterator over the captures of all matches."""
        text, form = args.string(s, 1, "gmatch"), args.string(pattern, 2, "gmatch")
        at = start_of(args.optional_integer(init, 1, 3, "gmatch"), len(text))
        self.charge_pattern(form)
        matcher = Matcher(compile_unanchored(form), text, self.machine.consume)
        last = -1

        def step(*_: Any) -> Any:
            nonlocal at, last
            while at <= len(text):
                end = matcher.match(at)
                if end >= 0 and end != last:
                    start, at = at, end
                    last = end
                    values = matcher.values(start, end)
                    return values[0] if len(values) == 1 else values
                at += 1
                matcher.pay(3)
            return None

        return step

    def gsub(self, s: Any = MISSING, pattern: Any = MISSING, replacement: Any = MISSING, limit: Any = None,
             *_: Any) -> Any:
        """`string.gsub`: the text with matches replaced, at most n of them, and how many were."""
        text, form = args.string(s, 1, "gsub"), args.string(pattern, 2, "gsub")
        replace = self.replacer(replacement)
        most = args.optional_integer(limit, len(text) + 1, 4, "gsub")
        anchored, items = self.pattern(form)
        matcher = Matcher(items, text, self.machine.consume)
        parts: list[str] = []
        at = count = size = 0
        last = -1
        while count < most:
            end = matcher.match(at)
            if end >= 0 and end != last:
                count += 1
                made = replace(matcher, at, end)
                parts.append(made)
                size += len(made)
                self.grow(size)
                self.runtime.hold(len(made) + VALUE_BYTES)
                at = last = end
            elif at < len(text):
                parts.append(text[at])
                at += 1
            else:
                break
            matcher.pay(3)
            if anchored:
                break
        made = "".join(parts) + text[at:]
        self.runtime.check_size(len(made))
        return made, count

    def replacer(self, replacement: Any) -> Callable[[Matcher, int, int], str]:
        """How one match is replaced: by a string with `%1`, by the value in a table, by the result of a function."""
        if type(replacement) in (str, int, float):
            return self.text_replacer(primitive_text(replacement) or "")
        if isinstance(replacement, LuaTable):
            index = self.runtime.index
            return lambda m, at, end: replaced(index(replacement, m.values(at, end)[0]), m, at, end)
        if callable(replacement):
            def call(m: Matcher, at: int, end: int) -> str:
                result = self.runtime.call(replacement, *m.values(at, end))
                if type(result) is tuple:
                    result = result[0] if result else None
                return replaced(result, m, at, end)

            return call
        raise args.expected(3, "gsub", "string/function/table", replacement)

    def text_replacer(self, template: str) -> Callable[[Matcher, int, int], str]:
        """What `gsub` puts for a match by a template in which %0 to %9 stand for captures. Raises an error for another %."""
        if "%" not in template:
            return lambda m, at, end: template
        pieces: list[str | int] = []
        i = 0
        while i < len(template):
            c = template[i]
            if c != "%":
                pieces.append(c)
            else:
                i += 1
                following = template[i : i + 1]
                if following == "%":
                    pieces.append("%")
                elif following.isdigit():
                    pieces.append(int(following))
                else:
                    raise LuaError("invalid use of '%' in replacement string")
            i += 1

        def fill(m: Matcher, at: int, end: int) -> str:
            made: list[str] = []
            size = 0
            for piece in pieces:
                made.append(piece if type(piece) is str else capture_text(m, int(piece), at, end))
                size += len(made[-1])
                self.grow(size)
            self.machine.consume(len(pieces) >> 2)
            return "".join(made)

        return fill


def capture_text(m: Matcher, number: int, at: int, end: int) -> str:
    """`%0` to `%9` in a replacement."""
    if number == 0 or (number == 1 and not m.captures):
        return m.subject[at:end]
    if number > len(m.captures):
        raise LuaError(f"invalid capture index %{number}")
    return str(m.capture(number - 1))


def replaced(value: Any, m: Matcher, at: int, end: int) -> str:
    """What a table or function gave for a match: nothing keeps the match as it is."""
    if value is None or value is False:
        return m.subject[at:end]
    if type(value) in (str, int, float):
        return primitive_text(value) or ""
    raise LuaError(f"invalid replacement value (a {type_name(value)})")


def slice_of(text: str, first: int, last: int) -> str:
    """Characters `first` to `last`, negative positions counted from the end."""
    size = len(text)
    if first < 0:
        first = max(size + first + 1, 1)
    elif first == 0:
        first = 1
    if last < 0:
        last = size + last + 1
    return text[first - 1 : last] if first <= last else ""


def start_of(init: int, size: int) -> int:
    """Where a search begins, counted from 0."""
    if init > 0:
        return init - 1
    return 0 if init == 0 else max(size + init, 0)
