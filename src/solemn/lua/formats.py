"""string.format"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any, Final

from solemn.lua import args
from solemn.lua.args import MISSING
from solemn.lua.errors import LuaError, bad_argument
from solemn.lua.values import MIN_INT, primitive_text

SPEC: Final = re.compile(r"%([-+ #0-9.]*)(.?)", re.S)
PARTS: Final = re.compile(r"([-+ #0]*)([0-9]{0,2})(?:(\.)([0-9]{0,2}))?\Z")
FLAGS: Final = {"c": "-", "d": "-+0 ", "i": "-+0 ", "u": "-0", "x": "-#0", "X": "-#0", "o": "-#0", "a": "-+#0 ", "A": "-+#0 ",
         "e": "-+#0 ", "E": "-+#0 ", "f": "-+#0 ", "g": "-+#0 ", "G": "-+#0 ", "p": "-", "s": "-",
         "q": "-+#0 "}
ODD: Final = re.compile(r'(["\\\n\x00-\x1f\x7f])([0-9]?)')
NO_PRECISION: Final = frozenset("cp")
MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
MAX_FLAGS: Final = 22


class Formatter:
    """Formats values; `tostring` gives the text and `ident` the number of an object, `grow` hears how long the result is,
    `consume` takes steps.
    """

    __slots__ = ("consume", "grow", "ident", "tostring")

    def __init__(self, tostring: Callable[[Any], str], ident: Callable[[Any], int], grow: Callable[[int], None],
                 consume: Callable[[int], None]) -> None:
        self.consume = consume
        self.tostring = tostring
        self.ident = ident
        self.grow = grow

    def format(self, template: str, values: tuple[Any, ...]) -> str:
        """The template with the values put in. Raises the errors of `string.format`."""
        if "%" not in template:
            return template
        parts: list[str] = []
        at = size = 0
        position = 1
        while True:
            found = template.find("%", at)
            if found < 0:
                parts.append(template[at:])
                return "".join(parts)
            parts.append(template[at:found])
            if template.startswith("%%", found):
                parts.append("%")
                at = found + 2
                continue
            spec = SPEC.match(template, found)
            assert spec is not None
            position += 1
            value = values[position - 2] if position - 2 < len(values) else MISSING
            parts.append(self.one(spec, value, position))
            size += len(parts[-1])
            self.consume(4 + (len(parts[-1]) >> 4))
            self.grow(size)
            at = spec.end()

    def one(self, spec: re.Match[str], value: Any, position: int) -> str:
        """One value by one conversion specification."""
        modifiers, conversion = spec.groups()
        if len(modifiers) + 1 >= MAX_FLAGS:
            raise LuaError("invalid format (too long)")
        allowed = FLAGS.get(conversion)
        if allowed is None:
            raise LuaError(f"invalid conversion '{spec.group()}' to 'format'")
        if value is MISSING:
            raise bad_argument(position, "format", "no value")
        parts = PARTS.match(modifiers)
        if conversion == "q" and modifiers:
            raise LuaError("specifier '%q' cannot have modifiers")
        if parts is None or set(parts.group(1)) - set(allowed) or (parts.group(3) and conversion in NO_PRECISION):
            raise LuaError(f"invalid conversion specification: '{spec.group()}'")
        flags, width, dot, precision = parts.groups()
        if conversion in "diu":
            number = args.integer(value, position, "format")
            number = number & MASK if conversion == "u" else number
            if dot and not number and not int(precision or 0):
                sign = "+" if "+" in flags else " " if " " in flags else ""
                return sign.ljust(int(width or 0)) if "-" in flags else sign.rjust(int(width or 0))
            return spec_text(flags.replace("0", "") if dot else flags, width, dot, precision, "d") % number
        if conversion in "xXo":
            number = args.integer(value, position, "format") & MASK
            return unsigned(flags, width, dot, precision, conversion, number)
        if conversion == "c":
            return spec_text(flags, width, None, None, "s") % chr(args.integer(value, position, "format") & 0xFF)
        if conversion in "aAeEfFgG":
            return floating(flags, width, dot, precision, conversion, float(args.number(value, position, "format")))
        return self.other(parts, conversion, value, position)

    def other(self, parts: re.Match[str], conversion: str, value: Any, position: int) -> str:
        """The text of a conversion that is neither an integer nor a string."""
        flags, width, dot, precision = parts.groups()
        if conversion == "p":
            is_plain = value is None or type(value) in (bool, int, float)
            text = "(null)" if is_plain else f"0x{self.ident(value):014x}"
            return spec_text(flags, width, None, None, "s") % text
        if conversion == "q":
            if type(value) is str:
                self.grow(len(value))
                self.consume(len(value))
            return quoted(value, position)
        text = self.tostring(value)
        if (width or dot) and "\0" in text:
            raise bad_argument(position, "format", "string contains zeros")
        return spec_text(flags, width, dot, precision, "s") % text


def spec_text(flags: str, width: str, dot: str | None, precision: str | None, conversion: str) -> str:
    """The specification as Python's `%` operator takes it."""
    return f"%{flags}{width}{'.' + (precision or '0') if dot else ''}{conversion}"


def unsigned(flags: str, width: str, dot: str | None, precision: str | None, conversion: str, number: int) -> str:
    """Hexadecimal and octal; C drops the prefix of zero, and a zero flag beside a precision."""
    digits = f"{number:{conversion}}"
    if dot:
        digits = digits.rjust(int(precision or 0), "0") if number or precision not in ("", "0") else ""
    prefix = ("0" + conversion if conversion != "o" else "0") if "#" in flags and number else ""
    size = int(width or 0)
    if "-" in flags:
        return (prefix + digits).ljust(size)
    if "0" in flags and not dot:
        return prefix + digits.rjust(size - len(prefix), "0")
    return (prefix + digits).rjust(size)


def floating(flags: str, width: str, dot: str | None, precision: str | None, conversion: str, number: float) -> str:
    """A float as text, as C prints it."""
    if conversion in "aA":
        text = hex_float(number, int(precision or 0) if dot else None, flags)
        size = int(width or 0)
        text = text.upper() if conversion == "A" else text
        return text.ljust(size) if "-" in flags else text.rjust(size)
    if math.isinf(number) or number != number:
        flags = flags.replace("0", "")
        if number != number and math.copysign(1.0, number) < 0:
            text = "-nan" if conversion.islower() else "-NAN"
            return spec_text(flags.replace("+", "").replace(" ", ""), width, None, None, "s") % text
    return spec_text(flags, width, dot, precision, conversion) % number


def hex_float(number: float, precision: int | None, flags: str = "") -> str:
    """A float in hexadecimal as C's `%a` writes it."""
    sign = "-" if math.copysign(1.0, number) < 0 else "+" if "+" in flags else " " if " " in flags else ""
    number = abs(number)
    if math.isinf(number) or number != number:
        return sign + ("inf" if number == number else "nan")
    if number == 0.0:
        return sign + "0x0" + ("." + "0" * precision if precision else "") + "p+0"
    mantissa, exponent = number.hex().split("p")
    whole, _, fraction = mantissa[2:].partition(".")
    if precision is None:
        fraction = fraction.rstrip("0")
    elif precision < len(fraction):
        scaled = int(whole + fraction, 16)
        drop = 4 * (len(fraction) - precision)
        half, rest = 1 << (drop - 1), scaled & ((1 << drop) - 1)
        scaled = (scaled >> drop) + (rest > half or (rest == half and (scaled >> drop) & 1))
        digits = f"{scaled:x}".rjust(precision + 1, "0")
        whole, fraction = digits[: len(digits) - precision], digits[len(digits) - precision :]
    else:
        fraction = fraction.ljust(precision, "0")
    return f"{sign}0x{whole}{'.' + fraction if fraction else ''}p{exponent}"


def quoted(value: Any, position: int) -> str:
    """A value as a literal that Lua reads back."""
    kind = type(value)
    if kind is str:
        return quoted_text(value)
    if kind is int:
        return str(value) if value != MIN_INT else "0x8000000000000000"
    if kind is float:
        if value == math.inf:
            return "1e9999"
        if value == -math.inf:
            return "-1e9999"
        if value != value:
            return "(0/0)"
        return hex_float(value, None) if value != int(value) or value == 0 else f"{hex_float(value, None)}"
    if value is None or kind is bool:
        return primitive_text(value) or ""
    raise bad_argument(position, "format", "value has no literal form")


def quoted_text(text: str) -> str:
    """The text as a literal that Lua reads back."""
    return '"' + ODD.sub(escaped, text) + '"'


def escaped(found: re.Match[str]) -> str:
    """A character that a literal cannot hold as it is; a digit that follows a short code would belong to it."""
    c, following = found.group(1), found.group(2)
    if c in '"\\':
        return "\\" + c + following
    if c == "\n":
        return "\\\n" + following
    return (f"\\{ord(c):03d}" if following else f"\\{ord(c)}") + following
