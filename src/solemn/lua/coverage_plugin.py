"""A plugin for coverage.py: measures Lua scripts. Add `plugins = solemn.lua.coverage_plugin` to its settings."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from solemn.lua.executable import executable_lines


def coverage_init(registry: Any, options: dict[str, str]) -> None:
    """Called by coverage.py."""
    coverage: Any = importlib.import_module("coverage")

    class LuaReporter(coverage.FileReporter):  # type: ignore[misc]
        """Tells which lines of a script can run."""

        def lines(self) -> set[int]:
            return executable_lines(Path(self.filename).read_bytes())

    class LuaTracer(coverage.FileTracer):  # type: ignore[misc]
        """A script is its own source: code and file have the same lines."""

        def __init__(self, filename: str) -> None:
            self.filename = filename

        def source_filename(self) -> str:
            return self.filename

    class LuaPlugin(coverage.CoveragePlugin):  # type: ignore[misc]
        """Traces every file that ends in `.lua`."""

        def file_tracer(self, filename: str) -> Any:
            return LuaTracer(filename) if filename.endswith(".lua") else None

        def find_executable_files(self, src_dir: str) -> list[str]:
            return [str(path) for path in sorted(Path(src_dir).rglob("*.lua"))]

        def file_reporter(self, filename: str) -> Any:
            return LuaReporter(filename)

    registry.add_file_tracer(LuaPlugin())
