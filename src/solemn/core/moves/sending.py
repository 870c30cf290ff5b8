"""Sending cards to the hand, the Deck, the Extra Deck or the GY, or banishing them, one step after another."""

from collections.abc import Callable, Iterable
from typing import Final

from solemn.core.card.kinds import in_operation_order
from solemn.core.card.relations import untie_from_effects
from solemn.core.decisions.asking import ask_effect_yes_no, ask_place
from solemn.core.effects.queries import affecting, withstands
from solemn.core.lifetimes.attaching import detach_material
from solemn.core.lifetimes.resetting import reset_card, set_working
from solemn.core.lifetimes.ties import clear_card_targets
from solemn.core.lifetimes.upkeep import update_negations
from solemn.core.moves.arriving import Sending, tell_arrivals, tell_departures
from solemn.core.moves.departing import redirect, remember_on_field, was_really_there
from solemn.core.moves.pending_moves import controller_of, mark_sent, note_timing, spare
from solemn.core.moves.replacing import replace_for_all, replace_sending
from solemn.core.moves.zone_changes import change_place, note_former_place, remove_card
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.capabilities import can_send_to_deck, can_send_to_extra, can_send_to_grave, can_send_to_hand, why_not_remove
from solemn.core.state.data import Card, DuelState, Effect, Event, Group, former
from solemn.core.state.deferred import settle
from solemn.core.state.log import NOWHERE, emit_move, insert_move, place_of, tell
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.executing import execute_operation
from solemn.spec.constants import (
    EFFECT_SEND_REPLACE,
    EFFECT_TO_GRAVE_REDIRECT_CB,
    EVENT_LEAVE_FIELD_P,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    LOCATION_OVERLAY,
    LOCATION_REASON_TOFIELD,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    POS_FACEUP,
    REASON_COST,
    REASON_MATERIAL,
    REASON_RULE,
    REASON_SUMMON,
    REASON_TEMPORARY,
    RESET_EVENT,
    RESET_LEAVE,
    RESET_MSCHANGE,
    STATUS_ACTIVATE_DISABLED,
    STATUS_LEAVE_CONFIRMED,
    STATUS_PROC_COMPLETE,
    STATUS_SPSUMMON_STEP,
    STATUS_SUMMON_DISABLED,
    STATUS_SUMMONING,
    TIMING_REMOVE,
    TIMING_TODECK,
    TIMING_TOGRAVE,
    TIMING_TOHAND,
    TYPE_TOKEN,
)

_NEGATED: Final = STATUS_SUMMON_DISABLED | STATUS_ACTIVATE_DISABLED
_NOT_BY_EFFECT: Final = REASON_COST | REASON_SUMMON | REASON_MATERIAL
_PLACE_IN_SZONE: Final = 97  # the text that asks whether to place the card in the Spell & Trap Zone
_OWN_SZONES: Final = 0xFFFFE0FF
_TIMINGS: Final = {
    LOCATION_GRAVE: TIMING_TOGRAVE,
    LOCATION_HAND: TIMING_TOHAND,
    LOCATION_DECK: TIMING_TODECK,
    LOCATION_REMOVED: TIMING_REMOVE,
}


def send_cards(
    d: DuelState,
    cards: Iterable[Card],
    reason_effect: Effect | None,
    reason: int,
    reason_player: int,
    player: int,
    destination: int,
    sequence: int,
    position: int,
    ignore: bool = False,
) -> int:
    """Send cards to a place off the field, that of `player` or (PLAYER_NONE) of their owners. Returns how many went.

    `sequence` is the place in a Deck: 0 the top, 1 the bottom, 2 shuffled in. The position matters for banished cards, and with
    `ignore` everywhere. `DuelState.operated` holds the cards that went.
    """
    if destination & LOCATION_ONFIELD:
        return 0
    targets = mark_sent(d, cards, reason_effect, reason, reason_player, player, destination, sequence, position, ignore)
    return send_marked(d, targets, reason_effect, reason, reason_player)


def send_marked(d: DuelState, targets: Group, reason_effect: Effect | None, reason: int, reason_player: int) -> int:
    """Send those cards marked by `mark_sent` that can go there; returns how many went."""
    settle(d)
    if not reason & REASON_RULE:
        for card in list(targets.cards):
            if _cannot_go(d, card, reason):
                spare(targets, card)
        replace_for_all(d, EFFECT_SEND_REPLACE, targets)
    return send_unopposed(d, targets, reason_effect, reason, reason_player)


def send_unopposed(d: DuelState, targets: Group, reason_effect: Effect | None, reason: int, reason_player: int) -> int:
    """Send cards that are known to be able to go; only their own effects may still replace that. Returns how many went."""
    for card in list(targets.cards):
        replace_sending(d, targets, card)
    if not targets.cards:
        d.operated = []
        return 0
    sending = Sending(targets, reason_effect, reason, reason_player)
    _tell_of_leaving(d, sending)
    leaving = targets.cards
    tell(d, ".leaving", leaving)
    _redirect(d, sending)
    for card in in_operation_order(targets.cards):
        _leave(d, sending, card)
    tell(d, ".left", leaving)
    tell_departures(d, sending)
    tell_arrivals(d, sending)
    d.operated = list(targets.cards)
    return len(d.operated)


def relocate(d: DuelState, card: Card, player: int, location: int, sequence: int, position: int | None, pzone: bool = False) -> Card | None:
    """Move a card and turn it to the position (None: the one that it was sent in). Returns the Xyz Monster whose material it was."""
    before, at, host = place_of(card), len(d.log), card.overlay_target
    if host is not None:
        detach_material(host, card)
    change_place(d, player, card, location, sequence, pzone)
    card.position = card.send_position if position is None else position
    insert_move(card, before, at, card.printed.code)
    return host


# may it go?


def _cannot_go(d: DuelState, card: Card, reason: int) -> bool:
    if card.status & (STATUS_SUMMONING | STATUS_SPSUMMON_STEP):
        return True
    if not card.reason & _NOT_BY_EFFECT:
        if withstands(card, card.reason_effect):
            return True
    return not _can_be_in(card, card.send_location, d.reason_player, reason)


_CAN_GO: Final[dict[int, Callable[[Card, int, int], bool]]] = {
    LOCATION_HAND: lambda card, player, _: can_send_to_hand(card, player),
    LOCATION_DECK: lambda card, player, _: can_send_to_deck(card, player),
    LOCATION_EXTRA: lambda card, player, _: can_send_to_extra(card, player),
    LOCATION_GRAVE: can_send_to_grave,
    LOCATION_REMOVED: lambda card, player, reason: why_not_remove(card, player, card.send_position, reason) is None,
}


def _can_be_in(card: Card, destination: int, player: int, reason: int) -> bool:
    """Whether the player can send the card there; places to which nothing can be sent are checked elsewhere."""
    question = _CAN_GO.get(destination)
    return question is None or question(card, player, reason)


# before anything moves


def _tell_of_leaving(d: DuelState, sending: Sending) -> None:
    """Let effects act just before cards leave the field."""
    leaving: list[Card] = []
    for card in sending.targets.cards:
        if was_really_there(card):
            raise_single_event(
                d, card, None, EVENT_LEAVE_FIELD_P, card.reason_effect, card.reason, card.reason_player, 0, 0
            )  # fmt: skip
            leaving.append(card)
        if card.location & LOCATION_ONFIELD:
            remember_on_field(card)
    if leaving:
        raise_event(d, leaving, EVENT_LEAVE_FIELD_P, sending.reason_effect, sending.reason, sending.reason_player, 0, 0)
    answer_single_events(d)
    answer_events(d)
    settle(d)


def _redirect(d: DuelState, sending: Sending) -> None:
    for card in sending.targets.cards:
        set_working(card, False)
    update_negations(d)
    for card in sending.targets.cards:
        if redirect(card):
            sending.crystals[card] = None


# one card after the other


def _leave(d: DuelState, sending: Sending, card: Card) -> None:
    crystal = affecting(card, EFFECT_TO_GRAVE_REDIRECT_CB) if card in sending.crystals else None
    set_working(card, False)
    if card.printed.type & TYPE_TOKEN:
        _vanish(d, sending, card)
    elif crystal is not None and _wants_szone(d, card):
        _place_in_szone(d, sending, card, crystal)
    else:
        _go(d, sending, card)


def _vanish(d: DuelState, sending: Sending, card: Card) -> None:
    """A Token leaves the field and ceases to exist."""
    emit_move(d, card, place_of(card), NOWHERE, card.reason, card.printed.code)
    note_former_place(d, card)
    card.reason &= ~REASON_TEMPORARY
    card.field_id = card.field_id_r = d.field_id
    d.field_id += 1
    reset_card(card, RESET_LEAVE, RESET_EVENT)
    untie_from_effects(card)
    remove_card(d, card)
    sending.left_field.append(card)
    card.status &= ~STATUS_LEAVE_CONFIRMED


def _go(d: DuelState, sending: Sending, card: Card) -> None:
    was_in, destination, holder = card.location, card.send_location, controller_of(card)
    if destination in _TIMINGS:
        note_timing(d, card, _TIMINGS[destination])
    if destination in (LOCATION_HAND, LOCATION_DECK):
        card.status &= ~STATUS_PROC_COMPLETE
    if card.controller != card.send_player or was_in != destination:
        sending.note_detached(relocate(d, card, card.send_player, destination, card.send_sequence, None))
    card.status &= ~STATUS_LEAVE_CONFIRMED
    if not _was_negated(card):
        if was_in & LOCATION_ONFIELD:
            reset_card(card, RESET_LEAVE, RESET_EVENT)
            sending.left_field.append(card)
        elif was_in == LOCATION_GRAVE:
            sending.left_grave.append(card)
    if card.previous.location == LOCATION_OVERLAY:
        former(card).controller = holder


def _was_negated(card: Card) -> bool:
    """A card whose Summon or activation was negated counts as never having been on the field."""
    if not card.status & _NEGATED:
        return False
    card.status &= ~_NEGATED
    former(card).location = 0
    return True


def _wants_szone(d: DuelState, card: Card) -> bool:
    count, _ = open_zones(d, card, card.controller, LOCATION_SZONE, card.controller, LOCATION_REASON_TOFIELD)
    return count > 0 and ask_effect_yes_no(d, card.controller, _PLACE_IN_SZONE, card)


def _place_in_szone(d: DuelState, sending: Sending, card: Card, by: Effect) -> None:
    """Place the card in a Spell & Trap Zone of its controller's choice, and let the effect that says so follow."""
    player, was_on_field = card.controller, bool(card.location & LOCATION_ONFIELD)
    _, closed = open_zones(d, card, player, LOCATION_SZONE, player, LOCATION_REASON_TOFIELD)
    sequence = ask_place(d, player, (closed << 8 & 0xFF00) | _OWN_SZONES, 1, card)[0][2]
    sending.note_detached(relocate(d, card, player, LOCATION_SZONE, sequence, POS_FACEUP))
    card.status &= ~STATUS_LEAVE_CONFIRMED
    if not _was_negated(card) and was_on_field:
        reset_card(card, RESET_LEAVE | RESET_MSCHANGE, RESET_EVENT)
        clear_card_targets(card)
        sending.left_field.append(card)
    if by.operation is not None:
        execute_operation(d, by, card.controller, _event_of(sending, card))


def _event_of(sending: Sending, card: Card) -> Event:
    event = Event()
    event.cards = sending.targets
    event.reason, event.reason_effect = card.reason, sending.reason_effect
    event.player = event.reason_player = card.controller
    return event
