"""The library's search for a set of cards that a script's condition takes (`aux.SelectUnselectGroup`), natively."""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from solemn.api.known_filters import names_argument
from solemn.api.set_search import SetSearch
from solemn.core.state.data import Card, Group
from solemn.lua import LuaTable, Machine

MOST: Final = 60  # cards in a set: larger searches are left to the library, whose calls are bounded
LAST_ADDED: Final = 4  # which argument of a condition is the card that was added last


def make_set_search(machine: Machine, originals: Mapping[str, FunctionType]) -> Mapping[str, Callable[..., Any]]:
    """`SelectUnselectLoop`: can the set be completed with this card in it?"""

    def loop(
        c: Any = None, chosen: Any = None, among: Any = None, e: Any = None, player: Any = None, least: Any = None, most: Any = None,
        condition: Any = None, *more: Any,
    ) -> Any:  # fmt: skip
        if not (type(c) is Card and type(chosen) is type(among) is Group and type(least) is type(most) is int) or _odd(condition, most):
            return originals["SelectUnselectLoop"](c, chosen, among, e, player, least, most, condition, *more)
        by_set = isinstance(condition, FunctionType) and not names_argument(condition.__code__, LAST_ADDED)
        return SetSearch(among, e, player, least, most, condition or None, by_set).completes(chosen, c)

    return {"SelectUnselectLoop": loop}


def _odd(condition: Any, most: int) -> bool:
    """Is it a search that only the library itself can make?"""
    return most > MOST or (bool(condition) and (not callable(condition) or isinstance(condition, LuaTable)))
