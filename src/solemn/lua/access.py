"""Fields, metatables and calls: what `a.b`, `a[b] = c` and `f()` do when Python cannot do it alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final

from solemn.lua.describe import Describer
from solemn.lua.errors import LuaError, too_deep
from solemn.lua.values import LuaTable, TableKeyError, type_name
from solemn.lua.wrapping import one_result

MAX_CHAIN: Final = 2000
LINKS: Final = 7  # of a chain of metatables, after which it costs steps
MAX_CALL_CHAIN: Final = 100
LONG_TEXT: Final = 1024


class ForeignType:
    """How objects of a Python class behave in Lua.

    `index(obj, key)` reads a field, `newindex(obj, key, value)` writes one (None: objects refuse it), `tostring(obj)`
    is the text form, `metamethods` maps names like `__len` and `__add` to functions. Objects that `change` have a state,
    which belongs to that of the scripts that hold them.
    """

    __slots__ = ("changes", "index", "metamethods", "metatable", "name", "newindex", "tostring")

    def __init__(self, name: str, index: Callable[[Any, Any], Any],
                 newindex: Callable[[Any, Any, Any], None] | None = None,
                 tostring: Callable[[Any], str] | None = None,
                 metamethods: Mapping[str, Callable[..., Any]] | None = None, changes: bool = True) -> None:
        self.name = name
        self.changes = changes
        self.index = index
        self.newindex = newindex
        self.tostring = tostring
        self.metamethods: Mapping[str, Callable[..., Any]] = metamethods or {}
        self.metatable: LuaTable | None = None


class Access:
    """Fields and metatables of one Lua world."""

    __slots__ = ("consume", "describer", "foreign", "globals", "hold", "lengths", "nesting", "string_bytes", "string_meta")

    def __init__(self, globals_: dict[str, Any], string_bytes: int, consume: Callable[[int], None],
                 hold: Callable[[int], None], nesting: list[None]) -> None:
        self.globals = globals_
        self.string_bytes = string_bytes
        self.consume = consume
        self.hold = hold
        self.nesting = nesting
        self.foreign: dict[type, ForeignType] = {}
        self.string_meta = LuaTable()
        self.lengths: dict[type, Callable[[Any], Any]] = {}
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
            if kind is str and len(key) > LONG_TEXT:
                self.consume(len(key) >> 8)
            value = obj.hash.get(key) if kind is int or kind is str else obj.get(key)
            if value is not None or obj.metatable is None:
                return value
        return self.index_slow(obj, key)

    def index_slow(self, obj: Any, key: Any) -> Any:
        """Reading with metatables, foreign objects and strings."""
        for step in range(MAX_CHAIN):
            if step & LINKS == LINKS:
                self.consume(LINKS)
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
                value = self.call(handler, obj, key)
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
        if type(obj) is LuaTable and value is not None and (obj.metatable is None or obj.metatable.takes_writes()):
            if obj.snap is not None:
                obj.touch()
            obj.hash[key] = value
        else:
            self.setindex_slow(obj, key, value)

    def setindex(self, obj: Any, key: Any, value: Any) -> None:
        """`obj[key] = value`"""
        if type(obj) is LuaTable and value is not None and (obj.metatable is None or obj.metatable.takes_writes()):
            kind = type(key)
            if kind is int or kind is str:
                if kind is str and len(key) > LONG_TEXT:
                    self.consume(len(key) >> 8)
                if obj.snap is not None:
                    obj.touch()
                obj.hash[key] = value
                return
        self.setindex_slow(obj, key, value)

    def setindex_slow(self, obj: Any, key: Any, value: Any) -> None:
        """Writing with metatables and foreign objects."""
        for step in range(MAX_CHAIN):
            if step & LINKS == LINKS:
                self.consume(LINKS)
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
                self.call(handler, obj, key, value)
                return
            obj = handler
        raise self.error("'__newindex' chain too long; possibly a loop")

    def rawset(self, table: LuaTable, key: Any, value: Any) -> None:
        """Set without metamethods. Raises LuaError for nil and NaN keys."""
        if type(key) is str and len(key) > LONG_TEXT:
            self.consume(len(key) >> 8)
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
        """Call any Lua value. Raises LuaError for one that cannot be called, LuaLimitError when such calls nest too deeply."""
        for _ in range(MAX_CALL_CHAIN):
            if callable(fn) and type(fn) is not LuaTable:
                break
            handler = self.metamethod(fn, "__call")
            if handler is None:
                raise self.error(f"attempt to call a {self.type_name(fn)} value")
            fn, args = handler, (fn, *args)
        nesting = self.nesting
        if not nesting:
            raise too_deep()
        nesting.pop()
        try:
            return fn(*args)
        finally:
            nesting.append(None)

    def type_name(self, value: Any) -> str:
        """The type in an error message: the `__name` of a metatable counts."""
        name = self.metamethod(value, "__name") if isinstance(value, LuaTable) else None
        return name if type(name) is str else type_name(value)


def as_single(fn: Any) -> Any:
    """A function that returns exactly one value."""
    return one_result(fn) if isinstance(fn, FunctionType) else fn
