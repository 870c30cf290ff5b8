"""Every kind of decision has a step that answers it; what cannot be declared is refused with the reason."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from small import judge_with

from solemn.core.decisions import card_choices as choices
from solemn.core.decisions import kinds as decisions
from solemn.judge.board.record import Reason
from solemn.judge.language.choosing import speech_in
from solemn.judge.language.errors import InputError
from solemn.judge.language.words import ATTRIBUTES, TYPES
from solemn.judge.play import answers
from solemn.judge.play.judging import Judgement
from solemn.judge.scenario.reading import parse_scenario
from solemn.judge.telling.transcript import transcript
from solemn.spec import constants

SCRIPT = """\
function s.initial_effect(c)
local e=Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_ACTIVATE)
e:SetCode(EVENT_FREE_CHAIN)
e:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end %s end)
e:SetOperation(function(e,tp) %s end)
c:RegisterEffect(e)
end
"""
TEXT = """\
setup:
  players:
    - hand: [Dark Hole]
      deck: [Sangan, Battle Ox, Gemini Elf]
      mzone: [{card: Summoned Skull, seq: 0}, {card: Mystical Elf, seq: 1}]
    - {}
steps:
  - {by: 0, do: activate, card: Dark Hole%s}
%s
expect: [%s]
"""


def judged(folder: Path, calls: str, steps: str = "", checks: str = "", more: str = "", in_target: bool = False) -> Judgement:
    """Dark Hole makes the calls; the steps, and what the play names, answer them."""
    judge = judge_with(folder, {"Dark Hole": SCRIPT % ((calls, "") if in_target else ("", calls))})
    lines = "".join(f"  - {line}\n" for line in steps.splitlines())
    return judge.judge(parse_scenario(TEXT % (more, lines, ", ".join(checks.splitlines())), "small.yaml"))


def lp(value: int) -> str:
    return f"{{check: lp, player: 0, value: {value}}}"


BOTH = "Duel.GetMatchingGroup(nil,tp,LOCATION_MZONE,0,nil)"
ANSWERED = {
    "a name": ("Duel.SetLP(tp,Duel.AnnounceCard(tp))", "{by: 0, do: name, card: Jinzo}", lp(77585513)),
    "a name by passcode": ("Duel.SetLP(tp,Duel.AnnounceCard(tp))", "{do: name, card: 77585513}", lp(77585513)),
    "a Type": ("Duel.SetLP(tp,Duel.AnnounceRace(tp,1,RACE_ALL))", "{do: type, type: Zombie}", lp(0x10)),
    "two Types": ("Duel.SetLP(tp,Duel.AnnounceRace(tp,2,RACE_ALL))", "{do: type, type: [Zombie, Warrior]}", lp(0x11)),
    "an Attribute": ("Duel.SetLP(tp,Duel.AnnounceAttribute(tp,1,ATTRIBUTE_ALL))", "{do: attribute, attribute: DARK}", lp(0x20)),
    "counters": (
        f"for c in aux.Next({BOTH}) do c:EnableCounterPermit(COUNTER_SPELL) c:AddCounter(COUNTER_SPELL,3) end "
        "Duel.RemoveCounter(tp,1,0,COUNTER_SPELL,4,REASON_EFFECT)",
        "{do: counters, cards: [{card: Mystical Elf, count: 3}, {card: Summoned Skull, count: 1}]}",
        "{check: card, card: Summoned Skull, counters: 2}\n{check: card, card: Mystical Elf, counters: 0}",
    ),
    "the order of cards": (
        "Duel.SortDecktop(tp,tp,3)",
        "{do: order, cards: [Gemini Elf, Sangan]}",
        "{check: card, card: Gemini Elf, zone: deck, seq: 2}\n{check: card, card: Battle Ox, zone: deck, seq: 0}",
    ),
    "zones": (
        "Duel.SetLP(tp,Duel.SelectDisableField(tp,2,LOCATION_MZONE,LOCATION_MZONE,0)>>16)",
        "{do: zones, zones: [{zone: mzone, seq: 1, player: 1}, {zone: mzone, seq: 3, player: 1}]}",
        lp(0b1010),
    ),
    "rock, paper, scissors": (
        "Duel.SetLP(tp,Duel.RockPaperScissors()+1)",
        "{by: 0, do: rock_paper_scissors, hand: rock}\n{by: 1, do: rock_paper_scissors, hand: paper}",
        lp(2),
    ),
    "no card at all": (
        f"local g={BOTH}:Select(tp,1,1,true,nil) Duel.SetLP(tp,g and 2 or 1)",
        "{do: choose, cards: []}",
        lp(1),
    ),
}


@pytest.mark.parametrize("kind", ANSWERED)
def test_answered(kind: str, tmp_path: Path) -> None:
    found = judged(tmp_path, *ANSWERED[kind])
    assert found.verdict == "agrees", (found.why, [result.found for result in found.checks])


def leaves(kind: type) -> Iterator[type]:
    for sub in kind.__subclasses__():
        if sub.__dict__.get("kind"):
            yield sub
        yield from leaves(sub)


OPEN = {decisions.IdleDecision, decisions.BattleDecision}
BY_PLAYS = OPEN | {decisions.ChainDecision, choices.SelectUnselectDecision}  # answered by plays, or card by card
WITHOUT_DEFAULT = OPEN | {decisions.AnnounceCardDecision, decisions.RockPaperScissorsDecision}


def test_every_kind_of_decision_has_a_step_and_a_default() -> None:
    kinds = set(leaves(decisions.Decision))
    assert len(kinds) > 20
    assert kinds - {decision for _, decision in answers._ANSWERS} == BY_PLAYS
    assert kinds - set(answers._DEFAULTS) == WITHOUT_DEFAULT


REFUSED = {
    "a name": ("Duel.AnnounceCard(tp,TYPE_TRAP)", "{do: name, card: Jinzo}", "Jinzo cannot be declared here"),
    "a Type": ("Duel.AnnounceRace(tp,1,RACE_FISH|RACE_ROCK)", "{do: type, type: Zombie}", "offered: Rock, Fish"),
    "an Attribute": ("Duel.AnnounceAttribute(tp,1,ATTRIBUTE_DARK)", "{do: attribute, attribute: FIRE}", "offered: DARK"),
    "too many": ("Duel.AnnounceRace(tp,1,RACE_ALL)", "{do: type, type: [Fish, Rock]}", "1 must be declared"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_cannot_be_declared(kind: str, tmp_path: Path) -> None:
    call, step, why = REFUSED[kind]
    found = judged(tmp_path, call, step)
    assert (found.verdict, found.line) == ("stuck", 9) and why in found.why and "R-CHOICE" in found.why, found.why


@pytest.mark.parametrize("kind", REFUSED)
def test_a_play_that_declares_what_cannot_be_declared_is_refused(kind: str, tmp_path: Path) -> None:
    call, step, why = REFUSED[kind]
    found = judged(tmp_path, call, more=f", expect: illegal, choices: [{step}]", in_target=True)
    assert found.verdict == "agrees", found.why
    assert [(play.found, why in play.reasons[0].text) for play in found.record.plays] == [("illegal", True)]


def test_a_name_has_no_default(tmp_path: Path) -> None:
    found = judged(tmp_path, "Duel.AnnounceCard(tp)")
    assert found.verdict == "stuck" and "declare a card name" in found.why


def test_what_would_answer_is_said_and_what_was_given_instead(tmp_path: Path) -> None:
    found = judged(tmp_path, "Duel.AnnounceCard(tp)", more=", choices: [[Sangan]]", in_target=True)
    assert "expected: {do: name, card: …}; the next step is: player 0: choose Sangan" in found.why


@pytest.mark.parametrize(
    ("step", "field", "problem"),
    [
        ("{do: type, type: []}", "steps[1].type", "found a list of 0; expected a list of at least 1 entry"),
        ("{do: attribute, attribute: []}", "steps[1].attribute", "found a list of 0; expected a list of at least 1 entry"),
        ("{do: attribute, attribute: dark}", "steps[1].attribute", "found 'dark'; did you mean 'DARK'?"),
        ("{do: attribute, attribute: [DARK, fire]}", "steps[1].attribute[1]", "found 'fire'; did you mean 'FIRE'?"),
    ],
)
def test_what_is_no_declaration_is_bad_input(step: str, field: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as found:
        judged(tmp_path, "", step)
    assert (found.value.line, found.value.field) == (9, field) and problem in str(found.value)


TOLD = {
    "a name": ("Duel.AnnounceCard(tp)", "{do: name, card: Jinzo}", "Player 0 declares Jinzo", "{card: Jinzo, player: 0}"),
    "Types": ("Duel.AnnounceRace(tp,2,RACE_ALL)", "{do: type, type: [Fish, Rock]}", "Player 0 declares Rock, Fish", "{what: 'Rock, Fish'}"),
    "an Attribute": ("Duel.AnnounceAttribute(tp,1,63)", "{do: attribute, attribute: DARK}", "Player 0 declares DARK", "{what: DARK}"),
    "a number": ("Duel.AnnounceNumber(tp,3,5)", "{do: number, index: 1}", "Player 0 declares 5", "{amount: 5}"),
}


@pytest.mark.parametrize("kind", TOLD)
def test_what_is_declared_is_told(kind: str, tmp_path: Path) -> None:
    call, step, line, values = TOLD[kind]
    found = judged(tmp_path, call, step, f"{{check: event, event: {{event: declared, {values[1:]}}}")
    assert found.verdict == "agrees", found.why
    assert line in [told.text for told in transcript(found.record)]
    assert "宣言" in " ".join(told.text for told in transcript(found.record, speech_in("ja")))


def test_what_prohibits_a_card_is_named(tmp_path: Path) -> None:
    prohibits = (
        "local e=Effect.CreateEffect(e:GetHandler()) e:SetType(EFFECT_TYPE_FIELD) e:SetCode(EFFECT_FORBIDDEN) "
        "e:SetTargetRange(0x7f,0x7f) e:SetTarget(function(e,c) return c:IsType(TYPE_MONSTER) end) Duel.RegisterEffect(e,tp)"
    )
    found = judged(tmp_path, prohibits, "{by: 0, do: change_position, card: Mystical Elf, expect: illegal}")
    reasons = [reason for play in found.record.plays for reason in play.reasons]
    assert reasons == [Reason("R-FORBIDDEN", "Mystical Elf: Dark Hole's effect does not allow this.", by=("Dark Hole",))]


@pytest.mark.parametrize(("words", "prefix"), [(TYPES, "RACE_"), (ATTRIBUTES, "ATTRIBUTE_")])
def test_every_type_and_attribute_has_a_word_and_its_own_number(words: Mapping[str, int], prefix: str) -> None:
    summaries = ("RACE_MAX", "ATTRIBUTE_ALL")
    known = {value for name, value in vars(constants).items() if name.startswith(prefix) and name not in summaries}
    assert set(words.values()) == known
    for word, value in words.items():
        name = prefix + word.upper().replace(" ", "").replace("-", "")
        assert value == getattr(constants, "RACE_DIVINE" if word == "Divine-Beast" else name)
