"""Negating an activation, an effect, a Summon or an attack; changing what a Chain Link does or targets (RULES.md A1-A4, E1, S2-S4, T1).

Rules N1, N2.
"""

from collections.abc import Callable
from typing import Any, Final

from solemn.core.card.relations import has_link_relation, relate_to_link, release_link
from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import affecting, unaffected_by
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.moves.attempted_summons import stop_attempt
from solemn.core.permissions.capabilities import why_attack_stops
from solemn.core.permissions.turn_activity import end_counting_attempt
from solemn.core.state.data import Card, ChainLink, DuelState, Group
from solemn.core.state.log import emit, place_of
from solemn.core.state.raised_events import raise_event
from solemn.core.state.reasons import Refusal
from solemn.core.timing.chain_links import link_or_newest, why_not_negate_activation, why_not_negate_effect
from solemn.core.timing.events import answer_events, leave_instant_event
from solemn.core.timing.trigger_checks import check_event
from solemn.spec.constants import (
    CHAIN_DISABLE_ACTIVATE,
    CHAIN_DISABLE_EFFECT,
    DUEL_RETURN_TO_DECK_TRIGGERS,
    EFFECT_ATTACK_DISABLED,
    EFFECT_DISABLE_CHAIN,
    EFFECT_FLAG_CARD_TARGET,
    EFFECT_TYPE_ACTIVATE,
    EFFECT_TYPE_CONTINUOUS,
    EFFECT_UNSTOPPABLE_ATTACK,
    EVENT_ATTACK_DISABLED,
    EVENT_FLIP_SUMMON,
    EVENT_FLIP_SUMMON_NEGATED,
    EVENT_SPSUMMON,
    EVENT_SPSUMMON_NEGATED,
    EVENT_SUMMON,
    EVENT_SUMMON_NEGATED,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_MZONE,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEDOWN,
    REASON_EFFECT,
    RESET_CHAIN,
    RESET_EVENT,
    STATUS_ACTIVATE_DISABLED,
    STATUS_ATTACK_CANCELED,
    STATUS_LEAVE_CONFIRMED,
    STATUS_PROC_COMPLETE,
    STATUS_SUMMON_DISABLED,
    STATUS_SUMMONING,
    SUMMON_TYPE_PENDULUM,
)

ONLY_NEGATING_NEGATES: Final = "N2"  # destroying, banishing or returning a card does not negate its effect
CARD_STAYS: Final = "A3"  # the card whose effect was activated stays where it is unless something moves it
STAYS_NEGATED: Final = "P5"  # a negated effect that was activated on the field stays negated when its card leaves
STAYS_PROPER: Final = "S14"  # a monster that was properly Summoned before keeps that when its Flip Summon is negated
ATTACK_NEGATED: Final = "T1"  # no Damage Step follows a negated attack
NO_ATTACK_NEGATED: Final = "T5"  # an attack that merely ended was not negated

_SUMMON_ATTEMPTS: Final = (
    (EVENT_SUMMON, EVENT_SUMMON_NEGATED),
    (EVENT_FLIP_SUMMON, EVENT_FLIP_SUMMON_NEGATED),
    (EVENT_SPSUMMON, EVENT_SPSUMMON_NEGATED),
)


def negate_activation(d: DuelState, number: int) -> bool:
    """Negate the activation of Chain Link `number` (0: the newest) by the effect that is resolving; True if it was negated (rule A1).

    A Spell or Trap Card activated with it no longer counts as being on the field (A2); the card of any other effect stays (A3). Rule P1.
    """
    link = link_or_newest(d, number)
    if link is None or link.flag & CHAIN_DISABLE_ACTIVATE:
        return False
    card = handler_of(link.effect)
    if _stands(d, link, card, why_not_negate_activation(d, link.number)):
        return False
    _negate(d, link, CHAIN_DISABLE_ACTIVATE)
    _take_off_field(link, card)
    emit(d, "chain_negated", link.number)
    emit(d, ".negated_activation", link.number, card, d.reason_effect)
    _forget_hidden_origin(d, link, card)
    return True


def _take_off_field(link: ChainLink, card: Card) -> None:
    """The Spell or Trap whose activation is negated still lies in its zone, but not as a card on the field (A2)."""
    lies_there = card.location == LOCATION_SZONE and has_link_relation(card, link)
    if lies_there and link.effect.type & EFFECT_TYPE_ACTIVATE:
        card.status |= STATUS_ACTIVATE_DISABLED | STATUS_LEAVE_CONFIRMED


def negate_effect(d: DuelState, number: int) -> bool:
    """Negate the effect of Chain Link `number` (0: the newest); True if it was negated. The link still resolves, without effect.

    Rules E1, P3.
    """
    link = link_or_newest(d, number)
    if link is None or link.flag & CHAIN_DISABLE_EFFECT:
        return link is not None and _negate_together(d, link)
    card = handler_of(link.effect)
    if _stands(d, link, card, why_not_negate_effect(d, link.number)):
        return False
    _negate(d, link, CHAIN_DISABLE_EFFECT)
    emit(d, "chain_disabled", link.number)
    emit(d, ".negated_effect", link.number, card, d.reason_effect)
    _forget_hidden_origin(d, link, card)
    return True


def _negate_together(d: DuelState, link: ChainLink) -> bool:
    """Several continuous effects that negate the link as it resolves all apply at the same time (Q&A 9137)."""
    by, other = d.reason_effect, link.disable_reason
    if not d.official_rulings or by is None or other is None or by is other:
        return False
    return bool(by.type & other.type & EFFECT_TYPE_CONTINUOUS)


def _stands(d: DuelState, link: ChainLink, card: Card, refusal: Refusal) -> bool:
    if refusal is None and d.reason_effect is not None:
        refusal = unaffected_by(card, d.reason_effect)
    if refusal is None:
        return False
    emit(d, ".protected", card, refusal, d.reason_effect, link.number)
    return True


def _negate(d: DuelState, link: ChainLink, flag: int) -> None:
    link.flag |= flag
    link.disable_reason = d.reason_effect
    link.disable_player = d.reason_player


def _forget_hidden_origin(d: DuelState, link: ChainLink, card: Card) -> None:
    """Under today's rules the effect that negated a card activated in the Deck, or face-down in the Extra Deck, cannot find it there."""
    if d.flags & DUEL_RETURN_TO_DECK_TRIGGERS:
        return
    hidden = link.triggering_location == LOCATION_EXTRA and link.triggering_position & POS_FACEDOWN
    if hidden or link.triggering_location == LOCATION_DECK:
        release_link(card, link)


def negate_related_chain(d: DuelState, card: Card, reset: int) -> None:
    """Negate the effects of the card that are still in the Chain: they will resolve without effect, wherever the card is then (rule E1).

    `reset` (RESET_... bits) says what ends that before the end of the Chain. Rule P5.
    """
    by = d.reason_effect
    if len(d.chain) < 2 or unaffected_by(card, by) is not None:
        return
    owner = None if by is None else handler_of(by)
    for link in reversed(d.chain):
        if handler_of(link.effect) is card and has_link_relation(card, link):
            mark_card(card, EFFECT_DISABLE_CHAIN, link.chain_id, RESET_CHAIN | RESET_EVENT | reset, owner=owner, flag=0)


def negate_summon(d: DuelState, cards: list[Card]) -> None:
    """Negate the Summon of the monsters that is being attempted (rules S2 and S4).

    They count as not properly Summoned (S13), unless they were on the field already (S14). What happens to them is up to the effect;
    those that it does not move, the Summon itself sends to the GY. Effects that wait for a negated Summon follow at the end of the step.
    """
    stopped = [card for card in cards if _stop_summon(d, card)]
    if not stopped:
        return
    end_counting_attempt(d, stopped)
    player = stopped[-1].summon_player
    emit(d, ".summon_negated", tuple(stopped), d.reason_effect)
    code = next((negated for attempt, negated in _SUMMON_ATTEMPTS if check_event(d, attempt) is not None), 0)
    raise_event(d, stopped, code, d.reason_effect, REASON_EFFECT, d.reason_player, player, 0)
    leave_instant_event(d)


def _stop_summon(d: DuelState, card: Card) -> bool:
    if card is d.summoning.attempted:
        refusal = stop_attempt(d, card)
        if refusal is not None:
            emit(d, ".protected", card, refusal, d.reason_effect, 0)
        return refusal is None
    card.status = (card.status & ~STATUS_SUMMONING) | STATUS_SUMMON_DISABLED
    if d.official_rulings or card.summon_type & SUMMON_TYPE_PENDULUM != SUMMON_TYPE_PENDULUM:
        card.status &= ~STATUS_PROC_COMPLETE
    return True


def negate_attack(d: DuelState) -> bool:
    """Negate the attack that is going on, which is possible only before the Damage Step (rule T1); True if it was negated. Rules T5, T6."""
    attacker, by = d.battle.attacker, d.reason_effect
    if attacker is None or not _can_be_stopped(d, attacker):
        return False
    shield = unaffected_by(attacker, by) or affecting(attacker, EFFECT_UNSTOPPABLE_ATTACK)
    if shield is not None:
        emit(d, ".protected", attacker, shield, by, 0)
        return False
    mark_card(attacker, EFFECT_ATTACK_DISABLED, 0, 0, owner=None, flag=0)
    attacker.status |= STATUS_ATTACK_CANCELED
    emit(d, ".negated_attack", attacker, by)
    raise_event(d, attacker, EVENT_ATTACK_DISABLED, by, 0, d.reason_player, PLAYER_NONE, 0)
    answer_events(d)
    return True


def _can_be_stopped(d: DuelState, attacker: Card) -> bool:
    return (
        d.battle.extra_damage_steps == 0
        and attacker.field_id_r == d.battle.declared_ids[0]
        and attacker.location == LOCATION_MZONE
        and why_attack_stops(attacker) is None
    )


def change_chain_operation(d: DuelState, number: int, operation: Callable[..., Any] | None) -> None:
    """Make Chain Link `number` (0: the newest) apply `operation` instead of its effect when it resolves (None: nothing)."""
    link = link_or_newest(d, number)
    if link is None:
        return
    link.replaced_operation = operation
    handler = link.effect.handler
    if link.effect.type & EFFECT_TYPE_ACTIVATE and handler is not None and handler.location == LOCATION_SZONE:
        handler.status |= STATUS_LEAVE_CONFIRMED


def change_target_cards(d: DuelState, number: int, targets: Group) -> None:
    """Replace the targets of Chain Link `number` (0: the newest), if it has any."""
    link = link_or_newest(d, number)
    if link is None or link.target_cards is None:
        return
    for card in link.target_cards.cards:
        release_link(card, link)
    link.target_cards.cards = list(targets.cards)
    for card in link.target_cards.cards:
        relate_to_link(card, link)
    if link.effect.flag & EFFECT_FLAG_CARD_TARGET:
        emit(d, "become_target", *(place_of(card) for card in link.target_cards.cards))


def change_target_player(d: DuelState, number: int, player: int) -> None:
    """Replace the player whom Chain Link `number` (0: the newest) is about."""
    link = link_or_newest(d, number)
    if link is not None:
        link.target_player = player


def change_target_param(d: DuelState, number: int, param: int) -> None:
    """Change the number that Chain Link `number` (0: the newest) announced, such as an amount of LP."""
    link = link_or_newest(d, number)
    if link is not None:
        link.target_param = param
