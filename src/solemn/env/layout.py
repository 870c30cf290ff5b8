"""Rows of bytes: which byte says what, how a row is read again, and how rows become numbers that a network takes."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

_FORMATS: Final = {1: "B", 2: "H", 4: "I"}


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a row: `size` bytes, the lowest first.

    `kind` is "mask" (each of the `width` lowest bits says yes or no), "index" (one of `width` things), "number" (counts up to `width`,
    which is what it is divided by for a network) or "row" (a row of `cards`, counted from 1; 0 is none; networks do not get it).
    """

    name: str
    size: int
    kind: str
    width: int
    meaning: str

    @property
    def columns(self) -> int:
        """How many numbers a network gets for it."""
        return {"mask": self.width, "index": self.width, "number": 1, "row": 0}[self.kind]


class Layout:
    """The fields of one kind of row."""

    def __init__(self, name: str, fields: Sequence[Field]) -> None:
        self.name = name
        self.fields = tuple(fields)
        self._struct = Struct("<" + "".join(_FORMATS[field.size] for field in fields))

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another process as its fields."""
        return Layout, (self.name, self.fields)

    @property
    def size(self) -> int:
        """Bytes of a row."""
        return self._struct.size

    @property
    def columns(self) -> int:
        """Numbers of a row for a network."""
        return sum(field.columns for field in self.fields)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where in the row each field lies."""
        places, start = {}, 0
        for field in self.fields:
            places[field.name] = slice(start, start + field.size)
            start += field.size
        return places

    def pack(self, *values: int) -> bytes:
        """A row from the values of its fields in order, each within the range of its bytes."""
        return self._struct.pack(*values)

    def read(self, row: Bytes) -> dict[str, int]:
        """The values of a row by the names of its fields."""
        return {field.name: value for field, value in zip(self.fields, self._struct.unpack(row.tobytes()), strict=True)}

    def expand(self, rows: Any) -> Floats:
        """Rows as numbers for a network, mostly from 0 to 1: the last axis gets one column for each bit, thing and number."""
        data = np.asarray(rows, np.uint8)
        plan = self._plan
        found = np.empty((*data.shape[:-1], self.columns), np.float32)
        found[..., plan.bits] = data[..., plan.byte_of_bit] >> plan.shift & 1
        found[..., plan.things] = data[..., plan.byte_of_thing] == plan.thing
        found[..., plan.numbers] = data[..., plan.bytes_of_numbers].astype(np.float32) @ plan.weights
        return found

    @cached_property
    def _plan(self) -> "_Plan":
        return _Plan(self)


class _Plan:
    """Which columns come from which bytes: one column for each bit of a mask, each thing of an index, each number."""

    def __init__(self, layout: Layout) -> None:
        bits: list[tuple[int, int, int]] = []  # column, byte, shift
        things: list[tuple[int, int, int]] = []  # column, byte, value
        parts: list[tuple[int, int, float]] = []  # which number, byte, weight
        numbers: list[int] = []
        column = 0
        for field in layout.fields:
            start = layout.places[field.name].start
            if field.kind == "mask":
                bits += [(column + bit, start + bit // 8, bit % 8) for bit in range(field.width)]
            elif field.kind == "index":
                things += [(column + value, start, value) for value in range(field.width)]
            elif field.kind == "number":
                parts += [(len(numbers), start + place, 256.0**place / field.width) for place in range(field.size)]
                numbers.append(column)
            column += field.columns
        self.bits, self.byte_of_bit, shift = np.array(bits, np.intp).reshape(-1, 3).T
        self.things, self.byte_of_thing, thing = np.array(things, np.intp).reshape(-1, 3).T
        self.shift, self.thing = shift.astype(np.uint8), thing.astype(np.uint8)
        self.numbers = np.array(numbers, np.intp)
        self.bytes_of_numbers = np.array([byte for _, byte, _ in parts], np.intp)
        self.weights = np.zeros((len(parts), len(numbers)), np.float32)
        for row, (number, _, weight) in enumerate(parts):
            self.weights[row, number] = weight
