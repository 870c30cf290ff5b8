"""Which lines of Lua files run: what coverage, traces and breakpoints stand on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

_Tracer = Callable[[FrameType, str, Any], Any]


@contextmanager
def watched(wanted: Callable[[str], bool], on_line: Callable[[FrameType, int], None]) -> Iterator[None]:
    """While this lasts, `on_line` is told of every line that runs in the files that are wanted, with the frame, before it runs.

    A debugger or a coverage tool that traces already is set aside meanwhile.
    """
    files: dict[str, bool] = {}

    def called(frame: FrameType, _: str, __: Any) -> _Tracer | None:
        name = frame.f_code.co_filename
        found = files.get(name)
        if found is None:
            found = files[name] = wanted(name)
        return line if found else None

    def line(frame: FrameType, event: str, _: Any) -> _Tracer:
        if event == "line":
            on_line(frame, frame.f_lineno)
        return line

    before = sys.gettrace()
    sys.settrace(called)
    try:
        yield
    finally:
        sys.settrace(before)
