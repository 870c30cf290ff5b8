"""The moments of a line in which a negator could be used, and what is left of the line then."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from solemn.chokes.blocked import Blocked
from solemn.chokes.boards import EndBoard, Loss, Weights, loss_of
from solemn.chokes.playing import Line, NoRoom
from solemn.chokes.threats import Threat
from solemn.judge.board.staging import stage
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import SCRIPT_ERROR, STUCK, Judge, Judgement
from solemn.judge.scenario.model import Scenario
from solemn.judge.scenario.reading import Source
from solemn.search.lines import is_move
from solemn.search.options import Sign, sign_of


@dataclass(frozen=True, slots=True)
class Choke:
    """One use of a negator: when, against what, and what it cost."""

    threat: str
    moment: int  # decisions of the line before it
    against: str  # the card whose activation or Summon it answers, "" if it answers nothing of the kind
    link: int  # of the Chain, 0 if it answers none
    board: EndBoard
    loss: Loss
    skipped: int  # moves of the line that were no longer possible
    answers: tuple[Any, ...] = ()  # of the whole duel
    replanned: bool = False  # the board is that of another line, which was searched for after the use


@dataclass(slots=True)
class Chokes:
    """All of a line: its board without interruption, each use of a negator by what it costs, and what could not be answered."""

    base: EndBoard
    plays: int  # moves of the line
    chokes: list[Choke] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)  # negators that could never be used
    blocked: list[Blocked] = field(default_factory=list)
    branches: int = 0
    positions: int = 0  # that were searched for other lines


def find_chokes(source: Source, judge: Judge, threats: Sequence[Threat], weights: Weights | None = None, replan: float = 0.0) -> Chokes:
    """Use each negator in each moment of the line that the scenario's plays are, one at a time.

    The line is what the turn player does; the other player does nothing but what is tried. With `replan` the best that is left is looked
    for after each use, for so many seconds. Raises InputError for a case that cannot be put up, or whose plays are not possible.
    """
    judgement = judge.judge(source)
    _check(judgement)
    return chokes_of(source.scenario, judgement.record.answers, judge, threats, weights or Weights(), replan)


def chokes_of(
    scenario: Scenario, answers: Sequence[Any], judge: Judge, threats: Sequence[Threat], weights: Weights, replan: float = 0.0
) -> Chokes:
    """The same for the line that these answers are, from where the scenario begins."""
    signs = _signs(scenario, judge, answers)
    base, blocked = Line(scenario, judge).play(signs)
    found = Chokes(base, sum(is_move(sign) for sign in signs), blocked=blocked)
    for threat in threats:
        try:
            line = Line(scenario, judge, threat)
        except NoRoom:
            found.unused.append(threat.name)
            continue
        uses = list(_uses(line, threat, signs, weights, replan))
        found.positions += line.positions
        found.branches += len(uses)
        found.chokes += uses
        if not uses:
            found.unused.append(threat.name)
    found.chokes.sort(key=lambda choke: -choke.loss.score)
    return found


def _uses(line: Line, threat: Threat, signs: Sequence[Sign], weights: Weights, replan: float) -> Iterator[Choke]:
    """Each use of the negator along the line; of the ways to choose its targets the one that costs the line most."""
    base, _ = line.play(signs)
    for moment in line.moments(signs):
        uses = (
            Choke(
                threat.name, moment.decisions, moment.against, moment.link, use.board, loss_of(base, use.board, weights), use.skipped,
                use.answers, use.replanned,
            )
            for use in line.uses(moment, weights, replan)
        )  # fmt: skip
        yield max(uses, key=lambda choke: choke.loss.score)


def _check(judgement: Judgement) -> None:
    refused = next((play for play in judgement.record.plays if not play.ok), None)
    if judgement.verdict in (STUCK, SCRIPT_ERROR) or refused is not None:
        raise InputError(judgement.why or "a play of the line is not possible", file=judgement.source.file, line=judgement.line)


def _signs(scenario: Scenario, judge: Judge, answers: Sequence[Any]) -> list[Sign]:
    """The signs of what the turn player did."""
    duel = stage(scenario, judge.pool, judge.names)
    duel.start()
    signs: list[Sign] = []
    for answer in answers:
        decision = duel.decision
        assert decision is not None
        if decision.player == scenario.setup.turn:
            signs.append(sign_of(duel.state, decision, answer))
        duel.answer(answer)
    return signs
