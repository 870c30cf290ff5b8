"""Generic `for`: what a loop walks over, as Python iterators."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any, Final

from solemn.lua.errors import too_deep
from solemn.lua.lib_base import pairs_of
from solemn.lua.values import LuaTable, results, sequence
from solemn.lua.world import World

_first: Final = itemgetter(0)


class Loops:
    """Makes the iterators of one Lua world. A table walked by `next` or `ipairs` needs no call at each turn."""

    __slots__ = ("machine", "runtime")

    def __init__(self, machine: World) -> None:
        self.machine = machine
        self.runtime = machine.runtime

    def loop1(self, step: Any = None, state: Any = None, control: Any = None, closing: Any = None,
              *_: Any) -> Iterator[Any]:
        """The first value of each turn."""
        if type(state) is LuaTable and closing is None:
            if step is self.machine.next and control is None:
                self.machine.consume(len(state.hash) >> 3)
                return map(_first, pairs_of(state))
            if step is self.machine.ipairs_step and control == 0 and state.metatable is None:
                return map(_first, items_of(state))
        return map(_first, self.turns(step, state, control, closing, 1))

    def loop2(self, step: Any = None, state: Any = None, control: Any = None, closing: Any = None,
              *_: Any) -> Iterator[tuple[Any, Any]]:
        """The first two values of each turn."""
        if type(state) is LuaTable and closing is None:
            if step is self.machine.next and control is None:
                self.machine.consume(len(state.hash) >> 3)
                return pairs_of(state)
            if step is self.machine.ipairs_step and control == 0 and state.metatable is None:
                return items_of(state)
        return self.turns(step, state, control, closing, 2)

    def loopn(self, count: int, step: Any = None, state: Any = None, control: Any = None, closing: Any = None,
              *_: Any) -> Iterator[tuple[Any, ...]]:
        """The first `count` values of each turn."""
        return self.turns(step, state, control, closing, count)

    def items1(self, ipairs: Any, *items: Any) -> Iterator[Any]:
        """`for i in ipairs({items})`, whatever `ipairs` is now."""
        return map(_first, self.items2(ipairs, *items))

    def items2(self, ipairs: Any, *items: Any) -> Iterator[tuple[Any, Any]]:
        """`for i, item in ipairs({items})`: with the library's own `ipairs` no table is made."""
        if ipairs is self.machine.ipairs:
            return enumerate(items[: items.index(None)] if None in items else items, 1)
        if not callable(ipairs) and self.runtime.metamethod(ipairs, "__call") is None:
            raise self.runtime.error(f"attempt to call a {self.runtime.type_name(ipairs)} value (global 'ipairs')")
        return self.loop2(*results(self.runtime.call(ipairs, sequence(items))))

    def turns(self, step: Any, state: Any, control: Any, closing: Any, count: int) -> Iterator[tuple[Any, ...]]:
        """Call the iterator function until it returns nil; then close the closing value."""
        call = step if callable(step) and type(step) is not LuaTable else self.caller(step)
        missing = (None,) * (count - 1)
        nesting = self.machine.nesting
        if closing is None:
            while True:
                if not nesting:
                    raise too_deep()
                nesting.pop()
                try:
                    found = call(state, control)
                finally:
                    nesting.append(None)
                if type(found) is not tuple:
                    if found is None:
                        return
                    control = found
                    yield (found, *missing)
                else:
                    if not found or found[0] is None:
                        return
                    control = found[0]
                    yield found if len(found) == count else (*found, *missing)[:count]
        with self.machine.closing(closing, "(for state)"):
            yield from self.turns(step, state, control, None, count)

    def caller(self, step: Any) -> Any:
        """What calls an iterator that is no function, by `__call`. Raises an error without that."""
        if self.runtime.metamethod(step, "__call") is None:
            kind = self.runtime.type_name(step)
            raise self.runtime.error(f"attempt to call a {kind} value (for iterator 'for iterator')")
        return lambda state, control: self.runtime.call(step, state, control)


def items_of(table: LuaTable) -> Iterator[tuple[int, Any]]:
    """The pairs that `ipairs` gives for a table without metatable."""
    at = 1
    while (value := table.hash.get(at)) is not None:
        yield at, value
        at += 1
