"""Findings in SARIF 2.1.0, the form that code hosts and editors read."""

import json
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import PurePath
from typing import Any

from solemn.lint.findings import ERROR, INFO, FileReport, Finding
from solemn.lint.registry import all_rules

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {ERROR: "error", INFO: "note"}


def sarif(reports: Sequence[FileReport]) -> str:
    """All findings as one SARIF log with one run."""
    findings = [finding for report in reports for finding in report.findings]
    used = {finding.code for finding in findings}
    driver = {
        "name": "solemn lint",
        "version": _version(),
        "rules": [_rule(rule.code, rule.name, rule.page.split("\n", 1)[0]) for rule in all_rules() if rule.code in used],
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": [_result(f) for f in findings]}]}
    return json.dumps(log, ensure_ascii=False, indent=1)


def _version() -> str:
    try:
        return version("solemn")
    except PackageNotFoundError:
        return "0"


def _rule(code: str, name: str, sentence: str) -> dict[str, Any]:
    return {"id": code, "name": name, "shortDescription": {"text": sentence}}


def _result(finding: Finding) -> dict[str, Any]:
    span = finding.span
    region = {"startLine": span.line, "startColumn": span.column + 1, "endLine": span.end_line, "endColumn": span.end_column + 1}
    text = f"{finding.message}. {finding.help}" if finding.help else finding.message
    return {
        "ruleId": finding.code,
        "level": LEVELS.get(finding.severity, "warning"),
        "message": {"text": text},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": PurePath(finding.path).as_posix()}, "region": region}}],
    }
