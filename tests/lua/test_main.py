"""`solemn lua FILE`: a Lua file as a program."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from solemn.lua import Limits
from solemn.lua.main import PROGRAM_LIMITS, read_program, run_program


def run(tmp_path: Path, source: str | bytes, limits: Limits | None = None) -> tuple[int, str, str]:
    path = tmp_path / "p.lua"
    path.write_bytes(source.encode() if isinstance(source, str) else source)
    out, err = io.StringIO(), io.StringIO()
    status = run_program(read_program(str(path)), str(path), out, err, limits or PROGRAM_LIMITS)
    return status, out.getvalue(), err.getvalue()


def test_prints_and_ends_well(tmp_path: Path) -> None:
    source = "#!/usr/bin/lua\nprint('Zörg', 10/2, #'ö', utf8.char(8364))"
    assert run(tmp_path, source) == (0, "Zörg\t5.0\t2\t€\n", "")


def test_an_uncaught_error_is_status_1(tmp_path: Path) -> None:
    status, out, err = run(tmp_path, "print(1)\nlocal t = {}\nt.x.y = 2\n")
    assert (status, out) == (1, "1\n")
    assert "p.lua:3: attempt to index a nil value (field 'x')" in err
    assert "^^^" in err


@pytest.mark.parametrize(("value", "told"), [("{}", "(error object is a table value)"), ("7", "7"), ("", "nil"), ("true", "true")])
def test_an_error_that_is_no_text_is_told_with_its_place(tmp_path: Path, value: str, told: str) -> None:
    status, _, err = run(tmp_path, f"local function f()\n  error({value})\nend\nf()\n")
    assert (status, err.splitlines()[0]) == (1, f"solemn lua: {tmp_path / 'p.lua'}:2: {told}")


def test_syntax_errors_and_missing_files(tmp_path: Path) -> None:
    status, _, err = run(tmp_path, "x = = 1")
    assert status == 1
    assert "unexpected symbol near '='" in err
    for name in ("none.lua", ""):
        with pytest.raises(OSError):
            read_program(str(tmp_path / name))


@pytest.mark.parametrize("name", ["io", "os", "require", "dofile", "debug", "package", "collectgarbage", "loadfile"])
def test_what_is_left_out(tmp_path: Path, name: str) -> None:
    assert run(tmp_path, f"print({name})")[1] == "nil\n"


def test_deep_recursion_and_coroutines(tmp_path: Path) -> None:
    source = """
local function depth(n) if n == 0 then return 0 end return 1 + depth(n - 1) end
print(depth(15000))
local gen = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i) end end)
print(gen(), gen(), gen())
"""
    assert run(tmp_path, source)[:2] == (0, "15000\n1\t2\t3\n")


def test_limits_are_parameters(tmp_path: Path) -> None:
    status, _, err = run(tmp_path, "while true do end", Limits(steps=1000))
    assert status == 1
    assert "p.lua:1: more than 1000 steps (--steps allows more)\nstack traceback:\n\t" in err
