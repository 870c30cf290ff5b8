"""string.pack and string.unpack: values as bytes."""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

from solemn.lua import args
from solemn.lua.args import MISSING
from solemn.lua.errors import LuaError, bad_argument
from solemn.lua.values import wrap

NATIVE_ALIGN: Final = 8
MAX_SIZE: Final = 16
SMALL: Final = 256
SIZES: Final = {"b": 1, "B": 1, "h": 2, "H": 2, "l": 8, "L": 8, "j": 8, "J": 8, "T": 8}
FLOATS: Final = {"f": 4, "d": 8, "n": 8}
MAX_TOTAL: Final = 0x7FFF_FFFF


class Option:
    """One option of a format: its letter, size, padding before it, and the byte order then in force."""

    __slots__ = ("kind", "little", "padding", "size")

    def __init__(self, kind: str, size: int, padding: int, little: bool) -> None:
        self.kind = kind
        self.size = size
        self.padding = padding
        self.little = little


class FormatReader:
    """Reads a format string option by option; `total` is how many bytes stand before the next one."""

    __slots__ = ("align", "at", "form", "function", "little")

    def __init__(self, form: str, function: str) -> None:
        self.form = form
        self.function = function
        self.at = 0
        self.little = sys.byteorder == "little"
        self.align = 1

    def number(self, default: int) -> int:
        """The number at this place of the format, or the default."""
        start = self.at
        while self.at < len(self.form) and self.form[self.at].isdigit() and self.at - start < 10:
            self.at += 1
        return int(self.form[start : self.at]) if self.at > start else default

    def limited(self, default: int) -> int:
        """The size at this place of the format. Raises an error outside of 1 to 16."""
        size = self.number(default)
        if not 1 <= size <= MAX_SIZE:
            raise LuaError(f"integral size ({size}) out of limits [1,{MAX_SIZE}]")
        return size

    def option(self) -> tuple[str, int]:
        """The next option and its size; options that only change the mode have the kind " "."""
        c = self.form[self.at]
        self.at += 1
        if c in SIZES:
            return ("int" if c.islower() else "uint") if c != "T" else "uint", SIZES[c]
        if c in FLOATS:
            return "float", FLOATS[c]
        if c in "iI":
            return "int" if c == "i" else "uint", self.limited(4)
        if c == "s":
            return "string", self.limited(8)
        if c == "c":
            size = self.number(-1)
            if size < 0:
                raise LuaError("missing size for format option 'c'")
            return "fixed", size
        if c == "z" or c == "x" or c == "X":
            return {"z": "zero", "x": "pad", "X": "align"}[c], 1 if c == "x" else 0
        self.mode(c)
        return " ", 0

    def mode(self, c: str) -> None:
        """Take an option that sets byte order or alignment. Raises an error for one that there is not."""
        if c == "<":
            self.little = True
        elif c == ">":
            self.little = False
        elif c == "=":
            self.little = sys.byteorder == "little"
        elif c == "!":
            self.align = self.limited(NATIVE_ALIGN)
        elif c != " ":
            raise LuaError(f"invalid format option '{c}'")

    def options(self) -> Iterator[Option]:
        """The options; the consumer sends back how many bytes stand before each."""
        while self.at < len(self.form):
            kind, size = self.option()
            yield Option(kind, size, 0, self.little)

    def padding(self, option: Option, total: int) -> int:
        """How many bytes align an option that comes after `total` bytes."""
        alignment = option.size
        if option.kind == "align":
            if self.at >= len(self.form):
                raise bad_argument(1, self.function, "invalid next option for option 'X'")
            kind, alignment = self.option()
            if kind in ("fixed", " ") or alignment == 0:
                raise bad_argument(1, self.function, "invalid next option for option 'X'")
        elif option.kind not in ("int", "uint", "float", "string"):
            return 0
        alignment = min(alignment, self.align)
        if alignment <= 1:
            return 0
        if alignment & (alignment - 1):
            raise bad_argument(1, self.function, "format asks for alignment not power of 2")
        return -total & (alignment - 1)


def order(little: bool) -> Any:
    """The name of a byte order for Python."""
    return "little" if little else "big"


def pack(form: str, values: tuple[Any, ...], check_size: Callable[[int], None]) -> str:
    """The values as a string of bytes; `check_size` refuses one that would be too long before it is made."""
    reader = FormatReader(form, "pack")
    made = bytearray()
    position = 1
    for option in reader.options():
        if option.size > SMALL:
            check_size(len(made) + option.size)
        made += b"\0" * reader.padding(option, len(made))
        if option.kind in ("pad", "align", " "):
            made += b"\0" * option.size
            continue
        position += 1
        value = values[position - 2] if position - 2 < len(values) else MISSING
        if type(value) is str and len(value) > SMALL:
            check_size(len(made) + len(value))
        made += pack_one(option, value, position)
    return made.decode("latin-1")


def pack_one(option: Option, value: Any, position: int) -> bytes:
    """The bytes of one value. Raises an error for a value that does not fit."""
    size = option.size
    if option.kind in ("int", "uint"):
        number = args.integer(value, position, "pack")
        if size < 8:
            limit = 1 << (size * 8 - 1)
            if option.kind == "int" and not -limit <= number < limit:
                raise bad_argument(position, "pack", "integer overflow")
            if option.kind == "uint" and not 0 <= number < 2 * limit:
                raise bad_argument(position, "pack", "unsigned overflow")
        signed = (number & (1 << 64) - 1) if option.kind == "uint" else number
        return (signed & (1 << size * 8) - 1).to_bytes(size, order(option.little))
    if option.kind == "float":
        return pack_float(float(args.number(value, position, "pack")), size, option.little)
    text = args.string(value, position, "pack").encode("latin-1")
    if option.kind == "fixed":
        if len(text) > size:
            raise bad_argument(position, "pack", "string longer than given size")
        return text.ljust(size, b"\0")
    if option.kind == "string":
        if size < 8 and len(text) >= 1 << size * 8:
            raise bad_argument(position, "pack", "string length does not fit in given size")
        return len(text).to_bytes(size, order(option.little)) + text
    if b"\0" in text:
        raise bad_argument(position, "pack", "string contains zeros")
    return text + b"\0"


def pack_float(number: float, size: int, little: bool) -> bytes:
    """The bytes of a float. Raises an error for one that does not fit."""
    form = ("<" if little else ">") + ("f" if size == 4 else "d")
    try:
        return struct.pack(form, number)
    except OverflowError:
        return struct.pack(form, float("inf") if number > 0 else float("-inf"))


def packsize(form: str) -> int:
    """How many bytes a format takes. Raises LuaError for options of variable size."""
    reader = FormatReader(form, "packsize")
    total = 0
    for option in reader.options():
        if option.kind in ("string", "zero"):
            raise bad_argument(1, "packsize", "variable-length format")
        total += reader.padding(option, total) + option.size
        if total > MAX_TOTAL:
            raise bad_argument(1, "packsize", "format result too large")
    return total


def unpack(form: str, text: str, at: int) -> tuple[Any, ...]:
    """The values in a string of bytes from place `at` on, and the position after them."""
    reader = FormatReader(form, "unpack")
    data = text.encode("latin-1")
    found: list[Any] = []
    for option in reader.options():
        padding = reader.padding(option, at)
        if padding + option.size > len(data) - at:
            raise bad_argument(2, "unpack", "data string too short")
        at += padding
        if option.kind in ("int", "uint", "float", "fixed"):
            found.append(unpack_one(option, data[at : at + option.size]))
        elif option.kind == "string":
            size = int.from_bytes(data[at : at + option.size], order(option.little))
            at += option.size
            if size > len(data) - at:
                raise bad_argument(2, "unpack", "data string too short")
            found.append(data[at : at + size].decode("latin-1"))
            at += size
            continue
        elif option.kind == "zero":
            end = data.find(b"\0", at)
            if end < 0:
                raise bad_argument(2, "unpack", "unfinished string for format 'z'")
            found.append(data[at:end].decode("latin-1"))
            at = end + 1
            continue
        at += option.size
    return (*found, at + 1)


def unpack_one(option: Option, data: bytes) -> Any:
    """The value at a place, and the place after it. Raises an error where the bytes end too soon."""
    if option.kind == "fixed":
        return data.decode("latin-1")
    if option.kind == "float":
        return struct.unpack(("<" if option.little else ">") + ("f" if option.size == 4 else "d"), data)[0]
    number = int.from_bytes(data, order(option.little), signed=option.kind == "int")
    if option.size > 8 and not -(1 << 63) <= number < 1 << 64:
        raise LuaError(f"{option.size}-byte integer does not fit into Lua Integer")
    return wrap(number)
