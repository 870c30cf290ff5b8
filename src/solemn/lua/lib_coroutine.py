"""Coroutines, each on a greenlet of its own; only plain programs have them."""

from __future__ import annotations

from typing import Any, Final

import greenlet

from solemn.lua import args
from solemn.lua.args import MISSING
from solemn.lua.errors import LuaError, bad_argument
from solemn.lua.memory import HIDDEN_BYTES
from solemn.lua.runtime import FEW
from solemn.lua.values import LuaTable
from solemn.lua.world import World

MAX_NESTED: Final = 190
CREATE_COST: Final = 50
STACK_BYTES: Final = 9000  # of its stack, while it is suspended


class Coroutine:
    """A coroutine: its greenlet, its status, and the error that ended it."""

    __slots__ = ("error", "green", "nested", "status")

    def __init__(self, green: greenlet.greenlet | None) -> None:
        self.green = green
        self.nested = 0  # calls of nesting that it is in while it is suspended
        self.status = "suspended"
        self.error: LuaError | None = None


HIDDEN_BYTES[Coroutine] = STACK_BYTES


class CoroutineLibrary:
    """The functions of the coroutine library for one Lua world."""

    __slots__ = ("current", "depth", "machine", "main")

    def __init__(self, machine: World) -> None:
        self.machine = machine
        self.main = Coroutine(None)
        self.main.status = "running"
        self.current = self.main
        self.depth = 0

    def create(self, fn: Any = MISSING, *_: Any) -> Any:
        """`coroutine.create`: a coroutine that has not begun. Raises an error for what is no function."""
        if not callable(fn) or isinstance(fn, LuaTable):
            raise args.expected(1, "create", "function", fn)
        self.machine.consume(CREATE_COST)
        self.machine.memory.hold(STACK_BYTES)
        return Coroutine(greenlet.greenlet(fn))

    def advance(self, co: Coroutine, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """Run a suspended coroutine until it yields or ends. Raises the error that ends it."""
        nesting = self.machine.nesting
        if self.depth >= MAX_NESTED or len(nesting) <= co.nested:
            raise LuaError("C stack overflow")
        if len(values) > FEW:
            self.machine.runtime.charge(len(values))
        free = len(nesting)
        del nesting[free - co.nested :]
        resumer = self.current
        self.depth += 1
        resumer.status = "normal"
        self.current = co
        co.status = "running"
        assert co.green is not None
        co.green.parent = greenlet.getcurrent()
        try:
            result = co.green.switch(*values)
        except BaseException as e:
            co.status = "dead"
            co.error = e if isinstance(e, LuaError) else None
            raise
        finally:
            self.current = resumer
            self.depth -= 1
            resumer.status = "running"
        if type(result) is Yielded:
            co.status = "suspended"
            co.nested = free - len(nesting)
            nesting += [None] * co.nested
            return result.values
        co.status = "dead"
        return result if type(result) is tuple else (result,)

    def resume(self, co: Any = MISSING, *values: Any) -> Any:
        """`coroutine.resume`: true and what it yields or returns, or false and the error that ended it."""
        target = thread(co, "resume")
        if target.status != "suspended":
            word = "dead" if target.status == "dead" else "non-suspended"
            return False, f"cannot resume {word} coroutine"
        try:
            return (True, *self.advance(target, values))
        except LuaError as e:
            return False, e.value

    def yield_(self, *values: Any) -> Any:
        """`coroutine.yield`: what the next resume hands over. Raises an error outside of a coroutine."""
        co = self.current
        if co.green is None:
            raise LuaError("attempt to yield from outside a coroutine")
        parent = co.green.parent
        assert parent is not None
        result = parent.switch(Yielded(values))
        return result

    def wrap(self, fn: Any = MISSING, *_: Any) -> Any:
        """`coroutine.wrap`: a function that resumes it, and raises the error that ends it."""
        co = self.create(fn)

        def resumed(*values: Any) -> Any:
            if co.status != "suspended":
                word = "dead" if co.status == "dead" else "non-suspended"
                raise LuaError(f"cannot resume {word} coroutine")
            try:
                result = self.advance(co, values)
            except LuaError as e:
                if type(e.value) is str:
                    e.value = self.machine.describer.caller_place() + e.value
                raise
            return result[0] if len(result) == 1 else result

        return resumed

    def status(self, co: Any = MISSING, *_: Any) -> Any:
        """`coroutine.status`: suspended, running, normal or dead."""
        return thread(co, "status").status

    def running(self, *_: Any) -> Any:
        """`coroutine.running`: the running coroutine, and whether it is the main one."""
        return self.current, self.current is self.main

    def isyieldable(self, co: Any = MISSING, *_: Any) -> Any:
        """`coroutine.isyieldable`: whether the coroutine, by default the running one, can yield."""
        if type(co) is Coroutine:
            return co is not self.main
        return self.current is not self.main

    def close(self, co: Any = MISSING, *_: Any) -> Any:
        """`coroutine.close`: true, or false and the error that had ended it. Raises an error for one that is running."""
        target = thread(co, "close")
        if target.status not in ("suspended", "dead"):
            raise LuaError(f"cannot close a {target.status} coroutine")
        if target.status == "dead":
            error, target.error = target.error, None
            return (False, error.value) if error is not None else True
        green = target.green
        if green is None or not green:
            target.status = "dead"
            return True
        return self.kill(target, green)

    def kill(self, co: Coroutine, green: greenlet.greenlet) -> Any:
        """End a suspended coroutine; its to-be-closed variables are closed on the way."""
        closer = self.current
        closer.status, co.status = "normal", "running"
        self.current = co
        green.parent = greenlet.getcurrent()
        try:
            green.throw(greenlet.GreenletExit)
        except LuaError as e:
            return False, e.value
        finally:
            self.current = closer
            closer.status, co.status = "running", "dead"
        return True


class Yielded:
    """What a coroutine hands to its resumer, as opposed to what its function returns."""

    __slots__ = ("values",)

    def __init__(self, values: tuple[Any, ...]) -> None:
        self.values = values


def thread(value: Any, function: str) -> Coroutine:
    """The argument as a coroutine. Raises an error that names the function if it is none."""
    if type(value) is not Coroutine:
        raise bad_argument(1, function, f"coroutine expected, got {args.given(value)}"
                           if value is MISSING else "coroutine expected")
    return value


def coroutine_table(machine: World) -> LuaTable:
    """The library."""
    library = CoroutineLibrary(machine)
    made = LuaTable()
    for name in ("create", "resume", "wrap", "status", "running", "isyieldable", "close"):
        made.set(name, getattr(library, name))
    made.set("yield", library.yield_)
    return made
