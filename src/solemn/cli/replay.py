"""`solemn replay`: replay files played and told."""

import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer

from solemn.cards.archetypes import CONSTANTS, names_of_constants
from solemn.cards.edopro import CardFiles
from solemn.cards.strings import read_strings
from solemn.cli.files import FileOptions, card_files, card_pool, files_in
from solemn.cli.replay_lines import ReplayLines
from solemn.cli.statistics_text import statistics_lines
from solemn.cli.tables import write_table
from solemn.cli.warning import warn_of_scripts
from solemn.duel.errors import DuelError
from solemn.duel.pool import CardPool
from solemn.judge.language.errors import InputError, at_place, of_file, said_of
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.cases import case_of, case_text
from solemn.judge.play.replay_report import replay_data, replayed_data
from solemn.judge.play.replay_statistics import Statistics
from solemn.judge.play.replayed import Replayed, puzzle_beside, puzzle_name, replay_duel
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.replay_text import deck_lines, head_lines
from solemn.replaying.finding_scripts import find_scripts
from solemn.replays.errors import ReplayError
from solemn.replays.file_format import REPLAYS
from solemn.replays.reading import is_replay, read_replay
from solemn.replays.replay import Replay

WHOLE, OTHERWISE, BAD_INPUT = 0, 1, 2
NEGATIONS: Final = "negations"


@dataclass(frozen=True, slots=True)
class ReplayOptions:
    """What of a replay is told, and how."""

    as_json: bool = False
    turn: int | None = None
    at: int | None = None
    only: str | None = None
    puzzle: Path | None = None
    case: int | None = None
    output: Path | None = None
    checkout: Path | None = None  # of scripts, whose history is searched
    table: bool = False
    names: bool = False  # of files and players, in tables


def tell_replays(paths: Sequence[Path], files: FileOptions, options: ReplayOptions, speech: Speech) -> int:
    """Play replay files and print what happens; the exit status is the highest of all files: 0 played whole, 1 parted, 2 bad input.

    Raises InputError for bad options.
    """
    if options.only not in (None, NEGATIONS):
        raise InputError(saying("option-wrong", option="--only", found=options.only, expected=NEGATIONS))
    if options.case is not None and options.output is None:
        raise InputError(saying("case-and-output"))
    if options.output is not None and options.case is None and not options.table:
        raise InputError(saying("output-for-nothing"))
    found = card_files(files, look=True)
    teller = _Teller(card_pool(found), read_strings(found.strings).victory, options, speech)
    results: list[dict[str, Any]] = []
    status = 0
    chosen = files_in(paths, "replay", REPLAYS, is_replay)
    if options.table:
        return teller.table(chosen, archetype_names(found, teller.pool))
    for path in chosen:
        if len(chosen) > 1 and not options.as_json:
            typer.echo(f"\n{path}" if path is not chosen[0] else str(path))
        try:
            status = max(status, teller.tell(path, results))
        except InputError as error:
            status = BAD_INPUT
            error.speak(speech)
            if options.as_json:
                results.append({"file": str(path), "why": error.message})
            typer.echo(f"solemn: {error}", err=True)
    if options.as_json:
        typer.echo(json.dumps(results[0] if len(results) == 1 else results, ensure_ascii=False, indent=1))
    return status


def archetype_names(files: CardFiles, pool: CardPool) -> dict[int, str]:
    """The names of archetypes by set code: those of the community's strings over those of the script library's constants."""
    return {**names_of_constants(pool.scripts.find(CONSTANTS)), **read_strings(files.strings).setname}


class _Teller:
    __slots__ = ("_names", "_options", "_speech", "_text", "pool")

    def __init__(self, pool: CardPool, victories: Mapping[int, str], options: ReplayOptions, speech: Speech) -> None:
        self.pool = pool
        self._names = CardNames(pool.database)
        self._text = ReplayLines(self._names, victories, speech)
        self._options = options
        self._speech = speech

    def tell(self, path: Path, results: list[dict[str, Any]]) -> int:
        """Tell one file, or add it to the results; its exit status. Raises InputError."""
        replay = self._read(path)
        if replay.obstacle is not None:
            return self._not_playable(replay, path, results)
        if self._options.case is not None and self._options.output is not None:
            typer.echo(self._write_case(replay, path, self._options.case, self._options.output))
            return WHOLE
        if self._options.checkout is not None:
            return self._find_scripts(replay, path, self._options.checkout)
        warn_of_scripts(str(path), (code for deck in replay.decks for code in (*deck.main, *deck.extra)), self.pool, self._speech)
        result = self._played(replay, path)
        status = WHOLE if result.is_same else OTHERWISE
        if self._options.as_json:
            results.append({**replayed_data(result, str(path), self._speech), "exit": status})
            return status
        options = self._options
        for line in self._text.lines(result, turn=options.turn, board=options.at is not None, negated=options.only == NEGATIONS):
            typer.echo(line)
        return status

    @staticmethod
    def _read(path: Path) -> Replay:
        try:
            return read_replay(path)
        except ReplayError as error:
            raise InputError(said_of(error)) from error

    def _not_playable(self, replay: Replay, path: Path, results: list[dict[str, Any]]) -> int:
        if self._options.as_json:
            results.append({**replay_data(replay, str(path)), "exit": BAD_INPUT})
            return BAD_INPUT
        names = [[self._names.of_code(code) for code in (*deck.main, *deck.extra)] for deck in replay.decks]
        for line in (*head_lines(replay, self._speech), *deck_lines(replay, names, self._speech)):
            typer.echo(line)
        typer.echo(self._speech.say("replay-obstacle", why=replay.obstacle))
        return BAD_INPUT

    def _played(self, replay: Replay, path: Path) -> Replayed:
        try:
            result = replay_duel(replay, self.pool, self._names, puzzle=self._puzzle(replay, path), upto=self._options.at)
        except (DuelError, ReplayError) as error:
            raise InputError(said_of(error), file=str(path)) from error
        wanted, last = self._options.at, len(result.moments) + (result.duel.decision is not None)
        if wanted is not None and wanted > last and result.misfit is None:
            raise InputError(saying("option-number", what="decision", option="--at", found=wanted, last=last), file=str(path))
        turn = self._options.turn
        if turn is not None and turn > len(result.turns):
            raise InputError(saying("option-number", what="turn", option="--turn", found=turn, last=len(result.turns)), file=str(path))
        return result

    def _write_case(self, replay: Replay, path: Path, number: int, output: Path) -> str:
        """Write the scenario that begins at the decision; what is said of it."""
        speech = self._speech
        try:
            case = case_of(replay, self.pool, number, puzzle=self._puzzle(replay, path), speech=speech)
        except (DuelError, ReplayError) as error:
            raise InputError(said_of(error), file=str(path)) from error
        first, second = (speech.row(names, "and") or "?" for names in replay.sides)
        where = {"number": case.decision, "turn": case.turn}
        case.scenario.title = speech.say("replay-case-title", first=first, second=second, **where)
        notes = [speech.say("replay-case-missing", what=what) for what in case.missing]
        notes += [speech.say("replay-case-left-out", count=case.left_out)] if case.left_out else []
        case.scenario.note = speech.row(notes, "semicolon")
        text = case_text(case, output, self._names, speech.language)
        try:
            output.write_text(text, encoding="utf-8")
        except OSError as error:
            raise InputError(of_file(f"-o: {output}", error)) from error
        return "\n".join([speech.say("replay-case-written", file=output, **where), *notes])

    def _find_scripts(self, replay: Replay, path: Path, checkout: Path) -> int:
        """Say with which version of the scripts the replay plays whole; the exit status."""
        speech = self._speech
        try:
            search = find_scripts(replay, checkout, self.pool, puzzle=self._puzzle(replay, path))
        except ReplayError as error:
            raise InputError(at_place("--find-scripts", error)) from error
        if search.best is None:
            raise InputError(saying("no-commits", path=str(checkout)))
        version = search.best.version
        words = {"commit": version.commit, "date": version.date, "tried": search.tried, "decisions": search.best.decisions}
        if search.best.whole:
            typer.echo(speech.say("replay-scripts-found", **words))
            typer.echo(f"  git -C {shlex.quote(str(checkout))} checkout {version.commit}")
            return WHOLE
        typer.echo(speech.say("replay-scripts-not-found", **words))
        return OTHERWISE

    def _puzzle(self, replay: Replay, path: Path) -> bytes | None:
        """The script of a puzzle: the one that is given, or one of its name beside the replay or in EDOPro's folder."""
        name, given = puzzle_name(replay), self._options.puzzle
        if not name:
            return None
        try:
            found = puzzle_beside(name, path) if given is None else given.read_bytes()
        except OSError as error:
            raise InputError(of_file(f"--puzzle: {given}", error)) from error
        if found is None:
            raise InputError(saying("puzzle-not-beside", name=name), file=str(path))
        return found

    # -- tables ---------------------------------------------------------------------------------------------------

    def table(self, paths: Sequence[Path], archetypes: Mapping[int, str]) -> int:
        """Print, or write, the figures of many replays; the exit status is 2 if there are files that are no replays. Raises InputError."""
        statistics, status = Statistics(), WHOLE
        for path in paths:
            try:
                replay = self._read(path)
                result = None if replay.obstacle is not None else self._played(replay, path)
            except InputError as error:
                typer.echo(f"solemn: {error}", err=True)
                status = BAD_INPUT
                continue
            statistics.add(replay, result, str(path), self.pool.database, archetypes)
        if self._options.output is not None:
            write_table(self._options.output, statistics, self._options.names, self._speech)
        for line in statistics_lines(statistics, self._options.names, self._speech):
            typer.echo(line)
        return status
