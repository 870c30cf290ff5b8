"""Arguments of library functions: checked and converted as Lua's own libraries do."""

from __future__ import annotations

from typing import Any, Final

from solemn.lua import arith
from solemn.lua.errors import LuaError, bad_argument
from solemn.lua.values import LuaTable, float_text, type_name


class Missing:
    """The type of the sentinel that tells an absent argument from nil."""

    __slots__ = ()


MISSING: Final = Missing()


def given(value: Any) -> str:
    """The type of an argument in a message."""
    if value is MISSING:
        return "no value"
    if isinstance(value, LuaTable) and value.metatable is not None:
        name = value.metatable.get("__name")
        if type(name) is str:
            return name
    return type_name(value)


def expected(position: int, function: str, wanted: str, value: Any) -> LuaError:
    """The error for an argument of another type than wanted."""
    return bad_argument(position, function, f"{wanted} expected, got {given(value)}",
                        None if value is MISSING else value)


def table(value: Any, position: int, function: str) -> LuaTable:
    """The argument as a table. Raises an error that names the function if it is none."""
    if isinstance(value, LuaTable):
        return value
    raise expected(position, function, "table", value)


def integer(value: Any, position: int, function: str) -> int:
    """An integer; floats and strings that stand for one are converted."""
    if type(value) is int:
        return value
    try:
        return arith.to_integer(value)
    except arith.NoInteger:
        raise bad_argument(position, function, "number has no integer representation") from None
    except arith.NotNumbers:
        raise expected(position, function, "number", value) from None


def optional_integer(value: Any, default: int, position: int, function: str) -> int:
    """The argument as an integer, `default` for nil or none."""
    return default if value is None or value is MISSING else integer(value, position, function)


def number(value: Any, position: int, function: str) -> int | float:
    """A number, or a string that stands for one."""
    if type(value) is int or type(value) is float:
        return value
    try:
        return arith.to_number(value)
    except arith.NotNumbers:
        raise expected(position, function, "number", value) from None


def string(value: Any, position: int, function: str) -> str:
    """A string; numbers are converted."""
    kind = type(value)
    if kind is str:
        return value  # type: ignore[no-any-return]
    if kind is int:
        return str(value)
    if kind is float:
        return float_text(value)
    raise expected(position, function, "string", value)


def present(value: Any, position: int, function: str) -> Any:
    """Any value, as long as there is one."""
    if value is MISSING:
        raise bad_argument(position, function, "value expected")
    return value
