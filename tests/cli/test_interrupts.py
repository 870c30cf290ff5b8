"""Ctrl+C ends a command with status 130 and one line, at whatever moment it comes; a command runs without standard streams."""

import errno
import signal
import sys
from collections.abc import Callable

import pytest
import typer

from solemn.cli import entry, interrupts
from solemn.cli.running import run_app
from solemn.judge.language.choosing import speech_in
from solemn.judge.language.speech import english


def interrupt() -> None:
    raise KeyboardInterrupt


def quiet() -> None:
    return None


def while_importing() -> None:
    interrupt()


def in_a_command() -> None:
    app = typer.Typer()
    app.command()(interrupt)
    run_app(lambda: app([]), english)


def while_writing() -> None:
    run_app(interrupt, english)


@pytest.mark.parametrize("moment", [while_importing, in_a_command, while_writing])
def test_ctrl_c_ends_a_command_with_one_line(
    moment: Callable[[], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(entry, "_run", moment)
    monkeypatch.setattr(interrupts, "hear_no_more", quiet)  # the tests hear Ctrl+C
    with pytest.raises(SystemExit) as end:
        entry.run()
    assert end.value.code == 130
    assert capsys.readouterr() == ("", "solemn: interrupted\n")


def test_the_ending_hears_no_other_signal() -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    try:
        interrupts.hear_no_more()
        assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == (signal.SIG_IGN, signal.SIG_IGN)
    finally:
        signal.signal(signal.SIGINT, before[0])
        signal.signal(signal.SIGTERM, before[1])


@pytest.mark.parametrize("stream", ["stdin", "stdout", "stderr"])
def test_a_command_runs_without_a_standard_stream(stream: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, stream, None)
    read = []
    with pytest.raises(SystemExit) as end:
        run_app(lambda: (print("told"), print("warned", file=sys.stderr), read.append(sys.stdin)), english)
    assert end.value.code == 0 and read[0] is not None
    if stream == "stdin":
        assert read[0].buffer.read() == b""
    getattr(sys, stream).close()


def test_an_empty_argument_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["solemn", "judge", ""])
    with pytest.raises(SystemExit) as end:
        run_app(lambda: print("ran"), english)
    assert end.value.code == 2
    assert capsys.readouterr() == ("", "solemn: argument 2 is empty: expected a file, a folder or a value\n")


def test_what_the_system_says_is_said_in_the_language_of_the_reader(capsys: pytest.CaptureFixture[str]) -> None:
    def denied() -> None:
        raise PermissionError(errno.EACCES, "Permission denied", "x")

    with pytest.raises(SystemExit):
        run_app(denied, lambda: speech_in("de"))
    assert capsys.readouterr().err == "solemn: Zugriff verweigert\n"
