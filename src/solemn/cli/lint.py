"""`solemn lint` and `solemn rule`."""

from __future__ import annotations

import difflib
import os
from pathlib import Path
from typing import Annotated

import typer

from solemn.cards.sources import NoScripts, library_above, script_files
from solemn.cli.files import DatabasesOption, JobsOption, ScriptsOption
from solemn.cli.linting import BROKEN, CLEAN, FOUND, Output, add_suppressions, fix_files, fix_text, report_files, report_text, watch_files
from solemn.cli.since import changed_since
from solemn.lint.cache import default_folder
from solemn.lint.config import Config, ConfigError, find_config
from solemn.lint.docs import page
from solemn.lint.formats import FORMATS
from solemn.lint.registry import all_rules, matches, rule_named
from solemn.lint.runner import Settings
from solemn.lint.texts import TextError

STANDARD_INPUT = Path("-")

Paths = Annotated[list[Path], typer.Argument(help="Scripts, or folders of them; - for standard input.", metavar="FILE_OR_FOLDER...")]
Codes = Annotated[
    list[str] | None, typer.Option(help="Only these rules: codes, beginnings of codes, names, or classes such as M2.", metavar="CODES")
]
Ignored = Annotated[list[str] | None, typer.Option(help="Not these rules.", metavar="CODES")]
IgnoredInFiles = Annotated[
    list[str] | None,
    typer.Option("--per-file-ignores", help="Not this rule in these files, as old/*.lua:L106; as often as needed.", metavar="PATTERN:CODE"),
]


def lint(
    paths: Paths,
    select: Codes = None,
    ignore: Ignored = None,
    per_file_ignores: IgnoredInFiles = None,
    preview: Annotated[bool | None, typer.Option("--preview/--no-preview", help="Also the rules that are still being tried.")] = None,
    db: DatabasesOption = None,
    scripts: ScriptsOption = None,
    output_format: Annotated[str, typer.Option(help=f"How to print: {', '.join(FORMATS)}.")] = "full",
    output_file: Annotated[Path | None, typer.Option("--output-file", "-o", help="Write the findings to this file.")] = None,
    fix: Annotated[bool, typer.Option("--fix", help="Make the safe fixes, and print what is left.")] = False,
    unsafe: Annotated[bool, typer.Option("--unsafe-fixes", help="With --fix: also those that may change what the script does.")] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Print what --fix would change, and change nothing.")] = False,
    suppress: Annotated[bool, typer.Option("--add-suppressions", help="Silence what is found, by comments in the scripts.")] = False,
    statistics: Annotated[bool, typer.Option("--statistics", help="Print how many findings each rule has.")] = False,
    watch: Annotated[bool, typer.Option("--watch", "-w", help="Look again whenever a script changes, until Ctrl-C.")] = False,
    stdin_filename: Annotated[Path | None, typer.Option(help="The name of the script that stands in standard input.")] = None,
    exit_zero: Annotated[bool, typer.Option("--exit-zero", help="Exit status 0 also when something is found.")] = False,
    no_cache: Annotated[bool, typer.Option("--no-cache", help="Read every script, also those that have not changed.")] = False,
    cache_dir: Annotated[Path | None, typer.Option(help="Where to keep what was found, for the next run.")] = None,
    since: Annotated[str | None, typer.Option("--since", help="Only the scripts that changed since this commit.", metavar="COMMIT")] = None,
    jobs: JobsOption = 0,
) -> None:
    """Look for mistakes in card scripts. Exit status: 0 nothing found, 1 something found, 2 bad input."""
    try:
        if output_format not in FORMATS:
            raise ConfigError(f"unknown format {output_format!r}; known are {', '.join(FORMATS)}")
        place = _place(paths, stdin_filename)
        settings = _settings(place, select, ignore, per_file_ignores, preview, db, scripts, jobs)
        output = Output(output_format, output_file, statistics)
        cache = None if no_cache else cache_dir or default_folder()
        if STANDARD_INPUT in paths:
            status = fix_text(place, settings, unsafe, diff) if fix or diff else report_text(place, settings, output)
        elif watch:
            watch_files(lambda: script_files(paths, settings.exclude), settings, output, cache)
            status = CLEAN
        else:
            files = script_files(paths, settings.exclude)
            files = files if since is None else changed_since(since, files)
            if suppress:
                status = add_suppressions(files, settings)
            else:
                status = fix_files(files, settings, output, unsafe, diff) if fix or diff else report_files(files, settings, output, cache)
    except (ConfigError, NoScripts, TextError, OSError) as error:
        typer.echo(f"solemn lint: {error}", err=True)
        raise typer.Exit(BROKEN) from None
    raise typer.Exit(CLEAN if exit_zero and status == FOUND else status)


def _place(paths: list[Path], stdin_filename: Path | None) -> Path:
    """The path whose settings are valid: the first, or the name of what stands in standard input."""
    if STANDARD_INPUT not in paths:
        if stdin_filename is not None:
            raise ConfigError("--stdin-filename names what stands in standard input: give - instead of files")
        return paths[0]
    if len(paths) > 1:
        raise ConfigError("- is standard input and stands alone")
    return stdin_filename or STANDARD_INPUT


def _settings(
    place: Path,
    select: list[str] | None,
    ignore: list[str] | None,
    per_file: list[str] | None,
    preview: bool | None,
    databases: list[Path] | None,
    scripts: list[Path] | None,
    jobs: int,
) -> Settings:
    config = find_config(place)
    chosen = _split(select) or config.select
    left_out = _split(ignore) or config.ignore
    in_files = (*config.per_file_ignores, *map(_pattern_and_codes, per_file or ()))
    for name in (*chosen, *left_out, *(name for _, names in in_files for name in names)):
        _check_name(name)
    return Settings(
        select=chosen,
        ignore=left_out,
        preview=config.preview if preview is None else preview,
        databases=tuple(databases or config.databases),
        libraries=_libraries(scripts, config, place),
        exclude=config.exclude,
        per_file_ignores=in_files,
        jobs=jobs or os.cpu_count() or 1,
    )


def _pattern_and_codes(entry: str) -> tuple[str, tuple[str, ...]]:
    pattern, colon, codes = entry.rpartition(":")
    if not colon:
        raise ConfigError(f"--per-file-ignores: found {entry!r}, expected a pattern and rules, as old/*.lua:L106")
    return pattern, _split([codes])


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
    above = None if folders else library_above(first)
    return folders if above is None else (above,)


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
