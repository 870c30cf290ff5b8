"""A second Lua world like another: its functions, tables and variables, made anew, with what they hold.

Functions are copied with their upvalues and run in the second world; what the libraries and natives put into a fresh world stands
for the same of the first. Whatever else can be reached is copied by those who know its kind, or shared if it never changes.
"""

from __future__ import annotations

from collections.abc import Callable
from types import BuiltinFunctionType, CellType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any, Final

from solemn.lua.box import Box
from solemn.lua.machine import Machine
from solemn.lua.state import NOT_STATE, Token
from solemn.lua.values import LuaTable, Marker

SHARED: Final = frozenset({int, str, float, bool, type(None), Marker, type, CodeType, ModuleType, bytes, range})

WORLD: Final = (
    "runtime", "describer", "math", "base", "loops", "memory", "strings", "tables", "depth", "nesting", "interface", "limits", "names",
)  # fmt: skip
HELPERS: Final = ("solemn.api.", "solemn.lua.")  # where natives have objects of their own


class CannotCopy(Exception):
    """Something can be reached that nobody knows how to copy."""


class Copier:
    """Copies values of one world, as a token has them, into another one that is fresh. `makers` copy objects of other kinds."""

    __slots__ = ("_boxes", "_cells", "_makers", "_memo", "_source", "_target", "_todo", "_token")

    def __init__(self, source: Machine, target: Machine, token: Token) -> None:
        self._source = source
        self._target = target
        self._token = token
        self._memo: dict[int, Any] = {}  # by the id of the original, which the token or the first world keeps alive
        self._todo: list[tuple[Callable[[Any, Any], None], Any, Any]] = []
        self._boxes = {id(box): value for box, value in zip(token.boxes, token.values)}
        self._cells = {id(cell): content for cell, content in token.cells}
        self._makers: dict[type, Callable[[Any], Any]] = {
            tuple: self._tuple, LuaTable: self._table, Box: self._box, FunctionType: self._function, MethodType: self._method,
            BuiltinFunctionType: self._builtin, list: self._list, dict: self._dict, set: self._set, frozenset: self._frozenset,
        }  # fmt: skip
        self._pair_worlds()

    def share(self, *kinds: type) -> None:
        """Let both worlds hold the same objects of these kinds."""
        for kind in kinds:
            self._makers[kind] = lambda value: value

    def make(self, kind: type, fill: Callable[[Any, Any], None], blank: Callable[[], Any]) -> None:
        """Copy objects of this kind: `blank` makes a new one, and `fill` writes what the old one holds into it, later."""

        def maker(old: Any) -> Any:
            new = self._memo[id(old)] = blank()
            self._todo.append((fill, old, new))
            return new

        self._makers[kind] = maker

    def pair(self, old: Any, new: Any) -> None:
        """Let `new` stand for `old`."""
        self._memo[id(old)] = new

    def value(self, value: Any) -> Any:
        """The copy of a value; what it holds may be filled in later, by `finish`. Raises CannotCopy."""
        kind = type(value)
        if kind in SHARED:
            return value
        found = self._memo.get(id(value))
        if found is not None:
            return found
        maker = self._makers.get(kind) or self._helper_maker(kind)
        return maker(value)

    def copy_globals(self) -> None:
        """Give the second world the variables of the first, the numbers of its values and its generator of random numbers."""
        source, target, token = self._source, self._target, self._token
        value = self.value
        target.globals.update({name: value(content) for name, content in token.globals.items() if name not in NOT_STATE})
        target.describer.chunks.update(source.describer.chunks)
        target.last_ident = token.ident
        target.math.random_source.state = token.random
        self.finish()
        for holder, number in source.idents.items():
            if number <= token.ident and (copy := self._memo.get(id(holder))) is not None:
                target.idents[copy] = number

    def finish(self) -> None:
        """Fill in what copies hold, until nothing is left to copy."""
        todo = self._todo
        while todo:
            fill, old, new = todo.pop()
            fill(old, new)

    # -- the worlds ---------------------------------------------------------------------------------------------

    def _pair_worlds(self) -> None:
        source, target = self._source, self._target
        self.pair(source, target)
        self.pair(source.globals, target.globals)
        for name in WORLD:
            self.pair(getattr(source, name), getattr(target, name))
        self._pair_tables(source.runtime.string_meta, target.runtime.string_meta)
        begun = target.fresh()
        for name, old in source.fresh().items():
            new = begun[name]
            if isinstance(old, LuaTable):
                self._pair_tables(old, new)
            elif type(old) not in SHARED:
                self.pair(old, new)

    def _pair_tables(self, old: LuaTable, new: LuaTable) -> None:
        self.pair(old, new)
        self._todo.append((self._fill_table, old, new))

    # -- values of Lua ------------------------------------------------------------------------------------------

    def _tuple(self, old: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([self.value(item) for item in old])

    def _list(self, old: list[Any]) -> list[Any]:
        new: list[Any] = []
        self.pair(old, new)
        self._todo.append((lambda old, new: new.extend([self.value(item) for item in old]), old, new))
        return new

    def _set(self, old: set[Any]) -> set[Any]:
        new = {self.value(item) for item in old}
        self.pair(old, new)
        return new

    def _frozenset(self, old: frozenset[Any]) -> frozenset[Any]:
        return frozenset([self.value(item) for item in old])

    def _dict(self, old: dict[Any, Any]) -> dict[Any, Any]:
        new: dict[Any, Any] = {}
        self.pair(old, new)
        self._todo.append((lambda old, new: new.update({self.value(k): self.value(v) for k, v in old.items()}), old, new))
        return new

    def _table(self, old: LuaTable) -> LuaTable:
        new = LuaTable()
        self._pair_tables(old, new)
        return new

    def _fill_table(self, old: LuaTable, new: LuaTable) -> None:
        snap = self._token.newer.get(old) or self._token.tables.get(old)
        state = snap[1] if snap is not None else (old.hash, old.metatable, old.asize, old.border, old.dead, old.ident)
        content, metatable, new.asize, new.border, new.dead, new.ident = state
        value = self.value
        new.hash = {value(key): value(item) for key, item in content.items()}
        new.metatable = value(metatable)

    def _box(self, old: Box) -> Box:
        new = Box()
        self.pair(old, new)
        self._todo.append((self._fill_box, old, new))
        return new

    def _fill_box(self, old: Box, new: Box) -> None:
        new.v = self.value(self._boxes.get(id(old), old.v))

    def _helper_maker(self, kind: type) -> Callable[[Any], Any]:
        """How to copy what natives keep for themselves: objects of plain fields."""
        names = getattr(kind, "__mypyc_attrs__", None) or vars(kind).get("__slots__")
        if names is None or not kind.__module__.startswith(HELPERS):
            raise CannotCopy(f"{kind.__module__}.{kind.__qualname__}")

        def fill(old: Any, new: Any) -> None:
            for name in names:
                setattr(new, name, self.value(getattr(old, name)))

        self.make(kind, fill, lambda: _empty(kind))
        return self._makers[kind]

    # -- functions ----------------------------------------------------------------------------------------------

    def _function(self, old: FunctionType) -> Any:
        """A function of Lua runs in the second world; one of Python is the same unless it holds something of the first."""
        of_lua = old.__globals__ is self._source.globals
        closure = old.__closure__ or ()
        if not of_lua and not closure and not old.__dict__:
            return old
        cells = tuple([CellType() for _ in closure])
        home = self._target.globals if of_lua else old.__globals__
        new = FunctionType(old.__code__, home, old.__name__, old.__defaults__, cells)
        self.pair(old, new)
        self._todo.append((self._fill_function, old, new))
        return new

    def _fill_function(self, old: FunctionType, new: FunctionType) -> None:
        value = self.value
        if old.__defaults__ is not None:
            new.__defaults__ = value(old.__defaults__)
        if old.__kwdefaults__:
            new.__kwdefaults__ = {name: value(content) for name, content in old.__kwdefaults__.items()}
        if old.__dict__:
            new.__dict__.update({name: value(content) for name, content in old.__dict__.items()})
        for before, cell in zip(old.__closure__ or (), new.__closure__ or ()):
            try:
                content = self._cells.get(id(before), before.cell_contents)
            except ValueError:  # not assigned yet
                continue
            cell.cell_contents = value(content)

    def _method(self, old: MethodType) -> MethodType:
        return MethodType(old.__func__, self.value(old.__self__))

    def _builtin(self, old: BuiltinFunctionType) -> Any:
        holder = old.__self__
        return old if holder is None or isinstance(holder, (ModuleType, type)) else getattr(self.value(holder), old.__name__)


def _empty(kind: type) -> Any:
    """An object whose fields are to be filled in: what its class makes as `blank`, or one without them.

    Raises CannotCopy for a compiled class that makes neither.
    """
    blank: Callable[[], Any] | None = getattr(kind, "blank", None)
    try:
        return kind.__new__(kind) if blank is None else blank()  # type: ignore[call-overload]
    except TypeError:
        raise CannotCopy(f"{kind.__module__}.{kind.__qualname__}") from None
