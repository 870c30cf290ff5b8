"""What the compiler knows of an expression before it runs: natives, kinds of values, constants."""

from __future__ import annotations

import ast
from typing import Final

from solemn.lua.arith import FOLD
from solemn.lua.interface import Interface
from solemn.lua.tree import (
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
    Table,
    Unary,
    Vararg,
)

ORDER: Final[dict[str, tuple[ast.cmpop, str]]] = {
    "<": (ast.Lt(), "lt$"), "<=": (ast.LtE(), "le$"), ">": (ast.Gt(), "gt$"), ">=": (ast.GtE(), "ge$"),
}
BITS: Final[dict[str, tuple[ast.operator, str]]] = {
    "&": (ast.BitAnd(), "band$"), "|": (ast.BitOr(), "bor$"), "~": (ast.BitXor(), "bxor$"),
}
ARITHMETIC: Final[dict[str, tuple[ast.operator, str]]] = {
    "+": (ast.Add(), "add$"), "-": (ast.Sub(), "sub$"), "*": (ast.Mult(), "mul$"),
}
OTHER: Final = {"/": "div$", "//": "idiv$", "%": "mod$", "^": "pow$", "<<": "shl$", ">>": "shr$"}
NUMBERS: Final = frozenset({"int", "float"})


class Knowledge:
    """Answers from the interface and from the expression alone."""

    def __init__(self, interface: Interface, assigned_globals: set[str]) -> None:
        self.interface = interface
        self.tables = interface.tables
        self.methods = interface.methods
        self.single = interface.single
        self.boolean = interface.boolean
        self.integer = interface.integer
        self.constants = interface.constants
        self.assigned = assigned_globals
        self.folds: dict[Binary, int | float | None] = {}  # of chains, which are asked again at every link
        self.kinds: dict[Binary, str] = {}

    def natives(self, node: Expr) -> tuple[str, ...]:
        """The dotted names of the natives that a call may reach; none when it is no call of a native."""
        if type(node) is Method:
            return tuple(f"{c}.{node.name}" for c in self.methods.get(node.name, ()))
        if type(node) is Call:
            dotted = self.dotted(node.fn)
            return (dotted,) if dotted else ()
        return ()

    def dotted(self, node: Expr) -> str:
        """`Card.Name` where Card is a native table, otherwise nothing."""
        if type(node) is Index and type(node.obj) is GlobalRef and type(node.key) is Const:
            obj = node.obj
            if obj.name in self.tables and obj.env is None and type(node.key.value) is str:
                return f"{obj.name}.{node.key.value}"
        return ""

    def is_single(self, node: Expr) -> bool:
        """Whether a call has exactly one result."""
        natives = self.natives(node)
        if not natives:
            return False
        single, boolean, integer = self.single, self.boolean, self.integer
        return all(n in single or n in boolean or n in integer for n in natives)

    def kind(self, node: Expr) -> str:
        """The type a node surely has, otherwise nothing."""
        kind = type(node)
        if kind is Const:
            return kind_of(node.value)  # type: ignore[attr-defined]
        if kind is LocalRef:
            return node.var.kind  # type: ignore[attr-defined, no-any-return]
        if kind is Binary:
            return self.binary_kind(node)  # type: ignore[arg-type]
        if kind is Unary:
            return "bool" if node.op == "not" else ""  # type: ignore[attr-defined]
        if kind is Logic:
            left = self.kind(node.left)  # type: ignore[attr-defined]
            return left if left and left == self.kind(node.right) else ""  # type: ignore[attr-defined]
        if kind is Call or kind is Method:
            return self.call_kind(node)
        if kind is GlobalRef:
            return "int" if self.folded(node) is not None else ""  # type: ignore[arg-type]
        if kind is Paren:
            return self.kind(node.inner)  # type: ignore[attr-defined]
        return "table" if kind is Table else "function" if kind is Function else ""

    def binary_kind(self, node: Binary) -> str:
        """The kind of an operation's result, found once."""
        found = self.kinds.get(node)
        if found is None:
            found = self.kinds[node] = self.new_kind(node)
        return found

    def new_kind(self, node: Binary) -> str:
        """The kind of a constructor's result."""
        op = node.op
        if op in ORDER or op in ("==", "~="):
            return "bool"
        if op in BITS and self.kind(node.left) == "int" == self.kind(node.right):
            return "int"
        return kind_of(folded) if (folded := self.fold(node)) is not None else ""

    def call_kind(self, node: Expr) -> str:
        """The kind of a call's result."""
        natives = self.natives(node)
        if not natives:
            return ""
        if all(n in self.boolean for n in natives):
            return "bool"
        return "int" if all(n in self.integer for n in natives) else ""

    def folded(self, node: GlobalRef) -> int | None:
        """The value of a constant of the interface."""
        if node.env is None and node.name not in self.assigned:
            return self.constants.get(node.name)
        return None

    def fold(self, node: Expr) -> int | float | None:
        """The number that an expression of constants has."""
        kind = type(node)
        if kind is Const:
            value = node.value  # type: ignore[attr-defined]
            return value if type(value) is int or type(value) is float else None
        if kind is GlobalRef:
            return self.folded(node)  # type: ignore[arg-type]
        if kind is Binary:
            if node not in self.folds:
                self.folds[node] = self.new_fold(node)  # type: ignore[index, arg-type]
            return self.folds[node]  # type: ignore[index]
        if kind is Unary and node.op in ("-", "~"):  # type: ignore[attr-defined]
            operand = self.fold(node.operand)  # type: ignore[attr-defined]
            return None if operand is None else FOLD["u" + node.op](operand, 0)  # type: ignore[attr-defined]
        return None

    def new_fold(self, node: Binary) -> int | float | None:
        """The value of an operation on constants, if it is known."""
        compute = FOLD.get(node.op)
        if compute is None or (left := self.fold(node.left)) is None:
            return None
        right = self.fold(node.right)
        return None if right is None else compute(left, right)

    def is_multiple(self, node: Expr) -> bool:
        """Whether the node can have any number of values but one."""
        kind = type(node)
        return kind is Vararg or ((kind is Call or kind is Method) and not self.is_single(node))


def kind_of(value: object) -> str:
    """The kind of a constant."""
    if value is None:
        return "nil"
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "int"
    return "float" if isinstance(value, float) else "string"
