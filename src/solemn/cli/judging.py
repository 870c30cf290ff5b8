"""`solemn judge`: several files, what is printed, and the exit status."""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rich
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from solemn.cli.junit import BROKEN, FAILED, Case, junit
from solemn.duel.errors import fault_report
from solemn.duel.terms import RULESETS, RULINGS
from solemn.judge.language.errors import Fault, InputError, of_file
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import ENGLISH, Speech
from solemn.judge.play.judging import Judge, Judgement
from solemn.judge.play.report import BOTH_ENDS, NO_BOARDS, VERSION, as_data, exit_status, text_lines
from solemn.judge.scenario.notation.grammar import LANGUAGES as NOTATIONS
from solemn.judge.scenario.notation.writing import as_text as as_notation
from solemn.judge.scenario.reading import read_scenario, scenario_files

if TYPE_CHECKING:
    from solemn.cli.debugging import Looking

BAD_INPUT = 2
OUR_FAULT = 3
_WIDE = 500  # columns of a table that no terminal shows


@dataclass(frozen=True, slots=True)
class FileResult:
    """One file: its judgement, or what is wrong with it."""

    path: Path
    judgement: Judgement | None
    error: InputError | None

    @property
    def status(self) -> int:
        """The exit status that this file alone would have."""
        if isinstance(self.error, Fault):
            return OUR_FAULT
        return BAD_INPUT if self.judgement is None else exit_status(self.judgement)

    @property
    def verdict(self) -> str:
        """In a word or two."""
        return "bad input" if self.judgement is None else self.judgement.verdict


def judge_files(
    paths: Sequence[Path],
    scripts: Sequence[Path],
    databases: Sequence[Path],
    ruleset: str | None,
    rulings: str | None,
    as_json: bool,
    summary: bool,
    speech: Speech,
    as_text: bool = False,
    boards: str = BOTH_ENDS,
    looking: "Looking | None" = None,
    junit_file: Path | None = None,
) -> int:
    """Judge the files and print the results, or (`as_text`) print the files in the short notation.

    Returns the exit status, the highest of all files. Raises InputError for bad options.
    """
    if ruleset is not None and ruleset not in RULESETS:
        raise InputError(saying("option-wrong", option="--ruleset", found=ruleset, expected=one_of(RULESETS)))
    if rulings is not None and rulings not in RULINGS[:2]:
        raise InputError(saying("option-wrong", option="--rulings", found=rulings, expected=one_of(RULINGS[:2])))
    files, results = _files(paths, as_json)
    judge = Judge.of(scripts, databases, ruleset=ruleset, rulings=rulings, speech=speech)
    if as_text:
        return _write_as_text(judge, files, speech)
    with looking.over(judge, as_json) if looking is not None else nullcontext():
        for result in _judged(judge, files if looking is not None else _with_progress(files, speech)):
            results.append(result)
            if not as_json and not summary:
                _print_text(result, len(files) > 1, boards)
    if junit_file is not None:
        _write_junit(results, junit_file)
    if as_json:
        typer.echo(json.dumps(_data(results), ensure_ascii=False, indent=1))
    elif len(files) > 1 or summary:
        _print_table(results, speech)
    return max(result.status for result in results)


def refuse_together(ones: Mapping[str, object], others: Mapping[str, object]) -> None:
    """Raises InputError if one of the options and another one are given that would be ignored beside it."""
    for one, given in ones.items():
        for other, too in others.items():
            if given and too and one != other:
                raise InputError(saying("options-apart", first=one, second=other))


def _write_junit(results: Sequence[FileResult], file: Path) -> None:
    """Each scenario as a test, with its transcript; one that is not as expected fails, bad input is an error. Raises InputError."""
    cases = []
    for result in results:
        judgement, lines = result.judgement, [str(result.error)]
        name = result.path.name
        if judgement is not None:
            lines, name = text_lines(judgement, boards=NO_BOARDS), judgement.source.scenario.title or result.path.name
        kind = "" if result.status == 0 else FAILED if result.status == 1 else BROKEN
        line = judgement.line if judgement is not None else result.error.line if result.error is not None else 0
        text = "\n".join(lines)
        cases.append(Case(name, str(result.path), kind, lines[-1], text, line) if kind else Case(name, str(result.path), output=text))
    try:
        file.write_text(junit("solemn judge", cases), encoding="utf-8")
    except OSError as error:
        raise InputError(of_file(f"--junit: {file}", error)) from error


def _write_as_text(judge: Judge, files: Sequence[Path], speech: Speech) -> int:
    """Print each scenario in the notation: of the speaker's language if it has words in it, else in English."""
    language = speech.language if speech.language in NOTATIONS else ENGLISH
    status = 0
    for file in files:
        try:
            source = read_scenario(file, judge.names, speech)
            written = as_notation(source.scenario, judge.names, language, default_id=file.stem)
            typer.echo(f"# {file}\n{written}" if len(files) > 1 else written.rstrip("\n"))
        except InputError as error:
            typer.echo(str(error), err=True)
            status = BAD_INPUT
    return status


def _files(paths: Sequence[Path], as_json: bool) -> tuple[list[Path], list[FileResult]]:
    """The scenario files of the paths, and as data also the paths without any. Raises InputError for such a path otherwise."""
    files: list[Path] = []
    missing: list[FileResult] = []
    for path in paths:
        try:
            files += scenario_files([path])
        except InputError as error:
            if not as_json:
                raise
            missing.append(FileResult(path, None, error))
    return files, missing


def _judged(judge: Judge, files: Iterable[Path]) -> Iterator[FileResult]:
    for path in files:
        try:
            yield FileResult(path, judge.judge_file(path), None)
        except InputError as error:
            yield FileResult(path, None, error)
        except Exception as error:  # a fault of the engine ends one file, not the others, and without a traceback
            yield FileResult(path, None, Fault(fault_report(error), file=str(path)))


def _with_progress(files: Sequence[Path], speech: Speech) -> Iterable[Path]:
    """The files, with a progress bar on the terminal while there are several."""
    console = Console() if sys.stdout.isatty() else Console(stderr=True)
    if len(files) < 2 or not console.is_terminal:
        return files
    return track(files, description=speech.say("judging"), console=console, transient=True)


def _write(text: str) -> None:
    """Print to standard output; on a terminal through rich, which keeps the progress bar below it."""
    if sys.stdout.isatty():
        rich.print(Text(text), flush=True)
    else:
        typer.echo(text)


def _print_text(result: FileResult, several: bool, boards: str) -> None:
    if result.judgement is None:
        typer.echo(str(result.error), err=True)
        return
    lines = text_lines(result.judgement, boards=boards)
    problem = lines.pop() if result.status == BAD_INPUT else None
    _write("\n".join([*lines, ""] if several else lines))
    if problem is not None:
        typer.echo(problem, err=True)


def _print_table(results: Sequence[FileResult], speech: Speech) -> None:
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, width=_WIDE)
    table = Table(*(speech.say(f"head-{word}") for word in ("file", "verdict", "title")), box=None, pad_edge=False)
    for result in results:
        title = result.judgement.source.scenario.title if result.judgement is not None else str(result.error)
        table.add_row(str(result.path), speech.say("verdict-word", verdict=result.verdict.replace(" ", "-")), title)
    console.print(table)
    good = sum(result.status == 0 for result in results)
    typer.echo(speech.say("summary", good=good, all=len(results)))


def _data(results: Sequence[FileResult]) -> dict[str, Any]:
    return {"format": VERSION, "results": [_file_data(result) for result in results], "exit": max(result.status for result in results)}


def _file_data(result: FileResult) -> dict[str, Any]:
    if result.judgement is not None:
        return as_data(result.judgement)
    error = result.error
    assert error is not None
    return {
        "format": VERSION,
        "file": str(result.path),
        "verdict": "bad input",
        "exit": BAD_INPUT,
        "why": error.message,
        "line": error.line,
        "field": error.field,
    }
