"""How a command ends that Ctrl+C or SIGTERM ends: one line, and the status that shells have for it."""

import contextlib
import signal
import sys

INTERRUPTED = 130  # by Ctrl+C, as shells say it
TERMINATED = 143  # by SIGTERM


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
