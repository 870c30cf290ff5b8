"""Equipping a card to a monster."""

from typing import Final

from solemn.core.card.kinds import get_type
from solemn.core.effects.queries import withstands
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

_WHILE_EQUIPPED: Final = 0x17E0000


def equip(d: DuelState, player: int, card: Card, target: Card, face_up: bool, in_step: bool) -> bool:
    """Equip a card to a monster, from wherever it is; True if it is equipped now.

    With `in_step` the events wait for `complete_equips`. A card for which there is no monster or no zone goes to the GY by rule.
    """
    if card is target or withstands(card, d.reason_effect):
        return False
    can_hold = target.position & POS_FACEUP and target.location == LOCATION_MZONE
    if not can_hold and _stays_without_monster(d, card):
        return False
    if not _finds_zone(d, player, card) or not can_hold:
        _fall(d, card)
        return False
    _bring_to_zone(d, player, card, face_up)
    _tie(d, card, target)
    if in_step:
        d.pending.equipping[card] = None
    else:
        _announce(d, card, target)
    return True


def _stays_without_monster(d: DuelState, card: Card) -> bool:
    """Under some rules a monster that would be equipped, but to nothing, stays where it is."""
    return bool(d.flags & DUEL_EQUIP_NOT_SENT_IF_MISSING_TARGET) and card.location == LOCATION_MZONE


def _fall(d: DuelState, card: Card) -> None:
    if card.location != LOCATION_GRAVE:
        send_cards(d, [card], None, REASON_RULE, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)


def _finds_zone(d: DuelState, player: int, card: Card) -> bool:
    if card.location == LOCATION_SZONE:
        return True
    update_fixed_zones(d)
    return open_zones(d, card, player, LOCATION_SZONE, player, LOCATION_REASON_TOFIELD)[0] > 0


def _bring_to_zone(d: DuelState, player: int, card: Card, face_up: bool) -> None:
    face_up = face_up or bool(card.position & POS_FACEUP)
    if card.equip_target is not None:
        _untie(card, card.equip_target)
        set_working(card, False)
    elif card.location == LOCATION_SZONE:
        if face_up and not card.position & POS_FACEUP:
            change_position(d, [card], None, player, POS_FACEUP, POS_FACEUP, POS_FACEUP, POS_FACEUP, 0)
    else:
        card.reason_player = player
        set_working(card, False)
        move_to_field(d, card, player, player, LOCATION_SZONE, POS_FACEUP if face_up else POS_FACEDOWN)


def _untie(card: Card, host: Card) -> None:
    card.effect_targets = [other for other in card.effect_targets if other is not host]
    host.targeted_by = [other for other in host.targeted_by if other is not card]
    detach_equip(card)


def _tie(d: DuelState, card: Card, target: Card) -> None:
    attach_equip(card, target)
    if not card.printed.type & TYPE_EQUIP:
        _become_equip_card(card)
    card.effect_targets = in_card_order([*card.effect_targets, target])
    target.targeted_by = in_card_order([*target.targeted_by, card])


def _become_equip_card(card: Card) -> None:
    """While it is equipped a Trap is an Equip Card too; any other card is an Equip Spell, but a Union Monster or Token remains one."""
    kept = card.printed.type & TYPE_UNION or card.printed.type & TYPE_TOKEN
    becomes = (EFFECT_CHANGE_TYPE, TYPE_SPELL | TYPE_EQUIP | kept)
    if get_type(card) & TYPE_TRAP:
        becomes = (EFFECT_ADD_TYPE, TYPE_EQUIP)
    mark_card(card, *becomes, RESET_EVENT + _WHILE_EQUIPPED, owner=card)


def _announce(d: DuelState, card: Card, target: Card) -> None:
    _start([card])
    update_negations(d)
    host = target.overlay_target or target
    d.chaining.hint_times[host.controller] |= TIMING_EQUIP
    _tell(d, [card], [target])


def complete_equips(d: DuelState) -> None:
    """Announce the cards that were equipped "at the same time"."""
    waiting = in_card_order(d.pending.equipping)
    if not waiting:
        return
    _start(waiting)
    update_standing(d)
    for player in (0, 1):
        d.chaining.hint_times[player] |= TIMING_EQUIP
    _tell(d, waiting, in_card_order(card.equip_target for card in waiting if card.equip_target is not None))


def _start(cards: list[Card]) -> None:
    for card in cards:
        if card.position & POS_FACEUP:
            set_working(card, True)


def _tell(d: DuelState, cards: list[Card], targets: list[Card]) -> None:
    by, player = d.reason_effect, d.reason_player
    for target in targets:
        raise_single_event(d, target, cards, EVENT_EQUIP, by, 0, player, PLAYER_NONE, 0)
    raise_event(d, cards, EVENT_EQUIP, by, 0, player, PLAYER_NONE, 0)
    answer_single_events(d)
    answer_events(d)
