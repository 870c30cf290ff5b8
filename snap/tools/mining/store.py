"""What was learnt of each pair of versions, kept in a file outside the repositories so that a stopped run goes on where it was."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any


class Store:
    """Records by key in an SQLite file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(path)
        self._connection.execute("create table if not exists records (key text primary key, record text)")

    def missing(self, keys: Iterable[str]) -> list[str]:
        """Those of the keys that have no record yet, each once."""
        known = {row[0] for row in self._connection.execute("select key from records")}
        return [key for key in dict.fromkeys(keys) if key not in known]

    def add(self, records: Iterable[tuple[str, dict[str, Any]]]) -> None:
        """Keep records."""
        rows = [(key, json.dumps(record, ensure_ascii=False)) for key, record in records]
        self._connection.executemany("insert or replace into records values (?, ?)", rows)
        self._connection.commit()

    def all(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every record."""
        for key, record in self._connection.execute("select key, record from records"):
            yield key, json.loads(record)


def fingerprint(paths: Iterable[Path]) -> str:
    """A short name for the state of these Python files and tables."""
    digest = sha256()
    for path in paths:
        if path.suffix in (".py", ".tsv", ".sig"):
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]
