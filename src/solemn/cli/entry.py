"""The console entry. Commands that play no duel start without loading what plays duels."""

import sys

from solemn.cli.interrupts import INTERRUPTED, tell_interrupted
from solemn.cli.version import version_line

WITHOUT_DUELS = ("lint", "rule", "lsp", "cards")


def run() -> None:
    """Run the command line with the arguments of the process; ends by SystemExit with the exit status.

    Ctrl+C ends it with status 130 and one line, at whatever moment it comes.
    """
    try:
        _run()
    except KeyboardInterrupt:
        tell_interrupted()
        raise SystemExit(INTERRUPTED) from None


def _run() -> None:
    if sys.argv[1:] in (["--version"], ["version"]):
        print(version_line())
        raise SystemExit(0)
    if sys.argv[1:2] and sys.argv[1] in WITHOUT_DUELS:
        from solemn.cli.light import run as run_command
    else:
        from solemn.cli.main import run as run_command
    run_command()
