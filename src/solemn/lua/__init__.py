"""A Lua 5.4 whose scripts run as Python code: compiler, runtime, libraries. It knows no card game."""

from __future__ import annotations

from typing import Any

from solemn.lua.box import Box
from solemn.lua.compiler import Chunk, compile_chunk, scan_definitions
from solemn.lua.errors import (
    Frame,
    LuaError,
    LuaLimitError,
    LuaSyntaxError,
    argument_error,
    bad_argument,
    format_error,
)
from solemn.lua.interface import Interface
from solemn.lua.limits import Limits
from solemn.lua.machine import Machine
from solemn.lua.runtime import ForeignType
from solemn.lua.values import LuaTable, first, primitive_text, results, table_of, truthy, type_name
from solemn.lua.world import Names

__all__ = [
    "Box",
    "Chunk",
    "ForeignType",
    "Frame",
    "Interface",
    "Limits",
    "LuaError",
    "LuaLimitError",
    "LuaSyntaxError",
    "LuaTable",
    "Machine",
    "Names",
    "argument_error",
    "bad_argument",
    "call",
    "compile_chunk",
    "first",
    "format_error",
    "results",
    "scan_definitions",
    "table_of",
    "tostring",
    "truthy",
    "type_name",
]


def call(fn: Any, *args: Any) -> Any:
    """Call a Lua function from a native. Raises LuaError when the value cannot be called.

    `Machine.call` also knows the metatables of core objects.
    """
    if not callable(fn):
        raise LuaError(f"attempt to call a {type_name(fn)} value")
    return fn(*args)


def tostring(value: Any) -> str:
    """The text of a value that needs no Lua world: `Machine.tostring` gives tables and functions their numbers."""
    text = primitive_text(value)
    return text if text is not None else f"{type_name(value)}: {type(value).__name__}"
