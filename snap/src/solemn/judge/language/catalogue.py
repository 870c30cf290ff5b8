"""The rule catalogue: each rule's ID, sentence and source."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec
from ruamel.yaml import YAML

_FILE: Final = Path(__file__).with_name("rules.yaml")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: a sentence that a player understands, where it comes from, and cards that show it."""

    id: str
    sentence: str
    source: str
    cards: tuple[str, ...] = ()


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule by ID, in the order of the catalogue."""
    rows = YAML(typ="safe", pure=True).load(_FILE.read_text(encoding="utf-8"))
    return MappingProxyType({row["id"]: msgspec.convert(row, Rule) for row in rows})


def rule(name: str) -> Rule:
    """The rule with this ID. Raises KeyError."""
    return rules()[name]
