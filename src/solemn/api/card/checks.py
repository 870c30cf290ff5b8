"""Card natives: what the player who acts can do with a card."""

from typing import Any

from solemn.api.border import ABSENT, int_or, native, refuse
from solemn.api.card.arguments import U8, U32, allowed, not_a_card
from solemn.core.card.kinds import starts_in_extra_deck
from solemn.core.effects.queries import affecting
from solemn.core.permissions.attack_targets import get_attack_target
from solemn.core.permissions.capabilities import (
    can_change_control,
    can_change_position_by_effect,
    can_cost_to_deck,
    can_cost_to_extra,
    can_cost_to_grave,
    can_cost_to_hand,
    can_send_to_deck,
    can_send_to_extra,
    can_send_to_grave,
    can_send_to_hand,
    can_turn_set,
    control_can_be_changed,
    releasable_by_effect,
    releasable_by_nonsummon,
    removable,
    removable_as_cost,
    why_not_attack,
    why_not_declare_attack,
)
from solemn.core.permissions.player_permissions import player_can_discard_hand
from solemn.core.permissions.protections import (
    why_not_attack_target,
    why_not_destroy,
    why_not_destroy_by_effect,
    why_not_disable,
    why_not_target,
)
from solemn.core.state.data import Card, Effect
from solemn.core.state.log import emit
from solemn.core.state.reasons import LIMIT, TARGET, TURN, Refusal
from solemn.spec.constants import (
    EFFECT_CANNOT_USE_AS_COST,
    EFFECT_EXTRA_ATTACK,
    REASON_COST,
    REASON_EFFECT,
    STATUS_BATTLE_DESTROYED,
)

# Moving it


@native("Card.IsAbleToHand", guarded=True)
def _is_able_to_hand(c: Any = ABSENT, player: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAbleToHand", c)
    who = c.d.reason_player
    return can_send_to_hand(c, who if player is ABSENT else int_or(player, who) & U8)


@native("Card.IsAbleToDeck", guarded=True)
def _is_able_to_deck(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAbleToDeck", c)
    return can_send_to_deck(c, c.d.reason_player)


@native("Card.IsAbleToExtra", guarded=True)
def _is_able_to_extra(c: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAbleToExtra", c)
    return can_send_to_extra(c, c.d.reason_player)


@native("Card.IsAbleToGrave", guarded=True)
def _is_able_to_grave(c: Any = ABSENT, reason: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsAbleToGrave", c)
    return can_send_to_grave(c, c.d.reason_player, REASON_EFFECT if reason is ABSENT else int_or(reason, REASON_EFFECT) & U32)


@native("Card.IsAbleToRemove")
def _is_able_to_remove(c: Card, player: int | None, position: int, reason: int) -> bool:
    return removable(c, _player(c, player), position & U8, reason & U32)


def _player(c: Card, player: int | None) -> int:
    return c.d.reason_player if player is None else player & U8


@native("Card.IsAbleToHandAsCost")
def _is_able_to_hand_as_cost(c: Card) -> bool:
    return can_cost_to_hand(c, c.d.reason_player)


@native("Card.IsAbleToDeckAsCost")
def _is_able_to_deck_as_cost(c: Card) -> bool:
    return can_cost_to_deck(c, c.d.reason_player)


@native("Card.IsAbleToExtraAsCost")
def _is_able_to_extra_as_cost(c: Card) -> bool:
    return can_cost_to_extra(c, c.d.reason_player)


@native("Card.IsAbleToDeckOrExtraAsCost")
def _is_able_to_deck_or_extra_as_cost(c: Card) -> bool:
    player = c.d.reason_player
    return can_cost_to_extra(c, player) if starts_in_extra_deck(c) else can_cost_to_deck(c, player)


@native("Card.IsAbleToGraveAsCost")
def _is_able_to_grave_as_cost(c: Card) -> bool:
    return can_cost_to_grave(c, c.d.reason_player)


@native("Card.IsAbleToRemoveAsCost")
def _is_able_to_remove_as_cost(c: Card, position: int) -> bool:
    return removable_as_cost(c, c.d.reason_player, position & U8)


@native("Card.IsReleasable")
def _is_releasable(c: Card, reason: int, player: int | None) -> bool:
    return releasable_by_nonsummon(c, _player(c, player), reason & U32)


@native("Card.IsReleasableByEffect")
def _is_releasable_by_effect(c: Card, e: Effect | None, player: int | None) -> bool:
    who = _player(c, player)
    return releasable_by_nonsummon(c, who, REASON_EFFECT) and releasable_by_effect(c, who, e or c.d.reason_effect)


@native("Card.IsDiscardable")
def _is_discardable(c: Card, reason: int, player: int | None) -> bool:
    reason &= U32
    if reason == REASON_COST and not allowed(c, affecting(c, EFFECT_CANNOT_USE_AS_COST)):
        return False
    return player_can_discard_hand(c.d, _player(c, player), c, c.d.reason_effect, reason)


# Attacking with it


@native("Card.CanAttack")
def _can_attack(c: Card) -> bool:
    return allowed(c, why_not_attack(c))


@native("Card.CanChainAttack")
def _can_chain_attack(c: Card, count: int, monsters_only: bool) -> bool:
    return allowed(c, _why_not_chain_attack(c, count & U8, monsters_only))


def _why_not_chain_attack(c: Card, count: int, monsters_only: bool) -> Refusal:
    battle, turn_player = c.d.battle, c.d.turn_player
    if c is not battle.attacker or c.status & STATUS_BATTLE_DESTROYED or c.field_id_r != battle.declared_ids[0]:
        return TARGET
    if c.controller != turn_player:
        return TURN
    refusal = why_not_declare_attack(c, turn_player)
    if refusal is not None:
        return refusal
    if count and c.declarations >= count:
        return LIMIT
    if count == 2 and (extra := affecting(c, EFFECT_EXTRA_ATTACK)) is not None:
        return extra
    targets = get_attack_target(c, True).cards
    return None if targets or (c.attacks_directly and not monsters_only) else TARGET


# Changing it


@native("Card.IsAbleToChangeControler")
def _is_able_to_change_controler(c: Card) -> bool:
    return can_change_control(c)


@native("Card.IsControlerCanBeChanged")
def _is_controler_can_be_changed(c: Card, ignore_zone: bool, zone: int) -> bool:
    return control_can_be_changed(c, ignore_zone, zone & U32)


@native("Card.IsCanChangePosition")
def _is_can_change_position(c: Card) -> bool:
    return can_change_position_by_effect(c)


@native("Card.IsCanTurnSet")
def _is_can_turn_set(c: Card) -> bool:
    return can_turn_set(c, c.d.reason_player)


@native("Card.IsCanBeDisabledByEffect")
def _is_can_be_disabled_by_effect(c: Card, e: Effect, by_monster: bool) -> bool:
    refusal = why_not_disable(c, e, by_monster)
    if refusal is not None and not c.d.only_answering:
        emit(c.d, ".protected", c, refusal, e, 0)
    return allowed(c, refusal)


@native("Card.IsDestructable", guarded=True)
def _is_destructable(c: Any = ABSENT, e: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsDestructable", c)
    if e is ABSENT:
        return allowed(c, why_not_destroy(c))
    if type(e) is not Effect:
        raise refuse("Card.IsDestructable", 2, "Effect", e)
    return allowed(c, why_not_destroy_by_effect(c, e, c.d.reason_player))


@native("Card.IsCanBeEffectTarget", guarded=True)
def _is_can_be_effect_target(c: Any = ABSENT, e: Any = ABSENT, *_: Any) -> bool:
    if type(c) is not Card:
        raise not_a_card("Card.IsCanBeEffectTarget", c)
    if e is ABSENT:
        e = c.d.reason_effect
    elif type(e) is not Effect:
        raise refuse("Card.IsCanBeEffectTarget", 2, "Effect", e)
    return allowed(c, why_not_target(c, e, c.d.reason_player))


@native("Card.IsCanBeBattleTarget")
def _is_can_be_battle_target(c: Card, attacker: Card) -> bool:
    return allowed(c, why_not_attack_target(c, attacker))
