"""An activation in one's own turn that the open phase refuses: it is meant as a response, or as yes to a trigger, if that was possible."""

import pytest
from small import judge_text

from solemn.judge.play.judging import Judgement
from solemn.judge.play.report import text_lines

SEVEN_TOOLS = """\
turn player: Dark Hole in hand; Seven Tools of the Bandit set
opponent: Solemn Judgment set; Sangan in attack
- turn player activates Dark Hole
- opponent chains Solemn Judgment
- turn player {} Seven Tools of the Bandit
"""
COUNTERFORCE = """\
phase: battle
turn: turn player
turn player: Summoned Skull in attack; Counterforce set
opponent: Negate Attack set; Sangan in attack
- turn player attacks Sangan with Summoned Skull
- opponent chains Negate Attack
- turn player {} Counterforce
"""
JUNK = """\
turn player: Junk Synchron in hand; Effect Veiler in GY
opponent: Sangan in attack
- turn player Normal Summons Junk Synchron
- turn player {} Junk Synchron
"""
YAML = {
    SEVEN_TOOLS: """\
setup:
  players:
    - {{hand: [Dark Hole], szone: [{{card: Seven Tools of the Bandit, seq: 2}}]}}
    - {{szone: [{{card: Solemn Judgment, seq: 2}}], mzone: [{{card: Sangan, seq: 2}}]}}
steps:
  - {{by: 0, do: activate, card: Dark Hole}}
  - {{by: 1, do: chain, card: Solemn Judgment}}
  - {{by: 0, do: activate, card: Seven Tools of the Bandit{}}}
""",
    JUNK: """\
setup:
  players:
    - {{hand: [Junk Synchron], grave: [Effect Veiler]}}
    - {{mzone: [{{card: Sangan, seq: 2}}]}}
steps:
  - {{by: 0, do: normal_summon, card: Junk Synchron}}
  - {{by: 0, do: activate, card: Junk Synchron{}}}
""",
}
TEXTS = (SEVEN_TOOLS, COUNTERFORCE, JUNK)
AT_ONCE = """\
turn player: Dark Hole in hand; Seven Tools of the Bandit set
opponent: Solemn Judgment set; Sangan in attack
- turn player activates Dark Hole
- turn player cannot activate Seven Tools of the Bandit
- opponent chains Solemn Judgment
- turn player cannot activate Dark Hole
- turn player activates Seven Tools of the Bandit if asked
? Solemn Judgment's activation is negated
"""
OPEN = """\
turn player: Dark Hole, Mystical Space Typhoon in hand
opponent: Magic Jammer, Skill Drain set; Sangan in attack, hand Mokey Mokey
- turn player activates Dark Hole
- opponent chains Magic Jammer choosing Mokey Mokey
- turn player activates Mystical Space Typhoon targeting Skill Drain
"""


def activations(found: Judgement) -> list[tuple[str, int]]:
    return [(event.values["card"], event.values["link"]) for event in found.record.events if event.name == "activate"]


def is_possible_when_chained(found: Judgement, text: str) -> bool:
    """Whether the play is found legal, at the moment that is told of the response."""
    play, chained = found.record.plays[-1], judge_text(text.format("cannot chain"), "x.duel").record.plays[-1]
    return (found.verdict, play.found, play.moment, play.reasons) == ("disagrees", "legal", chained.moment, ()) and bool(play.moment)


@pytest.mark.parametrize("text", TEXTS)
def test_what_was_possible_in_response_is_not_refused(text: str) -> None:
    found = judge_text(text.format("cannot activate"), "x.duel")
    assert is_possible_when_chained(found, text), text_lines(found)


@pytest.mark.parametrize("text", YAML)
def test_the_same_in_files(text: str) -> None:
    found = judge_text(YAML[text].format(", expect: illegal"))
    assert is_possible_when_chained(found, text), text_lines(found)
    assert activations(judge_text(YAML[text].format("")))[-1] == activations(judge_text(text.format("chains"), "x.duel"))[-1]


@pytest.mark.parametrize("text", TEXTS)
def test_whoever_activates_it_responds(text: str) -> None:
    found, chained = (judge_text(text.format(verb), "x.duel") for verb in ("activates", "chains"))
    assert found.verdict == "agrees", text_lines(found)
    assert activations(found) == activations(chained)
    assert not found.warnings


@pytest.mark.parametrize("text", TEXTS)
def test_it_could_be_activated(text: str) -> None:
    before, _, last = text.rstrip("\n").rpartition("\n")
    card = last.rpartition("{} ")[2]
    assert judge_text(f"{before}\n? turn player could activate {card}", "x.duel").verdict == "agrees"
    assert judge_text(f"{before}\n? turn player could not activate {card}", "x.duel").verdict == "disagrees"


def test_a_refusal_comes_before_the_response_after_it() -> None:
    found = judge_text(AT_ONCE, "x.duel")
    assert [play.found for play in found.record.plays] == ["illegal", "illegal"], text_lines(found)
    assert [check.ok for check in found.checks] == [True]


def test_what_the_open_phase_allows_stays_there() -> None:
    found = judge_text(OPEN, "x.duel")
    assert (found.verdict, activations(found)[-1]) == ("agrees", ("Mystical Space Typhoon", 1)), text_lines(found)


def test_a_target_that_cannot_be_had_in_response() -> None:
    line = "- turn player cannot activate Mystical Space Typhoon targeting {}\n"
    text = OPEN[: OPEN.index("- turn player activates Myst")]
    refused = judge_text(text + line.format("Sangan"), "x.duel")
    assert (refused.verdict, [reason.rule for reason in refused.record.plays[0].reasons]) == ("agrees", ["R-CHOICE"]), text_lines(refused)
