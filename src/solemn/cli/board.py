"""`solemn board`, and the pages and boards of other commands."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import typer

from solemn.cards.edopro import AUTOMATIC, find_edopro
from solemn.cli.files import FileOptions, card_files
from solemn.duel.errors import DuelError
from solemn.judge.language.errors import InputError, of_file, said_of
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.table.opening import Opened, open_file, open_text
from solemn.web.page import page

_PAGES = (".html", ".htm")
SAMPLE = Path(__file__).parents[1] / "web" / "sample.duel"


def serve_board(path: Path | None, options: FileOptions, speech: Speech, port: int, browser: bool) -> int:
    """Serve the board with a file, or the sample, until the process is interrupted. Raises InputError for a file that cannot be opened."""
    found = card_files(options, look=True)
    judge = Judge.of(found.scripts, found.databases, speech=speech)
    first = _sample if path is None else _of_file(path)
    first(judge, speech)  # what is wrong with the file is said here, not in the browser
    return _serve(judge, speech, first, _pictures(options), port, browser)


def _serve(
    judge: Judge, speech: Speech, first: Callable[[Judge, Speech], Opened], pictures: Path | None, port: int, browser: bool
) -> int:
    try:
        from solemn.table.boards import Boards
        from solemn.web.serving import Served
    except ImportError as error:
        raise InputError(saying("board-needs-server", command="pip install 'solemn[board]'")) from error
    served = Served(Boards(judge.pool, speech, first=first, pictures=pictures), port)
    typer.echo(speech.say("board-serves", address=served.address))
    if browser:
        served.open_browser()
    served.run()
    return 0


def _sample(judge: Judge, speech: Speech) -> Opened:
    return open_text(SAMPLE.read_text(encoding="utf-8"), "sample.duel", judge, speech)


def _of_file(path: Path) -> Callable[[Judge, Speech], Opened]:
    return lambda judge, speech: open_file(path, judge, speech)


def _pictures(options: FileOptions) -> Path | None:
    """The folder of card pictures in EDOPro's folder, if there is one."""
    given = options.edopro
    folder = find_edopro() if given is None or str(given) == AUTOMATIC else given
    pictures = None if folder is None else folder / "pics"
    return pictures if pictures is not None and pictures.is_dir() else None


def open_case(paths: list[Path], judge: Judge, speech: Speech) -> int:
    """Serve the board at the end of a case. Raises InputError unless it is one."""
    if len(paths) != 1:
        raise InputError(saying("option-one-file", option="--open"))
    first = _of_file(paths[0])
    first(judge, speech)
    return _serve(judge, speech, first, None, 0, True)


def write_page(paths: list[Path], judge: Judge, speech: Speech, output: Path) -> None:
    """Write the page that shows a case, or a replay, step by step. Raises InputError."""
    if len(paths) != 1:
        raise InputError(saying("option-one-file", option="--html"))
    if output.suffix.lower() not in _PAGES:
        raise InputError(saying("ending-wrong", option="--html", found=output.name, expected=one_of(_PAGES)))
    if not output.parent.is_dir():
        raise InputError(saying("named-path", path=f"--html: {output.parent}", problem=saying("folder-not-there")))
    try:
        opened = open_file(paths[0], judge, speech)
        text = page(replace(opened, title=opened.title or paths[0].stem), judge, speech)
        output.write_text(text, encoding="utf-8")
    except DuelError as error:
        raise InputError(said_of(error), file=str(paths[0])) from error
    except OSError as error:
        raise InputError(of_file(f"--html: {output}", error)) from error
    typer.echo(speech.say("page-written", file=output), err=True)
