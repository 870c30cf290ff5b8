"""Equipping a card to a monster."""

from solemn.core.card.kinds import get_type
from solemn.core.effects.queries import unaffected_by
from solemn.core.lifetimes.attaching import attach_equip, detach_equip
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.lifetimes.resetting import set_working
from solemn.core.lifetimes.upkeep import update_negations
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.positions import change_position
from solemn.core.moves.sending import send_cards
from solemn.core.permissions.available_zones import open_zones
from solemn.core.state.data import Card, DuelState, in_card_order
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.unusable_zones import update_fixed_zones, update_standing
from solemn.spec.constants import (
    DUEL_EQUIP_NOT_SENT_IF_MISSING_TARGET,
    EFFECT_ADD_TYPE,
    EFFECT_CHANGE_TYPE,
    EVENT_EQUIP,
    LOCATION_GRAVE,
    LOCATION_MZONE,
    LOCATION_REASON_TOFIELD,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEDOWN,
    POS_FACEUP,
    REASON_RULE,
    RESET_EVENT,
    TIMING_EQUIP,
    TYPE_EQUIP,
    TYPE_SPELL,
    TYPE_TOKEN,
    TYPE_TRAP,
    TYPE_UNION,
)

_WHILE_EQUIPPED = 0x17E0000


def equip(d: DuelState, player: int, card: Card, target: Card, face_up: bool, in_step: bool) -> bool:
    """Equip a card to a monster, from wherever it is; says whether it is equipped now.

    With `in_step` the events wait for `complete_equips`. A card that finds no monster or no zone goes to the GY by rule.
    """
    if card is target or (d.reason_effect is not None and unaffected_by(card, d.reason_effect) is not None):
        return False
    lost = target.location != LOCATION_MZONE or bool(target.position & POS_FACEDOWN)
    if lost and d.flags & DUEL_EQUIP_NOT_SENT_IF_MISSING_TARGET and card.location == LOCATION_MZONE:
        return False
    if card.location != LOCATION_SZONE:
        update_fixed_zones(d)
        lost = open_zones(d, card, player, LOCATION_SZONE, player, LOCATION_REASON_TOFIELD)[0] <= 0 or lost
    if lost:
        if card.location != LOCATION_GRAVE:
            send_cards(d, [card], None, REASON_RULE, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
        return False
    _bring_to_zone(d, player, card, face_up)
    attach_equip(card, target)
    if not card.printed.type & TYPE_EQUIP:
        _become_equip_card(d, card)
    card.effect_targets = in_card_order([*card.effect_targets, target])
    target.targeted_by = in_card_order([*target.targeted_by, card])
    if in_step:
        d.pending.equipping[card] = None
    else:
        _announce(d, card, target)
    return True


def _bring_to_zone(d: DuelState, player: int, card: Card, face_up: bool) -> None:
    old = card.equip_target
    if old is not None:
        card.effect_targets = [c for c in card.effect_targets if c is not old]
        old.targeted_by = [c for c in old.targeted_by if c is not card]
        detach_equip(card)
        set_working(card, False)
    elif card.location == LOCATION_SZONE:
        if face_up and card.position & POS_FACEDOWN:
            change_position(d, [card], None, player, POS_FACEUP, POS_FACEUP, POS_FACEUP, POS_FACEUP, 0)
    else:
        set_working(card, False)
        card.reason_player = player
        shown = face_up or card.position & POS_FACEUP
        move_to_field(d, card, player, player, LOCATION_SZONE, POS_FACEUP if shown else POS_FACEDOWN)


def _become_equip_card(d: DuelState, card: Card) -> None:
    """A Trap is an Equip Card as well as long as it equips; any other card is an Equip Spell, and a Union Monster or Token stays that."""
    if get_type(card) & TYPE_TRAP:
        code, kind = EFFECT_ADD_TYPE, TYPE_EQUIP
    else:
        kept = TYPE_UNION if card.printed.type & TYPE_UNION else card.printed.type & TYPE_TOKEN
        code, kind = EFFECT_CHANGE_TYPE, TYPE_EQUIP | TYPE_SPELL | kept
    mark_card(card, code, kind, RESET_EVENT + _WHILE_EQUIPPED, owner=card)


def _announce(d: DuelState, card: Card, target: Card) -> None:
    if card.position & POS_FACEUP:
        set_working(card, True)
    update_negations(d)
    raise_single_event(d, target, [card], EVENT_EQUIP, d.reason_effect, 0, d.reason_player, PLAYER_NONE, 0)
    raise_event(d, [card], EVENT_EQUIP, d.reason_effect, 0, d.reason_player, PLAYER_NONE, 0)
    host = target.overlay_target or target
    d.chaining.hint_times[host.controller] |= TIMING_EQUIP
    answer_single_events(d)
    answer_events(d)


def complete_equips(d: DuelState) -> None:
    """Announce the cards that were equipped "at the same time"."""
    waiting = in_card_order(d.pending.equipping)
    if not waiting:
        return
    for card in waiting:
        if card.position & POS_FACEUP:
            set_working(card, True)
    update_standing(d)
    for target in in_card_order(card.equip_target for card in waiting if card.equip_target is not None):
        raise_single_event(d, target, waiting, EVENT_EQUIP, d.reason_effect, 0, d.reason_player, PLAYER_NONE, 0)
    raise_event(d, waiting, EVENT_EQUIP, d.reason_effect, 0, d.reason_player, PLAYER_NONE, 0)
    d.chaining.hint_times[0] |= TIMING_EQUIP
    d.chaining.hint_times[1] |= TIMING_EQUIP
    answer_single_events(d)
    answer_events(d)
