"""Rows of the log that are read again, their values by name. The log itself holds plain tuples, so that a duel pays for nothing more."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from solemn.core.state.data import Card, Effect

Row = tuple[Any, ...]


class Activated(NamedTuple):
    """`.activated`"""

    kind: str
    link: int
    effect: Effect
    player: int


class NegatedLink(NamedTuple):
    """`.negated_activation`, `.negated_effect`"""

    kind: str
    link: int
    card: Card
    by: Effect | None

    @property
    def of_activation(self) -> bool:
        """Was the activation negated, not the effect alone?"""
        return self.kind == ".negated_activation"


class NoEffect(NamedTuple):
    """`.no_effect`: why is a rule or the effect because of which the link did nothing."""

    kind: str
    link: int
    why: str | Effect | None


class Summoning(NamedTuple):
    """`.summoning`: the way is normal, flip or special."""

    kind: str
    card: Card
    way: str
    player: int


class SummonNegated(NamedTuple):
    """`.summon_negated`"""

    kind: str
    cards: tuple[Card, ...]
    by: Effect | None


class SummonProtected(NamedTuple):
    """`.summon_protected`"""

    kind: str
    card: Card
    shield: Effect


class MissedTiming(NamedTuple):
    """`.missed_timing`"""

    kind: str
    card: Card
    effect: Effect
    after: Effect | None


class Moved(NamedTuple):
    """`.moved`"""

    kind: str
    card: Card
    by: Effect | None


class ChainOver(NamedTuple):
    """`chain_end`"""

    kind: str


class TurnBegan(NamedTuple):
    """`new_turn`"""

    kind: str
    player: int


NamedRow = Activated | NegatedLink | NoEffect | Summoning | SummonNegated | SummonProtected | MissedTiming | Moved | ChainOver | TurnBegan
SHAPES: Final[dict[str, type[NamedRow]]] = {
    ".activated": Activated,
    ".negated_activation": NegatedLink,
    ".negated_effect": NegatedLink,
    ".no_effect": NoEffect,
    ".summoning": Summoning,
    ".summon_negated": SummonNegated,
    ".summon_protected": SummonProtected,
    ".missed_timing": MissedTiming,
    ".moved": Moved,
    "chain_end": ChainOver,
    "new_turn": TurnBegan,
}
_Shape = TypeVar("_Shape", bound=NamedRow)


def named(row: Row) -> NamedRow | None:
    """The row with its values by name; None for one of a kind that nobody reads so."""
    shape = SHAPES.get(row[0])
    return None if shape is None else shape(*row)


def named_as(shape: type[_Shape], rows: Iterable[Row]) -> list[_Shape]:
    """The rows of that shape, with their values by name."""
    return [shape(*row) for row in rows if SHAPES.get(row[0]) is shape]


def last_of(shapes: tuple[type[NamedRow], ...], rows: Sequence[Row]) -> NamedRow | None:
    """The last row of one of these shapes, with its values by name."""
    return next((named(row) for row in reversed(rows) if SHAPES.get(row[0]) in shapes), None)
