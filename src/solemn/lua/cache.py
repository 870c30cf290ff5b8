"""Keeps compiled code: in memory for the process, on disk for the next one."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import marshal
import os
import sys
import tempfile
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any

import platformdirs

Entry = tuple[CodeType, tuple[str, ...], bool]
DIGEST = 16
MAX_IN_MEMORY = 20_000
PYTHON = f"{sys.implementation.cache_tag}-{importlib.util.MAGIC_NUMBER.hex()}"


class CodeCache:
    """Entries by key. A file holds a digest and the marshalled entry; one that does not fit its digest is ignored.

    A folder of None keeps everything in memory.
    """

    __slots__ = ("folder", "memory", "names", "texts")

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.memory: dict[str, Entry] = {}
        self.texts: dict[tuple[bytes, str, str, bool], Any] = {}  # chunks of short sources, by all that they depend on
        self.names = f"{os.sep}{PYTHON}{os.sep}"

    def get(self, key: str) -> Entry | None:
        """The entry for a key, None when there is none or its file is damaged."""
        entry = self.memory.get(key)
        if entry is None and self.folder is not None:
            entry = self.read(key)
            if entry is not None:
                self.remember(key, entry)
        return entry

    def put(self, key: str, entry: Entry) -> None:
        """Keep an entry. A folder that cannot be written is no error."""
        self.remember(key, entry)
        if self.folder is not None:
            with contextlib.suppress(OSError):
                self.write(key, marshal.dumps(entry))

    def remember(self, key: str, entry: Entry) -> None:
        if len(self.memory) >= MAX_IN_MEMORY:
            self.memory.clear()
        self.memory[key] = entry

    def path(self, key: str) -> str:
        return f"{self.folder}{self.names}{key[:2]}{os.sep}{key[2:]}"

    def read(self, key: str) -> Entry | None:
        try:
            with open(self.path(key), "rb") as file:
                data = file.read()
        except OSError:
            return None
        payload = memoryview(data)[DIGEST:]
        if hashlib.blake2b(payload, digest_size=DIGEST).digest() != data[:DIGEST]:
            return None
        try:
            code, names, env = marshal.loads(payload)
        except (ValueError, EOFError, TypeError):
            return None
        return code, names, env

    def write(self, key: str, payload: bytes) -> None:
        """Write beside the place and move into it, so that no reader sees half a file."""
        path = self.path(key)
        folder = os.path.dirname(path)
        os.makedirs(folder, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.blake2b(payload, digest_size=DIGEST).digest() + payload)
            os.replace(temporary, path)
        except OSError:
            with contextlib.suppress(OSError):
                os.unlink(temporary)


@lru_cache(maxsize=1)
def default_cache() -> CodeCache:
    """The cache of the user: in the folder that SOLEMN_CACHE names, else where the system keeps caches."""
    named = os.environ.get("SOLEMN_CACHE")
    folder = Path(named) if named else Path(platformdirs.user_cache_dir("solemn", "solemn"))
    return CodeCache(folder / "lua")
