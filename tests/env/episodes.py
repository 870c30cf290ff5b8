"""Episodes for the tests of environments."""

from functools import cache
from random import Random
from typing import Any

import numpy as np

from solemn import CardPool, Duel
from solemn.env.encoding import Encoder
from solemn.env.episode import Episode, Terms, dealt, make_terms


@cache
def pool() -> CardPool:
    return CardPool.bundled()


@cache
def encoder() -> Encoder:
    return Encoder(pool())


def code(name: str) -> int:
    card = pool().database.named(name)
    assert card is not None
    return card.code


def terms(**given: Any) -> Terms:
    return make_terms(pool=pool(), **given)


def episode(seed: int, **given: Any) -> Episode:
    wanted = terms(**given)
    return Episode(dealt(wanted, np.random.default_rng(seed)), wanted, encoder())


def on(duel: Duel, **given: Any) -> Episode:
    """An episode that goes on from where the duel stands."""
    return Episode(duel, terms(**given), encoder())


def play(played: Episode, rng: Random, moves: int) -> None:
    for _ in range(moves):
        if not played.over and not played.truncated:
            played.make(rng.randrange(len(played.moves)))
