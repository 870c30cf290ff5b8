"""Recognising a function of the community's Lua library by its text."""

import hashlib
from types import CodeType, FunctionType
from typing import Final

from solemn.lua import Machine

_MOST_KEPT: Final = 1024
_hashes: Final[dict[int, tuple[CodeType, str]]] = {}  # by the number of the code, which Python would compare by all it holds


def text_hash(machine: Machine, function: FunctionType) -> str:
    """What tells the text of a Lua function from others: the hash of its lines, white space apart."""
    chunk = machine.describer.chunks.get(function.__code__.co_filename)
    return "" if chunk is None else _kept_hash(chunk.source, function.__code__)


def _kept_hash(source: bytes, code: CodeType) -> str:
    kept = _hashes.get(id(code))
    if kept is None:
        if len(_hashes) >= _MOST_KEPT:
            _hashes.clear()
        kept = _hashes[id(code)] = (code, _hash(source, code))
    return kept[1]


def _hash(source: bytes, code: CodeType) -> str:
    lines = source.split(b"\n")[code.co_firstlineno - 1 : _last_line(code)]
    return hashlib.blake2b(b" ".join(b" ".join(lines).split()), digest_size=16).hexdigest()


def _last_line(code: CodeType) -> int:
    return max(line for _, _, line in code.co_lines() if line is not None)
