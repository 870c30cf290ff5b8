"""What a setup tells of the time before: counters, Summons, whose turn and which phase it is, coins and dice."""

from pathlib import Path

import pytest
from small import judge_text, judge_with

from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import Judgement
from solemn.judge.play.report import text_lines
from solemn.judge.scenario.reading import parse_scenario

FIELD = """
setup:
  players:
    - mzone: [{card: Sangan, seq: 2, PAST}]
      grave: [Summoned Skull, {card: Mystical Elf, count: 3}]
    - {}
steps: [{by: 0, do: activate, card: Sangan, expect: EXPECT}]
"""
ASKS = """
function s.initial_effect(c)
  c:EnableCounterPermit(0x1)
  c:SetCounterLimit(0x1,3)
  local e=Effect.CreateEffect(c)
  e:SetType(EFFECT_TYPE_IGNITION)
  e:SetRange(LOCATION_MZONE)
  e:SetCondition(function(e) local c=e:GetHandler() return CONDITION end)
  c:RegisterEffect(e)
end
"""
TOSSES = """
function s.initial_effect(c)
  local e=Effect.CreateEffect(c)
  e:SetType(EFFECT_TYPE_ACTIVATE)
  e:SetCode(EVENT_FREE_CHAIN)
  e:SetOperation(function(e,tp) Duel.TossCoin(tp,3) Duel.TossDice(tp,2) end)
  c:RegisterEffect(e)
end
"""


def asked(folder: Path, past: str, condition: str, expect: str = "legal") -> Judgement:
    text = FIELD.replace("PAST", past).replace("EXPECT", expect)
    return judge_with(folder, {"Sangan": ASKS.replace("CONDITION", condition)}).judge(parse_scenario(text, "past.yaml"))


@pytest.mark.parametrize(
    ("past", "condition"),
    [
        ("summoned: {as: tribute}", "c:IsSummonType(SUMMON_TYPE_TRIBUTE)"),
        ("summoned: {as: flip}", "c:IsSummonType(SUMMON_TYPE_FLIP) and c:IsSummonLocation(LOCATION_MZONE)"),
        ("summoned: {as: special}", "c:IsSummonType(SUMMON_TYPE_SPECIAL) and not c:IsSummonType(SUMMON_TYPE_FUSION)"),
        ("summoned: {as: tribute, materials: [Summoned Skull]}", "c:GetMaterial():IsExists(Card.IsLocation,1,nil,LOCATION_GRAVE)"),
        ("summoned: {as: tribute, materials: [{card: Dark Hole, count: 2}]}", "c:GetMaterialCount()==2"),
        ("counters: 3", "c:GetCounter(0x1)==3"),
        ("counters: {Spell Counter: 2}", "c:GetCounter(0x1)==2"),
        ("counters: {'0x1': 1}", "c:GetCounter(0x1)==1"),
    ],
)
def test_what_scripts_see(tmp_path: Path, past: str, condition: str) -> None:
    assert asked(tmp_path, past, condition).verdict == "agrees"
    assert asked(tmp_path / "without", "pos: attack", condition, "illegal").verdict == "agrees"


@pytest.mark.parametrize(
    ("past", "says"),
    [
        ("counters: 4", "past.yaml:4: setup.players[0].mzone[0].counters: Sangan cannot have this many counters of this kind: Spell"),
        ("counters: {Kaiju Counter: 1}", "cannot have this many counters of this kind: Kaiju Counter, 1"),
        ("counters: {Foo: 1}", "unknown counters 'Foo' (a number such as 0x1 will do, too); expected Spell Counter"),
        ("summoned: {as: fusion}", "Sangan cannot have been Fusion Summoned"),
        ("pos: set, summoned: {as: special}", "is Set: it was not Summoned"),
        ("summoned: {as: special, materials: [Foo]}", "setup.players[0].mzone[0].summoned.materials[0]: no card is named 'Foo'"),
    ],
)
def test_what_cannot_have_been(tmp_path: Path, past: str, says: str) -> None:
    with pytest.raises(InputError) as caught:
        asked(tmp_path, past, "true")
    assert says in str(caught.value)


def test_counters_of_a_card_that_has_none_of_its_own() -> None:
    with pytest.raises(InputError, match="say which kind of counters Jinzo has: by its own text it can have none"):
        judge_text("setup: {players: [{mzone: [{card: Jinzo, seq: 2, counters: 1}]}, {}]}")


@pytest.mark.parametrize(
    ("start", "step", "phase"),
    [
        ("turn: 1", "{by: 1, do: to_battle}", "{player: 1, phase: battle_start}"),
        ("turn: 1, phase: battle", "{by: 1, do: attack, card: Jinzo, target: Sangan}", "{player: 1, phase: battle_start}"),
        ("phase: battle", "{by: 0, do: attack, card: Sangan, target: Jinzo}", "{player: 0, phase: battle_start}"),
        ("phase: main2", "{by: 0, do: to_battle, expect: illegal}", "{player: 0, phase: main2}"),
        ("turn: 0", "{by: 0, do: to_battle, expect: illegal}", "{player: 0, phase: main1}"),
    ],
)
def test_where_the_duel_begins(start: str, step: str, phase: str) -> None:
    found = judge_text(f"""
setup: {{{start}, players: [{{mzone: [{{card: Sangan, seq: 2}}]}}, {{mzone: [{{card: Jinzo, seq: 1}}]}}]}}
steps: [{step}]
expect: [{{check: phase, {phase[1:-1]}}}]
""")
    assert found.verdict == "agrees", (found.why, found.checks)


def test_coins_and_dice_are_set_and_told(tmp_path: Path) -> None:
    text = """
setup: {coins: [heads, tails, tails], dice: [6, 1], players: [{hand: [Dark Hole]}, {}]}
steps: [{by: 0, do: activate, card: Dark Hole}]
expect:
  - {check: event, event: {event: coin, player: 0, what: "heads, tails, tails"}}
  - {check: event, event: {event: dice, player: 0, what: "6, 1"}}
"""
    found = judge_with(tmp_path, {"Dark Hole": TOSSES}).judge(parse_scenario(text, "toss.yaml"))
    assert found.verdict == "agrees"
    lines = "\n".join(text_lines(found))
    assert "Player 0 tosses a coin: heads, tails, tails" in lines and "Player 0 rolls a die: 6, 1" in lines


def test_many_of_a_card() -> None:
    text = """
setup: {players: [{hand: [{card: Sangan, count: 10}], deck: [Jinzo, {card: Mystical Elf, count: 2}]}, {}]}
expect:
  - {check: card, card: Sangan, player: 0, zone: hand, count: 10}
  - {check: card, card: Mystical Elf, player: 0, zone: deck, count: 2}
"""
    assert judge_text(text).verdict == "agrees"
    with pytest.raises(InputError, match=r"deck\[1\].card: no card is named 'Elf'"):
        judge_text(text.replace("{card: Mystical Elf, count: 2}]", "{card: Elf, count: 2}]"))
