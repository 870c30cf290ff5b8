"""A small sweep of bundled cards."""

from pathlib import Path
from typing import Any

from solemn import CardPool, Deck
from solemn.players.registry import seat
from solemn.sweeping.plan import Plan, contestants_of

DECKS = Path(__file__).parents[2] / "docs" / "examples" / "decks"
POOL = CardPool.bundled()


def plan(*names: str, players: str = "greedy", **terms: Any) -> Plan:
    decks = [(name, Deck.read(DECKS / f"{name}.ydk")) for name in names or ("beatdown", "synchro")]
    return Plan(contestants_of(decks, [seat(name) for name in players.split(",")]), POOL, **terms)
