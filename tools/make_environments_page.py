"""Write the tables of docs/environments.md: what stands in each array of an observation.

usage: make_environments_page.py
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from solemn.env.facts import FACTS
from solemn.env.layout import Field
from solemn.env.tables import CARD, DECISIONS, EVENT, EVENTS, GLOBAL, LINK, LOCATIONS, MOVE, MOVES, PHASES, TABLES

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
BEGIN, END = "<!-- begin: made by tools/make_environments_page.py -->\n", "<!-- end -->\n"
TITLES = {
    GLOBAL: "`globals`: the duel, and what must be decided",
    CARD: "`cards`: cards whose face or back the player sees",
    LINK: "`chain`: the Chain, oldest link first",
    EVENT: "`history`: what happened, newest first",
    MOVE: "`moves`: the legal moves; `chosen`: of a choice in several steps those made so far, newest first",
}
LISTS = {"LOCATIONS": LOCATIONS, "PHASES": PHASES, "DECISIONS": DECISIONS, "MOVES": MOVES, "EVENTS": EVENTS}
PARTS = ((CARD.fields, "all fields of `cards`, of the card that it is about"), (FACTS, "the printed facts of the card"))


def tables() -> str:
    """The text between the marks."""
    return "\n".join(_lines()) + "\n"


def page() -> str:
    """The whole page."""
    text = PAGE.read_text(encoding="utf-8")
    head, tail = text.split(BEGIN)[0], text.split(END)[-1]
    return head + BEGIN + tables() + END + tail


def _lines() -> Iterator[str]:
    yield "\n### Printed facts of a card\n"
    yield from _table(FACTS, ())
    for layout, title in TITLES.items():
        shapes = [f"`{name}` {f'{most} × ' if most else ''}{layout.size}" for name, (of, most) in TABLES.items() if of is layout]
        yield f"\n### {title}\n"
        yield f"{', '.join(shapes)} bytes; {layout.columns} numbers a row when expanded.\n"
        yield from _table(layout.fields, PARTS[1:] if layout is CARD else PARTS)
    yield "\n### Names of numbers\n"
    for name, words in LISTS.items():
        yield f"- `{name}`: {', '.join(f'{number} {word}' for number, word in enumerate(words) if word)}"


def _table(fields: Sequence[Field], parts: Sequence[tuple[Sequence[Field], str]]) -> Iterator[str]:
    """One line a field; fields that another table has are one line together."""
    yield "| bytes | field | kind | meaning |"
    yield "|---|---|---|---|"
    place = 0
    while fields:
        part, meaning = next(((part, words) for part, words in parts if tuple(fields[: len(part)]) == tuple(part)), (fields[:1], ""))
        size = sum(field.size for field in part)
        where = f"{place}-{place + size - 1}" if size > 1 else str(place)
        yield f"| {where} | | | {meaning} |" if meaning else _line(where, part[0])
        place += size
        fields = fields[len(part) :]


def _line(where: str, field: Field) -> str:
    kind = f"{field.kind}, {field.width}" if field.width else field.kind
    return f"| {where} | `{field.name}` | {kind} | {field.meaning} |"


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    PAGE.write_text(page(), encoding="utf-8")
