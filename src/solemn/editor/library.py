"""Where the functions and constants of a script library are defined, with their parameters and the comment above them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from solemn.lint.library import library_files

_FUNCTION: Final = re.compile(r"^\s*function\s+(?P<name>\w+(?:[.:]\w+)?)\s*\((?P<parameters>[^)]*)\)")
_ASSIGNED: Final = re.compile(r"^\s*(?P<name>\w+(?:\.\w+)?)\s*=\s*(?:function\s*\((?P<parameters>[^)]*)\)|(?P<value>[^=].*))?$")
_COMMENT: Final = re.compile(r"^\s*--+(?!\[)\s?(?P<text>.*)$")
_BESIDE: Final = re.compile(r"\s--\s*(?P<text>.+)$")
_LONGEST_COMMENT: Final = 12  # lines


@dataclass(frozen=True, slots=True)
class Definition:
    """A function (`parameters` is its list, as written) or a value of the library, and where it stands: line from 0, bytes."""

    name: str
    parameters: str | None
    comment: str
    path: Path
    line: int
    column: int


@lru_cache(maxsize=4)
def definitions(folders: tuple[Path, ...]) -> Mapping[str, Definition]:
    """What the library files of these folders define, by name (`Auxiliary.NOT`); the first folder wins."""
    found: dict[str, Definition] = {}
    for folder in folders:
        for path in library_files(folder):
            for definition in _defined(path):
                found.setdefault(definition.name, definition)
    return found


def full_name(table: str, name: str) -> str:
    """The name under which a field is kept: `aux` is short for `Auxiliary`."""
    return f"{'Auxiliary' if table == 'aux' else table}.{name}" if table else name


def _defined(path: Path) -> Iterator[Definition]:
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return
    comment: list[str] = []
    for number, line in enumerate(lines):
        above = _COMMENT.match(line)
        if above is not None:
            comment.append(above["text"])
            continue
        match = _FUNCTION.match(line) or _ASSIGNED.match(line)
        if match is not None:
            table, _, name = match["name"].replace(":", ".").rpartition(".")
            beside = _BESIDE.search(line)
            text = "\n".join(comment[-_LONGEST_COMMENT:]) or (beside["text"] if beside is not None else "")
            column = len(line[: match.start("name")].encode())
            yield Definition(full_name(table, name), match["parameters"], text.strip(), path, number, column)
        comment = []
