"""Shuffling hands and Decks, when an effect says so or somebody looked through them."""

from solemn.core.state.data import Card, DuelState
from solemn.core.state.field_zones import number_in_order, pile
from solemn.core.state.log import emit
from solemn.core.state.rng import between
from solemn.spec.constants import DUEL_PSEUDO_SHUFFLE, LOCATION_DECK, LOCATION_EXTRA, LOCATION_HAND, POS_FACEUP


def shuffle(d: DuelState, player: int, location: int) -> None:
    """Shuffle a hand, a Deck, or the face-down cards of an Extra Deck. A hand that is wholly face-up stays as it is."""
    p = d.players[player]
    cards = pile(p, location) if location in (LOCATION_HAND, LOCATION_DECK, LOCATION_EXTRA) else None
    if not cards:
        return
    if location == LOCATION_HAND and all(card.position & POS_FACEUP for card in cards):
        d.shuffle_hand_check[player] = False
        return
    if location == LOCATION_HAND or not d.flags & DUEL_PSEUDO_SHUFFLE:
        _mix(d, cards, len(cards) - p.face_up_pendulums if location == LOCATION_EXTRA else len(cards))
    if location == LOCATION_HAND:
        emit(d, "shuffle_hand", player)
        d.shuffle_hand_check[player] = False
    elif location == LOCATION_DECK:
        emit(d, "shuffle_deck", player)
        d.shuffle_deck_check[player] = False


def _mix(d: DuelState, cards: list[Card], count: int) -> None:
    """Shuffle the first `count` cards."""
    if count < 2:
        return
    for i in range(count - 1):
        j = between(d, i, count - 1)
        cards[i], cards[j] = cards[j], cards[i]
    number_in_order(cards)


def shuffle_searched(d: DuelState) -> None:
    """Shuffle the Hands and Decks that somebody looked through or added cards to."""
    for location, wanted in ((LOCATION_HAND, d.shuffle_hand_check), (LOCATION_DECK, d.shuffle_deck_check)):
        for player in (0, 1):
            if wanted[player]:
                shuffle(d, player, location)
