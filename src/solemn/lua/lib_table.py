"""The table library."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from solemn.lua import args
from solemn.lua.args import MISSING
from solemn.lua.errors import LuaError, bad_argument, too_deep
from solemn.lua.runtime import FEW, VALUE_BYTES
from solemn.lua.values import MAX_INT, LuaTable, float_text, truthy, type_name, wrap
from solemn.lua.world import World

MAX_UNPACK: Final = 1_000_000


class TableLibrary:
    """The functions of the table library for one Lua world."""

    __slots__ = ("machine", "runtime")

    def __init__(self, machine: World) -> None:
        self.machine = machine
        self.runtime = machine.runtime

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The library's functions by their names in Lua."""
        return {"concat": self.concat, "insert": self.insert, "move": self.move, "pack": self.pack,
                "remove": self.remove, "sort": self.sort, "unpack": self.unpack}

    def size(self, value: Any, function: str, needs: str = "") -> int:
        """The length of a table, or of an object that behaves like one."""
        if type(value) is LuaTable and value.metatable is None:
            return value.length()
        if not isinstance(value, LuaTable):
            for event in ("__index", "__newindex", "__len"):
                if self.runtime.metamethod(value, event) is None:
                    raise args.expected(1, function, "table", value)
        size = self.runtime.len(value)
        if type(size) is not int:
            raise LuaError("object length is not an integer")
        return size

    def insert(self, table: Any = MISSING, *rest: Any) -> Any:
        """`table.insert`: puts a value in at a place, or at the end. Raises an error for a place outside of 1 to #table + 1."""
        size = self.size(table, "insert")
        if len(rest) == 1:
            self.runtime.setindex(table, wrap(size + 1), rest[0])
            return ()
        if len(rest) != 2:
            raise LuaError("wrong number of arguments to 'insert'")
        at = args.integer(rest[0], 2, "insert")
        if not 1 <= at <= wrap(size + 1):
            raise bad_argument(2, "insert", "position out of bounds")
        self.machine.consume(size - at)
        for i in range(size, at - 1, -1):
            self.runtime.setindex(table, i + 1, self.runtime.index(table, i))
        self.runtime.setindex(table, at, rest[1])
        return ()

    def remove(self, table: Any = MISSING, *rest: Any) -> Any:
        """`table.remove`: takes out the value at a place, by default the last, and moves up what follows it."""
        size = self.size(table, "remove")
        at = args.integer(rest[0], 2, "remove") if rest else size
        if rest and size + 1 != at and not (size == 0 and at == 0) and not 1 <= at <= size + 1:
            raise bad_argument(2, "remove", "position out of bounds")
        found = self.runtime.index(table, at)
        self.machine.consume(size - at)
        for i in range(at, size):
            self.runtime.setindex(table, i, self.runtime.index(table, i + 1))
        if at <= size or rest:
            self.runtime.setindex(table, max(at, size) if at <= size else at, None)
        else:
            self.runtime.setindex(table, at, None)
        return found

    def concat(self, table: Any = MISSING, separator: Any = None, start: Any = None, stop: Any = None, *_: Any) -> Any:
        """`table.concat`: the texts and numbers from i to j in one text. Raises an error for another value."""
        size = self.size(table, "concat")
        between = args.string(separator, 2, "concat") if separator is not None else ""
        first = args.optional_integer(start, 1, 3, "concat")
        last = args.optional_integer(stop, size, 4, "concat")
        parts: list[str] = []
        total = 0
        i = first
        while i <= last:
            part = self.runtime.index(table, i)
            kind = type(part)
            if kind is int:
                part = str(part)
            elif kind is float:
                part = float_text(part)
            elif kind is not str:
                raise LuaError(f"invalid value ({type_name(part)}) at index {i} in table for 'concat'")
            parts.append(part)
            total += len(part) + len(between)  # what the parts hold is there already; the list of them is not
            if not i & 63:
                self.machine.consume(32)
                self.runtime.hold(64 * VALUE_BYTES)
                if total > self.runtime.string_bytes:
                    self.runtime.check_size(total)
            i += 1
        self.runtime.check_size(total)
        return between.join(parts)

    def pack(self, *values: Any) -> Any:
        """`table.pack`: a table of the arguments, with their number as `n`."""
        made = self.runtime.list(*values)
        made.hash["n"] = len(values)
        return made

    def unpack(self, table: Any = None, start: Any = None, stop: Any = None, *_: Any) -> Any:
        """`table.unpack`: the values from i to j. Raises an error for more than can be returned."""
        if type(table) is LuaTable and start is None and stop is None and table.metatable is None:
            content = table.hash
            if table.asize == len(content) and not table.dead:  # as its constructor left it: the items and no more
                if len(content) > FEW:
                    self.runtime.charge(len(content))
                found = tuple(content.values())
                return found[0] if len(found) == 1 else found
        first = args.optional_integer(start, 1, 2, "unpack")
        last = self.runtime.len(table) if stop is None else args.integer(stop, 3, "unpack")
        if type(last) is not int:
            raise LuaError("object length is not an integer")
        if first > last:
            return ()
        if last - first + 1 >= MAX_UNPACK:
            raise LuaError("too many results to unpack")
        self.machine.consume((last - first) >> 1)
        self.runtime.hold((last - first) * VALUE_BYTES)
        index = self.runtime.index
        found = tuple([index(table, i) for i in range(first, last + 1)])
        return found[0] if len(found) == 1 else found

    def move(self, source: Any = MISSING, start: Any = MISSING, stop: Any = MISSING, to: Any = MISSING,
             target: Any = None, *_: Any) -> Any:
        """`table.move`: copies the values from f to e to the places from t on, in this or another table."""
        if target is None:
            target = source
        first = args.integer(start, 2, "move")
        last = args.integer(stop, 3, "move")
        at = args.integer(to, 4, "move")
        for value, position in ((source, 1), (target, 5)):
            if not isinstance(value, LuaTable) and self.runtime.metamethod(value, "__index") is None:
                raise args.expected(position, "move", "table", value)
        if last < first:
            return target
        if not (first > 0 or last < MAX_INT + first):
            raise bad_argument(3, "move", "too many elements to move")
        if at > MAX_INT - (last - first + 1) + 1:
            raise bad_argument(4, "move", "destination wrap around")
        order = range(last - first + 1)
        if not (at > last or at <= first or target is not source):
            order = order[::-1]
        for i in order:
            if not i & 63:
                self.machine.consume(128)
            self.runtime.setindex(target, at + i, self.runtime.index(source, first + i))
        return target

    def sort(self, table: Any = MISSING, order: Any = None, *_: Any) -> Any:
        """`table.sort`: sorts in place, by `<` or a function. Raises an error for a function that contradicts itself."""
        size = self.size(table, "sort")
        if size >= 0x7FFF_FFFF:
            raise bad_argument(1, "sort", "array too big")
        if order is not None and type_name(order) != "function":
            raise args.expected(2, "sort", "function", order)
        if size < 2:
            return ()
        self.machine.consume(size)
        self.runtime.hold(size * VALUE_BYTES)
        index = self.runtime.index
        values = [index(table, i) for i in range(1, size + 1)]
        setindex = self.runtime.setindex
        for i, value in enumerate(self.sorted(values, order), 1):
            setindex(table, i, value)
        return ()

    def sorted(self, values: list[Any], order: Any) -> list[Any]:
        """The values in order. Raises LuaError for a comparison that contradicts itself."""
        kinds = set(map(type, values)) if order is None else set()
        if kinds == {int} or kinds == {str}:
            length = 0 if kinds == {int} else sum(map(len, values))
            self.machine.consume((length >> 8) * len(values).bit_length() + (len(values) >> 2))
            return sorted(values)
        less = self.runtime.lt if order is None else order
        ticks = self.machine.globals["ticks$"]

        def compare(a: Any, b: Any) -> bool:
            next(ticks)
            result = less(a, b)
            return result is True or truthy(result)

        nesting = self.machine.nesting
        if not nesting:
            raise too_deep()
        nesting.pop()
        try:
            quicksort(values, 0, len(values) - 1, compare)
        finally:
            nesting.append(None)
        return values


def quicksort(a: list[Any], low: int, high: int, less: Callable[[Any, Any], bool]) -> None:
    """Sort `a[low]` to `a[high]`. Equal elements end up where Lua's own sort puts them."""
    while low < high:
        if less(a[high], a[low]):
            a[low], a[high] = a[high], a[low]
        if high - low == 1:
            return
        middle = (low + high) // 2
        if less(a[middle], a[low]):
            a[middle], a[low] = a[low], a[middle]
        elif less(a[high], a[middle]):
            a[middle], a[high] = a[high], a[middle]
        if high - low == 2:
            return
        a[middle], a[high - 1] = a[high - 1], a[middle]
        split = partition(a, low, high, less)
        if split - low < high - split:
            quicksort(a, low, split - 1, less)
            low = split + 1
        else:
            quicksort(a, split + 1, high, less)
            high = split - 1


def partition(a: list[Any], low: int, high: int, less: Callable[[Any, Any], bool]) -> int:
    """Divide around the pivot in `a[high - 1]`; where it comes to stand."""
    pivot = a[high - 1]
    i, j = low, high - 1
    while True:
        i += 1
        while less(a[i], pivot):
            if i == high - 1:
                raise LuaError("invalid order function for sorting")
            i += 1
        j -= 1
        while less(pivot, a[j]):
            if j < i:
                raise LuaError("invalid order function for sorting")
            j -= 1
        if j < i:
            a[high - 1], a[i] = a[i], a[high - 1]
            return i
        a[i], a[j] = a[j], a[i]
