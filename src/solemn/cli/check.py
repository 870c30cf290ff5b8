"""`solemn check`: load scripts, run each `initial_effect`, report what is wrong."""

import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import lru_cache
from itertools import repeat
from pathlib import Path
from typing import Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from solemn.cards.edopro import CardFiles
from solemn.cards.sources import LIBRARY_ROOTS, NoScripts, is_card_script, script_files
from solemn.cli.files import FileOptions, card_files, card_pool
from solemn.cli.junit import FAILED, Case, junit
from solemn.cli.since import changed_since
from solemn.duel.checking import ERROR, WARNING, Checker, Fault, cards_without_script
from solemn.duel.errors import OUR_FAULT, DuelError
from solemn.duel.pool import CardPool
from solemn.judge.language.errors import InputError, of_file, said_of
from solemn.judge.language.sayings import one_of, saying
from solemn.lint.formats.sarif import location, sarif_log
from solemn.spec.cards import PrintedCard

VERSION: Final = "solemn-check/1"
FORMATS: Final = ("full", "concise", "json", "github", "junit", "sarif")
_STREAMED: Final = ("full", "concise", "github")  # printed while it goes
STATUS_OF_OUR_FAULT: Final = 3
_BATCH: Final = 24
_ALONE: Final = 60  # so few scripts are checked sooner than other processes start
_Work = tuple[CardFiles, tuple[Path, ...]]  # what to check with, and what was named: each process finds the files itself


def check_scripts(
    paths: Sequence[Path], options: FileOptions, output_format: str, jobs: int, missing: bool = False, since: str | None = None,
    output: Path | None = None,
) -> int:  # fmt: skip
    """Check the scripts and print what is wrong; the exit status is 1 if any has an error, 3 if we have one, else 0.

    Raises InputError for bad input.

    With `missing`, the cards of the databases that have no script are named too. With `since`, scripts that have not changed since that
    commit are left out, unless the library has. With `output`, what is found is written to that file.
    """
    if output_format not in FORMATS:
        raise InputError(saying("option-wrong", option="--output-format", found=output_format, expected=one_of(FORMATS)))
    try:
        files = script_files(paths)
    except NoScripts as error:
        raise InputError(said_of(error)) from error
    sources = card_files(options, look=True)
    if not sources.scripts:
        sources |= CardFiles(scripts=_library_beside(paths))
    pool = card_pool(sources)  # complains here about bad folders, before any work is shared out
    named: tuple[Path, ...] = tuple(paths)
    if since is not None:
        files = _changed(since, files)
        named = tuple(files)
    faults = [_missing(card, pool) for card in cards_without_script(pool)] if missing else []
    streamed = output_format in _STREAMED and output is None
    if streamed:
        _print(faults, output_format)
    for found in _checked((sources, named), len(files), jobs or os.cpu_count() or 1) if files else ():
        faults += found
        if streamed:
            _print(found, output_format)
    errors = sum(fault.severity == ERROR for fault in faults)
    if not streamed:
        _write(_document(output_format, faults, files, errors), output)
    if output_format in _STREAMED:
        typer.echo(_summary(len(files), errors, len(faults) - errors), err=output_format == "github")
    if any(fault.message.startswith(OUR_FAULT) for fault in faults):
        return STATUS_OF_OUR_FAULT
    return 1 if errors else 0


def _changed(since: str, files: list[Path]) -> list[Path]:
    """The scripts that changed since a commit; all of them if one of these belongs to the library."""
    changed = changed_since(since, files)
    return files if any(not is_card_script(file.name) for file in changed) else changed


def _library_beside(paths: Sequence[Path]) -> tuple[Path, ...]:
    """The folder with the script library in which the scripts are, if they are in one."""
    for path in paths:
        for folder in (path, path.parent, path.parent.parent):
            if all((folder / name).is_file() for name in LIBRARY_ROOTS):
                return (folder,)
    return ()


def _missing(card: PrintedCard, pool: CardPool) -> Fault:
    where = ", ".join(str(folder) for folder in pool.scripts.folders)
    return Fault(where, 0, 0, WARNING, "has no script here: the scripts may be older than the database", card.code, card.name)


# -- the work -------------------------------------------------------------------------------------------------------


def _checked(work: _Work, count: int, jobs: int) -> Iterator[list[Fault]]:
    """The faults of every file, in order."""
    console = Console(stderr=True)
    shown = console.is_terminal and count > 1
    bar = Progress(TextColumn("Checking"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True)
    with bar if shown else nullcontext():
        task = bar.add_task("check", total=count)
        for found, done in _batches(work, count, jobs):
            bar.advance(task, done)
            yield found


def _batches(work: _Work, count: int, jobs: int) -> Iterator[tuple[list[Fault], int]]:
    starts = range(0, count, _BATCH)
    if jobs < 2 or count <= _ALONE:
        for start in range(count):
            yield _check_batch(work, start, 1)
        return
    with ProcessPoolExecutor(min(jobs, len(starts)), initializer=_checker, initargs=(work,)) as pool:
        yield from pool.map(_check_batch, repeat(work), starts, repeat(_BATCH))


@lru_cache(maxsize=1)
def _checker(work: _Work) -> tuple[Checker, list[Path]]:
    """The checker of this process, and the files that were named."""
    sources, paths = work
    files = script_files(paths)
    return Checker(card_pool(sources), {path.name: path for path in files}), files


def _check_batch(work: _Work, start: int, size: int) -> tuple[list[Fault], int]:
    checker, files = _checker(work)
    batch = files[start : start + size]
    try:
        return [fault for path in batch for fault in checker.check(path)], len(batch)
    except DuelError as error:
        raise InputError(said_of(error)) from error


# -- how it is told -------------------------------------------------------------------------------------------------


def _print(faults: Sequence[Fault], output_format: str) -> None:
    for fault in faults:
        typer.echo(_line(fault, output_format))


def _line(fault: Fault, output_format: str) -> str:
    if output_format == "github":
        return _annotation(fault)
    first, *more = fault.message.splitlines() or [""]
    head = f"{_place(fault)}: {fault.severity}: {_subject(fault)}"
    if output_format == "concise":
        return head + " ".join([first, *map(str.strip, more)])
    return "\n    ".join([head + first, *more, *fault.detail.splitlines()])


def _document(output_format: str, faults: Sequence[Fault], files: Sequence[Path], errors: int) -> str:
    if output_format == "json":
        return _as_json(faults, len(files), errors)
    if output_format == "junit":
        return _as_junit(faults, files)
    if output_format == "sarif":
        return sarif_log("solemn check", [_RULE], map(_sarif_result, faults))
    return "\n".join(_line(fault, output_format) for fault in faults)


def _write(text: str, output: Path | None) -> None:
    if output is None:
        typer.echo(text.rstrip("\n"))
        return
    try:
        output.write_text(text.rstrip("\n") + "\n" if text else "", encoding="utf-8")
    except OSError as error:
        raise InputError(of_file(f"--output-file: {output}", error)) from error


_RULE: Final = {"id": "check", "name": "script-error", "shortDescription": {"text": "The script does not load or run."}}


def _sarif_result(fault: Fault) -> dict[str, Any]:
    region = {"startLine": fault.line, **({"startColumn": fault.column} if fault.column else {})} if fault.line else {}
    text = f"{_subject(fault)}{fault.message}"
    return {"ruleId": "check", "level": fault.severity, "message": {"text": text}, "locations": [location(fault.path, region)]}


def _as_junit(faults: Sequence[Fault], files: Sequence[Path]) -> str:
    """Each script as a test, which fails for an error; warnings are its output."""
    by_file: dict[str, list[Fault]] = {}
    for fault in faults:
        by_file.setdefault(fault.path, []).append(fault)
    cases = []
    for path in dict.fromkeys([*map(str, files), *by_file]):
        own = by_file.get(path, [])
        wrong = next((fault for fault in own if fault.severity == ERROR), None)
        output = "\n".join(_line(fault, "full") for fault in own if fault is not wrong)
        name = wrong.name if wrong is not None and wrong.name else Path(path).name
        if wrong is None:
            cases.append(Case(name, path, output=output))
        else:
            cases.append(Case(name, path, FAILED, wrong.message, _line(wrong, "full"), wrong.line, output))
    return junit("solemn check", cases)


def _place(fault: Fault) -> str:
    return fault.path + (f":{fault.line}" if fault.line else "") + (f":{fault.column}" if fault.line and fault.column else "")


def _subject(fault: Fault) -> str:
    return f"{_card(fault)}: " if fault.code else ""


def _card(fault: Fault) -> str:
    return fault.name or f"card {fault.code}"


def _annotation(fault: Fault) -> str:
    """A workflow command that GitHub shows beside the line."""
    place = [f"file={_escaped(fault.path, True)}"]
    place += [f"line={fault.line}"] if fault.line else []
    place += [f"col={fault.column}"] if fault.line and fault.column else []
    title = f"title={_escaped(_card(fault), True)}" if fault.code else "title=Lua library"
    return f"::{fault.severity} {','.join([*place, title])}::{_escaped(fault.message)}"


def _escaped(text: str, is_property: bool = False) -> str:
    text = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return text.replace(":", "%3A").replace(",", "%2C") if is_property else text


def _as_json(faults: Sequence[Fault], scripts: int, errors: int) -> str:
    data = {
        "format": VERSION, "scripts": scripts, "errors": errors, "warnings": len(faults) - errors,
        "faults": msgspec.to_builtins(faults), "exit": 1 if errors else 0,
    }  # fmt: skip
    return json.dumps(data, ensure_ascii=False, indent=1)


def _summary(scripts: int, errors: int, warnings: int) -> str:
    return f"{scripts} {_word('script', scripts)}: {errors} {_word('error', errors)}, {warnings} {_word('warning', warnings)}"


def _word(one: str, count: int) -> str:
    return one if count == 1 else f"{one}s"
