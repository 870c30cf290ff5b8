"""What `solemn judge` does beside judging: traces, breakpoints, coverage."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import typer

from solemn.debugging.measuring import Measurement, NoCoverage
from solemn.debugging.session import Breakpoint, NoPlace, Session
from solemn.judge.language.errors import InputError, at_place
from solemn.judge.language.sayings import saying
from solemn.judge.play.judging import Judge


@dataclass(frozen=True, slots=True)
class Looking:
    """What was asked for: scripts to trace, lines to stop at, the folder for pages of coverage."""

    traced: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    coverage: Path | None = None

    @classmethod
    def of(cls, trace: Sequence[str] | None, stops: Sequence[str] | None, coverage: Path | None) -> Looking | None:
        """From the options as typer gives them; None where nothing was asked for. Raises InputError."""
        if not trace and not stops and coverage is None:
            return None
        if coverage is not None and (trace or stops):
            raise InputError(saying("cov-alone"))
        for name in trace or ():
            if not name.endswith(".lua"):
                problem = saying("data-found", found=repr(name), expected=saying("trace-script"))
                raise InputError(saying("at-place", place="--trace", text=problem))
        return cls(tuple(trace or ()), tuple(stops or ()), coverage)

    @contextmanager
    def over(self, judge: Judge, quiet: bool) -> Iterator[None]:
        """While this lasts, what the judge plays is looked into; `quiet`: standard output is for data. Raises InputError."""
        with ExitStack() as stack:
            if self.coverage is not None:
                stack.enter_context(_measured(self.coverage, quiet))
            else:
                session = self._session(judge, quiet)
                judge.around = session.watching
            yield

    def _session(self, judge: Judge, quiet: bool) -> Session:
        try:
            stops = {Breakpoint.of(text) for text in self.stops}
        except NoPlace as error:
            raise InputError(at_place("--break", error)) from error

        def write(line: str) -> None:
            typer.echo(line, err=quiet)

        return Session(judge.names, write, _ask, frozenset(Path(name).name for name in self.traced), stops)


def _ask(prompt: str) -> str | None:
    typer.echo(prompt, nl=False, err=True)
    answer = sys.stdin.readline()
    return answer.rstrip("\n") if answer else "q"


@contextmanager
def _measured(folder: Path, quiet: bool) -> Iterator[None]:
    """Measure the lines of card scripts meanwhile; then print the table and write the pages."""
    try:
        measurement = Measurement()
        with measurement.running():
            yield
        typer.echo(measurement.table(), err=quiet)
        measurement.write_html(folder)
        typer.echo(f"pages: {folder / 'index.html'}", err=quiet)
    except NoCoverage as error:
        raise InputError(at_place("--cov", error)) from error
