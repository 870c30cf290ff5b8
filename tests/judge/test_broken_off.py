"""A Chain or an attack that breaks off: nothing is said of what did not come to its end."""

from pathlib import Path

import pytest
from small import judge_text, judge_with

from solemn.judge.play.report import text_lines
from solemn.judge.scenario.reading import parse_scenario
from solemn.judge.telling.transcript import verdicts

ASH = """\
function s.initial_effect(c)
local e=Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_QUICK_O)
e:SetCode(EVENT_CHAINING)
e:SetRange(LOCATION_HAND)
e:SetTarget(s.target)
e:SetOperation(s.operation)
c:RegisterEffect(e)
end
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
if chk==0 then return true end
%s
end
function s.operation(e,tp,eg,ep,ev)
%s
end
"""
CHAIN = """\
setup:
  players:
    - hand: [Reinforcement of the Army]
      deck: [Celtic Guardian, Mystical Elf]
    - hand: [Ash Blossom & Joyous Spring]
steps:
  - {by: 0, do: activate, card: Reinforcement of the Army}
  - {by: 1, do: chain, card: Ash Blossom & Joyous Spring}
"""
FAULT = "local x=nil; x:y()"
ATTACK = """\
setup:
  players:
    - szone: [{card: %s, seq: 2}]
      mzone: [{card: Sangan, seq: 0}]
    - mzone: [{card: Summoned Skull, seq: 2}]
      lp: %d
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Summoned Skull, target: Sangan}
  - {by: 0, do: chain, card: %s}
"""
TRAP = """\
function s.initial_effect(c)
local e=Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_ACTIVATE)
e:SetCode(EVENT_ATTACK_ANNOUNCE)
e:SetOperation(s.operation)
c:RegisterEffect(e)
end
function s.operation(e,tp)
%s
end
"""


@pytest.mark.parametrize(
    ("target", "operation", "outcome", "told"),
    [
        ("Duel.AnnounceCard(tp)", "", "stuck", []),
        (FAULT, "", "script error", []),
        ("", FAULT, "script error", []),
        ("", f"Duel.NegateEffect(ev) {FAULT}", "script error", [("1 Reinforcement of the Army", "effect negated")]),
        ("", "Duel.AnnounceCard(tp)", "stuck", []),
        ("", "Duel.NegateActivation(ev) Duel.AnnounceCard(tp)", "stuck", [("1 Reinforcement of the Army", "activation negated")]),
    ],
)
def test_links_that_did_not_resolve(target: str, operation: str, outcome: str, told: list[tuple[str, str]], tmp_path: Path) -> None:
    judge = judge_with(tmp_path, {"Ash Blossom & Joyous Spring": ASH % (target, operation)})
    found = judge.judge(parse_scenario(CHAIN, "small.yaml"))
    assert found.verdict == outcome, found.why
    assert [(verdict.about, verdict.outcome) for verdict in verdicts(found.record)] == told


def test_links_that_resolved_before_it_broke_off(tmp_path: Path) -> None:
    own = {"Reinforcement of the Army": TRAP.replace("EVENT_ATTACK_ANNOUNCE", "EVENT_FREE_CHAIN") % FAULT}
    judge = judge_with(tmp_path, {**own, "Ash Blossom & Joyous Spring": ASH % ("", "Duel.Draw(1-tp,1,REASON_EFFECT)")})
    found = judge.judge(parse_scenario(CHAIN, "small.yaml"))
    assert found.verdict == "script error"
    assert [(verdict.about, verdict.outcome) for verdict in verdicts(found.record)] == [("2 Ash Blossom & Joyous Spring", "resolved")]


@pytest.mark.parametrize(("operation", "told"), [("", []), ("Duel.NegateAttack() ", ["attack negated"])])
def test_an_attack_that_is_not_over(operation: str, told: list[str], tmp_path: Path) -> None:
    judge = judge_with(tmp_path, {"Negate Attack": TRAP % (operation + FAULT)})
    found = judge.judge(parse_scenario(ATTACK % ("Negate Attack", 8000, "Negate Attack"), "small.yaml"))
    assert found.verdict == "script error"
    assert [verdict.outcome for verdict in verdicts(found.record)] == told


def test_a_link_that_ends_the_duel() -> None:
    found = judge_text(ATTACK % ("Magic Cylinder", 500, "Magic Cylinder"))
    assert (found.verdict, found.record.winner) == ("agrees", 0)
    assert [verdict.outcome for verdict in verdicts(found.record)] == ["resolved", "attack negated"]


NEGATED = """
setup:
  turn: 1
  players:
    - {szone: [{card: Negate Attack, seq: 1}]}
    - {mzone: [{card: Summoned Skull, seq: 1}]}
steps:
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Summoned Skull}
  - {by: 0, do: chain, card: Negate Attack}
"""


def test_a_negated_attack_is_told_where_the_effect_negates_it() -> None:
    lines = [line.strip() for line in text_lines(judge_text(NEGATED))]
    assert lines.index("The attack is negated") == lines.index("Chain Link 1 resolves: Negate Attack") + 1
    assert lines.count("The attack is negated") == 1
