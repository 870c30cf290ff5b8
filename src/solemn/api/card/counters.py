"""Card natives: counters on a card."""

from typing import Any

from solemn.api.border import ABSENT, as_int, native
from solemn.api.card.arguments import U8, U16, U32, not_a_card, whole
from solemn.core.card.counters import get_counter
from solemn.core.effects.queries import withstands
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.moves.counter_placing import add_counter, can_add_counter
from solemn.core.moves.counter_removal import remove_counters
from solemn.core.state.data import Card
from solemn.core.state.log import emit
from solemn.core.timing.payable import player_can_remove_counter
from solemn.lua import LuaError, LuaTable
from solemn.spec.constants import (
    EFFECT_COUNTER_LIMIT,
    EFFECT_COUNTER_PERMIT,
    LOCATION_FZONE,
    LOCATION_MZONE,
    LOCATION_SZONE,
    TYPE_MONSTER,
)


def _kind(kind: int, instead: str) -> int:
    if not kind & U16:
        raise LuaError(f"Counter type cannot be 0, use {instead} instead")
    return kind & U16


@native("Card.AddCounter")
def _add_counter(c: Card, kind: int, count: int, singly: bool) -> bool:
    d = c.d
    return not withstands(c, d.reason_effect) and add_counter(c, d.reason_player, kind & U16, count & U16, singly)


@native("Card.RemoveCounter")
def _remove_counter(c: Card, player: int, kind: int, count: int, reason: int) -> bool:
    return remove_counters(c.d, reason & U32, c, player & U8, 0, 0, _kind(kind, "Card.RemoveAllCounters"), count & U16)


@native("Card.RemoveAllCounters")
def _remove_all_counters(c: Card) -> int:
    total = 0
    for kind, counts in sorted(c.counters.items()):
        emit(c.d, "remove_counter", kind, c.controller, c.location, c.sequence, sum(counts))
        total += sum(counts)
    c.counters.clear()
    return total


@native("Card.GetCounter", guarded=True)
def _get_counter(c: Any = ABSENT, kind: Any = ABSENT, *_: Any) -> int:
    if type(c) is not Card:
        raise not_a_card("Card.GetCounter", c)
    return get_counter(c, _kind(whole("Card.GetCounter", 2, kind), "Card.GetAllCounters"))


@native("Card.GetAllCounters")
def _get_all_counters(c: Card) -> LuaTable:
    found = LuaTable()
    for kind, counts in sorted(c.counters.items()):
        found.set(kind, sum(counts))
    return found


@native("Card.HasCounters")
def _has_counters(c: Card) -> bool:
    return bool(c.counters)


@native("Card.EnableCounterPermit", guarded=True)
def _enable_counter_permit(
    c: Any = ABSENT, kind: Any = ABSENT, location: Any = ABSENT, condition: Any = ABSENT, *_: Any
) -> Any:
    if type(c) is not Card:
        raise not_a_card("Card.EnableCounterPermit", c)
    code = EFFECT_COUNTER_PERMIT | whole("Card.EnableCounterPermit", 2, kind) & U16
    if location is not ABSENT:
        places = as_int("Card.EnableCounterPermit", 3, location) & U16
    else:
        places = LOCATION_MZONE if c.printed.type & TYPE_MONSTER else LOCATION_SZONE | LOCATION_FZONE
    target = condition if callable(condition) and type(condition) is not LuaTable else None
    mark_card(c, code, places, 0, owner=c, flag=0, target=target)
    return ()


@native("Card.SetCounterLimit")
def _set_counter_limit(c: Card, kind: int, limit: int) -> None:
    mark_card(c, EFFECT_COUNTER_LIMIT | kind & U16, limit, 0, owner=c, flag=0)


@native("Card.IsCanAddCounter")
def _is_can_add_counter(c: Card, kind: int, count: int, singly: bool, location: int) -> bool:
    return can_add_counter(c, c.d.reason_player, kind & U16, count & U16, singly, location & U16)


@native("Card.IsCanRemoveCounter")
def _is_can_remove_counter(c: Card, player: int, kind: int, count: int, reason: int) -> bool | None:
    player &= U8
    if player > 1:
        return None
    return player_can_remove_counter(c.d, player, c, False, False, kind & U16, count & U16, reason & U32)
