"""The signature table: every function that a script may call on Card, Duel, Effect, Group and Debug, declared once.

The table is text (`natives/*.sig`), one function an entry:

    Card.IsAbleToHand(c: card, player: int = current) -> bool
        Can the card be added to its owner's hand?

Parameters are `name: type`, with `= default` when they may be left out or nil; `...` takes any more. Types: card, group, effect, int, bool,
string, function, table, any, or several joined by `|`; a `?` after the type lets nil through as nil. Results: none, bool, int, string,
card, group, effect, any, several joined by `, `; `?` where nil may come back and `*` for any number of further ones. In brackets
after the result: `asks` (a player may have to decide), `acts` (refused while a script is only asked a question).
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from types import MappingProxyType

_HEAD = re.compile(r"(\w+)\.(\w+)\((.*)\) -> ([^\[]+?)(?:\s*\[([^\]]*)\])?$")
_PARAM = re.compile(r"(\w+): ([\w|?]+)(?: = (.+))?$")
TABLES = ("Card", "Duel", "Effect", "Group", "Debug")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter: `types` are the accepted kinds; `default` is text, None when the parameter is required."""

    name: str
    types: tuple[str, ...]
    nullable: bool
    default: str | None


@dataclass(frozen=True, slots=True)
class Native:
    """One function of the script interface."""

    table: str
    name: str
    parameters: tuple[Parameter, ...]
    variadic: bool
    results: tuple[str, ...]
    asks: bool
    acts: bool
    doc: str

    @property
    def dotted(self) -> str:
        """The name scripts use, such as `Card.GetLevel`."""
        return f"{self.table}.{self.name}"

    @property
    def is_single(self) -> bool:
        """Does it always return exactly one value?"""
        return len(self.results) == 1 and self.results[0] != "none" and not self.results[0].endswith("*")

    @property
    def is_boolean(self) -> bool:
        """Does it always return exactly one boolean?"""
        return self.results == ("bool",)


class SignatureError(ValueError):
    """The signature table itself is wrong; says file and line."""


@lru_cache(maxsize=1)
def natives() -> Mapping[str, Native]:
    """Every function of the table by its dotted name."""
    found: dict[str, Native] = {}
    folder = resources.files("solemn.spec") / "natives"
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.name.endswith(".sig"):
            for native in parse(entry.read_text(encoding="utf-8"), entry.name):
                if native.dotted in found:
                    raise SignatureError(f"{entry.name}: {native.dotted} is declared twice")
                found[native.dotted] = native
    return MappingProxyType(found)


def parse(text: str, name: str = "signatures") -> Iterator[Native]:
    """The functions that a text of the table's form declares. Raises SignatureError."""
    head, doc = "", []
    for number, line in enumerate([*text.splitlines(), "end"], 1):
        if line.startswith("    "):
            doc.append(line.strip())
        elif line.strip() and not line.startswith("#"):
            if head:
                yield _native(head, " ".join(doc), f"{name}:{number}")
            head, doc = line.strip(), []


def _native(head: str, doc: str, where: str) -> Native:
    match = _HEAD.match(head)
    if match is None or match[1] not in TABLES or not doc:
        raise SignatureError(f"{where}: expected 'Table.Name(parameters) -> result' with a sentence below it, found {head!r}")
    table, name, parameters, results, marks = match.groups()
    parts = [part.strip() for part in parameters.split(", ") if part.strip()]
    variadic = bool(parts) and parts[-1] == "..."
    words = set((marks or "").replace(",", " ").split())
    if words - {"asks", "acts"}:
        raise SignatureError(f"{where}: unknown mark in {head!r}")
    return Native(
        table=table,
        name=name,
        parameters=tuple(_parameter(part, where) for part in (parts[:-1] if variadic else parts)),
        variadic=variadic,
        results=tuple(part.strip() for part in results.split(",")),
        asks="asks" in words,
        acts="acts" in words,
        doc=doc,
    )


def _parameter(text: str, where: str) -> Parameter:
    match = _PARAM.match(text)
    if match is None:
        raise SignatureError(f"{where}: expected 'name: type' or 'name: type = default', found {text!r}")
    name, types, default = match.groups()
    return Parameter(name, tuple(types.replace("?", "").split("|")), "?" in types, default)
