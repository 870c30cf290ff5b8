"""`solemn lsp`: the language server for editors."""

from typing import Annotated

import typer

from solemn.cli.files import DatabasesOption, ScriptsOption
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import saying


def lsp(
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    preview: Annotated[bool | None, typer.Option("--preview/--no-preview", help="Also the lint rules that are still being tried.")] = None,
) -> None:
    """Serve an editor over standard input and output: findings, hover, completion, definitions, renaming."""
    try:
        from solemn.editor.knowledge import Options
        from solemn.editor.server import make_server
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise InputError(saying("lsp-needs")) from None
    make_server(Options(tuple(scripts or ()), tuple(db or ()), preview)).start_io()
