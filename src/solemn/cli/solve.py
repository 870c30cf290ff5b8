"""`solemn solve`: puzzles solved, and the solution told."""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer

from solemn.cli.aims import aim_of
from solemn.cli.beginnings import Begun, begun_from, begun_with_hand, puzzle_files
from solemn.cli.files import FileOptions, card_files
from solemn.cli.solutions import written
from solemn.core.decisions.kinds import BattleDecision, ChainDecision, Decision, IdleDecision
from solemn.core.state.data import Card
from solemn.core.state.log import place_of
from solemn.duel.errors import DuelError
from solemn.judge.language.errors import InputError
from solemn.judge.language.placed import PlacedName, distinct, place_of_name
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech
from solemn.judge.language.words import zone_of
from solemn.judge.play.judging import Judge
from solemn.judge.play.lines_told import told_line
from solemn.judge.telling.move_text import move_text
from solemn.search.cooks import cooks, needless
from solemn.search.options import PASS
from solemn.search.rollouts import Best
from solemn.search.solving import EXHAUSTED, SOLVED, Solved, Task, solve
from solemn.spec.constants import LOCATION_ONFIELD

ALL_SOLVED, NOT_ALL, BAD_INPUT = 0, 1, 2
_PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class SolveOptions:
    """How long is searched for what, with how many processes, and what is written."""

    seconds: float = 60.0
    jobs: int = 0  # 0: as many as the machine has processors
    seed: int = 0
    output: Path | None = None
    as_json: bool = False
    goals: tuple[str, ...] = ()
    turn: int | None = None  # of a replay
    deck: str | None = None
    hand: str | None = None
    passive: bool = False
    cooks: bool = False
    needless: bool = False


def solve_puzzles(paths: Sequence[Path], files: FileOptions, options: SolveOptions, speech: Speech) -> int:
    """Solve puzzles and other cases and print the solutions; the exit status is the highest of all: 0 solved, 1 not solved, 2 bad input.

    Raises InputError for bad options and for a folder without puzzles.
    """
    found = card_files(files, look=True)
    if options.output is not None and options.output.exists() and not options.output.is_dir():
        raise InputError(saying("folder-in-file", option="-o", path=str(options.output)))
    if (options.deck is None) == (not paths) or (options.hand is not None and options.deck is None):
        raise InputError(saying("solve-what"))
    judge = Judge.of(found.scripts, found.databases, speech=speech)
    task = Task(None, judge.pool, options.seed, aim_of(options.goals, judge.names, speech), options.passive)
    solver = _Solver(judge, options, speech)
    status = ALL_SOLVED
    results: list[dict[str, Any]] = []
    chosen: list[Path | None] = [*puzzle_files(paths)] or [None]
    for path in chosen:
        try:
            begun = _begun(path, task, options, judge, speech)
            status = max(status, solver.solve(begun, str(path or options.deck), results))
        except (DuelError, InputError) as error:
            status = BAD_INPUT
            results.append({"file": str(path or options.deck), "why": str(error), "status": "bad input"})
            typer.echo(f"solemn: {error}", err=True)
    if options.as_json:
        typer.echo(json.dumps(results[0] if len(results) == 1 else results, ensure_ascii=False, indent=1))
    elif len(chosen) > 1:
        typer.echo(speech.say("solve-total", solved=sum(result["status"] == SOLVED for result in results), count=len(chosen)))
    return status


def _begun(path: Path | None, task: Task, options: SolveOptions, judge: Judge, speech: Speech) -> Begun:
    if path is None:
        assert options.deck is not None
        return begun_with_hand(options.deck, options.hand, task, judge, speech)
    return begun_from(path, task, judge, speech, options.turn)


class _Solver:
    __slots__ = ("_judge", "_options", "_speech")

    def __init__(self, judge: Judge, options: SolveOptions, speech: Speech) -> None:
        self._judge, self._options, self._speech = judge, options, speech

    def solve(self, begun: Begun, file: str, results: list[dict[str, Any]]) -> int:
        """Solve one case, print what came of it, and add it to the results; its exit status."""
        options, task = self._options, begun.task
        found = solve(task, options.seconds, options.jobs or os.cpu_count() or 1, self._progress if self._shows_progress() else None)
        if self._shows_progress():
            typer.echo("\r\033[K", nl=False, err=True)
        row = _data(file, found)
        results.append(row)
        self._tell(self._lines(begun, found))
        if found.status != SOLVED:
            return NOT_ALL
        if options.cooks:
            self._tell(self._cooks(begun, found, row))
        if options.needless:
            self._tell(self._needless(begun, found, row))
        if options.output is not None:
            self._tell(written(begun, found.answers, options.output, self._judge, self._speech))
        return ALL_SOLVED

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            if not self._options.as_json:
                typer.echo(line)

    def _shows_progress(self) -> bool:
        return not self._options.as_json and os.isatty(2)

    def _progress(self, best: Best) -> None:
        typer.echo(f"\r\033[K{self._speech.say('solve-nearest', percent=round(_PERCENT * best.nearness))}", nl=False, err=True)

    def _lines(self, begun: Begun, found: Solved) -> Iterator[str]:
        speech = self._speech
        numbers = {"file": begun.name, "seconds": f"{found.seconds:.1f}", "lines": found.lines}
        if found.status == EXHAUSTED:
            yield speech.say("solve-exhausted", **numbers)
        elif found.status != SOLVED:
            yield speech.say("solve-time-over", **numbers)
            yield speech.say("solve-nearest", percent=round(_PERCENT * found.nearness))
        else:
            yield speech.say("solve-solved", **numbers)
            if found.seeds_tried:
                seeds = "solve-sure" if found.seeds_held == found.seeds_tried else "solve-chance"
                yield speech.say(seeds, held=found.seeds_held, tried=found.seeds_tried)
            if not begun.task.passive:
                replies = f"solve-reply-{found.replies}" if found.replies_tried else "solve-reply-none"
                yield speech.say(replies, count=found.replies_tried)
            duel, before = begun.task.unstarted()
            yield from told_line(duel, [*before, *found.answers], self._judge.names, speech, after=len(before))

    def _cooks(self, begun: Begun, found: Solved, row: dict[str, Any]) -> Iterator[str]:
        row["cooks"] = []
        for answers in cooks(begun.task, found.answers, self._options.seconds):
            row["cooks"].append(answers)
            yield self._speech.say("solve-cook", moves=" → ".join(self._moves(begun, answers)))
        if not row["cooks"]:
            yield self._speech.say("solve-cook-none", seconds=f"{self._options.seconds:g}")

    def _moves(self, begun: Begun, answers: list[Any]) -> Iterator[str]:
        """The moves of the line in open phases, and what it activates in between, in words."""
        duel = begun.task.load()
        player = begun.task.goal(duel).player
        for answer in answers:
            if _is_deed(duel.decision, answer, player):
                move = next((move for move in duel.moves() if move.complete and move.answer == answer), None)
                if move is not None:
                    yield move_text(move, self._speech)
            duel.answer(answer)

    def _needless(self, begun: Begun, found: Solved, row: dict[str, Any]) -> Iterator[str]:
        without = needless(begun.task, found.answers, self._options.seconds)
        names, speech = self._judge.names, self._speech
        placed = [_placed(card, names.of_code(card.printed.code)) for card in without.cards]
        row["needless"] = [{"card": str(name), **(place_of_name(name) or {})} for name in placed]
        cards = speech.cards(distinct(placed))
        yield speech.say("solve-needless", cards=cards) if cards else speech.say("solve-needless-none")
        if without.unasked:
            yield speech.say("solve-needless-unasked", cards=speech.cards([names.of_code(code) for code in without.unasked]))


def _is_deed(decision: Decision | None, answer: Any, player: int) -> bool:
    """Whether the answer is a move in an open phase, or an activation by the player in a Chain."""
    return isinstance(decision, (IdleDecision, BattleDecision)) or (
        isinstance(decision, ChainDecision) and decision.player == player and answer != PASS
    )


def _placed(card: Card, name: str) -> PlacedName:
    """The name with the place of the card; copies in one pile are not told apart."""
    player, location, sequence, _ = place_of(card)
    return PlacedName.at(name, player, zone_of(location) or "none", sequence if location & LOCATION_ONFIELD else 0)


def _data(file: str, found: Solved) -> dict[str, Any]:
    return {
        "file": file, "status": found.status, "seconds": round(found.seconds, 2), "lines": found.lines, "decisions": found.decisions,
        "positions": found.positions, "met_again": found.met_again,
        "nearness": round(found.nearness, 3), "answers": found.answers if found.status == SOLVED else [],
        "seeds": {"held": found.seeds_held, "tried": found.seeds_tried},
        "replies": {"result": found.replies, "tried": found.replies_tried},
    }  # fmt: skip
