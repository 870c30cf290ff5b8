"""The reasons that refused plays get: each the rule that the case is about."""

import pytest
from small import judge_text

from solemn.judge.play.report import text_lines

BATTLE = """\
setup:
  players:
    - grave: [Necro Gardna]
      szone: [{card: Book of Moon, seq: 2}]
    - mzone: [{card: Summoned Skull, seq: 2}, {card: Gemini Elf, seq: 1}]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Summoned Skull}
"""
AGAIN = "  - {by: 1, do: attack, card: Summoned Skull, expect: illegal}\n"
QUIET = """\
setup:
  players:
    - {mzone: [{card: Gemini Elf, seq: 0}], hand: [Sangan]}
    - {szone: [{card: Black Horn of Heaven, seq: 0}]}
steps:
"""


def rules_of(text: str) -> list[str]:
    found = judge_text(text)
    assert found.verdict == "agrees", found.why
    return [reason.rule for play in found.record.plays for reason in play.reasons]


def test_a_monster_that_attacked() -> None:
    assert rules_of(BATTLE + AGAIN) == ["T2"]
    assert rules_of(BATTLE + "  - {by: 0, do: chain, card: Necro Gardna}\n" + AGAIN) == ["T2"]


def test_a_face_down_monster_cannot_attack() -> None:
    assert rules_of(BATTLE + "  - {by: 0, do: chain, card: Book of Moon, target: Summoned Skull}\n" + AGAIN) == ["R-FACEDOWN"]


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        ("{by: 0, do: to_battle, expect: illegal}", "R-FIRST-TURN"),
        ("{by: 0, do: attack, card: Gemini Elf, expect: illegal}", "R-FIRST-TURN"),
        ("{by: 0, do: to_main2, expect: illegal}", "R-PHASE"),
        ("{by: 1, do: end_turn, expect: illegal}", "R-TURN"),
        ("{by: 1, do: normal_summon, card: Sangan, expect: illegal}", "R-CONTROLLER"),
    ],
)
def test_where_the_turn_cannot_go(step: str, rule: str) -> None:
    assert rules_of(f"{QUIET}  - {step}\n") == [rule]


def test_a_summon_of_another_kind() -> None:
    steps = "  - {by: 0, do: normal_summon, card: Sangan}\n  - {by: 1, do: chain, card: Black Horn of Heaven, expect: illegal}\n"
    assert rules_of(QUIET + steps) == ["N4"]


def test_each_reason_stands_below_its_play() -> None:
    found = judge_text(QUIET + "  - {by: 0, do: to_battle, expect: illegal}\n  - {by: 0, do: to_main2, expect: illegal}\n")
    lines = [line.split()[0] for line in text_lines(found) if line.startswith("  ") and not line.startswith("  Main")]
    assert lines[-4:] == ["ok", "R-FIRST-TURN:", "ok", "R-PHASE:"]


JUDGMENT = """\
setup:
  players:
    - {hand: [Dark Hole, Celtic Guardian], mzone: [{card: Gemini Elf, seq: 0}, {card: Sangan, seq: 1}], deck: [Mystical Elf]}
    - {szone: [{card: Solemn Judgment, seq: 0%s}], hand: [Dark Hole]}
steps:
  - {by: 0, do: normal_summon, card: Celtic Guardian}
  - {by: 1, do: pass, optional: true}
  - {by: 0, do: activate, card: Dark Hole%s}
"""
PENDULUM = """\
setup:
  players:
    - {hand: [%s], pzone: [{card: "Foucault's Cannon", seq: 0}, {card: Flash Knight, seq: 1}], mzone: [%s]}
    - {mzone: [%s]}
steps:
%s
  - {by: 0, do: pendulum_summon, expect: illegal}
"""


def why_of(text: str) -> list[tuple[str, str]]:
    found = judge_text(text)
    assert found.record.plays, found.why
    return [(reason.rule, reason.text) for reason in found.record.plays[0].reasons]


def test_a_card_that_is_face_up_already() -> None:
    chain = "  - {by: 1, do: chain, card: Solemn Judgment%s}\n"
    assert [rule for rule, _ in why_of(JUDGMENT % (", pos: faceup", "") + chain % "")] == ["R-FACEUP"]
    assert [rule for rule, _ in why_of(JUDGMENT % ("", "") + chain % ", effect: 1")] == ["S2"]
    assert judge_text(JUDGMENT % ("", "") + chain % "").verdict == "agrees"


def test_a_card_in_use_is_told_about_its_other_effects() -> None:
    text = """\
setup: {players: [{szone: [{card: Ultimate Offering, seq: 0, pos: faceup}]}, {}]}
steps: [{by: 0, do: activate, card: Ultimate Offering, expect: illegal}]
"""
    assert rules_of(text) == ["R-NOTHING-TO-DO"]


def test_an_effect_that_the_card_does_not_have() -> None:
    found = why_of(JUDGMENT % ("", "") + "  - {by: 1, do: chain, card: Solemn Judgment, effect: 7}\n")
    assert [(rule, "no effect 7" in text) for rule, text in found] == [("R-NO-EFFECT", True)]


def test_a_mandatory_effect_needs_no_step() -> None:
    text = JUDGMENT.replace("  - {by: 1, do: pass, optional: true}\n", "") % ("", "")
    assert [rule for rule, _ in why_of(text + "  - {by: 0, do: chain, card: Sangan}\n")] == ["R-MANDATORY"]
    assert rules_of(text + "  - {by: 0, do: chain, card: Sangan, expect: illegal}\n") == ["R-MANDATORY"]


def test_what_negates_a_summon_when_there_was_none() -> None:
    text = """\
setup:
  players:
    - {mzone: [{card: Cannon Soldier, seq: 0}, {card: Sangan, seq: 1}]}
    - {szone: [{card: Solemn Judgment, seq: 0}]}
steps:
  - {by: 0, do: activate, card: Cannon Soldier, choices: [[Sangan]]}
  - {by: 1, do: chain, card: Solemn Judgment, expect: illegal}
"""
    assert rules_of(text) == ["N4"]


@pytest.mark.parametrize(("more", "part"), [("target", "no targets"), ("targets", "no targets"), ("choices", "no such choice")])
def test_a_choice_that_the_card_does_not_ask_for(more: str, part: str) -> None:
    value = {"target": "Gemini Elf", "targets": "[Gemini Elf]", "choices": "[[Gemini Elf]]"}[more]
    text = JUDGMENT % ("", f", {more}: {value}")
    assert [(rule, part in said) for rule, said in why_of(text)] == [("R-CHOICE", True)]
    found = judge_text(text)
    assert found.verdict == "stuck" and not any(event.name == "resolve" for event in found.record.events)


def test_a_choice_that_does_not_come_because_of_a_negation_is_no_fault() -> None:
    text = """\
setup:
  players:
    - {hand: [Reinforcement of the Army], deck: [Celtic Guardian, Mystical Elf]}
    - {hand: [Ash Blossom & Joyous Spring]}
steps:
  - by: 0
    do: activate
    card: Reinforcement of the Army
    choices: [{by: 1, do: chain, card: Ash Blossom & Joyous Spring}, [Celtic Guardian]]
"""
    found = judge_text(text)
    assert found.verdict == "agrees" and found.record.plays == []


@pytest.mark.parametrize(
    ("hand", "own", "other", "before", "rule"),
    [
        ("Blue-Eyes White Dragon", "", "", "", "R-PENDULUM"),
        ("", "", "", "", "R-PENDULUM"),
        ("Gemini Elf, Battle Ox", "", "", "  - {by: 0, do: pendulum_summon, choices: [[Gemini Elf]]}", "R-PENDULUM"),
        ("Gemini Elf", "", "{card: Vanity's Fiend, seq: 0}", "", "R-EFFECT"),
        ("Gemini Elf", "", "", "  - {by: 0, do: end_turn}", "R-TURN"),
        ("Gemini Elf", ", ".join(f"{{card: Sangan, seq: {i}}}" for i in range(5)), "", "", "R-PENDULUM"),
    ],
)
def test_a_pendulum_summon_that_cannot_be(hand: str, own: str, other: str, before: str, rule: str) -> None:
    assert rules_of(PENDULUM % (hand, own, other, before)) == [rule]


def test_a_special_summon_has_no_activation() -> None:
    text = "setup: {players: [{hand: [Cyber Dragon]}, {}]}\nsteps: [{by: 0, do: special_summon, card: Cyber Dragon, expect: illegal}]\n"
    assert rules_of(text) == ["R-SUMMON-CONDITION"]
