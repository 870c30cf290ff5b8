"""Solutions written: as a replay that EDOPro opens, and as a scenario that `solemn judge` plays."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from solemn.cli.beginnings import Begun
from solemn.duel.errors import DuelError
from solemn.judge.language.errors import InputError, of_file
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.table.opening import Opened, open_file
from solemn.table.table import Table
from solemn.table.taking import as_yaml, take_scenario


def written(begun: Begun, answers: list[Any], folder: Path, judge: Judge, speech: Speech) -> Iterator[str]:
    """Write the solution into the folder, and say which files were written. Raises InputError."""
    stem = Path(begun.name).stem if begun.task.puzzle is not None or begun.opened is not None else "solution"
    replay, scenario = folder / f"{stem}.yrp", folder / f"{stem}.yaml"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        duel = begun.task.load()
        for answer in answers:
            duel.answer(answer)
        duel.write_replay(replay)
        yield speech.say("solve-written", file=str(replay))
        scenario.write_text(_as_scenario(begun, answers, folder, judge, speech), encoding="utf-8")
        yield speech.say("solve-written", file=str(scenario))
    except OSError as error:
        raise InputError(of_file(f"-o: {folder}", error)) from error
    except DuelError as error:
        raise InputError(f"-o: {replay}: {error}") from error


def _as_scenario(begun: Begun, answers: list[Any], folder: Path, judge: Judge, speech: Speech) -> str:
    """The solution as a scenario with what came of it; a puzzle is copied beside it."""
    puzzle = begun.task.puzzle
    opened = open_file(puzzle, judge, speech) if puzzle is not None else begun.opened
    _, before = begun.task.unstarted()
    table = Table(
        judge, Opened(lambda: begun.task.unstarted()[0], None if opened is None else opened.scenario, (*before, *answers)), speech
    )
    taken = take_scenario(table).scenario
    if puzzle is not None:
        if not (folder / puzzle.name).exists():
            shutil.copy(puzzle, folder / puzzle.name)
        taken.setup.puzzle = puzzle.name
    return as_yaml(taken)
