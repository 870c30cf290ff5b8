"""Emits Python expressions for Lua expressions."""

from __future__ import annotations

import ast
from typing import Final

from solemn.lua import pyast as py
from solemn.lua.interface import Interface
from solemn.lua.known import ARITHMETIC, BITS, NUMBERS, ORDER, OTHER, Knowledge
from solemn.lua.names import global_key
from solemn.lua.tree import (
    Binary,
    Call,
    Const,
    Expr,
    Func,
    Function,
    GlobalRef,
    Index,
    LocalRef,
    Logic,
    Method,
    Paren,
    Position,
    Table,
    Unary,
    Var,
    Vararg,
)

TABLE_COST: Final = 3
PARTS_A_STEP: Final = 32
FUNCTION_COST: Final = 6
LONG_TEXT: Final = 1024  # characters whose comparison takes longer than a step
SMALL: Final = 1 << 31
LARGE: Final = 1 << 62
EQ: Final = ast.Eq()
LT: Final = ast.Lt()
GT: Final = ast.Gt()
BIT_AND: Final = ast.BitAnd()
INVERT: Final = ast.Invert()


class FunctionState:
    """What the emitter keeps while it is inside one Lua function."""

    __slots__ = ("cost", "func", "globals", "jumps", "loops", "made", "parts", "reaches", "temps")

    def __init__(self, func: Func) -> None:
        self.func = func
        self.cost = 0
        self.parts = 0
        self.globals: dict[str, None] = {}
        self.reaches = False
        self.temps = 0
        self.made = 0
        self.jumps = False
        self.loops: list[PyLoop] = []


class PyLoop:
    """A Python loop being emitted, and the jumps that leave it for an outer one."""

    __slots__ = ("can_continue", "counter", "pending")

    def __init__(self, counter: str = "") -> None:
        self.counter = counter
        self.can_continue = False
        self.pending: dict[tuple[PyLoop, bool, int], int] = {}


class ExpressionEmitter(Knowledge):
    """Emits expressions; functions in them are defined by statements put into `out` first."""

    def __init__(self, interface: Interface, assigned_globals: set[str]) -> None:
        super().__init__(interface, assigned_globals)
        self.state: FunctionState = None  # type: ignore[assignment]
        self.out: list[ast.stmt] = []
        self.table = {
            Const: self.constant, Vararg: self.one_vararg, LocalRef: self.local, GlobalRef: self.global_variable,
            Index: self.index, Call: self.one_result, Method: self.one_result, Function: self.function,
            Binary: self.binary, Logic: self.logic, Unary: self.unary, Paren: self.paren, Table: self.constructor,
        }

    # -- one value, all values, a condition ------------------------------------------------------------------------

    def part(self, count: int = 1) -> None:
        """Note something that costs next to nothing: many of them cost a step."""
        before = self.state.parts
        self.state.parts = now = before + count
        self.state.cost += now // PARTS_A_STEP - before // PARTS_A_STEP

    def value(self, node: Expr) -> ast.expr:
        """Exactly one value."""
        self.part()
        return self.table[type(node)](node)  # type: ignore[operator, no-any-return]

    def all_values(self, node: Expr) -> ast.expr:
        """What a function returns: the results of a call as they come, one value otherwise."""
        kind = type(node)
        if kind is Call:
            return self.call(node)  # type: ignore[arg-type]
        if kind is Method:
            return self.method(node)  # type: ignore[arg-type]
        if kind is Vararg:
            return py.helper("pack$", [py.name("...", node.pos)], node.pos)
        return self.value(node)

    def condition(self, node: Expr) -> ast.expr:
        """An expression that is true for Python where the node is true for Lua."""
        kind = type(node)
        pos = node.pos
        if kind is Logic:
            return self.logic_condition(node)  # type: ignore[arg-type]
        if self.kind(node) == "bool":
            return self.value(node)
        if kind is Const:
            folded = node.value is not None and node.value is not False  # type: ignore[attr-defined]
            return py.const(folded, pos)
        if (kind is Call or kind is Method) and not self.is_single(node):
            return self.call_condition(node)
        value = self.value(node)
        return self.true_test(value, pos)

    def logic_condition(self, node: Logic) -> ast.expr:
        """The test of an `and` or `or` whose value is not needed."""
        op = py.AND if node.op == "and" else py.OR
        return py.bool_op(op, [self.condition(node.left), self.condition(node.right)], node.pos)

    def true_test(self, value: ast.expr, pos: Position) -> ast.expr:
        """Neither nil nor false; the value is named first unless it has a name."""
        head, again = self.named(value, pos)
        return py.bool_op(py.AND, [py.is_not_none(head, pos),
                                   py.compare(again, py.IS_NOT, py.const(False, pos), pos)], pos)

    def call_condition(self, node: Expr) -> ast.expr:
        """The truth of a call that may return any number of values."""
        pos = node.pos
        call = self.all_values(node)
        temp = self.temp()
        again = py.name(temp, pos)
        several = py.bool_op(py.OR, [
            py.compare(py.call(py.name("type$", pos), [again], pos), py.IS_NOT, py.name("tuple$", pos), pos),
            py.helper("truthy$", [again], pos)], pos)
        other = py.bool_op(py.AND, [py.is_not_none(again, pos),
                                    py.compare(again, py.IS_NOT, py.const(False, pos), pos), several], pos)
        return py.bool_op(py.OR, [py.compare(py.walrus(temp, call, pos), py.IS, py.const(True, pos), pos), other], pos)

    def temp(self) -> str:
        """A Python variable that no other code uses now."""
        return f"{self.state.temps}$"

    def named(self, value: ast.expr, pos: Position) -> tuple[ast.expr, ast.expr]:
        """The value to use first and the name to use afterwards, before anything else is evaluated."""
        if isinstance(value, (ast.Name, ast.Constant)):
            return value, value
        temp = self.temp()
        return py.walrus(temp, value, pos), py.name(temp, pos)

    def arguments(self, nodes: list[Expr]) -> list[ast.expr]:
        """Arguments of a call or items of a constructor; the last one brings all its values."""
        if not nodes:
            return []
        made = [self.value(node) for node in nodes[:-1]]
        last = nodes[-1]
        if self.is_multiple(last):
            made.append(py.starred(self.spread(last), last.pos))
        else:
            made.append(self.value(last))
        return made

    def spread(self, node: Expr) -> ast.expr:
        """All values of a node as a tuple."""
        pos = node.pos
        if type(node) is Vararg:
            return py.helper("wide$", [py.name("...", pos)], pos)
        call = self.all_values(node)
        temp = self.temp()
        again = py.name(temp, pos)
        wide = py.helper("wide$", [again], pos)
        return py.choose(py.type_is(py.walrus(temp, call, pos), "tuple$", pos), wide, py.tuple_of([again], pos), pos)

    # -- names -------------------------------------------------------------------------------------------------------

    def constant(self, node: Const) -> ast.expr:
        """A constant as Python code."""
        if type(node.value) is str and len(node.value) > LONG_TEXT:
            self.state.cost += len(node.value) >> 8
        return py.const(node.value, node.pos)

    def one_vararg(self, node: Vararg) -> ast.expr:
        """The first of the values of `...`."""
        pos = node.pos
        return py.choose(py.name("...", pos), ast.Subscript(py.name("...", pos), py.const(0, pos), py.LOAD,
                         lineno=pos[0], col_offset=pos[1]),
                         py.const(None, pos), pos)

    def local(self, node: LocalRef) -> ast.expr:
        """A local variable as Python code: plain, or in a box."""
        return self.variable(node.var, node.pos)

    def variable(self, var: Var, pos: Position) -> ast.expr:
        """A variable as Python code."""
        if var.boxed:
            return py.attribute(py.name(var.python, pos), "v", py.LOAD, pos)
        return py.name(var.python, pos)

    def global_variable(self, node: GlobalRef) -> ast.expr:
        """A global variable as Python code, nil where it was never set."""
        pos = node.pos
        if node.env is not None:
            return py.helper("field$", [self.variable(node.env, pos), py.const(node.name, pos)], pos)
        if node.name == "_ENV":
            return py.name("env$", pos)
        value = self.folded(node)
        return py.const(value, pos) if value is not None else py.name(global_key(node.name), pos)

    def index(self, node: Index) -> ast.expr:
        """A field that is read."""
        pos = node.pos
        self.state.cost += 1
        dotted = self.dotted(node)
        if dotted:
            return py.name(dotted, pos)
        key = self.value(node.key)
        helper = "field$" if type(node.key) is Const and type(node.key.value) is str else "index$"
        return py.helper(helper, [self.value(node.obj), key], pos)

    # -- calls -------------------------------------------------------------------------------------------------------

    def one_result(self, node: Expr) -> ast.expr:
        """A call of which the first result alone counts."""
        call = self.all_values(node)
        if self.is_single(node):
            return call
        pos = node.pos
        temp = self.temp()
        again = py.name(temp, pos)
        test = py.compare(py.call(py.name("type$", pos), [py.walrus(temp, call, pos)], pos), py.IS_NOT,
                          py.name("tuple$", pos), pos)
        return py.choose(test, again, py.helper("first$", [again], pos), pos)

    def paren(self, node: Paren) -> ast.expr:
        """An expression in parentheses."""
        return self.value(node.inner)

    def call(self, node: Call) -> ast.expr:
        """A call as Python code."""
        self.state.cost += 1
        dotted = self.dotted(node.fn)
        if not dotted or not self.is_single(node):
            self.state.reaches = True
        fn = self.value(node.fn)
        if isinstance(fn, ast.Constant):
            fn = py.helper("callable$", [fn], node.pos)
        return py.call(fn, self.arguments(node.args), node.pos)

    def method(self, node: Method) -> ast.expr:
        """A method call: a native's global where the name is known, a field of the object otherwise."""
        pos = node.pos
        self.state.cost += 1
        classes = self.methods.get(node.name, ())
        if not classes or not self.is_single(node):
            self.state.reaches = True
        obj = self.value(node.obj)
        if len(classes) == 1:
            return py.call(py.name(f"{classes[0]}.{node.name}", pos), [obj, *self.arguments(node.args)], pos)
        head, again = self.named(obj, pos)
        if classes:
            found = self.dispatch(node, classes, head, again)
        else:
            found = py.helper("field$", [head, py.const(node.name, pos)], pos)
        return py.call(found, [again, *self.arguments(node.args)], pos)

    def dispatch(self, node: Method, classes: tuple[str, ...], head: ast.expr, again: ast.expr) -> ast.expr:
        """The native of the object's class; anything else is looked up as a field."""
        pos = node.pos
        helper = "one_field$" if self.is_single(node) else "field$"
        found = py.helper(helper, [again, py.const(node.name, pos)], pos)
        for i, owner in reversed(list(enumerate(classes))):
            test = py.type_is(again if i else head, f"{owner} class$", pos)
            found = py.choose(test, py.name(f"{owner}.{node.name}", pos), found, pos)
        return found

    def function(self, node: Function) -> ast.expr:
        """Define the function under a name of its own, ahead of the statement, and use that name."""
        self.state.cost += FUNCTION_COST
        self.state.made += 1
        made = f"function@{node.pos[0]}#{self.state.made}"
        self.out.append(self.define(node.func, made))
        return py.name(made, node.pos)

    def define(self, func: Func, identifier: str) -> ast.stmt:
        """A function that is made here."""
        raise NotImplementedError

    # -- operators ---------------------------------------------------------------------------------------------------

    def binary(self, node: Binary) -> ast.expr:
        """An operation on two values."""
        op = node.op
        if op == "==":
            return self.equal(node)
        if op == "~=":
            return py.negate(self.equal(node), node.pos)
        if op in ORDER:
            return self.ints_only(node, *ORDER[op])
        folded = self.fold(node)
        if folded is not None:
            return py.const(folded, node.pos)
        if op in BITS:
            return self.ints_only(node, *BITS[op])
        if op in ARITHMETIC:
            return self.arithmetic(node)
        if op == "..":
            return self.concat(node)
        self.state.cost += 1
        return py.helper(OTHER[op], [self.value(node.left), self.value(node.right)], node.pos)

    def equal(self, node: Binary) -> ast.expr:
        """`==` and `~=`."""
        left, right, pos = node.left, node.right, node.pos
        if type(left) is Const and type(right) is not Const:
            left, right = right, left
        left_kind, right_kind = self.kind(left), self.kind(right)
        if right_kind in ("nil", "bool") or left_kind in ("nil", "bool"):
            return self.identical(self.value(left), self.value(right), pos)
        if right_kind == "string" or left_kind == "string" or (left_kind in NUMBERS and right_kind in NUMBERS):
            return py.compare(self.value(left), EQ, self.value(right), pos)
        constant = self.fold(right)
        if constant is not None:
            return self.equal_constant(self.value(left), constant, pos)
        if left_kind == "int" or right_kind == "int":
            return self.equal_integer(left, right, left_kind == "int", pos)
        return py.helper("eq$", [self.value(left), self.value(right)], pos)

    def identical(self, left: ast.expr, right: ast.expr, pos: Position) -> ast.expr:
        """One side is nil or a boolean: there is only one object of each."""
        if isinstance(left, ast.Constant) and isinstance(right, ast.Constant):
            return py.const(left.value is right.value, pos)
        if isinstance(left, ast.Constant):
            left, right = right, left
        if isinstance(right, ast.Constant) and type(right.value) not in (bool, type(None)):
            return py.helper("eq$", [left, right], pos)
        return py.compare(left, py.IS, right, pos)

    def equal_constant(self, value: ast.expr, constant: int | float, pos: Position) -> ast.expr:
        """`==` and `~=` with a constant, which need no metamethod."""
        if constant not in (0, 1):
            return py.compare(value, EQ, py.const(constant, pos), pos)
        head, again = self.named(value, pos)
        return py.bool_op(py.AND, [py.compare(head, EQ, py.const(constant, pos), pos),
                                   py.compare(again, py.IS_NOT, py.const(bool(constant), pos), pos)], pos)

    def equal_integer(self, left: Expr, right: Expr, known_left: bool, pos: Position) -> ast.expr:
        """One side is an integer, the other may be a boolean, which Python would take for 0 or 1."""
        if not known_left:
            again = self.value(left)
            if not isinstance(again, ast.Name):
                return py.helper("eq$", [again, self.value(right)], pos)
            test = py.compare(again, EQ, self.value(right), pos)
        else:
            number = self.value(left)
            head, again = self.named(self.value(right), pos)
            test = py.compare(number, EQ, head, pos)
        return py.bool_op(py.AND, [test, py.compare(again, py.IS_NOT, py.const(True, pos), pos),
                                   py.compare(again, py.IS_NOT, py.const(False, pos), pos)], pos)

    def operands(self, node: Binary) -> tuple[ast.expr, ast.expr, ast.expr | None, ast.expr, ast.expr]:
        """Both operands, a test that both are integers (None: surely), and the names to use after the test."""
        pos = node.pos
        before = self.state.temps
        left = self.value(node.left)
        left_int = self.kind(node.left) == "int"
        left_head, left_again = (left, left) if left_int and isinstance(left, ast.Constant) else self.named(left, pos)
        if left_head is not left_again:
            self.state.temps += 1
        right = self.value(node.right)
        right_int = self.kind(node.right) == "int"
        right_head, right_again = self.named(right, pos)
        self.state.temps = before
        tests: list[ast.expr] = []
        if not (left_int and left_head is left_again):
            tests.append(py.type_is(left_head, "int$", pos))
        if not (right_int and right_head is right_again):
            tests.append(py.type_is(right_head, "int$", pos))
        if not tests:
            return left, right, None, left, right
        if len(tests) == 1:
            return left, right, tests[0], left_again, right_again
        if right_head is right_again:
            return left, right, py.bool_op(py.AND, tests, pos), left_again, right_again
        if left_head is left_again:
            return left, right, py.bool_op(py.AND, tests[::-1], pos), left_again, right_again
        return left, right, py.binary(tests[0], BIT_AND, tests[1], pos), left_again, right_again

    def ints_only(self, node: Binary, op: ast.operator | ast.cmpop, helper: str) -> ast.expr:
        """An operator that Python does as Lua does for two integers; a helper does the rest."""
        pos = node.pos
        if self.kind(node.left) == "int" == self.kind(node.right):
            return self.plain(self.value(node.left), op, self.value(node.right), pos)
        _, _, test, left, right = self.operands(node)
        if test is None:
            return self.plain(left, op, right, pos)
        return py.choose(test, self.plain(left, op, right, pos), py.helper(helper, [left, right], pos), pos)

    def plain(self, left: ast.expr, op: ast.operator | ast.cmpop, right: ast.expr, pos: Position) -> ast.expr:
        """The operation as Python's own, where no metamethod can be meant."""
        if isinstance(op, ast.operator):
            return py.binary(left, op, right, pos)
        return py.compare(left, op, right, pos)

    def arithmetic(self, node: Binary) -> ast.expr:
        """Sum, difference, product: in line when one side is a small constant and the other far from the limits."""
        self.state.cost += 1
        op, helper = ARITHMETIC[node.op]
        pos = node.pos
        right = self.fold(node.right)
        if type(right) is not int or node.op == "*" or not -SMALL < right < SMALL:
            return py.helper(helper, [self.value(node.left), self.value(node.right)], pos)
        head, again = self.named(self.value(node.left), pos)
        grows = (right >= 0) == (node.op == "+")
        bound = (py.compare(again, LT, py.const(LARGE, pos), pos) if grows
                 else py.compare(again, GT, py.const(-LARGE, pos), pos))
        number = py.const(right, pos)
        return py.choose(py.bool_op(py.AND, [py.type_is(head, "int$", pos), bound], pos),
                         py.binary(again, op, number, pos), py.helper(helper, [again, number], pos), pos)

    def concat(self, node: Binary) -> ast.expr:
        """`..`."""
        self.state.cost += 1
        parts = [self.value(node.left)]
        rest = node.right
        while type(rest) is Binary and rest.op == "..":
            parts.append(self.value(rest.left))
            rest = rest.right
        parts.append(self.value(rest))
        return py.helper("concat$", parts, node.pos)

    def logic(self, node: Logic) -> ast.expr:
        """`and` and `or` as values."""
        pos = node.pos
        is_and = node.op == "and"
        if self.kind(node.left) == "bool":
            return py.bool_op(py.AND if is_and else py.OR, [self.value(node.left), self.value(node.right)], pos)
        head, again = self.named(self.value(node.left), pos)
        test = py.bool_op(py.AND, [py.is_not_none(head, pos),
                                   py.compare(again, py.IS_NOT, py.const(False, pos), pos)], pos)
        right = self.value(node.right)
        return py.choose(test, right, again, pos) if is_and else py.choose(test, again, right, pos)

    def unary(self, node: Unary) -> ast.expr:
        """An operation on one value."""
        pos = node.pos
        op = node.op
        if op == "not":
            return self.negation(node.operand, pos)
        if op == "#":
            self.state.cost += 1
            return py.helper("len$", [self.value(node.operand)], pos)
        folded = self.fold(node)
        if folded is not None:
            return py.const(folded, pos)
        if op == "-":
            return py.helper("neg$", [self.value(node.operand)], pos)
        head, again = self.named(self.value(node.operand), pos)
        inverted = ast.UnaryOp(INVERT, again, lineno=pos[0], col_offset=pos[1])
        return py.choose(py.type_is(head, "int$", pos), inverted, py.helper("bnot$", [again], pos), pos)

    def negation(self, operand: Expr, pos: Position) -> ast.expr:
        """`not`."""
        if type(operand) is LocalRef and not operand.var.boxed and operand.var.kind != "bool":
            name = py.name(operand.var.python, pos)
            return py.bool_op(py.OR, [py.is_none(name, pos), py.compare(name, py.IS, py.const(False, pos), pos)], pos)
        return py.negate(self.condition(operand), pos)

    # -- tables ------------------------------------------------------------------------------------------------------

    def constructor(self, node: Table) -> ast.expr:
        """A table constructor."""
        pos = node.pos
        self.state.cost += TABLE_COST + len(node.fields) // 4
        if all(key is None for key, _ in node.fields):
            return py.helper("list$" if node.fields else "new$", self.arguments([v for _, v in node.fields]), pos)
        layout = "".join("i" if key is None else "p" for key, _ in node.fields)
        flat = [part for field in node.fields[:-1] for part in field if part is not None]
        made = [self.value(part) for part in flat]
        key, value = node.fields[-1]
        made += self.arguments([value]) if key is None else [self.value(key), self.value(value)]
        return py.helper("record$", [py.const(layout, pos), *made], pos)
