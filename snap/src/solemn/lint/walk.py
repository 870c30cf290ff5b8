"""Walking the syntax tree: the parts of a node, in the order of the source."""

from collections.abc import Iterator

from solemn.lua.tree import (
    Assign,
    Binary,
    Block,
    Call,
    CallStat,
    Do,
    Expr,
    Func,
    Function,
    GenericFor,
    If,
    Index,
    Local,
    LocalFunction,
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

type_of = type


def expressions(node: Expr) -> tuple[Expr, ...]:
    """The expressions directly inside an expression; the body of a function is not among them."""
    kind = type_of(node)
    if kind is Method:
        assert isinstance(node, Method)
        return (node.obj, *node.args)
    if kind is Call:
        assert isinstance(node, Call)
        return (node.fn, *node.args)
    if isinstance(node, Index):
        return (node.obj, node.key)
    if isinstance(node, Binary | Logic):
        return (node.left, node.right)
    if isinstance(node, Unary):
        return (node.operand,)
    if isinstance(node, Paren):
        return (node.inner,)
    if isinstance(node, Table):
        return tuple(part for key, value in node.fields for part in (key, value) if part is not None)
    return ()


def statement_parts(stat: Stat) -> tuple[tuple[Expr, ...], tuple[Block, ...]]:
    """The expressions and the blocks directly inside a statement."""
    if isinstance(stat, CallStat):
        return (stat.call,), ()
    if isinstance(stat, Local):
        return tuple(stat.values), ()
    if isinstance(stat, Assign):
        return (*stat.values, *stat.targets), ()
    if isinstance(stat, If):
        blocks = [block for _, block in stat.branches]
        if stat.orelse is not None:
            blocks.append(stat.orelse)
        return tuple(cond for cond, _ in stat.branches), tuple(blocks)
    if isinstance(stat, Return):
        return tuple(stat.values), ()
    if isinstance(stat, Do):
        return (), (stat.body,)
    if isinstance(stat, While):
        return (stat.cond,), (stat.body,)
    if isinstance(stat, Repeat):
        return (stat.cond,), (stat.body,)
    if isinstance(stat, NumericFor):
        bounds = (stat.start, stat.stop) if stat.step is None else (stat.start, stat.stop, stat.step)
        return bounds, (stat.body,)
    if isinstance(stat, GenericFor):
        return tuple(stat.values), (stat.body,)
    return (), ()


def inside(node: Expr) -> Iterator[Expr]:
    """The expression and all expressions in it, functions' bodies left out."""
    stack = [node]
    while stack:
        here = stack.pop()
        yield here
        stack.extend(reversed(expressions(here)))


def statements_in(block: Block) -> Iterator[Stat]:
    """All statements of a block and of the blocks in it, functions' bodies left out."""
    for stat in block.stats:
        yield stat
        for inner in statement_parts(stat)[1]:
            yield from statements_in(inner)


def inner_function(stat: Stat) -> Func | None:
    """The function that a `local function` statement makes."""
    return stat.func if isinstance(stat, LocalFunction) else None


def function_of(node: Expr) -> Func | None:
    """The function that an expression makes."""
    return node.func if isinstance(node, Function) else None
