"""Output that cannot be written, and faults of our own: no traceback, and an exit status that says what it was."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SCENARIO = EXAMPLES / "lightning-vortex-and-dark-bribe.yaml"
RUN = "from solemn.cli.main import run; run()"
BROKEN = "import solemn.cli.main as m\ndef broken(*a, **k): raise ZeroDivisionError('of ours')\nm.{name} = broken\nm.run()"
posix = pytest.mark.skipif(os.name != "posix", reason="files and pipes of POSIX")


def solemn(*arguments: object, program: str = RUN, **options: object) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-c", program, *map(str, arguments)]
    environment = {**os.environ, "SOLEMN_SCRIPTS": "", "SOLEMN_DB": "", "SOLEMN_EDOPRO": "", **options.pop("env", {})}  # type: ignore[dict-item]
    return subprocess.run(command, stderr=subprocess.PIPE, env=environment, check=False, **options)  # type: ignore[call-overload,no-any-return]


@posix
@pytest.mark.parametrize("arguments", [("judge", SCENARIO), ("judge", "--json", SCENARIO), ("rules",), ("--help",), ("version",)])
def test_a_full_disk(arguments: tuple[object, ...]) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    with open("/dev/full", "wb") as full:
        done = solemn(*arguments, stdout=full)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr
    assert b"No space left" in done.stderr


@posix
@pytest.mark.parametrize("arguments", [("judge", EXAMPLES / "rows"), ("rules",), ("rules", "--json"), ("version",)])
def test_a_closed_pipe(arguments: tuple[object, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = solemn(*arguments, stdout=writing)
    finally:
        os.close(writing)
    assert done.returncode == 1
    assert done.stderr == b""


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "shift_jis"])
@pytest.mark.parametrize("lang", ["ja", "ko", "de"])
def test_a_narrow_code_page(encoding: str, lang: str) -> None:
    done = solemn("judge", "--lang", lang, SCENARIO, stdout=subprocess.PIPE, env={"PYTHONIOENCODING": encoding})
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout


def test_an_unknown_name_on_a_narrow_code_page(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text('{"title": "x", "steps": [{"do": "\\ud800\\u4e2d"}]}', encoding="utf-8")
    done = solemn("judge", path, stdout=subprocess.PIPE, env={"PYTHONIOENCODING": "cp1252"})
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"half a character" in done.stderr


@pytest.mark.parametrize(
    ("name", "arguments"), [("list_rules", ("rules",)), ("judge_files", ("judge", SCENARIO)), ("run_program", ("lua", SCENARIO))]
)
def test_a_fault_of_ours_is_told_as_one(name: str, arguments: tuple[object, ...]) -> None:
    done = solemn(*arguments, program=BROKEN.format(name=name), stdout=subprocess.PIPE)
    assert done.returncode == 3
    assert b"Traceback" not in done.stderr
    assert b"a fault of solemn itself" in done.stderr
    assert b"ZeroDivisionError" in done.stderr
    assert b"report it" in done.stderr


def test_a_fault_in_a_native_is_no_error_of_the_script(tmp_path: Path) -> None:
    """A `pcall` around it does not hide it, and `solemn lua` ends with 3."""
    script = tmp_path / "a.lua"
    script.write_text("print(pcall(string.reverse, 'abc'))", encoding="utf-8")
    program = (
        "import solemn.lua.lib_string as s, solemn.cli.main as m\n"
        "def broken(*a): raise KeyError('ours')\ns.StringLibrary.reverse = broken\nm.run()"
    )
    done = solemn("lua", script, program=program, stdout=subprocess.PIPE)
    assert done.returncode == 3
    assert done.stdout == b""
    assert b"a fault of solemn itself" in done.stderr


def test_a_program_that_holds_too_much(tmp_path: Path) -> None:
    script = tmp_path / "a.lua"
    script.write_text("local t = {} while true do t[#t + 1] = ('x'):rep(1000000) .. #t end", encoding="utf-8")
    done = solemn("lua", "--memory", "20", script, stdout=subprocess.PIPE)
    assert done.returncode == 1
    assert b"hold more than 20 MiB (--memory allows more)" in done.stderr
