"""`solemn cards`: facts of cards."""

from pathlib import Path
from typing import Annotated

import typer

from solemn.cards.facts import FactsError, read_facts
from solemn.cards.making import write_database
from solemn.judge.language.errors import InputError, of_file, said_of

cards = typer.Typer(name="cards", no_args_is_help=True, help="Facts of cards: databases from text files.")


@cards.callback()
def group() -> None:
    """Facts of cards: databases from text files."""


@cards.command("make-db")
def make_db(
    files: Annotated[list[Path], typer.Argument(help="Text files with a card a line.", metavar="CARDS.txt...")],
    output: Annotated[Path, typer.Option("-o", "--output", help="The database to write.")] = Path("cards.cdb"),
) -> None:
    """Write a card database in EDOPro's form from text files. Exit status: 0, or 2 for bad input."""
    try:
        found = {card.code: card for path in files for card in read_facts(path)}
        count = write_database(found.values(), output)
    except FactsError as error:
        raise InputError(said_of(error)) from error
    except OSError as error:
        raise InputError(of_file(f"-o: {output}", error)) from error
    typer.echo(f"{output}: {count} card{'' if count == 1 else 's'}")
