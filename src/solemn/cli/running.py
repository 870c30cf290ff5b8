"""Running a command line: exit statuses, and what is said when something goes wrong, never in a traceback."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import IO, TYPE_CHECKING, Final

import typer

from solemn.cli.interrupts import tell_interrupted
from solemn.judge.language.errors import InputError, said_of_system
from solemn.judge.language.sayings import saying

if TYPE_CHECKING:
    from solemn.judge.language.speech import Speech

BAD_INPUT: Final = 2
OUR_FAULT: Final = 3


def run_app(app: Callable[[], object], speech: Callable[[], Speech]) -> None:
    """Run the command of the process; ends by SystemExit with the exit status. `speech` says what is wrong with its input."""
    warnings.showwarning = _show_warning
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # what the terminal's code page does not have is written as its number
    try:
        _refuse_empty(sys.argv[1:])
        raise SystemExit(_status(app))
    except InputError as error:
        error.speak(speech())
        status = _told(str(error), BAD_INPUT)
    except BrokenPipeError:
        status = _told("", 1)
    except OSError as error:
        status = _told(speech().tell(said_of_system(error)), BAD_INPUT)
    except Exception as error:
        from solemn.duel.errors import fault_report

        status = _told(fault_report(error), OUR_FAULT)
    raise SystemExit(status)


def _refuse_empty(arguments: Sequence[str]) -> None:
    """Raises InputError for an argument that is empty, as from a variable that is not set: a path would be read as the current folder."""
    if "" in arguments:
        raise InputError(saying("argument-empty", number=arguments.index("") + 1))


def _open_what_is_closed() -> None:
    """Standard input, output and errors that the process was started without bring nothing, and take what is written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, _nothing(mode))


def _nothing(mode: str) -> IO[str]:
    return open(os.devnull, mode, encoding="utf-8")


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    typer.echo(f"solemn: warning: {message}", err=True)


def _status(app: Callable[[], object]) -> int:
    """Run the command; its exit status, once what it printed is written."""
    try:
        app()
    except SystemExit as end:
        if _is_interrupt(end):
            tell_interrupted()
        sys.stdout.flush()
        return end.code if isinstance(end.code, int) else 0
    sys.stdout.flush()
    return 0


def _is_interrupt(end: BaseException | None) -> bool:
    """Is this how Typer ends a command for Ctrl+C, that nobody has heard of yet?"""
    while end is not None:
        if isinstance(end, KeyboardInterrupt):
            return True
        end = end.__cause__ or end.__context__
    return False


def _told(message: str, status: int) -> int:
    """Say what is wrong, if it can be said, and drop what is left to print: it cannot be written. The exit status."""
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    with contextlib.suppress(OSError, ValueError):
        if message:
            typer.echo(f"solemn: {message}", err=True)
        sys.stderr.flush()
    return status
