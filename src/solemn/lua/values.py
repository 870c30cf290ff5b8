"""The values of Lua as Python objects: nil is None, strings are Latin-1 `str`, several results are a tuple."""

from __future__ import annotations

from typing import Any, Final

MAX_INT: Final = 0x7FFF_FFFF_FFFF_FFFF
MIN_INT: Final = -0x8000_0000_0000_0000
UNSIGNED: Final = 0x1_0000_0000_0000_0000
SWEEP_AT: Final = 64
MAX_CALL_CHAIN: Final = 100


class Marker:
    """A key that stands for a Lua boolean in a Python dict, where True would be the same key as 1."""

    __slots__ = ("value",)

    def __init__(self, value: bool) -> None:
        self.value = value


TRUE_KEY: Final = Marker(True)
FALSE_KEY: Final = Marker(False)


class TableKeyError(Exception):
    """A table was given a key that Lua refuses (nil or NaN), or `next` one that it does not know."""


class NotCallable(Exception):
    """A table without `__call` was called."""


class TooDeep(Exception):
    """A Lua function was called deeper than calls may nest."""


class LuaTable:
    """A Lua table.

    `hash` holds every value; a key set to nil keeps its place with the value None, so that clearing fields during a
    traversal is safe. `asize` is how many slots the constructor reserved (it decides `#` when there are holes),
    `border` a border that was right when it was last looked at (-1: unknown), `dead` how many keys are nil (0: `hash`
    still holds the items of the constructor in order), `snap` the saved state while unchanged.
    """

    __slots__ = ("asize", "border", "dead", "hash", "ident", "metatable", "order", "snap")

    def __init__(self, content: dict[Any, Any] | None = None) -> None:
        self.hash: dict[Any, Any] = {} if content is None else content
        self.metatable: LuaTable | None = None
        self.asize = 0
        self.border = 0
        self.dead = 0
        self.ident = 0
        self.order: Traversal | None = None
        self.snap: tuple[list[LuaTable], Any] | None = None

    def get(self, key: Any) -> Any:
        """The value at `key` without metamethods; None when there is none."""
        kind = type(key)
        if kind is int or kind is str:
            return self.hash.get(key)
        return self.hash.get(plain_key(key))

    def set(self, key: Any, value: Any) -> None:
        """Set `key` to `value` without metamethods. Raises TableKeyError for nil and NaN."""
        kind = type(key)
        if kind is not int and kind is not str:
            key = plain_key(key)
            if key is None or key != key:
                raise TableKeyError("table index is nil" if key is None else "table index is NaN")
        if self.snap is not None:
            self.touch()
        if value is not None:
            self.hash[key] = value
        elif key in self.hash:
            self.clear(key)

    def takes_writes(self) -> bool:
        """As a metatable: does it leave the writing of new keys to the table?"""
        return self.hash.get("__newindex") is None

    def clear(self, key: Any) -> None:
        """Set an existing key to nil; sweep when most of the table is dead."""
        self.hash[key] = None
        self.dead += 1
        if self.dead > SWEEP_AT and self.dead > len(self.hash) >> 1:
            self.hash = {k: v for k, v in self.hash.items() if v is not None}
            self.dead = 1

    def touch(self) -> None:
        """Note that the table no longer is what was saved."""
        snap = self.snap
        if snap is not None:
            self.snap = None
            snap[0].append(self)

    def set_metatable(self, metatable: LuaTable | None) -> None:
        """Replace the metatable."""
        self.touch()
        self.metatable = metatable

    def length(self) -> int:
        """A border, the one that Lua's array part would give for tables built by a constructor."""
        hash_get = self.hash.get
        n = self.border
        if n >= 0 and (n == 0 or hash_get(n) is not None):
            if hash_get(n + 1) is None:
                if n or self.asize == 0:
                    return n
            elif hash_get(n + 2) is None:
                self.border = n + 1
                return n + 1
        self.border = n = find_border(self.hash, self.asize)
        return n

    def keys(self) -> list[Any]:
        """All keys with a value: 1 to the border first, then in order of insertion."""
        found = [key for key, value in self.hash.items() if value is not None]
        if self.hash.get(1) is not None:
            n = self.length()
            if found[:n] != list(range(1, n + 1)):
                found = list(range(1, n + 1)) + [k for k in found if not (type(k) is int and 1 <= k <= n)]
        return found

    def items(self) -> list[tuple[Any, Any]]:
        """All pairs in the order of `keys`, with booleans as they are."""
        return [(k.value if type(k) is Marker else k, self.hash[k]) for k in self.keys()]

    def next(self, key: Any) -> tuple[Any, Any] | None:
        """The pair after `key` (None: the first), None at the end. Raises TableKeyError for an unknown key."""
        order = self.order
        if key is None:
            order = self.order = Traversal(self.keys())
            at = 0
        else:
            key = plain_key(key)
            if order is None or not order.knows(key):
                order = self.order = Traversal(self.keys())
                if not order.knows(key):
                    raise TableKeyError("invalid key to 'next'")
            at = order.after(key)
        return order.step(self.hash, at)

    def __call__(self, *args: Any) -> Any:
        handler: Any = self
        for _ in range(MAX_CALL_CHAIN):
            args = (handler, *args)
            handler = handler.metatable.get("__call") if handler.metatable is not None else None
            if handler is None:
                raise NotCallable
            if not isinstance(handler, LuaTable):
                return counted_call(handler, args)
        raise NotCallable


def counted_call(fn: Any, args: tuple[Any, ...]) -> Any:
    """Call what stands for a table; a Lua function counts as nested by way of natives in its own world."""
    scope = getattr(fn, "__globals__", None)
    nesting = scope.get("nesting$") if scope is not None else None
    if nesting is None:
        return fn(*args)
    if not nesting:
        raise TooDeep
    nesting.pop()
    try:
        return fn(*args)
    finally:
        nesting.append(None)


class Traversal:
    """The order in which `next` walks a table, fixed when the walk starts. `passed` counts keys that had lost their values."""

    __slots__ = ("at", "keys", "passed", "place")

    def __init__(self, keys: list[Any]) -> None:
        self.keys = keys
        self.at = 0
        self.passed = 0
        self.place: dict[Any, int] | None = None

    def stands_at(self, key: Any) -> bool:
        """Whether the walk has just given this key, so that the next one is found at once."""
        return self.at < len(self.keys) and self.keys[self.at] is key

    def knows(self, key: Any) -> bool:
        """Whether the table had the key when the walk began."""
        if self.at < len(self.keys) and self.keys[self.at] is key:
            return True
        if self.place is None:
            self.place = {k: i for i, k in enumerate(self.keys)}
        return key in self.place

    def after(self, key: Any) -> int:
        """The number of the key after this one."""
        if self.at < len(self.keys) and self.keys[self.at] is key:
            return self.at + 1
        assert self.place is not None
        return self.place[key] + 1

    def step(self, content: dict[Any, Any], at: int) -> tuple[Any, Any] | None:
        """The next key that still has a value, and the value; None at the end."""
        keys = self.keys
        while at < len(keys):
            key = keys[at]
            value = content.get(key)
            if value is not None:
                self.at = at
                return (key.value if type(key) is Marker else key), value
            at += 1
            self.passed += 1
        return None


def plain_key(key: Any) -> Any:
    """The Python dict key for a Lua key: integral floats as int, booleans as markers."""
    kind = type(key)
    if kind is bool:
        return TRUE_KEY if key else FALSE_KEY
    if kind is float and key.is_integer():
        number = int(key)
        return number if MIN_INT <= number <= MAX_INT else key
    return key


def find_border(content: dict[Any, Any], asize: int) -> int:
    """Lua's search for a border: within the reserved slots when the last is nil, otherwise beyond them."""
    get = content.get
    if asize and get(asize) is None:
        if asize >= 2 and get(asize - 1) is not None:
            return asize - 1
        return bisect_border(get, 0, asize)
    low = asize
    if get(low + 1) is None:
        return low
    high = low + 1
    while get(high) is not None:
        low, high = high, high * 2
    return bisect_border(get, low, high)


def bisect_border(get: Any, low: int, high: int) -> int:
    """A border between `low` (zero or set) and `high` (nil)."""
    while high - low > 1:
        middle = (low + high) // 2
        if get(middle) is None:
            high = middle
        else:
            low = middle
    return low


def table_of(values: Any) -> LuaTable:
    """A sequence table of the values (any iterable); a None among them is a hole, as in a constructor."""
    items = tuple(values)
    return sequence(items)


def sequence(items: tuple[Any, ...]) -> LuaTable:
    """The table `{...}` of a tuple of values."""
    if not items:
        return LuaTable()
    size = len(items)
    table = LuaTable(dict(enumerate(items, 1)))
    table.asize = size
    table.border = size if items[-1] is not None else -1
    if None in items:
        table.hash = {k: v for k, v in table.hash.items() if v is not None}
        table.dead = 1
    return table


def first(value: Any) -> Any:
    """The first of the results of a call: the value itself, the first of a tuple, None for none."""
    if type(value) is tuple:
        return value[0] if value else None
    return value


def results(value: Any) -> tuple[Any, ...]:
    """All results of a call as a tuple."""
    return value if type(value) is tuple else (value,)


def pack(values: tuple[Any, ...]) -> Any:
    """A tuple of values as a function returns them: one bare, others as a tuple."""
    return values[0] if len(values) == 1 else values


def truthy(value: Any) -> bool:
    """Whether Lua takes the (first) value as true: all but nil and false."""
    if type(value) is tuple:
        value = value[0] if value else None
    return value is not None and value is not False


def wrap(number: int) -> int:
    """The integer wrapped to 64 bits, two's complement."""
    number &= 0xFFFF_FFFF_FFFF_FFFF
    return number - UNSIGNED if number > MAX_INT else number


def float_text(number: float) -> str:
    """A float as Lua writes it."""
    if number != number:
        return "nan" if str(number)[0] != "-" and not _negative(number) else "-nan"
    if number in (float("inf"), float("-inf")):
        return "inf" if number > 0 else "-inf"
    text = f"{number:.14g}"
    return text if any(c in text for c in ".en") else text + ".0"


def _negative(number: float) -> bool:
    import math

    return math.copysign(1.0, number) < 0


def primitive_text(value: Any) -> str | None:
    """The text of nil, booleans, numbers and strings; None for anything else."""
    kind = type(value)
    if kind is str:
        return value  # type: ignore[no-any-return]
    if kind is int:
        return str(value)
    if kind is float:
        return float_text(value)
    if value is None:
        return "nil"
    if kind is bool:
        return "true" if value else "false"
    return None


def type_name(value: Any) -> str:
    """Lua's name of the type of a value."""
    kind = type(value)
    if value is None:
        return "nil"
    if kind is bool:
        return "boolean"
    if kind is int or kind is float:
        return "number"
    if kind is str:
        return "string"
    if isinstance(value, LuaTable):
        return "table"
    if callable(value):
        return "function"
    return "thread" if getattr(kind, "__name__", "") == "Coroutine" else "userdata"
