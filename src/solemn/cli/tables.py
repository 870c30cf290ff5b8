"""Tables and pictures of replays as files: CSV by the standard library, Parquet by pyarrow, pictures by matplotlib."""

import csv
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from solemn.judge.language.errors import InputError, of_file
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.replay_statistics import NAMING, Figures, Statistics, most

_SHOWN: Final = 15  # cards in a picture
_INCHES: Final = (12.0, 6.0)


def write_table(path: Path, statistics: Statistics, with_names: bool, speech: Speech) -> None:
    """Write the rows, or a picture of the cards, by the ending of the file's name.

    Raises InputError for another ending, a file that cannot be written, and a library that is not installed.
    """
    writer = _WRITERS.get(path.suffix.lower())
    if writer is None:
        raise InputError(saying("ending-wrong", option="-o", found=path.name, expected=one_of(_WRITERS)))
    try:
        writer(path, statistics, columns(with_names), speech)
    except OSError as error:
        raise InputError(of_file(f"-o: {path}", error)) from error


def columns(with_names: bool) -> list[str]:
    """The columns of the table; those that say who played only if they are wanted."""
    return [field.name for field in fields(Figures) if with_names or field.name not in NAMING]


def _rows(statistics: Statistics, names: Sequence[str]) -> list[dict[str, Any]]:
    return [{name: getattr(row, name) for name in names} for row in statistics.rows]


def _csv(path: Path, statistics: Statistics, names: Sequence[str], _: Speech) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(_rows(statistics, names))


def _parquet(path: Path, statistics: Statistics, names: Sequence[str], _: Speech) -> None:
    arrow, parquet = _library("pyarrow"), _library("pyarrow.parquet")
    parquet.write_table(arrow.Table.from_pylist(_rows(statistics, names)), path)


def _picture(path: Path, statistics: Statistics, _: Sequence[str], speech: Speech) -> None:
    figure = _library("matplotlib.figure").Figure(figsize=_INCHES, layout="constrained")
    panels = figure.subplots(1, 2)
    for panel, message, counts in zip(panels, ("replay-most-activated", "replay-most-negated"), (statistics.activated, statistics.negated)):
        _bars(panel, speech.say(message), counts, speech)
    figure.savefig(path)


def _bars(panel: Any, title: str, counts: Counter[str], speech: Speech) -> None:
    ranked = most(counts, _SHOWN)[::-1]  # the first one on top
    panel.barh([speech.card(name) for name, _ in ranked], [count for _, count in ranked])
    panel.set_title(title)
    panel.xaxis.get_major_locator().set_params(integer=True)


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise InputError(saying("not-installed", option="-o", found=name.split(".")[0], extra="tables")) from error


_WRITERS: Final[Mapping[str, Callable[[Path, Statistics, Sequence[str], Speech], None]]] = {
    ".csv": _csv, ".parquet": _parquet, ".svg": _picture, ".png": _picture,
}  # fmt: skip
