"""Lua's own test suite (tag v5.4.8), without the lines that need what scripts may not have.

LUA_TESTS names the folder `testes` of Lua's sources; without it nothing runs. official_removed.tsv lists every line
that is taken out, why, and what stands in its place.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from solemn.lua import Interface, Machine
from solemn.lua.deep import deep_calls, on_large_stack
from solemn.lua.main import FRAMES_A_CALL, PROGRAM_LIMITS, STACK_BYTES

FILES = (
    "bitwise",
    "bwcoercion",
    "calls",
    "closure",
    "constructs",
    "coroutine",
    "events",
    "goto",
    "literals",
    "locals",
    "math",
    "nextvar",
    "pm",
    "sort",
    "strings",
    "tpack",
    "utf8",
    "vararg",
)
TABLE = Path(__file__).with_name("official_removed.tsv")


def removed(name: str) -> dict[int, str]:
    """What takes the place of the lines that are taken out of a file."""
    found: dict[int, str] = {}
    for row in TABLE.read_text().split("\n"):
        if row.startswith(name + "\t"):
            _, lines, _, *new = row.split("\t")
            first, _, last = lines.partition("-")
            for i in range(int(first), int(last or first) + 1):
                found[i] = new[0] if new else ""
    return found


def text_of(folder: Path, name: str) -> bytes:
    out = removed(name)
    lines = (folder / f"{name}.lua").read_bytes().split(b"\n")
    if lines[0].startswith(b"#"):
        lines[0] = b""
    return b"\n".join(out[i].encode() if i in out else line for i, line in enumerate(lines, 1))


@pytest.mark.parametrize("name", FILES)
def test_file_runs_to_its_end(name: str) -> None:
    folder = os.environ.get("LUA_TESTS")
    if not folder:
        pytest.skip("LUA_TESTS names no folder with Lua's test suite")

    def body() -> None:
        machine = Machine(Interface.empty(), PROGRAM_LIMITS, "full", lambda text: None)
        machine.globals["_soft"] = name == "constructs" or None
        with deep_calls(FRAMES_A_CALL * PROGRAM_LIMITS.call_depth):
            for part in ("bwcoercion", name) if name == "bitwise" else (name,):
                machine.load_text(text_of(Path(folder), part), part + ".lua")

    on_large_stack(body, STACK_BYTES)
