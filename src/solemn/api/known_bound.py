"""Questions with further arguments, as the community's library makes and words them: `Card.IsMonster`, `aux.FaceupFilter`, natively.

Scripts ask them about every card of a pile; the library keeps their arguments in a table and unpacks it each time (bench/growth.py).
"""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from solemn.core.effects.calling import first
from solemn.core.state.data import Card
from solemn.lua import LuaTable, Machine
from solemn.lua.errors import too_deep
from solemn.lua.values import truthy

Originals = Mapping[str, FunctionType]
Natives = Mapping[str, Callable[..., Any]]


def make_bound(machine: Machine, originals: Originals) -> Natives:
    """`FilterBoolFunction(f, ...)`: a filter that asks f about its card, with these further arguments."""

    def bind(f: Any = None, *extra: Any) -> Any:
        return _bound(machine, f, extra) if _can_hold(f, extra) else originals["FilterBoolFunction"](f, *extra)

    return {"FilterBoolFunction": bind}


def make_bound_before(machine: Machine, originals: Originals) -> Natives:
    """Filters that `FilterBoolFunction` made while the library was loaded, such as `Card.IsMonster`."""
    made: dict[str, Callable[..., Any]] = {}
    for name, function in originals.items():
        held = _held(function)
        made[name] = _bound(machine, held["f"], tuple([item for _, item in held["params"].items()]))
    return made


def make_target_bound(machine: Machine, originals: Originals) -> Natives:
    """`TargetBoolFunction(f, ...)`: the same, for the target of an effect, which gets the effect first."""

    def bind(f: Any = None, *extra: Any) -> Any:
        if not _can_hold(f, extra):
            return originals["TargetBoolFunction"](f, *extra)
        ask = _bound(machine, f, extra)
        return lambda effect=None, target=None, *_: ask(target)

    return {"TargetBoolFunction": bind}


def make_face_up(machine: Machine, originals: Originals) -> Natives:
    """`FaceupFilter(f, ...)`: a filter that asks f about its card if that is face-up."""
    scope = machine.globals

    def bind(f: Any = None, *extra: Any) -> Any:
        original = originals["FaceupFilter"](f, *extra)
        if not _can_hold(f, extra):
            return original
        ask = _bound(machine, f, extra)

        def face_up(target: Any = None, *_: Any) -> Any:
            if type(target) is not Card:
                return original(target)
            answer = scope["Card.IsFaceup"](target)
            return first(ask(target)) if truthy(answer) else first(answer)

        return face_up

    return {"FaceupFilter": bind}


def make_able(machine: Machine, originals: Originals) -> Natives:
    """`Card.IsAbleToHand` and the like, to which the library adds that a card is not moved to where it is."""
    return {name: _able(machine, function, **_held(function)) for name, function in originals.items()}


def _able(machine: Machine, original: FunctionType, func: Callable[..., Any], loc: int) -> Callable[..., Any]:
    scope = machine.globals

    def able(card: Any = None, *more: Any) -> Any:
        if type(card) is not Card:
            return original(card, *more)
        return False if truthy(scope["Card.IsLocation"](card, loc)) else first(func(card, *more))

    return able


def _held(function: FunctionType) -> dict[str, Any]:
    """What a function of Lua holds, by name."""
    return {name: cell.cell_contents for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ())}


def _can_hold(f: Any, extra: tuple[Any, ...]) -> bool:
    """Is f a plain function? And what a table of nils would hold is the library's to say."""
    return callable(f) and not isinstance(f, LuaTable) and None not in extra


def _bound(machine: Machine, f: Callable[..., Any], extra: tuple[Any, ...]) -> Callable[..., Any]:
    """The filter. A native that holds nothing calls no function of a script, so how deeply calls nest need not be bounded."""
    if getattr(f, "__closure__", None) is None and getattr(f, "__globals__", None) is not machine.globals and len(extra) == 1:
        (value,) = extra
        return lambda target=None, *_: f(target, value)
    nesting = machine.nesting

    def bound(target: Any = None, *_: Any) -> Any:
        if not nesting:
            raise too_deep()
        nesting.pop()
        try:
            return f(target, *extra)
        finally:
            nesting.append(None)

    return bound
