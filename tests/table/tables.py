"""Tables for tests, on the bundled cards."""

from functools import cache
from pathlib import Path
from typing import Any

from solemn.core.state.data import Card
from solemn.duel.pool import bundled_pool
from solemn.judge.language.choosing import speech_in
from solemn.judge.play.judging import Judge
from solemn.table.opening import open_file, open_text
from solemn.table.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples"


@cache
def judge(language: str = "en") -> Judge:
    """A judge for the bundled cards."""
    return Judge(bundled_pool(), speech=speech_in(language))


def table_of(text: str, language: str = "en") -> Table:
    """The table of a case in the short notation."""
    speech = speech_in(language)
    return Table(judge(language), open_text(text, "case", judge(language), speech), speech)


def table_of_file(path: Path) -> Table:
    """The table of a file."""
    speech = speech_in("en")
    return Table(judge(), open_file(path, judge(), speech), speech)


def card_named(table: Table, name: str, zone: int = 0) -> Card:
    """A card of the duel by its name, in one of the zones of a mask if that is given."""
    return next(c for c in table.duel.state.cards if c.printed.name == name and (c.location & zone if zone else c.location))


def told(table: Table) -> list[Any]:
    """The lines that tell what happened up to now."""
    return [(line.kind, line.text) for line in table.lines()]
