"""A response that should be refused: in this Chain or this Damage Step, not at some later moment."""

from pathlib import Path

import pytest
from small import bundled, judge_text, judge_with

from solemn.judge.play.report import exit_status, text_lines
from solemn.judge.scenario.reading import parse_scenario

SPEED = """\
setup:
  players:
    - hand: [Dark Hole]
      szone: [{card: Compulsory Evacuation Device, seq: 1}, {card: Mystical Space Typhoon, seq: 2}]
    - mzone: [{card: Summoned Skull, seq: 2}]
      szone: [{card: Magic Jammer, seq: 1}]
      hand: [Sangan]
steps:
  - {by: 0, do: activate, card: Dark Hole}
  - {by: 1, do: chain, card: Magic Jammer, choices: [[Sangan]]}
  - {by: 0, do: chain, card: Mystical Space Typhoon, expect: illegal}
  - {by: 0, do: chain, card: Compulsory Evacuation Device, expect: illegal}
"""


def test_what_is_too_slow_for_the_chain() -> None:
    found = judge_text(SPEED)
    assert found.verdict == "agrees", text_lines(found)
    reasons = [reason for play in found.record.plays for reason in play.reasons]
    assert [reason.rule for reason in reasons] == ["R-SPEED", "R-SPEED"]
    assert ["Typhoon" in reason.text for reason in reasons] == [True, False]


def test_the_moment_at_which_it_was_possible() -> None:
    steps = SPEED[: SPEED.index("  - {by: 1, do: chain")] + "  - {by: 0, do: chain, card: Mystical Space Typhoon, expect: illegal}\n"
    found = judge_text(steps)
    assert (found.verdict, found.record.plays[0].moment) == ("disagrees", "in answer to Chain Link 1, Dark Hole")
    assert any("possible at this moment" in line for line in text_lines(found))


def test_a_trigger_has_its_moment_after_the_chain() -> None:
    text = """\
setup:
  players:
    - hand: [Dark Hole]
      mzone: [{card: Peten the Dark Clown, seq: 0}]
      deck: [Peten the Dark Clown]
    - {}
steps:
  - {by: 0, do: activate, card: Dark Hole}
  - {by: 0, do: chain, card: Peten the Dark Clown, expect: illegal}
"""
    if bundled().names.find("Peten the Dark Clown") is not None:
        assert judge_text(text).verdict == "disagrees"


def test_a_card_that_is_nowhere_is_bad_input_also_where_a_refusal_is_expected() -> None:
    text = "setup: {players: [{hand: [Gemini Elf]}, {}]}\nsteps: [{by: 0, do: normal_summon, card: Dark Magician, expect: illegal}]\n"
    found = judge_text(text)
    assert (found.verdict, exit_status(found)) == ("stuck", 2)
    assert "small.yaml:2" in text_lines(found)[-1]


SETS_A_CARD = """\
function s.initial_effect(c)
local e=Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_ACTIVATE)
e:SetCode(EVENT_FREE_CHAIN)
e:SetOperation(function(e,tp) Duel.SSet(tp,Duel.GetFieldGroup(tp,LOCATION_HAND,0):GetFirst()) end)
c:RegisterEffect(e)
end
"""
SET_THIS_TURN = """\
setup:
  players:
    - hand: [Mirror Force]
      szone: [{card: Book of Moon, seq: 2}%s]
    - mzone: [{card: Gemini Elf, seq: 3}]
      hand: [Pot of Duality, Dark Hole]
      deck: [Sangan, Sangan, Sangan, Sangan]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: activate, card: Pot of Duality}
  - {by: 0, do: chain, card: Book of Moon}
  - {by: 1, do: to_battle}
%s  - {by: 0, do: chain, card: Mirror Force, expect: illegal}
"""
ATTACK = "  - {by: 1, do: attack, card: Gemini Elf}\n"


def rules_told(folder: Path, text: str) -> list[str]:
    """The reasons for which Mirror Force, which Book of Moon Set in this turn, is refused."""
    found = judge_with(folder, {"Book of Moon": SETS_A_CARD}).judge(parse_scenario(text, "small.yaml"))
    assert found.verdict == "agrees", text_lines(found)
    return [reason.rule for play in found.record.plays for reason in play.reasons]


def test_the_reason_is_that_of_the_moment_also_where_the_player_is_not_asked(tmp_path: Path) -> None:
    assert rules_told(tmp_path, SET_THIS_TURN % ("", ATTACK)) == ["R-SET-TURN"]


def test_the_reason_is_that_of_the_moment_where_the_player_is_asked(tmp_path: Path) -> None:
    assert rules_told(tmp_path, SET_THIS_TURN % (", {card: Compulsory Evacuation Device, seq: 1}", ATTACK)) == ["R-SET-TURN"]


def test_what_has_not_happened_is_still_told(tmp_path: Path) -> None:
    assert rules_told(tmp_path, SET_THIS_TURN % ("", "")) == ["R-EVENT"]


TOOLS = """\
turn player: Pot of Duality in hand; deck 4 Sangan; Seven Tools of the Bandit set
opponent: Threatening Roar set; Jar of Greed set; deck 2 Sangan
- turn player activates Pot of Duality
- opponent chains Threatening Roar
- turn player chains Seven Tools of the Bandit
"""
ENDS = "turn player: Sangan in hand\nopponent: Jar of Greed set; deck Sangan\n- turn player ends the turn\n"
ROARS = "- opponent chains Threatening Roar\n"


@pytest.mark.parametrize(
    ("text", "step", "moment"),
    [
        (TOOLS + "- opponent chains Jar of Greed\n", "4", "Main Phase 1"),
        (ENDS + "- opponent chains Jar of Greed\n", "", ""),
        (ENDS.replace("Jar of Greed", "Threatening Roar") + ROARS, "", ""),
        (ENDS.replace("- turn", "- opponent passes\n- opponent passes\n- turn", 1) + "- opponent chains Jar of Greed\n", "", ""),
        (ENDS + "- opponent passes\n- opponent passes\n- opponent chains Jar of Greed\n", "4", "Draw Phase"),
    ],
)
def test_a_response_that_is_chained_to_nothing_is_told(text: str, step: str, moment: str) -> None:
    found = judge_text(text, "x.duel")
    assert found.verdict == "agrees", found.why
    told = [line for line in text_lines(found) if "chained to nothing" in line]
    assert len(told) == 2 * bool(step)  # as a warning, and where it happens
    assert all(f"step {step}: Jar of Greed" in told[0] and moment in line for line in told)


def test_what_can_only_begin_a_new_chain_cannot_be_chained() -> None:
    found = judge_text(TOOLS + "- opponent can chain Jar of Greed\n", "x.duel")
    assert (found.verdict, [reason.rule for reason in found.record.plays[0].reasons]) == ("stuck", ["R-SPEED"])


def test_an_event_that_is_answered_is_answered_after_the_chain_too() -> None:
    found = judge_text(
        "turn player: Monster Reborn in hand; Gemini Elf in GY\nopponent: Bottomless Trap Hole set\n"
        "- turn player activates Monster Reborn targeting Gemini Elf\n- opponent can chain Bottomless Trap Hole\n", "x.duel"
    )  # fmt: skip
    assert (found.verdict, found.warnings) == ("agrees", [])


@pytest.mark.parametrize(
    ("steps", "rule"),
    [
        ("- opponent chains Ash Blossom & Joyous Spring\n", "N4"),  # no longer that nothing has been activated
        ("- opponent chains Effect Veiler\n", "R-TARGET"),
        ("- turn player chains Effect Veiler\n", "R-TURN"),
        ("- opponent chains Bottomless Trap Hole\n", "R-SET-TURN"),
        ("- opponent chains Enemy Controller\n", "R-SET-TURN"),
        ("- opponent chains Sakuretsu Armor\n", "R-EVENT"),
    ],
)
def test_the_reason_is_that_of_the_chain_which_the_step_would_answer(steps: str, rule: str) -> None:
    held = "Ash Blossom & Joyous Spring, Effect Veiler, Bottomless Trap Hole, Enemy Controller"
    field = f"turn player: Dark Hole, Effect Veiler in hand\nopponent: {held} in hand; Sakuretsu Armor, Mystical Elf set\n"
    found = judge_text(field + "- turn player activates Dark Hole\n" + steps, "x.duel")
    assert (found.verdict, [reason.rule for reason in found.record.plays[0].reasons][:1]) == ("stuck", [rule])


@pytest.mark.parametrize("phase", ["draw", "standby", "main1", "battle", "main2"])
def test_the_wrong_turn_is_told_before_the_wrong_phase(phase: str) -> None:
    text = f"phase: {phase}\nturn player: Effect Veiler in hand\nopponent: Cannon Soldier in attack\n"
    found = judge_text(text + "- turn player cannot chain Effect Veiler because of R-TURN\n", "x.duel")
    assert found.verdict == "agrees", text_lines(found)


@pytest.mark.parametrize(("way_out", "moment"), [("ends the turn", "End Phase"), ("goes to the Battle Phase", "Battle Phase: Start Step")])
def test_the_phase_to_which_a_play_leads_is_its_moment(way_out: str, moment: str) -> None:
    field = "turn: player 1\nphase: Main Phase 1\nturn player: Jar of Greed set; Gemini Elf in attack; deck 2 Sangan\nopponent: 4000 LP\n"
    found = judge_text(field + f"- turn player {way_out}\n- turn player cannot chain Jar of Greed\n", "x.duel")
    assert (found.verdict, found.record.plays[0].moment) == ("disagrees", moment)


def test_a_later_phase_is_not_the_moment_of_a_play() -> None:
    field = "turn player: Gemini Elf in attack\nopponent: Book of Moon in hand\n"  # from the hand: in the own Draw Phase that follows
    found = judge_text(field + "- turn player ends the turn\n- opponent cannot chain Book of Moon because of R-SET-TURN\n", "x.duel")
    assert found.verdict == "agrees", text_lines(found)
