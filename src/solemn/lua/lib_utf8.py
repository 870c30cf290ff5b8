"""The utf8 library; only plain programs have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from solemn.lua import args
from solemn.lua.args import MISSING
from solemn.lua.errors import LuaError, bad_argument
from solemn.lua.literals import utf8_bytes
from solemn.lua.values import LuaTable
from solemn.lua.world import World

LIMITS: Final = (0xFFFF_FFFF, 0x80, 0x800, 0x10000, 0x200000, 0x4000000)
MAX_UNICODE: Final = 0x10FFFF
MAX_CODE: Final = 0x7FFF_FFFF


def decode(text: str, at: int, strict: bool) -> tuple[int, int] | None:
    """The code point at a place and the place after it, None for an invalid sequence."""
    lead = ord(text[at])
    if lead < 0x80:
        return lead, at + 1
    count = 0
    code = 0
    while lead & 0x40:
        count += 1
        byte = ord(text[at + count]) if at + count < len(text) else 0
        if byte & 0xC0 != 0x80:
            return None
        code = code << 6 | byte & 0x3F
        lead = lead << 1 & 0xFF
    code |= (lead & 0x7F) << (count * 5)
    if count == 0 or count > 5 or code > MAX_CODE or code < LIMITS[count]:
        return None
    if strict and (code > MAX_UNICODE or 0xD800 <= code <= 0xDFFF):
        return None
    return code, at + count + 1


def is_continuation(text: str, at: int) -> bool:
    """Whether the byte at this place (from 0) goes on with a character."""
    return at < len(text) and ord(text[at]) & 0xC0 == 0x80


def place(position: int, size: int) -> int:
    """A position counted from the start, 0 when a negative one lies before it."""
    return position if position >= 0 else 0 if -position > size else size + position + 1


def char(*codes: Any) -> Any:
    """`utf8.char`: the text of these code points. Raises an error for one that there is not."""
    made = []
    for position, code in enumerate(codes, 1):
        number = args.integer(code, position, "char")
        if not 0 <= number <= MAX_CODE:
            raise bad_argument(position, "char", "value out of range")
        made.append(utf8_bytes(number))
    return "".join(made)


def codepoint(s: Any = MISSING, i: Any = None, j: Any = None, lax: Any = None, *_: Any) -> Any:
    """`utf8.codepoint`: the code points of the characters that begin from i to j. Raises an error for what is no UTF-8."""
    text = args.string(s, 1, "codepoint")
    first = place(args.optional_integer(i, 1, 2, "codepoint"), len(text))
    last = place(args.optional_integer(j, first, 3, "codepoint"), len(text))
    if first < 1:
        raise bad_argument(2, "codepoint", "out of bounds")
    if last > len(text):
        raise bad_argument(3, "codepoint", "out of bounds")
    found = []
    at = first - 1
    while at < last:
        decoded = decode(text, at, not truth(lax))
        if decoded is None:
            raise LuaError("invalid UTF-8 code")
        code, at = decoded
        found.append(code)
    return found[0] if len(found) == 1 else tuple(found)


def length(s: Any = MISSING, i: Any = None, j: Any = None, lax: Any = None, *_: Any) -> Any:
    """`utf8.len`: how many characters begin from i to j, or nil and the place of the first byte that is wrong."""
    text = args.string(s, 1, "len")
    at = place(args.optional_integer(i, 1, 2, "len"), len(text)) - 1
    last = place(args.optional_integer(j, -1, 3, "len"), len(text)) - 1
    if not 0 <= at <= len(text):
        raise bad_argument(2, "len", "initial position out of bounds")
    if last >= len(text):
        raise bad_argument(3, "len", "final position out of bounds")
    count = 0
    while at <= last:
        decoded = decode(text, at, not truth(lax))
        if decoded is None:
            return None, at + 1
        at = decoded[1]
        count += 1
    return count


def offset(s: Any = MISSING, n: Any = MISSING, i: Any = None, *_: Any) -> Any:
    """`utf8.offset`: the place of the n-th character, counted from i. Raises an error if i is within a character."""
    text = args.string(s, 1, "offset")
    count = args.integer(n, 2, "offset")
    at = place(args.optional_integer(i, 1 if count >= 0 else len(text) + 1, 3, "offset"), len(text)) - 1
    if not 0 <= at <= len(text):
        raise bad_argument(3, "offset", "position out of bounds")
    if count == 0:
        while at > 0 and is_continuation(text, at):
            at -= 1
        return at + 1
    if is_continuation(text, at):
        raise LuaError("initial position is a continuation byte")
    if count < 0:
        return backwards(text, at, count)
    count -= 1
    while count > 0 and at < len(text):
        at += 1
        while is_continuation(text, at):
            at += 1
        count -= 1
    return at + 1 if count == 0 else None


def backwards(text: str, at: int, count: int) -> int | None:
    """The place (from 1) so many characters before this one, None if there are not so many."""
    while count < 0 and at > 0:
        at -= 1
        while at > 0 and is_continuation(text, at):
            at -= 1
        count += 1
    return at + 1 if count == 0 else None


def truth(value: Any) -> bool:
    """Whether Lua takes the value for true."""
    return value is not None and value is not False


def stepper(strict: bool) -> Callable[..., Any]:
    """The iterator function of `codes`."""

    def step(s: Any = MISSING, i: Any = None, *_: Any) -> Any:
        text = args.string(s, 1, "for iterator")
        at = args.integer(i, 2, "for iterator")
        if at > 0 and at <= len(text):
            while is_continuation(text, at):
                at += 1
        elif at < 0:
            at = len(text)
        if at >= len(text):
            return ()
        decoded = decode(text, at, strict)
        if decoded is None or is_continuation(text, decoded[1]):
            raise LuaError("invalid UTF-8 code")
        return at + 1, decoded[0]

    return step


STEP_STRICT: Final = stepper(True)
STEP_LAX: Final = stepper(False)


def codes(s: Any = MISSING, lax: Any = None, *_: Any) -> Any:
    """`utf8.codes`: what a generic `for` needs to walk the characters: place and code point."""
    text = args.string(s, 1, "codes")
    if is_continuation(text, 0):
        raise bad_argument(1, "codes", "invalid UTF-8 code")
    return STEP_LAX if truth(lax) else STEP_STRICT, s, 0


def utf8_table(machine: World) -> LuaTable:
    """The library."""
    made = LuaTable()

    def charged(function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, charged for the length of its text where it may walk it, and for its many arguments."""

        def call(*args: Any) -> Any:
            text = args[0] if args else None
            machine.consume(len(args) + (len(text) if type(text) is str and len(args) != 2 else 0))
            result = function(*args)
            return machine.runtime.wide(result) if type(result) is tuple else result

        return call

    for name, function in (("char", char), ("codepoint", codepoint), ("len", length), ("offset", offset)):
        made.set(name, charged(function))
    made.set("codes", codes)
    made.set("charpattern", "[\0-\x7F\xC2-\xFD][\x80-\xBF]*")
    return made
