"""A scenario from a point of a replay on, to try another line from there."""

from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any, Final

import msgspec
from ruamel.yaml import YAML

from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.pool import CardPool
from solemn.duel.terms import RULESETS
from solemn.judge.board.taking_setups import take_setup
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import one_of, saying
from solemn.judge.language.speech import Speech
from solemn.judge.play.judging import SCRIPT_ERROR, STUCK, Judge
from solemn.judge.play.steps_taken import StepTaker
from solemn.judge.scenario import model
from solemn.judge.scenario.model import Pass, Scenario
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.notation.writing import as_text
from solemn.judge.scenario.reading import Source
from solemn.replaying.playback import Playback
from solemn.replaying.setting_up import put_up
from solemn.replays.replay import Replay


@dataclass(slots=True)
class Case:
    """A scenario that begins at a decision of a replay and goes on to the end of the turn, and what it lacks of that."""

    scenario: Scenario
    decision: int
    turn: int
    missing: list[str] = field(default_factory=list)  # what its setup has no words for: constants of `taking_setups`
    left_out: int = 0  # answers of the turn that the case cannot take


def case_of(replay: Replay, pool: CardPool, number: int, *, puzzle: bytes | None = None, speech: Speech | None = None) -> Case:
    """The case that begins with the last open phase at decision `number` or before it, in the same turn, else with the next one in it.

    Raises InputError if there is none, NotPlayable and DuelError as `put_up` does.
    """
    judge = Judge(pool, speech=speech)
    found = _beginning(replay, pool, number, puzzle)
    playback = Playback(put_up(replay, pool, puzzle=puzzle), replay)
    playback.start()
    playback.run(found - 1)
    state = playback.duel.state
    turn = state.turn
    first = 1 - state.turn_player if turn > 1 else state.turn_player  # who goes first in a scenario cannot attack in that turn

    def player_of(player: int) -> int:
        return int(player != first)

    setup, missing = take_setup(state, judge.names, player_of)
    plain, missing_then = take_setup(state, judge.names, player_of, with_pasts=False)
    ruleset: Any = next((name for name, flags in RULESETS.items() if flags == replay.duel_flags), "mr5")
    steps, left_out = _steps(playback, judge.names, player_of)
    case = Case(Scenario(setup=setup, ruleset=ruleset, steps=steps), found, turn, missing, left_out)
    try:
        _fit(case, judge)
    except InputError:  # counters that a card has only by an effect that is gone, say
        case = Case(Scenario(setup=plain, ruleset=ruleset, steps=steps), found, turn, missing_then, left_out)
        _fit(case, judge)
    return case


def _beginning(replay: Replay, pool: CardPool, number: int, puzzle: bytes | None) -> int:
    """The number of the decision that the case begins with."""
    playback = Playback(put_up(replay, pool, puzzle=puzzle), replay)
    playback.start()
    playback.run(number - 1)
    turn = playback.duel.state.turn
    if playback.answered + 1 < number or playback.duel.decision is None:
        last = playback.answered + (playback.duel.decision is not None)
        raise InputError(saying("option-number", what="decision", option="--case", found=number, last=last))
    found = _open_phases(replay, pool, puzzle, turn)
    before = [decision for decision in found if decision <= number]
    if not found:
        raise InputError(saying("case-no-open-phase", turn=turn, number=number))
    return before[-1] if before else found[0]


def _open_phases(replay: Replay, pool: CardPool, puzzle: bytes | None, turn: int) -> list[int]:
    """The numbers of the decisions in open phases of the turn."""
    playback = Playback(put_up(replay, pool, puzzle=puzzle), replay)
    playback.start()
    found: list[int] = []
    while not playback.ended and playback.duel.state.turn <= turn:
        if playback.duel.state.turn == turn and isinstance(playback.duel.decision, (IdleDecision, BattleDecision)):
            found.append(playback.answered + 1)
        playback.step()
    return found


def _steps(playback: Playback, names: CardNames, player_of: Any) -> tuple[list[Any], int]:
    """The steps to the end of the turn, and how many answers no step can say."""
    taker, steps, turn, lost = StepTaker(names, player_of), [], playback.duel.state.turn, 0
    while not playback.ended and playback.duel.state.turn == turn:
        decision, answer = playback.duel.decision, playback.next_answer()
        if decision is None or (answer is None and decision.refusal(None) is not None):
            break
        found = None if lost else taker.take(decision, answer)
        if found is None:
            lost += 1
        else:
            steps += found
        playback.step()
    return ([*steps, *taker.rest()] if not lost else steps), lost


# -- whether it goes as the replay did ------------------------------------------------------------------------------


def _fit(case: Case, judge: Judge) -> None:
    """Leave out the passes if the case goes without them, and the steps from the first one on that it cannot take."""
    steps: list[Any] = list(case.scenario.steps)
    tried: list[Any]
    without = [step for step in steps if not isinstance(step, Pass)]
    best: tuple[int, list[Any]] = (-1, [])
    for tried in (without, steps):
        taken = _taken(case.scenario, tried, judge)
        if taken == len(tried):
            case.scenario.steps = tried
            return
        best = max(best, (taken, tried), key=lambda pair: pair[0])
    taken, tried = best
    case.scenario.steps = tried[:taken]
    case.left_out += len(without) - sum(not isinstance(step, Pass) for step in tried[:taken])


def _taken(scenario: Scenario, steps: list[Any], judge: Judge) -> int:
    """How many of the steps the scenario takes before it is stuck."""
    copy = msgspec.convert(msgspec.to_builtins(scenario), Scenario)
    copy.steps = msgspec.convert(msgspec.to_builtins(steps), list[model.AnyStep])
    judgement = judge.judge(Source("case.yaml", "", copy))
    if judgement.verdict not in (STUCK, SCRIPT_ERROR):
        return len(steps)
    return judgement.record.taken


ENDINGS: Final = (".yaml", ".yml", ".json", ".duel")


def case_text(case: Case, path: Path, names: CardNames, language: str) -> str:
    """The text of a file for the case, by the ending of its name: YAML, JSON, or the notation. Raises InputError for another ending."""
    if path.suffix == ".duel":
        return as_text(case.scenario, names, language if language in ("en", "fr") else "en", path.stem)
    if path.suffix == ".json":
        return msgspec.json.format(msgspec.json.encode(case.scenario), indent=1).decode() + "\n"
    if path.suffix in (".yaml", ".yml"):
        return as_yaml(msgspec.to_builtins(case.scenario))
    raise InputError(saying("ending-wrong", option="-o", found=path.name, expected=one_of(ENDINGS)))


def as_yaml(data: Any) -> str:
    """Data as the text of a YAML file."""
    writer, out = YAML(), StringIO()
    writer.width = 140
    writer.default_flow_style = None  # the innermost lists and tables in one line
    writer.dump(data, out)
    return out.getvalue()
