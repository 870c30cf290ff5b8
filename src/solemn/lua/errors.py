"""What goes wrong in Lua: script errors, syntax errors and exceeded limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from solemn.lua.values import primitive_text, type_name

SHOWN_FIRST: Final = 10
SHOWN_LAST: Final = 11
LONGEST_LINE: Final = 200  # of a source line that is shown


@dataclass(frozen=True, slots=True)
class Frame:
    """One line of a Lua call stack."""

    file: str
    line: int
    function: str
    column: int = 0
    end_column: int = 0
    note: str = ""

    def __reduce__(self) -> tuple[type[Frame], tuple[Any, ...]]:
        """Made anew: what is compiled and frozen cannot be set field by field."""
        return Frame, (self.file, self.line, self.function, self.column, self.end_column, self.note)


@dataclass(frozen=True, slots=True)
class BadArgument:
    """Which argument of which function is wrong, what it is, and what the message says of it."""

    position: int
    function: str
    given: Any
    detail: str

    def __reduce__(self) -> tuple[type[BadArgument], tuple[Any, ...]]:
        """Made anew, as a frame is."""
        return BadArgument, (self.position, self.function, self.given, self.detail)


class LuaError(Exception):
    """An error of a script: `value` is the Lua error value, `trace` the Lua calls, innermost first."""

    def __init__(self, value: Any, trace: list[Frame] | None = None) -> None:
        super().__init__(value)
        self.value = value
        self.trace: list[Frame] = trace if trace is not None else []
        self.source_line = ""
        self.placed = trace is not None
        self.argument: BadArgument | None = None

    @property
    def message(self) -> str:
        """The error value as text."""
        text = primitive_text(self.value)
        return text if text is not None else f"(error object is a {type_name(self.value)} value)"

    def __str__(self) -> str:
        return self.message


class LuaSyntaxError(Exception):
    """A source that is not Lua: where, and what was found or expected there."""

    def __init__(self, file: str, line: int, column: int, problem: str, source_line: str = "") -> None:
        super().__init__(file, line, column, problem)
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem
        self.source_line = source_line

    @property
    def message(self) -> str:
        """The message as Lua words it: file, line, what is wrong near what."""
        return f"{self.file}:{self.line}: {self.problem}"

    def __str__(self) -> str:
        return self.message


class LuaLimitError(Exception):
    """A limit of the Lua world was exceeded. No `pcall` catches it."""

    def __init__(self, limit: str, message: str) -> None:
        super().__init__(limit, message)
        self.limit = limit
        self.message = message
        self.trace: list[Frame] = []

    def __str__(self) -> str:
        return self.message


def too_deep() -> LuaLimitError:
    """The error of calls that nest too deeply by way of natives and metamethods."""
    return LuaLimitError("calls", "stack overflow (too many nested calls)")


def bad_argument(position: int, function: str, detail: str, given: Any = None) -> LuaError:
    """The error of a library function about one of its arguments, in Lua's words."""
    made = LuaError(f"bad argument #{position} to '{function}' ({detail})")
    made.argument = BadArgument(position, function, given, detail)
    return made


def argument_error(native: str, position: int, wanted: str, given: Any) -> LuaError:
    """The error of a native of the engine about one of its arguments, in the reference engine's words."""
    made = LuaError(f'Parameter {position} should be "{wanted}" but is "{native_word(given)}".')
    made.argument = BadArgument(position, native, given, "")
    return made


def native_word(value: Any) -> str:
    """What the reference engine calls the type of an argument."""
    word = type_name(value)
    if word == "userdata":
        return type(value).__name__
    return {"function": "Function", "string": "String", "number": "Int"}.get(word, word)


def format_error(err: LuaError | LuaSyntaxError | LuaLimitError) -> str:
    """The error for a person: message, the source line with a caret, the Lua call stack."""
    if isinstance(err, LuaSyntaxError):
        return "\n".join([err.message, *caret_lines(err.source_line, err.column, err.column + 1)])
    lines = [err.message]
    if err.trace:
        top = err.trace[0]
        source_line = err.source_line if isinstance(err, LuaError) else ""
        lines += caret_lines(source_line, top.column, top.end_column)
        lines.append("stack traceback:")
        lines += call_lines(err.trace)
    return "\n".join(lines)


def call_lines(trace: list[Frame]) -> list[str]:
    """The calls of a trace, innermost first; of a deep one the first and the last, as Lua shows it."""
    lines = [f"\t{f.file}:{f.line}: in {f.function}{f.note}" for f in trace]
    skipped = len(lines) - SHOWN_FIRST - SHOWN_LAST
    if skipped <= 1:
        return lines
    return [*lines[:SHOWN_FIRST], f"\t...\t(skipping {skipped} levels)", *lines[-SHOWN_LAST:]]


def caret_lines(source_line: str, column: int, end_column: int) -> list[str]:
    """The source line and a line of carets under columns `column` to `end_column` (counted from 1)."""
    if not source_line.strip() or column < 1:
        return []
    if len(source_line) > LONGEST_LINE:
        start = max(0, min(column - 1, len(source_line)) - LONGEST_LINE // 2)
        source_line, column, end_column = source_line[start : start + LONGEST_LINE], column - start, end_column - start
    end = min(max(end_column, column + 1), len(source_line) + 1)
    margin = "".join(c if c == "\t" else " " for c in source_line[: column - 1])
    return ["  " + source_line, "  " + margin + "^" * max(1, end - column)]
