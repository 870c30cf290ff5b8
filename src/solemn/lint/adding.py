"""Comments that silence what was found, written at the end of the lines."""

from __future__ import annotations

import re
from collections.abc import Iterable

from solemn.lint.findings import Finding

_THERE = re.compile(rb"(?P<start>--\s*solemn:\s*ignore\[)(?P<codes>[^\]]*)\]")


def with_suppressions(data: bytes, findings: Iterable[Finding]) -> tuple[bytes, int]:
    """A script with a comment on every line that has a finding, and how many findings these comments name.

    What is wrong with such comments (L001) or with the whole file (L000) cannot be silenced.
    """
    codes: dict[int, list[str]] = {}
    for finding in findings:
        if finding.code not in ("L000", "L001"):
            codes.setdefault(finding.span.line, []).append(finding.code)
    lines = data.split(b"\n")
    for line, wanted in codes.items():
        lines[line - 1] = _with_codes(lines[line - 1], sorted(set(wanted)))
    return b"\n".join(lines), sum(len(wanted) for wanted in codes.values())


def _with_codes(line: bytes, wanted: list[str]) -> bytes:
    there = _THERE.search(line)
    ending = b"\r" if line.endswith(b"\r") else b""
    if there is None:
        return line.removesuffix(b"\r").rstrip() + f" -- solemn: ignore[{','.join(wanted)}]".encode() + ending
    named = [code.strip() for code in there["codes"].decode("utf-8", "replace").split(",") if code.strip()]
    codes = ",".join([*named, *(code for code in wanted if code not in named)])
    return line[: there.start()] + there["start"] + codes.encode() + b"]" + line[there.end() :]
