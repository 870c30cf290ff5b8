"""Sending a number of cards from the hand or Deck: discarding, milling, and ordering the top or bottom of a Deck."""

from typing import Final

from solemn.core.decisions.asking import ask_cards, ask_sort
from solemn.core.effects.queries import player_affected
from solemn.core.lifetimes.resetting import reset_card
from solemn.core.moves.arriving import mark_added_to_hand, tell_card
from solemn.core.moves.sending import send_cards
from solemn.core.moves.zone_changes import move_top_of_deck, renumber
from solemn.core.permissions.redirects import redirected_destination
from solemn.core.state.data import Card, DuelState, in_card_order
from solemn.core.state.deferred import settle
from solemn.core.state.log import emit, emit_move, emit_revealed, insert_move, place_of
from solemn.core.state.raised_events import raise_event
from solemn.core.timing.events import answer_single_events, leave_instant_event
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    EFFECT_CANNOT_DISCARD_DECK,
    EVENT_MOVE,
    EVENT_REMOVE,
    EVENT_TO_DECK,
    EVENT_TO_GRAVE,
    EVENT_TO_HAND,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_REMOVED,
    PLAYER_NONE,
    POS_FACEUP,
    REASON_TEMPORARY,
    RESET_EVENT,
    RESET_REMOVE,
    RESET_TEMP_REMOVE,
    RESET_TODECK,
    RESET_TOGRAVE,
    RESET_TOHAND,
    STATUS_PROC_COMPLETE,
)

_EVENTS: Final = {
    LOCATION_HAND: EVENT_TO_HAND,
    LOCATION_DECK: EVENT_TO_DECK,
    LOCATION_EXTRA: EVENT_TO_DECK,
    LOCATION_GRAVE: EVENT_TO_GRAVE,
    LOCATION_REMOVED: EVENT_REMOVE,
}
_RESETS: Final = {
    LOCATION_HAND: RESET_TOHAND,
    LOCATION_DECK: RESET_TODECK,
    LOCATION_GRAVE: RESET_TOGRAVE,
    LOCATION_REMOVED: RESET_REMOVE,
}
_TOLD_IN_ORDER: Final = (EVENT_TO_HAND, EVENT_TO_DECK, EVENT_TO_GRAVE, EVENT_REMOVE)


def discard_deck(d: DuelState, player: int, count: int, reason: int) -> int:
    """Send up to `count` cards from the top of a Deck to the GY; returns how many went."""
    settle(d)
    if player_affected(d, player, EFFECT_CANNOT_DISCARD_DECK):
        d.operated = []
        return 0
    top = d.players[player].deck[::-1][:count]
    for card in top:
        _mark_milled(d, card, reason)
    told: dict[int, list[Card]] = {code: [] for code in _TOLD_IN_ORDER}
    milled = in_card_order([_mill(d, player, told) for _ in top])
    for code in _TOLD_IN_ORDER:
        if told[code]:
            raise_event(d, told[code], code, d.reason_effect, reason, d.reason_player, 0, 0)
    raise_event(d, milled, EVENT_MOVE, d.reason_effect, reason, d.reason_player, 0, 0)
    answer_single_events(d)
    leave_instant_event(d)
    update_standing(d)
    settle(d)
    d.operated = milled
    return len(d.operated)


def discard_hand(d: DuelState, player: int, cards: list[Card], low: int, high: int, reason: int) -> int:
    """Let the player choose `low` to `high` of these cards in the hand and send them to the GY; returns how many went."""
    chosen = ask_cards(d, player, cards, low, high)
    if not chosen:
        return 0
    return send_cards(d, chosen, d.reason_effect, reason, d.reason_player, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)


def sort_deck(d: DuelState, sorting_player: int, player: int, count: int, bottom: bool) -> None:
    """Let a player put the top or bottom `count` cards of a Deck in any order; the one placed first ends up outermost."""
    deck = d.players[player].deck
    count = min(count, len(deck))
    cards = deck[:count] if bottom else deck[::-1][:count]
    emit_revealed(d, sorting_player, cards)
    places = ask_sort(d, sorting_player, cards, False)
    emit(d, ".mixed", tuple(cards), sorting_player)
    if places is None:
        return
    ordered = list(cards)
    for card, place in zip(cards, places, strict=True):
        ordered[place] = card
    for card in ordered if bottom else reversed(ordered):
        _put_outermost(d, player, card, bottom)


def _put_outermost(d: DuelState, player: int, card: Card, bottom: bool) -> None:
    deck = d.players[player].deck
    before = place_of(card)
    del deck[card.sequence]
    deck.insert(0 if bottom else len(deck), card)
    renumber(d, player, LOCATION_DECK)
    emit_move(d, card, before, place_of(card), card.reason, 0)


def _mark_milled(d: DuelState, card: Card, reason: int) -> None:
    card.reason_effect = d.reason_effect
    card.reason_player = d.reason_player
    card.reason = reason
    card.send_location = LOCATION_GRAVE
    instead = redirected_destination(card, LOCATION_GRAVE, reason) & 0xFFFF
    if instead:
        card.send_location = instead & 0xFF


def _mill(d: DuelState, player: int, told: dict[int, list[Card]]) -> Card:
    """Send the top card of the Deck to where it was marked to go."""
    card = d.players[player].deck[-1]
    destination = card.send_location
    _end_effects(card, destination)
    before, at = place_of(card), len(d.log)
    move_top_of_deck(d, card, card.owner, destination)
    card.position = POS_FACEUP
    insert_move(card, before, at, card.printed.code)
    if destination == LOCATION_HAND:
        mark_added_to_hand(d, card)
    event = _EVENTS.get(destination)
    if event is not None:
        told[event].append(card)
        tell_card(d, card, event)
    tell_card(d, card, EVENT_MOVE)
    return card


def _end_effects(card: Card, destination: int) -> None:
    """Which effects end depends on where the card goes; in the hand or Deck it also forgets how it was Summoned."""
    resets = _RESETS.get(destination, 0)
    if destination == LOCATION_REMOVED and card.reason & REASON_TEMPORARY:
        resets = RESET_TEMP_REMOVE
    if resets:
        reset_card(card, resets, RESET_EVENT)
    if destination in (LOCATION_HAND, LOCATION_DECK):
        card.status &= ~STATUS_PROC_COMPLETE
