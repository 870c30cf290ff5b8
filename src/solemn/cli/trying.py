"""`solemn try`: play cards in situations made for them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import typer

from solemn.cards.edopro import CardFiles
from solemn.cards.sources import NoScripts, is_card_script, library_above, script_files, script_passcode
from solemn.cli.files import DatabasesOption, EdoproOption, FileOptions, JobsOption, ScriptsOption, card_files, card_pool
from solemn.judge.language.errors import InputError, of_file, said_of
from solemn.judge.language.sayings import saying
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.names import CardNames
from solemn.trying.cases import write_case
from solemn.trying.playing import error_text
from solemn.trying.telling import as_data, summary, told
from solemn.trying.themes import Stock
from solemn.trying.trial import CardTrial, NothingToTry, try_card

FINE, ERRORS = 0, 1
_ALONE = 4  # so few cards are tried sooner than other processes start
_Work = tuple[CardFiles, tuple[Path, ...], bool]


def try_cards(
    cards: Annotated[list[str], typer.Argument(help="Names or passcodes of cards, scripts, or folders of scripts.", metavar="CARD...")],
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="A folder: write the situations in which a card acts or fails, as scenarios.")
    ] = None,
    without_negators: Annotated[bool, typer.Option("--no-negators", help="Leave out the situations with cards that negate.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    jobs: JobsOption = 0,
) -> None:
    """Play cards wherever they can act, against cards that negate. Exit status: 0 no script error, 1 script errors, 2 bad input."""
    found = card_files(FileOptions.of(scripts, db, edopro), look=True)
    named = _scripts(cards)
    if not found.scripts and named:
        above = library_above(named[0])
        found |= CardFiles(scripts=(above,) if above is not None else ())
    names = CardNames(card_pool(found).database)
    codes = [code for path in named if names.find(code := script_passcode(path.name)) is not None]
    codes += [_code(card, names) for card in cards if not _is_path(card)]
    work = (found, tuple(named), not without_negators)
    failed, trials = False, []
    for trial in _tried(work, codes, jobs or os.cpu_count() or 1, len(cards) == 1 and len(codes) == 1):
        if isinstance(trial, str):
            typer.echo(f"solemn try: {trial}", err=True)
            continue
        failed = failed or bool(trial.errors())
        if as_json:
            trials.append(trial)
        else:
            _print(trial, len(codes) > 1)
        if output is not None:
            _write(trial, output, work)
    if as_json:
        typer.echo(json.dumps(as_data(trials), ensure_ascii=False, indent=1))
    raise typer.Exit(ERRORS if failed else FINE)


def _is_path(card: str) -> bool:
    return card.endswith(".lua") or Path(card).is_dir()


def _scripts(cards: Sequence[str]) -> list[Path]:
    """The card scripts that were named as files or folders. Raises InputError."""
    paths = [Path(card) for card in cards if _is_path(card)]
    if not paths:
        return []
    try:
        return [path for path in script_files(paths) if is_card_script(path.name)]
    except NoScripts as error:
        raise InputError(said_of(error)) from error


def _code(card: str, names: CardNames) -> int:
    """The passcode of the card that is meant. Raises InputError."""
    printed = names.find(int(card) if card.isdecimal() else card)
    if printed is None:
        raise InputError(names.why_unknown(card) or card)
    return printed.code


def _tried(work: _Work, codes: Sequence[int], jobs: int, alone: bool) -> Iterator[CardTrial | str]:
    if not codes:
        raise InputError(saying("try-no-card"))
    if jobs < 2 or alone or len(codes) <= _ALONE:
        for code in codes:
            yield _try(work, code)
        return
    with ProcessPoolExecutor(min(jobs, len(codes))) as pool:
        yield from pool.map(_try, [work] * len(codes), codes, chunksize=4)


def _try(work: _Work, code: int) -> CardTrial | str:
    stock, _ = _ready(work)
    card = stock.pool.database.get(code)
    assert card is not None
    try:
        return try_card(card, stock, with_negators=work[2])
    except NothingToTry as error:
        return str(error)


@lru_cache(maxsize=1)
def _ready(work: _Work) -> tuple[Stock, Judge]:
    """The cards of this process, with the scripts that were named in place of others of the same name."""
    pool = card_pool(work[0])
    for path in work[1]:
        pool.scripts.put(path.name, path)
    return Stock.of(pool), Judge(pool)


def _print(trial: CardTrial, several: bool) -> None:
    if not several:
        typer.echo("\n".join(told(trial)))
        return
    lines = f"{len(trial.unreached)} of {len(trial.executable)} lines unreached"
    typer.echo(f"{trial.card.name} ({trial.card.code}): {summary(trial)}; {lines}")
    for error, played in trial.errors().items():
        typer.echo(f"  {error_text(error)} ({played.situation.name})")


def _write(trial: CardTrial, folder: Path, work: _Work) -> None:
    """Write the situations in which the card acts, or a script fails, as scenario files."""
    _, judge = _ready(work)
    name = trial.card.name
    for played in trial.played:
        if played.whole and (played.errors or played.about(name, "activate", "summoning")):
            title = f"{name} {played.situation.name}"
            note = "; ".join(error_text(error) for error in played.errors)
            try:
                write_case(folder, title, played, title, name, judge, note)
            except OSError as error:
                raise InputError(of_file(f"-o: {folder}", error)) from error
