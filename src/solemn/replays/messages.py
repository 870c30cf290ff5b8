"""What the messages of a yrpX say, as rows of the kinds that a duel's log has."""

import struct
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from solemn.replays.errors import ReplayError
from solemn.replays.replay import Message
from solemn.spec.told import at as at_place
from solemn.spec.told import told as problem

Row = tuple[Any, ...]
_PLACE: Final = "BBII"  # controller, location, sequence, position


class _Layout(NamedTuple):
    """A message: its kind, what it begins with, the format of the count that may follow, and of each thing counted."""

    kind: str
    head: str = ""
    counted: str = ""
    each: str = ""
    kept: int | None = None  # how many numbers of each thing count; all if None


_LAYOUTS: Final = {
    5: _Layout("win", "BB"),
    32: _Layout("shuffle_deck", "B"),
    33: _Layout("shuffle_hand", "B"),
    34: _Layout("refresh", "B"),
    40: _Layout("new_turn", "B"),
    41: _Layout("phase", "H"),
    50: _Layout("move", f"I{_PLACE}{_PLACE}I"),
    53: _Layout("position", "IBBBBB"),
    54: _Layout("set", f"I{_PLACE}"),
    60: _Layout("summoning", f"I{_PLACE}"),
    61: _Layout("summoned"),
    62: _Layout("special_summoning", f"I{_PLACE}"),
    63: _Layout("special_summoned"),
    64: _Layout("flip_summoning", f"I{_PLACE}"),
    65: _Layout("flip_summoned"),
    70: _Layout("chaining", f"I{_PLACE}BBIQI"),
    71: _Layout("chained", "B"),
    72: _Layout("chain_solving", "B"),
    73: _Layout("chain_solved", "B"),
    74: _Layout("chain_end"),
    75: _Layout("chain_negated", "B"),
    76: _Layout("chain_disabled", "B"),
    81: _Layout("random_selected", "B", "I", _PLACE),
    83: _Layout("become_target", "", "I", _PLACE),
    90: _Layout("draw", "B", "I", "II", 1),
    91: _Layout("damage", "BI"),
    92: _Layout("recover", "BI"),
    93: _Layout("equip", f"{_PLACE}{_PLACE}"),
    94: _Layout("lp", "BI"),
    100: _Layout("pay_lp", "BI"),
    101: _Layout("add_counter", "HBBBH"),
    102: _Layout("remove_counter", "HBBBH"),
    110: _Layout("attack", f"{_PLACE}{_PLACE}"),
    111: _Layout("battle"),
    112: _Layout("attack_negated"),
    113: _Layout("damage_step_start"),
    114: _Layout("damage_step_end"),
    120: _Layout("missed_timing", f"{_PLACE}I"),
    130: _Layout("coin", "B", "B", "B"),
    131: _Layout("dice", "B", "B", "B"),
}


def told(messages: Iterable[Message]) -> Iterator[Row]:
    """The rows that the messages stand for, flat: a kind and numbers. Raises ReplayError for a message that is too short."""
    for message in messages:
        layout = _LAYOUTS.get(message.number)
        if layout is not None:
            yield _row(layout, message.content)


def _row(layout: _Layout, content: bytes) -> Row:
    try:
        head = struct.unpack_from(f"<{layout.head}", content)
        if not layout.counted:
            return (layout.kind, *head)
        at = struct.calcsize(f"<{layout.head}")
        (count,) = struct.unpack_from(f"<{layout.counted}", content, at)
        at += struct.calcsize(f"<{layout.counted}")
        size = struct.calcsize(f"<{layout.each}")
        if count * size > len(content) - at:
            raise ReplayError(at_place(f"message {layout.kind}", problem("replay-too-few", found=len(content))))
        each = [struct.unpack_from(f"<{layout.each}", content, at + size * i)[: layout.kept] for i in range(count)]
        return (layout.kind, *head, *(number for entry in each for number in entry))
    except struct.error as error:
        raise ReplayError(at_place(f"message {layout.kind}", problem("replay-too-few", found=len(content)))) from error


def flat(row: Row) -> Row:
    """A row of a duel's log in the form of `told`."""
    return tuple(number for value in row for number in (flat(value) if isinstance(value, tuple) else (value,)))


def message_of(row: Row) -> Message | None:
    """The message for a row in the form of `told`, None for a kind that no message has."""
    number = next((number for number, layout in _LAYOUTS.items() if layout.kind == row[0]), None)
    if number is None:
        return None
    layout, values = _LAYOUTS[number], list(row[1:])
    head = len(struct.unpack(f"<{layout.head}", bytes(struct.calcsize(f"<{layout.head}"))))
    content = struct.pack(f"<{layout.head}", *values[:head])
    if layout.counted:
        width = len(layout.each) if layout.kept is None else layout.kept
        entries = [values[i : i + width] for i in range(head, len(values), width)]
        content += struct.pack(f"<{layout.counted}", len(entries))
        content += b"".join(struct.pack(f"<{layout.each}", *entry, *[0] * (len(layout.each) - width)) for entry in entries)
    return Message(number, content)
