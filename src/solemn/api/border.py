"""The border: what a script passes is checked against the signature table before a rule sees it.

`@native("Card.GetLevel")` declares the function below it to be that native. By default a checker made from its signature (`api/checkers`)
stands in front of it: arguments arrive complete, whole numbers as int, left-out ones as their defaults. With `guarded=True` the function
is called directly and checks for itself (`ABSENT` stands for an argument that was not passed): for filters that run for every card.
A native with an object of its own class first is a function of that object; every other one gets the duel's state first.
Natives return what the script shall see; those declared `none` may return anything.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from solemn.core.effects.calling import to_int
from solemn.core.state.data import Card, DuelState, Effect, Group
from solemn.lua import LuaError, argument_error
from solemn.spec.signatures import Native, Parameter, natives

ABSENT: Final[Any] = object()
ACTION_REFUSED: Final = "Action is not allowed here."
CLASSES: Final[Mapping[str, type]] = MappingProxyType({"card": Card, "group": Group, "effect": Effect})
_registry: Final[dict[str, "Implementation"]] = {}


class Implementation:
    """A native's Python function, as the loader finds it."""

    __slots__ = ("function", "guarded", "native")

    def __init__(self, native: Native, function: Callable[..., Any], guarded: bool) -> None:
        self.native = native
        self.function = function
        self.guarded = guarded


def native(dotted: str, *, guarded: bool = False) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare the decorated function to be the native of that name. Raises KeyError if the table does not have it."""

    def declare(function: Callable[..., Any]) -> Callable[..., Any]:
        _registry[dotted] = Implementation(natives()[dotted], function, guarded)
        return function

    return declare


def implementations() -> Mapping[str, Implementation]:
    """Every native that is implemented, by dotted name."""
    return MappingProxyType(_registry)


def names_a_player(entry: Native, parameter: Parameter) -> bool:
    """Is the parameter of a card's or effect's native a player: 0, 1, PLAYER_NONE or PLAYER_ALL?

    Natives of Duel answer nil for a wrong one by themselves.
    """
    return entry.table in ("Card", "Effect") and parameter.types == ("int",) and parameter.name.endswith("player")


def is_method(entry: Native) -> bool:
    """Does the native act on an object of its own class, passed first?"""
    own = entry.table.lower()
    return own in CLASSES and bool(entry.parameters) and own in entry.parameters[0].types


# -- arguments that are not of the plain kind ---------------------------------------------------------------


def as_int(name: str, position: int, value: Any) -> int:
    """A required whole number. Raises LuaError unless it is a number."""
    if type(value) is int:
        return value
    if type(value) is float:
        return to_int(value)
    raise argument_error(name, position, "Int", None if value is ABSENT else value)


def int_or(value: Any, default: Any) -> Any:
    """An optional whole number: its default for anything that is not a number."""
    if type(value) is int:
        return value
    return to_int(value) if type(value) is float else default


def refuse(name: str, position: int, wanted: str, value: Any) -> LuaError:
    """The error for an argument of the wrong type."""
    return argument_error(name, position, wanted, None if value is ABSENT else value)


def no_player(name: str, position: int, value: int) -> LuaError:
    """The error for a number that is not a player."""
    return LuaError(f"Parameter {position} of {name} should be a player, 0 or 1, but is {value}.")


def needs(count: int) -> LuaError:
    """The error for too few arguments."""
    return LuaError(f"{count} Parameters are needed.")


def charged(d: DuelState, count: int) -> range:
    """0 to `count` - 1, once the script has paid a step for each. Raises LuaLimitError when it cannot."""
    if d.spend is not None:
        d.spend(count)
    return range(count)


def acting_player(d: DuelState) -> int:
    """The player for whom a script acts. Raises LuaError while nobody does, as when the field is set up."""
    if d.reason_player > 1:
        raise LuaError("No player acts now.")
    return d.reason_player


def check_action(d: DuelState) -> None:
    """Refuse to act while a script is only being asked. Raises LuaError."""
    if d.only_answering:
        raise LuaError(ACTION_REFUSED)
