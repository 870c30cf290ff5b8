"""The plays of a case's text that could not be made, or that were possible where the text says that they are not."""

from dataclasses import dataclass

from solemn.judge.board.record import PlayResult
from solemn.judge.language.catalogue import rules
from solemn.judge.play.judging import STUCK, Judgement
from solemn.judge.play.report import expectation_lines, play_text
from solemn.judge.telling.phrases import step_text
from solemn.table.in_words import Reason


@dataclass(frozen=True, slots=True)
class Refused:
    """A play that is not as the text says: its number and line there, what was expected of it and found, and why."""

    step: int
    line: int
    play: str
    expected: str
    found: str
    reasons: list[Reason]
    text: str  # all of it in words


def refused_plays(judgement: Judgement) -> list[Refused]:
    """The plays of the text that are not as it says, in its order. Those after a play that could not be made were not tried."""
    found = [_refused(play, judgement) for play in judgement.record.plays if not play.ok]
    if judgement.verdict == STUCK and all(play.line != judgement.line for play in found):
        found += _stuck(judgement)
    return sorted(found, key=lambda play: play.step)


def _refused(play: PlayResult, judgement: Judgement) -> Refused:
    speech = judgement.speech
    reasons = [_reason(reason.rule, reason.text, reason.causes) for reason in play.reasons]
    return Refused(
        step=play.index + 1,
        line=_line(judgement, play.index),
        play=step_text(play.step, speech),
        expected=play.expected,
        found=play.found,
        reasons=reasons,
        text=play_text(play, speech),
    )


def _stuck(judgement: Judgement) -> list[Refused]:
    """The play at which the case is stuck for another cause than a rule: what it names is not there, or nobody is asked for it."""
    return [
        Refused(i + 1, judgement.line, step_text(step, judgement.speech), "legal", "illegal", [], judgement.why)
        for i, step in enumerate(judgement.source.scenario.steps)
        if _line(judgement, i) == judgement.line
    ][:1]


def _line(judgement: Judgement, index: int) -> int:
    return judgement.source.error("", "steps", index).line


def _reason(rule: str, text: str, by: tuple[str, ...]) -> Reason:
    known = rules().get(rule)
    return Reason(rule=rule, text=text, source="" if known is None else known.source, by=list(by))


def remarks(judgement: Judgement) -> list[str]:
    """What else is to be said of the text: what its setup may not mean, what came otherwise than it expects, what made it stop."""
    said = {play.text for play in refused_plays(judgement)}
    told = [text for ok, text in expectation_lines(judgement) if not ok and text not in said]
    stopped = [judgement.why] if judgement.why and not said else []
    return [*judgement.warnings, *told, *stopped]
