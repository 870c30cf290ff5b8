"""`solemn lint` and `solemn rule`."""

from __future__ import annotations

import difflib
import os
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from solemn.cards.sources import NoScripts, script_files
from solemn.cli.files import DatabasesOption, JobsOption, ScriptsOption
from solemn.duel.pool import LIBRARY_ROOTS
from solemn.lint.config import Config, ConfigError, find_config
from solemn.lint.docs import page
from solemn.lint.findings import FileReport
from solemn.lint.fixes import apply_fixes, difference
from solemn.lint.formats import FORMATS
from solemn.lint.registry import all_rules, matches, rule_named
from solemn.lint.runner import Linter, Settings, lint_files
from solemn.lint.texts import TextError

CLEAN, FOUND, BROKEN = 0, 1, 2
MANY = 200

Paths = Annotated[list[Path], typer.Argument(help="Scripts, or folders of them.", metavar="FILE_OR_FOLDER...")]
Codes = Annotated[
    list[str] | None, typer.Option(help="Only these rules: codes, beginnings of codes, names, or classes such as M2.", metavar="CODES")
]
Ignored = Annotated[list[str] | None, typer.Option(help="Not these rules.", metavar="CODES")]


def lint(
    paths: Paths,
    select: Codes = None,
    ignore: Ignored = None,
    preview: Annotated[bool | None, typer.Option("--preview/--no-preview", help="Also the rules that are still being tried.")] = None,
    db: DatabasesOption = None,
    scripts: ScriptsOption = None,
    output: Annotated[str, typer.Option("--format", help="full, concise, json, sarif or github.")] = "full",
    fix: Annotated[bool, typer.Option("--fix", help="Make the safe fixes.")] = False,
    unsafe: Annotated[bool, typer.Option("--unsafe-fixes", help="With --fix: also those that may change what the script does.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Print what --fix would change, and change nothing.")] = False,
    statistics: Annotated[bool, typer.Option("--statistics", help="Print how many findings each rule has.")] = False,
    jobs: JobsOption = 0,
) -> None:
    """Look for mistakes in card scripts. Exit status: 0 nothing found, 1 something found, 2 bad input."""
    try:
        settings = _settings(paths, select, ignore, preview, db, scripts, jobs)
        if output not in FORMATS:
            raise ConfigError(f"unknown format {output!r}; known are {', '.join(FORMATS)}")
        files = script_files(paths, settings.exclude)
        if fix or diff:
            raise typer.Exit(_fix(files, settings, unsafe, diff))
        reports = _reports(files, settings)
    except (ConfigError, NoScripts, TextError, OSError) as error:
        typer.echo(f"solemn lint: {error}", err=True)
        raise typer.Exit(BROKEN) from None
    _print(reports, output, statistics, len(files))
    raise typer.Exit(FOUND if any(report.findings for report in reports) else CLEAN)


def _settings(
    paths: list[Path],
    select: list[str] | None,
    ignore: list[str] | None,
    preview: bool | None,
    databases: list[Path] | None,
    scripts: list[Path] | None,
    jobs: int,
) -> Settings:
    config = find_config(paths[0])
    chosen = _split(select) or config.select
    left_out = _split(ignore) or config.ignore
    for name in (*chosen, *left_out):
        _check_name(name)
    return Settings(
        select=chosen,
        ignore=left_out,
        preview=config.preview if preview is None else preview,
        databases=tuple(databases or config.databases),
        libraries=_libraries(scripts, config, paths[0]),
        exclude=config.exclude,
        jobs=jobs or os.cpu_count() or 1,
    )


def _split(codes: list[str] | None) -> tuple[str, ...]:
    return tuple(code.strip() for entry in codes or () for code in entry.split(",") if code.strip())


def _check_name(name: str) -> None:
    if any(matches(rule, name) for rule in all_rules()) or name.upper() in ("L000", "L001"):
        return
    near = difflib.get_close_matches(name, [rule.name for rule in all_rules()], n=1)
    raise ConfigError(f"no rule is called {name!r}" + (f"; did you mean {near[0]}?" if near else ""))


def _libraries(given: list[Path] | None, config: Config, first: Path) -> tuple[Path, ...]:
    """The folders with the Lua library: those named, the configured one, or the nearest above the first path that has one."""
    folders = tuple(given or ()) or ((config.library,) if config.library is not None else ())
    for folder in folders:
        if not folder.is_dir():
            raise ConfigError(f"{folder}: no such folder")
    return folders or _library_above(first)


def _library_above(first: Path) -> tuple[Path, ...]:
    start = first.resolve() if first.is_dir() else first.resolve().parent
    return next(((here,) for here in (start, *start.parents) if all((here / name).is_file() for name in LIBRARY_ROOTS)), ())


def _reports(files: list[Path], settings: Settings) -> list[FileReport]:
    console = Console(stderr=True)
    if len(files) < MANY or not console.is_terminal:
        return list(lint_files(files, settings))
    with Progress(TextColumn("linting"), BarColumn(), MofNCompleteColumn(), console=console, transient=True) as progress:
        task = progress.add_task("linting", total=len(files))
        return list(lint_files(files, settings, lambda done: progress.advance(task, done)))


def _fix(files: list[Path], settings: Settings, unsafe: bool, diff: bool) -> int:
    linter = Linter(settings)
    fixed = left = 0
    for file in files:
        before = file.read_bytes()
        report = linter.lint(before, str(file))
        after, count = apply_fixes(before, report.findings, unsafe)
        fixed += count
        left += len(report.findings) - count
        if after != before and diff:
            typer.echo(difference(before, after, str(file)), nl=False)
        elif after != before:
            file.write_bytes(after)
    verb = "would be fixed" if diff else "fixed"
    typer.echo(f"{fixed} {verb}, {left} left", err=True)
    return FOUND if left or (diff and fixed) else CLEAN


def _print(reports: list[FileReport], output: str, statistics: bool, files: int) -> None:
    findings = [finding for report in reports for finding in report.findings]
    if statistics and output in ("full", "concise"):
        names = {finding.code: finding.name for finding in findings}
        for code, count in sorted(Counter(finding.code for finding in findings).items(), key=lambda item: (-item[1], item[0])):
            typer.echo(f"{count:6} {code:6} {names[code]}")
    else:
        text = FORMATS[output](reports)
        if text:
            typer.echo(text)
    if output in ("full", "concise"):
        fixes = sum(finding.fix == "safe" for finding in findings)
        hint = f" ({fixes} can be fixed with --fix)" if fixes else ""
        typer.echo(f"{files} file{'' if files == 1 else 's'}: {len(findings)} finding{'' if len(findings) == 1 else 's'}{hint}", err=True)


def rule(
    name: Annotated[str | None, typer.Argument(help="The code or name of a rule.", metavar="[CODE]")] = None,
) -> None:
    """Show the page of a lint rule, or list them all."""
    if name is None:
        for entry in all_rules():
            typer.echo(f"{entry.code:6} {entry.name}{' (preview)' if entry.preview else ''}: {entry.page.partition(chr(10))[0]}")
        raise typer.Exit(CLEAN)
    found = rule_named(name)
    if found is None:
        near = difflib.get_close_matches(
            name.lower(), [entry.name for entry in all_rules()] + [entry.code.lower() for entry in all_rules()], n=1
        )
        typer.echo(f"solemn rule: no rule is called {name!r}" + (f"; did you mean {near[0]}?" if near else ""), err=True)
        raise typer.Exit(BROKEN)
    typer.echo(page(found), nl=False)
