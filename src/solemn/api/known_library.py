"""Functions of the community's Lua library that a search calls very often, done natively.

They are recognised by the hash of their text: a library that words them differently runs as it is. What stands for them
gives the same answers and asks the same scripts in the same order, but for a filter that has just given its answer.
"""

import hashlib
from collections.abc import Callable
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Any, Final

from solemn.lua import Box, LuaTable, Machine
from solemn.lua.errors import too_deep
from solemn.lua.values import sequence, truthy

_OR: Final = "843996c62f6392be352909d146fe1ece"


def replace_known(machine: Machine) -> None:
    """Put natives in the place of the library's functions that are known."""
    for table_name, name, digest, make in _KNOWN:
        table = machine.globals.get(table_name)
        function = table.get(name) if isinstance(table, LuaTable) else None
        if isinstance(table, LuaTable) and isinstance(function, FunctionType) and text_hash(machine, function) == digest:
            table.set(name, make(machine, function))


def text_hash(machine: Machine, function: FunctionType) -> str:
    """What tells the text of a Lua function from others: the hash of its lines, white space apart."""
    chunk = machine.describer.chunks.get(function.__code__.co_filename)
    return "" if chunk is None else _hash(chunk.source, function.__code__)


@lru_cache(maxsize=64)
def _hash(source: bytes, code: CodeType) -> str:
    lines = source.split(b"\n")[code.co_firstlineno - 1 : _last_line(code)]
    return hashlib.blake2b(b" ".join(b" ".join(lines).split()), digest_size=16).hexdigest()


def _last_line(code: CodeType) -> int:
    return max(line for _, _, line in code.co_lines() if line is not None)


# -- a filter of filters ------------------------------------------------------------------------------------------------


def _make_or(machine: Machine, original: FunctionType) -> Callable[..., Any]:
    """`OR(f, g, ...)`: a filter that holds where one of these does.

    The library's Summoning procedures wrap such a filter into another at every check, with a filter that is there already. Nested ones
    are laid out flat, and of filters that are the same function with the same upvalues one is asked.
    """

    def either(*filters: Any) -> Any:
        if not all(isinstance(one, FunctionType) for one in filters):
            return original(*filters)
        return _alternative(machine, sequence(tuple(_distinct(filters))))

    return either


def _alternative(machine: Machine, filters: LuaTable) -> Callable[..., Any]:
    scope, nesting = machine.globals, machine.nesting

    def alternative(*args: Any) -> bool:
        if not nesting:
            raise too_deep()
        nesting.pop()
        try:
            for one in filters.hash.values():
                next(scope["ticks$"])
                if truthy(one(*args)):
                    return True
            return False
        finally:
            nesting.append(None)

    alternative.__dict__["filters"] = filters
    return alternative


def _distinct(filters: tuple[Any, ...]) -> list[Any]:
    """The filters, those of an alternative in its place, each once."""
    flat: list[Any] = []
    for one in filters:
        inner = one.__dict__.get("filters") if one.__code__ is _ALTERNATIVE else None
        flat += inner.hash.values() if inner is not None else [one]
    found: dict[Any, Any] = {}
    for one in flat:
        found.setdefault(_identity(one), one)
    return list(found.values())


def _identity(function: FunctionType) -> Any:
    """Equal for functions that do the same: the same code over the same values, none of which can be assigned."""
    held = [cell.cell_contents for cell in function.__closure__ or ()] + list((function.__kwdefaults__ or {}).values())
    if any(isinstance(value, Box) for value in held):
        return id(function)
    return (function.__code__, *((type(value), value) if type(value) in (int, str, bool) else id(value) for value in held))


_ALTERNATIVE: Final = next(code for code in _alternative.__code__.co_consts if isinstance(code, CodeType))
_KNOWN: Final = (("Auxiliary", "OR", _OR, _make_or),)
