"""Keeps compiled code: in memory for the process, on disk for the next one.

Code that is read back runs, so a file counts only if this user wrote it: the folder has to belong to the user and be
closed to others, and every file is signed with a random key that only the user can read.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import importlib.util
import marshal
import os
import secrets
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any, Final

import platformdirs

Entry = tuple[CodeType, tuple[str, ...], bool]
DIGEST: Final = 32
MAX_IN_MEMORY: Final = 20_000
DAY: Final = 24 * 3600.0
LONGEST_UNUSED: Final = 60 * DAY
MAX_ON_DISK: Final = 256 * 1024 * 1024
SECRET_FILE: Final = "key"
PRUNED_FILE: Final = "pruned"
OPEN_TO_OTHERS: Final = stat.S_IWGRP | stat.S_IWOTH
PYTHON: Final = f"{sys.implementation.cache_tag}-{importlib.util.MAGIC_NUMBER.hex()}"


class CacheWarning(UserWarning):
    """The folder for compiled scripts cannot be trusted, so they are compiled anew in every process."""


class Untrusted(Exception):
    """Somebody else can read or write what only the user should; the message says what."""


class CodeCache:
    """Entries by key. A file holds a signature and the marshalled entry; one whose signature is not ours is ignored.

    A folder of None keeps everything in memory.
    """

    __slots__ = ("folder", "memory", "names", "pruned", "secret", "text_bytes", "texts")

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.memory: dict[str, Entry] = {}
        self.texts: dict[tuple[bytes, str, str, bool], Any] = {}  # chunks of short sources, by all that they depend on
        self.text_bytes = 0
        self.names = f"{os.sep}{PYTHON}{os.sep}"
        self.secret: bytes | None = None
        self.pruned = False

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
        """Keep an entry in memory; a full memory begins anew."""
        if len(self.memory) >= MAX_IN_MEMORY:
            self.memory.clear()
        self.memory[key] = entry

    def path(self, key: str) -> str:
        """The file of a key."""
        return f"{self.folder}{self.names}{key[:2]}{os.sep}{key[2:]}"

    def signature(self, key: str, payload: bytes | memoryview) -> bytes:
        """What only the user can compute: it binds the payload to its key."""
        assert self.secret is not None
        made = hmac.new(self.secret, key.encode(), hashlib.blake2b)
        made.update(payload)
        return made.digest()[:DIGEST]

    def read(self, key: str) -> Entry | None:
        """The entry that a file holds, None without one or where it was not written by this user."""
        if self.secret is None and not self.open(make=False):
            return None
        path = self.path(key)
        try:
            with open(path, "rb") as file:
                data = file.read()
                self.note_use(path, os.fstat(file.fileno()).st_mtime)
        except OSError:
            return None
        payload = memoryview(data)[DIGEST:]
        if not hmac.compare_digest(self.signature(key, payload), data[:DIGEST]):
            return None
        try:
            code, names, env = marshal.loads(payload)
        except (ValueError, EOFError, TypeError):
            return None
        return code, names, env

    def note_use(self, path: str, written: float) -> None:
        """A file in use is young, so that it is not pruned."""
        if time.time() - written > DAY:
            with contextlib.suppress(OSError):
                os.utime(path)

    def write(self, key: str, payload: bytes) -> None:
        """Write beside the place and move into it, so that no reader sees half a file."""
        if self.secret is None and not self.open(make=True):
            return
        path = self.path(key)
        folder = os.path.dirname(path)
        os.makedirs(folder, mode=0o700, exist_ok=True)
        write_whole(path, self.signature(key, payload) + payload)
        if not self.pruned:
            self.pruned = True
            self.prune()

    # -- trust ---------------------------------------------------------------------------------------------------------

    def open(self, make: bool) -> bool:
        """Get the key for signatures ready. False if there is none yet, or if the folder cannot be trusted."""
        folder = self.folder
        if folder is None or (not make and not folder.exists()):
            return False
        try:
            os.makedirs(folder, mode=0o700, exist_ok=True)
            problem = why_not_trusted(folder)
            if problem is None:
                self.secret = read_secret(folder / SECRET_FILE, make)
                return self.secret is not None
        except Untrusted as e:
            problem = str(e)
        except OSError:  # no folder can be made here: nothing is kept
            self.folder = None
            return False
        self.folder = None
        warnings.warn(f"{problem}: compiled scripts are not kept there", CacheWarning, stacklevel=2)
        return False

    # -- size and age --------------------------------------------------------------------------------------------------

    def prune(self) -> None:
        """Once a day, remove what was not used for 60 days, and what was used least recently beyond 256 MiB."""
        folder = self.folder
        assert folder is not None
        stamp = folder / PRUNED_FILE
        now = time.time()
        with contextlib.suppress(OSError):
            if now - stamp.stat().st_mtime < DAY:
                return
        with contextlib.suppress(OSError):
            stamp.touch(mode=0o600)
        size = 0
        for used, path, length in sorted(code_files(folder), reverse=True):
            size += length
            if size > MAX_ON_DISK or now - used > LONGEST_UNUSED:
                with contextlib.suppress(OSError):
                    os.unlink(path)


def code_files(folder: Path) -> Iterator[tuple[float, str, int]]:
    """When each file of a cache was last used, its path, and its size; also those of other versions of Python."""
    for place, _, names in os.walk(folder):
        if place == str(folder):
            continue
        for name in names:
            path = os.path.join(place, name)
            with contextlib.suppress(OSError):
                found = os.stat(path)
                yield found.st_mtime, path, found.st_size


def why_not_trusted(folder: Path) -> str | None:
    """What is wrong with a folder that somebody else could write to; None when nobody else can.

    Where files have no such owner and mode (Windows), the user's own cache folder is closed to others by the system.
    """
    if os.name != "posix":
        return None
    real = folder.resolve()
    found = real.stat()
    if found.st_uid != os.geteuid():
        return f"{folder} belongs to another user"
    if found.st_mode & OPEN_TO_OTHERS:
        return f"{folder} can be written by other users"
    for parent in real.parents:  # whoever can rename a parent can put another folder in its place
        found = parent.stat()
        closed = not found.st_mode & OPEN_TO_OTHERS or found.st_mode & stat.S_ISVTX
        if not closed or found.st_uid not in (0, os.geteuid()):
            return f"{folder} lies in {parent}, which other users can write"
    return None


def read_secret(path: Path, make: bool) -> bytes | None:
    """The key for signatures, made if it is not there and `make` is true. None if there is none.

    Raises Untrusted for one that others can read, and OSError.
    """
    for _ in range(2):
        try:
            with open(path, "rb", opener=no_links) as file:
                found = os.fstat(file.fileno())
                secret = file.read(DIGEST + 1)
        except FileNotFoundError:
            if not make:
                return None
            with contextlib.suppress(FileExistsError):  # another process was faster: its key counts
                write_whole(str(path), secrets.token_bytes(DIGEST), replace=False)
            continue
        own = os.name != "posix" or (found.st_uid == os.geteuid() and not found.st_mode & 0o077)
        if not own or len(secret) != DIGEST:
            raise Untrusted(f"{path} is not this user's alone")
        return secret
    return None


def no_links(path: str, flags: int) -> int:
    """Open a file, but not through a symbolic link. Raises OSError."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0))


def write_whole(path: str, content: bytes, replace: bool = True) -> None:
    """Write a file, readable by the user alone, so that it is there whole or not at all. Raises OSError.

    With `replace` false one that is there stays: FileExistsError.
    """
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path))
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        if replace:
            os.replace(temporary, path)
            return
        if os.name == "posix":
            os.link(temporary, path)
        else:
            os.rename(temporary, path)
            return
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    os.unlink(temporary)


@lru_cache(maxsize=1)
def default_cache() -> CodeCache:
    """The cache of the user: in the folder that SOLEMN_CACHE names, else where the system keeps caches."""
    named = os.environ.get("SOLEMN_CACHE")
    folder = Path(named) if named else Path(platformdirs.user_cache_dir("solemn", "solemn"))
    return CodeCache(folder / "lua")
