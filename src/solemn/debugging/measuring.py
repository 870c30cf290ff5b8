"""Coverage of Lua lines by coverage.py, as a table and as HTML pages."""

from __future__ import annotations

import importlib
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from solemn.cards.sources import is_card_script
from solemn.spec.told import ToldError, told

PLUGIN = "solemn.lua.coverage_plugin"


class NoCoverage(ToldError):
    """Lines cannot be measured; the message says why."""


class Measurement:
    """Measures the card scripts that run while it lasts, and writes what it found."""

    __slots__ = ("_coverage", "_module")

    def __init__(self) -> None:
        """Raises NoCoverage if coverage.py is not installed."""
        try:
            self._module: Any = importlib.import_module("coverage")
        except ImportError as error:
            raise NoCoverage(told("coverage-missing")) from error
        self._coverage: Any = self._module.Coverage(data_file=None, config_file=False, include=["*.lua"], messages=False)
        self._coverage.set_option("run:plugins", [PLUGIN])

    @contextmanager
    def running(self) -> Iterator[None]:
        """While this lasts, lines are measured."""
        self._coverage.start()
        try:
            yield
        finally:
            self._coverage.stop()

    def files(self) -> list[str]:
        """The card scripts that ran."""
        return sorted(file for file in self._coverage.get_data().measured_files() if is_card_script(Path(file).name))

    def table(self) -> str:
        """Each script with its lines, those that did not run, and how much of it ran."""
        return self._written("report", show_missing=True)

    def write_html(self, folder: Path) -> None:
        """Write a page for each script, and an index. Raises NoCoverage if that cannot be done."""
        self._written("html_report", directory=str(folder), title="Lua coverage")

    def _written(self, report: str, **options: Any) -> str:
        text = io.StringIO()
        files = self.files()
        if not files:
            raise NoCoverage(told("coverage-nothing"))
        if report == "report":
            options["file"] = text
        try:
            getattr(self._coverage, report)(morfs=files, **options)
        except (self._module.CoverageException, OSError) as error:
            raise NoCoverage(str(error)) from error
        return text.getvalue()
