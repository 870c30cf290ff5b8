"""Findings with the source line, a caret, and help."""

from collections.abc import Iterator, Sequence

from solemn.lint.findings import FileReport, Finding
from solemn.lint.formats.concise import headline


def full(reports: Sequence[FileReport]) -> str:
    """All findings with their frames."""
    return "\n\n".join("\n".join(_frame(finding, report.lines)) for report in reports for finding in report.findings)


def _frame(finding: Finding, lines: Sequence[str]) -> Iterator[str]:
    yield headline(finding)
    span = finding.span
    if 0 < span.line <= len(lines):
        source = lines[span.line - 1]
        number = str(span.line)
        start = len(source.encode("utf-8", "replace")[: span.column].decode("utf-8", "replace"))
        end = (
            len(source.encode("utf-8", "replace")[: span.end_column].decode("utf-8", "replace"))
            if span.end_line == span.line
            else len(source)
        )
        margin = "".join(char if char == "\t" else " " for char in source[:start])
        yield f"{' ' * len(number)} |"
        yield f"{number} | {source}"
        yield f"{' ' * len(number)} | {margin}{'^' * max(1, end - start)} {finding.name}"
        if finding.help:
            yield f"{' ' * len(number)} = help: {finding.help}"
    elif finding.help:
        yield f"  = help: {finding.help}"
