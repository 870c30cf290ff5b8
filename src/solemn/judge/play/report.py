"""Judgements as text for people and as data for programs."""

from dataclasses import asdict
from typing import Any, Final

import msgspec

from solemn.duel.arguments import require, require_one_of
from solemn.judge.board.record import PlayResult, Reason, Record
from solemn.judge.language.placed import place_of_name
from solemn.judge.language.speech import Speech
from solemn.judge.play.checks import CheckResult
from solemn.judge.play.judging import AGREES, SCRIPT_ERROR, Judgement
from solemn.judge.scenario.model import FORMAT, Because, because_of, listed
from solemn.judge.telling.at_once import told_at_once
from solemn.judge.telling.board_text import one_board
from solemn.judge.telling.expectations import expectation_text
from solemn.judge.telling.found import found_text
from solemn.judge.telling.phrases import options_text, step_text
from solemn.judge.telling.transcript import Line, rule_lines, transcript
from solemn.judge.telling.verdicts import Verdict

NO_BOARDS: Final = "none"
BOTH_ENDS: Final = "ends"
ALL_BOARDS: Final = "all"
VERSION: Final = "solemn-judgement/1"
_INDENT: Final = {"turn": "", "phase": "  ", "link": "    ", "detail": "        ", "event": "      ", "verdict": "    => "}


def exit_status(judgement: Judgement) -> int:
    """0 as expected, 1 not as expected, 2 bad input."""
    if judgement.bad_input:
        return 2
    return 0 if judgement.verdict == AGREES else 1


def text_lines(judgement: Judgement, *, boards: str = BOTH_ENDS) -> list[str]:
    """The transcript with its verdicts, then what was expected and what was found.

    `boards` says when the board is shown: NO_BOARDS, BOTH_ENDS (at the start and at the end), or ALL_BOARDS (after every step).
    """
    _require(judgement)
    require_one_of("boards", boards, (NO_BOARDS, BOTH_ENDS, ALL_BOARDS))
    scenario, speech, record = judgement.source.scenario, judgement.speech, judgement.record
    lines = [f"{judgement.source.file}: {scenario.title or scenario.id}"]
    lines += [speech.say("warning", problem=warning) for warning in judgement.warnings]
    shown = boards != NO_BOARDS
    if shown and record.first is not None and record.taken:
        lines += ["", *one_board(record.first, speech), ""]
    lines += _told(judgement, boards == ALL_BOARDS)
    lines += ["", *one_board(record.final, speech)] if shown and record.final is not None else []
    lines += _options(judgement)
    return [*lines, "", *_expectations(judgement), *_ending(judgement)]


def _require(judgement: Judgement) -> None:
    require("judgement", judgement, Judgement, "a solemn.Judgement, as Judge.judge gives it")


def _told(judgement: Judgement, with_boards: bool) -> list[str]:
    """The transcript, on request with the board after every step of the file."""
    speech, after_steps, step = judgement.speech, judgement.record.after_steps, 0
    last = judgement.record.first
    told: set[str] = set()
    lines: list[str] = []
    for line in told_at_once(transcript(judgement.record, speech), speech):
        if with_boards:
            for number in range(step + 1, line.step + 1):
                board = after_steps.get(number - 1, last)
                lines += ["", *one_board(board, speech), ""] if board is not None and board != last else []
                last = board
            step = max(step, line.step)
        lines += _line(line, told, speech)
    return lines


def _line(line: Line, told: set[str], speech: Speech) -> list[str]:
    shown = _INDENT[line.kind] + line.text
    if line.verdict is None:
        return [shown]
    rules = [f"       {sentence}" for sentence in rule_lines(line.verdict, told, speech)]
    return [f"{shown} [{', '.join(line.verdict.rules)}]", *rules]


def _options(judgement: Judgement) -> list[str]:
    """What each player may do, of a scenario in which nobody does anything."""
    record, scenario = judgement.record, judgement.source.scenario
    if scenario.steps or record.winner is not None:
        return []
    return ["", *(options_text(had.player, had.kind, had.options, judgement.speech) for had in record.offers[-2:])]


def _expectations(judgement: Judgement) -> list[str]:
    speech = judgement.speech
    lines: list[str] = []
    for play in judgement.record.plays:
        lines += [_play_line(play, speech), *(f"      {reason.rule}: {reason.text}" for reason in play.reasons)]
    record = judgement.record
    lines += [_check_line(result, record, speech) for result in judgement.checks]
    return lines + [_observed_line(result, record, speech) for result in judgement.observed]


def expectation_lines(judgement: Judgement) -> list[tuple[bool, str]]:
    """What was expected and what was found, one line each, with whether it is as expected."""
    speech = judgement.speech
    found = [(play.ok, play_text(play, speech)) for play in judgement.record.plays]
    found += [(result.ok, _check_line(result, judgement.record, speech).strip()) for result in judgement.checks]
    return found + [(True, _observed_line(result, judgement.record, speech).strip()) for result in judgement.observed]


def play_text(play: PlayResult, speech: Speech) -> str:
    """What was expected of a play and what was found, then the reasons, one a line."""
    return "\n".join([_play_line(play, speech).strip(), *(f"{reason.rule}: {reason.text}" for reason in play.reasons)])


def _check_line(result: CheckResult, record: Record, speech: Speech) -> str:
    message = "check-held" if result.ok else "check-failed"
    return "  " + speech.say(message, check=expectation_text(result.check, speech), found=_found(result, record, speech))


def _observed_line(result: CheckResult, record: Record, speech: Speech) -> str:
    holds = "yes" if result.ok else "no"
    return "  " + speech.say("observed", check=expectation_text(result.check, speech), holds=holds, found=_found(result, record, speech))


def _play_line(play: PlayResult, speech: Speech) -> str:
    if play.moment:
        words = {"step": play.index + 1, "play": step_text(play.step, speech), "moment": play.moment}
        return "  " + speech.say("play-possible", **words)
    because = because_of(play.step)
    if because is not None and not play.because:
        words = {"step": play.index + 1, "play": step_text(play.step, speech), "because": _because_text(because, speech)}
        return "  " + speech.say("play-other-reason", **words)
    words = {"step": play.index + 1, "play": step_text(play.step, speech), "expected": play.expected, "found": play.found}
    return "  " + speech.say("play-held" if play.ok else "play-failed", **words)


def _because_text(because: Because, speech: Speech) -> str:
    rules = speech.listed([str(rule) for rule in listed(because.rule)], "or")
    if because.card is None:
        return rules
    return speech.say("because-rule-card", rules=rules, card=because.card) if rules else speech.say("because-card", card=because.card)


def _found(result: CheckResult, record: Record, speech: Speech) -> str:
    return found_text(result.check, result.seen, record, speech) if result.missing is None else speech.tell(result.missing)


def _ending(judgement: Judgement) -> list[str]:
    speech = judgement.speech
    if not judgement.why:
        return [speech.say("agrees" if judgement.verdict == AGREES else "disagrees")]
    place = judgement.source.file + (f":{judgement.line}" if judgement.line else "")
    return [speech.say("script-error" if judgement.verdict == SCRIPT_ERROR else "stuck", place=place, why=judgement.why)]


def as_data(judgement: Judgement) -> dict[str, Any]:
    """The judgement for programs; `format` is its version."""
    _require(judgement)
    scenario, record, speech = judgement.source.scenario, judgement.record, judgement.speech
    lines = transcript(record, speech)
    found = [line.verdict for line in lines if line.verdict is not None]
    named = sorted({name for verdict in found for name in verdict.rules} | {n for p in record.plays for r in p.reasons for n in r.rules})
    return {
        "format": VERSION,
        "scenario_format": FORMAT,
        "file": judgement.source.file,
        "id": scenario.id,
        "rule": scenario.rule,
        "title": scenario.title,
        "verdict": judgement.verdict,
        "exit": exit_status(judgement),
        "why": judgement.why,
        "line": judgement.line,
        "warnings": judgement.warnings,
        "checks": [_check_data(result) for result in judgement.checks],
        "observed": [_check_data(result) for result in judgement.observed],
        "plays": [_play_data(play, speech) for play in record.plays],
        "verdicts": [_verdict_data(verdict) for verdict in found],
        "rules": {name: speech.rule(name) for name in named},
        "events": [{"event": event.name, **event.values, "step": event.step} for event in record.events],
        "transcript": [{"kind": line.kind, "text": line.text} for line in lines],
    }


def _check_data(result: CheckResult) -> dict[str, Any]:
    return {"check": msgspec.to_builtins(result.check), "ok": result.ok, "found": result.found}


def _verdict_data(verdict: Verdict) -> dict[str, Any]:
    return {
        "subject": verdict.subject,
        "about": verdict.about,
        "card": verdict.cards[0] if verdict.cards else None,
        "cards": list(verdict.cards),
        "places": [place_of_name(name) for name in verdict.cards],
        "link": verdict.link,
        "outcome": verdict.outcome,
        "by": list(verdict.by),
        "by_places": [place_of_name(name) for name in verdict.by],
        "text": verdict.text,
        "rules": list(verdict.rules),
    }


def _reason_data(reason: Reason) -> dict[str, Any]:
    return {
        "rule": reason.rule,
        "rules": list(reason.rules),
        "text": reason.text,
        "effect": None if reason.effect is None else asdict(reason.effect),
        "by": list(reason.causes),
        "candidates": [asdict(candidate) for candidate in reason.candidates],
    }


def _play_data(play: PlayResult, speech: Speech) -> dict[str, Any]:
    return {
        "step": play.index + 1,
        "play": step_text(play.step, speech),
        "ok": play.ok,
        "expected": play.expected,
        "found": play.found,
        "moment": play.moment,
        "because": play.because,
        "reasons": [_reason_data(reason) for reason in play.reasons],
    }
