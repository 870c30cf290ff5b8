"""Giving a card the effects of another one for a while, and taking cards out of the duel."""

from typing import Final

from solemn.core.effects.effect import clone_effect, recharge
from solemn.core.lifetimes.registration import in_code_order, register_on, stop_watching
from solemn.core.lifetimes.resetting import set_working
from solemn.core.moves.zone_changes import remove_card
from solemn.core.state.data import Card, DuelState, Effect
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

_ACTIVATED: Final = 0x7C  # flip, ignition, trigger and quick effects
_OPTIONAL_FOR: Final = ((EFFECT_TYPE_TRIGGER_F, EFFECT_TYPE_TRIGGER_O), (EFFECT_TYPE_QUICK_F, EFFECT_TYPE_QUICK_O))


def _can_be_borrowed(e: Effect) -> bool:
    """Only effects printed on the card: those that can be activated, and those marked as always copied."""
    if not e.flag & EFFECT_FLAG_INITIAL:
        return False
    return bool(e.type & _ACTIVATED or e.flag2 & EFFECT_FLAG2_MAJESTIC_MUST_COPY)


def _make_optional(e: Effect) -> None:
    for forced, optional in _OPTIONAL_FOR:
        if e.type & forced:
            e.type = e.type & ~forced | optional
            if forced == EFFECT_TYPE_TRIGGER_F:
                e.flag |= EFFECT_FLAG_DELAY


def borrow_effects(card: Card, source: Card, reset: int, count: int) -> None:
    """Give the card the effects of the source that can be activated, made optional, until the reset (`count` ends of a phase)."""
    for e in in_code_order(source.single_effects) + in_code_order(source.field_effects):
        if _can_be_borrowed(e):
            copy = clone_effect(e)
            copy.owner, copy.made_by = card, PLAYER_NONE
            copy.flag &= ~EFFECT_FLAG_INITIAL
            copy.ends_by, copy.lasts_for = reset, count
            recharge(copy)
            _make_optional(copy)
            register_on(card, copy)


def take_out_of_duel(d: DuelState, cards: list[Card]) -> None:
    """Take cards out of the duel; from then on they are in no place."""
    for card in cards:
        set_working(card, False)
        stop_watching(card)
    for card in cards:
        remove_card(d, card)
