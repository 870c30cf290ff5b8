"""Replays and phases that go on as steps see them; checks on traits, on what was asked, on the board between two links."""

from pathlib import Path

import pytest
from small import judge_text, judge_with

from solemn.judge.language.errors import InputError
from solemn.judge.play.report import text_lines
from solemn.judge.scenario.reading import parse_scenario

LEAVES = """
function s.initial_effect(c)
  local e=Effect.CreateEffect(c)
  e:SetType(EFFECT_TYPE_ACTIVATE)
  e:SetCode(EVENT_FREE_CHAIN)
  e:SetOperation(function(e,tp) Duel.SendtoHand(Duel.GetMatchingGroup(Card.IsDefensePos,tp,LOCATION_MZONE,0,nil),nil,REASON_EFFECT) end)
  c:RegisterEffect(e)
end
"""
REPLAY = """
setup:
  turn: 1
  phase: battle
  players:
    - {mzone: [{card: Mystical Elf, seq: 1, pos: defense}, OTHER], szone: [{card: Jar of Greed, seq: 1}]}
    - mzone: [{card: Summoned Skull, seq: 2}]
steps:
  - {by: 1, do: attack, card: Summoned Skull, target: Mystical Elf}
  - {by: 0, do: chain, card: Jar of Greed}
  - AGAIN
expect: [{check: lp, player: 0, value: LP}]
"""


@pytest.mark.parametrize(
    ("other", "again", "lp"),
    [
        ("", "{by: 1, do: attack, card: Summoned Skull}", 5500),
        ("{card: Gemini Elf, seq: 3}", "{by: 1, do: attack, card: Summoned Skull, target: Gemini Elf}", 7400),
        ("{card: Gemini Elf, seq: 3}", "{by: 1, do: no}", 8000),
        ("{card: Gemini Elf, seq: 3}", "{by: 1, do: yes}", 7400),
    ],
)
def test_an_attack_answers_a_replay(tmp_path: Path, other: str, again: str, lp: int) -> None:
    text = REPLAY.replace(", OTHER", f", {other}" if other else "").replace("AGAIN", again).replace("LP", str(lp))
    found = judge_with(tmp_path, {"Jar of Greed": LEAVES}).judge(parse_scenario(text, "replay.yaml"))
    assert found.verdict == "agrees", (found.why, found.checks)


def test_another_monster_does_not_answer_a_replay(tmp_path: Path) -> None:
    text = REPLAY.replace(", OTHER", ", {card: Gemini Elf, seq: 3}").replace("LP", "8000")
    text = text.replace("seq: 2}]", "seq: 2}, {card: Cannon Soldier, seq: 3}]")
    text = text.replace("AGAIN", "{by: 1, do: attack, card: Cannon Soldier, target: Gemini Elf, expect: illegal}")
    found = judge_with(tmp_path, {"Jar of Greed": LEAVES}).judge(parse_scenario(text, "replay.yaml"))
    assert [play.found for play in found.record.plays] == ["legal"]  # the replay is not called for, and then Cannon Soldier may attack


def test_a_phase_that_goes_on_is_told() -> None:
    text = """
setup:
  turn: 1
  players:
    - {szone: [{card: Jar of Greed, seq: 1}], deck: [Sangan, Sangan]}
    - {mzone: [{card: Cannon Soldier, seq: 2}], deck: [Sangan, Sangan]}
steps:
  - {by: 1, do: to_battle}
  - {by: 0, do: chain, card: Jar of Greed}
  - {by: 1, do: activate, card: Cannon Soldier, choices: [[Cannon Soldier]]}
expect:
  - {check: event, event: {event: phase_goes_on, phase: main1}, count: 1}
"""
    found = judge_text(text)
    assert found.verdict == "agrees", found.why
    assert any("this phase goes on (Main Phase 1)" in line for line in text_lines(found))
    without = text.replace("  - {by: 0, do: chain, card: Jar of Greed}\n", "").replace("count: 1", "is: false")
    without = without.replace("{by: 1, do: activate, card: Cannon Soldier, choices: [[Cannon Soldier]]}", "{by: 1, do: to_main2}")
    assert judge_text(without).verdict == "agrees"


CHAIN = """
setup:
  players:
    - {hand: [Dark Hole], mzone: [{card: Cannon Soldier, seq: 1}], deck: [Sangan, Sangan]}
    - {szone: [{card: Jar of Greed, seq: 1}], mzone: [{card: Summoned Skull, seq: 1}], deck: [Sangan, Sangan]}
steps:
  - {label: hole, by: 0, do: activate, card: Dark Hole}
  - {by: 1, do: chain, card: Jar of Greed}
expect: [CHECK]
"""


@pytest.mark.parametrize(
    ("check", "verdict"),
    [
        ("{check: card, card: Cannon Soldier, zone: mzone, at: {resolved: 2}}", "agrees"),
        ("{check: card, card: Cannon Soldier, zone: mzone, at: {resolved: 1}}", "disagrees"),
        ("{check: card, card: Sangan, player: 1, zone: hand, at: {resolved: 2, since: hole}}", "agrees"),
        ("{check: card, card: Sangan, player: 1, zone: hand, at: {resolved: 3}}", "disagrees"),
        ("{check: card, card: Cannon Soldier, type: Machine, attribute: DARK, level: 4, at: hole}", "agrees"),
        ("{check: card, card: Cannon Soldier, type: [Machine], at: hole}", "agrees"),
        ("{check: card, card: Cannon Soldier, type: Fiend, at: hole}", "disagrees"),
        ("{check: card, card: Cannon Soldier, attribute: LIGHT, at: hole}", "disagrees"),
        ("{check: card, card: Cannon Soldier, level: 5, at: hole}", "disagrees"),
        ("{check: card, card: Cannon Soldier, equipped_to: Summoned Skull, at: hole}", "disagrees"),
        ("{check: asked, player: 1, what: chain, card: Jar of Greed}", "agrees"),
        ("{check: asked, player: 0, what: [choose, option], is: false}", "agrees"),
        ("{check: asked, player: 0, what: play, to: hole}", "agrees"),
        ("{check: asked, player: 1, what: chain, card: Summoned Skull}", "disagrees"),
        ("{check: asked, player: 1, is: false}", "disagrees"),
    ],
)
def test_checks(check: str, verdict: str) -> None:
    found = judge_text(CHAIN.replace("CHECK", check))
    assert found.verdict == verdict, (found.why, found.checks)


def test_equipped() -> None:
    text = """
setup:
  players:
    - {mzone: [{card: Summoned Skull, seq: 1}], szone: [{card: Black Pendant, seq: 1, pos: faceup, equip: {player: 0, seq: 1}}]}
    - {}
expect: [{check: card, card: Black Pendant, equipped_to: Summoned Skull}]
"""
    assert judge_text(text).verdict == "agrees"


def test_moments_that_there_are_not() -> None:
    with pytest.raises(InputError, match=r"no step has the label 'gone'"):
        judge_text(CHAIN.replace("CHECK", "{check: card, card: Sangan, at: {resolved: 1, since: gone}}"))
    with pytest.raises(InputError, match=r"expect\[0\].at.resolved"):
        judge_text(CHAIN.replace("CHECK", "{check: card, card: Sangan, at: {resolved: 0}}"))
