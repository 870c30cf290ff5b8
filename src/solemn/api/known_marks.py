"""Whether a card has a mark ("flag effect"), and what the community's library asks by it, natively.

Every Special Summon is checked against the library's effect on Maximum Mode, so these are asked more often than anything else.
"""

from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Any, Final

from solemn.api.card.effects import get_flag_effect, has_mark
from solemn.core.state.data import Card
from solemn.lua import Machine
from solemn.lua.values import truthy


def make_marks(machine: Machine, originals: Mapping[str, FunctionType]) -> Mapping[str, Callable[..., Any]]:
    """`Card.HasFlagEffect`: the card has so many marks of that code, or one."""
    scope = machine.globals

    def has_flag_effect(c: Any = None, code: Any = None, count: Any = None, *_: Any) -> Any:
        if type(c) is not Card or not (count is None or type(count) is int):
            return originals["HasFlagEffect"](c, code, count)
        return scope["Card.GetFlagEffect"](c, code) >= (1 if count is None else count)

    return {"HasFlagEffect": has_flag_effect}


def make_maximum_mode(machine: Machine, originals: Mapping[str, FunctionType]) -> Mapping[str, Callable[..., Any]]:
    """`Card.IsMaximumMode` and the two questions that it asks, each about a mark.

    While nobody has put another function in the place of one of those that it takes, the marks are looked at without them.
    """
    scope = machine.globals
    center, side = scope["FLAG_MAXIMUM_CENTER"], scope["FLAG_MAXIMUM_SIDE"]
    has_flag_effect, count = scope["Card.HasFlagEffect"], scope["Card.GetFlagEffect"]
    ours = getattr(has_flag_effect, "__code__", None) is _HAS_FLAG_EFFECT and count is get_flag_effect and type(center) is type(side) is int

    def is_center(c: Any = None, *_: Any) -> Any:
        return scope["Card.HasFlagEffect"](c, center) if type(c) is Card else originals["IsMaximumModeCenter"](c)

    def is_side(c: Any = None, *_: Any) -> Any:
        return scope["Card.HasFlagEffect"](c, side) if type(c) is Card else originals["IsMaximumModeSide"](c)

    def is_either(c: Any = None, *_: Any) -> Any:
        if type(c) is not Card:
            return originals["IsMaximumMode"](c)
        if (
            ours
            and scope["Card.IsMaximumModeCenter"] is is_center
            and scope["Card.IsMaximumModeSide"] is is_side
            and scope["Card.HasFlagEffect"] is has_flag_effect
            and scope["Card.GetFlagEffect"] is count
        ):
            return has_mark(c, center) or has_mark(c, side)
        is_it = scope["Card.IsMaximumModeCenter"](c)
        return is_it if truthy(is_it) else scope["Card.IsMaximumModeSide"](c)

    return {"IsMaximumModeCenter": is_center, "IsMaximumModeSide": is_side, "IsMaximumMode": is_either}


_HAS_FLAG_EFFECT: Final = next(code for code in make_marks.__code__.co_consts if isinstance(code, CodeType))
