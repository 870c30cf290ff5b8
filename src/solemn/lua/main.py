"""Runs a Lua file as a program of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TextIO

from solemn.lua.compiler import compile_chunk
from solemn.lua.deep import deep_calls, on_large_stack
from solemn.lua.errors import Frame, LuaError, LuaLimitError, LuaSyntaxError, call_lines, format_error
from solemn.lua.interface import Interface
from solemn.lua.limits import Limits
from solemn.lua.machine import Machine

DEFAULT_STEPS: Final = 10_000_000  # a few seconds of any loop
MOST_BYTES: Final = 1 << 26  # of a program
PROGRAM_LIMITS: Final = Limits(steps=1 << 62, string_bytes=1 << 30, call_depth=160_000, native_depth=16_000)
STACK_BYTES: Final = 512 * 1024 * 1024
FRAMES_A_CALL: Final = 4


def read_program(path: str) -> bytes:
    """The source of a program. Raises OSError for a file that cannot be read, and ValueError for one that is too large."""
    with Path(path).open("rb") as file:
        source = file.read(MOST_BYTES + 1)
    if len(source) > MOST_BYTES:
        raise ValueError(f"it has more than {MOST_BYTES >> 20} MiB")
    return source


def run_program(source: bytes, path: str, stdout: TextIO, stderr: TextIO, limits: Limits) -> int:
    """Run the source of the Lua file at `path`, which may call as deep as a program does. Returns 0, and 1 after an error."""
    with deep_calls(limits.call_depth * FRAMES_A_CALL):
        return on_large_stack(lambda: run_source(source, path, stdout, stderr, limits), STACK_BYTES)


def run_source(source: bytes, name: str, stdout: TextIO, stderr: TextIO, limits: Limits) -> int:
    """Run a source with all libraries; what it prints goes to `stdout`."""
    if source.startswith(b"\xef\xbb\xbf"):
        source = source[3:]
    if source.startswith(b"#"):
        source = b"--" + source
    machine = Machine(Interface.empty(), limits, "full", lambda text: write_text(stdout, text))
    try:
        machine.run(compile_chunk(source, name, machine.interface))
    except (LuaError, LuaSyntaxError) as e:
        stderr.write(f"solemn lua: {shown(error_report(e))}\n")
        return 1
    except LuaLimitError as e:
        stderr.write(f"solemn lua: {shown(limit_report(e, limits))}\n")
        return 1
    return 0


def error_report(error: LuaError | LuaSyntaxError) -> str:
    """The error for a person; one whose value is no text, which says no place itself, begins with its place."""
    if isinstance(error, LuaError) and not isinstance(error.value, str):
        return _place(error.trace) + format_error(error)
    return format_error(error)


def _place(trace: list[Frame]) -> str:
    return f"{trace[0].file}:{trace[0].line}: " if trace else ""


def limit_report(error: LuaLimitError, limits: Limits) -> str:
    """Where a program went beyond a limit, and beyond which."""
    problem = f"more than {limits.steps} steps (--steps allows more)" if error.limit == "steps" else error.message
    if error.limit == "memory":
        problem += " (--memory allows more)"
    return "\n".join([_place(error.trace) + problem, *(["stack traceback:"] if error.trace else []), *call_lines(error.trace)])


def write_text(stream: TextIO, text: str) -> None:
    """Write a Lua string: bytes as they are where the stream has bytes below it."""
    buffer = getattr(stream, "buffer", None)
    if buffer is not None:
        stream.flush()
        buffer.write(text.encode("latin-1"))
    else:
        stream.write(shown(text))


def shown(text: str) -> str:
    """A Lua string (one character a byte) as text."""
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return text
