"""One Lua world: its globals, limits, libraries, and the core objects it can hold."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from itertools import chain, islice, repeat
from types import FunctionType
from typing import Any

from solemn.lua import runtime as rt
from solemn.lua.closing import Closing
from solemn.lua.compiler import Chunk, compile_chunk
from solemn.lua.describe import Describer
from solemn.lua.errors import LuaLimitError
from solemn.lua.interface import Interface, Limits
from solemn.lua.lib_base import BaseLibrary
from solemn.lua.lib_math import MathLibrary
from solemn.lua.lib_table import TableLibrary
from solemn.lua.loops import Loops
from solemn.lua.runtime import ForeignType, Runtime
from solemn.lua.state import StateKeeper, Token
from solemn.lua.values import Box, LuaTable, as_single, first, pack, primitive_text, truthy
from solemn.lua.views import View


class Exhausted:
    """Ends every attempt to take another step."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def __iter__(self) -> Exhausted:
        return self

    def __next__(self) -> None:
        raise LuaLimitError("steps", f"more than {self.steps} steps without a decision")


class Names:
    """Global names that worlds know from the start, so that a chunk has to bring only what it mentions besides them."""

    __slots__ = ("known",)

    def __init__(self, chunks: Iterable[Chunk] = ()) -> None:
        self.known: dict[str, None] = dict.fromkeys(name for chunk in chunks for name in chunk.names)

    def besides(self, chunk: Chunk) -> tuple[str, ...]:
        """The names of a chunk that are not known."""
        names, besides = chunk.besides
        if names is not self:
            besides = tuple(name for name in chunk.names if name not in self.known)
            chunk.besides = (self, besides)
        return besides


class Machine:
    """The Lua world of one duel.

    `libraries` is "duel" for what scripts of a duel get, "full" for all that plain programs may use. `write` receives
    what `print` prints. `names` are variables that are there from the start, nil until something is put into them.
    """

    __slots__ = ("base", "depth", "describer", "globals", "idents", "interface", "ipairs", "ipairs_step", "last_ident",
                 "limits", "loops", "math", "names", "next", "runtime", "spare", "state", "write")

    def __init__(self, interface: Interface | None = None, limits: Limits | None = None, libraries: str = "duel",
                 write: Callable[[str], Any] | None = None, names: Names | None = None) -> None:
        self.interface = interface if interface is not None else Interface.empty()
        self.limits = limits if limits is not None else Limits()
        self.write = write if write is not None else sys.stdout.write
        self.names = names if names is not None else Names()
        self.globals: dict[str, Any] = {**self.names.known, "__builtins__": {}}
        self.idents: dict[Any, int] = {}
        self.last_ident = 0
        self.spare = self.limits.steps
        self.depth: list[None] = [None] * self.limits.call_depth
        self.runtime = Runtime(self.globals, self.limits.string_bytes, self.consume)
        self.describer = self.runtime.describer = Describer(self.globals, self.consume)
        self.base = BaseLibrary(self)
        self.ipairs_step = self.base.ipairs_step
        self.loops = Loops(self)
        self.math = MathLibrary(self.runtime.lt, self.consume)
        self.install_helpers()
        self.install_libraries(libraries)
        self.install_tables()
        self.renew_steps()
        self.state = StateKeeper(self)

    # -- setting up --------------------------------------------------------------------------------------------------

    def install_helpers(self) -> None:
        """What compiled code calls, under names that no Lua name can have."""
        runtime, loops = self.runtime, self.loops
        operators = ("index", "field", "one_field", "setindex", "setfield", "eq", "lt", "le", "gt", "ge", "add", "sub",
                     "mul", "div", "idiv", "mod", "pow", "band", "bor", "bxor", "shl", "shr", "neg", "bnot", "concat",
                     "len", "for_range")
        made: dict[str, Any] = {name: getattr(runtime, name) for name in operators}
        made.update(loop1=loops.loop1, loop2=loops.loop2, loopn=loops.loopn, items1=loops.items1, items2=loops.items2,
                    list=rt.new_list, new=LuaTable, record=rt.record, adjust=rt.adjust, first=first, pack=pack,
                    truthy=truthy, type=type, int=int, tuple=tuple, range=range, next=next, Box=Box,
                    Exception=Exception, fault=self.describer.fault, enter=self.depth.pop, leave=self.depth.append,
                    closing=self.closing, islice=islice, as_single=as_single, as_boolean=rt.as_boolean,
                    callable=rt.as_is, changed=False)
        self.globals.update({name + "$": value for name, value in made.items()})

    def install_libraries(self, libraries: str) -> None:
        plain = LuaTable()
        self.globals.update(self.base.functions())
        self.next, self.ipairs = self.globals["next"], self.globals["ipairs"]
        self.globals["_VERSION"] = "Lua 5.4"
        for name, function in TableLibrary(self).functions().items():
            plain.set(name, function)
        self.globals["table"] = plain
        self.globals["math"] = self.math.table()
        install_more(self, libraries)

    def install_tables(self) -> None:
        """`_G` and the native tables as views of the globals."""
        whole = View(self.globals, "", lambda key, value: value)
        self.globals["_G"] = self.globals["env$"] = whole
        for name in self.interface.tables:
            view = View(self.globals, name + ".", self.checked)
            self.globals[name] = view
            self.globals[f"{name} class$"] = None
        for owner in {owner for owners in self.interface.methods.values() for owner in owners}:
            self.globals[f"{owner}.__index"] = self.globals.get(owner)

    def checked(self, dotted: str, value: Any) -> Any:
        """A value for a dotted name: what stands for a native of one result returns one result."""
        if dotted in self.interface.boolean:
            return rt.as_boolean(value)
        if dotted in self.interface.single or dotted in self.interface.integer:
            return as_single(value)
        return value

    def foreign(self, cls: type, behaviour: ForeignType) -> None:
        """Register how objects of a class of the core behave in Lua."""
        self.runtime.foreign[cls] = behaviour
        self.globals[f"{behaviour.name} class$"] = cls
        view = self.globals.get(behaviour.name)
        behaviour.metatable = view if isinstance(view, LuaTable) else None
        measure = behaviour.metamethods.get("__len")
        if measure is not None:
            self.runtime.lengths[cls] = measure

    def native(self, name: str, function: Any) -> None:
        """Put a native into the globals, under a plain or a dotted name."""
        self.globals[name] = function
        self.globals["changed$"] = True

    def natives(self, functions: Mapping[str, Any]) -> None:
        """Put many natives into the globals at once."""
        self.globals.update(functions)
        self.globals["changed$"] = True

    def annotate(self, note: Callable[[str], str]) -> None:
        """Have stack traces say more about a file, such as the name of its card: `note(filename)` is put at the end."""
        self.describer.note = note

    # -- running -----------------------------------------------------------------------------------------------------

    def renew_steps(self) -> None:
        """Give the scripts a full budget of steps again, and as much for what natives and libraries do for them."""
        self.spare = self.limits.steps
        self.globals["ticks$"] = chain(repeat(None, self.limits.steps), Exhausted(self.limits.steps))

    def consume(self, steps: int) -> None:
        """Take steps from the budget of natives. Raises LuaLimitError when they are used up; then no script goes on."""
        if steps > 0:
            self.spare -= steps
            if self.spare < 0:
                self.globals["ticks$"] = exhausted = Exhausted(self.limits.steps)
                next(exhausted)

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
        return lambda *args: made(value, *args)

    def run(self, chunk: Chunk, *args: Any) -> Any:
        """Run a chunk. Returns its results as a Lua function does; raises LuaError and LuaLimitError."""
        return self.function(chunk)(*args)

    def load_text(self, source: bytes, filename: str) -> Any:
        """Compile and run a source. Raises LuaSyntaxError too."""
        return self.run(compile_chunk(source, filename, self.interface))

    def call(self, fn: Any, *args: Any) -> Any:
        """Call any Lua value."""
        return self.runtime.call(fn, *args)

    def closing(self, value: Any, name: str) -> Closing:
        """The guard of a to-be-closed variable. Raises LuaError for a value that cannot be closed."""
        if value is not None and value is not False and self.runtime.metamethod(value, "__close") is None:
            raise self.runtime.error(f"variable '{name}' got a non-closable value")
        return Closing(self.runtime, value)

    # -- state -------------------------------------------------------------------------------------------------------

    def save(self, roots: Iterable[Any] = (), visit: Callable[[Any], None] | None = None) -> Token:
        """Save what scripts can change: globals, and the tables and boxes that globals and `roots` reach.

        `roots` are functions and values that core objects hold. `visit` is called for every core object that the
        saved state refers to.
        """
        return self.state.save(roots, visit)

    def restore(self, token: Token) -> None:
        """Write a saved state back, in place."""
        self.state.restore(token)

    # -- text --------------------------------------------------------------------------------------------------------

    def tostring(self, value: Any) -> str:
        """The text of any value, by its metatable where it has one."""
        text = primitive_text(value)
        if text is not None:
            return text
        handler = self.runtime.metamethod(value, "__tostring")
        if handler is not None:
            text = first(self.runtime.call(handler, value))
            if type(text) is not str:
                if type(text) is int or type(text) is float:
                    return primitive_text(text) or ""
                raise self.runtime.error("'__tostring' must return a string")
            return text
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
            self.last_ident += 1
            number = self.idents[value] = self.last_ident
        return number


def install_more(machine: Machine, libraries: str) -> None:
    """The string library, and for plain programs utf8 and coroutines."""
    from solemn.lua.lib_string import StringLibrary

    machine.globals["string"] = StringLibrary(machine).table()
    if libraries == "full":
        from solemn.lua.lib_coroutine import coroutine_table
        from solemn.lua.lib_utf8 import utf8_table

        machine.globals["utf8"] = utf8_table(machine)
        machine.globals["coroutine"] = coroutine_table(machine)
