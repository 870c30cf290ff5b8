"""A plugin for coverage.py: measures Lua scripts. Add `plugins = solemn.lua.coverage_plugin` to its settings."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from solemn.lua.statements import build_chunk
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
)


def executable_lines(source: bytes) -> set[int]:
    """The lines on which a statement begins, and those of the conditions of branches and loops."""
    func, _ = build_chunk(source, False)
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
        for slot in type(node).__slots__:
            if slot not in ("var", "vars", "label", "pos"):
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


def coverage_init(registry: Any, options: dict[str, str]) -> None:
    """Called by coverage.py."""
    coverage: Any = importlib.import_module("coverage")

    class LuaReporter(coverage.FileReporter):  # type: ignore[misc]
        """Tells which lines of a script can run."""

        def lines(self) -> set[int]:
            return executable_lines(Path(self.filename).read_bytes())

    class LuaTracer(coverage.FileTracer):  # type: ignore[misc]
        """A script is its own source: code and file have the same lines."""

        def __init__(self, filename: str) -> None:
            self.filename = filename

        def source_filename(self) -> str:
            return self.filename

    class LuaPlugin(coverage.CoveragePlugin):  # type: ignore[misc]
        """Traces every file that ends in `.lua`."""

        def file_tracer(self, filename: str) -> Any:
            return LuaTracer(filename) if filename.endswith(".lua") else None

        def file_reporter(self, filename: str) -> Any:
            return LuaReporter(filename)

    registry.add_file_tracer(LuaPlugin())
