"""A script as it stands in its file: bytes, lines, comments, and the syntax tree of the Lua package."""

import re
from dataclasses import dataclass, field

from solemn.lua.build import Misread
from solemn.lua.compiler import RECURSION
from solemn.lua.deep import deep_calls
from solemn.lua.errors import LuaSyntaxError
from solemn.lua.scope import ScopeError
from solemn.lua.statements import NeedsEnvironment, build_chunk
from solemn.lua.syntax import diagnose
from solemn.lua.tree import Func

_TOKENS = re.compile(
    rb"""--\[(?P<level>=*)\[.*?\](?P=level)\] | --(?P<comment>[^\n]*)
       | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*' | \[(?P<equals>=*)\[.*?\](?P=equals)\]""",
    re.X | re.S,
)


@dataclass(slots=True)
class Source:
    """One script. `tree` is None when it is not Lua; `problem` says why."""

    path: str
    data: bytes
    lines: tuple[str, ...]
    tree: Func | None = None
    problem: LuaSyntaxError | None = None
    assigned: frozenset[str] = frozenset()
    comments: dict[int, str] = field(default_factory=dict)


def read_source(data: bytes, path: str) -> Source:
    """The script in these bytes. Any input gives a source, with a problem if it is not Lua."""
    data = _plain(data)
    source = Source(path, data, _split(data))
    try:
        with deep_calls(RECURSION):
            source.tree, builder = build_chunk(data, False)
        source.assigned = frozenset(builder.scopes.assigned_globals)
    except (Misread, NeedsEnvironment):
        source.problem = _diagnosed(data, path)
    except ScopeError as error:
        source.problem = LuaSyntaxError(path, error.line, 1, error.problem)
    except RecursionError:
        source.problem = LuaSyntaxError(path, 1, 1, "chunk has too many syntax levels")
    if b"solemn:" in data:
        source.comments = _comments(data)
    return source


def read_lines(data: bytes) -> tuple[str, ...]:
    """The lines of a script, without their ends."""
    return _split(_plain(data))


def _split(data: bytes) -> tuple[str, ...]:
    return tuple(data.decode("utf-8", "replace").split("\n"))


def _plain(data: bytes) -> bytes:
    return data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")


def _diagnosed(data: bytes, path: str) -> LuaSyntaxError:
    try:
        return diagnose(data, path)
    except RecursionError:
        return LuaSyntaxError(path, 1, 1, "chunk has too many syntax levels")


def _comments(data: bytes) -> dict[int, str]:
    """The text of every comment to the end of a line, by line."""
    found = {}
    line, at = 1, 0
    for match in _TOKENS.finditer(data):
        comment = match["comment"]
        if comment is not None:
            line += data.count(b"\n", at, match.start())
            at = match.start()
            found[line] = comment.decode("utf-8", "replace").strip()
    return found
