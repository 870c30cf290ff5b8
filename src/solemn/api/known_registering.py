"""Registering an effect on a card, which the community's library wraps twice, natively.

Its functions register the effect, and then do more for what few effects have: further codes to mark the card with, or a code that
forbids Summons. All other effects, thousands when a duel is made (bench/duels.py), are registered at once.
"""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from solemn.api.known_text import text_hash
from solemn.core.state.data import Card, Effect
from solemn.lua import Machine
from solemn.spec.constants import EFFECT_CANNOT_SPECIAL_SUMMON, EFFECT_CANNOT_SUMMON

INNER: Final = "ec94eae870b5c4d9dba06b4ebaeaaceb"  # the function that the outer one calls
ASKED: Final = ("Effect.GetCode", "Effect.GetReset", "Effect.IsHasProperty", "ipairs")  # of every effect, by one of the two


def make_registering(machine: Machine, originals: Mapping[str, FunctionType]) -> Mapping[str, Callable[..., Any]]:
    """`Card.RegisterEffect`, unless the library has put something else under its functions, or between them."""
    scope, wrapped = machine.globals, originals["RegisterEffect"]
    inner = _called_by(wrapped)
    register = _called_by(inner) if isinstance(inner, FunctionType) and text_hash(machine, inner) == INNER else None
    get_code, get_reset, has_property, ipairs = asked = [scope.get(name) for name in ASKED]
    if register is None or any(one is None or _is_lua(machine, one) for one in (register, *asked)):
        return {}

    def register_effect(c: Any = None, e: Any = None, forced: Any = None, *codes: Any) -> Any:
        if (
            not codes
            and type(c) is Card
            and type(e) is Effect
            and e.code != EFFECT_CANNOT_SUMMON
            and e.code != EFFECT_CANNOT_SPECIAL_SUMMON
            and scope["Effect.GetCode"] is get_code
            and scope["Effect.GetReset"] is get_reset
            and scope["Effect.IsHasProperty"] is has_property
            and scope["ipairs"] is ipairs
        ):
            return register(c, e, forced)
        return wrapped(c, e, forced, *codes)

    return {"RegisterEffect": register_effect}


def _called_by(wrapper: FunctionType) -> Any:
    """The one function that a wrapper holds."""
    held = wrapper.__closure__ or ()
    return held[0].cell_contents if len(held) == 1 else None


def _is_lua(machine: Machine, function: Any) -> bool:
    return getattr(function, "__globals__", None) is machine.globals
