"""Placing counters on a card, and what permits and limits it."""

from typing import Final

from solemn.core.card.counters import get_counter, put_counters
from solemn.core.effects.calling import check
from solemn.core.effects.effect import value
from solemn.core.effects.queries import effects_on
from solemn.core.permissions.player_permissions import player_can_place_counter
from solemn.core.state.data import Card, Effect
from solemn.core.state.field_zones import is_at
from solemn.core.state.log import emit
from solemn.core.state.raised_events import raise_single_event
from solemn.core.timing.events import answer_single_events
from solemn.spec.constants import (
    COUNTER_NEED_ENABLE,
    COUNTER_WITHOUT_PERMIT,
    EFFECT_COUNTER_LIMIT,
    EFFECT_COUNTER_PERMIT,
    EVENT_ADD_COUNTER,
    LOCATION_ONFIELD,
    POS_FACEUP,
    REASON_EFFECT,
    STATUS_DISABLED,
)

_U16: Final = 0xFFFF


def can_add_counter(card: Card, player: int, kind_of_counter: int, count: int, singly: bool, location: int = 0) -> bool:
    """Whether the player could place `count` counters on the card, or with `singly` at least one.

    With a `location`: whether the card could take them if it were there.
    """
    if count > 0 and not _can_take(card, player, kind_of_counter, count, location):
        return False
    if not kind_of_counter & COUNTER_WITHOUT_PERMIT and not _is_permitted(card, kind_of_counter, location):
        return False
    kind = _kind(kind_of_counter)
    limit = _limit(card, kind)
    return limit is None or get_counter(card, kind) + (1 if singly else count) <= limit


def _kind(kind_of_counter: int) -> int:
    """The kind itself, without the flag by which such a counter is lost when the card is negated."""
    return kind_of_counter & ~COUNTER_NEED_ENABLE & _U16


def _can_take(card: Card, player: int, kind_of_counter: int, count: int, location: int) -> bool:
    if not player_can_place_counter(card.d, player, card, kind_of_counter, count):
        return False
    if not location and not (card.location & LOCATION_ONFIELD and card.position & POS_FACEUP):
        return False
    return not (kind_of_counter & COUNTER_NEED_ENABLE and card.status & STATUS_DISABLED)


def _is_permitted(card: Card, kind_of_counter: int, location: int) -> bool:
    effects = effects_on(card, EFFECT_COUNTER_PERMIT + (kind_of_counter & _U16))
    return any(_permits(e, card, location) for e in effects)


def _permits(e: Effect, card: Card, location: int) -> bool:
    places = value(e)
    if location:
        return bool(location & places)
    if not card.location & LOCATION_ONFIELD:
        return True
    if e.target is not None and not check(card.d, e.target, e, card):
        return False
    return bool(card.position & POS_FACEUP) and is_at(card, places)


def _limit(card: Card, kind: int) -> int | None:
    return min((value(e) & _U16 for e in effects_on(card, EFFECT_COUNTER_LIMIT + kind)), default=None)


def add_counter(card: Card, player: int, kind_of_counter: int, count: int, singly: bool) -> bool:
    """Place `count` counters on the card, with `singly` no more than it may have; False if that cannot be done."""
    if not can_add_counter(card, player, kind_of_counter, count, singly, 0):
        return False
    kind = _kind(kind_of_counter)
    limit = _limit(card, kind) if singly else None
    if limit is not None:
        count = min(count, limit - get_counter(card, kind) & _U16)
    if kind_of_counter & COUNTER_WITHOUT_PERMIT and not kind_of_counter & COUNTER_NEED_ENABLE:
        put_counters(card, kind, 0, count)
    else:
        put_counters(card, kind, count, 0)
    d = card.d
    emit(d, "add_counter", kind, card.controller, card.location, card.sequence, count)
    raise_single_event(d, card, None, EVENT_ADD_COUNTER + kind_of_counter, d.reason_effect, REASON_EFFECT, player, player, count)
    answer_single_events(d)
    return True
