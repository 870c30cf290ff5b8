"""What compiled code calls for whatever Python does not do as Lua does: one object for each Lua world."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

from solemn.lua import arith
from solemn.lua.arith import NoInteger, NotNumbers
from solemn.lua.errors import LuaError, LuaLimitError
from solemn.lua.literals import parse_number
from solemn.lua.values import (
    MAX_INT,
    MIN_INT,
    LuaTable,
    TableKeyError,
    float_text,
    sequence,
    truthy,
    type_name,
    wrap,
)

if TYPE_CHECKING:
    from solemn.lua.describe import Describer

PLAIN = frozenset({int, float, str, bool, type(None)})
EVENTS = {"+": "__add", "-": "__sub", "*": "__mul", "/": "__div", "//": "__idiv", "%": "__mod", "^": "__pow",
          "u-": "__unm", "&": "__band", "|": "__bor", "~": "__bxor", "<<": "__shl", ">>": "__shr", "u~": "__bnot"}
MAX_CHAIN = 2000
LONG_TEXT = 1024
ZERO_DIVISION = {"//": "attempt to divide by zero", "%": "attempt to perform 'n%0'"}


class ForeignType:
    """How objects of a Python class behave in Lua.

    `index(obj, key)` reads a field, `newindex(obj, key, value)` writes one (None: objects refuse it), `tostring(obj)` is
    the text form, `metamethods` maps names like `__len` and `__add` to functions.
    """

    __slots__ = ("index", "metamethods", "metatable", "name", "newindex", "tostring")

    def __init__(self, name: str, index: Callable[[Any, Any], Any],
                 newindex: Callable[[Any, Any, Any], None] | None = None,
                 tostring: Callable[[Any], str] | None = None,
                 metamethods: Mapping[str, Callable[..., Any]] | None = None) -> None:
        self.name = name
        self.index = index
        self.newindex = newindex
        self.tostring = tostring
        self.metamethods: Mapping[str, Callable[..., Any]] = metamethods or {}
        self.metatable: LuaTable | None = None


class Runtime:
    """The operators of one Lua world."""

    __slots__ = ("consume", "describer", "foreign", "globals", "lengths", "string_bytes", "string_meta")

    def __init__(self, globals_: dict[str, Any], string_bytes: int, consume: Callable[[int], None]) -> None:
        self.globals = globals_
        self.string_bytes = string_bytes
        self.consume = consume
        self.foreign: dict[type, ForeignType] = {}
        self.string_meta = LuaTable()
        self.lengths: dict[type, Callable[[Any], Any]] = {str: len, LuaTable: self.table_length}
        self.describer: Describer = None  # type: ignore[assignment]

    # -- fields ------------------------------------------------------------------------------------------------------

    def field(self, obj: Any, key: str) -> Any:
        """`obj.key` for a key that is a string."""
        if type(obj) is LuaTable:
            value = obj.hash.get(key)
            if value is not None or obj.metatable is None:
                return value
        return self.index_slow(obj, key)

    def one_field(self, obj: Any, key: str) -> Any:
        """A method whose call is taken to return one value."""
        return as_single(self.field(obj, key))

    def index(self, obj: Any, key: Any) -> Any:
        """`obj[key]`"""
        if type(obj) is LuaTable:
            kind = type(key)
            value = obj.hash.get(key) if kind is int or kind is str else obj.get(key)
            if value is not None or obj.metatable is None:
                return value
        return self.index_slow(obj, key)

    def index_slow(self, obj: Any, key: Any) -> Any:
        """Reading with metatables, foreign objects and strings."""
        for _ in range(MAX_CHAIN):
            handler: Any
            if isinstance(obj, LuaTable):
                value = obj.get(key)
                if value is not None or obj.metatable is None:
                    return value
                handler = obj.metatable.get("__index")
                if handler is None:
                    return None
            elif type(obj) is str:
                handler = self.string_meta.get("__index")
                if handler is None:
                    self.describer.index_error(obj, key)
            else:
                return self.foreign_index(obj, key)
            if callable(handler) and not isinstance(handler, LuaTable):
                value = handler(obj, key)
                if type(value) is tuple:
                    return value[0] if value else None
                return value
            obj = handler
        raise self.error("'__index' chain too long; possibly a loop")

    def foreign_index(self, obj: Any, key: Any) -> Any:
        """A field of a core object: its own, or the native of its class."""
        foreign = self.foreign.get(type(obj))
        if foreign is None:
            self.describer.index_error(obj, key)
        value = foreign.index(obj, key)
        if value is None and type(key) is str:
            return self.globals.get(f"{foreign.name}.{key}")
        return value

    def setfield(self, obj: Any, key: str, value: Any) -> None:
        """`obj.key = value` for a key that is a string."""
        if type(obj) is LuaTable and obj.metatable is None and value is not None:
            if obj.snap is not None:
                obj.touch()
            obj.hash[key] = value
        else:
            self.setindex_slow(obj, key, value)

    def setindex(self, obj: Any, key: Any, value: Any) -> None:
        """`obj[key] = value`"""
        if type(obj) is LuaTable and obj.metatable is None and value is not None:
            kind = type(key)
            if kind is int or kind is str:
                if obj.snap is not None:
                    obj.touch()
                obj.hash[key] = value
                return
        self.setindex_slow(obj, key, value)

    def setindex_slow(self, obj: Any, key: Any, value: Any) -> None:
        """Writing with metatables and foreign objects."""
        for _ in range(MAX_CHAIN):
            handler: Any
            if isinstance(obj, LuaTable):
                meta = obj.metatable
                handler = meta.get("__newindex") if meta is not None and obj.get(key) is None else None
                if handler is None:
                    self.rawset(obj, key, value)
                    return
            elif type(obj) is str:
                handler = self.string_meta.get("__newindex")
                if handler is None:
                    self.describer.index_error(obj, key)
            else:
                foreign = self.foreign.get(type(obj))
                if foreign is None or foreign.newindex is None:
                    self.describer.index_error(obj, key)
                foreign.newindex(obj, key, value)
                return
            if callable(handler) and not isinstance(handler, LuaTable):
                handler(obj, key, value)
                return
            obj = handler
        raise self.error("'__newindex' chain too long; possibly a loop")

    def rawset(self, table: LuaTable, key: Any, value: Any) -> None:
        """Set without metamethods. Raises LuaError for nil and NaN keys."""
        try:
            table.set(key, value)
        except TableKeyError as e:
            raise self.error(str(e)) from None

    def error(self, message: str) -> LuaError:
        """A Lua error at the place that compiled code has reached."""
        return self.describer.error(message)

    # -- metatables --------------------------------------------------------------------------------------------------

    def metamethod(self, obj: Any, event: str) -> Any:
        """The metamethod of an object for an event, None when it has none."""
        if isinstance(obj, LuaTable):
            return obj.metatable.get(event) if obj.metatable is not None else None
        if type(obj) is str:
            return self.string_meta.get(event)
        foreign = self.foreign.get(type(obj))
        return foreign.metamethods.get(event) if foreign is not None else None

    def call(self, fn: Any, *args: Any) -> Any:
        """Call any Lua value. Raises LuaError for one that cannot be called."""
        if callable(fn) and type(fn) is not LuaTable:
            return fn(*args)
        handler = self.metamethod(fn, "__call")
        if handler is None:
            raise self.error(f"attempt to call a {self.type_name(fn)} value")
        return self.call(handler, fn, *args)

    def type_name(self, value: Any) -> str:
        """The type in an error message: the `__name` of a metatable counts."""
        name = self.metamethod(value, "__name") if isinstance(value, LuaTable) else None
        return name if type(name) is str else type_name(value)

    # -- comparison --------------------------------------------------------------------------------------------------

    def eq(self, a: Any, b: Any) -> bool:
        """`a == b`"""
        if a is b:
            return bool(a == a)
        kind = type(a)
        if kind in PLAIN or type(b) in PLAIN:
            if kind is bool or type(b) is bool:
                return False
            if kind is str and len(a) > LONG_TEXT and type(b) is str:
                self.consume(len(a) >> 8)
            return bool(a == b)
        return self.eq_objects(a, b)

    def eq_objects(self, a: Any, b: Any) -> bool:
        """Two different objects: equal only by `__eq`."""
        both_tables = isinstance(a, LuaTable) and isinstance(b, LuaTable)
        if not both_tables and not (type(a) in self.foreign and type(b) in self.foreign):
            return False
        handler = self.metamethod(a, "__eq")
        if handler is None:
            handler = self.metamethod(b, "__eq")
        return handler is not None and truthy(self.call(handler, a, b))

    def lt(self, a: Any, b: Any) -> bool:
        """`a < b`"""
        ta, tb = type(a), type(b)
        if (ta is int or ta is float) and (tb is int or tb is float):
            return a < b  # type: ignore[no-any-return]
        if ta is str and tb is str:
            if len(a) > LONG_TEXT:
                self.consume(len(a) >> 8)
            return a < b  # type: ignore[no-any-return]
        return self.order(a, b, "__lt")

    def le(self, a: Any, b: Any) -> bool:
        """`a <= b`"""
        ta, tb = type(a), type(b)
        if (ta is int or ta is float) and (tb is int or tb is float):
            return a <= b  # type: ignore[no-any-return]
        if ta is str and tb is str:
            if len(a) > LONG_TEXT:
                self.consume(len(a) >> 8)
            return a <= b  # type: ignore[no-any-return]
        return self.order(a, b, "__le")

    def gt(self, a: Any, b: Any) -> bool:
        """`a > b`"""
        return self.lt(b, a)

    def ge(self, a: Any, b: Any) -> bool:
        """`a >= b`"""
        return self.le(b, a)

    def order(self, a: Any, b: Any, event: str) -> bool:
        handler = self.metamethod(a, event)
        if handler is None:
            handler = self.metamethod(b, event)
        if handler is not None:
            return truthy(self.call(handler, a, b))
        left, right = self.type_name(a), self.type_name(b)
        if left == right:
            raise self.error(f"attempt to compare two {left} values")
        raise self.error(f"attempt to compare {left} with {right}")

    # -- arithmetic --------------------------------------------------------------------------------------------------

    def add(self, a: Any, b: Any) -> Any:
        """`a + b`"""
        if type(a) is int and type(b) is int:
            result = a + b
            return result if MIN_INT <= result <= MAX_INT else wrap(result)
        return self.operate("+", a, b)

    def sub(self, a: Any, b: Any) -> Any:
        """`a - b`"""
        if type(a) is int and type(b) is int:
            result = a - b
            return result if MIN_INT <= result <= MAX_INT else wrap(result)
        return self.operate("-", a, b)

    def mul(self, a: Any, b: Any) -> Any:
        """`a * b`"""
        if type(a) is int and type(b) is int:
            result = a * b
            return result if MIN_INT <= result <= MAX_INT else wrap(result)
        return self.operate("*", a, b)

    def div(self, a: Any, b: Any) -> Any:
        """`a / b`"""
        return self.operate("/", a, b)

    def idiv(self, a: Any, b: Any) -> Any:
        """`a // b`"""
        return self.operate("//", a, b)

    def mod(self, a: Any, b: Any) -> Any:
        """`a % b`"""
        return self.operate("%", a, b)

    def pow(self, a: Any, b: Any) -> Any:
        """`a ^ b`"""
        return self.operate("^", a, b)

    def band(self, a: Any, b: Any) -> Any:
        """`a & b`"""
        return self.operate("&", a, b)

    def bor(self, a: Any, b: Any) -> Any:
        """`a | b`"""
        return self.operate("|", a, b)

    def bxor(self, a: Any, b: Any) -> Any:
        """`a ~ b`"""
        return self.operate("~", a, b)

    def shl(self, a: Any, b: Any) -> Any:
        """`a << b`"""
        return self.operate("<<", a, b)

    def shr(self, a: Any, b: Any) -> Any:
        """`a >> b`"""
        return self.operate(">>", a, b)

    def neg(self, a: Any) -> Any:
        """`-a`"""
        return self.operate("u-", a, a)

    def bnot(self, a: Any) -> Any:
        """`~a`"""
        return self.operate("u~", a, a)

    def operate(self, op: str, a: Any, b: Any) -> Any:
        """Any operator: numbers, then metamethods, then strings that stand for numbers."""
        if type(a) in PLAIN and type(b) in PLAIN:
            for operand in (a, b):
                if type(operand) is str and len(operand) > LONG_TEXT:
                    self.consume(len(operand) >> 5)
            try:
                return arith.compute(op, a, b)
            except NotNumbers:
                pass
            except ZeroDivisionError:
                raise self.error(ZERO_DIVISION[op]) from None
            except NoInteger:
                self.describer.no_integer(a, b)
        handler = self.metamethod(a, EVENTS[op])
        if handler is None:
            handler = self.metamethod(b, EVENTS[op])
        if handler is None:
            self.describer.operand_error(op, a, b)
        return first_of(self.call(handler, a, b))

    # -- strings and length ------------------------------------------------------------------------------------------

    def concat(self, *parts: Any) -> Any:
        """`a .. b .. c`"""
        texts = []
        size = 0
        for part in parts:
            kind = type(part)
            if kind is str:
                text = part
            elif kind is int:
                text = str(part)
            elif kind is float:
                text = float_text(part)
            else:
                return self.concat_objects(parts)
            texts.append(text)
            size += len(text)
        self.check_size(size)
        return "".join(texts)

    def check_size(self, size: int) -> None:
        """Refuse strings beyond the limit, and charge steps for long ones."""
        if size > 256:
            if size > self.string_bytes:
                raise LuaLimitError("string", f"string longer than {self.string_bytes} bytes")
            self.consume(size >> 6)

    def concat_objects(self, parts: tuple[Any, ...]) -> Any:
        """Concatenation from the right, two at a time, with metamethods."""
        result = parts[-1]
        for at in range(len(parts) - 2, -1, -1):
            part = parts[at]
            if type(part) in (str, int, float) and type(result) in (str, int, float):
                result = self.concat(part, result)
                continue
            handler = self.metamethod(part, "__concat")
            if handler is None:
                handler = self.metamethod(result, "__concat")
            if handler is None:
                self.describer.concat_error(at, len(parts), part, result)
            result = first_of(self.call(handler, part, result))
        return result

    def len(self, value: Any) -> Any:
        """`#value`"""
        measure = self.lengths.get(type(value))
        return measure(value) if measure is not None else self.len_slow(value)

    def table_length(self, table: LuaTable) -> Any:
        if table.metatable is None:
            return table.length()
        return self.len_slow(table)

    def len_slow(self, value: Any) -> Any:
        handler = self.metamethod(value, "__len") if type(value) is not str else None
        if handler is not None:
            return first_of(self.call(handler, value, value))
        if isinstance(value, LuaTable):
            return value.length()
        if type(value) is str:
            return len(value)
        self.describer.operand_error("#", value, value)

    # -- loops -------------------------------------------------------------------------------------------------------

    def for_range(self, start: Any, stop: Any, step: Any) -> Iterator[Any] | range:
        """The values of a numeric loop: a range for integers."""
        if type(start) is str or type(stop) is str or type(step) is str:
            start, stop, step = number_or_same(start), number_or_same(stop), number_or_same(step)
        if type(start) is int and type(step) is int:
            if step == 0:
                raise self.error("'for' step is zero")
            if type(stop) is not int:
                stop = self.for_limit(stop, step)
                if stop is None:
                    return range(0)
            return range(start, stop + 1 if step > 0 else stop - 1, step)
        for value, what in ((stop, "limit"), (step, "step"), (start, "initial value")):
            if type(value) is not int and type(value) is not float:
                self.for_error(what, value)
        if step == 0:
            raise self.error("'for' step is zero")
        return float_range(float(start), float(stop), float(step))

    def for_limit(self, stop: Any, step: int) -> int | None:
        """The limit of a loop over integers: a float is cut to an integer in reach, None when no turn is left."""
        if type(stop) is not float:
            self.for_error("limit", stop)
        if stop != stop or not -(2.0**63) <= stop < 2.0**63:
            if stop > 0:
                return MAX_INT if step > 0 else None
            return MIN_INT if step < 0 else None
        whole = int(stop)
        if step > 0:
            return whole if whole <= stop else whole - 1
        return whole if whole >= stop else whole + 1

    def for_error(self, what: str, value: Any) -> NoReturn:
        raise self.error(f"bad 'for' {what} (number expected, got {self.type_name(value)})")


def as_single(fn: Any) -> Any:
    """A function that returns exactly one value."""
    if not isinstance(fn, FunctionType):
        return fn

    def single(*args: Any) -> Any:
        return first_of(fn(*args))

    return single


def as_boolean(fn: Any) -> Any:
    """A function that returns exactly one boolean."""
    if not isinstance(fn, FunctionType):
        return fn

    def boolean(*args: Any) -> bool:
        return truthy(fn(*args))

    return boolean


def as_is(value: Any) -> Any:
    """A constant in the place of a function: calling it is an error of the script, not of the compiler."""
    return value


def first_of(value: Any) -> Any:
    if type(value) is tuple:
        return value[0] if value else None
    return value


def float_range(start: float, stop: float, step: float) -> Iterator[float]:
    """The values of a loop over floats."""
    value = start
    while value <= stop if step > 0 else value >= stop:
        yield value
        value += step


def number_or_same(value: Any) -> Any:
    """The number that a string stands for; anything else as it is."""
    number = parse_number(value) if type(value) is str else None
    return value if number is None else number


def adjust(value: Any, count: int) -> tuple[Any, ...]:
    """All results of a call as exactly `count` values."""
    if type(value) is not tuple:
        return (value,) + (None,) * (count - 1)
    have = len(value)
    if have == count:
        return value
    return value[:count] if have > count else value + (None,) * (count - have)


def new_list(*items: Any) -> LuaTable:
    """A constructor of positional items."""
    return sequence(items)


def record(layout: str, *parts: Any) -> LuaTable:
    """A constructor with keys: `layout` says of each field whether it is an item or a pair."""
    table = LuaTable()
    at = count = 0
    last = len(layout) - 1
    for i, kind in enumerate(layout):
        if kind == "p":
            set_checked(table, parts[at], parts[at + 1])
            at += 2
            continue
        items = parts[at:] if i == last else parts[at : at + 1]
        at += 1
        for item in items:
            count += 1
            if item is not None:
                table.hash[count] = item
            else:
                table.hash.pop(count, None)
    table.asize = count
    table.border = -1
    return table


def set_checked(table: LuaTable, key: Any, value: Any) -> None:
    try:
        table.set(key, value)
    except TableKeyError as e:
        raise LuaError(str(e)) from None
