"""The changes of scripts in a git repository, and the contents of their versions."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

_SCRIPT = re.compile(r"(?:^|[/\t])c\d+\.lua$")
_YEAR = 365.25 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Change:
    """One script changed by one commit: the object IDs before and after; `files` is how many scripts the commit changed."""

    commit: str
    time: int
    path: str
    before: str
    after: str
    files: int

    @property
    def held(self) -> bool:
        """Is the commit one of every fourth that is kept aside (first hex digit 0 to 3)?"""
        return self.commit[0] in "0123"


@dataclass(frozen=True, slots=True)
class Version:
    """A version of a script that a commit made out of nothing: where its history begins."""

    time: int
    path: str
    oid: str


@dataclass(frozen=True, slots=True)
class History:
    """All changes of a repository, oldest first, and the scripts of its newest commit by path."""

    repository: str
    changes: tuple[Change, ...]
    begun: tuple[Version, ...]
    newest: dict[str, str]
    time: int


def git_directory(path: str) -> str:
    """The git directory of a checkout or bare repository."""
    inside = Path(path) / ".git"
    return str(inside if inside.exists() else path)


def read_history(repository: str) -> History:
    """Every commit but merges. A script that a commit deletes in one folder and adds in another counts as changed."""
    log = _git(repository, "log", "--raw", "--no-renames", "--no-abbrev", "--no-merges", "--reverse", "--format=C %H %ct", "HEAD")
    changes: list[Change] = []
    begun: list[Version] = []
    commit, time = "", 0
    block: list[str] = []
    for line in [*log.splitlines(), "C end 0"]:
        if line.startswith("C "):
            made, new = _of_commit(commit, time, block)
            changes += made
            begun += new
            _, commit, stamp = line.split()
            time, block = int(stamp), []
        elif line.startswith(":") and _SCRIPT.search(line):
            block.append(line)
    newest = dict(_newest(repository))
    last = max((change.time for change in changes), default=0)
    return History(repository, tuple(changes), tuple(begun), newest, last)


def _of_commit(commit: str, time: int, block: list[str]) -> tuple[list[Change], list[Version]]:
    pairs: list[tuple[str, str, str]] = []
    gone: dict[str, tuple[str, str]] = {}
    new: list[tuple[str, str]] = []
    for line in block:
        head, path = line.split("\t", 1)
        _, _, before, after, status = head.split()
        if status == "M":
            pairs.append((path, before, after))
        elif status == "D":
            gone[Path(path).name] = (path, before)
        elif status == "A":
            new.append((path, after))
    begun = []
    for path, after in new:
        if Path(path).name in gone:
            pairs.append((path, gone[Path(path).name][1], after))
        else:
            begun.append(Version(time, path, after))
    return [Change(commit, time, path, before, after, len(pairs)) for path, before, after in pairs if before != after], begun


def _newest(repository: str) -> Iterator[tuple[str, str]]:
    for line in _git(repository, "ls-tree", "-r", "HEAD").splitlines():
        head, path = line.split("\t", 1)
        if _SCRIPT.search(path):
            yield path, head.split()[2]


def _git(repository: str, *arguments: str) -> str:
    command = ["git", "-c", "core.quotePath=false", "--git-dir", git_directory(repository), *arguments]
    done = subprocess.run(command, capture_output=True)
    if done.returncode:
        raise SystemExit(f"{repository}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout.decode("utf-8", "replace")


class Objects:
    """Contents by object ID, from one `git cat-file` that stays open."""

    def __init__(self, repository: str) -> None:
        command = ["git", "--git-dir", git_directory(repository), "cat-file", "--batch"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def read(self, oid: str) -> bytes | None:
        """The bytes of an object; None when the repository does not have it."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(oid.encode() + b"\n")
        self._process.stdin.flush()
        head = self._process.stdout.readline().split()
        if len(head) != 3:
            return None
        data = self._process.stdout.read(int(head[2]))
        self._process.stdout.read(1)
        return data

    def __enter__(self) -> Objects:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


def years(seconds: float) -> float:
    """Seconds as years."""
    return seconds / _YEAR
