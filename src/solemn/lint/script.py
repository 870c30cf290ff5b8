"""The model of a script that rules ask: functions, calls, effects, where values come from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from solemn.lint.calls import CallSite, FunctionInfo, Trail
from solemn.lint.effects import EffectRecord
from solemn.lint.library import TABLES, Library, number_of
from solemn.lint.source import Source
from solemn.lint.texts import CardText
from solemn.lint.walk import expressions, statement_parts
from solemn.lua.tree import (
    Assign,
    Block,
    Call,
    CallStat,
    Const,
    Expr,
    Func,
    Function,
    GenericFor,
    GlobalRef,
    Index,
    Local,
    LocalFunction,
    LocalRef,
    Method,
    Paren,
    Return,
    Stat,
    Var,
)

_CARD_TABLE = re.compile(r"c\d+")
_SETTER = re.compile(r"Set[A-Z]\w*")
_ENGINE = TABLES | {"aux", "Auxiliary"}
_ITERATORS = ("Iter", "Next", "ipairs", "pairs")


class Script:
    """One script, read. Nothing in it is run."""

    __slots__ = (
        "by_name",
        "calls",
        "card",
        "effects",
        "fixed",
        "functions",
        "globals",
        "library",
        "main",
        "numbers",
        "own_table",
        "printed",
        "source",
    )

    def __init__(self, source: Source, tree: Func, library: Library, card: CardText | None) -> None:
        self.source = source
        self.library = library
        self.numbers = library.numbers
        self.card = card
        self.printed = card.text if card is not None else ""
        self.functions: list[FunctionInfo] = []
        self.by_name: dict[str, FunctionInfo] = {}
        self.calls: list[CallSite] = []
        self.effects: list[EffectRecord] = []
        self.fixed: dict[Var, Expr] = {}
        self.globals: list[tuple[GlobalRef, FunctionInfo, bool]] = []
        self.own_table = ""
        self.main = _Reader(self).read(tree)

    def number(self, node: Expr | None) -> int | None:
        """The value of an expression made of constants."""
        return number_of(node, self.numbers, self.fixed)

    def text(self, node: Expr) -> str:
        """The source of an expression."""
        line, column, end_line, end_column = node.pos
        if line != end_line:
            return self.source.lines[line - 1][column:] + " ..."
        return self.source.lines[line - 1].encode("utf-8", "replace")[column:end_column].decode("utf-8", "replace")

    def resolve(self, node: Expr | None, where: FunctionInfo) -> list[FunctionInfo]:
        """The script's functions that an expression stands for or hands on (`s.con`, `function() end`, `aux.AND(s.a,s.b)`)."""
        if node is None:
            return []
        if isinstance(node, Function):
            return [info for info in self.functions if info.func is node.func]
        if isinstance(node, Index) and isinstance(node.key, Const) and isinstance(node.key.value, str):
            found = self.by_name.get(node.key.value) if isinstance(node.obj, LocalRef) or _is_card_table(node.obj) else None
            return [found] if found is not None else []
        if isinstance(node, LocalRef):
            return self._local_function(node.var, where)
        if isinstance(node, Call | Method):
            return [info for part in expressions(node) for info in self.resolve(part, where)]
        return []

    def _local_function(self, var: Var, where: FunctionInfo) -> list[FunctionInfo]:
        here: FunctionInfo | None = where
        while here is not None:
            if var in here.locals:
                return [here.locals[var]]
            if var in here.definitions and isinstance(here.definitions[var][0], Function | Index):
                return self.resolve(here.definitions[var][0], here)
            here = here.parent
        return []

    def callbacks(self, effect: EffectRecord, setter: str) -> list[FunctionInfo]:
        """The script's functions that an effect was given as condition, cost, target, operation or value."""
        call = effect.setters.get(setter)
        found = self.resolve(effect.argument(setter), call.function if call is not None else effect.function)
        for other in effect.alternatives:
            if other.name == setter and other.args:
                found += self.resolve(other.args[-1] if other.receiver is None else other.args[0], other.function)
        return found

    def reach(self, start: list[FunctionInfo]) -> list[FunctionInfo]:
        """The functions, those inside them, and those of the script that they name."""
        found: dict[int, FunctionInfo] = {}
        waiting = list(start)
        while waiting:
            info = waiting.pop()
            if id(info) in found:
                continue
            found[id(info)] = info
            waiting += info.inner
            waiting += [self.by_name[name] for name in info.named if name in self.by_name]
            waiting += [inner for var in info.mentions for inner in self._local_function(var, info)]
        return list(found.values())

    def reached_calls(self, effect: EffectRecord, *setters: str) -> list[CallSite]:
        """Every call that these callbacks of an effect can make inside the script."""
        start = [info for setter in setters for info in self.callbacks(effect, setter)]
        return [call for info in self.reach(start) for call in info.calls]

    def definitions(self, var: Var, where: FunctionInfo) -> list[Expr]:
        """What a local variable is given, in the function or one around it."""
        here: FunctionInfo | None = where
        while here is not None:
            if var in here.definitions:
                return here.definitions[var]
            here = here.parent
        return []

    def origins(self, node: Expr | None, where: FunctionInfo, depth: int = 0) -> list[Expr]:
        """The calls that a card or group comes from, through variables, loops and `GetFirst`."""
        if node is None or depth > 6:
            return []
        if isinstance(node, Paren):
            return self.origins(node.inner, where, depth)
        if isinstance(node, LocalRef):
            values = self.definitions(node.var, where)
            if not values:
                return [found for value, caller in self.given(node.var, where) for found in self.origins(value, caller, depth + 1)]
            return [found for value in values for found in self.origins(value, where, depth + 1)]
        if isinstance(node, Method) and node.name in (
            "GetFirst",
            "GetNext",
            "Iter",
            "Filter",
            "Select",
            "FilterSelect",
            "Clone",
            "GetMaxGroup",
            "GetMinGroup",
            "Match",
            "Split",
            "RandomSelect",
        ):
            return self.origins(node.obj, where, depth + 1) or [node]
        if isinstance(node, Call) and isinstance(node.fn, Index) and isinstance(node.fn.key, Const) and node.fn.key.value == "Next":
            return [found for arg in node.args for found in self.origins(arg, where, depth + 1)]
        return [node]

    def given(self, var: Var, where: FunctionInfo) -> Iterator[tuple[Expr, FunctionInfo]]:
        """What a parameter of one of the script's own functions is given where the script calls it, or has a group call it."""
        for call, value in self.callers(var, where):
            yield value, call.function

    def callers(self, var: Var, where: FunctionInfo) -> Iterator[tuple[CallSite, Expr]]:
        """The calls that give a parameter of one of the script's own functions something, and what."""
        if var not in where.func.params:
            return
        place = where.func.params.index(var)
        for call in self.calls:
            if (
                where.name
                and call.name == where.name
                and call.table not in ("Duel", ":")
                and place < len(call.args)
                and call.function is not where
            ):
                yield call, call.args[place]
            elif call.name == "ForEach" and place == 0 and call.receiver is not None and call.args:
                if any(info is where for info in self.resolve(call.args[0], call.function)):
                    yield call, call.receiver

    def effects_with(self, *codes: str) -> list[EffectRecord]:
        """The effects with one of these codes, by the names of the codes."""
        wanted = {self.numbers[code] for code in codes}
        return [effect for effect in self.effects if effect.code in wanted]

    def users(self, function: FunctionInfo, *setters: str) -> list[EffectRecord]:
        """The effects that can reach a function from these callbacks."""
        return [
            effect
            for effect in self.effects
            if any(info is function for info in self.reach([f for setter in setters for f in self.callbacks(effect, setter)]))
        ]


def _is_card_table(node: Expr) -> bool:
    return isinstance(node, GlobalRef) and _CARD_TABLE.fullmatch(node.name) is not None


class _Reader:
    """Fills a script from its tree, in the order of the source."""

    __slots__ = ("order", "script", "variables")

    def __init__(self, script: Script) -> None:
        self.script = script
        self.order = 0
        self.variables: dict[Var, EffectRecord] = {}

    def read(self, tree: Func) -> FunctionInfo:
        return self.function(tree, "", None)

    def function(self, func: Func, name: str, parent: FunctionInfo | None) -> FunctionInfo:
        info = FunctionInfo(func, name, parent)
        self.script.functions.append(info)
        if parent is not None:
            parent.inner.append(info)
        self.block(func.body, info, None)
        return info

    def block(self, block: Block, info: FunctionInfo, parent: Trail | None) -> None:
        for index, stat in enumerate(block.stats):
            trail = Trail(parent, block, index)
            info.statements.append((stat, trail))
            self.statement(stat, info, trail)

    def statement(self, stat: Stat, info: FunctionInfo, trail: Trail) -> None:
        if isinstance(stat, LocalFunction):
            info.locals[stat.var] = self.function(stat.func, stat.var.name, info)
            return
        if isinstance(stat, Assign):
            self.assign(stat, info, trail)
        elif isinstance(stat, Local):
            for value in stat.values:
                self.expression(value, info, trail, False)
            for var, value in zip(stat.vars, stat.values):
                if not var.assigned:
                    self.script.fixed[var] = value
                self.define(var, value, info)
            if stat.values and isinstance(stat.values[-1], Call | Method):
                for var in stat.vars[len(stat.values) :]:
                    info.definitions.setdefault(var, []).append(stat.values[-1])
        else:
            parts, blocks = statement_parts(stat)
            for part in parts:
                self.expression(part, info, trail, isinstance(stat, CallStat))
            if isinstance(stat, Return):
                info.returns.append(stat)
            if isinstance(stat, GenericFor) and stat.values:
                for var in stat.vars:
                    info.definitions.setdefault(var, []).append(_iterated(stat.values[0]))
            for block in blocks:
                self.block(block, info, trail)

    def assign(self, stat: Assign, info: FunctionInfo, trail: Trail) -> None:
        for i, value in enumerate(stat.values):
            target = stat.targets[i] if i < len(stat.targets) else None
            if isinstance(value, Function):
                self.named(target, value, info)
            else:
                self.expression(value, info, trail, False)
            if isinstance(target, LocalRef):
                self.define(target.var, value, info)
        for target in stat.targets:
            if isinstance(target, GlobalRef):
                self.script.globals.append((target, info, True))
            elif isinstance(target, Index):
                self.expression(target.obj, info, trail, False)
                self.expression(target.key, info, trail, False)

    def named(self, target: Expr | None, value: Function, info: FunctionInfo) -> None:
        name = target.key.value if isinstance(target, Index) and isinstance(target.key, Const) and isinstance(target.key.value, str) else ""
        made = self.function(value.func, name, info)
        if name and isinstance(target, Index) and (isinstance(target.obj, LocalRef) or _is_card_table(target.obj)):
            self.script.by_name.setdefault(name, made)
            if name == "initial_effect" and isinstance(target.obj, GlobalRef):
                self.script.own_table = target.obj.name

    def define(self, var: Var, value: Expr, info: FunctionInfo) -> None:
        info.definitions.setdefault(var, []).append(value)
        if isinstance(value, Function):
            for made in info.inner:
                if made.func is value.func:
                    info.locals[var] = made
        if isinstance(value, Call | Method):
            self.maker(var, value, info)

    def maker(self, var: Var, value: Call | Method, info: FunctionInfo) -> None:
        """Note a variable that holds a new effect."""
        site = next((call for call in reversed(info.calls) if call.node is value), None)
        if site is None:
            return
        origin: EffectRecord | None = None
        if site.name == "Clone" and isinstance(value, Method) and isinstance(value.obj, LocalRef):
            origin = self.variables.get(value.obj.var)
            if origin is None:
                return
        elif site.table == "Effect" and site.name == "Clone" and value.args and isinstance(value.args[0], LocalRef):
            origin = self.variables.get(value.args[0].var)
            if origin is None:
                return
        elif not (site.table == "Effect" and site.name in ("CreateEffect", "GlobalEffect")):
            return
        record = EffectRecord(site, var, info, self.script.numbers, origin, self.script.fixed)
        self.variables[var] = record
        self.script.effects.append(record)

    def expression(self, node: Expr, info: FunctionInfo, trail: Trail, statement: bool) -> None:
        info.nodes.append(node)
        if isinstance(node, Function):
            self.function(node.func, "", info)
            return
        if isinstance(node, GlobalRef):
            self.script.globals.append((node, info, False))
            return
        if isinstance(node, LocalRef):
            info.mentions.append(node.var)
            info.uses.append(node)
            return
        if isinstance(node, Index) and isinstance(node.key, Const) and isinstance(node.key.value, str):
            info.named.add(node.key.value)
        for part in expressions(node):
            self.expression(part, info, trail, False)
        if isinstance(node, Call | Method):
            self.call(node, info, trail, statement)

    def call(self, node: Call | Method, info: FunctionInfo, trail: Trail, statement: bool) -> None:
        table, name = _callee(node, self.script.fixed)
        self.order += 1
        site = CallSite(node, table, name, info, trail, statement, self.order)
        info.calls.append(site)
        self.script.calls.append(site)
        if name == "RegisterEffect":
            for arg in site.args:
                if isinstance(arg, LocalRef) and arg.var in self.variables:
                    self.variables[arg.var].registered.append(site)
                    break
        elif _SETTER.fullmatch(name):
            var = site.object_var()
            if var is not None and var in self.variables:
                self.variables[var].note(site)


def _callee(node: Call | Method, fixed: Mapping[Var, Expr] = MappingProxyType({})) -> tuple[str, str]:
    """The table and the name of what is called, through variables that only stand for a table or function of the engine."""
    if isinstance(node, Method):
        return ":", node.name
    fn = node.fn
    given = fixed.get(fn.var) if isinstance(fn, LocalRef) else None
    if isinstance(given, Index) and isinstance(given.obj, GlobalRef) and given.obj.name in _ENGINE:
        fn = given
    if isinstance(fn, Index) and isinstance(fn.key, Const) and isinstance(fn.key.value, str):
        owner = fn.obj
        given = fixed.get(owner.var) if isinstance(owner, LocalRef) else None
        if isinstance(given, GlobalRef) and given.name in _ENGINE:
            owner = given
        table = owner.name if isinstance(owner, GlobalRef) else owner.var.name if isinstance(owner, LocalRef) else "?"
        return "aux" if table == "Auxiliary" else table, fn.key.value
    if isinstance(fn, GlobalRef):
        return "", fn.name
    return "", fn.var.name if isinstance(fn, LocalRef) else ""


def _iterated(value: Expr) -> Expr:
    """What a loop runs over: the group of `aux.Next(g)` and `g:Iter()`."""
    if isinstance(value, Method) and value.name == "Iter":
        return value.obj
    if isinstance(value, Call) and value.args and _callee(value)[1] in _ITERATORS:
        return value.args[0]
    return value


def constant_names(node: Expr | None) -> Iterator[str]:
    """The names of the constants in an expression."""
    if isinstance(node, GlobalRef):
        yield node.name
    elif node is not None:
        for part in expressions(node):
            yield from constant_names(part)
