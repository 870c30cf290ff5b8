"""`solemn mcp`: tools for assistants."""

from solemn.cli.files import FileOptions, card_files
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge


def serve_assistant(options: FileOptions, speech: Speech) -> int:
    """Serve over standard input and output until the other side closes. Raises InputError for bad options or a missing library."""
    try:
        from solemn.mcp.server import make_server
        from solemn.table.boards import Boards
    except ImportError as error:
        raise InputError(saying("not-installed", option="solemn mcp", found="mcp", extra="mcp")) from error
    found = card_files(options, look=True)
    judge = Judge.of(found.scripts, found.databases, speech=speech)
    make_server(Boards(judge.pool, speech)).run("stdio")
    return 0
