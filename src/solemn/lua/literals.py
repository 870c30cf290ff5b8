"""Numbers and strings as Lua writes them in a source."""

from __future__ import annotations

import re
from typing import Final

from solemn.lua.values import wrap

HEX: Final = re.compile(r"([+-]?)0[xX]([0-9a-fA-F]*)(\.([0-9a-fA-F]*))?([pP]([+-]?[0-9]+))?\Z")
DECIMAL: Final = re.compile(r"([+-]?)([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?\Z")
INTEGER: Final = re.compile(r"[+-]?[0-9]+\Z")
SPACE: Final = " \t\n\v\f\r"
ESCAPE: Final = re.compile(r"\\(z[ \t\n\v\f\r]*|x[0-9a-fA-F]{2}|[0-9]{1,3}|u\{[0-9a-fA-F]+\}|\r\n|\n\r|.)", re.S)
ONE_LINE: Final = re.compile(r"(?:[^\\\n\r]|\\(?:z[ \t\n\v\f\r]*|\r\n|\n\r|.))*\Z", re.S)
NEWLINE: Final = re.compile(r"\r\n|\n\r|\r")
SIMPLE: Final = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "\\": "\\", '"': '"', "'": "'",
          "\n": "\n", "\r": "\n", "\r\n": "\n", "\n\r": "\n"}


class EscapeError(Exception):
    """A string escape that Lua refuses; the text says what is wrong."""


def parse_number(text: str) -> int | float | None:
    """The number that a numeral (spaces around it allowed) stands for, None if it is none."""
    text = text.strip(SPACE)
    if INTEGER.match(text):
        number = int(text) if len(text) < 40 else None
        if number is not None and -0x8000_0000_0000_0000 <= number <= 0x7FFF_FFFF_FFFF_FFFF:
            return number
        return float(text)
    if DECIMAL.match(text):
        return float(text)
    found = HEX.match(text)
    return parse_hex(found) if found else None


def parse_hex(found: re.Match[str]) -> int | float | None:
    """A hexadecimal integer (wrapped to 64 bits) or float."""
    sign, whole, point, fraction, exponent, power = found.groups()
    if not whole and not fraction:
        return None
    if point is None and exponent is None:
        number = int(whole, 16)
        return wrap(-number if sign == "-" else number)
    digits = int((whole + (fraction or "")) or "0", 16)
    shift = int(power or 0) - 4 * len(fraction or "")
    value = scale(digits, shift)
    return -value if sign == "-" else value


def scale(digits: int, shift: int) -> float:
    """`digits * 2**shift` as a float, infinite or zero beyond its range."""
    if not digits:
        return 0.0
    if shift + digits.bit_length() > 1100:
        return float("inf")
    if shift + digits.bit_length() < -1200:
        return 0.0
    try:
        return float(digits << shift) if shift >= 0 else digits / (1 << -shift)
    except OverflowError:
        return float("inf")


def decode_short(body: str) -> str:
    """The contents of a quoted string. Raises EscapeError."""
    if ("\n" in body or "\r" in body) and not ONE_LINE.match(body):
        raise EscapeError("unfinished string")
    if "\\" not in body:
        return body
    return ESCAPE.sub(decode_escape, body)


def decode_escape(found: re.Match[str]) -> str:
    """One escape sequence."""
    text = found.group(1)
    simple = SIMPLE.get(text)
    if simple is not None:
        return simple
    kind = text[0]
    if kind == "z":
        return ""
    if kind == "x" and len(text) == 3:
        return chr(int(text[1:], 16))
    if kind == "u" and len(text) > 1:
        number = int(text[2:-1], 16)
        if number >= 0x8000_0000:
            raise EscapeError("UTF-8 value too large")
        return utf8_bytes(number)
    if text.isdigit():
        if int(text) > 255:
            raise EscapeError("decimal escape too large")
        return chr(int(text))
    raise EscapeError("invalid escape sequence")


def utf8_bytes(code: int) -> str:
    """A code point (up to 31 bits) in UTF-8, one character a byte."""
    if code < 0x80:
        return chr(code)
    tail = []
    lead = 0x3F
    while code > lead:
        tail.append(chr(0x80 | code & 0x3F))
        code >>= 6
        lead >>= 1
    return chr((~lead << 1) & 0xFF | code) + "".join(reversed(tail))


def decode_long(body: str) -> str:
    """The contents of a long string: line ends as one newline, the first one dropped."""
    if "\r" in body:
        body = NEWLINE.sub("\n", body)
    return body[1:] if body.startswith("\n") else body
