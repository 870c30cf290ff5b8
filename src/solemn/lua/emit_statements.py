"""Emits Python statements for Lua statements, functions and the whole chunk."""

from __future__ import annotations

import ast
from typing import Final

from solemn.lua import pyast as py
from solemn.lua.emit import FunctionState
from solemn.lua.emit_loops import LoopEmitter, RepeatTest
from solemn.lua.interface import Interface
from solemn.lua.names import global_key, name_variables
from solemn.lua.tree import (
    Assign,
    Break,
    CallStat,
    Const,
    Do,
    Expr,
    Func,
    Function,
    GenericFor,
    GlobalRef,
    Goto,
    If,
    Index,
    Local,
    LocalFunction,
    LocalRef,
    NumericFor,
    Position,
    Repeat,
    Return,
    Stat,
    Var,
    While,
)

MAIN: Final = "main chunk"
LONG_BODY: Final = 256  # parts of a function that are charged also where it calls nothing


class ChunkEmitter(LoopEmitter):
    """Emits functions, declarations, assignments and branches on top of loops."""

    def __init__(self, interface: Interface, assigned_globals: set[str]) -> None:
        super().__init__(interface, assigned_globals)
        self.statements.update({
            Local: self.local_statement, Assign: self.assignment, LocalFunction: self.local_function,
            CallStat: self.call_statement, Do: self.do_statement, If: self.if_statement, While: self.while_statement,
            Repeat: self.repeat_statement, NumericFor: self.numeric_for, GenericFor: self.generic_for,
            Return: self.return_statement, Break: self.break_statement, Goto: self.goto_statement,
            RepeatTest: self.repeat_test,
        })

    def chunk(self, func: Func) -> ast.Module:
        """A module that holds nothing but the function of the chunk."""
        return ast.Module([self.define(func, MAIN)], [])

    # -- functions ---------------------------------------------------------------------------------------------------

    def define(self, func: Func, identifier: str) -> ast.stmt:
        """The definition of a Lua function as a Python function called `identifier`."""
        outer = self.state, self.out
        name_variables(func)
        self.state = FunctionState(func)
        self.out = body = []
        pos = func.pos
        end = (func.end_line, 0, func.end_line, 0)
        for var in func.params:
            if var.boxed:
                body.append(py.assign(py.target(var.python, pos), self.box(py.name(var.python, pos), pos), pos))
        self.block(func.body)
        if not body or not isinstance(body[-1], ast.Return):
            body.append(py.leave(py.tuple_of([], end), end))
        guarded = self.guard(body, pos, end)
        arguments = self.parameters(func, pos)
        self.state, self.out = outer
        return ast.FunctionDef(identifier, arguments, guarded, [], None, None, lineno=pos[0], col_offset=pos[1])

    def parameters(self, func: Func, pos: Position) -> ast.arguments:
        """All parameters may be missing; surplus ones go to `...`. Loop variables in use come in as defaults."""
        args = [ast.arg(var.python, None, None, lineno=pos[0], col_offset=pos[1]) for var in func.params]
        rest = ast.arg("..." if func.is_vararg else "*", None, None, lineno=pos[0], col_offset=pos[1])
        kept = [var for var in func.free if var.function is func.parent and var.in_loop]
        keywords = [ast.arg(var.python, None, None, lineno=pos[0], col_offset=pos[1]) for var in kept]
        defaults: list[ast.expr | None] = [py.name(var.python, pos) for var in kept]
        return ast.arguments([], args, rest, keywords, defaults, None, [py.const(None, pos) for _ in args])

    def guard(self, body: list[ast.stmt], pos: Position, end: Position) -> list[ast.stmt]:
        """The body with its bounds, and with errors of Python turned into errors of Lua on the way out."""
        state = self.state
        handler = ast.ExceptHandler(py.name("Exception$", end), None, [
            py.evaluate(py.helper("fault$", [], end), end),
            ast.Raise(None, None, lineno=end[0], col_offset=0),
        ], lineno=end[0], col_offset=0)
        final: list[ast.stmt] = []
        made: list[ast.stmt] = []
        if state.globals:
            made.append(ast.Global(list(state.globals), lineno=pos[0], col_offset=pos[1]))
        if state.jumps:
            made.append(py.assign(py.target("jump$", pos), py.const(0, pos), pos))
        start = (pos[0], pos[1], pos[0], pos[1])
        if not state.reaches and state.parts > LONG_BODY:
            self.charge(made, 0, start)
        if state.reaches:
            made.append(self.tick(start))
            self.charge(made, 0, start)
            made.append(py.evaluate(py.helper("enter$", [], start), start))
            final.append(py.evaluate(py.helper("leave$", [py.const(None, end)], end), end))
        made.append(ast.Try(body, [handler], [], final, lineno=pos[0], col_offset=pos[1]))
        return made

    def closing(self, stat: Local, rest: list[Stat]) -> None:
        """A to-be-closed variable: the rest of the block runs inside a `with`."""
        pos = stat.pos
        self.local_statement(stat)
        var = next(var for var in stat.vars if var.attribute == "close")
        outer = self.out
        made: list[ast.stmt] = []
        self.out = made
        self.sequence(rest)
        self.out = outer
        manager = py.helper("closing$", [self.variable(var, pos), py.const(var.name, pos)], pos)
        self.out.append(ast.With([ast.withitem(manager, None)], made or [py.nothing(pos)], None, lineno=pos[0],
                                 col_offset=pos[1]))

    # -- declarations and assignments --------------------------------------------------------------------------------

    def local_statement(self, stat: Local) -> None:
        """`local` as Python code."""
        pos = stat.pos
        names, values = stat.vars, stat.values
        if len(values) < len(names) and values and self.is_multiple(values[-1]):
            self.unpack(names, values, pos)
            return
        for i, value in enumerate(values):
            made = self.value(value)
            if i >= len(names):
                self.out.append(py.evaluate(made, pos))
                continue
            if not names[i].assigned:
                names[i].kind = self.kind(value)
            self.declare(names[i], made, pos)
        for var in names[len(values) :]:
            self.declare(var, py.const(None, pos), pos)

    def declare(self, var: Var, value: ast.expr, pos: Position) -> None:
        """New variables with their first values."""
        self.out.append(py.assign(py.target(var.python, pos), self.box(value, pos) if var.boxed else value, pos))

    def unpack(self, names: list[Var], values: list[Expr], pos: Position) -> None:
        """The last call fills all names that are left."""
        for var, value in zip(names, values[:-1]):
            self.declare(var, self.value(value), pos)
        rest = names[len(values) - 1 :]
        targets: list[ast.expr] = [py.target(var.python, pos) for var in rest]
        adjusted = self.adjusted(values[-1], len(rest))
        self.out.append(py.assign(ast.Tuple(targets, py.STORE, lineno=pos[0], col_offset=pos[1]), adjusted, pos))
        for var in rest:
            if var.boxed:
                self.declare(var, py.name(var.python, pos), pos)

    def adjusted(self, node: Expr, count: int) -> ast.expr:
        """All values of a call as a tuple of `count`."""
        pos = node.pos
        values = py.name("...", pos) if type(node).__name__ == "Vararg" else self.all_values(node)
        return py.helper("adjust$", [values, py.const(count, pos)], pos)

    def assignment(self, stat: Assign) -> None:
        """An assignment: all values are known before the first is stored."""
        targets, values, pos = stat.targets, stat.values, stat.pos
        if len(targets) == 1 and len(values) == 1:
            self.assign_one(targets[0], values[0], pos)
            return
        simple = all(type(t) is not Index or self.dotted(t) for t in targets)
        before = self.state.temps
        stores = [self.prepared(t, simple) for t in targets]
        names = [self.held(value, pos) for value in self.right_side(values, len(targets), pos)]
        for store, value in reversed(list(zip(stores, names))):
            self.store(store, value, pos)
        self.state.temps = before

    def right_side(self, values: list[Expr], count: int, pos: Position) -> list[ast.expr]:
        """The values for `count` targets, evaluated in order."""
        if len(values) < count and self.is_multiple(values[-1]):
            made = [self.held(self.value(v), pos) for v in values[:-1]]
            rest = count - len(made)
            names = [self.take_temp() for _ in range(rest)]
            targets: list[ast.expr] = [py.target(n, pos) for n in names]
            self.out.append(py.assign(ast.Tuple(targets, py.STORE, lineno=pos[0], col_offset=pos[1]),
                                      self.adjusted(values[-1], rest), pos))
            return made + [py.name(n, pos) for n in names]
        made = [self.held(self.value(v), pos) for v in values[:count]]
        for extra in values[count:]:
            self.out.append(py.evaluate(self.value(extra), pos))
        return made + [py.const(None, pos)] * (count - len(made))

    def take_temp(self) -> str:
        """A temporary name that nothing else uses until the statement ends."""
        name = self.temp()
        self.state.temps += 1
        return name

    def held(self, value: ast.expr, pos: Position) -> ast.expr:
        """The value under a temporary name that nothing else uses until the statement ends."""
        if isinstance(value, ast.Constant) or (isinstance(value, ast.Name) and value.id.endswith("$")
                                               and value.id[:-1].isdigit()):
            return value
        name = self.take_temp()
        self.out.append(py.assign(py.target(name, pos), value, pos))
        return py.name(name, pos)

    def prepared(self, node: Expr, simple: bool) -> tuple[Expr, list[ast.expr]]:
        """A target with its table and key already evaluated."""
        if type(node) is Index and not self.dotted(node):
            return node, [self.held(self.value(node.obj), node.pos), self.held(self.value(node.key), node.pos)]
        return node, []

    def store(self, target: tuple[Expr, list[ast.expr]], value: ast.expr, pos: Position) -> None:
        """Store a value in a target whose table and key are evaluated."""
        node, parts = target
        if parts:
            self.out.append(py.evaluate(py.helper("setindex$", [*parts, value], node.pos), pos))
        else:
            self.store_name(node, value, pos)

    def store_name(self, node: Expr, value: ast.expr, pos: Position) -> None:
        """Assign a variable: local, upvalue or global."""
        if type(node) is LocalRef:
            var = node.var
            to = (py.attribute(py.name(var.python, pos), "v", py.STORE, pos) if var.boxed
                  else py.target(var.python, pos))
            self.out.append(py.assign(to, value, pos))
            return
        if type(node) is GlobalRef and node.env is not None:
            args = [self.variable(node.env, pos), py.const(node.name, pos), value]
            self.out.append(py.evaluate(py.helper("setindex$", args, node.pos), pos))
            return
        dotted = self.dotted(node)
        if dotted:
            value = self.checked_native(dotted, value, pos)
        assert dotted or type(node) is GlobalRef
        self.store_global(dotted or global_key(node.name), value, pos)  # type: ignore[attr-defined]

    def checked_native(self, dotted: str, value: ast.expr, pos: Position) -> ast.expr:
        """What replaces a native of one result has to return one result."""
        if dotted in self.boolean:
            return py.helper("as_boolean$", [value], pos)
        return py.helper("as_single$", [value], pos) if dotted in self.single or dotted in self.integer else value

    def store_global(self, key: str, value: ast.expr, pos: Position) -> None:
        """Code that stores a value in a global variable."""
        self.part(4)
        self.state.globals[key] = None
        self.state.globals["changed$"] = None
        self.out.append(py.assign(py.target(key, pos), value, pos))
        self.out.append(py.assign(py.target("changed$", pos), py.const(True, pos), pos))

    def assign_one(self, node: Expr, value: Expr, pos: Position) -> None:
        """An assignment of one value."""
        if type(value) is Function:
            made = self.named_function(value, node, pos)
        else:
            made = self.value(value)
        if type(node) is Index and not self.dotted(node):
            obj, key = self.value(node.obj), self.value(node.key)
            field = type(node.key) is Const and type(node.key.value) is str
            helper = "setfield$" if field else "setindex$"
            self.state.cost += 1
            self.out.append(py.evaluate(py.helper(helper, [obj, key, made], node.pos), pos))
        else:
            self.store_name(node, made, pos)

    def named_function(self, node: Function, target: Expr, pos: Position) -> ast.expr:
        """A function statement: the Python function bears the name that the script gives it."""
        func = node.func
        self.state.made += 1
        identifier = f"{func.name}#{self.state.made}" if func.name else f"function@{pos[0]}#{self.state.made}"
        self.out.append(self.define(func, identifier))
        return py.name(identifier, pos)

    def local_function(self, stat: LocalFunction) -> None:
        """`local function` as Python code."""
        pos, var = stat.pos, stat.var
        if not var.boxed:
            var.kind = "" if var.assigned else "function"
            self.out.append(self.define(stat.func, var.python))
            return
        self.declare(var, py.const(None, pos), pos)
        self.state.made += 1
        identifier = f"{stat.func.name}#{self.state.made}"
        self.out.append(self.define(stat.func, identifier))
        self.out.append(py.assign(py.attribute(py.name(var.python, pos), "v", py.STORE, pos),
                                  py.name(identifier, pos), pos))

    # -- control -----------------------------------------------------------------------------------------------------

    def call_statement(self, stat: CallStat) -> None:
        """A call whose results are dropped."""
        self.out.append(py.evaluate(self.all_values(stat.call), stat.pos))

    def do_statement(self, stat: Do) -> None:
        """`do` as Python code."""
        self.block(stat.body)

    def if_statement(self, stat: If) -> None:
        """`if` as Python code."""
        pos = stat.pos
        tests = [self.condition(cond) for cond, _ in stat.branches]
        bodies = [self.inner(body) for _, body in stat.branches]
        orelse = self.inner(stat.orelse) if stat.orelse is not None else []
        for test, body, (cond, _) in reversed(list(zip(tests, bodies, stat.branches))):
            orelse = [py.when(test, body, orelse, cond.pos if orelse is not None else pos)]
        self.out += orelse

    def return_statement(self, stat: Return) -> None:
        """`return` as Python code: one value plain, several as a tuple."""
        pos, values = stat.pos, stat.values
        if not values:
            made = py.tuple_of([], pos)
        elif len(values) == 1:
            made = self.all_values(values[0])
        elif self.is_multiple(values[-1]):
            made = py.helper("pack$", [py.tuple_of(self.arguments(values), pos)], pos)
        else:
            made = py.tuple_of([self.value(v) for v in values], pos)
        self.out.append(py.leave(made, pos))
