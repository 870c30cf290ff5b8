"""Rows of the log that are read again, with their values by name. The log itself holds plain tuples, so that a duel pays for no more."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from solemn.core.state.data import Card, Effect
from solemn.core.state.log import Place

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
    """`.moved`, `.turned`: the card, and the effect that did it."""

    kind: str
    card: Card
    by: Effect | None


class PhaseBegan(NamedTuple):
    """`phase`"""

    kind: str
    phase: int


class TurnBegan(NamedTuple):
    """`new_turn`"""

    kind: str
    player: int


class Move(NamedTuple):
    """`move`: reasons are a mask."""

    kind: str
    code: int
    before: Place
    after: Place
    reasons: int


class PositionChange(NamedTuple):
    """`position`: the positions before and after."""

    kind: str
    code: int
    player: int
    location: int
    sequence: int
    before: int
    after: int


class Placed(NamedTuple):
    """`set`, `summoning`, `special_summoning`, `flip_summoning`: passcode (0 for a card that nobody sees) and place of the card."""

    kind: str
    code: int
    player: int
    location: int
    sequence: int
    position: int


class LinkOpened(NamedTuple):
    """`chaining`: where the card is, and where its effect was activated."""

    kind: str
    code: int
    place: Place
    player: int
    location: int
    sequence: int
    text: int
    link: int


class OfLink(NamedTuple):
    """`chained`, `chain_solving`, `chain_solved`, `chain_negated`, `chain_disabled`"""

    kind: str
    link: int


class ChainOver(NamedTuple):
    """`chain_end`"""

    kind: str


class Moment(NamedTuple):
    """`summoned`, `attack_negated`, `battle` and others that say no more than their kind."""

    kind: str


class Targeted(NamedTuple):
    """`become_target`"""

    kind: str
    places: tuple[Place, ...]


class AttackDeclared(NamedTuple):
    """`attack`: the places of the attacker and its target."""

    kind: str
    attacker: Place
    target: Place


class Points(NamedTuple):
    """`damage`, `recover`, `pay_lp`"""

    kind: str
    player: int
    amount: int


class Counters(NamedTuple):
    """`add_counter`, `remove_counter`"""

    kind: str
    counter: int
    player: int
    location: int
    sequence: int
    number: int


class Draw(NamedTuple):
    """`draw`"""

    kind: str
    player: int
    codes: tuple[int, ...]


class Tossed(NamedTuple):
    """`coin`, `dice`"""

    kind: str
    player: int
    results: tuple[int, ...]


class TimingMissed(NamedTuple):
    """`missed_timing`"""

    kind: str
    place: Place
    code: int


class Won(NamedTuple):
    """`win`"""

    kind: str
    player: int
    reason: int


class CostPaid(NamedTuple):
    """`.cost`"""

    kind: str
    effect: Effect


class SummonVoid(NamedTuple):
    """`.summon_void`"""

    kind: str
    card: Card


class Shielded(NamedTuple):
    """`.protected`: the shield is what protects the card, the source what could not; the number of a link for a negation, 0 for none."""

    kind: str
    card: Card
    shield: Effect | str
    source: Effect | None
    link: int | None = None


class Declared(NamedTuple):
    """`.declared`: `what` is name, type, attribute or number."""

    kind: str
    player: int
    what: str
    value: int


class NegationBegan(NamedTuple):
    """`.negated`"""

    kind: str
    card: Card
    by: Effect | None


class NegationOver(NamedTuple):
    """`.negation_over`"""

    kind: str
    card: Card


class AttackStopped(NamedTuple):
    """`.negated_attack`"""

    kind: str
    attacker: Card
    by: Effect | None


class AttackRedirected(NamedTuple):
    """`.attack_redirected`"""

    kind: str
    attacker: Card
    target: Card
    by: Effect | None


class AttackTakenOver(NamedTuple):
    """`.attack_taken_over`"""

    kind: str
    before: Card
    attacker: Card
    by: Effect | None


class ReplayDue(NamedTuple):
    """`.replay_due`"""

    kind: str
    attacker: Card


class AttackEnded(NamedTuple):
    """`.attack_ended`: why is a rule or an effect, None where the attacker was negated, moved or turned."""

    kind: str
    attacker: Card
    why: Effect | str | None


class Message(NamedTuple):
    """`.message`"""

    kind: str
    text: str
    by: Effect | None = None


NamedRow = (
    Activated | NegatedLink | NoEffect | Summoning | SummonNegated | SummonProtected | MissedTiming | Moved | PhaseBegan
    | TurnBegan | Move | PositionChange | Placed | LinkOpened | OfLink | ChainOver | Moment | Targeted | AttackDeclared | Points
    | Counters | Draw | Tossed | TimingMissed | Won | CostPaid | SummonVoid | Shielded | Declared | NegationBegan | NegationOver
    | AttackStopped | AttackRedirected | AttackTakenOver | ReplayDue | AttackEnded | Message
)  # fmt: skip
SHAPES: Final[dict[str, type[NamedRow]]] = {
    ".activated": Activated,
    ".negated_activation": NegatedLink,
    ".negated_effect": NegatedLink,
    ".no_effect": NoEffect,
    ".summoning": Summoning,
    ".summon_negated": SummonNegated,
    ".summon_protected": SummonProtected,
    ".summon_void": SummonVoid,
    ".missed_timing": MissedTiming,
    ".moved": Moved,
    ".turned": Moved,
    ".cost": CostPaid,
    ".protected": Shielded,
    ".declared": Declared,
    ".negated": NegationBegan,
    ".negation_over": NegationOver,
    ".negated_attack": AttackStopped,
    ".attack_redirected": AttackRedirected,
    ".attack_taken_over": AttackTakenOver,
    ".replay_due": ReplayDue,
    ".attack_ended": AttackEnded,
    ".message": Message,
    "new_turn": TurnBegan,
    "phase": PhaseBegan,
    "move": Move,
    "position": PositionChange,
    "set": Placed,
    "summoning": Placed,
    "special_summoning": Placed,
    "flip_summoning": Placed,
    "chaining": LinkOpened,
    **dict.fromkeys(("chained", "chain_solving", "chain_solved", "chain_negated", "chain_disabled"), OfLink),
    **dict.fromkeys(("summoned", "special_summoned", "flip_summoned"), Moment),
    **dict.fromkeys(("attack_negated", "battle", "damage_step_start", "damage_step_end"), Moment),
    "chain_end": ChainOver,
    "become_target": Targeted,
    "attack": AttackDeclared,
    "damage": Points,
    "recover": Points,
    "pay_lp": Points,
    "add_counter": Counters,
    "remove_counter": Counters,
    "draw": Draw,
    "coin": Tossed,
    "dice": Tossed,
    "missed_timing": TimingMissed,
    "win": Won,
}
_FIXED: Final = {"become_target": 1, "draw": 2, "coin": 2, "dice": 2}  # how many values stand before those of which there may be any number
_Shape = TypeVar("_Shape", bound=NamedRow)


def named(row: Row) -> NamedRow | None:
    """The row with its values by name; None for a kind that nobody reads that way."""
    kind = row[0]
    shape, fixed = SHAPES.get(kind), _FIXED.get(kind)
    if shape is None:
        return None
    return shape(*row) if fixed is None else shape._make((*row[:fixed], row[fixed:]))


def named_as(shape: type[_Shape], rows: Iterable[Row]) -> list[_Shape]:
    """The rows of that shape, with their values by name."""
    return [shape(*row) for row in rows if SHAPES.get(row[0]) is shape]


def last_of(shapes: tuple[type[NamedRow], ...], rows: Sequence[Row]) -> NamedRow | None:
    """The last row of one of these shapes, with its values by name."""
    return next((named(row) for row in reversed(rows) if SHAPES.get(row[0]) in shapes), None)
