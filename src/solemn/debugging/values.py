"""What a Lua frame holds, and how it is shown."""

from __future__ import annotations

import re
from types import FrameType
from typing import Any, Final

from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, Effect, Group
from solemn.judge.board.board import Place, place_of_card
from solemn.judge.language.speech import english
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.phrases import zone_text
from solemn.lua.box import Box
from solemn.lua.tokens import KEYWORDS
from solemn.lua.values import LuaTable

_LONGEST: Final = 60  # characters of a string
_SHOWN: Final = 4  # cards of a group, fields of a table
_NAME: Final = re.compile(r"[A-Za-z_]\w*")  # other names the compiler made


def lua_locals(frame: FrameType) -> dict[str, Any]:
    """The local variables and upvalues of a Lua frame, by their names in Lua; of several of one name the last that was declared."""
    found: dict[str, Any] = {}
    for name, value in frame.f_locals.items():
        plain = name.partition("$")[0]
        if _NAME.fullmatch(plain) and plain not in KEYWORDS:
            found[plain] = value.v if isinstance(value, Box) else value
    return found


def value_text(value: Any, names: CardNames) -> str:
    """A value as one reads it: cards and effects by their card's name and place."""
    if value is None or isinstance(value, bool):
        return {None: "nil", True: "true", False: "false"}[value]
    if isinstance(value, Card):
        return _card(value, names)
    if isinstance(value, Effect):
        return f"effect {value.number} of {_card(handler_of(value), names)}" if value.handler is not None else f"effect {value.number}"
    if isinstance(value, Group):
        cards = [_card(card, names) for card in list(value.cards)[:_SHOWN]]
        more = f", and {len(value.cards) - _SHOWN} more" if len(value.cards) > _SHOWN else ""
        return f"group of {len(value.cards)}" + (f": {', '.join(cards)}{more}" if cards else "")
    if isinstance(value, str):
        return repr(value if len(value) <= _LONGEST else value[:_LONGEST] + "…")
    if isinstance(value, LuaTable):
        plain = [(key, field) for key, field in value.items() if not isinstance(field, LuaTable) and not callable(field)]
        return f"table {{{', '.join(f'{key}={value_text(field, names)}' for key, field in plain[:_SHOWN])}}}"
    if callable(value):
        return f"function {getattr(value, '__name__', '')}".partition("#")[0]
    if isinstance(value, float):
        return repr(value)
    return f"{value}" + (f" ({value:#x})" if isinstance(value, int) and value > 9999 else "")


def _card(card: Card, names: CardNames) -> str:
    place: Place = place_of_card(card, names)
    if place.zone is None:
        return place.card
    return f"{place.card} (player {place.player}'s {zone_text(place.zone, place.seq, card.pzone, english())})"
