"""Why a play is refused: one scenario for each kind of answer, whose `rule` is the one that the refusal must name."""

from pathlib import Path

import pytest

from solemn.core.explain import answers as why
from solemn.core.explain.why import WAYS
from solemn.core.state.data import Card
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.telling.why_text import why_text
from solemn.spec.constants import LOCATION_GRAVE, LOCATION_HAND, LOCATION_MZONE, POS_FACEUP_ATTACK

ROWS = Path(__file__).parents[2] / "examples" / "rows"
FILES = sorted(ROWS.glob("why-*.yaml"))
CANNON_SOLDIER, SUMMONED_SKULL, MONSTER_REBORN, STARDUST_DRAGON, VANITYS_FIEND = 11384280, 70781052, 83764718, 44508094, 47084486


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.of()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_refusal_names_the_rule(file: Path, judge: Judge) -> None:
    found = judge.judge_file(file)
    assert found.verdict == AGREES, found.why
    reasons = [reason for play in found.record.plays for reason in play.reasons]
    assert found.source.scenario.rule in [reason.rule for reason in reasons], reasons


def texts(judge: Judge, name: str) -> str:
    record = judge.judge_file(ROWS / f"{name}.yaml").record
    return " ".join(reason.text for play in record.plays for reason in play.reasons)


def test_a_limit_tells_what_used_it_up_and_whether_that_was_negated(judge: Judge) -> None:
    assert "Used up by Pot of Duality (player 0, turn 1)." in texts(judge, "why-limit")
    assert "Pot of Duality (player 0, turn 1, and its effect was negated)" in texts(judge, "why-limit-activated")
    assert "Chaos Sorcerer (player 0, turn 1, and its activation was negated)" in texts(judge, "why-limit-once")
    assert "Sangan (player 0, turn 1, and that Summon was negated)" in texts(judge, "why-limit-summon")


def test_refused_candidates_are_named_with_their_protection(judge: Judge) -> None:
    assert "Toon Mermaid (P9: Toon Kingdom's effect)" in texts(judge, "why-target-protected")
    assert "Stardust Dragon (S13" in texts(judge, "why-target")


def test_what_prevents_it_is_named(judge: Judge) -> None:
    assert "Vanity's Fiend's effect does not allow this" in texts(judge, "why-prevented")


# -- as data -----------------------------------------------------------------------------------------------------


def duel_with(*cards: tuple[int, int, int]) -> tuple[Duel, list[Card]]:
    """A duel in the Main Phase of player 0, with these cards (passcode, player, location)."""
    duel = Duel(start_hand=0, draw=0, start=False)
    placed = [duel.place(code, player, location, position=POS_FACEUP_ATTACK) for code, player, location in cards]
    duel.start()
    return duel, placed


def test_what_can_be_done_has_no_refusal() -> None:
    duel, (soldier,) = duel_with((CANNON_SOLDIER, 0, LOCATION_MZONE))
    answer = duel.why_not(soldier, 0)
    assert answer.possible and why_text(answer) == ""


def test_candidates_and_what_prevents_are_effects_and_cards() -> None:
    duel, (reborn, dragon) = duel_with((MONSTER_REBORN, 0, LOCATION_HAND), (STARDUST_DRAGON, 0, LOCATION_GRAVE))
    answer = duel.why_not(reborn, 0)
    assert (answer.kind, answer.rule) == (why.NO_TARGET, "R-TARGET")
    assert [(candidate.card, candidate.refusal) for candidate in answer.candidates] == [(dragon, "S13")]
    duel, (reborn, _, fiend) = duel_with(
        (MONSTER_REBORN, 0, LOCATION_HAND), (SUMMONED_SKULL, 0, LOCATION_GRAVE), (VANITYS_FIEND, 1, LOCATION_MZONE)
    )
    answer = duel.why_not(reborn, 0)
    assert answer.kind == why.PREVENTED and answer.by is not None and answer.by.owner is fiend


def test_asking_changes_nothing() -> None:
    duel, (soldier, skull) = duel_with((CANNON_SOLDIER, 0, LOCATION_MZONE), (SUMMONED_SKULL, 0, LOCATION_HAND))
    before = (len(duel.log), duel.decision, duel.state.field_id)
    for way in (None, *WAYS):
        duel.why_not(soldier, 0, way)
        duel.why_not(skull, 1, way)
    assert (len(duel.log), duel.decision, duel.state.field_id) == before
    assert duel.state.explain is None


def test_a_monster_in_the_hand_is_asked_about_its_summon() -> None:
    duel, (skull,) = duel_with((SUMMONED_SKULL, 0, LOCATION_HAND))
    answer = duel.why_not(skull, 0)
    assert (answer.kind, answer.rule) == (why.COST, "R-TRIBUTE")


def test_an_unknown_way_is_an_error() -> None:
    duel, (skull,) = duel_with((SUMMONED_SKULL, 0, LOCATION_HAND))
    with pytest.raises(DuelError, match="unknown way 'throw'"):
        duel.why_not(skull, 0, "throw")
    with pytest.raises(DuelError, match="before the duel starts"):
        Duel(start=False).why_not(skull, 0)
