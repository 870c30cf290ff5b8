"""A card on its way off the field is not told as negated by what works only because it leaves; ends of negations follow the move."""

from pathlib import Path

from small import bundled, judge_with

from solemn.judge.play.report import text_lines
from solemn.judge.scenario.reading import parse_scenario
from solemn.judge.telling.transcript import transcript

JINZO = """\
turn player: Jinzo, {spell} in hand; Gemini Elf in attack
opponent: Skill Drain face-up{more}
- turn player summons Jinzo Tributing Gemini Elf
- turn player activates {spell}
"""
TYPHOON = JINZO.format(spell="Mystical Space Typhoon", more="{more}").rstrip() + " targeting Skill Drain\n"
ICARUS = """\
turn player: Jinzo in hand; Gemini Elf, Blackwing - Bora the Spear in attack; Icarus Attack set
opponent: Skill Drain face-up, Imperial Iron Wall face-up
- turn player summons Jinzo Tributing Gemini Elf
- turn player activates Icarus Attack targeting Skill Drain, Imperial Iron Wall
? the effects of Skill Drain are not negated; the effects of Imperial Iron Wall are not negated
"""
ORDERS = """\
turn player: {hand} in hand; Cannon Soldier in attack; deck Mystical Elf x3
opponent: Royal Decree face-up, Imperial Order face-up
"""
ACTIVATION = """\
function s.initial_effect(c)
local e=Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_ACTIVATE)
e:SetCode(EVENT_FREE_CHAIN)
e:SetOperation(function(e,tp) {} end)
c:RegisterEffect(e)
end
"""
IN_ZONES = "Duel.{}(Card.IsCode,tp,LOCATION_SZONE,LOCATION_SZONE,nil,{})"
FREES_IMPERIAL_ORDER = ACTIVATION.format(f"Duel.Destroy({IN_ZONES.format('GetMatchingGroup', 51452091)},REASON_EFFECT)")
KEEPS_TYPHOON = ACTIVATION.format(f"{IN_ZONES.format('GetFirstMatchingCard', 5318639)}:CancelToGrave()")


def told(text: str) -> list[str]:
    """The transcript of a scenario that ends as expected."""
    found = bundled().judge(parse_scenario(text, "small.txt"))
    assert found.verdict == "agrees", list(text_lines(found))
    return [line.text for line in transcript(found.record)]


def only(lines: list[str], *words: str) -> list[str]:
    return [line for line in lines if all(word in line for word in words)]


def test_a_card_that_leaves_is_not_negated_by_what_works_because_it_leaves() -> None:
    lines = told(TYPHOON.format(more="") + "? the effects of Skill Drain are not negated\n")
    assert not only(lines, "effects of Skill Drain")
    over = only(lines, "no longer negated")
    assert over == ["The effects of Jinzo are no longer negated: Skill Drain left the field (because of Mystical Space Typhoon)"]
    assert lines.index(over[0]) == lines.index(only(lines, "Skill Drain: ", "GY")[0]) + 1


def test_several_cards_that_leave_together() -> None:
    lines = told(ICARUS)
    assert not only(lines, "are negated by Jinzo")
    moves = [lines.index(only(lines, f"{card}: ", "GY")[0]) for card in ("Skill Drain", "Imperial Iron Wall")]
    assert lines.index(only(lines, "effects of Jinzo are no longer negated")[0]) == max(moves) + 1


def test_a_card_that_stays_is_negated_as_before() -> None:
    lines = told(TYPHOON.format(more=", Imperial Iron Wall face-up"))
    negated = only(lines, "effects of Imperial Iron Wall are negated by Jinzo")
    assert negated and lines.index(negated[0]) > lines.index(only(lines, "Skill Drain: ", "GY")[0])


def test_a_spell_that_has_resolved_is_not_negated() -> None:
    steps = "- turn player activates Mystical Space Typhoon targeting Royal Decree\n"
    lines = told(ORDERS.format(hand="Mystical Space Typhoon") + steps + "? the effects of Mystical Space Typhoon are not negated\n")
    assert not only(lines, "effects of Mystical Space Typhoon")
    assert only(lines, "effects of Imperial Order are no longer negated: Royal Decree left the field")


def test_a_spell_that_waits_for_its_turn_is_negated() -> None:
    steps = "- turn player activates Upstart Goblin\n- turn player chains Mystical Space Typhoon targeting Royal Decree\n"
    lines = told(ORDERS.format(hand="Upstart Goblin, Mystical Space Typhoon") + steps)
    assert only(lines, "effects of Upstart Goblin are negated by Imperial Order")
    assert not only(lines, "effects of Mystical Space Typhoon are negated")
    assert only(lines, "Chain Link 1, Upstart Goblin: effect negated")


def test_a_spell_that_has_resolved_and_stays_after_all_is_negated(tmp_path: Path) -> None:
    field = ORDERS.format(hand="Mystical Space Typhoon").replace("; deck", "; Jar of Greed set; deck")
    steps = "- turn player activates Jar of Greed\n- turn player chains Mystical Space Typhoon\n"
    judge = judge_with(tmp_path, {"Mystical Space Typhoon": FREES_IMPERIAL_ORDER, "Jar of Greed": KEEPS_TYPHOON})
    facts = "? the effects of Mystical Space Typhoon are negated by Imperial Order; Mystical Space Typhoon is on the field\n"
    found = judge.judge(parse_scenario(field + steps + facts, "small.txt"))
    assert found.verdict == "agrees", list(text_lines(found))
