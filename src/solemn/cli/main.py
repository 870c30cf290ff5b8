"""The command line: `solemn judge`, `solemn rules`, `solemn lua`, `solemn version`."""

import sys
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Annotated

import typer

from solemn.cli.judging import judge_files
from solemn.cli.listing import list_rules
from solemn.judge.errors import InputError

BAD_INPUT = 2
app = typer.Typer(name="solemn", help="A Yu-Gi-Oh! duel engine that explains negation.", no_args_is_help=True, add_completion=False)

Files = Annotated[list[Path], typer.Argument(help="Scenario files (.yaml, .yml, .json), or folders of them.", metavar="FILE...")]
Scripts = Annotated[
    list[Path] | None, typer.Option("--scripts", envvar="SOLEMN_SCRIPTS", help="A folder of card scripts with their library.")
]
Databases = Annotated[list[Path] | None, typer.Option("--db", envvar="SOLEMN_DB", help="A card database (.cdb).")]


@app.command()
def judge(
    files: Files,
    scripts: Scripts = None,
    db: Databases = None,
    ruleset: Annotated[str | None, typer.Option(help="Play by these rules (mr1 to mr5) whatever the files say.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    summary: Annotated[bool, typer.Option("--summary", help="Print the table alone, no transcripts.")] = False,
) -> None:
    """Play scenarios and say what happened and why. Exit status: 0 as expected, 1 not as expected, 2 bad input."""
    raise typer.Exit(judge_files(files, scripts or [], db or [], ruleset, as_json, summary))


@app.command()
def rules(
    rule: Annotated[str | None, typer.Argument(help="The ID of one rule.", metavar="[ID]")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """List the rules that verdicts cite, or one of them."""
    raise typer.Exit(list_rules(rule, as_json))


@app.command()
def lua(file: Annotated[Path, typer.Argument(help="A Lua file.")]) -> None:
    """Run a Lua file in the sandbox and print what it prints. Exit status: 0, or 1 after an error."""
    from solemn.lua.main import run_file

    raise typer.Exit(run_file(str(file), sys.stdout, sys.stderr))


@app.command()
def version() -> None:
    """Print the version."""
    typer.echo(f"solemn {installed_version('solemn')}")


def run() -> None:
    """The console entry."""
    try:
        app()
    except InputError as error:
        typer.echo(f"solemn: {error}", err=True)
        raise SystemExit(BAD_INPUT) from None
    except BrokenPipeError:
        raise SystemExit(1) from None
