"""The file of a sweep: an SQLite database, to which each result is added as it comes, so that a sweep can be broken off at any time.

SQLite rather than Parquet, because a Parquet file is written as a whole and cannot be added to safely.
"""

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from solemn.duel.arguments import cut
from solemn.sweeping.plan import GameId, Plan, SweepError
from solemn.sweeping.playing import Result

FORMAT: Final = 2
_COLUMNS: Final = [field.name for field in fields(Result) if field.name != "replay"]
_TABLES: Final = f"""
create table plan (what text primary key, is_json text not null);
create table games ({", ".join(f'"{name}"' for name in _COLUMNS)}, primary key ("row", "column", "number"));
"""
_INSERT: Final = f"insert or replace into games values ({', '.join('?' * len(_COLUMNS))})"


class NotResults(SweepError):
    """A file is not the result file of a sweep, or cannot be used as one: `path` and `why`."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: is no result file of a sweep: {why}")
        self.path, self.why = path, why


class InUse(SweepError):
    """Another program writes or reads the result file at `path`."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: another program uses this file now; its results are safe")
        self.path = path


class OtherSweep(SweepError):
    """A result file holds another sweep: `field` was `found` there and is `expected` now."""

    def __init__(self, path: Path, field: str, found: str, expected: str) -> None:
        super().__init__(f"{path}: holds another sweep: {field} is {found} there, {expected} here")
        self.path, self.field, self.found, self.expected = path, field, found, expected


class ResultFile:
    """The results of one sweep, used in a `with` statement; without a path in memory. Two sweeps cannot use one file at the same time."""

    __slots__ = ("_path", "_plan", "_store")

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        """Open the file, or begin it. Raises NotResults for any other file, and OtherSweep where it is that of another plan."""
        self._path = Path(":memory:") if path is None else path
        self._plan = plan
        try:
            self._store = sqlite3.connect(self._path, timeout=0, isolation_level=None)
            try:
                self._begin()
            except BaseException:
                self._store.close()
                raise
        except sqlite3.Error as error:
            raise self._unusable(error) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._store.close()

    def _begin(self) -> None:
        run = self._store.execute
        run("pragma locking_mode = exclusive")
        run("begin exclusive")
        tables = {name for (name,) in run("select name from sqlite_master where type = 'table'")}
        wanted = {"format": FORMAT, **self._plan.identity()}
        if not tables:
            for statement in _TABLES.strip().split("\n"):
                run(statement)
            self._store.executemany("insert into plan values (?, ?)", [(what, json.dumps(value)) for what, value in wanted.items()])
        elif tables != {"plan", "games"}:
            raise NotResults(self._path, f"it has the tables {', '.join(sorted(tables))}")
        else:
            self._compare(dict(run("select what, is_json from plan")), wanted)
        run("commit")
        run("pragma journal_mode = wal")  # a result is safe once it is added, without waiting for the disk at each
        run("pragma synchronous = normal")

    def _compare(self, found: dict[str, str], wanted: dict[str, Any]) -> None:
        for what, value in wanted.items():
            there = json.loads(found.get(what, "null"))
            if there != value:
                raise OtherSweep(self._path, *_difference(what, there, value))

    def _unusable(self, error: Exception) -> SweepError:
        return InUse(self._path) if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY else NotResults(self._path, str(error))

    def add(self, result: Result) -> None:
        """Add a result; it is in the file when this returns. One game has one result."""
        row = [getattr(result, name) for name in _COLUMNS]
        row[_COLUMNS.index("failures")] = json.dumps(result.failures)
        try:
            self._store.execute(_INSERT, row)
        except sqlite3.Error as error:
            raise self._unusable(error) from error

    def done(self) -> set[GameId]:
        """The games that have a result. Raises NotResults where the file is damaged."""
        try:
            return set(self._store.execute('select "row", "column", "number" from games'))
        except sqlite3.Error as error:
            raise self._unusable(error) from error

    def results(self, games: Iterable[GameId] | None = None) -> list[Result]:
        """The results in the order of their games; those of some games alone if these are named. Raises NotResults."""
        wanted = None if games is None else set(games)
        try:
            rows = self._store.execute('select * from games order by "row", "column", "number"')
            return [_result(row) for row in rows if wanted is None or row[:3] in wanted]
        except (sqlite3.Error, ValueError, TypeError) as error:  # a damaged file
            raise self._unusable(error) from error


def _difference(name: str, found: Any, expected: Any) -> tuple[str, str, str]:
    """The first of what differs in two parts of plans: its name, and what it is in one and in the other."""
    if isinstance(found, list) and isinstance(expected, list):
        if len(found) != len(expected):
            return f"len({name})", str(len(found)), str(len(expected))
        number, one, other = next((number, one, other) for number, (one, other) in enumerate(zip(found, expected)) if one != other)
        return _difference(f"{name}[{number}]", one, other)
    if isinstance(found, dict) and isinstance(expected, dict):
        key = next(key for key in {**expected, **found} if found.get(key) != expected.get(key))
        return _difference(f"{name}.{key}", found.get(key), expected.get(key))
    return name, cut(json.dumps(found, ensure_ascii=False)), cut(json.dumps(expected, ensure_ascii=False))


def _result(row: tuple[Any, ...]) -> Result:
    values = dict(zip(_COLUMNS, row))
    values["failures"] = tuple(json.loads(values["failures"]))
    return Result(**values)
