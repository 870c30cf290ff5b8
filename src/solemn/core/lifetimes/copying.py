"""Cards that take over the effects of others: by copying them, by replacing their own with them, by becoming another card."""

from typing import Final

from solemn.core.card.printed import printed_of
from solemn.core.effects.effect import handler_of
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.lifetimes.registration import run_initial_effect, unregister_from
from solemn.core.state.data import Card
from solemn.spec.constants import (
    EFFECT_ADD_TYPE,
    EFFECT_FLAG_COPY_INHERIT,
    EFFECT_FLAG_INITIAL,
    STATUS_COPYING_EFFECT,
    STATUS_EFFECT_REPLACED,
    STATUS_INITIALIZING,
    TYPE_EFFECT,
    TYPE_MONSTER,
    TYPE_NORMAL,
)

_PRINTED: Final = EFFECT_FLAG_INITIAL | EFFECT_FLAG_COPY_INHERIT


def copy_effect(card: Card, code: int, reset: int, count: int) -> int:
    """Give the card the effects of another in addition to its own, until the reset.

    Returns the number of the copy, -1 if the other card is a Normal Monster. `count` says how many ends of a phase it lasts.
    """
    if printed_of(card.d, code).type & TYPE_NORMAL:
        return -1
    return _take_effects(card, code, reset, count, STATUS_COPYING_EFFECT)


def replace_effect(card: Card, code: int, reset: int, count: int, recreating: bool = False) -> int:
    """Give the card the effects of another in place of its own, until the reset; otherwise as `copy_effect`.

    With `recreating` the card becomes the other one: effects that cannot be copied come too, and the reset does not end them.
    """
    if printed_of(card.d, code).type & TYPE_NORMAL:
        return -1
    card.status &= ~STATUS_EFFECT_REPLACED
    for e in tuple(card.own_effects):
        if e.flag & _PRINTED:
            unregister_from(card, e)
    number = _take_effects(card, code, reset, count, STATUS_INITIALIZING | (0 if recreating else STATUS_COPYING_EFFECT))
    card.status |= STATUS_EFFECT_REPLACED
    return number


def recreate(card: Card, code: int) -> bool:
    """Give the card the printed facts of the card with this passcode; False, and nothing done, for the passcode 0."""
    if not code:
        return False
    card.printed = printed_of(card.d, code)
    return True


def _take_effects(card: Card, code: int, reset: int, count: int, status: int) -> int:
    """Register the other card's effects on this one, which has the status meanwhile; returns the number of the copy."""
    d = card.d
    if d.spend is not None:
        d.spend(len(card.own_effects))
    registering = d.registering
    before, before_count = registering.copy_ends_by, registering.copy_lasts_for
    registering.copy_ends_by, registering.copy_lasts_for = reset, count & 0xFF
    card.status |= status
    run_initial_effect(card, code)
    card.status &= ~status
    registering.copy_ends_by, registering.copy_lasts_for = before, before_count
    number = d.copy_number
    d.copy_number += 1
    _become_effect_monster(card, reset, count)
    return number


def _become_effect_monster(card: Card, reset: int, count: int) -> None:
    if card.printed.type & (TYPE_MONSTER | TYPE_EFFECT) != TYPE_MONSTER:
        return
    reason = card.d.reason_effect
    giver = card if reason is None else handler_of(reason)
    mark_card(card, EFFECT_ADD_TYPE, TYPE_EFFECT, reset, owner=giver, lasts_for=count)
