"""Arithmetic of Lua on numbers, and what strings and floats are worth in it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from solemn.lua.literals import parse_number
from solemn.lua.values import MAX_INT, MIN_INT, wrap

Number = int | float
NUMERIC: Final = frozenset({int, float})


class NotNumbers(Exception):
    """The operands are not (all) numbers, nor strings that stand for numbers."""


class NoInteger(Exception):
    """A number has no integer representation."""


def to_number(value: Any) -> Number:
    """The number that an operand of arithmetic is. Raises NotNumbers."""
    kind = type(value)
    if kind is int or kind is float:
        return value  # type: ignore[no-any-return]
    if kind is str:
        number = parse_number(value)
        if number is not None:
            return number
    raise NotNumbers


def to_integer(value: Any) -> int:
    """The integer that an operand of a bitwise operator is. Raises NotNumbers or NoInteger."""
    number = to_number(value)
    if isinstance(number, int):
        return number
    if not number.is_integer() or not -9.223372036854775808e18 <= number < 9.223372036854775808e18:
        raise NoInteger
    return int(number)


def exact_integer(value: Any) -> int | None:
    """The integer that a number (or a string standing for one) equals, None otherwise."""
    try:
        return to_integer(value)
    except (NotNumbers, NoInteger):
        return None


def add(a: Number, b: Number) -> Number:
    """The sum; integers wrap around at 64 bits."""
    result = a + b
    if type(result) is int and not MIN_INT <= result <= MAX_INT:
        return wrap(result)
    return result


def sub(a: Number, b: Number) -> Number:
    """The difference; integers wrap around at 64 bits."""
    result = a - b
    if type(result) is int and not MIN_INT <= result <= MAX_INT:
        return wrap(result)
    return result


def mul(a: Number, b: Number) -> Number:
    """The product; integers wrap around at 64 bits."""
    result = mixed(a, b, _times)
    if type(result) is int and not MIN_INT <= result <= MAX_INT:
        return wrap(result)
    return result


def _times(a: Number, b: Number) -> Number:
    return a * b


def mixed(a: Number, b: Number, compute: Callable[[Number, Number], Number]) -> Number:
    """Apply an operation; integers beside a float become floats."""
    if type(a) is float or type(b) is float:
        return compute(float(a), float(b))
    return compute(a, b)


def div(a: Number, b: Number) -> float:
    """Float division with infinities and NaN where Python raises."""
    a, b = float(a), float(b)
    if b == 0.0:
        if a == 0.0 or a != a:
            return math.copysign(math.nan, -1.0) if a == a else a
        return math.copysign(math.inf, a) * math.copysign(1.0, b)
    return a / b


def idiv(a: Number, b: Number) -> Number:
    """Floor division. Raises ZeroDivisionError for integers."""
    if type(a) is int and type(b) is int:
        return wrap(a // b)
    quotient = div(a, b)
    if math.isinf(quotient) or quotient != quotient:
        return quotient
    return float(math.floor(quotient)) if quotient else quotient


def mod(a: Number, b: Number) -> Number:
    """Remainder with the sign of the divisor. Raises ZeroDivisionError for integers."""
    if type(a) is int and type(b) is int:
        return a % b
    a, b = float(a), float(b)
    if b == 0.0 or math.isinf(a) or a != a or b != b:
        return math.nan if a != a or b != b else math.copysign(math.nan, -1.0)
    remainder = math.fmod(a, b)
    if remainder and (remainder < 0) != (b < 0):
        remainder += b
    return remainder


def power(a: Number, b: Number) -> float:
    """Float power, as C's pow."""
    a, b = float(a), float(b)
    try:
        return math.pow(a, b)
    except OverflowError:
        odd = b.is_integer() and b % 2 == 1
        return -math.inf if a < 0 and odd else math.inf
    except ValueError:
        if a == 0.0:
            odd = b.is_integer() and b % 2 == 1
            return math.copysign(math.inf, a) if odd else math.inf
        return math.copysign(math.nan, -1.0)


def shl(a: int, b: int) -> int:
    """Logical shift to the left; a negative count shifts to the right."""
    if b < 0:
        return shr(a, -b)
    return wrap(a << b) if b < 64 else 0


def shr(a: int, b: int) -> int:
    """Logical shift to the right; a negative count shifts to the left."""
    if b < 0:
        return shl(a, -b)
    return wrap((a & 0xFFFF_FFFF_FFFF_FFFF) >> b) if b < 64 else 0


def band(a: int, b: int) -> int:
    """The bits that both have."""
    return a & b


def bor(a: int, b: int) -> int:
    """The bits that one of them has."""
    return a | b


def bxor(a: int, b: int) -> int:
    """The bits that exactly one of them has."""
    return a ^ b


def neg(a: Number, _: Number = 0) -> Number:
    """The number with the other sign; the smallest integer stays as it is."""
    return -a if a != MIN_INT or type(a) is float else a


def bnot(a: int, _: int = 0) -> int:
    """All 64 bits the other way round."""
    return ~a


def less(a: Number, b: Number) -> bool:
    """Whether the first number is below the second, exactly, also between an integer and a float."""
    return a < b


ARITH: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "+": add, "-": sub, "*": mul, "/": div, "//": idiv, "%": mod, "^": power, "u-": neg,
}
BITWISE: Final[dict[str, Callable[[int, int], int]]] = {
    "&": band, "|": bor, "~": bxor, "<<": shl, ">>": shr, "u~": bnot,
}


def compute(op: str, a: Any, b: Any) -> Any:
    """The result of an arithmetic or bitwise operator. Raises NotNumbers, NoInteger, ZeroDivisionError."""
    bitwise = BITWISE.get(op)
    if bitwise is not None:
        if type(a) not in NUMERIC or type(b) not in NUMERIC:
            raise NotNumbers
        return bitwise(to_integer(a), to_integer(b))
    return ARITH[op](to_number(a), to_number(b))


def _folder(op: str) -> Callable[[Any, Any], Any]:
    def fold(a: Any, b: Any) -> Any:
        try:
            result = compute(op, a, b)
        except (NoInteger, ZeroDivisionError):
            return None
        return None if result != result or (result == 0 and type(result) is float) else result

    return fold


FOLD: Final[dict[str, Callable[[Any, Any], Any]]] = {op: _folder(op) for op in [*ARITH, *BITWISE]}
