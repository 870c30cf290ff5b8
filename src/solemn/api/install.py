"""Giving the natives to one duel's Lua machine."""

from types import MethodType
from typing import Any

from solemn.api import card, debug, duel, effect, group  # noqa: F401  (each declares its natives)
from solemn.api.border import guard, implementations, is_method
from solemn.core.state import Card, DuelState, Effect, Group
from solemn.lua import ForeignType, LuaError, LuaTable, Machine
from solemn.spec.signatures import Native, natives

_checkers: dict[str, Any] = {}  # made once for the process, never changed


def install(machine: Machine, d: DuelState) -> None:
    """Put every native of the signature table into the machine's globals, for this duel."""
    for dotted, entry in natives().items():
        checker = _checker(dotted)
        if checker is None:
            machine.native(dotted, _missing(entry))
        else:
            machine.native(dotted, checker if is_method(entry) else MethodType(checker, d))
    machine.foreign(Card, ForeignType("Card", index=_card_field, tostring=_card_text))
    machine.foreign(Effect, ForeignType("Effect", index=_no_field, tostring=_effect_text))
    machine.foreign(Group, ForeignType("Group", index=_no_field, tostring=_group_text, metamethods=group.METAMETHODS))


def _checker(dotted: str) -> Any:
    if dotted not in _checkers:
        found = implementations().get(dotted)
        _checkers[dotted] = None if found is None else guard(found)
    return _checkers[dotted]


def _missing(entry: Native) -> Any:
    def missing(*_: object) -> None:
        raise LuaError(f"{entry.dotted} is a function of the script interface that solemn does not have yet")

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
