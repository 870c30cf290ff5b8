"""What cannot be meant is an error with its line, and long names are told only in their beginnings."""

import pytest
from small import judge_text

from solemn.judge.language.choosing import speech_in
from solemn.judge.language.errors import InputError
from solemn.judge.play.report import text_lines


def fault(text: str, file: str = "x.duel") -> str:
    with pytest.raises(InputError) as found:
        judge_text(text, file)
    return str(found.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("turn player: Sangan in hand in GY", "x.duel:1:32: 'hand' and 'GY' cannot both be"),
        ("turn player: Jinzo in attack in defense", "x.duel:1:30: 'in attack' and 'in defense' cannot both be"),
        ("turn player: Sangan banished\n? Sangan is banished in hand", "x.duel:2:25: 'banished' and 'hand' cannot both be"),
        ("title: a\ntitle: b\nturn player:", "x.duel:2:1: found a second 'title': expected it once, as in line 1"),
        ("seed: 1\nseed: 2\nturn player:", "x.duel:2:1: found a second 'seed'"),
        ("phase: Main Phase 1\nphase: Main Phase 2\nturn player:", "x.duel:2:1: found a second 'phase'"),
        ("turn player: 4000 LP; 5000 LP", "x.duel:1:28: found a second 'LP': expected it once, as in line 1"),
        ("# nothing\n\n# but comments\n", "x.duel:1: is empty: expected a scenario"),
        ("turn player: 0 Sangan in hand", "x.duel:1:16: found 0: expected at least one card"),
        ("turn player: deck Sangan x0", "found 0: expected at least one card"),
    ],
)
def test_what_cannot_be_meant(text: str, told: str) -> None:
    assert told in fault(text)


def test_what_says_the_same_twice_will_do() -> None:
    setup = "turn player: Jinzo face-up in attack on the field in Monster Zone 1; Sangan face-down in defense\n"
    facts = "? Jinzo is on the field in Monster Zone 1 face-up in attack; Sangan is set in defense\n"
    assert judge_text(setup + facts, "x.duel").verdict == "agrees"


@pytest.mark.parametrize(
    "text",
    [
        "turn player: {} in hand", "turn player: Sangan {}", "- turn player activates {}", "turn player: Sangan in {}", "{}: x", "draw: {}",
        "- turn player says {}", "turn player: Sangan in hand\n? [{}] Sangan is in hand", "turn player: {{{}}}",
    ],
)  # fmt: skip
@pytest.mark.parametrize("long", ["A" * 3000, "ab " * 1000])
def test_long_names_are_told_in_their_beginnings(text: str, long: str) -> None:
    assert all(len(line) < 500 for line in fault(text.format(long.strip())).splitlines())


@pytest.mark.parametrize("entry", ["players: [{hand: [%s]}, {}]", "players: [{}, {}], %s: 1", "players: [{lp: %s}, {}]"])
def test_long_names_in_files(entry: str) -> None:
    assert len(fault("setup: {" + entry % ("A" * 3000) + "}", "x.yaml")) < 500


@pytest.mark.parametrize(
    ("fact", "verdict"),
    [
        ("Jinzo's effects are no longer negated", "disagrees"),
        ("Jinzo's effects aren't negated", "agrees"),
        ("Jinzo's effect isn't negated", "agrees"),
        ("Jinzo isn't negated", "agrees"),
        ("Sangan in opponent's GY", "agrees"),
        ("Sangan in turn player's GY", "disagrees"),
        ("Skill Drain on the field set", "agrees"),
    ],
)
def test_facts_as_people_type_them(fact: str, verdict: str) -> None:
    found = judge_text(f"turn player: Jinzo in attack; Skill Drain set\nopponent: Sangan in GY\n? {fact}\n", "x.duel")
    assert found.verdict == verdict, text_lines(found)


@pytest.mark.parametrize(
    ("step", "warned"), [("attacks directly with Jinzo", 1), ("goes to the Battle Phase", 1), ("cannot attack directly with Jinzo", 0)]
)
def test_how_a_case_begins_in_a_later_turn(step: str, warned: int) -> None:
    found = judge_text(f"turn player: Jinzo in attack\n- turn player {step}\n", "x.duel")
    assert len([warning for warning in found.warnings if "phase: Battle Phase" in warning]) == warned
    later = judge_text("phase: Battle Phase\nturn player: Jinzo in attack\n- turn player attacks directly with Jinzo\n", "x.duel")
    assert (later.verdict, later.warnings) == ("agrees", [])


def test_french_names_that_begin_with_their_article() -> None:
    speech = speech_in("fr")
    text = speech.say("because-of", text="a", by="Le Roi")
    assert text == "a (à cause du Roi)" and speech.say("because-of", text="a", by="Les Rois") == "a (à cause des Rois)"
    assert speech.say("because-of", text="a", by="Jinzo") == "a (à cause de Jinzo)"
