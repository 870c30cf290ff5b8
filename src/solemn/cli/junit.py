"""Results as JUnit XML, the form that CI servers show as tests."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree

FAILED: Final = "failure"
BROKEN: Final = "error"
_NOT_XML: Final = re.compile(r"[^\t\n\r -\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")


@dataclass(frozen=True, slots=True)
class Case:
    """One test: the file it is of, and what went wrong (`kind` is FAILED or BROKEN, "" when nothing did)."""

    name: str
    file: str
    kind: str = ""
    message: str = ""
    detail: str = ""
    line: int = 0
    output: str = ""


def junit(suite: str, cases: Sequence[Case]) -> str:
    """The XML document of one suite."""
    counts = {"tests": len(cases), "failures": _count(cases, FAILED), "errors": _count(cases, BROKEN)}
    attributes = {"name": suite, **{name: str(count) for name, count in counts.items()}}
    root = ElementTree.Element("testsuites", attributes)
    element = ElementTree.SubElement(root, "testsuite", attributes)
    for case in cases:
        _add(element, case)
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _count(cases: Sequence[Case], kind: str) -> int:
    return sum(case.kind == kind for case in cases)


def _add(suite: ElementTree.Element, case: Case) -> None:
    place = {"line": str(case.line)} if case.line else {}
    element = ElementTree.SubElement(suite, "testcase", {"name": _clean(case.name), "classname": case.file, "file": case.file, **place})
    if case.kind:
        wrong = ElementTree.SubElement(element, case.kind, {"message": _clean(case.message)})
        wrong.text = _clean(case.detail or case.message)
    if case.output:
        ElementTree.SubElement(element, "system-out").text = _clean(case.output)


def _clean(text: str) -> str:
    """The text without what XML cannot hold."""
    return _NOT_XML.sub("\N{REPLACEMENT CHARACTER}", text)
