"""A deck's first turn from a given hand: the opponent has a Deck, and no card to answer with but those that are given."""

import random
from collections.abc import Sequence

from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.spec.constants import LOCATION_DECK, LOCATION_EXTRA, LOCATION_HAND


class NotInDeck(ValueError):
    """A card of the hand is not in the deck, or not so often; `code` is its passcode."""

    def __init__(self, code: int) -> None:
        super().__init__(f"{code} is not in the deck so often")
        self.code = code


def first_turn(deck: Deck, hand: Sequence[int], pool: CardPool, seed: int = 0, against: Sequence[int] = ()) -> Duel:
    """The duel, not started, in which player 0 goes first with this hand; the rest of the deck is shuffled by the seed.

    The other player has the same Deck, and `against` in the hand. Raises NotInDeck, and DuelError for a passcode that there is not.
    """
    left = list(deck.main)
    for code in hand:
        if code not in left:
            raise NotInDeck(code)
        left.remove(code)
    rng = random.Random(seed)
    rng.shuffle(left)
    duel = Duel(seed=seed, start_hand=0, draw=1, first=0, pool=pool, start=False)
    for player, cards, held in ((0, left, hand), (1, rng.sample(deck.main, len(deck.main)), against)):
        for location, codes in ((LOCATION_DECK, cards), (LOCATION_EXTRA, deck.extra), (LOCATION_HAND, held)):
            for code in codes:
                duel.place(code, player, location)
    return duel


def drawn_hand(deck: Deck, seed: int, size: int = 5) -> list[int]:
    """A hand drawn from the deck by the seed."""
    return random.Random(f"hand {seed}").sample(deck.main, min(size, len(deck.main)))
