"""A number for a position of an open phase: cheap to work out (0.2 ms), and alike where the positions are.

Positions that a player would call the same have the same number, though they were reached in another order. It leaves out what hardly ever
counts: the order of cards in the hand and in piles other than the Deck, which of two cards came to the field first, and what scripts keep
to themselves. So it is no proof as `Duel.key` is, and a search that relies on it says so.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from types import FunctionType
from typing import Any, Final

from solemn.core.state.data import Battle, Card, DuelState, Effect, Group, Limits, TurnFlow
from solemn.core.state.layout import row_layout
from solemn.core.state.snapshot import Snapshot
from solemn.duel.facade import Duel
from solemn.duel.positions import Position
from solemn.search.options import Option
from solemn.spec.constants import LOCATION_EXTRA, LOCATION_GRAVE, LOCATION_HAND, LOCATION_REMOVED

_NO_ORDER: Final = LOCATION_HAND | LOCATION_GRAVE | LOCATION_REMOVED | LOCATION_EXTRA
_LEFT_OUT: Final[dict[type, frozenset[str]]] = {
    Card: frozenset({
        "d", "id", "printed", "script", "cover", "previous", "temp", "field_id", "field_id_r", "unique_field_id", "reason_card",
        "reason_effect", "reason_player", "related_effects", "related_cards", "turn_id", "immune_effects", "assumed", "own_effects",
        "send_player", "send_position", "send_location", "send_sequence", "new_position", "tribute_worth", "level_choices",
        "former_equip_target", "former_overlay_target", "unique_filter", "summon_player",
    }),
    TurnFlow: frozenset({"offers", "may_shuffle"}),
    Battle: frozenset({"skipped_by", "declared_ids", "opposing", "follow_up_attacker", "damage", "attacker", "target"}),
    Limits: frozenset({"uses_in_chain"}),
}  # fmt: skip
_BY_FIELD_ID: Final = frozenset({"declared_targets", "attacked_targets", "battled_with"})
_OWN_WHERE: Final = 1 << 32


class Digests:
    """The numbers of the positions of one duel. What came into being before the first one keeps its own numbers as names."""

    __slots__ = ("_cards", "_effects", "_first_card", "_first_effect")

    def __init__(self, d: DuelState) -> None:
        self._first_card, self._first_effect = d.next_card_number, d.next_effect_number
        self._cards: dict[int, tuple[Any, int]] = {}  # rows stay the same objects while a card stays as it is
        self._effects: dict[int, tuple[Effect, Hashable]] = {}

    def of(self, duel: Duel, position: Position, options: Iterable[Option]) -> int:
        """The number of the position that the duel stands at and has kept."""
        d, snapshot = duel.state, position.snapshot
        return hash((
            d.turn, d.phase, d.turn_player, d.rng_state, tuple(player.lp for player in d.players),
            tuple(player.disabled_zones for player in d.players),
            sum(self._card(row) for row in snapshot.cards) & 0xFFFFFFFFFFFFFFFF,
            self._records(snapshot), self._effects_in_force(d), frozenset(option.sign for option in options),
        ))  # fmt: skip

    def forget(self) -> None:
        """Drop what was worked out before. The numbers stay the same."""
        self._cards.clear()
        self._effects.clear()

    # -- cards ------------------------------------------------------------------------------------------------------------

    def _card(self, row: Any) -> int:
        known = self._cards.get(id(row))
        if known is None:
            known = self._cards[id(row)] = (row, hash((self._name(row[0]), *self._read(Card, row[1]))))
        return known[1]

    def _name(self, card: Card) -> int:
        """What a card is called: one that came later, a Token, by its kind alone."""
        return card.id if card.id < self._first_card else -card.printed.code

    def _read(self, kind: type, row: Sequence[Any]) -> Iterable[Hashable]:
        left_out = _LEFT_OUT.get(kind, frozenset())
        no_order = kind is Card and bool(row[_LOCATION] & _NO_ORDER)
        for (name, shape), value in zip(row_layout(kind), row):
            if name in left_out or (no_order and name == "sequence"):
                continue
            if shape is dict and value:
                keys = () if name in _BY_FIELD_ID else value[::2]
                yield frozenset(zip(map(self._token, keys), map(self._token, value[1::2]))) if keys else self._token(value[1::2])
            else:
                yield self._token(value)

    def _token(self, value: Any) -> Hashable:
        reader = _TOKENS.get(type(value))
        return type(value).__name__ if reader is None else reader(self, value)

    def _several(self, values: Sequence[Any]) -> Hashable:
        return tuple(map(self._token, values))

    def _group(self, group: Group) -> Hashable:
        return tuple(map(self._name, group.cards))

    def _effect(self, e: Effect) -> Hashable:
        """What an effect is called: one that came later by what it does to whom."""
        if e.number < self._first_effect:
            return e.number
        known = self._effects.get(id(e))
        if known is None:
            of = tuple(-1 if card is None else self._name(card) for card in (e.owner, e.handler))
            known = self._effects[id(e)] = (e, (of, e.type, e.code, e.range, e.ends_by, _place(e.operation), _place(e.condition)))
        return known[1]

    # -- what belongs to no card -------------------------------------------------------------------------------------------------

    def _records(self, snapshot: Snapshot) -> int:
        own = {row[1][_FIELD_ID]: self._name(row[0]) for row in snapshot.cards}
        parts: list[Hashable] = []
        for record, row in snapshot.singles:
            if type(record) is Limits:
                parts += self._limits(row, own)
            elif type(record) in (TurnFlow, Battle):
                parts += self._read(type(record), row)
        return hash(tuple(parts))

    def _limits(self, row: Sequence[Any], own: dict[int, int]) -> Iterable[Hashable]:
        for (name, shape), value in zip(row_layout(Limits), row):
            if name in _LEFT_OUT[Limits]:
                continue
            if shape is not dict or not value:
                yield self._token(value)
                continue
            names = (own.get(key >> 32, key) if key >= _OWN_WHERE else key for key in value[::2])
            counts = ((item.amount0, item.amount1) if hasattr(item, "amount0") else item for item in value[1::2])
            yield frozenset(zip(names, (key & 0xFFFFFFFF for key in value[::2]), counts))

    def _effects_in_force(self, d: DuelState) -> int:
        """What is known of each effect that may have changed, whatever their order."""
        found = 0
        for e in d.effects.places:
            found += self._state_of(e)
        for card in d.cards:
            for e in card.own_effects:
                if e not in d.effects.places:
                    found += self._state_of(e)
        return found & 0xFFFFFFFFFFFFFFFF

    def _state_of(self, e: Effect) -> int:
        value = e.value
        return hash((
            self._effect(e), e.count_limit, e.status, e.label, e.lasts_for, value if type(value) is int else _place(value),
            self._token(e.label_object),
        ))  # fmt: skip


def _place(value: Any) -> Hashable:
    """Where in the scripts a function is written."""
    return (value.__code__.co_filename, value.__code__.co_firstlineno) if type(value) is FunctionType else type(value).__name__


_LOCATION: Final = [name for name, _ in row_layout(Card)].index("location")
_FIELD_ID: Final = [name for name, _ in row_layout(Card)].index("field_id")
_TOKENS: Final[dict[type, Callable[[Digests, Any], Hashable]]] = {
    int: lambda _, value: value, bool: lambda _, value: value, str: lambda _, value: value, type(None): lambda _, value: value,
    Card: Digests._name, Effect: Digests._effect, Group: Digests._group, tuple: Digests._several, list: Digests._several,
    FunctionType: lambda _, value: _place(value),
}  # fmt: skip
