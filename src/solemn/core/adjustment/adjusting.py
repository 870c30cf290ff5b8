"""The adjustment between steps: what continuous effects change takes hold, round by round, until nothing more changes."""

from typing import Final

from solemn.core.adjustment.trap_monsters import return_trap_monsters
from solemn.core.card.kinds import get_type
from solemn.core.effects.effect import handler_of, value
from solemn.core.effects.queries import affecting, affecting_for, effects_on, field_effects, note_for_negation
from solemn.core.effects.step_bound import take_step
from solemn.core.lifetimes.registration import unregister_from, update_granted
from solemn.core.lifetimes.resetting import rightful_controller
from solemn.core.lifetimes.upkeep import find_self_destroying, update_negations
from solemn.core.moves.control import take_control
from solemn.core.moves.destroying import destroy
from solemn.core.moves.positions import take_positions
from solemn.core.moves.zone_changes import reverse_deck
from solemn.core.permissions.attack_targets import target_still_legal
from solemn.core.permissions.capabilities import can_change_control, why_attack_stops
from solemn.core.state.data import Card, DuelState, Effect, in_card_order
from solemn.core.state.deferred import settle
from solemn.core.state.log import BOTH_PLAYERS, emit_revealed
from solemn.core.state.raised_events import raise_event
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.missed_timing import check_win
from solemn.core.timing.shuffling import shuffle, shuffle_searched
from solemn.core.timing.unusable_zones import refresh_locations
from solemn.spec.constants import (
    EFFECT_CANNOT_CHANGE_POS_E,
    EFFECT_DEFENSE_ATTACK,
    EFFECT_DISABLE_TRAPMONSTER,
    EFFECT_EQUIP_LIMIT,
    EFFECT_PUBLIC,
    EFFECT_REMOVE_BRAINWASHING,
    EFFECT_REVERSE_DECK,
    EFFECT_SET_CONTROL,
    EFFECT_SET_POSITION,
    EFFECT_TYPE_SINGLE,
    EFFECT_UNSTOPPABLE_ATTACK,
    EVENT_ADJUST,
    GLOBALFLAG_BRAINWASHING_CHECK,
    GLOBALFLAG_DECK_REVERSE_CHECK,
    LOCATION_HAND,
    LOCATION_MZONE,
    PHASE_DAMAGE,
    PHASE_DAMAGE_CAL,
    PLAYER_NONE,
    POS_DEFENSE,
    POS_FACEDOWN,
    POS_FACEUP,
    REASON_RULE,
    STATUS_ATTACK_CANCELED,
    STATUS_CONTINUOUS_POS,
    STATUS_JUST_POS,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_TRAPMONSTER,
)

_MAX_CONTROL_LOOPS: Final = 3  # a card that passes control back and forth more often is destroyed


def put_right(d: DuelState) -> None:
    """Adjust: apply what continuous effects change, in rounds, until a round changes nothing. Ends the duel if it is won."""
    d.event_number += 1
    d.pending.checked_again.clear()
    settle(d)
    _round(d)
    while d.pending.another_round:
        _round(d)
    shuffle_searched(d)
    settle(d)


def _round(d: DuelState) -> None:
    take_step(d)
    d.pending.another_round = False
    answer_single_events(d)  # events that a new effect raised on its card between steps
    settle(d)
    check_win(d)
    _adjust_negations(d)
    _adjust_trap_monsters(d)
    _adjust_control(d)
    _end_brainwashing(d)
    if update_granted(d):
        d.pending.another_round = True
    settle(d)
    if not d.pending.self_destruction_off:
        find_self_destroying(d)
        settle(d)
        _adjust_equips(d)
    _adjust_positions(d)
    _adjust_hands(d)
    _adjust_decks(d)
    _adjust_attack(d)
    raise_event(d, None, EVENT_ADJUST, None, 0, PLAYER_NONE, PLAYER_NONE, 0)
    answer_events(d)


def _adjust_negations(d: DuelState) -> None:
    for player in (d.turn_player, 1 - d.turn_player):
        p = d.players[player]
        for card in [*p.mzone, *p.szone]:
            if card is not None:
                note_for_negation(d, card)
    update_negations(d)
    settle(d)
    refresh_locations(d)
    settle(d)


def _adjust_trap_monsters(d: DuelState) -> None:
    for player, no_monsters in enumerate((d.pending.trap_monsters0, d.pending.trap_monsters1)):
        no_monsters.clear()
        for card in d.players[player].mzone:
            if card is not None and get_type(card) & TYPE_TRAPMONSTER and affecting(card, EFFECT_DISABLE_TRAPMONSTER):
                no_monsters[card] = None
    if d.pending.trap_monsters0 or d.pending.trap_monsters1:
        d.pending.another_round = True
        return_trap_monsters(d)
        settle(d)


# --- control


def _adjust_control(d: DuelState) -> None:
    """Give each monster to the player who should control it by the effects that apply now."""
    culprits: list[Card] = []
    for player, leaving in enumerate(_clear_control_changes(d)):
        for card in d.players[player].mzone:
            if card is not None:
                _find_control_change(card, leaving, culprits)
    changed = bool(d.pending.control_of0 or d.pending.control_of1)
    d.registering.control_changed_at = d.field_id
    if changed:
        endless = _endless(d, culprits)
        _hand_over(d)
        for card in endless:
            destroy(d, [card], None, REASON_RULE, PLAYER_NONE)
        settle(d)


def _clear_control_changes(d: DuelState) -> tuple[dict[Card, None], dict[Card, None]]:
    d.pending.control_of0.clear()
    d.pending.control_of1.clear()
    return d.pending.control_of0, d.pending.control_of1


def _find_control_change(card: Card, leaving: dict[Card, None], culprits: list[Card]) -> None:
    player, by = rightful_controller(card)
    if player == card.controller or not can_change_control(card):
        return
    leaving[card] = None
    if by is not None and (not by.type & EFFECT_TYPE_SINGLE or by.condition is not None):
        culprits.append(handler_of(by))


def _endless(d: DuelState, culprits: list[Card]) -> list[Card]:
    found = in_card_order(culprits)
    for card in found:
        d.pending.checked_again[card] = d.pending.checked_again.get(card, 0) + 1
    return [card for card in found if d.pending.checked_again[card] > _MAX_CONTROL_LOOPS]


def _hand_over(d: DuelState) -> None:
    d.pending.another_round = True
    both = in_card_order(d.pending.control_of0), in_card_order(d.pending.control_of1)
    for taker in (d.turn_player, 1 - d.turn_player):
        take_control(d, both[1 - taker], None, PLAYER_NONE, taker, 0, 0, 0xFF)


def _end_brainwashing(d: DuelState) -> None:
    """Return control of all affected monsters to their owners."""
    if not d.registering.in_use & GLOBALFLAG_BRAINWASHING_CHECK:
        return
    leaving = _clear_control_changes(d)
    d.pending.control_returns = bool(field_effects(d, EFFECT_REMOVE_BRAINWASHING, False))
    if not d.pending.control_returns:
        return
    for player in (0, 1):
        for card in d.players[player].mzone:
            if card is not None and affecting(card, EFFECT_REMOVE_BRAINWASHING):
                _forget_control_effects(card)
                if player != card.owner and can_change_control(card):
                    leaving[player][card] = None
    if d.pending.control_of0 or d.pending.control_of1:
        _hand_over(d)
    settle(d)


def _forget_control_effects(card: Card) -> None:
    for e in card.single_effects.get(EFFECT_SET_CONTROL, ()):
        if e.condition is None and e.handler is not None:
            unregister_from(e.handler, e)


# --- equips, positions, hands, decks


def _adjust_equips(d: DuelState) -> None:
    wrong: list[Card] = []
    for player in (d.turn_player, 1 - d.turn_player):
        for card in d.players[player].szone[:5]:
            if card is not None and card.equip_target is not None and affecting_for(card, EFFECT_EQUIP_LIMIT, card.equip_target) is None:
                wrong.append(card)
    if wrong:
        d.pending.another_round = True
        destroy(d, wrong, None, REASON_RULE, PLAYER_NONE)
        settle(d)


def _adjust_positions(d: DuelState) -> None:
    turning: list[Card] = []
    for player in (d.turn_player, 1 - d.turn_player):
        for card in d.players[player].mzone:
            if card is not None and _has_positions(card) and affecting(card, EFFECT_CANNOT_CHANGE_POS_E) is None:
                _find_turn(card, turning)
    if turning:
        d.pending.another_round = True
        take_positions(d, turning, None, PLAYER_NONE, True)
        settle(d)


def _has_positions(card: Card) -> bool:
    both = TYPE_LINK | TYPE_MONSTER
    return card.printed.type & both != both


def _find_turn(card: Card, turning: list[Card]) -> None:
    fixing: list[Effect] = effects_on(card, EFFECT_SET_POSITION)
    if not fixing:
        return
    position = value(fixing[-1])
    just_turned = card.status & STATUS_JUST_POS
    card.status &= ~(STATUS_CONTINUOUS_POS | STATUS_JUST_POS)
    if position & 0xFF != card.position:
        turning.append(card)
        card.new_position = position
        if just_turned:
            card.status |= STATUS_CONTINUOUS_POS


def _adjust_hands(d: DuelState) -> None:
    """Turn cards in the hand that are no longer public face-down, and shuffle that hand."""
    for player in (0, 1):
        for card in d.players[player].hand:
            public = affecting(card, EFFECT_PUBLIC) is not None
            if not public and card.position & POS_FACEUP:
                d.pending.shuffle_hands[player] = True
            elif public and not card.position & POS_FACEUP:
                emit_revealed(d, BOTH_PLAYERS, (card,))
            card.position = POS_FACEUP if public else POS_FACEDOWN
    for player in (d.turn_player, 1 - d.turn_player):
        if d.pending.shuffle_hands[player]:
            shuffle(d, player, LOCATION_HAND)


def _adjust_decks(d: DuelState) -> None:
    if not d.registering.in_use & GLOBALFLAG_DECK_REVERSE_CHECK:
        return
    upside_down = bool(field_effects(d, EFFECT_REVERSE_DECK, False))
    if upside_down != d.pending.deck_turned_over:
        d.pending.deck_turned_over = upside_down
        reverse_deck(d, 0)
        reverse_deck(d, 1)


# --- the attack


def _adjust_attack(d: DuelState) -> None:
    """Note that the attack ended, or that its target must be chosen again."""
    attacker = d.battle.attacker
    if attacker is None or (attacker.status & STATUS_ATTACK_CANCELED and affecting(attacker, EFFECT_UNSTOPPABLE_ATTACK) is None):
        return
    if d.phase in (PHASE_DAMAGE, PHASE_DAMAGE_CAL):
        if not _still_battles(attacker, d.battle.target, d.battle.declared_ids):
            attacker.status |= STATUS_ATTACK_CANCELED
    elif not _still_attacks(attacker, d.battle.declared_ids[0]):
        attacker.status |= STATUS_ATTACK_CANCELED
    elif not d.battle.replay_due and (_opposing(d) != d.battle.opposing or not target_still_legal(d)):
        d.battle.replay_due = True


def _still_attacks(attacker: Card, field_id: int) -> bool:
    return why_attack_stops(attacker) is None and attacker.controller == attacker.attack_controller and attacker.field_id_r == field_id


def _opposing(d: DuelState) -> list[int]:
    return sorted(card.field_id_r for card in d.players[1 - d.turn_player].mzone if card is not None)


def _still_battles(attacker: Card, target: Card | None, field_ids: list[int]) -> bool:
    if not _stayed(attacker, field_ids[0]) or (target is not None and not _stayed(target, field_ids[1])):
        return False
    return not attacker.position & POS_DEFENSE or affecting(attacker, EFFECT_DEFENSE_ATTACK) is not None


def _stayed(card: Card, field_id: int) -> bool:
    return card.location == LOCATION_MZONE and card.field_id_r == field_id and card.controller == card.attack_controller
