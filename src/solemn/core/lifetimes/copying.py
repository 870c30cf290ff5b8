"""Cards that take the effects of others: copying them, replacing their own by them, becoming another card."""

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


def copy_effect(card: Card, code: int, reset: int, count: int) -> int:
    """Give the card the effects of another as well, until the reset: a number for the copy, -1 if the other has no effects."""
    if printed_of(card.d, code).type & TYPE_NORMAL:
        return -1
    card.status |= STATUS_COPYING_EFFECT
    number = _take_effects(card, code, reset, count)
    card.status &= ~STATUS_COPYING_EFFECT
    _become_effect_monster(card, reset, count)
    return number


def replace_effect(card: Card, code: int, reset: int, count: int, recreating: bool = False) -> int:
    """Give the card the effects of another in place of its own: a number for the copy, -1 if the other has no effects."""
    if printed_of(card.d, code).type & TYPE_NORMAL:
        return -1
    card.status &= ~STATUS_EFFECT_REPLACED
    for e in tuple(card.own_effects):
        if e.flag & (EFFECT_FLAG_INITIAL | EFFECT_FLAG_COPY_INHERIT):
            unregister_from(card, e)
    card.status |= STATUS_INITIALIZING if recreating else STATUS_INITIALIZING | STATUS_COPYING_EFFECT
    number = _take_effects(card, code, reset, count)
    card.status &= ~(STATUS_INITIALIZING | STATUS_COPYING_EFFECT)
    card.status |= STATUS_EFFECT_REPLACED
    _become_effect_monster(card, reset, count)
    return number


def recreate(card: Card, code: int) -> bool:
    """Make the card another one, as far as what is printed on it goes; whether there was a passcode to become."""
    if not code:
        return False
    card.printed = printed_of(card.d, code)
    return True


def _take_effects(card: Card, code: int, reset: int, count: int) -> int:
    d = card.d
    before, before_count = d.registering.copy_ends_by, d.registering.copy_lasts_for
    d.registering.copy_ends_by, d.registering.copy_lasts_for = reset, count & 0xFF
    run_initial_effect(card, code)
    d.registering.copy_ends_by, d.registering.copy_lasts_for = before, before_count
    d.copy_number += 1
    return d.copy_number - 1


def _become_effect_monster(card: Card, reset: int, count: int) -> None:
    if card.printed.type & (TYPE_MONSTER | TYPE_EFFECT) != TYPE_MONSTER:
        return
    reason = card.d.reason_effect
    giver = card if reason is None else handler_of(reason)
    mark_card(card, EFFECT_ADD_TYPE, TYPE_EFFECT, reset, owner=giver, lasts_for=count)
