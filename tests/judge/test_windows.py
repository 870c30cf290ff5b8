"""A response that should be refused: in this Chain or this Damage Step, not at some later moment."""

from small import bundled, judge_text

from solemn.judge.report import exit_status, text_lines

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
