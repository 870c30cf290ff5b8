"""Which functions of which tables a script names: read from its text, without running it."""

import re
from collections.abc import Iterator

_TOKEN = re.compile(
    r"(?P<skip>--\[(?P<a>=*)\[.*?\](?P=a)\]|--[^\n]*|\[(?P<b>=*)\[.*?\](?P=b)\]|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')"
    r"|(?<![\w.:])(?P<table>[A-Za-z_]\w*)\s*\.\s*(?P<name>[A-Za-z_]\w*)(?P<set>\s*=(?!=))?",
    re.S,
)
_DEFINED = re.compile(r"function\s*$")
_LOCAL = re.compile(r"\blocal\s+([A-Za-z_]\w*)\b")


def named_functions(text: str) -> Iterator[tuple[str, str, int]]:
    """Table, name and line of every `Table.Name` that the text reads; not those it sets itself, nor those of its local variables."""
    hits = [match for match in _TOKEN.finditer(text) if match["table"]]
    own = set(_LOCAL.findall(text))
    made = {(m["table"], m["name"]) for m in hits if m["set"] or _DEFINED.search(text, max(0, m.start() - 12), m.start())}
    told = set()
    for match in hits:
        place = (match["table"], match["name"], text.count("\n", 0, match.start()) + 1)
        if match["table"] not in own and place[:2] not in made and place not in told:
            told.add(place)
            yield place
