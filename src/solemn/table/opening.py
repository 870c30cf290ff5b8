"""What can be put on the table: scenarios, puzzles, the short notation, replays."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Final
from weakref import finalize

from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.judge.board.staging import stage
from solemn.judge.language.errors import InputError, said_of
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import Judge, Judgement
from solemn.judge.play.replayed import puzzle_beside, puzzle_name
from solemn.judge.scenario.model import PlayerSetup, Scenario, Setup
from solemn.judge.scenario.reading import Source, parse_scenario, read_scenario
from solemn.replaying.playback import Playback
from solemn.replaying.setting_up import NotPlayable, put_up
from solemn.replays.errors import ReplayError
from solemn.replays.reading import is_replay, read_replay
from solemn.replays.replay import Replay

_LONGEST_TITLE: Final = 80  # characters


@dataclass(slots=True, weakref_slot=True)
class Opened:
    """A case that was opened: how its duel is put up, what was answered in it, what its file says of it."""

    put_up: Callable[[], Duel]
    scenario: Scenario | None = None  # None for a replay
    answers: tuple[Any, ...] = ()
    title: str = ""
    judgement: Judgement | None = None
    notes: list[str] = field(default_factory=list)  # what could not be opened of it


def empty_scenario() -> Scenario:
    """A board with nothing on it, in the first player's Main Phase 1."""
    return Scenario(setup=Setup(players=[PlayerSetup(), PlayerSetup()], phase="main1"))


def open_file(path: Path, judge: Judge, speech: Speech) -> Opened:
    """A scenario, a puzzle, a notation text or a replay. Raises InputError."""
    if is_replay(path):
        return _open_replay(path, judge)
    return open_source(read_scenario(path, judge.names, speech), judge)


def open_bytes(raw: bytes, name: str, judge: Judge, speech: Speech) -> Opened:
    """A replay or a puzzle that came without a folder, by its name's ending. Raises InputError."""
    folder = mkdtemp(prefix="solemn-table-")
    path = Path(folder) / f"case{Path(name).suffix.lower()}"
    try:
        path.write_bytes(raw)
        opened = open_file(path, judge, speech)
    except BaseException:
        rmtree(folder, ignore_errors=True)
        raise
    opened.title = Path(name).stem[:_LONGEST_TITLE]
    finalize(opened, rmtree, folder, ignore_errors=True)
    return opened


def open_text(text: str, name: str, judge: Judge, speech: Speech) -> Opened:
    """A scenario in a text, which may be anybody's: it names no file. Raises InputError."""
    return open_source(parse_text(text, name, judge, speech), judge)


def parse_text(text: str, name: str, judge: Judge, speech: Speech) -> Source:
    """A scenario in a text that names no file. Raises InputError."""
    source = parse_scenario(text, name, judge.names, speech)
    if source.scenario.setup.puzzle:
        raise source.error(speech.say("table-no-puzzle"), "setup", "puzzle")
    return source


def open_scenario(scenario: Scenario, judge: Judge) -> Opened:
    """A scenario as data. Raises InputError."""
    return open_source(Source("", "", scenario, {}), judge)


def open_source(source: Source, judge: Judge) -> Opened:
    """A scenario that was read: it is judged, and its plays are made. Raises InputError."""
    judgement = judge.judge(source)
    if judgement.bad_input and not judgement.record.answers:
        raise InputError(judgement.why, file=source.file, line=judgement.line)
    scenario = source.scenario
    return Opened(
        lambda: stage(scenario, judge.pool, judge.names),
        scenario,
        judgement.record.answers,
        scenario.title or scenario.id,
        judgement,
        notes=[*judgement.warnings, *([judgement.why] if judgement.why else [])],
    )


def _open_replay(path: Path, judge: Judge) -> Opened:
    try:
        replay = read_replay(path)
        puzzle = _puzzle_of(replay, path)
        playback = Playback(put_up(replay, judge.pool, puzzle=puzzle), replay)
        playback.start()
        while not playback.ended:
            playback.step()
        answers = playback.duel.answers
    except (ReplayError, NotPlayable, DuelError) as error:
        raise InputError(said_of(error), file=str(path)) from error
    return Opened(lambda: put_up(replay, judge.pool, puzzle=puzzle), answers=answers, title=path.stem)


def _puzzle_of(replay: Replay, path: Path) -> bytes | None:
    """The script of the puzzle that was played, if one was. Raises InputError where it is not at hand."""
    name = puzzle_name(replay)
    found = puzzle_beside(name, path) if name else None
    if name and found is None:
        raise InputError(saying("puzzle-needed-beside", name=name), file=str(path))
    return found
