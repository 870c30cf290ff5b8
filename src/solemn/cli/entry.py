"""The console entry. Commands that play no duel start without loading what plays duels."""

import contextlib
import signal
import sys

from solemn.cli.version import version_line

WITHOUT_DUELS = ("lint", "rule", "lsp", "cards")
INTERRUPTED = 130  # by Ctrl+C, as shells say it
TERMINATED = 143  # by SIGTERM


def run() -> None:
    """Run the command line with the arguments of the process; ends by SystemExit with the exit status.

    Ctrl+C ends it with status 130 and one line, at whatever moment it comes.
    """
    try:
        _run()
    except KeyboardInterrupt:
        tell_interrupted()
        raise SystemExit(INTERRUPTED) from None


def tell_interrupted() -> None:
    """Say that Ctrl+C has ended the command."""
    hear_no_more()
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write("solemn: interrupted\n")
        sys.stderr.flush()


def hear_no_more() -> None:
    """Do not let another Ctrl+C, or SIGTERM, end the ending: it would end in a traceback."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)


def _run() -> None:
    if sys.argv[1:] in (["--version"], ["version"]):
        print(version_line())
        raise SystemExit(0)
    if sys.argv[1:2] and sys.argv[1] in WITHOUT_DUELS:
        from solemn.cli.light import run as run_command
    else:
        from solemn.cli.main import run as run_command
    run_command()
