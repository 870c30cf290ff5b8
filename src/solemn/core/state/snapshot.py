"""Saving and writing back a duel's state at a safe point.

A copy of every object of the state is taken by functions generated from the slots of its class, so no list of fields is kept by hand:
a slot that starts as a list or a dict is copied, every other value is kept as it is. Writing back sets the same objects' slots again.
"""

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from solemn.core.state import data as state
from solemn.core.state.data import (
    NOTHING_UNDER_WAY,
    NOWHERE,
    ActivityCounter,
    Battle,
    Blank,
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
    HigherRules,
    Limits,
    OperationInfo,
    Pending,
    Player,
    Registering,
    Summoning,
    Tossed,
    TurnFlow,
)
from solemn.core.state.fields import fields_of
from solemn.spec.cards import PrintedCard

STATE_CLASSES: Final = (
    ActivityCounter, Battle, Card, CardState, Chaining, ChainLink, Choosing, DuelState, Effect, EffectIndex, Event, EventQueues, Group,
    Limits, OperationInfo, Pending, Player, Registering, Summoning, Tossed, TurnFlow,
)  # fmt: skip
_SCRIPT_SLOTS: Final[dict[type, tuple[str, ...]]] = {
    Effect: ("condition", "cost", "target", "operation", "value", "label_object"),
    Card: ("script", "unique_filter"),
}  # of what there is very much; what scripts left elsewhere is found by looking at everything
_FOLLOWED: Final = frozenset({ActivityCounter, ChainLink, Event, Group, OperationInfo, CardState})
_RECORDS: Final = frozenset(
    {Battle, Chaining, Choosing, EffectIndex, EventQueues, Limits, Pending, Player, Registering, Summoning, Tossed, TurnFlow}
)
_PLAIN: Final = frozenset({int, str, float, bool, type(None), Card, Effect, PrintedCard, DuelState}) | _RECORDS
_CONTAINERS: Final = frozenset({list, tuple, dict})
_PORTS: Final = frozenset(
    {"asker", "assumed_cards", "card_codes", "card_maker", "card_reader", "listener", "rules", "script_error_types", "script_failed",
     "log_enabled", "explain", "on_step", "spend", "tell_missing", "witness"}
)  # fmt: skip
_HISTORY: Final = ("log", "script_errors")  # rows that nothing changes once they are written
_INDEXES: Final = frozenset({EffectIndex, Player})  # hold cards, effects and numbers alone
_FEW: Final = 400  # effects that may lie unused before they are looked for


class Snapshot:
    """All of a duel's state at one safe point, and the script values that belong to it."""

    __slots__ = ("cards", "effects", "followed", "scripts", "singles")

    def __init__(self) -> None:
        self.cards: list[tuple[Card, Any, Any, Any]] = []
        self.effects: list[tuple[Effect, Any]] = []
        self.singles: list[tuple[Any, Any]] = []
        self.followed: list[tuple[Any, Any]] = []
        self.scripts: Any = None


def _samples() -> dict[type, Any]:
    d = DuelState(0)
    effect, event = Effect(d, 0), Event()
    printed: Any = None
    return {
        ActivityCounter: ActivityCounter(len), Battle: d.battle, Card: Card(d, 0, printed, 0), CardState: CardState(),
        ChainLink: ChainLink(effect, event), DuelState: d, Effect: effect, EffectIndex: d.effects, Event: event, EventQueues: d.events,
        Group: Group(d), OperationInfo: OperationInfo(None, 0, 0, 0), Player: d.players[0],
        Chaining: d.chaining, Choosing: d.choosing, Limits: d.limits, Pending: d.pending, Registering: d.registering,
        Summoning: d.summoning, Tossed: d.tossed, TurnFlow: d.flow,
    }  # fmt: skip


def saved_slots(cls: type) -> tuple[str, ...]:
    """The slots of a state class that a snapshot copies, all but ports to the world outside; script values and history come first."""
    slots = fields_of(cls)
    leading = _HISTORY if cls is DuelState else _SCRIPT_SLOTS.get(cls, ())
    left_out = {*leading, *_PORTS} if cls is DuelState else set(leading)
    return (*leading, *(name for name in slots if name not in left_out))


def _functions(cls: type, sample: Any) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    """How to save an object of the class and how to write it back; of an empty list or dict nothing is kept."""
    names = saved_slots(cls)
    fresh: dict[type, str] = {list: "[]", dict: "{}"}
    empty = {name: fresh.get(type(getattr(sample, name)), "") for name in names}
    take = ", ".join(f"o.{name}.copy() if o.{name} else None" if empty[name] else f"o.{name}" for name in names)
    back = "\n".join(
        f"    o.{name} = v{i}.copy() if v{i} else {empty[name]}" if empty[name] else f"    o.{name} = v{i}" for i, name in enumerate(names)
    )
    unpack = ", ".join(f"v{i}" for i in range(len(names)))
    source = f"def save(o):\n    return ({take},)\ndef load(o, values):\n    ({unpack},) = values\n{back}\n"
    scope: dict[str, Any] = {}
    exec(compile(source, f"<snapshot of {cls.__name__}>", "exec"), scope)
    return scope["save"], scope["load"]


_SAVE: Final[dict[type, Callable[[Any], Any]]] = {}
_LOAD: Final[dict[type, Callable[[Any, Any], None]]] = {}
for _cls, _sample in _samples().items():
    _SAVE[_cls], _LOAD[_cls] = _functions(_cls, _sample)


class _Search:
    """What small objects the state holds (events, links, groups), and the script values in it."""

    __slots__ = ("found", "roots")

    def __init__(self) -> None:
        self.found: dict[Any, Any] = {}  # object -> its saved slots
        self.roots: set[Any] = set()

    def look_at(self, values: Iterable[Any]) -> None:
        """Note every small object and script value among the values, and in the lists and tuples among them."""
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
            values = self.found[value] = _SAVE[type(value)](value)
            self.look_at(values)


def take_snapshot(d: DuelState, save_scripts: Callable[[Iterable[Any], Callable[[Any], None]], Any]) -> Snapshot:
    """Copy the state. `save_scripts(roots, visit)` saves the script values reachable from `roots` and calls `visit` for each object of the
    rules that it meets there; what it returns is kept for `restore_snapshot`.
    """
    _forget_unused_effects(d)
    snapshot, search = Snapshot(), _Search()
    save_card, save_place, save_effect = _SAVE[Card], _SAVE[CardState], _SAVE[Effect]
    snapshot.cards = [
        (
            card,
            save_card(card),
            None if card.previous is NOWHERE else save_place(card.previous),
            None if card.temp is NOTHING_UNDER_WAY else save_place(card.temp),
        )
        for card in d.cards
    ]
    snapshot.effects = [(e, save_effect(e)) for e in d.made_effects]
    singles: list[Any] = [d, *_records(d)]
    snapshot.singles = [(o, _SAVE[type(o)](o)) for o in singles]
    for o, values in snapshot.singles:
        if o is d:
            search.look_at(values[len(_HISTORY) :])
        elif type(o) not in _INDEXES:
            search.look_at(values)
    held = _held_by_scripts(snapshot)
    for value in held:
        if type(value) is Group:
            search.note(value)
    snapshot.scripts = save_scripts(held | search.roots, lambda value: search.look_at((value,)))
    snapshot.followed = list(search.found.items())
    return snapshot


def _records(d: DuelState) -> list[Any]:
    return [
        d.battle, d.chaining, d.choosing, d.effects, d.events, d.flow, d.limits, d.pending, d.registering, d.summoning, d.tossed,
        *d.players,
    ]  # fmt: skip


def _held_by_scripts(snapshot: Snapshot) -> set[Any]:
    """What cards and effects hold of scripts, and whatever else lies in the same slots."""
    of_effect, of_card = len(_SCRIPT_SLOTS[Effect]), len(_SCRIPT_SLOTS[Card])
    return set().union(*[values[:of_effect] for _, values in snapshot.effects], *[row[1][:of_card] for row in snapshot.cards])


def restore_snapshot(snapshot: Snapshot, restore_scripts: Callable[[Any], None]) -> None:
    """Write the copied state back into the same objects."""
    load_card, load_place, load_effect = _LOAD[Card], _LOAD[CardState], _LOAD[Effect]
    for card, values, previous, temp in snapshot.cards:
        load_card(card, values)
        if previous is not None:
            load_place(card.previous, previous)
        if temp is not None:
            load_place(card.temp, temp)
    for e, values in snapshot.effects:
        load_effect(e, values)
    for o, values in [*snapshot.singles, *snapshot.followed]:
        _LOAD[type(o)](o, values)
    restore_scripts(snapshot.scripts)


def _forget_unused_effects(d: DuelState) -> None:
    """Drop effects from the list of all that nothing else holds any more."""
    made = d.made_effects
    if len(made) < d.made_effects_limit:
        return
    alone = max([sys.getrefcount(e) for e in [Effect(d, 0)]])  # what the list and the loop hold of each
    d.made_effects = [e for e in made if sys.getrefcount(e) > alone]
    d.made_effects_limit = 2 * len(d.made_effects) + _FEW


def unknown_state_classes() -> list[str]:
    """Slotted classes of the state that snapshots do not know; there must be none."""
    known = {*STATE_CLASSES, Blank, HigherRules}
    return [
        name for name, value in vars(state).items() if isinstance(value, type) and value.__module__ == state.__name__ and value not in known
    ]
