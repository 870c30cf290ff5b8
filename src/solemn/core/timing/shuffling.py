"""Shuffling hands and Decks, because an effect says so or a player has looked through them."""

from typing import Final

from solemn.core.state.data import Card, DuelState
from solemn.core.state.field_zones import number_in_order
from solemn.core.state.log import emit
from solemn.core.state.rng import between
from solemn.spec.constants import DUEL_PSEUDO_SHUFFLE, LOCATION_DECK, LOCATION_EXTRA, LOCATION_HAND, POS_FACEUP

COST_OF_A_CARD: Final = 12  # steps that the script is charged for each card shuffled


def shuffle(d: DuelState, player: int, location: int) -> None:
    """Shuffle a hand, a Deck, or the face-down cards of an Extra Deck. A hand that is wholly face-up stays as it is."""
    p = d.players[player]
    if location == LOCATION_HAND and p.hand:
        _shuffle_hand(d, player, p.hand)
    elif location == LOCATION_DECK and p.deck:
        _shuffle_hidden(d, p.deck, len(p.deck))
        emit(d, "shuffle_deck", player)
        d.pending.shuffle_decks[player] = False
    elif location == LOCATION_EXTRA and p.extra:
        _shuffle_hidden(d, p.extra, len(p.extra) - p.face_up_pendulums)


def _shuffle_hand(d: DuelState, player: int, hand: list[Card]) -> None:
    if any(not card.position & POS_FACEUP for card in hand):
        _mix(d, hand, len(hand))
        emit(d, "shuffle_hand", player)
    d.pending.shuffle_hands[player] = False


def _shuffle_hidden(d: DuelState, cards: list[Card], count: int) -> None:
    # under rules by which Decks are not shuffled their order stays
    if not d.flags & DUEL_PSEUDO_SHUFFLE:
        _mix(d, cards, count)


def _mix(d: DuelState, cards: list[Card], count: int) -> None:
    """Shuffle the first `count` cards."""
    if count < 2:
        return
    if d.spend is not None:
        d.spend(COST_OF_A_CARD * count)
    for i in range(count - 1):
        j = between(d, i, count - 1)
        cards[i], cards[j] = cards[j], cards[i]
    number_in_order(cards)
    emit(d, ".mixed", tuple(cards[:count]), None)


def shuffle_searched(d: DuelState) -> None:
    """Shuffle the hands and Decks that a player has looked through or added cards to."""
    for location, wanted in ((LOCATION_HAND, d.pending.shuffle_hands), (LOCATION_DECK, d.pending.shuffle_decks)):
        for player in (0, 1):
            if wanted[player]:
                shuffle(d, player, location)
