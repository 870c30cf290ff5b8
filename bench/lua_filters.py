"""What a filter of a card script costs: compiled, written by hand in Python, and run by lupa.

    SOLEMN_SCRIPTS=... python bench/lua_filters.py [--seed 1] [--count 300]

Draws filters (functions of a card that return one expression) from the official scripts. The hand-written version is
the same expression in plain Python over the same natives; natives answer at once with fixed values. Results are
compared before anything is timed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import statistics
import sys
import timeit
from pathlib import Path
from typing import Any

import lupa.lua54

from solemn.lua import ForeignType, Interface, LuaError, LuaTable, Machine, compile_chunk, scan_definitions, truthy
from solemn.lua.cache import CodeCache
from solemn.lua.statements import build_chunk
from solemn.lua.tree import (
    Assign,
    Binary,
    Call,
    Const,
    Expr,
    Function,
    GlobalRef,
    Index,
    LocalRef,
    Logic,
    Method,
    Paren,
    Return,
    Unary,
)
from solemn.spec.signatures import TABLES, Native, natives

COMPARISONS = frozenset({"==", "~=", "<", "<=", ">", ">="})
PYTHON = {"~=": "!=", "~": "^"}
REPEATS = 7
CALLS = 4000


class Card:
    """Stands for a card."""


class Effect:
    """Stands for an effect."""


class Group:
    """Stands for a group."""


class Untranslatable(Exception):
    """The expression uses something that the hand-written version does not."""


OBJECTS = {"card": Card(), "effect": Effect(), "group": Group()}


def answer(native: Native) -> Any:
    """A native that always gives the same value of its type."""
    number = sum(map(ord, native.dotted))
    values = []
    for result in native.results:
        kind = result.rstrip("?*")
        if kind == "bool":
            values.append(number % 4 != 0)
        elif kind in ("int", "any"):
            values.append(number % 5)
        elif kind != "none":
            values.append(OBJECTS.get(kind))
    value: Any = values[0] if len(values) == 1 else tuple(values)

    def fake(*_: Any) -> Any:
        return value

    return fake


class World:
    """The community's library over fake natives, as a Lua world and as Python names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sources = {path.name: path.read_bytes() for path in folder.glob("*.lua")}
        self.table = natives()
        self.fakes = {name: answer(native) for name, native in self.table.items()}
        self.cache = CodeCache(None)
        self.interface = self.build({})
        first = self.fresh()
        self.load(first, "constant.lua")
        self.interface = self.build({k: v for k, v in first.globals.items() if type(v) is int and k.isupper()})
        self.machine = self.fresh()
        self.load(self.machine, "constant.lua")
        self.load(self.machine, "utility.lua")

    def build(self, constants: dict[str, int]) -> Interface:
        """The interface of the natives and the library."""
        defined: set[str] = set().union(*map(scan_definitions, self.sources.values()))
        methods: dict[str, set[str]] = {}
        for name in defined | set(self.table):
            owner, _, method = name.partition(".")
            if owner in ("Card", "Effect", "Group"):
                methods.setdefault(method, set()).add(owner)
        kept = {name: native for name, native in self.table.items() if name not in defined}
        return Interface(
            frozenset(TABLES), {name: tuple(sorted(owners)) for name, owners in methods.items()},
            frozenset(name for name, native in kept.items() if native.is_single),
            frozenset(name for name, native in kept.items() if native.is_boolean), constants,
            frozenset(name for name, native in kept.items() if native.results == ("int",)))

    def fresh(self) -> Machine:
        machine = Machine(self.interface)
        for cls in (Card, Effect, Group):
            machine.foreign(cls, ForeignType(cls.__name__, lambda obj, key: None,
                                             metamethods={"__len": lambda group: 2}))
        for name, fake in self.fakes.items():
            machine.native(name, fake)
        machine.native("Duel.LoadScript", lambda name, *args: self.load(machine, name))
        return machine

    def load(self, machine: Machine, name: str) -> Any:
        if name in self.sources:
            return machine.run(compile_chunk(self.sources[name], name, self.interface, cache=self.cache))
        return None

    def script(self, path: Path) -> LuaTable:
        """The script table of a card."""
        table = LuaTable()
        self.machine.globals.update(self_table=table, self_code=int(path.stem[1:]))
        self.machine.renew_steps()
        self.machine.run(compile_chunk(path.read_bytes(), path.name, self.interface, cache=self.cache))
        return table


class Writer:
    """Writes an expression the way a person would write it in Python."""

    def __init__(self, world: World, script: LuaTable, code: int) -> None:
        self.world = world
        self.script = script
        self.code = code
        self.names: dict[str, Any] = {}
        self.pure = True

    def bound(self, name: str, value: Any) -> str:
        if value is None:
            raise Untranslatable(name)
        self.names[name] = value
        return name

    def expression(self, node: Expr) -> str:
        write = getattr(self, "write_" + type(node).__name__.lower(), None)
        if write is None:
            raise Untranslatable(type(node).__name__)
        return write(node)  # type: ignore[no-any-return]

    def write_const(self, node: Const) -> str:
        return repr(node.value)

    def write_localref(self, node: LocalRef) -> str:
        if node.var.function.parent is not None:
            return node.var.name
        self.pure = self.pure and node.var.name == "id"
        if node.var.name != "id":
            raise Untranslatable(node.var.name)
        return str(self.code)

    def write_globalref(self, node: GlobalRef) -> str:
        value = self.world.interface.constants.get(node.name)
        if value is None:
            raise Untranslatable(node.name)
        return str(value)

    def write_paren(self, node: Paren) -> str:
        return self.expression(node.inner)

    def write_logic(self, node: Logic) -> str:
        return f"({self.expression(node.left)} {node.op} {self.expression(node.right)})"

    def write_unary(self, node: Unary) -> str:
        if node.op == "#":
            self.pure = False
            return f"{self.bound('size_of', lambda group: 2)}({self.expression(node.operand)})"
        self.pure = self.pure and node.op == "not"
        return f"({node.op} {self.expression(node.operand)})"

    def write_binary(self, node: Binary) -> str:
        if node.op in ("..", "/", "%", "^", "<<", ">>", "//"):
            raise Untranslatable(node.op)
        self.pure = self.pure and node.op in COMPARISONS
        right = self.expression(node.right)
        if right == "None":
            return f"({self.expression(node.left)} {'is' if node.op == '==' else 'is not'} None)"
        return f"({self.expression(node.left)} {PYTHON.get(node.op, node.op)} {right})"

    def write_method(self, node: Method) -> str:
        owners = self.world.interface.methods.get(node.name)
        if not owners:
            raise Untranslatable(node.name)
        return self.native(f"{owners[0]}.{node.name}", [node.obj, *node.args])

    def write_call(self, node: Call) -> str:
        if isinstance(node.fn, Index) and isinstance(node.fn.obj, GlobalRef) and isinstance(node.fn.key, Const):
            return self.native(f"{node.fn.obj.name}.{node.fn.key.value}", node.args)
        raise Untranslatable("call")

    def native(self, name: str, args: list[Expr]) -> str:
        value = self.world.machine.globals.get(name)
        self.pure = self.pure and value is self.world.fakes.get(name)
        given = ", ".join(map(self.expression, args))
        call = f"{self.bound(name.replace('.', '_'), value)}({given})"
        native = self.world.table.get(name)
        return call + "[0]" if native is not None and len(native.results) > 1 else call

    def write_index(self, node: Index) -> str:
        if isinstance(node.key, Const) and isinstance(node.obj, GlobalRef):
            return self.bound(f"{node.obj.name}_{node.key.value}",
                              self.world.machine.globals.get(f"{node.obj.name}.{node.key.value}"))
        self.pure = False
        if isinstance(node.key, Const) and isinstance(node.obj, LocalRef) and node.obj.var.name == "s":
            return self.bound(f"s_{node.key.value}", self.script.get(node.key.value))
        raise Untranslatable("index")


class Filter:
    """One filter in its three versions, with the arguments it is called with."""

    def __init__(self, world: World, path: Path, name: str, function: Function, text: str) -> None:
        script = world.script(path)
        writer = Writer(world, script, int(path.stem[1:]))
        func = function.func
        statement = func.body.stats[0]
        assert isinstance(statement, Return)
        parameters = [var.name for var in func.params]
        body = writer.expression(statement.values[0])
        source = f"def by_hand({', '.join(parameters)}):\n    return {body}\n"
        exec(source, writer.names)
        self.by_hand = writer.names["by_hand"]
        self.compiled = script.get(name)
        self.pure = writer.pure
        self.args = [argument(p) for p in parameters]
        self.parameters = parameters
        self.text = text
        self.code = int(path.stem[1:])
        if truthy(self.compiled(*self.args)) != bool_of_lua(self.by_hand(*self.args)):
            raise Untranslatable("results differ")


def bool_of_lua(value: Any) -> bool:
    return value is not None and value is not False


def argument(name: str) -> Any:
    """An argument that fits the usual name of a parameter."""
    if name in ("c", "tc", "sc", "rc", "ec", "fc", "hc", "mc"):
        return OBJECTS["card"]
    if name in ("e", "re", "se"):
        return OBJECTS["effect"]
    return OBJECTS["group"] if name in ("g", "sg", "eg", "mg", "tg") else 1


def draw(world: World, seed: int, count: int) -> list[Filter]:
    """The filters of a seed."""
    paths = sorted((world.folder / "official").glob("c*.lua"))
    chance = random.Random(seed)
    chance.shuffle(paths)
    found: list[Filter] = []
    for path in paths:
        source = path.read_bytes()
        chunk, _ = build_chunk(source, False)
        candidates = [s for s in chunk.body.stats if is_filter(s)]
        if not candidates:
            continue
        pick = chance.choice(candidates)
        assert isinstance(pick, Assign)
        target, function = pick.targets[0], pick.values[0]
        assert isinstance(target, Index) and isinstance(target.key, Const) and isinstance(function, Function)
        lines = source.decode("latin-1").split("\n")[pick.pos[0] - 1 : pick.pos[2]]
        try:
            found.append(Filter(world, path, target.key.value, function, "\n".join(lines)))
        except (Untranslatable, LuaError, TypeError, SyntaxError):
            continue
        if len(found) == count:
            break
    return found


def is_filter(statement: Any) -> bool:
    """`function s.name(c, ...) return expression end`"""
    if not isinstance(statement, Assign) or not isinstance(statement.values[0], Function):
        return False
    func = statement.values[0].func
    stats = func.body.stats
    return (isinstance(statement.targets[0], Index) and len(stats) == 1 and isinstance(stats[0], Return)
            and len(stats[0].values) == 1 and bool(func.params) and func.params[0].name in ("c", "tc"))


def cost(function: Any, args: list[Any]) -> float:
    """Nanoseconds a call, the best of several runs."""
    inner = "f(" + ", ".join(f"a{i}" for i in range(len(args))) + ")"
    timer = timeit.Timer(inner, globals={"f": function, **{f"a{i}": a for i, a in enumerate(args)}})
    return min(timer.repeat(REPEATS, CALLS)) / CALLS * 1e9


class Lupa:
    """The same filters in lupa, for those made of natives and comparisons alone."""

    def __init__(self, world: World) -> None:
        self.runtime = lupa.lua54.LuaRuntime(register_eval=False)
        members = {name.partition(".")[2]: fake for name, fake in world.fakes.items()}
        self.card = type("Card", (), members)()
        for table in TABLES:
            self.runtime.globals()[table] = self.runtime.table_from(
                {name.partition(".")[2]: fake for name, fake in world.fakes.items() if name.startswith(table)})
        for name, value in world.interface.constants.items():
            self.runtime.globals()[name] = value

    def function(self, one: Filter) -> Any:
        name = one.text[: one.text.index("(")].split(".")[-1]
        self.runtime.execute(f"s = {{}} id = {one.code}\n{one.text}")
        return self.runtime.globals()["s"][name]

    def cost(self, one: Filter) -> float:
        args = [self.card if isinstance(a, (Card, Effect, Group)) else a for a in one.args]
        return cost(self.function(one), args)


def report(title: str, ratios: list[float], limit: float) -> bool:
    median = statistics.median(ratios)
    rank = sorted(ratios)
    print(f"{title}: {len(ratios)} filters, compiled / by hand: median {median:.2f} (limit {limit}), "
          f"90% {rank[len(rank) * 9 // 10]:.2f}")
    return median <= limit


def main() -> int:
    parser = argparse.ArgumentParser(description="What a filter of a card script costs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    options = parser.parse_args()
    folder = os.environ.get("SOLEMN_SCRIPTS")
    if not folder:
        print("SOLEMN_SCRIPTS names no folder")
        return 2
    world = World(Path(folder))
    filters = draw(world, options.seed, options.count)
    lua = Lupa(world)
    pure: list[float] = []
    every: list[float] = []
    against: list[float] = []
    for one in filters:
        world.machine.renew_steps()
        by_hand, compiled = cost(one.by_hand, one.args), cost(one.compiled, one.args)
        every.append(compiled / by_hand)
        if one.pure:
            pure.append(compiled / by_hand)
            with contextlib.suppress(lupa.lua54.LuaError, AttributeError):
                against.append(lua.cost(one) / compiled)
    good = report("natives and comparisons alone", pure, 1.3)
    good = report("all", every, 2.0) and good
    print(f"lupa / compiled: median {statistics.median(against):.2f} over {len(against)} filters")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
