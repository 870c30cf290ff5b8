"""Families of kinds of edit (`families.tsv`): the rule that covers each, or why there is none. A kind belongs to the first one whose
expression is found in it."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from mining.tables import Kind

TABLE = Path(__file__).with_suffix(".tsv")


@dataclass(slots=True)
class Family:
    """A family, with its kinds."""

    name: str
    answer: str
    kinds: list[Kind]


def families_of(kinds: Iterable[Kind]) -> list[Family]:
    """The families that have kinds."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    found = [Family(row["family"], row["answer"], []) for row in rows]
    expressions = [re.compile(row["expression"]) for row in rows]
    for kind in kinds:
        text = f"{kind.where}\t{kind.pattern}"
        found[next(place for place, expression in enumerate(expressions) if expression.search(text))].kinds.append(kind)
    return [family for family in found if family.kinds]


def table_of(families: list[Family]) -> str:
    """The families as a table: kinds, edits, the two most frequent kinds, and the rule or the reason."""
    lines = ["| family | kinds | edits | such as | rule, or why none |", "| --- | --- | --- | --- | --- |"]
    for family in families:
        examples = ", ".join(f"`{kind.where}: {kind.pattern}`".replace("|", "\\|") for kind in family.kinds[:2])
        lines.append(f"| {family.name} | {len(family.kinds)} | {sum(kind.count for kind in family.kinds)} | {examples} | {family.answer} |")
    return "\n".join(lines)
