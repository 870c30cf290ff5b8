"""Giving the natives to one duel's Lua machine."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType, MethodType
from typing import Any, Final

from solemn.api.border import is_method
from solemn.api.declared import implementations
from solemn.api.group import table as group
from solemn.api.guarding import guard
from solemn.core.state.data import Card, DuelState, Effect, Group
from solemn.lua import ForeignType, LuaError, LuaTable, Machine
from solemn.spec.signatures import Native, natives

OF_THE_FACADE: Final = ("Duel.LoadScript",)  # natives that need the pool of scripts: the duel itself installs them


def install(machine: Machine, d: DuelState) -> None:
    """Put every native of the signature table into the machine's globals, for this duel."""
    of_objects, of_duels = _functions()
    bound: dict[str, Any] = dict(of_objects)
    for dotted, function in of_duels.items():
        bound[dotted] = MethodType(function, d)
    machine.natives(bound)
    machine.foreign(Card, ForeignType("Card", index=_card_field, tostring=_card_text, changes=False))
    machine.foreign(Effect, ForeignType("Effect", index=_no_field, tostring=_effect_text, changes=False))
    machine.foreign(Group, ForeignType("Group", index=_no_field, tostring=_group_text, metamethods=group.METAMETHODS))


@lru_cache(maxsize=1)
def _functions() -> tuple[Mapping[str, Callable[..., Any]], Mapping[str, Callable[..., Any]]]:
    """The natives with their checkers, made once a process: those that act on an object, and those that want the duel first."""
    of_objects: dict[str, Callable[..., Any]] = {}
    of_duels: dict[str, Callable[..., Any]] = {}
    for dotted, entry in natives().items():
        found = implementations().get(dotted)
        if found is None:
            of_objects[dotted] = _missing(entry)
        elif is_method(entry):
            of_objects[dotted] = guard(found)
        else:
            of_duels[dotted] = guard(found)
    return MappingProxyType(of_objects), MappingProxyType(of_duels)


def unsupported() -> list[str]:
    """The natives that scripts may name but that only say that they are not supported."""
    return [dotted for dotted in natives() if dotted not in implementations() and dotted not in OF_THE_FACADE]


def _missing(entry: Native) -> Callable[..., Any]:
    def missing(*_: object) -> None:
        raise LuaError(f"{entry.dotted} is not supported")

    return missing


def _card_field(c: Card, key: object) -> object:
    script = c.script
    return script.get(key) if isinstance(script, LuaTable) else None


def _no_field(_: object, __: object) -> None:
    return None


def _card_text(c: Card) -> str:
    return f"Card: {c.id}"


def _effect_text(e: Effect) -> str:
    return f"Effect: {e.number}"


def _group_text(g: Group) -> str:
    return f"Group: {g.number}"
