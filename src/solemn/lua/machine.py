"""One Lua world: its globals, limits, libraries, and the core objects it can hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain, islice
from typing import Any

from solemn.lua import runtime as rt
from solemn.lua.access import as_single
from solemn.lua.box import Box
from solemn.lua.compiler import compile_chunk
from solemn.lua.interface import Interface
from solemn.lua.lib_base import BaseLibrary
from solemn.lua.lib_coroutine import coroutine_table
from solemn.lua.lib_string import StringLibrary
from solemn.lua.lib_table import TableLibrary
from solemn.lua.lib_utf8 import utf8_table
from solemn.lua.limits import Limits
from solemn.lua.loops import Loops
from solemn.lua.memory import Rations
from solemn.lua.runtime import ForeignType
from solemn.lua.state import StateKeeper, Token
from solemn.lua.values import LuaTable, first, pack, truthy
from solemn.lua.views import View
from solemn.lua.world import Names, World


class Machine(World):
    """The Lua world of one duel.

    `libraries` is "duel" for what scripts of a duel get, "full" for all that plain programs may use. `write` receives
    what `print` prints. `names` are variables that are there from the start, nil until something is put into them.
    """

    __slots__ = ("base", "loops", "rations", "state", "strings", "tables")

    def __init__(self, interface: Interface | None = None, limits: Limits | None = None, libraries: str = "duel",
                 write: Callable[[str], Any] | None = None, names: Names | None = None) -> None:
        super().__init__(interface, limits, write, names)
        self.rations = Rations(self.limits.steps, self.memory, self.out_of_steps)
        self.base = BaseLibrary(self)
        self.ipairs_step = self.base.ipairs_step
        self.loops = Loops(self)
        self.install_helpers()
        self.install_libraries(libraries)
        self.install_tables()
        self.renew_steps()
        self.state = StateKeeper(self)

    # -- setting up --------------------------------------------------------------------------------------------------

    def install_helpers(self) -> None:
        """What compiled code calls, under names that no Lua name can have."""
        runtime, loops = self.runtime, self.loops
        operators = ("wide", "list", "record",
                     "index", "field", "one_field", "setindex", "setfield", "eq", "lt", "le", "gt", "ge", "add", "sub",
                     "mul", "div", "idiv", "mod", "pow", "band", "bor", "bxor", "shl", "shr", "neg", "bnot", "concat",
                     "len", "for_range")
        made: dict[str, Any] = {name: getattr(runtime, name) for name in operators}
        made.update(loop1=loops.loop1, loop2=loops.loop2, loopn=loops.loopn, items1=loops.items1, items2=loops.items2,
                    new=LuaTable, adjust=rt.adjust, first=first, pack=pack, nesting=self.nesting,
                    truthy=truthy, type=type, int=int, tuple=tuple, range=range, next=next, Box=Box,
                    Exception=Exception, fault=self.describer.fault, enter=self.depth.pop, leave=self.depth.append,
                    closing=self.closing, islice=islice, as_single=as_single, as_boolean=rt.as_boolean,
                    callable=rt.as_is, changed=False)
        self.globals.update({name + "$": value for name, value in made.items()})

    def install_libraries(self, libraries: str) -> None:
        """Put the libraries that are named into the globals."""
        plain = LuaTable()
        self.globals.update(self.base.functions())
        self.next, self.ipairs = self.globals["next"], self.globals["ipairs"]
        self.globals["_VERSION"] = "Lua 5.4"
        self.tables = TableLibrary(self)
        for name, function in self.tables.functions().items():
            plain.set(name, function)
        self.globals["table"] = plain
        self.globals["math"] = self.math.table()
        self.strings = StringLibrary(self)
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
        self.rations.close()
        self.spare = self.limits.steps
        self.rations = Rations(self.limits.steps, self.memory, self.out_of_steps)
        self.globals["ticks$"] = chain.from_iterable(self.rations)

    def load_text(self, source: bytes, filename: str) -> Any:
        """Compile and run a source. Raises LuaSyntaxError too."""
        return self.run(compile_chunk(source, filename, self.interface))

    def call(self, fn: Any, *args: Any) -> Any:
        """Call any Lua value."""
        return self.runtime.call(fn, *args)

    # -- state -------------------------------------------------------------------------------------------------------

    def save(self, roots: Iterable[Any] = (), visit: Callable[[Any], None] | None = None) -> Token:
        """Save what scripts can change: globals, and the tables and boxes that globals and `roots` reach.

        `roots` are functions and values that core objects hold; those of earlier saves need not be given again unless
        the state is `overgrown`. `visit` is called for every core object with a state that the saved state refers to.
        """
        return self.state.save(roots, visit)

    def overgrown(self) -> bool:
        """Whether the next save walks everything anew, because much of what it knows may be gone."""
        return self.state.overgrown()

    def restore(self, token: Token) -> None:
        """Write a saved state back, in place."""
        self.state.restore(token)

    # -- text --------------------------------------------------------------------------------------------------------



def install_more(machine: Machine, libraries: str) -> None:
    """The string library, and for plain programs utf8 and coroutines."""
    machine.globals["string"] = machine.strings.table()
    if libraries == "full":
        machine.globals["utf8"] = utf8_table(machine)
        machine.globals["coroutine"] = coroutine_table(machine)
