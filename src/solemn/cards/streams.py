"""Files that can be read only once, as pipes are: what they brought is kept while a command wants it again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_kept: list[dict[tuple[int, int], bytes]] = []


def is_stream(path: Path) -> bool:
    """Whether the path is a pipe, as `<(...)` of a shell is, or a device."""
    return path.is_fifo() or path.is_char_device()


@contextmanager
def streams_kept() -> Iterator[None]:
    """While this lasts, a pipe that is read again brings what it brought the first time."""
    _kept.append({})
    try:
        yield
    finally:
        _kept.pop()


def first_bytes(path: Path, most: int) -> bytes:
    """Not more than so many bytes of the file, the pipe or the device. Raises OSError and, for a name with NUL, ValueError."""
    if not _kept or not is_stream(path):
        return _read(path, most)
    known, found = _kept[-1], path.stat()
    key = (found.st_dev, found.st_ino)
    if key not in known:
        known[key] = _read(path, most)
    return known[key]


def _read(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)
