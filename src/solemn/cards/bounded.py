"""Reading files of others, which may never end."""

import errno
from pathlib import Path


def bounded_bytes(path: Path, most: int) -> bytes:
    """The content of a file. Raises OSError, also for one with more than `most` bytes, however many those are."""
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"has more than {most} bytes")
    return content
