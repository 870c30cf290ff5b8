"""Verdicts name what was the cause: nothing to do, a target that fits no more, an attacker that was turned, who negated."""

from small import judge_text

from solemn.judge.play.report import text_lines
from solemn.judge.telling.transcript import transcript, verdicts

ATTACK = """\
setup:
  players:
    - szone: [{card: Dimensional Prison, seq: 2}]
      hand: [Swift Scarecrow]
    - hand: [Sangan]
      mzone: [{card: Summoned Skull, seq: 2}]
      szone: [{card: Book of Moon, seq: 1}, {card: Divine Wrath, seq: 2}]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Summoned Skull}
"""


def told(text: str) -> list[tuple[str, str, tuple[str, ...]]]:
    found = judge_text(text)
    assert found.verdict == "agrees", (found.why, [result for result in found.checks if not result.ok])
    return [(verdict.about, verdict.outcome, verdict.rules) for verdict in verdicts(found.record)]


def test_a_link_that_finds_nothing_to_do() -> None:
    text = """\
setup:
  players:
    - hand: [Smashing Ground]
    - mzone: [{card: Summoned Skull, seq: 2}]
      szone: [{card: Compulsory Evacuation Device, seq: 1}]
steps:
  - {by: 0, do: activate, card: Smashing Ground}
  - {by: 1, do: chain, card: Compulsory Evacuation Device, target: Summoned Skull}
"""
    assert ("1 Smashing Ground", "resolved without effect", ("R-NOTHING",)) in told(text)


def test_effects_that_leave_no_trace_in_the_log_are_not_nothing() -> None:
    text = """\
setup:
  players:
    - szone: [{card: Skill Drain, seq: 1}]
    - {}
steps: [{by: 0, do: activate, card: Skill Drain}]
"""
    assert ("1 Skill Drain", "resolved", ("R-RESOLVED",)) in told(text)


def test_an_attacker_that_was_turned_face_down() -> None:
    steps = "  - {by: 0, do: chain, card: Dimensional Prison}\n  - {by: 1, do: chain, card: Book of Moon, target: Summoned Skull}\n"
    found = told(ATTACK + steps)
    assert ("1 Dimensional Prison", "resolved without effect", ("P11",)) in found
    assert ("Summoned Skull", "ended without a Damage Step", ("R-TURNED", "N2", "T5")) in found


def test_an_attack_that_nothing_touched() -> None:
    steps = "  - {by: 0, do: chain, card: Swift Scarecrow}\n  - {by: 1, do: chain, card: Divine Wrath}\n"
    assert ("Summoned Skull", "went on", ("R-ATTACK",)) in told(ATTACK + steps)


def test_a_card_that_was_gone_before() -> None:
    text = """\
setup:
  players:
    - mzone: [{card: Sangan, seq: 2}]
      deck: [Effect Veiler]
    - hand: [Battle Ox]
      mzone: [{card: Summoned Skull, seq: 2}]
      szone: [{card: Divine Wrath, seq: 2}]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Summoned Skull, target: Sangan}
  - {by: 1, do: chain, card: Divine Wrath}
"""
    assert ("Sangan", "protected", ("P2",)) in told(text)


COUNTERS = """\
setup:
  players:
    - hand: [Breaker the Magical Warrior]
    - szone: [{card: Dark Bribe, seq: 1}]
steps:
  - {by: 0, do: normal_summon, card: Breaker the Magical Warrior}
  - {by: 0, do: activate, card: Breaker the Magical Warrior, target: Dark Bribe, label: used}
expect:
  - {check: card, card: Breaker the Magical Warrior, counters: 1, at: used}
  - {check: card, card: Breaker the Magical Warrior, counters: 0}
  - {check: event, event: {event: counters_placed, card: Breaker the Magical Warrior, count: 1}}
  - {check: event, event: {event: counters_removed, card: Breaker the Magical Warrior, count: 1}}
"""


def test_counters_are_told() -> None:
    found = judge_text(COUNTERS)
    assert found.verdict == "agrees", (found.why, found.checks)
    lines = [line.text for line in transcript(found.record)]
    assert "Breaker the Magical Warrior gets 1 Spell Counter" in lines
    assert "cost: removes 1 Spell Counter from Breaker the Magical Warrior" in lines


def test_attacks_are_declared_in_the_battle_step() -> None:
    lines = [line.text for line in transcript(judge_text(ATTACK).record)]
    assert "Battle Step" in lines and not any("Start Step" in line for line in lines)
    assert lines.index("Battle Step") + 1 == lines.index("Player 1 attacks directly with Summoned Skull")


def test_a_pendulum_summon_of_several_is_negated_for_each() -> None:
    text = """\
setup:
  players:
    - hand: [Summoned Skull, Gemini Elf]
      pzone: [{card: "Foucault's Cannon", seq: 0}, {card: Flash Knight, seq: 1}]
    - szone: [{card: Solemn Strike, seq: 2}]
steps:
  - {by: 0, do: pendulum_summon, choices: [[Summoned Skull, Gemini Elf]]}
  - {by: 1, do: chain, card: Solemn Strike}
expect:
  - {check: event, event: {event: summon_negated, card: Summoned Skull, by: Solemn Strike}, count: 1}
  - {check: event, event: {event: summon_negated, card: Gemini Elf, by: Solemn Strike}, count: 1}
"""
    assert ("Summoned Skull and Gemini Elf", "Summon negated", ("S1", "S8", "S11")) in told(text)
    lines = [line.text for line in transcript(judge_text(text).record)]
    assert {f"The Summon of {name} is negated" for name in ("Summoned Skull", "Gemini Elf")} < set(lines)


def test_what_is_activated_in_the_gy_is_there_still_and_is_not_destroyed() -> None:
    text = """\
setup:
  players:
    - mzone: [{card: Sangan, seq: 2}]
      deck: [Effect Veiler]
      hand: [Dark Hole]
    - szone: [{card: Divine Wrath, seq: 2}]
      hand: [Gemini Elf]
steps:
  - {by: 0, do: activate, card: Dark Hole}
  - {by: 1, do: chain, card: Divine Wrath}
"""
    said = [verdict.text for verdict in verdicts(judge_text(text).record) if verdict.rules == ("P2",)]
    assert said == ["Sangan is in player 0's GY and cannot be destroyed there"]


DRAIN = """\
setup:
  players:
    - mzone: [{card: Cannon Soldier, seq: 0}, {card: Sangan, seq: 1}, {card: Effect Veiler, seq: 2}, {card: Jinzo, seq: 3, pos: set},
        {card: Breaker the Magical Warrior, seq: 4}]
      hand: [Mystical Space Typhoon]
    - szone: [{card: Skill Drain, seq: 1, pos: faceup}]
steps:
  - {by: 0, do: activate, card: Mystical Space Typhoon, target: Skill Drain}
"""


def test_the_same_of_many_cards_is_one_line_of_the_text_and_a_verdict_each() -> None:
    found = judge_text(DRAIN)
    names = "Cannon Soldier, Sangan, Effect Veiler and Breaker the Magical Warrior"
    lines = [line.split(" [")[0].strip(" =>") for line in text_lines(found) if "=> The effects" in line]
    begins, ends = "negated by Skill Drain", "no longer negated: Skill Drain left the field (because of Mystical Space Typhoon)"
    assert lines == [f"The effects of {names} are {how}" for how in (begins, ends)]
    assert sum(verdict.outcome == "effects negated" for verdict in verdicts(found.record)) == 4
    three = text_lines(judge_text(DRAIN.replace("{card: Cannon Soldier, seq: 0}, ", "")))
    assert sum("=> The effects" in line for line in three) == 6
