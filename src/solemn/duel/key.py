"""A key of a position: the same for two positions of a duel from which the same moves lead to the same future.

All that counts is read in one fixed order and numbered as it is met: cards in the order of their numbers, then what they, the state and the
scripts hold. Copies that nothing tells apart but which of them lies where are taken in the order of their places. What only names things
(numbers of effects and groups, the log) does not count; of numbers that say what came first only the order does.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import groupby
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType
from typing import Any, Final

from solemn.core.state.data import (
    Battle,
    Blank,
    Card,
    CardState,
    ChainLink,
    DuelState,
    Effect,
    Event,
    Group,
    HigherRules,
    Limits,
    Offers,
    Pending,
    Registering,
)
from solemn.core.state.layout import STATE_CLASSES, row_layout
from solemn.core.state.snapshot import Snapshot, row_of, rows_in
from solemn.lua.box import Box
from solemn.lua.machine import Machine
from solemn.lua.state import NOT_STATE, Token
from solemn.lua.values import LuaTable, Marker
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import LOCATION_ONFIELD

KEY_BYTES: Final = 16
_NOT_COUNTED: Final[dict[type, frozenset[str]]] = {  # numbers that only name things, and what only tells or spares work
    Card: frozenset({"d", "id", "temp", "send_player", "send_position", "send_location", "send_sequence", "new_position", "field_id_r"}),
    Effect: frozenset({"d", "number", "id", "first_id"}),
    Group: frozenset({"d", "number"}),
    Event: frozenset({"raised_number", "heard_by"}),
    ChainLink: frozenset({"chain_id", "event_number", "field_id_before"}),
    DuelState: frozenset({
        "next_card_number", "next_effect_number", "next_group_number", "made_effects_limit", "event_number", "field_id", "copy_number",
        "step_budget", "printed", "printed_bytes", "script_errors", "frozen",
    }),
    Battle: frozenset({"skipped_by"}),
    Pending: frozenset({"ended_effects", "uses_to_note"}),
    Registering: frozenset({"seen_codes"}),
}  # fmt: skip
_BY_FIELD_ID: Final = frozenset({"declared_targets", "attacked_targets", "battled_with"})
_PLACE_IN_A_PILE: Final = frozenset({"sequence"})  # where in a hand or pile a card was before
_FORMER_LOCATION: Final = [name for name, _ in row_layout(CardState)].index("location")
_ATOMS: Final = frozenset({int, float, str, bool, type(None), bytes})


def key_of(snapshot: Snapshot, machine: Machine, answers: Sequence[Any]) -> bytes:
    """The key of the position that these answers lead to from the snapshot, whose scripts run in the machine."""
    reader = _Reader(snapshot, machine)
    reader.read()
    digest = blake2b(repr(reader.out).encode(), digest_size=KEY_BYTES)
    digest.update(repr([list(answer) if isinstance(answer, tuple) else answer for answer in answers]).encode())
    return digest.digest()


class _Reader:
    """Reads a position into a flat list of plain values, in which an object that was met before is its number."""

    __slots__ = ("_age", "_boxes", "_cards", "_copies", "_machine", "_queue", "_rows", "_seen", "_snapshot", "_token", "out")

    def __init__(self, snapshot: Snapshot, machine: Machine) -> None:
        self.out: list[Any] = []
        self._snapshot = snapshot
        self._machine = machine
        self._token: Token = snapshot.scripts
        self._rows = {id(obj): row for obj, row in rows_in(snapshot)}
        self._boxes = {id(box): value for box, value in zip(self._token.boxes, self._token.values)}
        self._seen: dict[int, int] = {}
        self._queue: list[Any] = []
        self._cards = _in_canonical_order([(row[0], row[1]) for row in snapshot.cards])
        self._age = _ages(self._cards)
        self._copies = {id(card): number for number, (_, same) in enumerate(groupby(self._cards, _kind)) for card, _ in same}

    def read(self) -> None:
        """Read all there is."""
        for card, _ in self._cards:
            self._meet(card)
        for record, _ in self._snapshot.singles:
            self._meet(record)
        fresh, variables = self._machine.fresh(), self._token.globals
        for name in sorted(variables):
            value = variables[name]
            if name not in NOT_STATE and value is not None and fresh.get(name) is not value:
                self.out.append(name)
                self._value(value)
        done = 0
        while done < len(self._queue):
            self._read_object(self._queue[done])
            done += 1

    def _meet(self, value: Any) -> None:
        """Write the number of an object; one that is new is read later."""
        number = self._seen.get(id(value))
        if number is None:
            number = self._seen[id(value)] = len(self._queue)
            self._queue.append(value)
        self.out.append(("#", number))

    def _value(self, value: Any) -> None:
        kind = type(value)
        if kind in _ATOMS:
            self.out.append((kind.__name__, value) if kind is bool or kind is float else value)
        elif kind is tuple or kind is list:
            self.out.append(len(value))
            for item in self._copies_in_order(value) if len(value) > 1 and type(value[0]) is Effect else value:
                self._value(item)
        elif kind is Marker:
            self.out.append(("marker", value.value))
        elif kind is PrintedCard:
            self.out.append(value.code)
        elif kind is MethodType or kind is BuiltinFunctionType:
            self.out.append(getattr(value, "__qualname__", value.__name__))
        elif kind is CodeType or isinstance(value, (type, Blank, HigherRules)):
            self.out.append(getattr(value, "__name__", ""))
        else:
            self._meet(value)

    def _copies_in_order(self, effects: Sequence[Any]) -> list[Any]:
        """The same effect of copies that follow one another: in the order of the copies."""

        def kind(e: Any) -> tuple[Any, ...]:
            copies = self._copies.get(id(e.handler)) if type(e) is Effect else None
            return (id(e),) if copies is None else (copies, e.type, e.code, e.range, e.description)

        def place(e: Any) -> int:
            return self._seen.get(id(getattr(e, "handler", None)), 0)

        return [e for _, same in groupby(effects, kind) for e in sorted(same, key=place)]

    def _place_of_link(self, link: ChainLink) -> tuple[int, ...]:
        """What is offered is offered in whatever order: by the card, and of one card by the kind of effect."""
        e = link.effect
        return (self._seen.get(id(e.handler), -1), e.type, e.code, e.range, e.description)

    # -- objects ------------------------------------------------------------------------------------------------

    def _read_object(self, value: Any) -> None:
        kind = type(value)
        self.out.append(kind.__name__)
        if kind in _STATE:
            self._read_state(value, kind)
        elif isinstance(value, LuaTable):
            self._read_table(value)
        elif kind is Box:
            self._value(self._boxes.get(id(value), value.v))
        elif kind is FunctionType:
            self._read_function(value)
        elif kind is dict:
            for key, item in value.items():
                self._value(key)
                self._value(item)
        elif kind is set or kind is frozenset:
            self.out.append(len(value))

    def _read_state(self, value: Any, kind: type) -> None:
        row = self._rows.get(id(value))
        if row is None:
            row = row_of(value)
        left_out = _NOT_COUNTED.get(kind, frozenset())
        if kind is CardState and not row[_FORMER_LOCATION] & LOCATION_ONFIELD:
            left_out = _PLACE_IN_A_PILE
        for (name, shape), content in zip(row_layout(kind), row, strict=True):
            if name in left_out:
                continue
            if name == "field_id" or name == "unique_field_id":
                self.out.append(self._age.get(content, -1))
            elif shape is dict and content:
                self._read_dict(name, kind, content)
            elif kind is Offers and name == "activate" and content:
                self._value(sorted(content, key=self._place_of_link))
            else:
                self._value(content)

    def _read_dict(self, name: str, kind: type, flat: tuple[Any, ...]) -> None:
        """A dict of the state, as a row has it: keys and values in turn. Where keys are numbers, their order does not count."""
        pairs: list[tuple[Any, Any]] = list(zip(flat[::2], flat[1::2]))
        if name in _BY_FIELD_ID or kind is Limits:
            pairs = [(self._count_key(key) if kind is Limits else self._age.get(key, -1), item) for key, item in pairs]
        if all(type(key) is int for key, _ in pairs):
            pairs.sort(key=lambda pair: pair[0])
        elif type(pairs[0][0]) is Effect:
            items = dict(pairs)
            pairs = [(e, items[e]) for e in self._copies_in_order(list(items))]
        self.out.append(len(pairs))
        for key, item in pairs:
            self._value(key)
            self._value(item)

    def _count_key(self, key: Any) -> Any:
        """What a limit counts: by name, or the uses of one card for as long as it is in its place."""
        age = self._age.get(key >> 32) if type(key) is int else None
        return key if age is None else -1 - (age << 32 | key & 0xFFFFFFFF)

    def _read_table(self, table: LuaTable) -> None:
        snap = self._token.newer.get(table) or self._token.tables.get(table)
        content, metatable = (table.hash, table.metatable) if snap is None else snap[1][:2]
        for key, item in content.items():
            if item is not None:
                self._value(key)
                self._value(item)
        self._value(metatable)

    def _read_function(self, function: FunctionType) -> None:
        code = function.__code__
        self.out.append((code.co_filename, code.co_firstlineno, code.co_name, len(code.co_code)))
        for content in (function.__defaults__, *(function.__kwdefaults__ or {}).values()):
            self._value(content)
        if function.__globals__ is not self._machine.globals:
            return  # a native: what it keeps for itself is no state
        for cell in function.__closure__ or ():
            try:
                self._value(cell.cell_contents)
            except ValueError:
                self.out.append("empty")


_STATE: Final = frozenset(STATE_CLASSES)
_LAYOUT: Final = {name: i for i, (name, _) in enumerate(row_layout(Card))}


def _field(row: Sequence[Any], name: str) -> Any:
    return row[_LAYOUT[name]]


def _in_canonical_order(cards: list[tuple[Card, Any]]) -> list[tuple[Card, Any]]:
    """By number; copies whose numbers follow one another by their places."""

    def place(pair: tuple[Card, Any]) -> tuple[Any, ...]:
        row = pair[1]
        host = _field(row, "overlay_target")
        return (_field(row, "controller"), _field(row, "location"), _field(row, "sequence"), 0 if host is None else host.id)

    return [pair for _, copies in groupby(cards, _kind) for pair in sorted(copies, key=place)]


def _kind(pair: tuple[Card, Any]) -> tuple[int, int]:
    return (pair[0].owner, _field(pair[1], "printed").code)


def _ages(cards: list[tuple[Card, Any]]) -> dict[int, int]:
    """For the numbers that cards got as they came to their places: which of those on the field came first; others by their cards."""
    on_field = sorted(_field(row, "field_id") for _, row in cards if _field(row, "location") & LOCATION_ONFIELD)
    ages = {number: age for age, number in enumerate(on_field)}
    for place, (_, row) in enumerate(cards):
        ages.setdefault(_field(row, "field_id"), len(on_field) + place)
        if _field(row, "location") & LOCATION_ONFIELD:
            ages[_field(row, "field_id_r")] = ages[_field(row, "field_id")]
    return ages
