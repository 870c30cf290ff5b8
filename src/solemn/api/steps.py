"""What natives that act have in common: they are whole steps of the rules; and the forms in which scripts pass things."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from solemn.api.border import ACTION_REFUSED, as_int
from solemn.core.state.data import Card, DuelState, Group
from solemn.core.state.deferred import settle
from solemn.lua import LuaError, LuaTable


def whole_step(function: Callable[..., Any]) -> Callable[..., Any]:
    """Let a native be a step of its own: what earlier ones left comes first, what it leaves is done before the script goes on."""

    @wraps(function)
    def step(d: DuelState, *args: Any) -> Any:
        if d.only_answering:
            raise LuaError(ACTION_REFUSED)
        if d.pending.due:
            settle(d)
        result = function(d, *args)
        if d.pending.due:
            settle(d)
        return result

    return step


def cards_of(cards: Card | Group) -> list[Card]:
    """A card or a group as a list of its own."""
    return [cards] if type(cards) is Card else list(cards.cards)  # type: ignore[union-attr]


def left_out(exception: Any) -> tuple[Card | None, Group | None]:
    """What a filter leaves out: a card or a group; anything else is nothing."""
    if type(exception) is Card:
        return exception, None
    return None, exception if type(exception) is Group else None


def listed(rest: tuple[Any, ...]) -> list[Any]:
    """Values passed one by one, or in one table."""
    if rest and rest[0].__class__ is LuaTable:
        return [value for _, value in rest[0].items()]
    return list(rest)


def numbers_listed(name: str, position: int, rest: tuple[Any, ...]) -> list[int]:
    """Whole numbers passed one by one from an argument on, or in one table. Raises LuaError for anything else."""
    return [as_int(name, position + i, value) for i, value in enumerate(listed(rest))]


def results(values: list[Any] | tuple[Any, ...]) -> Any:
    """Values as a Lua function returns them."""
    return values[0] if len(values) == 1 else tuple(values)


def int32(number: int) -> int:
    """The number as 32 bits with a sign hold it."""
    return ((number + 0x80000000) & 0xFFFFFFFF) - 0x80000000
