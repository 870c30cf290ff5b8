"""Figures of replays as tables of text."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from solemn.judge.language.speech import Speech
from solemn.judge.play.replay_statistics import Figures, Statistics, most

_WIDE: Final = 500  # columns of a table that no terminal shows
_SHOWN: Final = 10  # cards
_HEADS: Final = ("number", "date", "first-deck", "second-deck", "turns", "winner", "ending", "negations")


def table_lines(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table, as wide as the terminal is or, in a file, as it needs to be."""
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, width=_WIDE)
    table = Table(*heads, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    with console.capture() as capture:
        console.print(table)
    yield from (line.rstrip() for line in capture.get().splitlines())


def statistics_lines(statistics: Statistics, with_names: bool, speech: Speech) -> Iterator[str]:
    """A row for each replay, then the cards that were activated and negated most."""
    heads = [speech.say(f"head-{word}") for word in _HEADS]
    if with_names:
        heads.append(speech.say("head-file"))
    yield from table_lines(heads, [_row(row, with_names, speech) for row in statistics.rows])
    for message, counts in (("replay-most-activated", statistics.activated), ("replay-most-negated", statistics.negated)):
        ranked = most(counts, _SHOWN)
        if ranked:
            yield ""
            yield speech.say(message)
            yield from (f"  {count:>4}  {speech.card(name)}" for name, count in ranked)


def _row(row: Figures, with_names: bool, speech: Speech) -> list[str]:
    mixed = speech.say("replay-no-archetype")
    shown = [
        str(row.number), row.date, row.first_deck or mixed, row.second_deck or mixed, str(row.turns),
        speech.say("replay-winner", winner=row.winner), speech.say("replay-ending", ending=row.ending),
        f"{row.first_negations} : {row.second_negations}",
    ]  # fmt: skip
    return [*shown, row.file] if with_names else shown
