"""`solemn judge --replay`: scenarios, and solutions of puzzles, as replays that EDOPro opens."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from solemn.duel.as_puzzle import NotInAPuzzle
from solemn.duel.errors import DuelError
from solemn.judge.language.errors import InputError, said_of
from solemn.judge.language.sayings import Said, saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge
from solemn.judge.scenario.reading import scenario_files

ENDING = ".yrp"


def write_replays(paths: Sequence[Path], judge: Judge, speech: Speech, output: Path) -> Iterator[str]:
    """Write what the scenarios play: one to the file `output`, several into the folder `output`; what is said of each.

    Raises InputError for what no replay can hold.
    """
    files = scenario_files(list(paths))
    if output.suffix.lower() != ENDING and not output.is_dir():
        raise InputError(saying("ending-wrong", option="--replay", found=output.name, expected=ENDING))
    judge.keeps_duel = True
    for file in files:
        target = output / f"{file.stem}{ENDING}" if output.is_dir() else output
        yield speech.say("replay-written", file=target, how=_write(file, target, judge))


def _write(file: Path, target: Path, judge: Judge) -> str:
    """Write one; `puzzle` if the field's puzzle was written, too, else `alone`. Raises InputError."""
    judgement = judge.judge_file(file)
    duel = judgement.duel
    if duel is None:
        raise InputError(judgement.why, file=str(file), line=judgement.line)
    try:
        duel.write_replay(target)
    except DuelError as error:
        raise InputError(_why(error), file=str(file)) from error
    return "alone" if duel.beginning.set_ups else "puzzle"


def _why(error: DuelError) -> Said:
    return saying("replay-cannot-hold", what=error.what) if isinstance(error, NotInAPuzzle) else said_of(error)
