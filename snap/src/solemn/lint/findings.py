"""What a rule reports: a place, a sentence, help, and perhaps an edit."""

from dataclasses import dataclass
from typing import Final

ERROR: Final = "error"
WARNING: Final = "warning"
INFO: Final = "info"
SAFE: Final = "safe"
UNSAFE: Final = "unsafe"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a file: lines from 1, byte columns from 0, the end column excluded."""

    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Edit:
    """Replaces a stretch by a text."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One mistake in one place. `mistake` is the class of negation mistake (M1 to M12), empty for others."""

    code: str
    name: str
    mistake: str
    severity: str
    preview: bool
    path: str
    span: Span
    message: str
    help: str = ""
    edits: tuple[Edit, ...] = ()
    fix: str = ""

    @property
    def sort_key(self) -> tuple[str, int, int, str]:
        """Findings are listed by file, place and code."""
        return self.path, self.span.line, self.span.column, self.code


@dataclass(frozen=True, slots=True)
class FileReport:
    """What was found in one file, with the file's lines for showing the place."""

    path: str
    findings: tuple[Finding, ...]
    lines: tuple[str, ...]
    suppressed: int = 0
