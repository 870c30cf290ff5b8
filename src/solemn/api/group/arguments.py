"""Arguments of group natives that check for themselves."""

from typing import Any, Final

from solemn.api.border import ABSENT, as_int, needs, refuse
from solemn.core.state.data import Callback, Card, Group
from solemn.lua import LuaError, LuaTable

CARD_OR_GROUP: Final = 'Card" or "Group'
READ_ONLY: Final = "attempt to modify a read only group"


def check_filter(name: str, g: Any, fn: Any, last: Any, required: int) -> None:
    """Check a group and a function, which are a native's first arguments; `last` is the last of its required ones. Raises LuaError."""
    if type(g) is not Group:
        raise refuse(name, 1, "Group", g)
    if last is ABSENT:
        raise needs(required)
    if not callable(fn) or type(fn) is LuaTable:
        raise refuse(name, 2, "Function", fn)


def check_changeable(g: Group) -> None:
    """Refuse to change the group of an event. Raises LuaError."""
    if g.read_only:
        raise LuaError(READ_ONLY)


def without(name: str, position: int, cards: list[Card], exception: Any) -> list[Card]:
    """The cards without the exception: a card, a group or nil. Raises LuaError for anything else."""
    if exception is None or exception is ABSENT:
        return cards
    if type(exception) is Card:
        return [card for card in cards if card is not exception] if exception in cards else cards
    if type(exception) is Group:
        out = set(exception.cards)
        return [card for card in cards if card not in out]
    raise refuse(name, position, CARD_OR_GROUP, exception)


def exceptions_in_step(name: str, position: int, cards: list[Card], exception: Any) -> set[Card]:
    """The cards of the exception that a change of the group itself leaves out.

    As in the reference engine a group that is the exception is gone through in step with the other one: from its first card on
    that the other group does not have, the rest of it counts for nothing.
    """
    if exception is None or exception is ABSENT:
        return set()
    if type(exception) is Card:
        return {exception}
    if type(exception) is not Group:
        raise refuse(name, position, CARD_OR_GROUP, exception)
    found: set[Card] = set()
    waiting = iter(exception.cards)
    following = next(waiting, None)
    for card in cards:
        if card is following:
            found.add(card)
            following = next(waiting, None)
    return found


def numbers(name: str, values: list[Any]) -> list[int]:
    """What a value function said, as whole numbers. Raises LuaError if it said anything else."""
    return [value if type(value) is int else as_int(name, -1, value) for value in values]


def function(name: str, position: int, value: Any) -> Callback:
    """A required function. Raises LuaError for anything else."""
    if not callable(value) or type(value) is LuaTable:
        raise refuse(name, position, "Function", value)
    return value  # type: ignore[no-any-return]
