"""Commands that GitHub Actions shows at the lines of a change."""

from collections.abc import Sequence

from solemn.lint.findings import ERROR, INFO, FileReport, Finding


def github(reports: Sequence[FileReport]) -> str:
    """All findings as workflow commands."""
    return "\n".join(_command(finding) for report in reports for finding in report.findings)


def _command(finding: Finding) -> str:
    level = {ERROR: "error", INFO: "notice"}.get(finding.severity, "warning")
    span = finding.span
    fields = (
        f"file={_property(finding.path)},line={span.line},col={span.column + 1},endLine={span.end_line},endColumn={span.end_column + 1}"
    )
    text = f"{finding.message} ({finding.help})" if finding.help else finding.message
    return f"::{level} title={_property(f'{finding.code} {finding.name}')},{fields}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
