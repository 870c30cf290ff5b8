"""`solemn solve`: puzzles solved, and the solution told."""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer

from solemn.cli.files import FileOptions, card_files, card_pool, files_in
from solemn.duel.errors import DuelError
from solemn.duel.pool import CardPool
from solemn.duel.puzzles import is_puzzle
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.lines_told import told_line
from solemn.judge.scenario.names import CardNames
from solemn.search.rollouts import Best
from solemn.search.solving import EXHAUSTED, SOLVED, Solved, Task, solve

ALL_SOLVED, NOT_ALL, BAD_INPUT = 0, 1, 2
_PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class SolveOptions:
    """How long is searched, with how many processes, and what is written."""

    seconds: float = 60.0
    jobs: int = 0  # 0: as many as the machine has processors
    seed: int = 0
    output: Path | None = None
    as_json: bool = False


def solve_puzzles(paths: Sequence[Path], files: FileOptions, options: SolveOptions, speech: Speech) -> int:
    """Solve puzzles and print the solutions; the exit status is the highest of all: 0 solved, 1 not solved, 2 bad input.

    Raises InputError for bad options and for a folder without puzzles.
    """
    found = card_files(files, look=True)
    if options.output is not None and options.output.exists() and not options.output.is_dir():
        raise InputError(saying("folder-in-file", option="-o", path=str(options.output)))
    solver = _Solver(card_pool(found), options, speech)
    status = ALL_SOLVED
    results: list[dict[str, Any]] = []
    chosen = files_in(paths, "puzzle", (".lua",), is_puzzle)
    for path in chosen:
        try:
            status = max(status, solver.solve(path, results))
        except (DuelError, InputError) as error:
            status = BAD_INPUT
            results.append({"file": str(path), "why": str(error), "status": "bad input"})
            typer.echo(f"solemn: {error}", err=True)
    if options.as_json:
        typer.echo(json.dumps(results[0] if len(results) == 1 else results, ensure_ascii=False, indent=1))
    elif len(chosen) > 1:
        typer.echo(speech.say("solve-total", solved=sum(result["status"] == SOLVED for result in results), count=len(chosen)))
    return status


class _Solver:
    __slots__ = ("_names", "_options", "_pool", "_speech")

    def __init__(self, pool: CardPool, options: SolveOptions, speech: Speech) -> None:
        self._pool = pool
        self._names = CardNames(pool.database)
        self._options, self._speech = options, speech

    def solve(self, path: Path, results: list[dict[str, Any]]) -> int:
        """Solve one puzzle, print what came of it, and add it to the results; its exit status."""
        options = self._options
        task = Task(path, self._pool, options.seed)
        found = solve(task, options.seconds, options.jobs or os.cpu_count() or 1, self._progress if self._shows_progress() else None)
        if self._shows_progress():
            typer.echo("\r\033[K", nl=False, err=True)
        results.append(_data(path, found))
        if not options.as_json:
            for line in self._lines(path, task, found):
                typer.echo(line)
        if found.status == SOLVED and options.output is not None:
            self._write(path, task, found, options.output)
        return ALL_SOLVED if found.status == SOLVED else NOT_ALL

    def _shows_progress(self) -> bool:
        return not self._options.as_json and os.isatty(2)

    def _progress(self, best: Best) -> None:
        typer.echo(f"\r\033[K{self._speech.say('solve-nearest', percent=round(_PERCENT * best.nearness))}", nl=False, err=True)

    def _lines(self, path: Path, task: Task, found: Solved) -> list[str]:
        speech = self._speech
        numbers = {"file": path.name, "seconds": f"{found.seconds:.1f}", "lines": found.lines}
        if found.status == EXHAUSTED:
            return [speech.say("solve-exhausted", **numbers)]
        if found.status != SOLVED:
            return [speech.say("solve-time-over", **numbers), speech.say("solve-nearest", percent=round(_PERCENT * found.nearness))]
        seeds = "solve-sure" if found.seeds_held == found.seeds_tried else "solve-chance"
        duel = task.load(start=False)
        return [
            speech.say("solve-solved", **numbers),
            speech.say(seeds, held=found.seeds_held, tried=found.seeds_tried),
            speech.say("solve-reply-none" if not found.replies_tried else f"solve-reply-{found.replies}", count=found.replies_tried),
            *told_line(duel, found.answers, self._names, speech),
        ]

    def _write(self, path: Path, task: Task, found: Solved, folder: Path) -> None:
        duel = task.load()
        for answer in found.answers:
            duel.answer(answer)
        file = folder / f"{path.stem}.yrp"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            duel.write_replay(file)
        except OSError as error:
            raise InputError(f"-o: {file}: {error.strerror or error}") from error
        if not self._options.as_json:
            typer.echo(self._speech.say("solve-written", file=str(file)))


def _data(path: Path, found: Solved) -> dict[str, Any]:
    return {
        "file": str(path), "status": found.status, "seconds": round(found.seconds, 2), "lines": found.lines, "decisions": found.decisions,
        "positions": found.positions, "met_again": found.met_again,
        "nearness": round(found.nearness, 3), "answers": found.answers if found.status == SOLVED else [],
        "seeds": {"held": found.seeds_held, "tried": found.seeds_tried},
        "replies": {"result": found.replies, "tried": found.replies_tried},
    }  # fmt: skip
