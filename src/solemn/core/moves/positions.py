"""Changing battle positions, turning cards face-up or face-down."""

from collections.abc import Iterable
from typing import Final

from solemn.core.card.kinds import get_type, in_operation_order
from solemn.core.decisions.asking import ask_cards
from solemn.core.effects.effect import value_for_effect
from solemn.core.effects.queries import affecting, effects_on, withstands
from solemn.core.lifetimes.attaching import detach_equip
from solemn.core.lifetimes.resetting import reset_card, set_working, work_out_negation
from solemn.core.lifetimes.ties import clear_card_targets
from solemn.core.moves.pending_moves import destroy_later, drop, note_timing, sealed, send_later
from solemn.core.moves.placing import AS_SPELL_OR_TRAP, move_to_field
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.capabilities import can_turn_set
from solemn.core.permissions.uniqueness import kept_from_field_by
from solemn.core.state.data import Card, DuelState, Effect, Group, former, in_card_order
from solemn.core.state.deferred import later, settle
from solemn.core.state.log import emit
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_single_events, leave_instant_event
from solemn.core.timing.unusable_zones import update_fixed_zones, update_standing
from solemn.spec.constants import (
    EFFECT_CANNOT_CHANGE_POS_E,
    EFFECT_DEFENSE_ATTACK,
    EVENT_CHANGE_POS,
    EVENT_FLIP,
    EVENT_SSET,
    LOCATION_GRAVE,
    LOCATION_MZONE,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_DEFENSE,
    POS_FACEDOWN,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
    POS_FACEUP_DEFENSE,
    REASON_LOST_TARGET,
    REASON_RULE,
    RESET_EVENT,
    RESET_TURN_SET,
    STATUS_ACTIVATE_DISABLED,
    STATUS_ATTACK_CANCELED,
    STATUS_JUST_POS,
    STATUS_SET_TURN,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMON_DISABLED,
    STATUS_SUMMONING,
    SUMMON_TYPE_PENDULUM,
    TIMING_POS_CHANGE,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_TOKEN,
    TYPE_TRAPMONSTER,
)

_LINK_MONSTER: Final = TYPE_LINK | TYPE_MONSTER
_NEVER_UNIQUE: Final = 0xFFFFFFFF
_ACTIVATED: Final = 0x7F0  # types of effects that are activated or triggered
_WAS_NEGATED: Final = STATUS_SUMMON_DISABLED | STATUS_ACTIVATE_DISABLED
_FORGET_HOW_SUMMONED: Final = 0xDF00FFFF
_FORGET_PENDULUM: Final = 0xF000FFFF


class _Turning:
    """Cards that change their position, and what follows from it at the end of the step."""

    __slots__ = ("cards_set", "changed", "enable", "flipped", "lost_equips", "reason_effect", "reason_player")

    def __init__(self, reason_effect: Effect | None, reason_player: int, enable: bool) -> None:
        self.reason_effect = reason_effect
        self.reason_player = reason_player
        self.enable = enable
        self.flipped: list[Card] = []
        self.changed: list[Card] = []
        self.cards_set: list[Card] = []
        self.lost_equips: list[Card] = []


def change_position(
    d: DuelState,
    cards: Iterable[Card],
    reason_effect: Effect | None,
    reason_player: int,
    au: int,
    ad: int,
    du: int,
    dd: int,
    flag: int,
    enable: bool = False,
) -> int:
    """Turn cards to the position given for their present one: `au` for face-up and `ad` for face-down Attack Position, `du` for face-up
    and `dd` for face-down Defense Position. The high half of `flag` goes with EVENT_FLIP. Returns how many changed."""
    turned = in_card_order(cards)
    new = {POS_FACEUP_ATTACK: au, POS_FACEDOWN_DEFENSE: dd, POS_FACEUP_DEFENSE: du}
    for card in turned:
        card.new_position = new.get(card.position, ad) | flag
    return take_positions(d, turned, reason_effect, reason_player, enable)


def take_positions(d: DuelState, cards: Iterable[Card], reason_effect: Effect | None, reason_player: int, enable: bool) -> int:
    """Turn cards to the positions noted in their `new_position`; returns how many changed, and leaves these in `DuelState.operated`."""
    settle(d)
    targets = sealed(d, cards)
    targets.cards = [card for card in targets.cards if _may_turn(card, reason_effect, reason_player)]
    to_grave = _without_room(d, targets, reason_player) + _without_room(d, targets, 1 - reason_player)
    turning = _Turning(reason_effect, reason_player, enable)
    for card in in_operation_order(targets.cards):
        _turn(d, turning, card)
    _tell(d, turning)
    if turning.lost_equips:
        destroy_later(d, turning.lost_equips, None, REASON_LOST_TARGET | REASON_RULE, PLAYER_NONE)
    if to_grave:
        send_later(d, to_grave, None, REASON_RULE, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    settle(d)
    d.operated = list(targets.cards)
    return len(d.operated)


def _may_turn(card: Card, reason_effect: Effect | None, reason_player: int) -> bool:
    new = card.new_position & 0xFF
    if new == card.position or not _can_turn(card) or withstands(card, reason_effect):
        return False
    if _turned_down(card) and not card.printed.type & TYPE_TOKEN and not can_turn_set(card, reason_player):
        return False
    forbids = None if reason_effect is None else _kept_in_position_by(card, new, reason_effect)
    if forbids is not None:
        emit(card.d, ".protected", card, forbids, reason_effect, 0)
    return forbids is None


def _kept_in_position_by(card: Card, new: int, by: Effect) -> Effect | None:
    for e in effects_on(card, EFFECT_CANNOT_CHANGE_POS_E):
        if new & (value_for_effect(e, by) or POS_FACEUP | POS_FACEDOWN) & 0xFF:
            return e
    return None


# Trap Monsters that are turned face-down go back to the Spell & Trap Zone


def _without_room(d: DuelState, targets: Group, player: int) -> list[Card]:
    """The player's Trap Monsters that would be turned face-down but have no zone: they go to the GY instead."""
    returning = [card for card in targets.cards if _turned_down(card) and _is_trap_monster(card) and card.controller == player]
    if not returning:
        return []
    update_fixed_zones(d)
    room, _ = open_zones(d, None, player, LOCATION_SZONE, player, 0)
    if room > 0:
        over = len(returning) - room
        returning = (ask_cards(d, player, returning, over, over) or []) if over > 0 else []
    for card in returning:
        drop(targets, card)
    return returning


def _turned_down(card: Card) -> bool:
    return bool(card.position & POS_FACEUP and card.new_position & POS_FACEDOWN)


def _is_trap_monster(card: Card) -> bool:
    return bool(get_type(card) & TYPE_TRAPMONSTER)


# one card after the other


def _can_turn(card: Card) -> bool:
    """Whether the card is on the field, its Summon is over, and it is not a Link Monster, which has only one position."""
    is_there = card.location in (LOCATION_MZONE, LOCATION_SZONE) and not card.status & (STATUS_SUMMONING | STATUS_SPSUMMON_STEP)
    return is_there and card.printed.type & _LINK_MONSTER != _LINK_MONSTER


def _turn(d: DuelState, turning: _Turning, card: Card) -> None:
    old = card.position
    _take_position(d, card, turning.reason_effect)
    if old & POS_FACEDOWN and card.position & POS_FACEUP:
        _flip(d, turning, card)
    if card.location == LOCATION_MZONE:
        raise_single_event(d, card, None, EVENT_CHANGE_POS, turning.reason_effect, 0, turning.reason_player, 0, 0)
        turning.changed.append(card)
    if card.position & POS_FACEDOWN:
        _hide(d, turning, card, bool(old & POS_FACEUP))


def _flip(d: DuelState, turning: _Turning, card: Card) -> None:
    card.field_id = d.field_id
    d.field_id += 1
    if kept_from_field_by(d, card, card.controller, card.location) is not None:
        card.unique_field_id = _NEVER_UNIQUE
    by = turning.reason_effect
    if card.location == LOCATION_MZONE:
        raise_single_event(d, card, None, EVENT_FLIP, by, 0, turning.reason_player, 0, card.new_position >> 16 & 0xFF)
        turning.flipped.append(card)
    if not turning.enable:
        work_out_negation(card)
    elif by is None or not by.type & _ACTIVATED or card.location != LOCATION_MZONE:
        set_working(card, True)
    else:
        d.pending.works_later[card] = None


def _take_position(d: DuelState, card: Card, by: Effect | None) -> None:
    """Turn the card. A Token cannot be face-down and turns to face-up Defense Position; a monster in Defense Position stops attacking."""
    old, new = card.position, card.new_position & 0xFF
    if new & POS_FACEDOWN and card.printed.type & TYPE_TOKEN:
        new = POS_FACEUP_DEFENSE
    former(card).position, card.position = old, new
    if new & POS_DEFENSE and affecting(card, EFFECT_DEFENSE_ATTACK) is None:
        card.status |= STATUS_ATTACK_CANCELED
    card.status |= STATUS_JUST_POS
    emit(d, ".turned", card, by)
    emit(d, "position", card.printed.code, card.controller, card.location, card.sequence, old, new)
    note_timing(d, card, TIMING_POS_CHANGE)


def _hide(d: DuelState, turning: _Turning, card: Card, was_face_up: bool) -> None:
    """A face-down card has no Equip Cards and is not one itself; a Trap Monster stops being a monster."""
    goes_back = was_face_up and _is_trap_monster(card)
    if was_face_up:
        _turn_down(card)
    _lose_equips(turning, card)
    if goes_back:
        _go_back_to_szone(d, turning, card)


def _turn_down(card: Card) -> None:
    """A card that is turned face-down is like a newly Set card."""
    card.status = card.status & ~_WAS_NEGATED | STATUS_SET_TURN
    reset_card(card, RESET_TURN_SET, RESET_EVENT)
    clear_card_targets(card)
    set_working(card, False)
    _forget_arrival(card)


def _forget_arrival(card: Card) -> None:
    """Forget how and from where the card came to the field, and what was counted of it there."""
    former(card).location = 0
    card.times_summoned = card.times_taken_back = (0, 0)
    kind = card.summon_type & _FORGET_HOW_SUMMONED
    was_pendulum_summoned = kind & SUMMON_TYPE_PENDULUM == SUMMON_TYPE_PENDULUM
    card.summon_type = kind & _FORGET_PENDULUM if was_pendulum_summoned else kind


def _lose_equips(turning: _Turning, card: Card) -> None:
    for equip in list(card.equipped_cards):
        turning.lost_equips.append(equip)
        detach_equip(equip)
    if card.equip_target is not None:
        detach_equip(card)


def _go_back_to_szone(d: DuelState, turning: _Turning, card: Card) -> None:
    update_fixed_zones(d)
    later(d, move_to_field, card, card.controller, card.controller, LOCATION_SZONE, POS_FACEDOWN, False, AS_SPELL_OR_TRAP)
    raise_single_event(d, card, None, EVENT_SSET, turning.reason_effect, 0, turning.reason_player, 0, 0)
    turning.cards_set.append(card)


def _tell(d: DuelState, turning: _Turning) -> None:
    update_standing(d)
    answer_single_events(d)
    for cards, code in ((turning.flipped, EVENT_FLIP), (turning.cards_set, EVENT_SSET), (turning.changed, EVENT_CHANGE_POS)):
        if cards:
            raise_event(d, cards, code, turning.reason_effect, 0, turning.reason_player, 0, 0)
    leave_instant_event(d)
