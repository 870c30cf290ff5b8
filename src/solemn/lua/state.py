"""Saving and restoring what scripts can change: globals, tables, boxes and the generator of random numbers.

Functions never change, so each is walked once. A table that was saved carries its saved state until the first write to
it, which puts it on the list of changed tables; saving again looks at those alone. The saved states of all tables lie in
one dict that tokens share, and those that are newer in a small one of each token, until that has grown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from opcode import opmap
from operator import is_not
from types import CellType, FunctionType
from typing import Any, Final

from solemn.lua.box import Box
from solemn.lua.values import LuaTable, Marker
from solemn.lua.world import World

Snap = tuple[list[LuaTable], Any]
NOT_STATE: Final = frozenset({"ticks$", "changed$", "__builtins__"})
PRIMITIVE: Final = frozenset({int, str, float, bool, type(None), Marker})
STORE_DEREF: Final = opmap["STORE_DEREF"]
FULL_WALK_FACTOR: Final = 2
FULL_WALK_FLOOR: Final = 1000
NEWER_SHARE: Final = 4
NEWER_FLOOR: Final = 64


class Token:
    """A saved state of one Lua world. It can be restored any number of times."""

    __slots__ = ("boxes", "cells", "foreigns", "globals", "ident", "newer", "random", "serial", "tables", "values")

    def __init__(self, keeper: StateKeeper, machine: World) -> None:
        self.globals = keeper.globals
        self.tables = keeper.tables
        self.newer = keeper.newer
        self.boxes = keeper.boxes
        self.values = keeper.values
        self.cells = [(cell, cell.cell_contents) for cell in keeper.cells]
        self.foreigns = keeper.foreigns
        self.serial = keeper.serial
        self.ident = machine.last_ident
        self.random = machine.math.random_source.state


class StateKeeper:
    """Knows what is reachable in one Lua world and what has changed since it was last looked at."""

    __slots__ = ("boxes", "cells", "dirty", "foreigns", "globals", "known", "machine", "newer", "queue", "serial",
                 "tables", "values", "walked")

    def __init__(self, machine: World) -> None:
        self.machine = machine
        self.dirty: list[LuaTable] = []
        self.queue: list[Any] = []
        self.walked = 0
        self.serial = 0  # never falls, so that an old token does not pass for one that knew later functions
        self.forget()

    def forget(self) -> None:
        """Know nothing, so that the next save walks everything."""
        self.known: dict[Any, int] = {}  # functions, by the number of their walk, which grows
        self.globals: dict[str, Any] = {}
        self.tables: dict[LuaTable, Snap] = {}
        self.newer: dict[LuaTable, Snap] = {}  # over those in `tables`
        self.boxes: list[Box] = []
        self.values: list[Any] = []
        self.cells: list[CellType] = []
        self.foreigns: dict[int, Any] = {}

    # -- saving ------------------------------------------------------------------------------------------------------

    def overgrown(self) -> bool:
        """Whether so much of what is known may be gone that the next save walks everything."""
        return len(self.tables) + len(self.newer) + len(self.known) > FULL_WALK_FACTOR * self.walked + FULL_WALK_FLOOR

    def save(self, roots: Iterable[Any], visit: Callable[[Any], None] | None) -> Token:
        """The state of all that globals and roots reach; `visit` is called for every core object met that has a state."""
        if self.overgrown():
            self.forget()
        first = not self.globals
        self.note_globals(first)
        self.note_tables()
        self.note_boxes()
        new = set(roots).difference(self.known)
        self.queue += [v for v in new if type(v) not in PRIMITIVE and not self.has(v)]
        self.walk()
        if len(self.newer) > len(self.tables) // NEWER_SHARE + NEWER_FLOOR:
            self.tables, self.newer = {**self.tables, **self.newer}, {}
        if first:
            self.walked = len(self.tables) + len(self.newer) + len(self.known)
        if visit is not None:
            for obj in list(self.foreigns.values()):
                visit(obj)
        return Token(self, self.machine)

    def has(self, value: Any) -> bool:
        """Whether the state of a table, or of a core object, is known."""
        return value in self.newer or value in self.tables or id(value) in self.foreigns

    def note_globals(self, first: bool) -> None:
        """Take up global variables that have changed, or at first all."""
        variables = self.machine.globals
        if first or variables["changed$"]:
            variables["changed$"] = False
            old = self.globals
            self.globals = dict(variables)
            self.queue += [v for k, v in variables.items() if old.get(k) is not v and k not in NOT_STATE]

    def note_tables(self) -> None:
        """Take the state of the tables that were written to."""
        if not self.dirty:
            return
        changed, self.dirty[:] = self.dirty[:], []
        self.newer = dict(self.newer)
        for table in changed:
            if table.snap is None and (table in self.newer or table in self.tables):
                self.take(table)

    def take(self, table: LuaTable) -> None:
        """Save one table and look at what it holds."""
        content = dict(table.hash)
        snap = (self.dirty, (content, table.metatable, table.asize, table.border, table.dead, table.ident))
        table.snap = self.newer[table] = snap
        queue = self.queue
        for key, value in content.items():
            if type(key) not in PRIMITIVE:
                queue.append(key)
            if type(value) not in PRIMITIVE:
                queue.append(value)
        if table.metatable is not None:
            queue.append(table.metatable)

    def note_boxes(self) -> None:
        """Take up captured variables that have changed."""
        values = [box.v for box in self.boxes]
        old = self.values
        if any(map(is_not, values, old)):
            self.queue += [a for a, b in zip(values, old) if a is not b]
            self.values = values

    def walk(self) -> None:
        """Follow everything in the queue that has not been seen."""
        queue = self.queue
        if not queue:
            return
        self.newer = dict(self.newer)
        self.foreigns = dict(self.foreigns)
        self.boxes, self.values = self.boxes[:], self.values[:]
        self.cells = self.cells[:]
        boxes = set(map(id, self.boxes))
        changing = {cls for cls, behaviour in self.machine.runtime.foreign.items() if behaviour.changes}
        while queue:
            value = queue.pop()
            kind = type(value)
            if kind in PRIMITIVE:
                continue
            if kind is FunctionType:
                self.walk_function(value)
            elif isinstance(value, LuaTable):
                if value not in self.newer and value not in self.tables:
                    self.take(value)
            elif kind is Box:
                if id(value) not in boxes:
                    boxes.add(id(value))
                    self.boxes.append(value)
                    self.values.append(value.v)
                    queue.append(value.v)
            elif kind in changing:
                self.foreigns[id(value)] = value

    def walk_function(self, function: FunctionType) -> None:
        """What a function holds on to: upvalues and loop variables; for a native, cells that it may assign."""
        if function in self.known:
            return
        self.serial += 1
        self.known[function] = self.serial
        queue = self.queue
        if function.__kwdefaults__:
            queue += function.__kwdefaults__.values()
        assigns = function.__globals__ is not self.machine.globals and STORE_DEREF in function.__code__.co_code[::2]
        for cell in function.__closure__ or ():
            try:
                queue.append(cell.cell_contents)
            except ValueError:
                continue
            if assigns:
                self.cells.append(cell)

    # -- restoring ---------------------------------------------------------------------------------------------------

    def restore(self, token: Token) -> None:
        """Write a saved state back in place."""
        self.restore_globals(token.globals)
        for table in self.maybe_changed(token):
            snap = token.newer.get(table) or token.tables.get(table)
            if snap is not None and table.snap is not snap:
                restore_table(table, snap)
        for box, value in zip(token.boxes, token.values):
            box.v = value
        for cell, content in token.cells:
            cell.cell_contents = content
        self.dirty.clear()
        self.tables, self.newer, self.boxes, self.values = token.tables, token.newer, token.boxes, token.values
        self.cells, self.foreigns = [cell for cell, _ in token.cells], token.foreigns
        forget_later(self.known, token.serial)
        machine = self.machine
        machine.last_ident = token.ident
        forget_later(machine.idents, token.ident)
        machine.math.random_source.state = token.random

    def maybe_changed(self, token: Token) -> list[LuaTable]:
        """The tables that may not be as the token has them."""
        if token.tables is not self.tables:
            return [*token.tables, *token.newer]
        return [*self.dirty, *self.newer, *token.newer]

    def restore_globals(self, saved: dict[str, Any]) -> None:
        """Give global variables the values that were saved."""
        variables = self.machine.globals
        if variables["changed$"] or self.globals is not saved:
            for key, value in variables.items():
                if key not in NOT_STATE and saved.get(key) is not value:
                    variables[key] = saved.get(key)
            variables["changed$"] = False
            self.globals = saved


def forget_later(numbers: dict[Any, int], last: int) -> None:
    """Take out what has a number above the last one; the numbers grow from entry to entry."""
    while numbers:
        key, number = numbers.popitem()
        if number <= last:
            numbers[key] = number
            return


def restore_table(table: LuaTable, snap: Snap) -> None:
    """Give a table the content that was saved."""
    content, table.metatable, table.asize, table.border, table.dead, table.ident = snap[1]
    table.hash = dict(content)
    table.order = None
    table.snap = snap
