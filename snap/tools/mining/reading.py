"""Reading pairs of versions and single versions, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any

from lint_bench import Facts, read_facts
from mining.edits import edits_between
from mining.history import Objects
from solemn.lint.library import library_of
from solemn.lint.runner import Linter, Settings
from solemn.lint.script import Script
from solemn.lint.source import read_source
from solemn.lint.texts import CardTexts

Record = dict[str, Any]
Work = tuple[str, str, tuple[str, ...], tuple[str, ...]]
CHUNK = 100


def read_script(data: bytes, path: str) -> Script | None:
    """A version of a script; None when it is not Lua."""
    source = read_source(data, path)
    return Script(source, source.tree, library_of(), None) if source.tree is not None else None


def edits_of(repository: str, keys: tuple[str, ...], texts: tuple[str, ...]) -> list[tuple[str, Record]]:
    """For each `before:after:path` the edits, or a word on why there are none."""
    found = []
    with Objects(repository) as objects:
        for key in keys:
            before, after, path = key.split(":", 2)
            old, new = objects.read(before), objects.read(after)
            if old is None or new is None:
                found.append((key, Record(why="absent")))
                continue
            one, other = read_script(old, path), read_script(new, path)
            if one is None or other is None:
                found.append((key, Record(why="mends syntax" if one is None and other is not None else "syntax")))
                continue
            edits = edits_between(one, other)
            found.append((key, Record(edits=[[e.where, e.about, e.pattern, e.before, e.after] for e in edits])))
    return found


def findings_of(repository: str, keys: tuple[str, ...], texts: tuple[str, ...]) -> list[tuple[str, Record]]:
    """For each `version:path` what today's rules find, those in preview too."""
    linter, facts = Linter(Settings(preview=True), CardTexts(())), _facts(texts)
    found = []
    with Objects(repository) as objects:
        for key in keys:
            oid, path = key.split(":", 1)
            data = objects.read(oid)
            report = linter.lint(data, path, facts.find(path, "")) if data is not None else None
            rows = [[f.code, f.mistake, f.span.line, f.message] for f in report.findings] if report is not None else []
            found.append((key, Record(findings=rows)))
    return found


@lru_cache(maxsize=1)
def _facts(texts: tuple[str, ...]) -> Facts:
    return read_facts(list(texts))


def read_all(
    repository: str,
    keys: list[str],
    texts: tuple[str, ...],
    reader: Callable[[str, tuple[str, ...], tuple[str, ...]], list[tuple[str, Record]]],
    jobs: int,
) -> Iterator[list[tuple[str, Record]]]:
    """The records of all keys, a chunk at a time, in the order of the keys."""
    chunks = [tuple(keys[i : i + CHUNK]) for i in range(0, len(keys), CHUNK)]
    if jobs <= 1:
        yield from (reader(repository, chunk, texts) for chunk in chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        count = len(chunks)
        yield from pool.map(reader, [repository] * count, chunks, [texts] * count)


def finding_sources() -> list[Path]:
    """The files on which findings depend."""
    root = Path(__file__).parents[2] / "src" / "solemn"
    return [path for folder in (root / "lint", root / "spec") for path in sorted(folder.rglob("*"))]


def edit_sources() -> list[Path]:
    """The files on which edits depend."""
    here = Path(__file__).parent
    return [here / "edits.py", here / "forms.py"]
