"""Giving a card the effects of another one for a while, and taking cards out of the duel."""

from solemn.core.effects.effect import clone_effect, recharge
from solemn.core.lifetimes.registration import add_effect, cancel_field_effect, in_code_order
from solemn.core.lifetimes.resetting import enable_field_effect
from solemn.core.moves.zone_changes import remove_card
from solemn.core.state.data import Card, DuelState
from solemn.spec.constants import (
    EFFECT_FLAG2_MAJESTIC_MUST_COPY,
    EFFECT_FLAG_DELAY,
    EFFECT_FLAG_INITIAL,
    EFFECT_TYPE_QUICK_F,
    EFFECT_TYPE_QUICK_O,
    EFFECT_TYPE_TRIGGER_F,
    EFFECT_TYPE_TRIGGER_O,
    PLAYER_NONE,
)

_ACTIVATED = 0x7C  # flip, ignition, trigger and quick effects


def borrow_effects(card: Card, source: Card, reset: int, count: int) -> None:
    """Give the card those effects of the source that are activated, all of them optional, until the reset."""
    for e in in_code_order(source.single_effects) + in_code_order(source.field_effects):
        if not (e.type & _ACTIVATED or e.flag2 & EFFECT_FLAG2_MAJESTIC_MUST_COPY) or not e.flag & EFFECT_FLAG_INITIAL:
            continue
        copy = clone_effect(e)
        copy.owner = card
        copy.flag &= ~EFFECT_FLAG_INITIAL
        copy.effect_owner = PLAYER_NONE
        copy.reset_flag = reset
        copy.reset_count = count
        recharge(copy)
        if copy.type & EFFECT_TYPE_TRIGGER_F:
            copy.type = copy.type & ~EFFECT_TYPE_TRIGGER_F | EFFECT_TYPE_TRIGGER_O
            copy.flag |= EFFECT_FLAG_DELAY
        if copy.type & EFFECT_TYPE_QUICK_F:
            copy.type = copy.type & ~EFFECT_TYPE_QUICK_F | EFFECT_TYPE_QUICK_O
        add_effect(card, copy)


def take_out_of_duel(d: DuelState, cards: list[Card]) -> None:
    """Take cards out of the duel: they are nowhere from then on."""
    for card in cards:
        enable_field_effect(card, False)
        cancel_field_effect(card)
    for card in cards:
        remove_card(d, card)
