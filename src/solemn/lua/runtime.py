"""What compiled code calls for whatever Python does not do as Lua does: one object for each Lua world."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType
from typing import Any, Final, NoReturn

from solemn.lua.access import ForeignType as ForeignType
from solemn.lua.errors import LuaError
from solemn.lua.literals import parse_number
from solemn.lua.operators import Operators
from solemn.lua.values import (
    MAX_INT,
    MIN_INT,
    LuaTable,
    TableKeyError,
    sequence,
)
from solemn.lua.wrapping import one_boolean

FEW: Final = 16  # values that pass without a charge of their own
VALUE_BYTES: Final = 16
SLOT_BYTES: Final = 50


class Runtime(Operators):
    """All that compiled code needs of one Lua world."""

    __slots__ = ()

    # -- many values -------------------------------------------------------------------------------------------------

    def wide(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """Values that are passed on together: charged where they are many."""
        if len(values) > FEW:
            self.charge(len(values))
        return values

    def charge(self, count: int, size: int = VALUE_BYTES) -> None:
        """Charge for so many values of so many bytes each."""
        self.consume(count >> 4)
        self.hold(count * size)

    def list(self, *items: Any) -> LuaTable:
        """A constructor of positional items."""
        if len(items) > FEW:
            self.charge(2 * len(items), SLOT_BYTES)
        return sequence(items)

    def record(self, layout: str, *parts: Any) -> LuaTable:
        """A constructor with keys: `layout` says of each field whether it is an item or a pair."""
        if len(parts) > FEW:
            self.charge(2 * len(parts), SLOT_BYTES)
        table = LuaTable()
        at = count = 0
        last = len(layout) - 1
        for i, kind in enumerate(layout):
            if kind == "p":
                set_checked(table, parts[at], parts[at + 1])
                at += 2
                continue
            items = parts[at:] if i == last else parts[at : at + 1]
            at += 1
            for item in items:
                count += 1
                if item is not None:
                    table.hash[count] = item
                else:
                    table.hash.pop(count, None)
        table.asize = count
        table.border = -1
        table.dead = 1
        return table

    # -- loops -------------------------------------------------------------------------------------------------------

    def for_range(self, start: Any, stop: Any, step: Any) -> Iterator[Any] | range:
        """The values of a numeric loop: a range for integers."""
        if type(start) is str or type(stop) is str or type(step) is str:
            start, stop, step = number_or_same(start), number_or_same(stop), number_or_same(step)
        if type(start) is int and type(step) is int:
            if step == 0:
                raise self.error("'for' step is zero")
            if type(stop) is not int:
                stop = self.for_limit(stop, step)
                if stop is None:
                    return range(0)
            return range(start, stop + 1 if step > 0 else stop - 1, step)
        for value, what in ((stop, "limit"), (step, "step"), (start, "initial value")):
            if type(value) is not int and type(value) is not float:
                self.for_error(what, value)
        if step == 0:
            raise self.error("'for' step is zero")
        return float_range(float(start), float(stop), float(step))

    def for_limit(self, stop: Any, step: int) -> int | None:
        """The limit of a loop over integers: a float is cut to an integer in reach, None when no turn is left."""
        if type(stop) is not float:
            self.for_error("limit", stop)
        if stop != stop or not -(2.0**63) <= stop < 2.0**63:
            if stop > 0:
                return MAX_INT if step > 0 else None
            return MIN_INT if step < 0 else None
        whole = int(stop)
        if step > 0:
            return whole if whole <= stop else whole - 1
        return whole if whole >= stop else whole + 1

    def for_error(self, what: str, value: Any) -> NoReturn:
        """Raises the error for a limit or step of a numeric `for` that is no number."""
        raise self.error(f"bad 'for' {what} (number expected, got {self.type_name(value)})")


def as_boolean(fn: Any) -> Any:
    """A function that returns exactly one boolean."""
    return one_boolean(fn) if isinstance(fn, FunctionType) else fn


def as_is(value: Any) -> Any:
    """A constant in the place of a function: calling it is an error of the script, not of the compiler."""
    return value


def float_range(start: float, stop: float, step: float) -> Iterator[float]:
    """The values of a loop over floats."""
    value = start
    while value <= stop if step > 0 else value >= stop:
        yield value
        value += step


def number_or_same(value: Any) -> Any:
    """The number that a string stands for; anything else as it is."""
    number = parse_number(value) if type(value) is str else None
    return value if number is None else number


def adjust(value: Any, count: int) -> tuple[Any, ...]:
    """All results of a call as exactly `count` values."""
    if type(value) is not tuple:
        return (value,) + (None,) * (count - 1)
    have = len(value)
    if have == count:
        return value
    return value[:count] if have > count else value + (None,) * (count - have)


def set_checked(table: LuaTable, key: Any, value: Any) -> None:
    """Put a value into a table. Raises a LuaError for nil and NaN as keys."""
    try:
        table.set(key, value)
    except TableKeyError as e:
        raise LuaError(str(e)) from None
