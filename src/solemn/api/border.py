"""The border: what a script passes is checked against the signature table before a rule sees it.

`@native("Card.GetLevel")` declares the function below it to be that native. By default a checker made from its signature stands in front
of it: arguments arrive complete, whole numbers as int, left-out ones as their defaults. With `guarded=True` the function is called
directly and checks for itself (`ABSENT` stands for an argument that was not passed): for filters that run for every card.
A native with an object of its own class first is a function of that object; every other one gets the duel's state first.
Natives return what the script shall see; those declared `none` may return anything.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from solemn.core.effects.calling import to_int
from solemn.core.state.data import Card, DuelState, Effect, Group
from solemn.lua import LuaError, LuaTable, argument_error
from solemn.spec.signatures import Native, Parameter, natives

ABSENT: Final[Any] = object()
COST_OF_ACTING: Final = 400  # steps of the script's budget: a loop of such natives ends about as soon as a loop of plain Lua
COST_OF_A_GROUP: Final = 12
ACTION_REFUSED: Final = "Action is not allowed here."
_CLASSES: Final[Mapping[str, type]] = MappingProxyType({"card": Card, "group": Group, "effect": Effect})
_WANTED: Final[Mapping[str, str]] = MappingProxyType(
    {"card": "Card", "group": "Group", "effect": "Effect", "int": "Int", "string": "String", "function": "Function", "table": "table"}
)
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
    return own in _CLASSES and bool(entry.parameters) and own in entry.parameters[0].types


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
    """The error for a number that is no player."""
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


# -- checkers made from signatures ------------------------------------------------------------------------------


def guard(entry: Implementation) -> Callable[..., Any]:
    """The function that goes in front of a native: it checks and completes arguments, then calls it."""
    if entry.guarded:
        return entry.function
    source = _checker_source(entry.native)
    scope: dict[str, Any] = {
        "ABSENT": ABSENT, "Card": Card, "Group": Group, "Effect": Effect, "LuaTable": LuaTable, "as_int": as_int, "int_or": int_or,
        "refuse": refuse, "needs": needs, "no_player": no_player, "check_action": check_action, "native": entry.function,
    }  # fmt: skip
    exec(compile(source, f"<checker of {entry.native.dotted}>", "exec"), scope)
    checker: Callable[..., Any] = scope["checker"]
    checker.__name__ = checker.__qualname__ = entry.native.dotted
    return checker


def _checker_source(entry: Native) -> str:
    names = [f"p{i}" for i in range(1, len(entry.parameters) + 1)]
    method = is_method(entry)
    rest = "*rest" if entry.variadic else "*_"
    head = ", ".join([*([] if method else ["d"]), *(f"{n}=ABSENT" for n in names), rest])
    required = sum(1 for p in entry.parameters if p.default is None)
    lines = [f"def checker({head}):"]
    enough = [f"    if p{required} is ABSENT: raise needs({required})"] if required > 1 else []
    duel = "p1.d" if method else "d"
    acts = [f"    check_action({duel})"] if entry.acts else []
    cost = COST_OF_ACTING if entry.acts else COST_OF_A_GROUP if entry.results[0].startswith("group") else 0
    if cost:
        acts.append(f"    if {duel}.spend is not None: {duel}.spend({cost})")
    if not method:
        lines += acts + enough
    for i, parameter in enumerate(entry.parameters, 1):
        lines.extend("    " + line for line in _check_lines(entry.dotted, i, parameter))
        if names_a_player(entry, parameter):
            lines.append(f"    if p{i} is not None and p{i} & 252: raise no_player({entry.dotted!r}, {i}, p{i})")
        if i == 1 and method:
            lines += acts + enough
    call = "native(" + ", ".join([*([] if method else ["d"]), *names, *(["*rest"] if entry.variadic else [])]) + ")"
    lines.append(f"    {call}; return ()" if entry.results == ("none",) else f"    return {call}")
    return "\n".join(lines)


def _check_lines(name: str, position: int, parameter: Parameter) -> list[str]:
    value = f"p{position}"
    kinds, optional = parameter.types, parameter.nullable or parameter.default is not None
    if kinds == ("int",):
        if optional:
            return [f"if type({value}) is not int: {value} = int_or({value}, {_python(parameter.default)})"]
        return [f"if type({value}) is not int: {value} = as_int({name!r}, {position}, {value})"]
    if kinds == ("bool",):
        absent = [f"if {value} is ABSENT: {value} = {_python(parameter.default)}"] if optional else []
        return [*absent, f"{value} = {value} is not None and {value} is not False and {value} is not ABSENT"]
    if kinds == ("any",):
        return [f"if {value} is ABSENT: {value} = {_python(parameter.default)}"]
    wanted = '" or "'.join(_WANTED[k] for k in kinds)
    test = " and ".join(_mismatch(value, k) for k in kinds)
    if not optional:
        return [f"if {test}: raise refuse({name!r}, {position}, {wanted!r}, {value})"]
    if kinds in (("card",), ("group",), ("effect",)):  # an optional object of another kind reads as nil
        return [f"if {test}: {value} = None"]
    return [
        f"if {value} is ABSENT or {value} is None: {value} = {_python(parameter.default)}",
        f"elif {test}: raise refuse({name!r}, {position}, {wanted!r}, {value})",
    ]


def _mismatch(value: str, kind: str) -> str:
    if kind in _CLASSES:
        return f"type({value}) is not {_CLASSES[kind].__name__}"
    if kind == "function":
        return f"(not callable({value}) or type({value}) is LuaTable)"
    if kind == "int":
        return f"type({value}) is not int and type({value}) is not float"
    return f"type({value}) is not {'str' if kind == 'string' else 'LuaTable'}"


def _python(default: str | None) -> str:
    """A default as Python writes it; `current` (the player or number that the native itself looks up) is None."""
    return {None: "None", "nil": "None", "current": "None", "true": "True", "false": "False"}.get(default, default or "None")
