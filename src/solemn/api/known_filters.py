"""Filters made of filters, as the community's library makes them: one of them natively, and what all of them look at."""

import dis
from collections.abc import Callable, Mapping
from functools import lru_cache
from inspect import CO_VARARGS
from types import CodeType, FunctionType, MappingProxyType
from typing import Any, Final

from solemn.api.known_text import text_hash
from solemn.lua import Box, LuaTable, Machine
from solemn.lua.errors import too_deep
from solemn.lua.values import sequence, truthy


def make_or(machine: Machine, originals: Mapping[str, FunctionType]) -> Mapping[str, Callable[..., Any]]:
    """`OR(f, g, ...)`: a filter that holds where one of these does.

    The library's Summoning procedures wrap such a filter into another at every check, with a filter that is there already. Nested ones
    are laid out flat, and of filters that are the same function with the same upvalues one is asked.
    """

    def either(*filters: Any) -> Any:
        if not all(isinstance(one, FunctionType) for one in filters):
            return originals["OR"](*filters)
        return _alternative(machine, sequence(tuple(_distinct(filters))))

    return {"OR": either}


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


def parts_of(function: Any) -> list[Any] | None:
    """The filters that an alternative is made of, None for any other function."""
    if not isinstance(function, FunctionType) or function.__code__ is not _ALTERNATIVE:
        return None
    return [*function.__dict__["filters"].hash.values()]


def _distinct(filters: tuple[Any, ...]) -> list[Any]:
    """The filters, those of an alternative in its place, each once."""
    flat: list[Any] = []
    for one in filters:
        parts = parts_of(one)
        flat += [one] if parts is None else parts
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


# -- what a filter looks at ---------------------------------------------------------------------------------------------


def asks_about_groups(machine: Machine, function: Any, at: tuple[int, ...], depth: int = 10) -> bool:
    """Might the function of a Fusion Material look at its arguments with these positions, from 0, which are groups?

    It does not if its code never names them, or only passes them on, in a way that is known, to functions that don't.
    """
    parts = parts_of(function)
    if parts is None:
        if not isinstance(function, FunctionType):
            return True
        if not _names(function.__code__, at):
            return False
        parts, at = _passed_on(machine, function, at)
    return not parts or not depth or any(asks_about_groups(machine, part, at, depth - 1) for part in parts)


def names_argument(code: CodeType, at: int) -> bool:
    """Does the code of a Lua function ever name its argument with this position, from 0?"""
    return _names(code, (at,))


@lru_cache(maxsize=512)
def _names(code: CodeType, at: tuple[int, ...]) -> bool:
    """Does the code name its parameters with these positions, or those beyond the ones that have names?"""
    watched = {code.co_varnames[position] for position in at if position < code.co_argcount}
    if code.co_flags & CO_VARARGS and max(at) >= code.co_argcount:
        watched.add(code.co_varnames[code.co_argcount + code.co_kwonlyargcount])
    values = [step.argval for step in dis.get_instructions(code)]
    return any(not watched.isdisjoint(value if isinstance(value, tuple) else (value,)) for value in values)


def _passed_on(machine: Machine, function: FunctionType, at: tuple[int, ...]) -> tuple[list[Any], tuple[int, ...]]:
    """The functions to which a known one passes these arguments, and their positions there; none for one that is not known."""
    names = function.__code__.co_freevars
    held = {name: cell.cell_contents for name, cell in zip(names, function.__closure__ or ())}
    found, shifted = PASSING_ON.get((text_hash(machine, function), *names), ("", False))
    value = held.get(found)
    inner = [value]
    if isinstance(value, LuaTable):
        which = (function.__kwdefaults__ or {}).get("i")
        inner = [item for _, item in value.items()] if which is None else [value.get(which)]
    return (inner, AS_CARDS_PASS_THEM if shifted else at) if found else ([], at)


AS_CARDS_PASS_THEM: Final = (5, 6)
PASSING_ON: Final[Mapping[tuple[str, ...], tuple[str, bool]]] = MappingProxyType(
    {  # text, upvalues: which one is called; as a card's own
        ("47f864a88959163e33c0c5fdac9e7ecf", "val"): ("val", True),  # a material of AddProcMix or AddProcMixRep
        ("035d3ddfa0d500c75e1ff2819c23c297", "func"): ("func", True),  # one of several in a table
        ("2ab021d807c71afd75f9015e320144db", "funs"): ("funs", False),  # AND
        ("d5f6058881dda0f3ef28589c78b371e6", "f"): ("f", False),  # NOT
    }
)
_ALTERNATIVE: Final = next(code for code in _alternative.__code__.co_consts if isinstance(code, CodeType))
