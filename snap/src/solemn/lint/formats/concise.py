"""One line a finding."""

from collections.abc import Sequence

from solemn.lint.findings import FileReport, Finding


def headline(finding: Finding) -> str:
    """Place, code, sentence; `[*]` marks a safe fix."""
    span = finding.span
    mark = " [*]" if finding.fix == "safe" else ""
    return f"{finding.path}:{span.line}:{span.column + 1}: {finding.code}{mark} {finding.message}"


def concise(reports: Sequence[FileReport]) -> str:
    """All findings, one a line."""
    return "\n".join(headline(finding) for report in reports for finding in report.findings)
