"""Xyz Materials: attaching cards to a monster and detaching them."""

from typing import Final

from solemn.core.card.kinds import in_operation_order
from solemn.core.decisions.asking import ask_cards
from solemn.core.effects.queries import note_for_negation
from solemn.core.lifetimes.attaching import attach_material, detach_equip, detach_material
from solemn.core.lifetimes.resetting import reset_card, set_working
from solemn.core.lifetimes.ties import clear_card_targets
from solemn.core.moves.destroying import destroy
from solemn.core.moves.paying import choose_replacement, replacement_event
from solemn.core.moves.sending import send_cards
from solemn.core.moves.zone_changes import remove_card
from solemn.core.permissions.available_materials import get_overlay_count, get_overlay_group
from solemn.core.permissions.uniqueness import stop_watching_for_rivals
from solemn.core.state.data import Card, DuelState, Effect, Group, in_card_order
from solemn.core.state.deferred import settle
from solemn.core.state.log import emit_move, place_of, tell
from solemn.core.state.raised_events import new_link, raise_event, raise_single_event
from solemn.core.timing.events import answer_events, answer_single_events, solve_link_continuously
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    EFFECT_OVERLAY_REMOVE_REPLACE,
    EVENT_LEAVE_GRAVE,
    LOCATION_GRAVE,
    LOCATION_ONFIELD,
    PLAYER_NONE,
    POS_FACEUP,
    REASON_LOST_TARGET,
    REASON_MATERIAL,
    REASON_RULE,
    REASON_XYZ,
    RESET_EVENT,
    RESET_LEAVE,
    RESET_OVERLAY,
)

_DETACH: Final = 12
_DETACH_OTHERWISE: Final = 219


def detach_materials(
    d: DuelState, reason: int, group: Group | None, player: int, own_side: int, other_side: int, least: int, most: int
) -> int:
    """Let the player detach `least` to `most` materials from monsters of the group or, without one, of the named sides.

    Returns how many were detached, including those that an effect replaced.
    """
    event = replacement_event(player, least, reason, d.reason_effect)
    enough = get_overlay_count(d, player, bool(own_side), bool(other_side), group) >= least
    chosen = choose_replacement(d, player, EFFECT_OVERLAY_REMOVE_REPLACE, event, enough, _DETACH, _DETACH_OTHERWISE)
    if chosen is None:
        return 0
    replaced = 0
    if isinstance(chosen, Effect):
        event.value = least + (most << 16)
        replaced = solve_link_continuously(d, new_link(chosen, player, event))
        settle(d)
        if replaced >= most:
            return replaced
    least, most = max(0, least - replaced), most - replaced
    materials = get_overlay_group(d, player, bool(own_side), bool(other_side), group)
    cards = ask_cards(d, player, materials, least, most, cancelable=isinstance(chosen, Effect) and least == 0) or []
    sent = send_cards(d, in_card_order(cards), d.reason_effect, reason, player, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    return sent + replaced


def overlay(d: DuelState, target: Card, materials: list[Card], materials_to_grave: bool) -> None:
    """Attach cards to a monster as its materials. Their own materials go to the GY, or else are attached too."""
    tell(d, ".leaving", materials)
    for card in materials:
        if card.overlay_target is None:
            set_working(card, False)
    if materials_to_grave:
        of_materials = in_card_order(m for card in materials for m in card.materials_attached)
        send_cards(d, of_materials, None, REASON_RULE | REASON_LOST_TARGET, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    unequipped: list[Card] = []
    out_of_grave: list[Card] = []
    for card in _attach_order(target, materials, materials_to_grave):
        _attach(d, target, card, unequipped, out_of_grave)
    tell(d, ".left", materials)
    if out_of_grave:
        raise_event(d, in_card_order(out_of_grave), EVENT_LEAVE_GRAVE, d.reason_effect, 0, d.reason_player, 0, 0)
        answer_single_events(d)
        answer_events(d)
    if unequipped:
        destroy(d, in_card_order(unequipped), None, REASON_LOST_TARGET | REASON_RULE, PLAYER_NONE)
    else:
        update_standing(d)
    if target.location & LOCATION_ONFIELD:
        d.rules.put_right(d)


def _attach_order(target: Card, materials: list[Card], materials_to_grave: bool) -> list[Card]:
    own = [card for card in materials if card.overlay_target is not target]
    if materials_to_grave:
        return own
    theirs: list[Card] = []
    for card in materials:
        theirs[:0] = card.materials_attached
    if len(theirs) >= 2:
        theirs = in_operation_order(theirs[:-1]) + theirs[-1:]
    return theirs + in_operation_order(own)


def _attach(d: DuelState, target: Card, card: Card, unequipped: list[Card], out_of_grave: list[Card]) -> None:
    card.reason = REASON_XYZ | REASON_MATERIAL
    reset_card(card, RESET_LEAVE | RESET_OVERLAY, RESET_EVENT)
    unequipped += _let_go(d, card)
    before = place_of(card)
    if _leave_for_material(d, card) == LOCATION_GRAVE:
        out_of_grave.append(card)
        raise_single_event(d, card, None, EVENT_LEAVE_GRAVE, d.reason_effect, 0, d.reason_player, 0, 0)
    attach_material(target, card)
    emit_move(d, card, before, place_of(card), card.reason, card.printed.code)


def _let_go(d: DuelState, card: Card) -> list[Card]:
    """Cut the card's ties to others, as a material has none; returns the Equip Cards that lost it."""
    lost = list(card.equipped_cards)
    if card.only_one_of:
        stop_watching_for_rivals(d, card)
    if card.equip_target is not None:
        detach_equip(card)
    for equip in lost:
        detach_equip(equip)
    clear_card_targets(card)
    return lost


def _leave_for_material(d: DuelState, card: Card) -> int:
    """Take the card from where it is; returns the location, or 0 for a card that was a material already."""
    if card.overlay_target is not None:
        detach_material(card.overlay_target, card)
        return 0
    remove_card(d, card)
    note_for_negation(d, card)
    return card.previous.location
