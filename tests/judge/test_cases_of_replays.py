"""A scenario from a point of a replay on: steps say the answers that were given, and the case goes as the duel did."""

import random
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "duel"))
sys.path.insert(0, str(Path(__file__).parents[1] / "replays"))
from random_duels import bundled, random_deck
from test_playing_replays import played

from solemn import Duel
from solemn.core.decisions.card_choices import SelectUnselectDecision
from solemn.duel.simple_players import eager_answer
from solemn.judge.board.offers import offers_of
from solemn.judge.language.errors import InputError
from solemn.judge.play.answers import NOTHING, answer_of, default_answer
from solemn.judge.play.cases import case_of, case_text
from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.play.steps_taken import StepTaker
from solemn.judge.scenario.model import Choose
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.reading import parse_scenario


def same(player: int) -> int:
    return player


def plain(answer: Any, kind: str) -> Any:
    """The answer with what does not matter left out: the order of chosen cards, tuples for lists."""
    if kind in ("cards", "tribute", "sum") and answer is not None:
        return sorted(answer)
    return [tuple(zone) for zone in answer] if kind in ("place", "disable_zones") else answer


@pytest.mark.parametrize("seed", range(5))
def test_a_step_says_the_answer_that_was_given(seed: int) -> None:
    rng, names = random.Random(seed), CardNames(bundled().database)
    duel = Duel([random_deck(bundled(), rng) for _ in range(2)], seed=seed, shuffle=False, rulings="ocgcore", pool=bundled())
    said = 0
    for _ in range(250):
        decision = duel.decision
        if decision is None:
            break
        answer = eager_answer(decision, rng)
        taker = StepTaker(names, same)
        steps = taker.take(decision, answer)
        assert steps is not None or isinstance(decision, SelectUnselectDecision)
        steps = [*(steps or ()), *taker.rest()]
        if isinstance(decision, SelectUnselectDecision):
            assert all(isinstance(step, Choose) and len(step.cards) == 1 for step in steps)
        elif not steps:
            assert answer == ("shuffle",) or plain(answer, decision.kind) == plain(default_answer(decision), decision.kind)
        else:
            found = answer_of(steps[0], decision, offers_of(decision, names), names)
            assert found is not NOTHING, (decision, answer, steps)
            _alike(decision, plain(found, decision.kind), plain(answer, decision.kind), names)
            said += 1
        duel.answer(answer)
    assert said > 60


def _alike(decision: Any, found: Any, answer: Any, names: CardNames) -> None:
    """The same answer, or one about cards of the same name in the same pile."""
    places = {str(offer.answer): offer.place for offer in offers_of(decision, names)}
    if found == answer:
        return

    def about(value: Any) -> Any:
        place = places.get(str(value))
        return value if place is None else (place.card, place.player, place.zone)

    pair = [sorted(map(about, value), key=str) if isinstance(value, list) else about(value) for value in (found, answer)]
    assert pair[0] == pair[1], (decision, found, answer)


@pytest.mark.parametrize("seed", [1, 3, 5])
@pytest.mark.parametrize("ending", [".yaml", ".json", ".duel"])
def test_a_case_goes_as_far_as_its_steps(seed: int, ending: str) -> None:
    replay = played(seed, 200).replay()
    names = CardNames(bundled().database)
    most = 0
    for number in (1, 60, 120):
        case = case_of(replay, bundled(), number)
        case.scenario.title = "case"
        text = case_text(case, Path("case" + ending), names, "en")
        source = parse_scenario(text, "case" + ending, names)
        assert source.scenario.steps == case.scenario.steps
        judged = Judge(bundled()).judge(source)
        assert judged.verdict == AGREES, judged.why
        most = max(most, len(case.scenario.steps))
    assert most > 3


def test_a_case_of_the_first_turn_has_the_board_and_the_plays_of_the_replay() -> None:
    replay = played(3, 80).replay()
    case = case_of(replay, bundled(), 1)
    assert (case.decision, case.turn, case.missing) == (1, 1, [])
    assert len(case.scenario.setup.players[0].hand) == 5
    names = CardNames(bundled().database)
    drawn = [names.of_code(code) for code in reversed(replay.decks[0].main)]
    assert sorted(map(str, case.scenario.setup.players[0].hand)) == sorted(drawn[:5])
    assert [str(name) for name in case.scenario.setup.players[0].deck] == drawn[5:]


def test_a_later_turn_is_the_second_players() -> None:
    replay = played(3, 200).replay()
    case = case_of(replay, bundled(), 100)
    assert case.turn > 1 and case.scenario.setup.turn == 1
    assert all(step.by in (0, 1) for step in case.scenario.steps)


def test_points_that_there_are_not() -> None:
    replay = played(3, 80).replay()
    with pytest.raises(InputError, match="--case: found 999, expected a decision from 1 to 81"):
        case_of(replay, bundled(), 999)
    with pytest.raises(InputError, match="expected a name that ends in"):
        case_text(case_of(replay, bundled(), 1), Path("case.txt"), CardNames(bundled().database), "en")
