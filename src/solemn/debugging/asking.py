"""Lua that an author types at a breakpoint: run with the local variables of the place, and kept from changing the duel."""

from __future__ import annotations

from types import FrameType
from typing import Any, Final

from solemn.core.state.data import DuelState
from solemn.debugging.values import lua_locals, value_text
from solemn.judge.scenario.names import CardNames
from solemn.lua import LuaError, LuaLimitError

_ANY_NATIVE: Final = "Duel.GetTurnPlayer"


def evaluate(frame: FrameType, text: str, names: CardNames) -> str:
    """What an expression is worth at a place, or what is wrong with it. What acts or asks a player is refused, as in conditions."""
    known = lua_locals(frame)
    load = frame.f_globals.get("load")
    if load is None:
        return "the script has put something else in the place of `load`: nothing can be asked here"
    head = f"local {','.join(known)}=... " if known else ""
    state = _state_of(frame)
    if state is not None:
        state.only_answering += 1
    try:
        function = _first(load(f"{head}return {text}", "=prompt"))
        if function is None:
            loaded = load(head + text, "=prompt")
            function = _first(loaded)
            if function is None:
                return str(loaded[1] if isinstance(loaded, tuple) and len(loaded) > 1 else loaded)
        found = function(*known.values())
    except (LuaError, LuaLimitError) as error:
        return str(error.message)
    finally:
        if state is not None:
            state.only_answering -= 1
    results = found if type(found) is tuple else (found,)
    return ", ".join(value_text(value, names) for value in results) or "(nothing)"


def _first(value: Any) -> Any:
    return value[0] if type(value) is tuple and value else value


def _state_of(frame: FrameType) -> DuelState | None:
    """The duel that a Lua frame runs in: the one that its natives are bound to."""
    owner = getattr(frame.f_globals.get(_ANY_NATIVE), "__self__", None)
    return owner if isinstance(owner, DuelState) else None
