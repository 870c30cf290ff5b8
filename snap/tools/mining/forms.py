"""The form of Lua code with its identifiers abstracted: what two scripts that do the same have in common.

A form is a text (a leaf) or a tuple: a kind, then parts. Local variables become `$` unless they are a callback's parameters, functions of
the script `s.f`, large numbers `N`, texts `"S"`; chains of `and`, `or` and of added or joined constants are flat, the latter sorted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from solemn.lua.tree import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    CallStat,
    Const,
    Do,
    Expr,
    Func,
    Function,
    GenericFor,
    GlobalRef,
    If,
    Index,
    Local,
    LocalFunction,
    LocalRef,
    Logic,
    Method,
    NumericFor,
    Paren,
    Repeat,
    Return,
    Stat,
    Table,
    Unary,
    While,
)

Form = str | tuple["Form", ...]

KEPT = frozenset({"e", "tp", "eg", "ep", "ev", "re", "r", "rp", "chk", "chkc", "te"})
_CARD_TABLE = re.compile(r"c\d+$")
_SMALL = 2


def form(node: Expr) -> Form:
    """The form of an expression."""
    if isinstance(node, Const):
        return _constant(node.value)
    if isinstance(node, LocalRef):
        return node.var.name if node.var.name in KEPT else "s" if node.var.name == "s" else "$"
    if isinstance(node, GlobalRef):
        return "s" if _CARD_TABLE.match(node.name) else "aux" if node.name == "Auxiliary" else node.name
    if isinstance(node, Index):
        owner = form(node.obj)
        if owner == "s" and isinstance(node.key, Const):
            return "s.f"
        return f"{owner}.{node.key.value}" if isinstance(owner, str) and isinstance(node.key, Const) else ("index", owner, form(node.key))
    if isinstance(node, Call):
        return ("call", form(node.fn), *map(form, node.args))
    if isinstance(node, Method):
        return ("method", node.name, form(node.obj), *map(form, node.args))
    if isinstance(node, Function):
        return "function"
    if isinstance(node, Logic):
        return _chain(node.op, node)
    if isinstance(node, Binary):
        return _mask(node) if node.op in "+|" else ("binary", node.op, form(node.left), form(node.right))
    if isinstance(node, Unary):
        return ("not" if node.op == "not" else "unary" + node.op, form(node.operand))
    if isinstance(node, Paren):
        return form(node.inner)
    if isinstance(node, Table):
        return ("table", *(form(value) for _, value in node.fields))
    return "..."


def _constant(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "nil", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return '"S"'
    return str(value) if isinstance(value, int) and abs(value) <= _SMALL else "N"


def _chain(op: str, node: Expr) -> Form:
    return (op, *(form(part) for part in _operands(op, node)))


def _operands(op: str, node: Expr) -> Iterator[Expr]:
    if isinstance(node, Logic) and node.op == op:
        yield from _operands(op, node.left)
        yield from _operands(op, node.right)
    elif isinstance(node, Paren) and isinstance(node.inner, Logic) and node.inner.op == op:
        yield from _operands(op, node.inner)
    else:
        yield node


def _mask(node: Expr) -> Form:
    return ("mask", *sorted(map(form, _terms(node)), key=str))


def _terms(node: Expr) -> Iterator[Expr]:
    if isinstance(node, Binary) and node.op in "+|":
        yield from _terms(node.left)
        yield from _terms(node.right)
    elif isinstance(node, Paren):
        yield from _terms(node.inner)
    else:
        yield node


def statements(block: Block) -> Iterator[tuple[Form, Stat]]:
    """The statements of a block and of those in it, one after the other, each with the form of its head."""
    for stat in block.stats:
        if isinstance(stat, If):
            for number, (condition, body) in enumerate(stat.branches):
                yield ("if" if number == 0 else "elseif", form(condition)), stat
                yield from statements(body)
            if stat.orelse is not None:
                yield ("else",), stat
                yield from statements(stat.orelse)
            yield ("end",), stat
        else:
            yield _head(stat), stat
            for body in _bodies(stat):
                yield from statements(body)
                yield ("end",), stat


def _head(stat: Stat) -> Form:
    if isinstance(stat, CallStat):
        return ("do", form(stat.call))
    if isinstance(stat, Local):
        return ("local", *map(form, stat.values))
    if isinstance(stat, Assign):
        return ("assign", *map(form, stat.targets), "=", *map(form, stat.values))
    if isinstance(stat, LocalFunction):
        return ("local", "function")
    if isinstance(stat, Return):
        return ("return", *map(form, stat.values))
    if isinstance(stat, While):
        return ("while", form(stat.cond))
    if isinstance(stat, Repeat):
        return ("repeat", form(stat.cond))
    if isinstance(stat, NumericFor):
        return ("for", form(stat.start), form(stat.stop))
    if isinstance(stat, GenericFor):
        return ("for in", *map(form, stat.values))
    return ("break",) if isinstance(stat, Break) else ("...",)


def _bodies(stat: Stat) -> tuple[Block, ...]:
    return (stat.body,) if isinstance(stat, Do | While | Repeat | NumericFor | GenericFor) else ()


def parameters(func: Func) -> str:
    """The names of a function's parameters."""
    return ",".join(var.name if var.name in KEPT else "$" for var in func.params)


def shown(part: Form) -> str:
    """A form as a line."""
    if isinstance(part, str):
        return part
    kind, rest = part[0], [shown(inner) for inner in part[1:]]
    if kind == "call":
        return f"{rest[0]}({','.join(rest[1:])})"
    if kind == "method":
        return f"{rest[1]}:{rest[0]}({','.join(rest[2:])})"
    if kind in ("and", "or"):
        return "(" + f" {kind} ".join(rest) + ")"
    if kind == "mask":
        return "|".join(rest)
    if kind == "binary":
        return f"{rest[1]}{rest[0]}{rest[2]}"
    if kind == "table":
        return "{" + ",".join(rest) + "}"
    if kind == "do":
        return rest[0]
    return f"{kind} {','.join(rest)}".strip()
