"""Exchanging a Deck with a GY."""

from solemn.core.card.kinds import starts_in_extra_deck
from solemn.core.lifetimes.registration import start_watching, stop_watching
from solemn.core.lifetimes.resetting import reset_card, set_working
from solemn.core.state.data import Card, DuelState, Player, former, in_card_order
from solemn.core.state.field_zones import number_in_order
from solemn.core.state.log import BOTH_PLAYERS, emit_revealed
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.shuffling import shuffle
from solemn.spec.constants import (
    EVENT_LEAVE_GRAVE,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    POS_FACEDOWN_DEFENSE,
    POS_FACEUP,
    REASON_EFFECT,
    RESET_EVENT,
    RESET_TODECK,
    RESET_TOGRAVE,
)


def swap_deck_and_grave(d: DuelState, player: int) -> None:
    """Make the player's GY the Deck, which is shuffled, and the Deck the GY. Extra Deck monsters return to the Extra Deck."""
    p = d.players[player]
    rising, sinking = p.grave, p.deck
    emit_revealed(d, BOTH_PLAYERS, [*rising, *sinking])
    _lift(d, rising, LOCATION_GRAVE)
    _lift(d, sinking, LOCATION_DECK)
    returning = [card for card in rising if starts_in_extra_deck(card)]
    p.grave, p.deck = sinking, [card for card in rising if not starts_in_extra_deck(card)]
    for card in sinking:
        _lay(d, card, LOCATION_GRAVE, POS_FACEUP, RESET_TOGRAVE)
    for card in p.deck:
        _leave_grave(d, card, LOCATION_DECK)
    for card in returning:
        _leave_grave(d, card, LOCATION_EXTRA)
    _put_below_pendulums(p, returning)
    number_in_order(p.grave)
    number_in_order(p.extra)
    shuffle(d, player, LOCATION_DECK)
    left = in_card_order((*returning, *p.deck))
    if left:
        raise_event(d, left, EVENT_LEAVE_GRAVE, d.reason_effect, 0, d.reason_player, 0, 0)
        answer_single_events(d)
        answer_events(d)


def _leave_grave(d: DuelState, card: Card, location: int) -> None:
    _lay(d, card, location, POS_FACEDOWN_DEFENSE, RESET_TODECK)
    raise_single_event(d, card, None, EVENT_LEAVE_GRAVE, d.reason_effect, 0, d.reason_player, 0, 0)


def _put_below_pendulums(p: Player, cards: list[Card]) -> None:
    place = len(p.extra) - p.face_up_pendulums
    p.extra[place:place] = cards


def _lift(d: DuelState, cards: list[Card], location: int) -> None:
    for card in cards:
        if d.chain:
            d.pending.sent_just_now[card] = None
        before = former(card)
        before.location, before.sequence = location, card.sequence
        set_working(card, False)
        stop_watching(card)


def _lay(d: DuelState, card: Card, location: int, position: int, reset: int) -> None:
    card.location, card.position = location, position
    card.reason, card.reason_effect, card.reason_player = REASON_EFFECT, d.reason_effect, d.reason_player
    start_watching(card)
    set_working(card, True)
    reset_card(card, reset, RESET_EVENT)
