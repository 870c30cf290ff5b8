"""Comments that silence findings: `-- solemn: ignore[N201]` on the line, `-- solemn: ignore-file[N201]` for the file.

A comment without codes silences nothing, and one that silences nothing is itself a finding.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from solemn.lint.findings import SAFE, WARNING, Edit, Finding, Span
from solemn.lint.rule import Rule
from solemn.lint.source import Source

UNUSED_CODE = "L001"
UNUSED_NAME = "unused-suppression"
_COMMENT = re.compile(r"solemn:\s*(?P<what>[\w-]+)?\s*(?:\[(?P<codes>[^\]]*)\])?")


@dataclass(slots=True)
class _Suppression:
    line: int
    whole_file: bool
    codes: tuple[str, ...]
    used: set[str] = field(default_factory=set)

    def silences(self, finding: Finding) -> bool:
        if not (self.whole_file or finding.span.line == self.line):
            return False
        code = next((code for code in self.codes if code.casefold() in (finding.code.casefold(), finding.name)), None)
        if code is None:
            return False
        self.used.add(code)
        return True


def apply_suppressions(
    source: Source, findings: list[Finding], rules: tuple[Rule, ...], known: frozenset[str]
) -> tuple[list[Finding], int]:
    """The findings that stay, with those about the comments themselves, and how many were silenced.

    `known` are the codes and names of all rules, of which `rules` are those that ran.
    """
    comments = [made for line, text in source.comments.items() if (made := _read(line, text)) is not None]
    if not comments:
        return findings, 0
    kept = [finding for finding in findings if not sum(comment.silences(finding) for comment in comments)]
    running = {name for rule in rules for name in (rule.code.casefold(), rule.name)}
    about = [made for comment in comments for made in _about(source, comment, running, known)]
    return kept + about, len(findings) - len(kept)


def _read(line: int, text: str) -> _Suppression | None:
    match = _COMMENT.match(text)
    if match is None:
        return None
    what = match["what"] or ""
    codes = tuple(code.strip() for code in (match["codes"] or "").split(",") if code.strip())
    return _Suppression(line, what == "ignore-file", codes if what in ("ignore", "ignore-file") else ())


def _about(source: Source, comment: _Suppression, running: set[str], known: frozenset[str]) -> list[Finding]:
    if not comment.codes:
        return [_finding(source, comment, "this comment silences nothing: name codes, as in `solemn: ignore[N201]`", False)]
    unknown = [code for code in comment.codes if code.casefold() not in known]
    found = [_finding(source, comment, f"no rule is called {code}", False) for code in unknown]
    unused = [code for code in comment.codes if code not in comment.used and code.casefold() in running]
    if unused:
        whole = not comment.used and len(unused) == len(comment.codes)
        found.append(_finding(source, comment, f"{', '.join(unused)} has nothing to silence here", whole))
    return found


def _finding(source: Source, comment: _Suppression, message: str, removable: bool) -> Finding:
    text = source.lines[comment.line - 1]
    start = len(text[: text.rfind("--", 0, text.find("solemn:"))].rstrip().encode())
    span = Span(comment.line, start, comment.line, len(text.encode()))
    edits = (Edit(span, ""),) if removable else ()
    return Finding(UNUSED_CODE, UNUSED_NAME, "", WARNING, False, source.path, span, message, edits=edits, fix=SAFE if edits else "")
