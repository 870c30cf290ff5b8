"""Small constructors for nodes of Python's `ast`.

Only calls say where they end: nothing else can fail, and making nodes is a good part of the time of a compilation.
"""

from __future__ import annotations

import ast
from typing import Any, Final

from solemn.lua.tree import Position

LOAD: Final = ast.Load()
STORE: Final = ast.Store()
IS: Final = ast.Is()
IS_NOT: Final = ast.IsNot()
AND: Final = ast.And()
OR: Final = ast.Or()
NOT: Final = ast.Not()
OPPOSITE: Final[dict[type[ast.cmpop], ast.cmpop]] = {ast.Eq: ast.NotEq(), ast.Is: IS_NOT, ast.IsNot: IS}


def name(identifier: str, pos: Position) -> ast.expr:
    """A variable that is read."""
    return ast.Name(identifier, LOAD, lineno=pos[0], col_offset=pos[1])


def target(identifier: str, pos: Position) -> ast.Name:
    """A variable that is written."""
    return ast.Name(identifier, STORE, lineno=pos[0], col_offset=pos[1])


def const(value: Any, pos: Position) -> ast.expr:
    """A constant."""
    return ast.Constant(value, None, lineno=pos[0], col_offset=pos[1])


def call(fn: ast.expr, args: list[ast.expr], pos: Position) -> ast.expr:
    """A call with these arguments."""
    return ast.Call(fn, args, [], lineno=pos[0], col_offset=pos[1], end_lineno=pos[2], end_col_offset=pos[3])


def helper(identifier: str, args: list[ast.expr], pos: Position) -> ast.expr:
    """A call of a helper of the runtime."""
    return call(name(identifier, pos), args, pos)


def compare(left: ast.expr, op: ast.cmpop, right: ast.expr, pos: Position) -> ast.expr:
    """A comparison; that of two constants by identity is decided at once."""
    if isinstance(left, ast.Constant) and isinstance(right, ast.Constant) and (op is IS or op is IS_NOT):
        return const((left.value is right.value) == (op is IS), pos)
    return ast.Compare(left, [op], [right], lineno=pos[0], col_offset=pos[1])


def binary(left: ast.expr, op: ast.operator, right: ast.expr, pos: Position) -> ast.expr:
    """An operation on two values."""
    return ast.BinOp(left, op, right, lineno=pos[0], col_offset=pos[1])


def bool_op(op: ast.boolop, values: list[ast.expr], pos: Position) -> ast.expr:
    """`and` or `or` of the values; nested ones of the same kind are joined."""
    flat: list[ast.expr] = []
    for value in values:
        if isinstance(value, ast.BoolOp) and value.op is op:
            flat += value.values
        else:
            flat.append(value)
    return ast.BoolOp(op, flat, lineno=pos[0], col_offset=pos[1])


def negate(operand: ast.expr, pos: Position) -> ast.expr:
    """`not operand`, or the opposite comparison where there is one."""
    if isinstance(operand, ast.Compare) and len(operand.ops) == 1:
        opposite = OPPOSITE.get(type(operand.ops[0]))
        if opposite is not None:
            return compare(operand.left, opposite, operand.comparators[0], pos)
    return ast.UnaryOp(NOT, operand, lineno=pos[0], col_offset=pos[1])


def choose(test: ast.expr, body: ast.expr, orelse: ast.expr, pos: Position) -> ast.expr:
    """`then if test else otherwise`."""
    return ast.IfExp(test, body, orelse, lineno=pos[0], col_offset=pos[1])


def walrus(identifier: str, value: ast.expr, pos: Position) -> ast.expr:
    """An assignment that is also a value."""
    return ast.NamedExpr(target(identifier, pos), value, lineno=pos[0], col_offset=pos[1])


def starred(value: ast.expr, pos: Position) -> ast.expr:
    """All values of a tuple, as arguments."""
    return ast.Starred(value, LOAD, lineno=pos[0], col_offset=pos[1])


def tuple_of(values: list[ast.expr], pos: Position) -> ast.expr:
    """A tuple."""
    return ast.Tuple(values, LOAD, lineno=pos[0], col_offset=pos[1])


def attribute(value: ast.expr, field: str, ctx: ast.expr_context, pos: Position) -> ast.expr:
    """An attribute that is read."""
    return ast.Attribute(value, field, ctx, lineno=pos[0], col_offset=pos[1])


def is_none(value: ast.expr, pos: Position) -> ast.expr:
    """Whether the value is nil."""
    return compare(value, IS, const(None, pos), pos)


def is_not_none(value: ast.expr, pos: Position) -> ast.expr:
    """Whether the value is not nil."""
    return compare(value, IS_NOT, const(None, pos), pos)


def type_is(value: ast.expr, kind: str, pos: Position) -> ast.expr:
    """`type(value) is kind`; CPython makes this a test of one pointer."""
    return compare(call(name("type$", pos), [value], pos), IS, name(kind, pos), pos)


def assign(to: ast.expr, value: ast.expr, pos: Position) -> ast.stmt:
    """An assignment as a statement."""
    return ast.Assign([to], value, None, lineno=pos[0], col_offset=pos[1])


def evaluate(value: ast.expr, pos: Position) -> ast.stmt:
    """An expression as a statement."""
    return ast.Expr(value, lineno=pos[0], col_offset=pos[1])


def leave(value: ast.expr, pos: Position) -> ast.stmt:
    """A return with this value."""
    return ast.Return(value, lineno=pos[0], col_offset=pos[1])


def when(test: ast.expr, body: list[ast.stmt], orelse: list[ast.stmt], pos: Position) -> ast.stmt:
    """An `if`."""
    return ast.If(test, body, orelse, lineno=pos[0], col_offset=pos[1])


def break_out(pos: Position) -> ast.stmt:
    """A `break`."""
    return ast.Break(lineno=pos[0], col_offset=pos[1])


def next_turn(pos: Position) -> ast.stmt:
    """A `continue`."""
    return ast.Continue(lineno=pos[0], col_offset=pos[1])


def nothing(pos: Position) -> ast.stmt:
    """A `pass`."""
    return ast.Pass(lineno=pos[0], col_offset=pos[1])


def forever(body: list[ast.stmt], pos: Position) -> ast.stmt:
    """`while True`"""
    return ast.While(const(True, pos), body, [], lineno=pos[0], col_offset=pos[1])


def while_loop(test: ast.expr, body: list[ast.stmt], pos: Position) -> ast.stmt:
    """A `while`."""
    return ast.While(test, body, [], lineno=pos[0], col_offset=pos[1])


def for_loop(to: ast.expr, source: ast.expr, body: list[ast.stmt], pos: Position) -> ast.stmt:
    """A `for`."""
    return ast.For(to, source, body, [], None, lineno=pos[0], col_offset=pos[1])
