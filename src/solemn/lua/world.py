"""What the libraries of a Lua world share: its globals, limits, budget of steps, and the text and number of any value."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from types import CodeType, FunctionType
from typing import Any, Final

from solemn.lua.closing import Closing
from solemn.lua.compiler import Chunk
from solemn.lua.describe import Describer
from solemn.lua.errors import LuaLimitError
from solemn.lua.interface import Interface
from solemn.lua.lib_math import MathLibrary
from solemn.lua.limits import Limits
from solemn.lua.memory import Memory
from solemn.lua.runtime import Runtime
from solemn.lua.values import LuaTable, first, primitive_text
from solemn.lua.wrapping import with_environment

RUNS_TO_NUMBER: Final = 100
MOST_NAMES: Final = 6_000
IDENT_COST: Final = 4
IDENT_BYTES: Final = 200  # it is kept for as long as the world lasts


class Exhausted:
    """Ends every attempt to take another step."""

    __slots__ = ("limit", "message")

    def __init__(self, limit: str, message: str) -> None:
        self.limit = limit
        self.message = message

    def __iter__(self) -> Exhausted:
        return self

    def __next__(self) -> Any:
        raise LuaLimitError(self.limit, self.message)


class Names:
    """Global names that worlds know from the start, so that a chunk has to bring only what it mentions besides them.

    CPython notes in a function's code where in the globals a name lies, together with a number for their keys. Worlds that begin with a
    copy of the same dict share that number, so that what it noted in one duel holds in the next (bench/replay.py).
    """

    __slots__ = ("known", "numbered")

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.known: dict[str, Any] = dict.fromkeys(names)
        self.numbered = 0  # of the names, when their keys got their number

    def variables(self) -> dict[str, Any]:
        """The globals of a new world: all nil."""
        if len(self.known) != self.numbered:
            number_keys(self.known)
            self.numbered = len(self.known)
        return self.known.copy()

    def learn(self, variables: dict[str, Any]) -> None:
        """Know all the names of a world that began with these, such as those of scripts: the next one has them from the start."""
        if len(self.known) < len(variables) < MOST_NAMES:
            self.known.update(dict.fromkeys(variables))

    def besides(self, chunk: Chunk) -> tuple[str, ...]:
        """The names of a chunk that are not known."""
        names, besides = chunk.besides
        if names is not self:
            besides = tuple(name for name in chunk.names if name not in self.known)
            chunk.besides = (self, besides)
        return besides


def number_keys(variables: dict[str, Any]) -> None:
    """Have CPython number the keys: it does once a function whose globals they are has run often enough."""
    module = compile(f"def first(): return {next(filter(str.isidentifier, variables))}", "first", "exec")
    code = next(c for c in module.co_consts if isinstance(c, CodeType))
    first = FunctionType(code, variables)
    for _ in range(RUNS_TO_NUMBER):
        first()


class World:
    """The part of a `Machine` that its libraries rest on; the machine itself puts them together."""

    __slots__ = ("begun_with", "depth", "describer", "globals", "idents", "interface", "ipairs", "ipairs_step", "last_ident", "limits",
                 "math", "memory", "names", "nesting", "next", "runtime", "spare", "write")

    def __init__(self, interface: Interface | None, limits: Limits | None, write: Callable[[str], Any] | None, names: Names | None) -> None:
        self.interface = interface if interface is not None else Interface.empty()
        self.limits = limits if limits is not None else Limits()
        self.write = write if write is not None else sys.stdout.write
        self.names = names if names is not None else Names()
        self.globals: dict[str, Any] = self.names.variables()
        self.globals["__builtins__"] = {}
        self.begun_with: list[Any] = []  # the values of the globals before any script was run, if somebody keeps them
        self.idents: dict[Any, int] = {}
        self.last_ident = 0
        self.spare = self.limits.steps
        self.depth: list[None] = [None] * self.limits.call_depth
        self.nesting: list[None] = [None] * self.limits.native_depth
        self.memory = Memory(self, self.limits.memory, self.exhausted, self.consume)
        self.runtime = Runtime(self.globals, self.limits.string_bytes, self.consume, self.memory.hold, self.nesting)
        self.describer = self.runtime.describer = Describer(self.globals, self.consume)
        self.math = MathLibrary(self.runtime.lt, self.consume)
        self.next: Any = None  # the library's own `next`, `ipairs` and its step, which loops know
        self.ipairs: Any = None
        self.ipairs_step: Any = None

    def keep_fresh(self) -> None:
        """Keep the globals as they are, before any script is run."""
        self.begun_with = list(self.globals.values())

    def fresh(self) -> dict[str, Any]:
        """The globals that were kept. A dict of them would take four times the memory; their names come first, as none is taken out."""
        return dict(zip(self.globals, self.begun_with))

    def abandon(self) -> None:
        """Take apart what scripts made, which holds itself in circles: afterwards none of it runs, and little is left for the collector."""
        for value in self.globals.values():
            if type(value) is LuaTable:
                value.hash.clear()
        self.globals.clear()
        self.begun_with.clear()

    def consume(self, steps: int) -> None:
        """Take steps from the budget of natives. Raises LuaLimitError when they are used up; then no script goes on."""
        if steps > 0:
            self.spare -= steps
            if self.spare < 0:
                raise self.out_of_steps()

    def out_of_steps(self) -> LuaLimitError:
        """The error of a budget that is used up."""
        return self.exhausted("steps", f"more than {self.limits.steps} steps without a decision")

    def exhausted(self, limit: str, message: str) -> LuaLimitError:
        """The error of a limit after which no script goes on before the steps are renewed."""
        self.globals["ticks$"] = Exhausted(limit, message)
        return LuaLimitError(limit, message)

    def function(self, chunk: Chunk, *env: Any) -> Any:
        """The main function of a chunk in this world; globals it mentions exist from now on."""
        variables = self.globals
        for name in self.names.besides(chunk):
            variables.setdefault(name)  # nil, unless it is there
        self.describer.chunks[chunk.filename] = chunk
        variables["changed$"] = True
        made = FunctionType(chunk.code, variables, chunk.code.co_name, (None,) * chunk.code.co_argcount)
        if not chunk.env:
            return made
        value = env[0] if env else variables["env$"]
        return with_environment(made, value)

    def run(self, chunk: Chunk, *args: Any) -> Any:
        """Run a chunk. Returns its results as a Lua function does; raises LuaError and LuaLimitError."""
        return self.function(chunk)(*args)

    def closing(self, value: Any, name: str) -> Closing:
        """The guard of a to-be-closed variable. Raises LuaError for a value that cannot be closed."""
        if value is not None and value is not False and self.runtime.metamethod(value, "__close") is None:
            raise self.runtime.error(f"variable '{name}' got a non-closable value")
        return Closing(self.runtime, value)

    def tostring(self, value: Any) -> str:
        """The text of any value, by its metatable where it has one."""
        text = primitive_text(value)
        if text is not None:
            return text
        handler = self.runtime.metamethod(value, "__tostring")
        if handler is not None:
            told = first(self.runtime.call(handler, value))
            if type(told) is str:
                return told
            if type(told) is int or type(told) is float:
                return primitive_text(told) or ""
            raise self.runtime.error("'__tostring' must return a string")
        foreign = self.runtime.foreign.get(type(value))
        if foreign is not None and foreign.tostring is not None:
            return foreign.tostring(value)
        return f"{self.runtime.type_name(value)}: 0x{self.ident(value):014x}"

    def ident(self, value: Any) -> int:
        """The number of an object in this world, given when it is first asked for."""
        if isinstance(value, LuaTable):
            if not value.ident:
                self.last_ident += 1
                value.touch()
                value.ident = self.last_ident
            return value.ident
        number = self.idents.get(value)
        if number is None:
            self.consume(IDENT_COST)
            self.memory.hold(IDENT_BYTES)
            self.last_ident += 1
            number = self.idents[value] = self.last_ident
        return number
