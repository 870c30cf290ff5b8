"""What one player knows of a duel, as arrays of bytes of fixed shapes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from solemn.duel.arguments import require, unfit
from solemn.duel.facade import Duel
from solemn.duel.moves import Move
from solemn.duel.pool import CardPool
from solemn.duel.view import DuelView, SeenDecision, SeenLink, SeenReason, SeenSide
from solemn.env.cards import EMPTY, CardRows, location_index, zone_index
from solemn.env.events import EventRows, phase_index
from solemn.env.facts import FactReader, clipped, number_hash
from solemn.env.layout import Bytes, Layout
from solemn.env.moves import MoveRows, text_index
from solemn.env.tables import DECISIONS, GLOBAL, LINK, MINE, MOST_CHOSEN, MOST_LINKS, MOST_MOVES, TABLES

Observation = dict[str, NDArray[Any]]

NO_CARDS: Final[Mapping[int, int]] = MappingProxyType({})

_NEGATED: Final = {"": 0, "activation": 2, "effect": 4}
_DECISIONS: Final = {name: number for number, name in enumerate(DECISIONS)}
_BYTE: Final = 0xFF
_WORD: Final = 0xFFFF
_GLOBAL_HEAD: Final = Layout("head of globals", GLOBAL.fields[: [field.name for field in GLOBAL.fields].index("type")])


class Encoder:
    """Makes observations from views; it keeps the facts of cards and the events that it has met, so one is enough for many duels."""

    def __init__(self, pool: CardPool) -> None:
        """Raises DuelError for what is no pool."""
        require("pool", pool, CardPool, "a solemn.CardPool")
        self._facts = FactReader(pool.database.get)
        self._events = EventRows(self._facts)

    def observe(
        self, view: DuelView, moves: Sequence[Move] = (), chosen: Sequence[Move] = (), own: Mapping[int, int] = NO_CARDS
    ) -> Observation:
        """The view as arrays, with the player's legal moves, and those of several steps that the player has made of this decision so far.

        `own` is the list of the player's own cards: passcodes with their numbers of copies. The arrays are the ones of TABLES, and
        `action_mask`, which is 1 for each legal move. All are new and belong to the caller.
        """
        require("view", view, DuelView, "a view, as duel.view(player) gives it")
        for name, given in (("moves", moves), ("chosen", chosen)):
            if not isinstance(given, (list, tuple)) or not all(isinstance(move, Move) for move in given):
                raise unfit(name, given, "a list of moves, as duel.moves() gives it")
        cards = CardRows(view, self._facts, own)
        rows = MoveRows(view, cards, self._facts)
        found: Observation = {
            "globals": np.frombuffer(self._globals(view, cards, len(moves), len(chosen)), np.uint8).copy(),
            "cards": _table("cards", cards.rows),
            "chain": _table("chain", [self._link(link, view.player) for link in view.chain[-MOST_LINKS:]]),
            "history": _table("history", self._events.newest(view.log, view.player)),
            "chosen": _table("chosen", [rows.row(move) for move in chosen[: -MOST_CHOSEN - 1 : -1]]),
            "moves": _table("moves", [rows.row(move) for move in moves[:MOST_MOVES]]),
            "action_mask": np.zeros(MOST_MOVES, np.int8),
        }
        found["action_mask"][: len(moves)] = 1
        return found

    def _globals(self, view: DuelView, cards: CardRows, moves: int, chosen: int) -> bytes:
        me = view.player
        decision = view.decision
        head = _GLOBAL_HEAD.pack(
            *_side(view.sides[me]),
            *_side(view.sides[1 - me]),
            min(view.turn, _BYTE),
            MINE if view.turn_player == me else 0,
            phase_index(view.phase),
            len(view.chain),
            *((0, 0, 0, 0) if decision is None else _wanted(decision)),
            min(chosen, _BYTE),
            min(moves, _BYTE),
            *((0, 0) if decision is None else _asked(decision.reason)),
        )
        about = None if decision is None else decision.reason.card
        return head + (EMPTY if about is None else cards.row_of(about))

    def _link(self, link: SeenLink, player: int) -> bytes:
        _, location, sequence = link.spot
        flags = (MINE if link.player == player else 0) | _NEGATED[link.negated]
        return LINK.pack(
            flags, text_index(link.text), location_index(location), zone_index(location, sequence), *self._facts.of_code(link.code)
        )


def own_cards(duel: Duel, player: int) -> Counter[int]:
    """The list of the player's own cards that a duel began with, by passcode."""
    return Counter(placement.code for placement in duel.beginning.placements if placement.owner == player)


def _side(side: SeenSide) -> tuple[int, ...]:
    piles = (side.deck, len(side.hand), len(side.grave), len(side.banished), len(side.extra), side.normal_summons)
    return (clipped(side.lp, _WORD), *(min(number, _BYTE) for number in piles))


def _wanted(decision: SeenDecision) -> tuple[int, int, int, int]:
    """The decision's kind, how many must and can be chosen, and the total."""
    values: Any = decision.values
    count = values.get("count", 0)
    least, most = values.get("min", count), values.get("max", count)
    total = values.get("total", 0)
    return _DECISIONS.get(decision.kind, 0), clipped(least, _BYTE), clipped(most, _BYTE), clipped(total, _WORD)


def _asked(reason: SeenReason) -> tuple[int, int]:
    """The hash of the script's hint, and which text of its card the effect is that asks."""
    return (number_hash(reason.hint) if reason.hint else 0, text_index(reason.text))


def _table(name: str, rows: Sequence[bytes]) -> Bytes:
    """The rows as an array, filled up with zeros."""
    layout, most = TABLES[name]
    found = np.zeros((most, layout.size), np.uint8)
    if rows:
        found[: len(rows)] = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), layout.size)
    return found
