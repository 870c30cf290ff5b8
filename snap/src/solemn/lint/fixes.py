"""Applying the edits of findings to a file's bytes."""

import difflib
from collections.abc import Iterable

from solemn.lint.findings import SAFE, Edit, Finding


def fixable(findings: Iterable[Finding], unsafe: bool) -> list[Finding]:
    """The findings whose edits may be applied: the safe ones, or all."""
    return [finding for finding in findings if finding.edits and (unsafe or finding.fix == SAFE)]


def apply_fixes(data: bytes, findings: Iterable[Finding], unsafe: bool = False) -> tuple[bytes, int]:
    """The bytes with the edits made, and how many findings were fixed. Edits that overlap wait for the next run."""
    newline = b"\r\n" if b"\r\n" in data else b"\n"
    mark = b"\xef\xbb\xbf" if data.startswith(b"\xef\xbb\xbf") else b""
    lines = data[len(mark) :].replace(b"\r\n", b"\n").split(b"\n")
    taken: list[tuple[int, int, int]] = []
    edits: dict[tuple[int, int, int], Edit] = {}
    fixed = 0
    for finding in fixable(findings, unsafe):
        places = [(edit.span.line, edit.span.column, edit.span.end_column) for edit in finding.edits]
        if any(_overlap(place, other) for place in places for other in taken) and not all(place in edits for place in places):
            continue
        if any(edit.span.line != edit.span.end_line for edit in finding.edits):
            continue
        taken += places
        edits.update(zip(places, finding.edits))
        fixed += 1
    for line, start, end in sorted(edits, reverse=True):
        text = lines[line - 1]
        lines[line - 1] = text[:start] + edits[line, start, end].text.encode() + text[end:]
    emptied = {line for line, _, _ in edits if not lines[line - 1].strip()}
    kept = [text for number, text in enumerate(lines, 1) if number not in emptied]
    return mark + newline.join(kept), fixed


def _overlap(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return one[0] == other[0] and one[1] < other[2] and other[1] < one[2]


def difference(before: bytes, after: bytes, path: str) -> str:
    """The change as a unified diff."""
    old, new = (data.decode("utf-8", "replace").replace("\r\n", "\n").splitlines(keepends=True) for data in (before, after))
    return "".join(difflib.unified_diff(old, new, path, path))
