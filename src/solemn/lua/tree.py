"""The tree that the emitter works on: Lua's constructs with their variables already resolved."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

Position = tuple[int, int, int, int]


class Var:
    """A local variable: where it was declared and how it is used."""

    __slots__ = ("assigned", "attribute", "boxed", "captured", "function", "in_loop", "is_loop_self", "kind", "line",
                 "name", "python", "serial")

    def __init__(self, name: str, function: Func, line: int, serial: int, attribute: str = "") -> None:
        self.name = name
        self.function = function
        self.line = line
        self.serial = serial
        self.attribute = attribute
        self.captured = False
        self.assigned = False
        self.in_loop = function.loops > 0
        self.is_loop_self = False
        self.boxed = False
        self.kind = ""
        self.python = ""


class Func:
    """A function body: parameters, own variables, and what it or a nested one uses of outer functions and globals."""

    __slots__ = ("body", "end_line", "free", "globals", "is_vararg", "line", "loops", "name", "params", "parent", "pos",
                 "vars")

    def __init__(self, parent: Func | None, line: int) -> None:
        self.parent = parent
        self.line = line
        self.end_line = line
        self.name = ""
        self.params: list[Var] = []
        self.vars: list[Var] = []
        self.free: dict[Var, None] = {}
        self.globals: set[str] = set()
        self.is_vararg = False
        self.loops = 0
        self.body: Block = Block([])
        self.pos: Position = (line, 0, line, 0)


class Expr:
    """An expression."""

    __slots__ = ("pos",)
    pos: Position


class Stat:
    """A statement."""

    __slots__ = ("pos",)
    pos: Position


@dataclass(slots=True)
class Block:
    """Statements of one scope. `labels` are the labels at its own level."""

    stats: list[Stat]
    labels: list[Label] = field(default_factory=list)


class Const(Expr):
    """nil, a boolean, a number or a string."""

    __slots__ = ("value",)

    def __init__(self, pos: Position, value: Any) -> None:
        self.pos = pos
        self.value = value


class Vararg(Expr):
    """`...`"""

    __slots__ = ()

    def __init__(self, pos: Position) -> None:
        self.pos = pos


class LocalRef(Expr):
    """A local variable or upvalue."""

    __slots__ = ("var",)

    def __init__(self, pos: Position, var: Var) -> None:
        self.pos = pos
        self.var = var


class GlobalRef(Expr):
    """A global variable; `env` is set where a local `_ENV` is in sight."""

    __slots__ = ("env", "name")

    def __init__(self, pos: Position, name: str, env: Var | None) -> None:
        self.pos = pos
        self.name = name
        self.env = env


class Index(Expr):
    """`obj[key]` and `obj.key`."""

    __slots__ = ("key", "obj")

    def __init__(self, pos: Position, obj: Expr, key: Expr) -> None:
        self.pos = pos
        self.obj = obj
        self.key = key


class Call(Expr):
    """`fn(args)`"""

    __slots__ = ("args", "fn")

    def __init__(self, pos: Position, fn: Expr, args: list[Expr]) -> None:
        self.pos = pos
        self.fn = fn
        self.args = args


class Method(Expr):
    """`obj:name(args)`"""

    __slots__ = ("args", "name", "obj")

    def __init__(self, pos: Position, obj: Expr, name: str, args: list[Expr]) -> None:
        self.pos = pos
        self.obj = obj
        self.name = name
        self.args = args


class Function(Expr):
    """`function (...) ... end`"""

    __slots__ = ("func",)

    def __init__(self, pos: Position, func: Func) -> None:
        self.pos = pos
        self.func = func


class Binary(Expr):
    """An arithmetic, bitwise, comparison or concatenation operator."""

    __slots__ = ("left", "op", "right")

    def __init__(self, pos: Position, op: str, left: Expr, right: Expr) -> None:
        self.pos = pos
        self.op = op
        self.left = left
        self.right = right


class Logic(Expr):
    """`and`, `or`"""

    __slots__ = ("left", "op", "right")

    def __init__(self, pos: Position, op: str, left: Expr, right: Expr) -> None:
        self.pos = pos
        self.op = op
        self.left = left
        self.right = right


class Unary(Expr):
    """`not`, `-`, `~`, `#`"""

    __slots__ = ("op", "operand")

    def __init__(self, pos: Position, op: str, operand: Expr) -> None:
        self.pos = pos
        self.op = op
        self.operand = operand


class Paren(Expr):
    """A parenthesised call or `...`: exactly one value."""

    __slots__ = ("inner",)

    def __init__(self, pos: Position, inner: Expr) -> None:
        self.pos = pos
        self.inner = inner


class Table(Expr):
    """A constructor: fields in the order of the source, with a key or (positional) without."""

    __slots__ = ("fields",)

    def __init__(self, pos: Position, fields: list[tuple[Expr | None, Expr]]) -> None:
        self.pos = pos
        self.fields = fields


class Local(Stat):
    """`local names = values`"""

    __slots__ = ("values", "vars")

    def __init__(self, pos: Position, vars: list[Var], values: list[Expr]) -> None:
        self.pos = pos
        self.vars = vars
        self.values = values


class Assign(Stat):
    """`targets = values`"""

    __slots__ = ("targets", "values")

    def __init__(self, pos: Position, targets: list[Expr], values: list[Expr]) -> None:
        self.pos = pos
        self.targets = targets
        self.values = values


class LocalFunction(Stat):
    """`local function name`"""

    __slots__ = ("func", "var")

    def __init__(self, pos: Position, var: Var, func: Func) -> None:
        self.pos = pos
        self.var = var
        self.func = func


class CallStat(Stat):
    """A call as a statement."""

    __slots__ = ("call",)

    def __init__(self, pos: Position, call: Expr) -> None:
        self.pos = pos
        self.call = call


class Do(Stat):
    """`do ... end`"""

    __slots__ = ("body",)

    def __init__(self, pos: Position, body: Block) -> None:
        self.pos = pos
        self.body = body


class While(Stat):
    """`while cond do ... end`"""

    __slots__ = ("body", "cond")

    def __init__(self, pos: Position, cond: Expr, body: Block) -> None:
        self.pos = pos
        self.cond = cond
        self.body = body


class Repeat(Stat):
    """`repeat ... until cond`"""

    __slots__ = ("body", "cond")

    def __init__(self, pos: Position, body: Block, cond: Expr) -> None:
        self.pos = pos
        self.body = body
        self.cond = cond


class If(Stat):
    """`if`, with every `elseif` as another branch."""

    __slots__ = ("branches", "orelse")

    def __init__(self, pos: Position, branches: list[tuple[Expr, Block]], orelse: Block | None) -> None:
        self.pos = pos
        self.branches = branches
        self.orelse = orelse


class NumericFor(Stat):
    """`for var = start, stop, step do ... end`"""

    __slots__ = ("body", "start", "step", "stop", "var")

    def __init__(self, pos: Position, var: Var, start: Expr, stop: Expr, step: Expr | None, body: Block) -> None:
        self.pos = pos
        self.var = var
        self.start = start
        self.stop = stop
        self.step = step
        self.body = body


class GenericFor(Stat):
    """`for vars in values do ... end`"""

    __slots__ = ("body", "values", "vars")

    def __init__(self, pos: Position, vars: list[Var], values: list[Expr], body: Block) -> None:
        self.pos = pos
        self.vars = vars
        self.values = values
        self.body = body


class Return(Stat):
    """`return values`"""

    __slots__ = ("values",)

    def __init__(self, pos: Position, values: list[Expr]) -> None:
        self.pos = pos
        self.values = values


class Break(Stat):
    """`break`"""

    __slots__ = ()

    def __init__(self, pos: Position) -> None:
        self.pos = pos


class Label(Stat):
    """`::name::`; `backward` when a goto below it jumps up to it."""

    __slots__ = ("at_end", "backward", "name", "serial", "used")

    def __init__(self, pos: Position, name: str, serial: int) -> None:
        self.pos = pos
        self.name = name
        self.serial = serial
        self.used = False
        self.backward = False
        self.at_end = False


class Goto(Stat):
    """`goto name`, resolved to its label at the end of the block."""

    __slots__ = ("label", "name")

    def __init__(self, pos: Position, name: str) -> None:
        self.pos = pos
        self.name = name
        self.label: Label | None = None


_PARTS: Final[dict[type, tuple[str, ...]]] = {}


def parts_of(cls: type) -> tuple[str, ...]:
    """The names of what a node of the class consists of, but for its place; the same for a compiled class."""
    found = _PARTS.get(cls)
    if found is None:
        names = getattr(cls, "__mypyc_attrs__", None) or vars(cls)["__slots__"]
        found = _PARTS[cls] = tuple(sorted(name for name in names if name != "pos"))
    return found
