"""What all changes have in common: kinds of edit counted, and what became of findings."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from mining.history import Change, History, years

Finding = tuple[str, str]
_VARYING = re.compile(r"\d+|`[a-z_]\w*`")


@dataclass(slots=True)
class Kind:
    """One kind of edit: how often, in which commits and scripts."""

    where: str
    pattern: str
    count: int = 0
    commits: set[str] = field(default_factory=set)
    scripts: set[str] = field(default_factory=set)
    examples: list[tuple[str, str, int]] = field(default_factory=list)


def kinds_of(rows: Iterable[tuple[Change, list[list[object]]]], most: int) -> list[Kind]:
    """The kinds of edit, the most frequent by commits first; a change with more than `most` edits is a rewriting and left out."""
    found: dict[tuple[str, str], Kind] = {}
    for change, edits in rows:
        if len(edits) > most:
            continue
        for where, _, pattern, line, _ in edits:
            kind = found.setdefault((str(where), str(pattern)), Kind(str(where), str(pattern)))
            kind.count += 1
            kind.commits.add(change.commit)
            kind.scripts.add(Path(change.path).name)
            kind.examples.append((change.commit, change.path, int(str(line))))
    return sorted(found.values(), key=lambda kind: (-len(kind.commits), -kind.count, kind.where, kind.pattern))


@dataclass(slots=True)
class Fate:
    """What became of a rule's findings: removed by a commit, left, and of those left how many for years although the script was edited."""

    code: str
    removed: int = 0
    left: int = 0
    old: int = 0
    lasting: list[tuple[float, str, str]] = field(default_factory=list)
    fixed: list[tuple[str, str, str]] = field(default_factory=list)


def fates(history: History, changes: list[Change], findings: dict[str, list[Finding]], old_after: float) -> dict[str, Fate]:
    """The fate of every rule's findings. `changes` are those that were read, oldest first; `findings` are by version and path."""
    found: dict[str, Fate] = defaultdict(lambda: Fate(""))
    seen: dict[tuple[str, Finding], int] = {}
    edits: dict[str, list[int]] = defaultdict(list)
    for version in history.begun:
        _note(seen, version.path, version.time, findings.get(f"{version.oid}:{version.path}", []))
    for change in changes:
        before, after = (Counter(findings.get(f"{oid}:{change.path}", [])) for oid in (change.before, change.after))
        _note(seen, change.path, change.time, before)
        _note(seen, change.path, change.time, after)
        edits[Path(change.path).name].append(change.time)
        for finding, count in (before - after).items():
            fate = found[finding[0]]
            fate.code = finding[0]
            fate.removed += count
            fate.fixed.append((change.commit, change.path, finding[1]))
    for path, oid in history.newest.items():
        for finding in findings.get(f"{oid}:{path}", []):
            fate = found[finding[0]]
            fate.code = finding[0]
            fate.left += 1
            since = seen.get((Path(path).name, finding), history.time)
            if years(history.time - since) >= old_after and any(time > since for time in edits[Path(path).name]):
                fate.old += 1
                fate.lasting.append((years(history.time - since), path, finding[1]))
    return found


def _note(seen: dict[tuple[str, Finding], int], path: str, time: int, findings: Iterable[Finding]) -> None:
    for finding in findings:
        seen.setdefault((Path(path).name, finding), time)


def without_names(message: str) -> str:
    """A finding's message with its line numbers and the script's own names left out."""
    return _VARYING.sub("_", message)
