"""Findings for programs."""

import json
from collections.abc import Sequence
from typing import Any

from solemn.lint.findings import FileReport, Finding

VERSION = "solemn-lint/1"


def as_json(reports: Sequence[FileReport]) -> str:
    """All findings as one JSON document."""
    findings = [_entry(finding) for report in reports for finding in report.findings]
    return json.dumps({"format": VERSION, "findings": findings}, ensure_ascii=False, indent=1)


def _entry(finding: Finding) -> dict[str, Any]:
    span = finding.span
    return {
        "code": finding.code,
        "name": finding.name,
        "mistake": finding.mistake,
        "severity": finding.severity,
        "preview": finding.preview,
        "path": finding.path,
        "line": span.line,
        "column": span.column + 1,
        "end_line": span.end_line,
        "end_column": span.end_column + 1,
        "message": finding.message,
        "help": finding.help,
        "fix": _fix(finding),
    }


def _fix(finding: Finding) -> dict[str, Any] | None:
    if not finding.edits:
        return None
    edits = [
        {"line": e.span.line, "column": e.span.column + 1, "end_line": e.span.end_line, "end_column": e.span.end_column + 1, "text": e.text}
        for e in finding.edits
    ]
    return {"applicability": finding.fix, "edits": edits}
