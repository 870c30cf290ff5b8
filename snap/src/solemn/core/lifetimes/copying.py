"""Cards that take the effects of others: copying them, replacing their own by them, becoming another card."""

from solemn.core.card.printed import printed_of
from solemn.core.effects.effect import handler_of, new_effect
from solemn.core.lifetimes.registration import add_effect, remove_effect, run_initial_effect
from solemn.core.state.data import Card
from solemn.spec.constants import (
    EFFECT_ADD_TYPE,
    EFFECT_FLAG_CANNOT_DISABLE,
    EFFECT_FLAG_COPY_INHERIT,
    EFFECT_FLAG_INITIAL,
    EFFECT_TYPE_SINGLE,
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
            remove_effect(card, e)
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
    before, before_count = d.copy_reset, d.copy_reset_count
    d.copy_reset, d.copy_reset_count = reset, count & 0xFF
    run_initial_effect(card, code)
    d.copy_reset, d.copy_reset_count = before, before_count
    d.copy_id += 1
    return d.copy_id - 1


def _become_effect_monster(card: Card, reset: int, count: int) -> None:
    if not card.printed.type & TYPE_MONSTER or card.printed.type & TYPE_EFFECT:
        return
    reason = card.d.reason_effect
    e = new_effect(card.d)
    e.owner = card if reason is None else handler_of(reason)
    e.handler = card
    e.type = EFFECT_TYPE_SINGLE
    e.code = EFFECT_ADD_TYPE
    e.value = TYPE_EFFECT
    e.flag = EFFECT_FLAG_CANNOT_DISABLE
    e.reset_flag = reset
    e.reset_count = count
    add_effect(card, e)
