"""Findings in SARIF 2.1.0, the form that code hosts and editors read."""

import json
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import PurePath
from typing import Any

from solemn.lint.docs import ALWAYS, page
from solemn.lint.findings import ERROR, INFO, SAFE, Edit, FileReport, Finding, Span
from solemn.lint.links import documentation, help_link
from solemn.lint.registry import all_rules

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {ERROR: "error", INFO: "note"}


def sarif(reports: Sequence[FileReport]) -> str:
    """All findings as one SARIF log with one run: each rule with its page, each finding with its fix."""
    used = {finding.code for report in reports for finding in report.findings}
    rules = [_rule(rule.code, rule.name, rule.page.split("\n", 1)[0], page(rule)) for rule in all_rules() if rule.code in used]
    rules += [_rule(code, name, what, what) for code, name, _, what in ALWAYS if code in used]
    return sarif_log("solemn lint", rules, [_result(finding, report.lines) for report in reports for finding in report.findings])


def sarif_log(tool: str, rules: Iterable[dict[str, Any]], results: Iterable[dict[str, Any]]) -> str:
    """A SARIF log with one run of a tool."""
    driver = {"name": tool, "version": _version(), "rules": list(rules)}
    if documentation():
        driver["informationUri"] = documentation()
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": list(results)}
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=1)


def location(path: str, region: dict[str, int]) -> dict[str, Any]:
    """A place in a file; its region is empty for the whole file."""
    place: dict[str, Any] = {"artifactLocation": {"uri": PurePath(path).as_posix()}}
    return {"physicalLocation": place | ({"region": region} if region else {})}


def _version() -> str:
    try:
        return version("solemn")
    except PackageNotFoundError:
        return "0"


def _rule(code: str, name: str, sentence: str, text: str) -> dict[str, Any]:
    made: dict[str, Any] = {"id": code, "name": name, "shortDescription": {"text": sentence}, "help": {"text": text, "markdown": text}}
    link = help_link(code)
    return made | ({"helpUri": link} if link else {})


def _result(finding: Finding, lines: Sequence[str]) -> dict[str, Any]:
    text = f"{finding.message}. {finding.help}" if finding.help else finding.message
    made: dict[str, Any] = {
        "ruleId": finding.code,
        "level": LEVELS.get(finding.severity, "warning"),
        "message": {"text": text},
        "locations": [location(finding.path, _region(finding.span, lines))],
    }
    return made | ({"fixes": [_fix(finding, lines)]} if finding.edits else {})


def _fix(finding: Finding, lines: Sequence[str]) -> dict[str, Any]:
    kind = "a safe fix" if finding.fix == SAFE else "a fix that may change what the script does"
    place = {"uri": PurePath(finding.path).as_posix()}
    changes = [{"artifactLocation": place, "replacements": [_replacement(edit, lines) for edit in finding.edits]}]
    return {"description": {"text": f"{finding.code}: {kind}"}, "artifactChanges": changes}


def _replacement(edit: Edit, lines: Sequence[str]) -> dict[str, Any]:
    return {"deletedRegion": _region(edit.span, lines), "insertedContent": {"text": edit.text}}


def _region(span: Span, lines: Sequence[str]) -> dict[str, int]:
    """A stretch in characters; in bytes where the lines are not at hand."""
    return {
        "startLine": span.line, "startColumn": _characters(span.line, span.column, lines) + 1,
        "endLine": span.end_line, "endColumn": _characters(span.end_line, span.end_column, lines) + 1,
    }  # fmt: skip


def _characters(line: int, column: int, lines: Sequence[str]) -> int:
    if not 0 < line <= len(lines):
        return column
    return len(lines[line - 1].encode("utf-8", "replace")[:column].decode("utf-8", "replace"))
