"""A duel as bytes, for another process: what it began with, the answers given, and the paths of its card pool."""

from typing import Any, Final

import msgspec

from solemn.duel.beginning import Beginning
from solemn.duel.duel_file import DuelFile, Formatted, decoded, file_of
from solemn.lua import Limits

FORMAT: Final = "solemn-position/1"


class PositionBytes(Formatted, forbid_unknown_fields=True):
    """The content of such bytes: the duel as its file has it, and what a file leaves to the reader."""

    duel: DuelFile
    strict: bool
    limits: Limits
    scripts: list[str]
    databases: list[str]


def bytes_of(beginning: Beginning, answers: list[Any]) -> bytes:
    """The bytes of a duel that begins so, with the answers given."""
    scripts, databases = beginning.pool.paths
    content = PositionBytes(
        FORMAT, file_of(beginning, answers), beginning.strict, beginning.limits, list(map(str, scripts)), list(map(str, databases))
    )
    return msgspec.json.encode(content)


def content_of(data: bytes) -> PositionBytes:
    """What the bytes say. Raises NotADuel."""
    return decoded(data, PositionBytes, FORMAT, "", "made by to_bytes")
