"""Saving and writing back a duel's state at a safe point.

A copy of every object of the state is taken by functions generated from the slots of its class, so no list of fields is kept by hand:
a slot that starts as a list or a dict is copied, every other value is kept as it is. Writing back sets the same objects' slots again.
"""

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from solemn.core import state
from solemn.core.state import (
    ActivityCounter,
    Battle,
    Card,
    CardState,
    ChainLink,
    DuelState,
    Effect,
    EffectIndex,
    Event,
    EventQueues,
    Group,
    OperationInfo,
    Player,
)

STATE_CLASSES: Final = (
    ActivityCounter, Battle, Card, CardState, ChainLink, DuelState, Effect, EffectIndex, Event, EventQueues, Group, OperationInfo, Player,
)  # fmt: skip
_FOLLOWED: Final = frozenset({ActivityCounter, ChainLink, Event, Group, OperationInfo, CardState})
_PORTS: Final = frozenset(
    {"asker", "assumed_cards", "card_maker", "card_reader", "listener", "rules", "script_error_types", "script_failed",
     "log_enabled", "explain", "on_step"}
)
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
    }  # fmt: skip


def saved_slots(cls: type) -> tuple[str, ...]:
    """The slots of a state class that a snapshot copies: all but ports to the world outside the duel."""
    slots: tuple[str, ...] = vars(cls)["__slots__"]
    return tuple(name for name in slots if name not in _PORTS) if cls is DuelState else slots


def _functions(cls: type, sample: Any) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    names = saved_slots(cls)
    copied = {name for name in names if type(getattr(sample, name)) in (list, dict)}
    take = ", ".join(f"o.{name}.copy()" if name in copied else f"o.{name}" for name in names)
    back = "\n".join(f"    o.{name} = v{i}.copy()" if name in copied else f"    o.{name} = v{i}" for i, name in enumerate(names))
    unpack = ", ".join(f"v{i}" for i in range(len(names)))
    source = f"def save(o):\n    return ({take},)\ndef load(o, values):\n    ({unpack},) = values\n{back}\n"
    scope: dict[str, Any] = {}
    exec(compile(source, f"<snapshot of {cls.__name__}>", "exec"), scope)
    return scope["save"], scope["load"]


_SAVE: Final[dict[type, Callable[[Any], Any]]] = {}
_LOAD: Final[dict[type, Callable[[Any, Any], None]]] = {}
for _cls, _sample in _samples().items():
    _SAVE[_cls], _LOAD[_cls] = _functions(_cls, _sample)


def take_snapshot(d: DuelState, save_scripts: Callable[[Iterable[Any], Callable[[Any], None]], Any]) -> Snapshot:
    """Copy the state. `save_scripts(roots, visit)` saves the script values reachable from `roots` and calls `visit` for each object of the
    rules that it meets there; what it returns is kept for `restore_snapshot`.
    """
    _forget_unused_effects(d)
    snapshot = Snapshot()
    save_card, save_place, save_effect = _SAVE[Card], _SAVE[CardState], _SAVE[Effect]
    snapshot.cards = [(card, save_card(card), save_place(card.previous), save_place(card.temp)) for card in d.cards]
    snapshot.effects = [(e, save_effect(e)) for e in d.made_effects]
    singles: list[Any] = [d, d.battle, d.effects, d.events, *d.players]
    snapshot.singles = [(o, _SAVE[type(o)](o)) for o in singles]
    found: dict[int, Any] = {}
    for o in singles:
        _follow_slots(o, found)
    for e in d.made_effects:
        if type(e.label_object) is Group:
            _follow(e.label_object, found)
    snapshot.scripts = save_scripts(_script_roots(d), lambda value: _follow(value, found))
    snapshot.followed = [(o, _SAVE[type(o)](o)) for o in found.values()]
    return snapshot


def restore_snapshot(snapshot: Snapshot, restore_scripts: Callable[[Any], None]) -> None:
    """Write the copied state back into the same objects."""
    load_card, load_place, load_effect = _LOAD[Card], _LOAD[CardState], _LOAD[Effect]
    for card, values, previous, temp in snapshot.cards:
        load_card(card, values)
        load_place(card.previous, previous)
        load_place(card.temp, temp)
    for e, values in snapshot.effects:
        load_effect(e, values)
    for o, values in snapshot.singles:
        _LOAD[type(o)](o, values)
    for o, values in snapshot.followed:
        _LOAD[type(o)](o, values)
    restore_scripts(snapshot.scripts)


def _follow_slots(o: Any, found: dict[int, Any]) -> None:
    for name in saved_slots(type(o)):
        value = getattr(o, name)
        if type(value) is list or type(value) is tuple:
            for item in value:
                _follow(item, found)
        elif type(value) is dict:
            for item in value.values():
                _follow(item, found)
        else:
            _follow(value, found)


def _follow(value: Any, found: dict[int, Any]) -> None:
    """Note an event, link, group or the like, and all of them that it holds."""
    kind = type(value)
    if kind is tuple or kind is list:
        for item in value:
            _follow(item, found)
    elif kind in _FOLLOWED and id(value) not in found:
        found[id(value)] = value
        _follow_slots(value, found)


def _script_roots(d: DuelState) -> list[Any]:
    roots: list[Any] = []
    add = roots.append
    for e in d.made_effects:
        for value in (e.condition, e.cost, e.target, e.operation, e.value, e.label_object):
            if value is not None and type(value) is not int:
                add(value)
    for card in d.cards:
        add(card.script)
        if card.unique_filter is not None:
            add(card.unique_filter)
    for limit, _ in (*d.chain_limits, *d.chain_limits_p):
        add(limit)
    for counters in (d.summon_counter, d.normalsummon_counter, d.spsummon_counter, d.flipsummon_counter, d.attack_counter, d.chain_counter):
        for counter in counters.values():
            add(counter.filter)
    return roots


def _forget_unused_effects(d: DuelState) -> None:
    """Drop effects from the list of all that nothing else holds any more."""
    made = d.made_effects
    if len(made) < d.made_effects_limit:
        return
    alone = sys.getrefcount(Effect(d, 0)) + 2  # the list's own reference, and the loop's
    d.made_effects = [e for e in made if sys.getrefcount(e) > alone]
    d.made_effects_limit = 2 * len(d.made_effects) + _FEW


def unknown_state_classes() -> list[str]:
    """Slotted classes of the state that snapshots do not know; there must be none."""
    return [
        name for name, value in vars(state).items()
        if isinstance(value, type) and value.__module__ == state.__name__ and value not in STATE_CLASSES
    ]  # fmt: skip
