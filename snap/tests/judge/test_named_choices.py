"""What a play names is part of it: a target that cannot be had makes it a play that is refused."""

import pytest
from small import judge_text

REBORN = """\
setup:
  players:
    - hand: [Monster Reborn]
      grave: [Gemini Elf]
      mzone: [{card: Battle Ox, seq: 0}]
    - {}
steps:
"""
ATTACK = """\
setup:
  players:
    - mzone: [{card: Giant Soldier of Stone, seq: 2, pos: defense}, {card: Gemini Elf, seq: 3}]
    - mzone: [{card: Summoned Skull, seq: 2}, {card: Battle Ox, seq: 0}]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
"""
CYLINDER = """\
setup:
  players:
    - szone: [{card: Magic Cylinder, seq: 2}]
    - mzone: [{card: Summoned Skull, seq: 2}, {card: Battle Ox, seq: 0}]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Summoned Skull}
"""


def rules_of(text: str) -> list[list[str]]:
    return [[reason.rule for reason in play.reasons] for play in judge_text(text).record.plays]


def test_an_illegal_target_is_refused() -> None:
    step = "  - {by: 0, do: activate, card: Monster Reborn, target: Battle Ox, expect: illegal}\n"
    found = judge_text(REBORN + step + "  - {by: 0, do: activate, card: Monster Reborn, target: Gemini Elf}\n")
    assert found.verdict == "agrees", found.why
    assert [(play.found, play.reasons[0].rule) for play in found.record.plays] == [("illegal", "R-CHOICE")]
    assert "Gemini Elf" in found.record.plays[0].reasons[0].text


def test_a_play_with_an_illegal_target_does_not_happen() -> None:
    found = judge_text(REBORN + "  - {by: 0, do: activate, card: Monster Reborn, target: Battle Ox}\n")
    assert (found.verdict, found.line) == ("stuck", 8)
    assert not any(event.name == "activate" for event in found.record.events)


def test_a_legal_target_that_should_be_refused_is_not_as_expected_and_not_played() -> None:
    found = judge_text(REBORN + "  - {by: 0, do: activate, card: Monster Reborn, target: Gemini Elf, expect: illegal}\n")
    assert (found.verdict, found.record.plays[0].found) == ("disagrees", "legal")
    assert not any(event.name == "activate" for event in found.record.events)


@pytest.mark.parametrize("target", ["Dark Magician", "Battle Ox", "{card: Giant Soldier of Stone, seq: 1}"])
def test_an_attack_on_what_is_no_target(target: str) -> None:
    text = ATTACK + f"  - {{by: 1, do: attack, card: Summoned Skull, target: {target}, expect: illegal}}\n"
    assert (judge_text(text).verdict, rules_of(text)) == ("agrees", [["R-CHOICE"]])


def test_an_attack_without_a_target_is_a_direct_one() -> None:
    text = ATTACK + "  - {by: 1, do: attack, card: Summoned Skull, expect: illegal}\n"
    assert (judge_text(text).verdict, rules_of(text)) == ("agrees", [["R-DIRECT"]])
    found = judge_text(ATTACK + "  - {by: 1, do: attack, card: Summoned Skull}\n")
    assert found.verdict == "stuck" and "R-DIRECT" in found.why and "Gemini Elf" in found.why


def test_the_target_of_an_attack_as_a_step_of_its_own() -> None:
    steps = "  - {by: 1, do: attack, card: Summoned Skull}\n  - {by: 1, do: choose, cards: [Gemini Elf]}\n"
    found = judge_text(ATTACK + steps)
    assert found.verdict == "agrees"
    assert [event.values["target"] for event in found.record.events if event.name == "attack"] == ["Gemini Elf"]


def test_a_target_that_the_card_takes_of_itself() -> None:
    assert judge_text(CYLINDER + "  - {by: 0, do: chain, card: Magic Cylinder, target: Summoned Skull}\n").verdict == "agrees"


def test_a_cost_that_cannot_be_paid_so() -> None:
    text = """\
setup:
  players:
    - hand: [Lightning Vortex, Sangan]
    - mzone: [{card: Gemini Elf, seq: 0}]
steps: [{by: 0, do: activate, card: Lightning Vortex, choices: [[Gemini Elf]], expect: illegal}]
"""
    assert (judge_text(text).verdict, rules_of(text)) == ("agrees", [["R-CHOICE"]])
