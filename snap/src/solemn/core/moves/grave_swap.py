"""Exchanging a Deck with a Graveyard."""

from solemn.core.card.kinds import is_extra_deck_monster
from solemn.core.lifetimes.registration import apply_field_effect, cancel_field_effect
from solemn.core.lifetimes.resetting import enable_field_effect, reset_card
from solemn.core.moves.zone_changes import reset_sequence
from solemn.core.state.data import Card, DuelState, former, in_card_order
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import process_instant_event, process_single_event
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
    """Make the Graveyard the Deck, which is shuffled, and the Deck the Graveyard. Monsters of the Extra Deck return to it."""
    p = d.players[player]
    _lift(d, p.grave, LOCATION_GRAVE)
    _lift(d, p.deck, LOCATION_DECK)
    old_grave = p.grave
    p.grave = p.deck
    p.deck = [card for card in old_grave if not is_extra_deck_monster(card)]
    to_extra = [card for card in old_grave if is_extra_deck_monster(card)]
    for card in p.grave:
        _lay(d, card, LOCATION_GRAVE, POS_FACEUP, RESET_TOGRAVE)
    for cards, location in ((p.deck, LOCATION_DECK), (to_extra, LOCATION_EXTRA)):
        for card in cards:
            _lay(d, card, location, POS_FACEDOWN_DEFENSE, RESET_TODECK)
            raise_single_event(d, card, None, EVENT_LEAVE_GRAVE, d.reason_effect, 0, d.reason_player, 0, 0)
    below_pendulums = len(p.extra) - p.face_up_pendulums
    p.extra[below_pendulums:below_pendulums] = to_extra
    reset_sequence(d, player, LOCATION_GRAVE)
    reset_sequence(d, player, LOCATION_EXTRA)
    shuffle(d, player, LOCATION_DECK)
    left = in_card_order((*to_extra, *p.deck))
    if left:
        raise_event(d, left, EVENT_LEAVE_GRAVE, d.reason_effect, 0, d.reason_player, 0, 0)
        process_single_event(d)
        process_instant_event(d)


def _lift(d: DuelState, cards: list[Card], location: int) -> None:
    for card in cards:
        if d.chain:
            d.just_sent[card] = None
        former(card).location = location
        former(card).sequence = card.sequence
        enable_field_effect(card, False)
        cancel_field_effect(card)


def _lay(d: DuelState, card: Card, location: int, position: int, reset: int) -> None:
    card.position = position
    card.location = location
    card.reason = REASON_EFFECT
    card.reason_effect = d.reason_effect
    card.reason_player = d.reason_player
    apply_field_effect(card)
    enable_field_effect(card, True)
    reset_card(card, reset, RESET_EVENT)
