"""What rows have of each class of the state: its fields in order, found from the class itself, so no list of fields is kept by hand.

`saved_rows` is written from this by tools/make_state_code.py.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from solemn.core.state import data as state
from solemn.core.state.data import (
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
    Offers,
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
    Limits, Offers, OperationInfo, Pending, Player, Registering, Summoning, Tossed, TurnFlow,
)  # fmt: skip
SCRIPT_SLOTS: Final[dict[type, tuple[str, ...]]] = {
    Effect: ("label_object", "value", "condition", "cost", "target", "operation"),
    Card: ("script", "unique_filter"),
}  # of what there is very much; what scripts left elsewhere is found by looking at everything
_PORTS: Final = frozenset(
    {"asker", "assumed_cards", "card_codes", "card_maker", "card_reader", "listener", "rules", "script_error_types", "script_failed",
     "log_enabled", "explain", "hold", "on_step", "pauses", "spend", "tell_missing", "witness"}
)  # fmt: skip
_KEPT_APART: Final = frozenset({"cards", "log", "made_effects"})  # of `DuelState`: a snapshot has them in rows, or as a history


def _makers() -> dict[type, Callable[[], Any]]:
    """How to make an object of each class of the state, with nothing in it."""
    d, printed = DuelState(0), PrintedCard(0, 0, (), 0, 0, 0, 0, 0, 0, 0, 0, 0)
    return {
        ActivityCounter: lambda: ActivityCounter(len), Battle: Battle, Card: lambda: Card(d, 0, printed, 0), CardState: CardState,
        Chaining: Chaining, ChainLink: lambda: ChainLink(Effect(d, 0), Event()), Choosing: Choosing, DuelState: lambda: DuelState(0),
        Effect: lambda: Effect(d, 0), EffectIndex: EffectIndex, Event: Event, EventQueues: EventQueues, Group: lambda: Group(d),
        Limits: Limits, Offers: Offers, OperationInfo: lambda: OperationInfo(None, 0, 0, 0), Pending: Pending,
        Player: lambda: Player(0, 0, 0), Registering: Registering, Summoning: Summoning, Tossed: Tossed, TurnFlow: TurnFlow,
    }  # fmt: skip


MAKERS: Final = _makers()


def blank_maker(cls: type) -> Callable[[], Any]:
    """What makes objects of a class of the state whose fields are all written afterwards: compiled ones cannot do without `__init__`."""
    return MAKERS[cls] if hasattr(cls, "__mypyc_attrs__") else partial(cls.__new__, cls)


def saved_slots(cls: type) -> tuple[str, ...]:
    """The slots of a state class that a snapshot has, all but ports to the world outside; script values come first."""
    return (*_row_slots(cls), *(_KEPT_APART if cls is DuelState else ()))


def _row_slots(cls: type) -> tuple[str, ...]:
    slots = fields_of(cls)
    leading = SCRIPT_SLOTS.get(cls, ())
    left_out = {*leading, *_PORTS, *_KEPT_APART} if cls is DuelState else set(leading)
    return (*leading, *(name for name in slots if name not in left_out))


def unknown_state_classes() -> list[str]:
    """Slotted classes of the state that snapshots do not know; there must be none."""
    known = {*STATE_CLASSES, Blank, HigherRules}
    return [
        name for name, value in vars(state).items() if isinstance(value, type) and value.__module__ == state.__name__ and value not in known
    ]


def _layout(cls: type, sample: Any) -> tuple[tuple[str, type], ...]:
    return tuple((name, type(getattr(sample, name))) for name in _row_slots(cls))


_LAYOUTS: Final = {cls: _layout(cls, make()) for cls, make in MAKERS.items()}


def row_layout(cls: type) -> tuple[tuple[str, type], ...]:
    """What the values of a row are: names of fields, and the types that these begin with; dicts are keys and values in turn."""
    return _LAYOUTS[cls]
