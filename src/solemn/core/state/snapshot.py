"""Saving and writing back a duel's state where it is data alone: before a step of the turn, and while an open phase asks its player.

Of every object of the state a row is taken: a slot that starts as a list or a dict is kept as a tuple (a dict as key, value, key, value),
every other value as it is. Rows do not change, and those of cards and effects that are as they were in an earlier snapshot are that
one's. Writing back sets the same objects' slots again. Rows of cards and effects are nearly all of the work (bench/positions.py).
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from solemn.core.state.data import (
    NOTHING_UNDER_WAY,
    NOWHERE,
    ActivityCounter,
    Battle,
    Card,
    CardState,
    Chaining,
    ChainLink,
    Choosing,
    DuelState,
    Effect,
    EffectIndex,
    Event,
    EventQueues,
    Group,
    Limits,
    Offers,
    OperationInfo,
    Pending,
    Player,
    Registering,
    Summoning,
    Tossed,
    TurnFlow,
)
from solemn.core.state.history import History, history_of, went_back
from solemn.core.state.layout import SCRIPT_SLOTS, row_layout
from solemn.core.state.saved_rows import LOAD, SAVE, load_card, load_card_state, load_effect, save_card, save_card_state, save_effect
from solemn.spec.cards import PrintedCard

_OF_EFFECT: Final = len(SCRIPT_SLOTS[Effect])
_OF_CARD: Final = len(SCRIPT_SLOTS[Card])
_FOLLOWED: Final = frozenset({ActivityCounter, ChainLink, Event, Group, Offers, OperationInfo, CardState})
_RECORDS: Final = frozenset(
    {Battle, Chaining, Choosing, EffectIndex, EventQueues, Limits, Pending, Player, Registering, Summoning, Tossed, TurnFlow}
)
_PLAIN: Final = frozenset({int, str, float, bool, type(None), Card, Effect, PrintedCard, DuelState}) | _RECORDS
_CONTAINERS: Final = frozenset({list, tuple, dict})
_INDEXES: Final = frozenset({EffectIndex, Player})  # hold cards, effects and numbers alone
_FEW: Final = 400  # effects that may lie unused before they are looked for

Row = tuple[Any, ...]


class Snapshot:
    """All of a duel's state at one point, and the script values that belong to it."""

    __slots__ = ("cards", "effects", "followed", "log", "scripts", "singles")

    def __init__(self) -> None:
        self.cards: list[Row] = []  # (card, its row, that of its former record, that of its scratch record)
        self.effects: list[Row] = []  # (effect, its row)
        self.singles: list[Row] = []  # (record, its row)
        self.followed: list[Row] = []  # (small object, its row)
        self.log: History | None = None
        self.scripts: Any = None


class _Search:
    """What small objects the state holds (events, links, groups), and the script values in it."""

    __slots__ = ("found", "roots")

    def __init__(self) -> None:
        self.found: dict[Any, Row] = {}  # object -> its row
        self.roots: set[Any] = set()

    def look_at(self, values: Iterable[Any]) -> None:
        """Note every small object and script value among the values, and in the tuples and dicts among them."""
        for value in values:
            kind = type(value)
            if kind in _PLAIN:
                continue
            if kind in _CONTAINERS:
                self.look_into(value)
            else:
                self.note(value)

    def look_into(self, container: Any) -> None:
        """As `look_at`, by the kinds of things that there are: a container has many of few kinds."""
        items = container.values() if type(container) is dict else container
        if not _PLAIN.issuperset(map(type, items)):
            self.look_at(items)

    def note(self, value: Any) -> None:
        """Note one object, and all that it holds."""
        if type(value) not in _FOLLOWED:
            self.roots.add(value)
        elif value not in self.found:
            row = self.found[value] = SAVE[type(value)](value)
            self.look_at(row)


SaveScripts = Callable[[Iterable[Any], Callable[[Any], None]], Any]


def take_snapshot(d: DuelState, save_scripts: SaveScripts, before: Snapshot | None = None) -> Snapshot:
    """The state as it is. What has not changed since `before`, the snapshot that was taken or written back last, is shared with it.

    `save_scripts(roots, visit)` saves the script values reachable from `roots`, or from those of an earlier call, and calls `visit` for
    each small object of the rules that it meets there; what it returns is kept for `restore_snapshot`.
    """
    if before is None:
        before = Snapshot()
    snapshot, search = Snapshot(), _Search()
    snapshot.cards = _rows(_card_rows(d), before.cards)
    snapshot.effects = _rows([(e, save_effect(e)) for e in d.made_effects], before.effects)
    singles: tuple[Any, ...] = (d, *records_of(d))
    snapshot.singles = [(o, SAVE[type(o)](o)) for o in singles]
    if before.singles:
        snapshot.singles = [(o, _shared(row, old)) for (o, row), (_, old) in zip(snapshot.singles, before.singles)]
    for o, row in snapshot.singles:
        if type(o) not in _INDEXES:
            search.look_at(row)
    snapshot.log = history_of(d.log, before.log)
    for e in d.made_effects:
        if type(e.label_object) is Group:
            search.note(e.label_object)
    search.roots |= _held_by_scripts(snapshot, before)
    snapshot.scripts = save_scripts(search.roots, search.note)
    snapshot.followed = list(search.found.items())
    return snapshot


def _card_rows(d: DuelState) -> list[Row]:
    return [
        (
            card,
            save_card(card),
            None if card.previous is NOWHERE else save_card_state(card.previous),
            None if card.temp is NOTHING_UNDER_WAY else save_card_state(card.temp),
        )
        for card in d.cards
    ]


def _rows(rows: list[Row], before: list[Row]) -> list[Row]:
    """The rows; those that are as they were before are the ones of before.

    An effect's row begins with what scripts gave it, of which only the same is as before: to them 1 is neither true nor 1.0.
    """
    shared = [
        old if new == old and new[1][0] is old[1][0] and new[1][1] is old[1][1] else new for new, old in zip(rows, before)
    ]
    return shared + rows[len(before) :]


def _shared(row: Row, before: Row) -> Row:
    """The row with its lists and dicts from before where they are as they were."""
    return tuple(old if type(new) is tuple and new == old else new for new, old in zip(row, before))


def records_of(d: DuelState) -> tuple[Any, ...]:
    """The records that a state is made of, the players last; every state has them in this order."""
    return (
        d.battle, d.chaining, d.choosing, d.effects, d.events, d.flow, d.limits, d.pending, d.registering, d.summoning, d.tossed,
        *d.players,
    )  # fmt: skip


def _held_by_scripts(snapshot: Snapshot, before: Snapshot) -> set[Any]:
    """What cards and effects that have changed since before hold of scripts, and whatever else lies in the same slots."""
    held: set[Any] = set()
    for effect_row in _changed(snapshot.effects, before.effects):
        held.update(effect_row[1][:_OF_EFFECT])
    for card_row in _changed(snapshot.cards, before.cards):
        held.update(card_row[1][:_OF_CARD])
    return held


def _changed(rows: list[Row], before: list[Row]) -> list[Row]:
    return [new for new, old in zip(rows, before) if new is not old] + rows[len(before) :]


def restore_snapshot(snapshot: Snapshot, restore_scripts: Callable[[Any], None], now: Snapshot | None = None) -> None:
    """Write the state back into the same objects. `now` is the snapshot that was taken or written back last."""
    d: DuelState = snapshot.singles[0][0]
    for card, row, previous, temp in snapshot.cards:
        load_card(card, row)
        if previous is not None:
            load_card_state(card.previous, previous)
        if temp is not None:
            load_card_state(card.temp, temp)
    for e, row in snapshot.effects:
        load_effect(e, row)
    for o, row in snapshot.singles:
        LOAD[type(o)](o, row)
    for o, row in snapshot.followed:
        LOAD[type(o)](o, row)
    d.cards = [row[0] for row in snapshot.cards]
    d.made_effects = [row[0] for row in snapshot.effects]
    assert snapshot.log is not None
    d.log = went_back(d.log, None if now is None else now.log, snapshot.log)
    restore_scripts(snapshot.scripts)


def has_unused_effects(d: DuelState) -> bool:
    """Are there enough effects to make it worthwhile to look for those that nothing refers to any longer?"""
    return len(d.made_effects) >= d.made_effects_limit


def forget_unused_effects(d: DuelState) -> None:
    """Drop effects from the list of all that nothing else holds any more; snapshots hold those that they have."""
    made = d.made_effects
    alone = max([sys.getrefcount(e) for e in [Effect(d, 0)]])  # what the list and the loop hold of each
    d.made_effects = [e for e in made if sys.getrefcount(e) > alone]
    d.made_effects_limit = 2 * len(d.made_effects) + _FEW


# -- for copies of a state -------------------------------------------------------------------------------------------


def has_offers(snapshot: Snapshot) -> bool:
    """Was the turn player being asked in an open phase?"""
    place = next(i for i, (name, _) in enumerate(row_layout(TurnFlow)) if name == "offers")
    return any(row[place] is not None for record, row in snapshot.singles if type(record) is TurnFlow)


_PREVIOUS: Final = [name for name, _ in row_layout(Card)].index("previous")
_TEMP: Final = [name for name, _ in row_layout(Card)].index("temp")


def row_of(obj: Any) -> Row:
    """The row of an object of the state as it is now."""
    return SAVE[type(obj)](obj)


def load_row(obj: Any, row: Row) -> None:
    """Write a row into an object of its class, which may have no fields yet; ports are left alone."""
    LOAD[type(obj)](obj, row)


def rows_in(snapshot: Snapshot) -> Iterator[tuple[Any, Row]]:
    """The objects of which the snapshot has rows, and their rows."""
    for card, row, previous, temp in snapshot.cards:
        yield card, row
        if previous is not None:
            yield row[_PREVIOUS], previous
        if temp is not None:
            yield row[_TEMP], temp
    for rows in (snapshot.effects, snapshot.singles, snapshot.followed):
        yield from rows
