"""Plays: which are refused and why, which effect is meant, what happens by default."""

import pytest
from small import judge_text

from solemn.judge.telling.transcript import verdicts

SUMMON = """\
setup:
  players:
    - hand: [Sangan, Battle Ox, Summoned Skull]
    - szone: [{card: Solemn Judgment, seq: 2}]
steps:
"""


def test_a_refused_play_is_not_as_expected() -> None:
    found = judge_text(SUMMON + "  - {by: 0, do: normal_summon, card: Summoned Skull}\n")
    assert (found.verdict, found.bad_input, found.line) == ("stuck", False, 6)
    assert [reason.rule for reason in found.record.plays[0].reasons] == ["R-TRIBUTE"]
    assert "R-TRIBUTE" in found.why and "Normal Summon Sangan" in found.why


def test_a_possible_play_that_should_be_refused_is_not_as_expected() -> None:
    found = judge_text(SUMMON + "  - {by: 0, do: normal_summon, card: Sangan, expect: illegal}\n")
    assert found.verdict == "disagrees"
    assert [(play.expected, play.found) for play in found.record.plays] == [("illegal", "legal")]


def test_a_refused_play_may_be_expected() -> None:
    found = judge_text(SUMMON + "  - {by: 0, do: normal_summon, card: Summoned Skull, expect: illegal}\n")
    assert found.verdict == "agrees"


def test_a_card_that_is_not_there_is_bad_input() -> None:
    found = judge_text(SUMMON + "  - {by: 0, do: activate, card: Dark Hole}\n")
    assert (found.verdict, found.bad_input, found.line) == ("stuck", True, 6)
    found = judge_text(SUMMON + "  - {by: 0, do: attack, card: {card: Sangan, zone: mzone}}\n")
    assert found.bad_input and "player 0's hand" in found.why


@pytest.mark.parametrize(("effect", "verdict"), [(1, "agrees"), (2, "stuck"), (9, "stuck")])
def test_the_effect_that_is_meant(effect: int, verdict: str) -> None:
    steps = f"  - {{by: 0, do: normal_summon, card: Sangan}}\n  - {{by: 1, do: chain, card: Solemn Judgment, effect: {effect}}}\n"
    assert judge_text(SUMMON + steps).verdict == verdict


def test_a_response_that_comes_too_late() -> None:
    steps = """\
  - {by: 0, do: normal_summon, card: Sangan}
  - {by: 1, do: pass}
  - {by: 1, do: chain, card: Solemn Judgment, expect: illegal}
"""
    found = judge_text(SUMMON + steps)
    assert found.verdict == "agrees"
    assert [verdict.outcome for verdict in verdicts(found.record)] == ["Summon successful"]


def test_the_other_player_cannot_play() -> None:
    found = judge_text("setup: {players: [{}, {hand: [Sangan]}]}\nsteps: [{by: 1, do: normal_summon, card: Sangan, expect: illegal}]\n")
    assert found.verdict == "agrees"
    assert [reason.rule for reason in found.record.plays[0].reasons] == ["R-TURN"]


def test_a_target_that_left() -> None:
    found = judge_text(
        """\
setup:
  players:
    - hand: [Mystical Space Typhoon, Mystical Space Typhoon]
      szone: [{card: Skill Drain, seq: 1}]
    - szone: [{card: Mystical Space Typhoon, seq: 2}, {card: Negate Attack, seq: 3}]
steps:
  - {by: 0, do: activate, card: Mystical Space Typhoon, target: Negate Attack}
  - {by: 0, do: chain, card: Mystical Space Typhoon, target: Negate Attack}
"""
    )
    assert found.verdict == "agrees", found.why
    assert [(verdict.outcome, verdict.rules) for verdict in verdicts(found.record)] == [
        ("resolved", ("R-RESOLVED",)),
        ("resolved without effect", ("P11",)),
    ]


def test_the_older_rules() -> None:
    text = SUMMON + "  - {by: 0, do: normal_summon, card: Sangan}\nruleset: mr2\n"
    assert judge_text(text).verdict == "agrees"


def test_lp_do_not_go_below_zero() -> None:
    found = judge_text(
        """\
setup:
  players:
    - {mzone: [{card: Sangan, seq: 1}], szone: [{card: Magic Cylinder, seq: 1}]}
    - {lp: 500, mzone: [{card: Summoned Skull, seq: 2}]}
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Summoned Skull, target: Sangan}
  - {by: 0, do: chain, card: Magic Cylinder}
expect:
  - {check: lp, player: 1, value: 0}
  - {check: event, event: {event: damage, player: 1, amount: 2500}}
  - {check: event, event: {event: win, player: 0}}
"""
    )
    assert (found.verdict, found.record.winner) == ("agrees", 0), [result.found for result in found.checks]


def test_a_pendulum_summon_is_not_said_to_be_of_its_scale() -> None:
    scales = '[{card: "Foucault\'s Cannon", seq: 0}, {card: Flash Knight, seq: 1}]'
    setup = f"setup: {{players: [{{hand: [Mystical Elf], pzone: {scales}}}, {{}}]}}\n"
    text = setup + "steps: [{by: 0, do: activate, card: Mystical Elf}]\n"
    why = judge_text(text).why
    assert "Pendulum Summon" in why and "Foucault" not in why, why
