"""A trace of the lines that run, and breakpoints at which the author may ask in Lua."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import FrameType
from typing import Final

from solemn.debugging.asking import evaluate
from solemn.debugging.values import lua_locals, value_text
from solemn.judge.scenario.names import CardNames
from solemn.lua.executable import executable_lines
from solemn.lua.places import function_title
from solemn.lua.watching import watched
from solemn.spec.told import ToldError, told

_PLACE: Final = re.compile(r"(?P<file>[^:]+\.lua):(?P<line>\d+)$")
GO_ON, STEP, NEXT = "go on", "step", "next"
HELP: Final = """\
n  next line of this function      s  next line that runs, also in a function that is called
c  go on to the next breakpoint    q  go on without stopping again
l  local variables                 w  where we are: the calls
b c123.lua:45  stop there too      h  this help
Anything else is Lua: an expression (tc:GetAttack()), or a question to the duel (Duel.GetTurnPlayer())."""


class NoPlace(ToldError):
    """A text names no line of a script; the message says so."""


@dataclass(frozen=True, slots=True)
class Breakpoint:
    """A line of a script, by the name of its file."""

    file: str
    line: int

    @classmethod
    def of(cls, text: str) -> Breakpoint:
        """From `c123.lua:45`. Raises NoPlace."""
        match = _PLACE.fullmatch(text.strip())
        if match is None:
            raise NoPlace(told("data-found", found=repr(text), expected=told("break-place")))
        return cls(Path(match["file"]).name, int(match["line"]))


@dataclass(slots=True)
class Session:
    """What is traced and where it stops. `write` gets lines for the author, `ask` shows a prompt and gives the answer (None: go on)."""

    names: CardNames
    write: Callable[[str], None]
    ask: Callable[[str], str | None]
    traced: frozenset[str] = frozenset()
    breakpoints: set[Breakpoint] = field(default_factory=set)
    _mode: str = GO_ON
    _depth: int = 0
    _seen: dict[int, dict[str, str]] = field(default_factory=dict)  # locals that were shown last, by frame
    _runs: int = 0

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While this lasts, scripts are traced and stopped. A second time says that the duel is played again."""
        self._runs += 1
        if self._runs > 1:
            self.write(f"-- played again (run {self._runs}): the judge asks why a play is refused")
        self._mode, self._seen = GO_ON, {}
        with watched(self._wants, self._line):
            yield

    def _wants(self, file: str) -> bool:
        return file.endswith(".lua") and (bool(self.breakpoints) or Path(file).name in self.traced)

    def _line(self, frame: FrameType, line: int) -> None:
        file = frame.f_code.co_filename
        if line not in _statements(file):
            return
        name = Path(file).name
        if name in self.traced:
            self._trace(frame, name, line)
        stops = self._mode == STEP or (self._mode == NEXT and _depth(frame) <= self._depth)
        if stops or (Breakpoint(name, line) in self.breakpoints and not _defines(frame, line)):
            self._stop(frame, name, line)

    # -- traces -------------------------------------------------------------------------------------------------------

    def _trace(self, frame: FrameType, name: str, line: int) -> None:
        now = {key: value_text(value, self.names) for key, value in lua_locals(frame).items()}
        before = self._seen.get(id(frame), {})
        self._seen[id(frame)] = now
        changed = ", ".join(f"{key}={text}" for key, text in now.items() if before.get(key) != text)
        self.write(f"{name}:{line}: {source_line(frame, line)}" + (f"  -- {changed}" if changed else ""))

    # -- breakpoints ----------------------------------------------------------------------------------------------------

    def _stop(self, frame: FrameType, name: str, line: int) -> None:
        self.write(f"{name}:{line} in {_title(frame)}")
        self.write(f"    {source_line(frame, line)}")
        while True:
            answer = self.ask("(lua) ")
            if answer is None or not self._obey(answer.strip() or "n", frame):
                return

    def _obey(self, command: str, frame: FrameType) -> bool:
        """Do what the author says; is the prompt to be shown again?"""
        if command in ("n", "next", "s", "step"):
            self._mode, self._depth = (NEXT if command[0] == "n" else STEP), _depth(frame)
            return False
        if command in ("c", "go", "continue"):
            self._mode = GO_ON
            return False
        if command in ("q", "quit"):
            self._mode = GO_ON
            self.breakpoints.clear()
            return False
        if command in ("l", "locals"):
            for key, value in lua_locals(frame).items():
                self.write(f"{key} = {value_text(value, self.names)}")
        elif command in ("w", "where"):
            self._where(frame)
        elif command in ("h", "help", "?"):
            self.write(HELP)
        elif command.startswith("b "):
            self._add(command[2:])
        else:
            self.write(evaluate(frame, command, self.names))
        return True

    def _add(self, text: str) -> None:
        try:
            self.breakpoints.add(Breakpoint.of(text))
        except NoPlace as error:
            self.write(str(error))

    def _where(self, frame: FrameType) -> None:
        for here in _lua_frames(frame):
            self.write(f"{Path(here.f_code.co_filename).name}:{here.f_lineno}: in {_title(here)}")


def source_line(frame: FrameType, line: int) -> str:
    """The text of a line of the frame's file, without its indentation."""
    try:
        lines = Path(frame.f_code.co_filename).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return lines[line - 1].strip() if line <= len(lines) else ""


@lru_cache(maxsize=64)
def _statements(file: str) -> frozenset[int]:
    """The lines of a file on which a statement begins."""
    try:
        return frozenset(executable_lines(Path(file).read_bytes()))
    except OSError:
        return frozenset()


def _defines(frame: FrameType, line: int) -> bool:
    """Does the line only make a function here? Whoever stops there means the function when it runs."""
    return frame.f_code.co_name == "main chunk" and source_line(frame, line).startswith("function ")


def _title(frame: FrameType) -> str:
    return function_title(frame.f_code).removeprefix("function ").strip("'")


def _lua_frames(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        if frame.f_code.co_filename.endswith(".lua"):
            yield frame
        frame = frame.f_back


def _depth(frame: FrameType) -> int:
    """How many Lua functions are running."""
    return sum(1 for _ in _lua_frames(frame))
