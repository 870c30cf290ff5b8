"""`solemn diff`: what a change of scripts does to play."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from solemn.cards.database import CardDatabase
from solemn.cards.sources import NoScripts
from solemn.cli.files import DatabasesOption, EdoproOption, FileOptions, card_files, card_pool
from solemn.judge.language.errors import InputError, of_file, said_of
from solemn.judge.language.speech import english
from solemn.judge.play.judging import Judge
from solemn.judge.scenario import model
from solemn.judge.scenario.reading import SUFFIXES, scenario_files
from solemn.judge.telling.phrases import step_text
from solemn.replays.reading import is_replay
from solemn.spec.cards import PrintedCard
from solemn.trying.cases import write_case
from solemn.trying.comparing import Comparison, Difference, cards_of_replay, compare
from solemn.trying.themes import Stock
from solemn.trying.versions import NoVersions, Versions, of_commits, of_folders

SAME, DIFFERENT = 0, 1
VERSION: Final = "solemn-diff/1"
_NAMED: Final = 10  # passcodes that are left out
_STEPS: Final = 4  # that are shown before a difference


def diff(
    old: Annotated[str, typer.Argument(help="A folder of scripts, or a commit.", metavar="OLD")],
    new: Annotated[str, typer.Argument(help="The same, later.", metavar="NEW")],
    checkout: Annotated[Path, typer.Option("--checkout", "-C", help="The git checkout of scripts that the commits are of.")] = Path("."),
    db: DatabasesOption = None,
    scripts: Annotated[
        list[Path] | None, typer.Option("--scripts", envvar="SOLEMN_SCRIPTS", help="Folders with the library and other cards' scripts.")
    ] = None,
    edopro: EdoproOption = None,
    scenarios: Annotated[
        list[Path] | None, typer.Option("--scenarios", help="Scenarios and replays to play too: files, or folders of them.")
    ] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="A folder: write each difference as a scenario.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    most: Annotated[int, typer.Option("--most", help="At most so many cards; 0 for all.", min=0)] = 0,
) -> None:
    """Play the cards whose scripts differ by both versions. Exit status: 0 they play alike, 1 they do not, 2 bad input."""
    files = card_files(FileOptions.of(None, db, edopro))
    database = card_pool(files).database
    others = [*(scripts or ()), *files.scripts]
    own = _own_files(scenarios or ())
    differ, found = False, []
    try:
        with _versions(old, new, checkout, database, others) as versions:
            _tell_left_out(versions)
            stock = Stock.of(versions.new)
            for card in versions.cards[: most or None]:
                comparison = compare(card, versions, stock, [file.path for file in own if file.has(card)])
                differ = differ or bool(comparison.differences)
                found.append(comparison)
                if not as_json:
                    typer.echo("\n".join(told(comparison)))
                if output is not None:
                    _write(comparison, output, versions)
    except (NoVersions, NoScripts) as error:
        raise InputError(said_of(error)) from error
    if as_json:
        typer.echo(json.dumps({"format": VERSION, "cards": [as_row(one) for one in found]}, ensure_ascii=False, indent=1))
    elif not found:
        typer.echo("no card's script differs")
    raise typer.Exit(DIFFERENT if differ else SAME)


@contextmanager
def _versions(old: str, new: str, checkout: Path, database: CardDatabase, others: Sequence[Path]) -> Iterator[Versions]:
    if Path(old).is_dir() and Path(new).is_dir():
        yield of_folders(Path(old), Path(new), database, others)
    else:
        with of_commits(old, new, checkout, database) as versions:
            yield versions


def _tell_left_out(versions: Versions) -> None:
    for codes, why in ((versions.unknown, "in no database"), (versions.alone, "in one version only")):
        if codes:
            more = f" and {len(codes) - _NAMED} more" if len(codes) > _NAMED else ""
            typer.echo(f"solemn diff: left out, {why}: {', '.join(map(str, codes[:_NAMED]))}{more}", err=True)


@dataclass(frozen=True, slots=True)
class _Own:
    """A file of the user's: a scenario with its text, or a replay with the passcodes of its decks."""

    path: Path
    text: str = ""
    codes: frozenset[int] = frozenset()

    def has(self, card: PrintedCard) -> bool:
        """Is the card named in the scenario, or in a deck of the replay?"""
        return card.code in self.codes or any(word in self.text for word in (card.name, str(card.code)) if word)


def _own_files(paths: Iterable[Path]) -> list[_Own]:
    """The replays and scenarios that were named, and those in folders. Raises InputError for a path without any."""
    found: list[_Own] = []
    for path in paths:
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        replays = [file for file in inside if is_replay(file)]
        scenarios = [file for file in inside if file.suffix in SUFFIXES] if replays else scenario_files([path])
        found += [_Own(file, codes=cards_of_replay(file)) for file in replays]
        found += [_Own(file, file.read_text(encoding="utf-8", errors="replace")) for file in scenarios]
    return found


# -- how it is told -------------------------------------------------------------------------------------------------


def told(comparison: Comparison) -> Iterator[str]:
    """A card's differences, each with what came before; or how much was tried."""
    card = comparison.card
    tried = f"{comparison.tried} situations, the card acts in {comparison.acted} of those without negators"
    if not comparison.differences:
        yield f"{card.name} ({card.code}): no difference in {tried}"
        return
    yield f"{card.name} ({card.code}): {comparison.differing} of {tried}, differ"
    for difference in comparison.differences:
        yield f"  {difference.situation}"
        yield from (f"      step: {text}" for text in _steps(difference))
        yield from (f"        {event}" for event in difference.common)
        yield f"    - {difference.old}"
        yield f"    + {difference.new}"


def _steps(difference: Difference) -> list[str]:
    """The last steps before the difference."""
    if difference.played is None:
        return []
    steps = [step for step in difference.played[0].steps[: difference.step] if not isinstance(step, model.Pass)]
    return [step_text(step, english()) for step in steps[-_STEPS:]]


def as_row(comparison: Comparison) -> dict[str, Any]:
    """A card's differences, for programs."""
    card = comparison.card
    rows = [
        {"situation": one.situation, "steps": _steps(one), "before": list(one.common), "kind": list(one.kind), "old": one.old,
         "new": one.new}
        for one in comparison.differences
    ]  # fmt: skip
    return {
        "code": card.code, "name": card.name, "tried": comparison.tried, "acted": comparison.acted,
        "differing": comparison.differing, "differences": rows,
    }  # fmt: skip


def _write(comparison: Comparison, folder: Path, versions: Versions) -> None:
    """Write each difference as a scenario of what the new version does; its note says what the old one did."""
    judge, name = Judge(versions.new), comparison.card.name
    for number, difference in enumerate(comparison.differences, 1):
        if difference.played is None or not difference.played[1].whole:
            continue
        note = f"By the old script: {difference.old}. By the new one: {difference.new}."
        title = f"{name} {difference.situation}"
        try:
            write_case(folder, f"{name} {number}", difference.played[1], title, name, judge, note)
        except OSError as error:
            raise InputError(of_file(f"-o: {folder}", error)) from error
