"""Calls and functions of a script, each call in the innermost function that makes it."""

from __future__ import annotations

from collections.abc import Iterator

from solemn.lua.tree import Block, Call, Expr, Func, If, LocalRef, Method, Return, Stat, Var


class Trail:
    """Where a statement stands: its block, its place there, and the same of the statement around it."""

    __slots__ = ("block", "index", "parent", "stat")

    def __init__(self, parent: Trail | None, block: Block, index: int) -> None:
        self.parent = parent
        self.block = block
        self.index = index
        self.stat = block.stats[index]

    def steps(self) -> Iterator[Trail]:
        """This place and the places of the statements around it, inside the function."""
        here: Trail | None = self
        while here is not None:
            yield here
            here = here.parent


class CallSite:
    """One call. `table` is what stands before the dot (`Duel`), or `:` for a method; `name` is the function's own name."""

    __slots__ = ("args", "function", "line", "name", "node", "order", "receiver", "statement", "table", "trail")

    def __init__(
        self, node: Call | Method, table: str, name: str, function: FunctionInfo, trail: Trail, statement: bool, order: int
    ) -> None:
        self.node = node
        self.table = table
        self.name = name
        self.function = function
        self.trail = trail
        self.statement = statement
        self.order = order
        self.line = node.pos[0]
        self.args = node.args
        self.receiver: Expr | None = node.obj if isinstance(node, Method) else None

    @property
    def dotted(self) -> str:
        """`Duel.NegateEffect`, or `:IsFaceup` for a method."""
        return f":{self.name}" if self.table == ":" else f"{self.table}.{self.name}"

    def is_after(self, other: CallSite) -> bool:
        """Does this call run after the other one, in the same run of the function?"""
        mine = {id(step.block): step.index for step in self.trail.steps()}
        for step in other.trail.steps():
            index = mine.get(id(step.block))
            if index is not None:
                return index > step.index
        return False

    def object(self) -> Expr | None:
        """The object that the call is about: before the colon, or the first argument of `Card.Name(c)`."""
        if self.receiver is not None:
            return self.receiver
        return self.args[0] if self.table in ("Card", "Group", "Effect") and self.args else None

    def object_var(self) -> Var | None:
        """The same, if it is a local variable."""
        found = self.object()
        return found.var if isinstance(found, LocalRef) else None


class FunctionInfo:
    """A function of the script, with what it calls itself and which functions stand in it or are named by it."""

    __slots__ = (
        "calls",
        "definitions",
        "func",
        "inner",
        "locals",
        "mentions",
        "name",
        "named",
        "nodes",
        "parent",
        "returns",
        "statements",
        "uses",
    )

    def __init__(self, func: Func, name: str, parent: FunctionInfo | None) -> None:
        self.func = func
        self.name = name
        self.parent = parent
        self.calls: list[CallSite] = []
        self.inner: list[FunctionInfo] = []
        self.returns: list[Return] = []
        self.statements: list[tuple[Stat, Trail]] = []
        self.definitions: dict[Var, list[Expr]] = {}
        self.locals: dict[Var, FunctionInfo] = {}
        self.named: set[str] = set()
        self.mentions: list[Var] = []
        self.nodes: list[Expr] = []
        self.uses: list[LocalRef] = []

    @property
    def line(self) -> int:
        """Where the function starts."""
        return self.func.pos[0]

    def parameter(self, index: int) -> Var | None:
        """The parameter at this place, from 0."""
        params = self.func.params
        return params[index] if index < len(params) else None

    def calls_named(self, *names: str) -> list[CallSite]:
        """Its own calls of functions with these names, whatever table they are in."""
        return [call for call in self.calls if call.name in names]

    def duel_calls(self, *names: str) -> list[CallSite]:
        """Its own calls of `Duel.` functions with these names."""
        return [call for call in self.calls if call.table == "Duel" and call.name in names]


def branches_of(stat: Stat) -> list[Block]:
    """The blocks of an `if`."""
    if not isinstance(stat, If):
        return []
    blocks = [block for _, block in stat.branches]
    return blocks if stat.orelse is None else [*blocks, stat.orelse]
