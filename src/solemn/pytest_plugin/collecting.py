"""Scenario files as tests."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import pytest

from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import AGREES
from solemn.judge.play.report import text_lines
from solemn.pytest_plugin import judge_of


class NotAsExpected(Exception):
    """A scenario did not go as its file expects; the message is the transcript with what was found."""


class ScenarioFile(pytest.File):
    """A file with one scenario."""

    def collect(self) -> Iterator["ScenarioItem"]:
        """The scenario."""
        yield ScenarioItem.from_parent(self, name=self.path.name.partition(".")[0])


class ScenarioItem(pytest.Item):
    """One scenario; the test passes if all of its expectations hold. It uses no fixtures; plugins such as pytest-lsp look for them."""

    funcargs: Mapping[str, object] = MappingProxyType({})

    def runtest(self) -> None:
        """Play it. Raises NotAsExpected, InputError."""
        judgement = judge_of(self.config).judge_file(self.path)
        if judgement.verdict != AGREES:
            raise NotAsExpected("\n".join(text_lines(judgement)))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The transcript, or what is wrong with the file; a traceback only for anything else."""
        if isinstance(excinfo.value, (NotAsExpected, InputError)):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """Where it is."""
        return self.path, 0, f"scenario: {self.name}"
