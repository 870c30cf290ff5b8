"""Recognising a function of the community's Lua library by its text."""

import hashlib
from functools import lru_cache
from types import CodeType, FunctionType

from solemn.lua import Machine


def text_hash(machine: Machine, function: FunctionType) -> str:
    """What tells the text of a Lua function from others: the hash of its lines, white space apart."""
    chunk = machine.describer.chunks.get(function.__code__.co_filename)
    return "" if chunk is None else _hash(chunk.source, function.__code__)


@lru_cache(maxsize=64)
def _hash(source: bytes, code: CodeType) -> str:
    lines = source.split(b"\n")[code.co_firstlineno - 1 : _last_line(code)]
    return hashlib.blake2b(b" ".join(b" ".join(lines).split()), digest_size=16).hexdigest()


def _last_line(code: CodeType) -> int:
    return max(line for _, _, line in code.co_lines() if line is not None)
