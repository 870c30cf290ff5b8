"""Protections: may this effect, attack or battle touch that card? Each answer names what refuses. Rule P14."""

from typing import Final

from solemn.core.card.kinds import get_type
from solemn.core.effects.effect import handler_of, value, value_for_effect, value_says_yes
from solemn.core.effects.queries import affecting, affecting_for, effects_on, unaffected_by
from solemn.core.state.data import Card, Code, Effect, own
from solemn.core.state.reasons import BATTLE_DESTROYED, BEING_SUMMONED, LOCATION, NEGATED_ALREADY, OVERLAY, Refusal
from solemn.spec.constants import (
    EFFECT_CANNOT_BE_BATTLE_TARGET,
    EFFECT_CANNOT_BE_EFFECT_TARGET,
    EFFECT_CANNOT_DISABLE,
    EFFECT_CANNOT_SELECT_BATTLE_TARGET,
    EFFECT_CANNOT_SELECT_EFFECT_TARGET,
    EFFECT_FLAG_COUNT_LIMIT,
    EFFECT_IGNORE_BATTLE_TARGET,
    EFFECT_INDESTRUCTABLE,
    EFFECT_INDESTRUCTABLE_COUNT,
    EFFECT_INDESTRUCTABLE_EFFECT,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    LOCATION_REMOVED,
    REASON_EFFECT,
    STATUS_BATTLE_DESTROYED,
    STATUS_DISABLED,
    STATUS_SUMMONING,
    TYPE_TOKEN,
    TYPE_TRAPMONSTER,
)

NOT_THERE: Final = "P2"  # only a card that is still there can be destroyed
UNAFFECTED: Final = "P7"  # an effect does not apply to a card that is unaffected by it
NOT_TARGETED: Final = "P9"  # a card that cannot be targeted is not chosen
NOT_DESTROYED: Final = "P10"  # a card that cannot be destroyed stays, or something else happens

_HIDDEN: Final = LOCATION_DECK | LOCATION_EXTRA | LOCATION_HAND
_GONE: Final = LOCATION_GRAVE | LOCATION_REMOVED


def why_not_disable(card: Card, by: Effect | None, by_monster: bool) -> Refusal:
    """May `by` negate the effects of this card now? P6: not if they are negated already (Trap Monsters aside),
    if they cannot be negated, or if the card is unaffected by `by`."""
    if card.status & STATUS_DISABLED and (by_monster or not get_type(card) & TYPE_TRAPMONSTER):
        return NEGATED_ALREADY
    return affecting(card, EFFECT_CANNOT_DISABLE) or unaffected_by(card, by)


def why_not_destroy(card: Card) -> Refusal:
    """Is the card where something can be destroyed at all?"""
    if card.overlay_target is not None:
        return OVERLAY
    return LOCATION if card.location & _GONE else None


def check_indestructible_by_effect(card: Card, by: Effect | None, player: int) -> Effect | None:
    """The effect that keeps `by`, used by the player, from destroying the card (P10); None if there is none."""
    if by is None:
        return None
    for shield in effects_on(card, EFFECT_INDESTRUCTABLE_EFFECT):
        if value_says_yes(shield, by, player, card):
            return shield
    return None


def why_not_destroy_by_effect(card: Card, by: Effect | None, player: int) -> Refusal:
    """May `by`, used by the player, destroy the card? Refused by immunity (P7), by protection (P10), by protections of
    every kind, and by those that hold a number of times."""
    return (
        unaffected_by(card, by)
        or check_indestructible_by_effect(card, by, player)
        or _indestructible(card, by, player)
        or _indestructible_times(card, by, player)
    )


def _indestructible(card: Card, by: Effect | None, player: int) -> Effect | None:
    for shield in effects_on(card, EFFECT_INDESTRUCTABLE):
        if value_says_yes(shield, by, REASON_EFFECT, player):
            return shield
    return None


def _indestructible_times(card: Card, by: Effect | None, player: int) -> Effect | None:
    for shield in effects_on(card, EFFECT_INDESTRUCTABLE_COUNT):
        if shield.flag & EFFECT_FLAG_COUNT_LIMIT:
            if shield.count_limit and value_says_yes(shield, by, REASON_EFFECT, player):
                return shield
        else:
            times = value(shield, by, REASON_EFFECT, player)
            if times and own(card, "indestructible_counts").setdefault(shield.id, 0) < times:
                return shield
    return None


def why_not_attack_target(card: Card, attacker: Card) -> Refusal:
    """May the attacker choose this card as the target of its attack?"""
    return (
        affecting_for(card, EFFECT_CANNOT_BE_BATTLE_TARGET, attacker)
        or affecting_for(attacker, EFFECT_CANNOT_SELECT_BATTLE_TARGET, card)
        or affecting_for(card, EFFECT_IGNORE_BATTLE_TARGET, attacker)
    )


def _why_never_a_target(card: Card) -> Refusal:
    """A hidden card is nobody's target, nor is a Token that left the field, a monster whose Summon can still be negated, or one
    that a battle destroyed."""
    where, status = card.location, card.status
    if where & _HIDDEN or (not where & LOCATION_ONFIELD and card.printed.type & TYPE_TOKEN):
        return LOCATION
    if status & STATUS_BATTLE_DESTROYED:
        return BATTLE_DESTROYED
    return BEING_SUMMONED if status & STATUS_SUMMONING else None


def _forbids_choice(holder: Card, code: Code, by: Effect, about: object) -> Effect | None:
    """The effect with this code on `holder` whose value names `by`, if any; each is asked, oldest first."""
    return next((e for e in effects_on(holder, code) if value_for_effect(e, by, about)), None)


def why_not_target(card: Card, by: Effect | None, player: int) -> Refusal:
    """May the player choose this card as a target of `by`? P9: the card's protections are asked first, then what limits the card
    that `by` is on. Without `by` only the rules are asked."""
    refusal = _why_never_a_target(card)
    if refusal is not None or by is None:
        return refusal
    return _forbids_choice(card, EFFECT_CANNOT_BE_EFFECT_TARGET, by, player) or _forbids_choice(
        handler_of(by), EFFECT_CANNOT_SELECT_EFFECT_TARGET, by, card
    )
