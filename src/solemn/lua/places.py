"""Places in a source: which expression an instruction belongs to, and what messages call it."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from types import CodeType
from typing import Any

from solemn.lua.names import name_variables
from solemn.lua.statements import build_chunk
from solemn.lua.tree import Block, Const, Expr, Func, GlobalRef, Index, LocalRef, Method, Stat, parts_of

Place = tuple[int, int, int, int]


class Source:
    """The text of a chunk and, once needed, its expressions by place."""

    __slots__ = ("env", "lines", "nodes", "text")

    def __init__(self, text: bytes, env: bool) -> None:
        self.text = text
        self.env = env
        self.lines: list[str] | None = None
        self.nodes: dict[Place, list[tuple[Expr, Func]]] | None = None

    def line(self, number: int) -> str:
        """The text of a line (from 1), empty if there is none."""
        if self.lines is None:
            self.lines = self.text.decode("utf-8", "replace").split("\n")
        return self.lines[number - 1].rstrip("\r") if 0 < number <= len(self.lines) else ""

    def at(self, place: Place) -> list[tuple[Expr, Func]]:
        """The expressions at a place, each with its function."""
        if self.nodes is None:
            self.nodes = {}
            func, _ = build_chunk(self.text, self.env)
            collect(func, func, self.nodes)
        return self.nodes.get(place, [])


def collect(node: Any, func: Func, found: dict[Place, list[tuple[Expr, Func]]]) -> None:
    """Gather all expressions below a node with the function they stand in, and name the variables."""
    if isinstance(node, Func):
        name_variables(node)
        collect(node.body, node, found)
        return
    if isinstance(node, (list, tuple)):
        for item in node:
            collect(item, func, found)
        return
    if isinstance(node, Expr):
        found.setdefault(node.pos, []).append((node, func))
    if isinstance(node, Block):
        collect(node.stats, func, found)
    elif isinstance(node, (Expr, Stat)):
        for slot in parts_of(type(node)):
            if slot != "var" and slot != "label":
                collect(getattr(node, slot), func, found)


def called_name(fn: Expr) -> str:
    """What a script calls the function of a call."""
    if isinstance(fn, LocalRef):
        return fn.var.name
    if isinstance(fn, GlobalRef):
        return fn.name
    if isinstance(fn, Index) and isinstance(fn.key, Const) and type(fn.key.value) is str:
        return fn.key.value
    return ""


def describe(node: Expr, func: Func) -> str:
    """The name of an expression as Lua's messages give it, in parentheses."""
    if isinstance(node, LocalRef):
        kind = "local" if node.var.function is func else "upvalue"
        return f" ({kind} '{node.var.name}')"
    if isinstance(node, GlobalRef):
        return f" (global '{node.name}')"
    if isinstance(node, Index):
        return f" (field '{key_name(node.key)}')"
    if isinstance(node, Method):
        return f" (method '{node.name}')"
    if isinstance(node, Const) and type(node.value) is str:
        return f" (constant '{node.value}')"
    return ""


def key_name(key: Expr) -> str:
    """How a message names the key of a field."""
    if isinstance(key, Const):
        if type(key.value) is str:
            return key.value
        if type(key.value) is int and 0 <= key.value <= 255:
            return "integer index"
    return "?"


@lru_cache(maxsize=4096)
def place_of(code: CodeType, lasti: int) -> Place | None:
    """The place in the source of an instruction, as positions of the tree have it."""
    if lasti < 0:
        return None
    line, end_line, column, end_column = next(islice(code.co_positions(), lasti // 2, None))
    if line is None or end_line is None or column is None or end_column is None:
        return None
    return line, column, end_line, end_column


def function_title(code: CodeType) -> str:
    """How a stack trace calls a function."""
    name = code.co_name
    if name == "main chunk":
        return name
    if name.startswith("function@"):
        return f"function <{code.co_filename}:{code.co_firstlineno}>"
    return f"function '{name.split('#')[0].split('$')[0]}'"
