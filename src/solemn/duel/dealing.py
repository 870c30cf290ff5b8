"""Before the first hand: who takes the first turn, and the order of the Decks, both by the seed."""

from collections.abc import Sequence
from dataclasses import replace

from solemn.core.state.rng import Words, between
from solemn.duel.pool import Deck
from solemn.duel.terms import spread_word


class _Dealer:
    """A generator of its own, so that chance during the duel is the same whether the Decks were shuffled or not."""

    __slots__ = ("rng_state",)

    def __init__(self, seed: Words) -> None:
        a, b, c, d = map(spread_word, seed)
        self.rng_state: Words = (a, b, c, d)


def deal(decks: Sequence[Deck], seed: Words) -> tuple[int, list[Deck]]:
    """Who takes the first turn, and the decks with their Main Decks shuffled; Extra Decks stay in order."""
    dealer = _Dealer(seed)
    first = between(dealer, 0, 1)
    return first, [replace(deck, main=_shuffled(deck.main, dealer)) for deck in decks]


def _shuffled(codes: Sequence[int], dealer: _Dealer) -> tuple[int, ...]:
    order = list(codes)
    for last in range(len(order) - 1, 0, -1):
        place = between(dealer, 0, last)
        order[last], order[place] = order[place], order[last]
    return tuple(order)
