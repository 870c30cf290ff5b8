"""The library's search for a set of cards that a script's condition takes (`aux.SelectUnselectGroup`), natively."""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from solemn.api.known_filters import names_argument
from solemn.api.set_search import SetSearch, any_set
from solemn.api.telling_apart import counted_values, counting_natives
from solemn.core.state.data import Card, Group
from solemn.lua import LuaTable, Machine

MOST: Final = 60  # cards in a set: larger searches are left to the library, whose calls are bounded
LAST_ADDED: Final = 4  # which argument of a condition is the card that was added last


def make_set_search(machine: Machine, originals: Mapping[str, FunctionType]) -> Mapping[str, Callable[..., Any]]:
    """`SelectUnselectLoop`: can the set be completed with this card in it? `SelectUnselectGroup`, if it only asks: can any set be?"""
    scope, natives, table = machine.globals, counting_natives(machine.globals), machine.globals["Auxiliary"]

    def loop(
        c: Any = None, chosen: Any = None, among: Any = None, e: Any = None, player: Any = None, least: Any = None, most: Any = None,
        condition: Any = None, *more: Any,
    ) -> Any:  # fmt: skip
        if not (type(c) is Card and type(chosen) is type(among) is Group and type(least) is type(most) is int) or _odd(condition, most):
            return originals["SelectUnselectLoop"](c, chosen, among, e, player, least, most, condition, *more)
        if not isinstance(condition, FunctionType):
            return SetSearch(among, e, player, least, most, condition or None, False).completes(chosen, c)
        search = SetSearch(among, e, player, least, most, condition, not names_argument(condition.__code__, LAST_ADDED))
        values = counted_values(condition, scope, natives)
        if values is not None:
            search.tell_apart(values, [*among.cards, *chosen.cards, c])
        return search.completes(chosen, c)

    def group(
        g: Any = None, e: Any = None, player: Any = None, least: Any = None, most: Any = None, condition: Any = None, check: Any = None,
        *more: Any,
    ) -> Any:  # fmt: skip
        if type(check) is int and check == 0 and type(g) is Group and isinstance(condition, FunctionType):
            low, high = 1 if least is None else least, len(g.cards) if most is None else most
            values = counted_values(condition, scope, natives)
            if values is not None and type(low) is type(high) is int and high <= MOST and table.get("SelectUnselectLoop") is loop:
                return len(g.cards) >= low and any_set(g, e, player, low, high, condition, values)
        return originals["SelectUnselectGroup"](g, e, player, least, most, condition, check, *more)

    return {"SelectUnselectLoop": loop, "SelectUnselectGroup": group}


def _odd(condition: Any, most: int) -> bool:
    """Is it a search that only the library itself can make?"""
    return most > MOST or (bool(condition) and (not callable(condition) or isinstance(condition, LuaTable)))
