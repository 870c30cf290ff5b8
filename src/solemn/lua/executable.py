"""The lines of a Lua source that can run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from solemn.lua.build import Misread
from solemn.lua.scope import ScopeError
from solemn.lua.statements import NeedsEnvironment, build_chunk
from solemn.lua.tree import (
    Block,
    Expr,
    Func,
    GenericFor,
    If,
    Label,
    NumericFor,
    Repeat,
    Stat,
    While,
    parts_of,
)


def executable_lines(source: bytes) -> set[int]:
    """The lines on which a statement begins, and those of the conditions of branches and loops; none of a source that is not Lua."""
    try:
        func, _ = build_chunk(source, False)
    except (Misread, NeedsEnvironment, ScopeError, RecursionError):
        return set()
    return set(lines_of(func))


def lines_of(node: Any) -> Iterator[int]:
    """The executable lines of a statement and of all that is in it."""
    if isinstance(node, (list, tuple)):
        for item in node:
            yield from lines_of(item)
    elif isinstance(node, Func):
        yield from lines_of(node.body)
    elif isinstance(node, Block):
        yield from lines_of(node.stats)
    elif isinstance(node, (Expr, Stat)):
        if isinstance(node, Stat):
            yield from own_lines(node)
        for slot in parts_of(type(node)):
            if slot not in ("var", "vars", "label"):
                yield from lines_of(getattr(node, slot))


def own_lines(stat: Stat) -> list[int]:
    """Where a statement itself is reported when it runs."""
    if isinstance(stat, If):
        return [cond.pos[0] for cond, _ in stat.branches]
    if isinstance(stat, (While, Repeat)):
        return [stat.cond.pos[0]]
    if isinstance(stat, NumericFor):
        return [stat.start.pos[0]]
    if isinstance(stat, GenericFor):
        return [stat.values[0].pos[0]]
    if isinstance(stat, Label) or type(stat).__name__ == "Do":
        return []
    return [stat.pos[0]]
