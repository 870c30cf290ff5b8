"""The reasons that refused plays get: each the rule that the case is about."""

import pytest
from small import judge_text

from solemn.judge.report import text_lines

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
