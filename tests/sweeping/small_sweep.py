"""A small sweep of bundled cards."""

from typing import Any

from solemn import CardPool, Deck
from solemn.cards.sources import BUNDLED_DECKS
from solemn.players.registry import seat
from solemn.sweeping.plan import Plan, contestants_of

DECKS = BUNDLED_DECKS
POOL = CardPool.bundled()


def plan(*names: str, players: str = "greedy", **terms: Any) -> Plan:
    decks = [(name, Deck.read(DECKS / f"{name}.ydk")) for name in names or ("beatdown", "synchro")]
    return Plan(contestants_of(decks, [seat(name) for name in players.split(",")]), POOL, **terms)
