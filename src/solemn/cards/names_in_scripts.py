"""Which functions of which tables a script names: read from its text, without running it."""

import re
from collections.abc import Iterator

_SKIP = r"(?P<skip>--\[(?P<a>=*)\[.*?\](?P=a)\]|--[^\n]*|\[(?P<b>=*)\[.*?\](?P=b)\]|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')"
_TOKEN = re.compile(
    _SKIP + r"|(?<![\w.:])(?P<table>[A-Za-z_]\w*)\s*\.\s*(?P<name>[A-Za-z_]\w*)(?P<set>\s*=(?!=))?",
    re.S,
)
_METHOD = re.compile(_SKIP + r"|(?<!:):\s*(?P<name>[A-Za-z_]\w*)\s*\(", re.S)
_LOADS = re.compile(r"\b(?:Load(?:Card)?Script\w*|loadstring|load)\s*\(")
_SET_FIELD = re.compile(r"(?:\.\s*|[{,]\s*)([A-Za-z_]\w*)\s*=(?!=)")
_FUNCTION = re.compile(r"\bfunction\s+[\w.]*[.:]\s*([A-Za-z_]\w*)")
_DEFINED = re.compile(r"function\s*$")
_BEFORE = 16  # characters, room for `function` and blanks
_LOCAL = re.compile(r"\blocal\s+([A-Za-z_]\w*)\b")


def named_functions(text: str) -> Iterator[tuple[str, str, int]]:
    """Table, name and line of every `Table.Name` that the text reads; not those it sets itself, nor those of its local variables."""
    own, made, told = set(_LOCAL.findall(text)), set_functions(text), set()
    for match in _TOKEN.finditer(text):
        if not match["table"] or match["table"] in own or (match["table"], match["name"]) in made:
            continue
        place = (match["table"], match["name"], text.count("\n", 0, match.start()) + 1)
        if place not in told:
            told.add(place)
            yield place


def set_functions(text: str) -> set[tuple[str, str]]:
    """Table and name of every `Table.Name` that the text sets."""
    return {
        (match["table"], match["name"])
        for match in _TOKEN.finditer(text)
        if match["table"] and (match["set"] or _DEFINED.search(text, max(0, match.start() - _BEFORE), match.start()))
    }


def named_methods(text: str) -> Iterator[tuple[str, int]]:
    """Name and line of every `x:Name(...)` of the text, each name once; not those that it defines itself, or may load."""
    if _LOADS.search(text):
        return
    told = defined_fields(text)
    for match in _METHOD.finditer(text):
        name = match["name"]
        if name and name not in told:
            told.add(name)
            yield name, text.count("\n", 0, match.start()) + 1


def defined_fields(text: str) -> set[str]:
    """The names of all functions and fields that the text gives to tables, whatever the table."""
    return {*_FUNCTION.findall(text), *_SET_FIELD.findall(text)}
