"""Comparison, arithmetic, concatenation and length, beyond what compiled code does in line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from solemn.lua import arith
from solemn.lua.access import LONG_TEXT, Access
from solemn.lua.arith import NUMERIC, NoInteger
from solemn.lua.errors import LuaLimitError
from solemn.lua.values import (
    MAX_INT,
    MIN_INT,
    LuaTable,
    float_text,
    truthy,
    wrap,
)

PLAIN: Final = frozenset({int, float, str, bool, type(None)})
EVENTS: Final = {"+": "__add", "-": "__sub", "*": "__mul", "/": "__div", "//": "__idiv", "%": "__mod", "^": "__pow",
          "u-": "__unm", "&": "__band", "|": "__bor", "~": "__bxor", "<<": "__shl", ">>": "__shr", "u~": "__bnot"}
ZERO_DIVISION: Final = {"//": "attempt to divide by zero", "%": "attempt to perform 'n%0'"}


class Operators(Access):
    """The operators of one Lua world."""

    __slots__ = ()

    def __init__(self, globals_: dict[str, Any], string_bytes: int, consume: Callable[[int], None],
                 hold: Callable[[int], None], nesting: list[None]) -> None:
        super().__init__(globals_, string_bytes, consume, hold, nesting)
        self.lengths.update({str: len, LuaTable: self.table_length})

    # -- comparison --------------------------------------------------------------------------------------------------

    def eq(self, a: Any, b: Any) -> bool:
        """`a == b`"""
        if a is b:
            return bool(a == a)
        kind = type(a)
        if kind in PLAIN or type(b) in PLAIN:
            if kind is bool or type(b) is bool:
                return False
            if kind is str and len(a) > LONG_TEXT and type(b) is str:
                self.consume(len(a) >> 8)
            return bool(a == b)
        return self.eq_objects(a, b)

    def eq_objects(self, a: Any, b: Any) -> bool:
        """Two different objects: equal only by `__eq`."""
        both_tables = isinstance(a, LuaTable) and isinstance(b, LuaTable)
        if not both_tables and not (type(a) in self.foreign and type(b) in self.foreign):
            return False
        handler = self.metamethod(a, "__eq")
        if handler is None:
            handler = self.metamethod(b, "__eq")
        return handler is not None and truthy(self.call(handler, a, b))

    def lt(self, a: Any, b: Any) -> bool:
        """`a < b`"""
        ta, tb = type(a), type(b)
        if (ta is int or ta is float) and (tb is int or tb is float):
            return a < b  # type: ignore[no-any-return]
        if ta is str and tb is str:
            if len(a) > LONG_TEXT:
                self.consume(len(a) >> 8)
            return a < b  # type: ignore[no-any-return]
        return self.order(a, b, "__lt")

    def le(self, a: Any, b: Any) -> bool:
        """`a <= b`"""
        ta, tb = type(a), type(b)
        if (ta is int or ta is float) and (tb is int or tb is float):
            return a <= b  # type: ignore[no-any-return]
        if ta is str and tb is str:
            if len(a) > LONG_TEXT:
                self.consume(len(a) >> 8)
            return a <= b  # type: ignore[no-any-return]
        return self.order(a, b, "__le")

    def gt(self, a: Any, b: Any) -> bool:
        """`a > b`"""
        return self.lt(b, a)

    def ge(self, a: Any, b: Any) -> bool:
        """`a >= b`"""
        return self.le(b, a)

    def order(self, a: Any, b: Any, event: str) -> bool:
        """The result of a comparison by a metamethod. Raises the error for values that have no order."""
        handler = self.metamethod(a, event)
        if handler is None:
            handler = self.metamethod(b, event)
        if handler is not None:
            return truthy(self.call(handler, a, b))
        left, right = self.type_name(a), self.type_name(b)
        if left == right:
            raise self.error(f"attempt to compare two {left} values")
        raise self.error(f"attempt to compare {left} with {right}")

    # -- arithmetic --------------------------------------------------------------------------------------------------

    def add(self, a: Any, b: Any) -> Any:
        """`a + b`"""
        if type(a) is int and type(b) is int:
            result = a + b
            return result if MIN_INT <= result <= MAX_INT else wrap(result)
        return self.operate("+", a, b)

    def sub(self, a: Any, b: Any) -> Any:
        """`a - b`"""
        if type(a) is int and type(b) is int:
            result = a - b
            return result if MIN_INT <= result <= MAX_INT else wrap(result)
        return self.operate("-", a, b)

    def mul(self, a: Any, b: Any) -> Any:
        """`a * b`"""
        if type(a) is int and type(b) is int:
            result = a * b
            return result if MIN_INT <= result <= MAX_INT else wrap(result)
        return self.operate("*", a, b)

    def div(self, a: Any, b: Any) -> Any:
        """`a / b`"""
        return self.operate("/", a, b)

    def idiv(self, a: Any, b: Any) -> Any:
        """`a // b`"""
        return self.operate("//", a, b)

    def mod(self, a: Any, b: Any) -> Any:
        """`a % b`"""
        return self.operate("%", a, b)

    def pow(self, a: Any, b: Any) -> Any:
        """`a ^ b`"""
        return self.operate("^", a, b)

    def band(self, a: Any, b: Any) -> Any:
        """`a & b`"""
        return self.operate("&", a, b)

    def bor(self, a: Any, b: Any) -> Any:
        """`a | b`"""
        return self.operate("|", a, b)

    def bxor(self, a: Any, b: Any) -> Any:
        """`a ~ b`"""
        return self.operate("~", a, b)

    def shl(self, a: Any, b: Any) -> Any:
        """`a << b`"""
        if type(a) is int and type(b) is int:
            return arith.shl(a, b)
        return self.operate("<<", a, b)

    def shr(self, a: Any, b: Any) -> Any:
        """`a >> b`"""
        if type(a) is int and type(b) is int:
            return arith.shr(a, b)
        return self.operate(">>", a, b)

    def neg(self, a: Any) -> Any:
        """`-a`"""
        return self.operate("u-", a, a)

    def bnot(self, a: Any) -> Any:
        """`~a`"""
        return self.operate("u~", a, a)

    def operate(self, op: str, a: Any, b: Any) -> Any:
        """Any operator: numbers, then metamethods. Strings have metamethods for arithmetic."""
        if type(a) in NUMERIC and type(b) in NUMERIC:
            try:
                return arith.compute(op, a, b)
            except ZeroDivisionError:
                raise self.error(ZERO_DIVISION[op]) from None
            except NoInteger:
                self.describer.no_integer(a, b)
        handler = self.metamethod(a, EVENTS[op])
        if handler is None:
            handler = self.metamethod(b, EVENTS[op])
        if handler is None:
            self.describer.operand_error(op, a, b)
        return first_of(self.call(handler, a, b))

    # -- strings and length ------------------------------------------------------------------------------------------

    def concat(self, *parts: Any) -> Any:
        """`a .. b .. c`"""
        texts = []
        size = 0
        for part in parts:
            kind = type(part)
            if kind is str:
                text = part
            elif kind is int:
                text = str(part)
            elif kind is float:
                text = float_text(part)
            else:
                return self.concat_objects(parts)
            texts.append(text)
            size += len(text)
        self.check_size(size)
        return "".join(texts)

    def check_size(self, size: int) -> None:
        """Refuse strings beyond the limit, before they are made, and charge steps and memory for long ones."""
        if size > 96:
            if size > self.string_bytes:
                raise LuaLimitError("string", f"string longer than {self.string_bytes} bytes")
            self.consume(size >> 6)
            self.hold(size)

    def concat_objects(self, parts: tuple[Any, ...]) -> Any:
        """Concatenation from the right, two at a time, with metamethods."""
        result = parts[-1]
        for at in range(len(parts) - 2, -1, -1):
            part = parts[at]
            if type(part) in (str, int, float) and type(result) in (str, int, float):
                result = self.concat(part, result)
                continue
            handler = self.metamethod(part, "__concat")
            if handler is None:
                handler = self.metamethod(result, "__concat")
            if handler is None:
                self.describer.concat_error(at, len(parts), part, result)
            result = first_of(self.call(handler, part, result))
        return result

    def len(self, value: Any) -> Any:
        """`#value`"""
        measure = self.lengths.get(type(value))
        return measure(value) if measure is not None else self.len_slow(value)

    def table_length(self, table: LuaTable) -> Any:
        """The length of a table, by `__len` where it has one."""
        if table.metatable is None:
            return table.length()
        return self.len_slow(table)

    def len_slow(self, value: Any) -> Any:
        """The length of what is no plain table or string. Raises the error for what has none."""
        handler = self.metamethod(value, "__len") if type(value) is not str else None
        if handler is not None:
            return first_of(self.call(handler, value, value))
        if isinstance(value, LuaTable):
            return value.length()
        if type(value) is str:
            return len(value)
        self.describer.operand_error("#", value, value)


def first_of(value: Any) -> Any:
    """The first of several results, nil without one."""
    if type(value) is tuple:
        return value[0] if value else None
    return value
