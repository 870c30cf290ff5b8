"""The math library, with a generator of random numbers that belongs to the Lua world."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from solemn.lua import args, arith
from solemn.lua.args import MISSING
from solemn.lua.errors import LuaError, bad_argument
from solemn.lua.values import MAX_INT, MIN_INT, LuaTable, wrap

RANDOM_COST: Final = 3
MASK: Final = 0xFFFF_FFFF_FFFF_FFFF


class Xoshiro:
    """The generator xoshiro256**, as Lua 5.4 has it."""

    __slots__ = ("state",)

    def __init__(self, seed: int = 0, more: int = 0) -> None:
        self.state: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.seed(seed, more)

    def seed(self, seed: int, more: int) -> None:
        """Begin the sequence of this seed (two words of 64 bits)."""
        self.state = (seed & MASK, 0xFF, more & MASK, 0)
        for _ in range(16):
            self.next()

    def next(self) -> int:
        """64 random bits."""
        s0, s1, s2, s3 = self.state
        s2 ^= s0
        s3 ^= s1
        result = rotate((s1 * 5) & MASK, 7) * 9 & MASK
        shifted = (s1 << 17) & MASK
        s1 ^= s2
        s0 ^= s3
        self.state = (s0, s1, s2 ^ shifted, rotate(s3, 45))
        return result

    def project(self, bits: int, limit: int) -> int:
        """A number from 0 to `limit` made of random bits, more bits drawn as needed."""
        if limit & (limit + 1) == 0:
            return bits & limit
        mask = (1 << limit.bit_length()) - 1
        while (bits := bits & mask) > limit:
            bits = self.next()
        return bits


def rotate(number: int, count: int) -> int:
    """The 64 bits of a number, moved round to the left."""
    return (number << count | number >> (64 - count)) & MASK


class MathLibrary:
    """The functions of the math library for one Lua world."""

    __slots__ = ("consume", "lt", "random_source")

    def __init__(self, lt: Callable[[Any, Any], bool], consume: Callable[[int], None]) -> None:
        self.lt = lt
        self.consume = consume
        self.random_source = Xoshiro()

    def table(self) -> LuaTable:
        """The library: its functions and constants by their names in Lua."""
        made = LuaTable()
        for name in ("abs", "ceil", "floor", "fmod", "log", "max", "min", "modf", "random", "randomseed", "tointeger",
                     "type", "ult", "sqrt", "exp", "sin", "cos", "tan", "asin", "acos", "atan", "deg", "rad"):
            made.set(name, getattr(self, name))
        made.set("pi", math.pi)
        made.set("huge", math.inf)
        made.set("maxinteger", MAX_INT)
        made.set("mininteger", MIN_INT)
        return made

    def abs(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.abs`: the number without its sign; the smallest integer stays as it is."""
        n = args.number(value, 1, "abs")
        return wrap(abs(n)) if type(n) is int else abs(n)

    def ceil(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.ceil`: the smallest whole number that is not below it."""
        n = args.number(value, 1, "ceil")
        return n if type(n) is int else whole(n, math.ceil)

    def floor(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.floor`: the largest whole number that is not above it."""
        n = args.number(value, 1, "floor")
        return n if type(n) is int else whole(n, math.floor)

    def fmod(self, a: Any = MISSING, b: Any = MISSING, *_: Any) -> Any:
        """`math.fmod`: what is left of a division that rounds towards zero. Raises an error for an integer divided by 0."""
        x, y = args.number(a, 1, "fmod"), args.number(b, 2, "fmod")
        if type(x) is int and type(y) is int:
            if y == 0:
                raise bad_argument(2, "fmod", "zero")
            return int(math.copysign(1, x)) * (abs(x) % abs(y)) if x else 0
        x, y = float(x), float(y)
        if y == 0.0 or math.isinf(x):
            return math.copysign(math.nan, -1.0) if x == x and y == y else math.nan
        return math.fmod(x, y)

    def log(self, value: Any = MISSING, base: Any = None, *_: Any) -> Any:
        """`math.log`: the logarithm, natural or to a base."""
        x = float(args.number(value, 1, "log"))
        if base is None:
            return guarded(math.log, x)
        radix = float(args.number(base, 2, "log"))
        if radix == 2.0:
            return guarded(math.log2, x)
        if radix == 10.0:
            return guarded(math.log10, x)
        return arith.div(guarded(math.log, x), guarded(math.log, radix))

    def max(self, value: Any = MISSING, *rest: Any) -> Any:
        """`math.max`: the largest argument. Raises an error without one."""
        self.consume(len(rest) >> 2)
        best = args.present(value, 1, "max")
        for other in rest:
            if self.lt(best, other):
                best = other
        return best

    def min(self, value: Any = MISSING, *rest: Any) -> Any:
        """`math.min`: the smallest argument. Raises an error without one."""
        self.consume(len(rest) >> 2)
        best = args.present(value, 1, "min")
        for other in rest:
            if self.lt(other, best):
                best = other
        return best

    def modf(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.modf`: the whole part as a float, and the rest."""
        n = args.number(value, 1, "modf")
        if type(n) is int:
            return n, 0.0
        if math.isinf(n):
            return n, 0.0
        if n != n:
            return n, n
        part = whole(n, math.trunc)
        return part, float(n - part)

    def tointeger(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.tointeger`: the integer that the number equals, nil if there is none."""
        if type(value) is int:
            return value
        args.present(value, 1, "tointeger")
        return arith.exact_integer(value) if type(value) is float or type(value) is str else None

    def type(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.type`: integer, float, or nil for what is no number."""
        args.present(value, 1, "type")
        kind = type(value)
        return "integer" if kind is int else "float" if kind is float else None

    def ult(self, a: Any = MISSING, b: Any = MISSING, *_: Any) -> Any:
        """`math.ult`: whether the first integer is below the second, both without a sign."""
        return args.integer(a, 1, "ult") & MASK < args.integer(b, 2, "ult") & MASK

    def sqrt(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.sqrt`: the square root; NaN below 0."""
        return guarded(math.sqrt, float(args.number(value, 1, "sqrt")))

    def exp(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.exp`: e to this power."""
        return guarded(math.exp, float(args.number(value, 1, "exp")))

    def sin(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.sin` of an angle in radians."""
        return guarded(math.sin, float(args.number(value, 1, "sin")))

    def cos(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.cos` of an angle in radians."""
        return guarded(math.cos, float(args.number(value, 1, "cos")))

    def tan(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.tan` of an angle in radians."""
        return guarded(math.tan, float(args.number(value, 1, "tan")))

    def asin(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.asin`: an angle in radians; NaN outside of -1 to 1."""
        return guarded(math.asin, float(args.number(value, 1, "asin")))

    def acos(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.acos`: an angle in radians; NaN outside of -1 to 1."""
        return guarded(math.acos, float(args.number(value, 1, "acos")))

    def atan(self, y: Any = MISSING, x: Any = None, *_: Any) -> Any:
        """`math.atan`: the angle of a point in radians, by its y and its x (1 if absent)."""
        over = 1.0 if x is None else float(args.number(x, 2, "atan"))
        return math.atan2(float(args.number(y, 1, "atan")), over)

    def deg(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.deg`: degrees of an angle in radians."""
        return float(args.number(value, 1, "deg")) * (180.0 / math.pi)

    def rad(self, value: Any = MISSING, *_: Any) -> Any:
        """`math.rad`: radians of an angle in degrees."""
        return float(args.number(value, 1, "rad")) * (math.pi / 180.0)

    def random(self, *bounds: Any) -> Any:
        """`math.random`: a float from 0 to below 1, an integer from 1 to m or from m to n (an error if n < m), or 64 bits for 0."""
        self.consume(RANDOM_COST)
        bits = self.random_source.next()
        if not bounds:
            return (bits >> 11) * 2.0**-53
        if len(bounds) > 2:
            raise LuaError("wrong number of arguments")
        low, high = 1, args.integer(bounds[-1], len(bounds), "random")
        if len(bounds) == 2:
            low = args.integer(bounds[0], 1, "random")
        elif high == 0:
            return wrap(bits)
        if low > high:
            raise bad_argument(len(bounds), "random", "interval is empty")
        return wrap(low + self.random_source.project(bits, high - low))

    def randomseed(self, *seeds: Any) -> Any:
        """`math.randomseed`: begins another sequence of random numbers, and says the two words of its seed."""
        self.consume(10)
        if not seeds:
            first, second = self.random_source.next(), self.random_source.next()
        else:
            number = args.number(seeds[0], 1, "randomseed")
            exact = arith.exact_integer(number)
            first = exact if exact is not None else hash(number)
            second = args.optional_integer(seeds[1] if len(seeds) > 1 else None, 0, 2, "randomseed")
        self.random_source.seed(first, second)
        return wrap(first), wrap(second)


def whole(number: float, rounded: Callable[[float], int]) -> int | float:
    """A float rounded to an integer where it fits one."""
    if math.isinf(number) or number != number:
        return number
    result = rounded(number)
    return result if MIN_INT <= result <= MAX_INT else float(result)


def guarded(compute: Callable[[float], float], number: float) -> float:
    """A function of C's math library: infinities and NaN where Python raises."""
    try:
        return compute(number)
    except OverflowError:
        return math.inf
    except ValueError:
        if number == 0.0:
            return -math.inf
        return math.nan if number != number else math.copysign(math.nan, -1.0)
