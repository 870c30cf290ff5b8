"""Moving cards from zone to zone of one side of the field."""

from typing import Final

from solemn.core.effects.queries import withstands
from solemn.core.moves.zone_changes import change_place, swap_cards
from solemn.core.state.data import Card, DuelState
from solemn.core.state.log import emit, emit_move, place_of
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.state.rng import between
from solemn.core.timing.events import answer_events, answer_single_events, leave_instant_event
from solemn.spec.constants import EVENT_MOVE, LOCATION_MZONE, LOCATION_SZONE, POS_FACEUP

_MAIN_ZONES: Final = 5


def shift(d: DuelState, card: Card, sequence: int, pzone: bool) -> bool:
    """Move a card to another zone of its row; True if it moved. Effects that wait for that follow at the end of the step."""
    if withstands(card, d.reason_effect):
        return False
    player, before, was_pzone = card.controller, place_of(card), card.pzone
    if not change_place(d, player, card, card.location, sequence, pzone):
        return False
    if was_pzone != pzone:
        emit_move(d, card, before, place_of(card), card.reason, card.printed.code)
    raise_single_event(d, card, None, EVENT_MOVE, d.reason_effect, 0, d.reason_player, player, 0)
    raise_event(d, card, EVENT_MOVE, d.reason_effect, 0, d.reason_player, player, 0)
    answer_single_events(d)
    leave_instant_event(d)
    return True


def exchange(d: DuelState, one: Card, other: Card) -> None:
    """Let two cards of one row trade places; effects that wait for that follow at the end of the step."""
    player, location = one.controller, one.location
    if location not in (LOCATION_MZONE, LOCATION_SZONE) or (other.controller, other.location) != (player, location):
        return
    if withstands(one, d.reason_effect) or withstands(other, d.reason_effect):
        return
    swap_cards(d, one, other)
    for card in (one, other):
        raise_single_event(d, card, None, EVENT_MOVE, d.reason_effect, 0, d.reason_player, player, 0)
    raise_event(d, [one, other], EVENT_MOVE, d.reason_effect, 0, d.reason_player, player, 0)
    answer_single_events(d)
    leave_instant_event(d)


def shuffle_set_cards(d: DuelState, cards: list[Card]) -> None:
    """Shuffle up to five face-down cards of one row of one player among their zones; do nothing for any other cards."""
    if not _can_be_shuffled(cards):
        return
    player, location = cards[0].controller, cards[0].location
    zones = [card.sequence for card in cards]
    shuffled = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = between(d, 0, i)
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    emit(d, ".mixed", tuple(cards), None)
    row = d.players[player].mzone if location == LOCATION_MZONE else d.players[player].szone
    for zone, card in zip(zones, shuffled, strict=True):
        row[zone] = card
        card.sequence = zone
        raise_single_event(d, card, None, EVENT_MOVE, card.reason_effect, card.reason, card.reason_player, player, 0)
    raise_event(d, cards, EVENT_MOVE, d.reason_effect, 0, d.reason_player, player, 0)
    answer_single_events(d)
    answer_events(d)


def _can_be_shuffled(cards: list[Card]) -> bool:
    if not 0 < len(cards) <= _MAIN_ZONES or cards[0].location not in (LOCATION_MZONE, LOCATION_SZONE) or cards[0].controller > 1:
        return False
    side = cards[0].controller, cards[0].location
    return all(
        (card.controller, card.location) == side and not card.position & POS_FACEUP and card.sequence < _MAIN_ZONES for card in cards
    )
