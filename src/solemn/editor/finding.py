"""Findings as the editor shows them, and what mends them."""

from __future__ import annotations

from typing import Final

from lsprotocol.types import (
    CodeAction,
    CodeActionKind,
    CodeDescription,
    Diagnostic,
    DiagnosticSeverity,
    DiagnosticTag,
    Range,
    TextEdit,
    WorkspaceEdit,
)

from solemn.editor.text import OpenScript
from solemn.lint.adding import with_suppressions
from solemn.lint.findings import ERROR, INFO, SAFE, WARNING, Finding
from solemn.lint.fixes import apply_fixes
from solemn.lint.links import help_link

SOURCE: Final = "solemn"
FIX_ALL: Final = "source.fixAll.solemn"
_SEVERITIES: Final = {ERROR: DiagnosticSeverity.Error, WARNING: DiagnosticSeverity.Warning, INFO: DiagnosticSeverity.Information}
_FADED: Final = frozenset({"L106"})  # what is unused is shown faded


def diagnostic(finding: Finding, opened: OpenScript) -> Diagnostic:
    """A finding as the editor underlines it."""
    link = help_link(finding.code)
    return Diagnostic(
        range=opened.range(finding.span),
        message=f"{finding.message}\n{finding.help}" if finding.help else finding.message,
        severity=_SEVERITIES[finding.severity],
        code=finding.code,
        code_description=CodeDescription(href=link) if link else None,
        source=SOURCE,
        tags=[DiagnosticTag.Unnecessary] if finding.code in _FADED else None,
    )


def actions(findings: list[Finding], wanted: Range, uri: str, opened: OpenScript) -> list[CodeAction]:
    """What can be done about the findings in a range: their fixes, comments that silence them; and all safe fixes at once."""
    found: list[CodeAction] = []
    for finding in findings:
        if not _touches(opened.range(finding.span), wanted):
            continue
        shown = [diagnostic(finding, opened)]
        if finding.edits:
            kind = "" if finding.fix == SAFE else " (may change what the script does)"
            edits = [TextEdit(opened.range(edit.span), edit.text) for edit in finding.edits]
            found.append(
                CodeAction(f"{finding.code}: fix it{kind}", CodeActionKind.QuickFix, shown, finding.fix == SAFE, edit=_edit(uri, edits))
            )
        silenced, count = with_suppressions(opened.data, (finding,))
        if count:
            found.append(
                CodeAction(f"{finding.code}: silence it here", CodeActionKind.QuickFix, shown, edit=_whole(uri, opened, silenced))
            )
    mended, count = apply_fixes(opened.data, findings)
    if count:
        found.append(CodeAction("solemn: make all safe fixes", FIX_ALL, edit=_whole(uri, opened, mended)))
    return found


def _touches(one: Range, other: Range) -> bool:
    return (one.start.line, one.start.character) <= (other.end.line, other.end.character) and (
        other.start.line,
        other.start.character,
    ) <= (one.end.line, one.end.character)


def _whole(uri: str, opened: OpenScript, data: bytes) -> WorkspaceEdit:
    """The lines that differ, in place of those that were there."""
    old, new = opened.lines, data.split(b"\n")
    first = next((n for n, pair in enumerate(zip(old, new)) if pair[0] != pair[1]), min(len(old), len(new)))
    same = next((n for n, pair in enumerate(zip(reversed(old), reversed(new))) if pair[0] != pair[1]), min(len(old), len(new)))
    same = min(same, len(old) - first, len(new) - first)
    last_old, last_new = len(old) - same, len(new) - same
    text = b"".join(line + b"\n" for line in new[first:last_new]).decode("utf-8", "replace")
    span = Range(opened.place(first, 0), opened.place(last_old, 0))
    if last_old == len(old):  # the last line has no end of its own
        span, text = Range(span.start, opened.place(last_old - 1, len(old[-1]))), text.removesuffix("\n")
    return _edit(uri, [TextEdit(span, text)])


def _edit(uri: str, edits: list[TextEdit]) -> WorkspaceEdit:
    return WorkspaceEdit(changes={uri: edits})
