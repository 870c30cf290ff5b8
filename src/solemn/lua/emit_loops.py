"""Emits blocks, loops and jumps."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final

from solemn.lua import pyast as py
from solemn.lua.emit import ExpressionEmitter, PyLoop
from solemn.lua.interface import Interface
from solemn.lua.tree import (
    Block,
    Break,
    Call,
    Expr,
    GenericFor,
    GlobalRef,
    Goto,
    Label,
    Local,
    NumericFor,
    Position,
    Repeat,
    Stat,
    Table,
    While,
)

FEW_STEPS: Final = 6


class RepeatTest(Stat):
    """The condition of a `repeat` as the last statement of its body."""

    __slots__ = ("cond",)

    def __init__(self, cond: Expr) -> None:
        self.pos = cond.pos
        self.cond = cond


def listed_items(values: list[Expr]) -> tuple[Expr, list[Expr]] | None:
    """For `in ipairs({a, b, ...})`, a table that nothing else can see: what is written for the function, and the items."""
    call = values[0]
    if len(values) != 1 or type(call) is not Call or len(call.args) != 1 or type(call.fn) is not GlobalRef:
        return None
    table = call.args[0]
    if call.fn.name != "ipairs" or call.fn.env is not None or type(table) is not Table:
        return None
    return (call.fn, [item for _, item in table.fields]) if all(key is None for key, _ in table.fields) else None


class LoopEmitter(ExpressionEmitter):
    """Emits loops on top of expressions. A jump to another place than Python's own `break` and `continue` reach sets
    `jump$` and leaves loop after loop until it arrives."""

    def __init__(self, interface: Interface, assigned_globals: set[str]) -> None:
        super().__init__(interface, assigned_globals)
        self.places: dict[Label, tuple[PyLoop, bool, int]] = {}
        self.statements: dict[type[Stat], Callable[[Any], None]] = {}

    def closing(self, stat: Local, rest: list[Stat]) -> None:
        """A variable that is to be closed, and the rest of its block."""
        raise NotImplementedError

    def tick(self, pos: Position) -> ast.stmt:
        """Take one step of the budget."""
        return py.evaluate(py.helper("next$", [py.name("ticks$", pos)], pos), pos)

    def charge(self, body: list[ast.stmt], before: int, pos: Position) -> None:
        """Put further steps in front of statements: one for each thing they do."""
        steps = self.state.cost - before
        if steps > FEW_STEPS:
            number = py.const(steps, pos)
            taken = py.helper("islice$", [py.name("ticks$", pos), number, number], pos)
            body.insert(0, py.evaluate(py.helper("next$", [taken, py.const(None, pos)], pos), pos))
        else:
            body[:0] = [self.tick(pos) for _ in range(steps)]

    def box(self, value: ast.expr, pos: Position) -> ast.expr:
        """Code that makes a box, for a variable that a function captures."""
        return py.helper("Box$", [value], pos)

    # -- blocks ------------------------------------------------------------------------------------------------------

    def block(self, block: Block, loop: PyLoop | None = None) -> None:
        """The statements of a block into the current list; `loop` is the loop whose body it is."""
        labels = [label for label in block.labels if label.used]
        if loop is not None and loop.can_continue:
            for label in labels:
                if label.at_end and not label.backward:
                    self.places[label] = (loop, False, 0)
            labels = [label for label in labels if label not in self.places]
        if labels:
            self.labelled(block, labels)
        else:
            self.sequence(block.stats)

    def sequence(self, stats: list[Stat]) -> None:
        """Statements into the current list."""
        for i, stat in enumerate(stats):
            kind = type(stat)
            if kind is Label:
                continue
            if kind is Local and any(var.attribute == "close" for var in stat.vars):  # type: ignore[attr-defined]
                self.closing(stat, stats[i + 1 :])  # type: ignore[arg-type]
                return
            self.statements[kind](stat)

    def inner(self, block: Block, loop: PyLoop | None = None, first: list[ast.stmt] | None = None) -> list[ast.stmt]:
        """The statements of a nested block as a list of their own, never empty."""
        outer = self.out
        self.out = made = first if first is not None else []
        self.block(block, loop)
        self.out = outer
        return made or [py.nothing((self.state.func.line, 0, self.state.func.line, 0))]

    def labelled(self, block: Block, labels: list[Label]) -> None:
        """A block with labels: a loop over its parts, which starts at the part that the last jump named."""
        pos = labels[0].pos
        counter = f"at${labels[0].serial}"
        loop = PyLoop(counter)
        for number, label in enumerate(labels, 1):
            self.places[label] = (loop, True, number)
        self.out.append(py.assign(py.target(counter, pos), py.const(0, pos), pos))
        parts: list[list[Stat]] = [[]]
        marks = set(map(id, labels))
        for stat in block.stats:
            if id(stat) in marks:
                parts.append([])
            else:
                parts[-1].append(stat)
        self.state.loops.append(loop)
        before = self.state.cost
        body: list[ast.stmt] = [self.tick(pos)]
        for number, part in enumerate(parts):
            made = self.inner(Block(part))
            test = py.compare(py.name(counter, pos), ast.LtE(), py.const(number, pos), pos)
            body.append(py.when(test, made, [], pos))
        body.append(py.break_out(pos))
        self.charge(body, before, pos)
        self.finish_loop(loop, py.forever(body, pos), pos)

    def finish_loop(self, loop: PyLoop, made: ast.stmt, pos: Position) -> None:
        """Leave a loop: put it out, and after it what passes on the jumps that go further."""
        self.state.loops.pop()
        self.out.append(made)
        for place, key in loop.pending.items():
            test = py.compare(py.name("jump$", pos), ast.Eq(), py.const(key, pos), pos)
            self.out.append(py.when(test, self.jump(place, key, pos), [], pos))

    def jump(self, place: tuple[PyLoop, bool, int], key: int, pos: Position) -> list[ast.stmt]:
        """Go to a place: `break` (number -1) or `continue` of its loop, setting its counter when it has one."""
        loop, _, number = place
        innermost = self.state.loops[-1]
        if innermost is not loop:
            innermost.pending[place] = key
            self.state.jumps = True
            return [py.assign(py.target("jump$", pos), py.const(key, pos), pos), py.break_out(pos)]
        made: list[ast.stmt] = []
        if self.state.jumps:
            made.append(py.assign(py.target("jump$", pos), py.const(0, pos), pos))
        if loop.counter and number > 0:
            made.append(py.assign(py.target(loop.counter, pos), py.const(number, pos), pos))
        made.append(py.break_out(pos) if number < 0 else py.next_turn(pos))
        return made

    # -- loops -------------------------------------------------------------------------------------------------------

    def while_statement(self, stat: While) -> None:
        """`while` as Python code."""
        pos = stat.cond.pos
        loop = PyLoop()
        loop.can_continue = True
        self.state.loops.append(loop)
        outer = self.out
        cost = self.state.cost
        before: list[ast.stmt] = []
        self.out = before
        test = self.condition(stat.cond)
        self.out = outer
        if before:
            stop = py.when(py.negate(test, pos), [py.break_out(pos)], [], pos)
            body = self.inner(stat.body, loop, [self.tick(pos), *before, stop])
            test = py.const(True, pos)
        else:
            body = self.inner(stat.body, loop, [self.tick(pos)])
        self.charge(body, cost, pos)
        self.finish_loop(loop, py.while_loop(test, body, pos), pos)

    def repeat_statement(self, stat: Repeat) -> None:
        """`repeat` as Python code."""
        pos = stat.pos
        loop = PyLoop()
        self.state.loops.append(loop)
        outer, cost = self.out, self.state.cost
        self.out = body = [self.tick((pos[0], pos[1], pos[0], pos[1]))]
        self.repeat_body(stat)
        self.out = outer
        self.charge(body, cost, pos)
        self.finish_loop(loop, py.forever(body, pos), pos)

    def repeat_body(self, stat: Repeat) -> None:
        """The body and the test after it; the test sees the body's variables, also a to-be-closed one."""
        stop = RepeatTest(stat.cond)
        block = Block([*stat.body.stats, stop], stat.body.labels)
        self.block(block)

    def repeat_test(self, stat: RepeatTest) -> None:
        """The test at the end of `repeat`."""
        pos = stat.pos
        test = self.condition(stat.cond)
        loop = self.innermost()
        self.out.append(py.when(test, self.jump((loop, True, -1), self.key_of(loop), pos), [], pos))

    def innermost(self) -> PyLoop:
        """The loop of the script that the place stands in."""
        return [loop for loop in self.state.loops if not loop.counter][-1]

    def key_of(self, loop: PyLoop) -> int:
        """The number that stands for `break` of a loop in `jump$`."""
        return -1 - self.state.loops.index(loop)

    def numeric_for(self, stat: NumericFor) -> None:
        """`for` with numbers as Python code: a range where it may be one."""
        pos, var = stat.start.pos, stat.var
        loop = PyLoop()
        loop.can_continue = True
        start, stop = self.fold(stat.start), self.fold(stat.stop)
        step = 1 if stat.step is None else self.fold(stat.step)
        if type(start) is int and type(stop) is int and type(step) is int and step:
            end = stop + 1 if step > 0 else stop - 1
            source = py.helper("range$", [py.const(n, pos) for n in (start, end, step)], pos)
        else:
            args = [self.value(stat.start), self.value(stat.stop)]
            args.append(py.const(1, pos) if stat.step is None else self.value(stat.step))
            source = py.helper("for_range$", args, pos)
        if type(start) is int and type(step) is int and not var.assigned:
            var.kind = "int"
        self.state.loops.append(loop)
        first = [self.tick(pos)]
        if var.boxed:
            first.append(py.assign(py.target(var.python, pos), self.box(py.name(var.python, pos), pos), pos))
        cost = self.state.cost
        body = self.inner(stat.body, loop, first)
        self.charge(body, cost, pos)
        self.finish_loop(loop, py.for_loop(py.target(var.python, pos), source, body, pos), pos)

    def generic_for(self, stat: GenericFor) -> None:
        """`for` over an iterator as Python code."""
        pos = stat.values[0].pos
        loop = PyLoop()
        loop.can_continue = True
        count = len(stat.vars)
        targets: list[ast.expr] = [py.target(var.python, pos) for var in stat.vars]
        to = targets[0] if count == 1 else ast.Tuple(targets, py.STORE, lineno=pos[0], col_offset=pos[1])
        listed = listed_items(stat.values)
        if count <= 2 and listed is not None:
            self.state.cost += 2
            made = [self.value(listed[0]), *self.arguments(listed[1])]
            source = py.helper(f"items{count}$", made, pos)
        elif count <= 2:
            source = py.helper(f"loop{count}$", self.arguments(stat.values), pos)
        else:
            source = py.helper("loopn$", [py.const(count, pos), *self.arguments(stat.values)], pos)
        self.state.loops.append(loop)
        self.state.reaches = True
        first = [self.tick(pos)]
        for var in stat.vars:
            if var.boxed:
                first.append(py.assign(py.target(var.python, pos), self.box(py.name(var.python, pos), pos), pos))
        cost = self.state.cost
        body = self.inner(stat.body, loop, first)
        self.charge(body, cost, pos)
        self.finish_loop(loop, py.for_loop(to, source, body, pos), pos)

    # -- jumps -------------------------------------------------------------------------------------------------------

    def break_statement(self, stat: Break) -> None:
        """`break` as Python code."""
        loop = self.innermost()
        self.out += self.jump((loop, True, -1), self.key_of(loop), stat.pos)

    def goto_statement(self, stat: Goto) -> None:
        """`goto` as Python code."""
        label = stat.label
        assert label is not None
        self.out += self.jump(self.places[label], label.serial, stat.pos)
