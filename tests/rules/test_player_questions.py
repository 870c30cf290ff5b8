"""What a player may do, asked by cards before they act; what forces a zone; what gives control back."""

import pytest
from scripted import CODES, CONTINUOUS, FIELD, MONSTERS, SINGLE, answer, effect, scenario, shows, single, spell

USE = "{by: 0, do: activate, card: Spell}"
BURN = "Duel.Damage(1-tp,700,REASON_EFFECT)"


def first(name: str) -> str:
    return f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES[name]})"


KNIGHT = first("Knight")
# question -> the effect on the player that says no
QUESTIONS = {
    "Duel.IsPlayerCanSummon(tp)": "EFFECT_CANNOT_SUMMON",
    f"Duel.IsPlayerCanSummon(tp,SUMMON_TYPE_NORMAL,{KNIGHT})": "EFFECT_CANNOT_SUMMON",
    "Duel.IsPlayerCanSpecialSummon(tp)": "EFFECT_CANNOT_SPECIAL_SUMMON",
    f"Duel.IsPlayerCanSpecialSummon(tp,0,POS_FACEUP,tp,{KNIGHT})": "EFFECT_CANNOT_SPECIAL_SUMMON",
    f"Duel.IsPlayerCanFlipSummon(tp,{KNIGHT})": "EFFECT_CANNOT_FLIP_SUMMON",
    f"Duel.IsPlayerCanSpecialSummonMonster(tp,{CODES['Guard']},0,TYPE_MONSTER,0,0,4,RACE_WARRIOR,ATTRIBUTE_EARTH)": (
        "EFFECT_CANNOT_SPECIAL_SUMMON"
    ),
    "Duel.IsPlayerCanDraw(tp,1)": "EFFECT_CANNOT_DRAW",
    "Duel.IsPlayerCanDiscardDeck(tp,1)": "EFFECT_CANNOT_DISCARD_DECK",
    f"Duel.IsPlayerCanRelease(tp,{KNIGHT})": "EFFECT_CANNOT_RELEASE",
    f"Duel.IsPlayerCanRemove(tp,{KNIGHT})": "EFFECT_CANNOT_REMOVE",
    f"Duel.IsPlayerCanSendtoHand(tp,{KNIGHT})": "EFFECT_CANNOT_TO_HAND",
    f"Duel.IsPlayerCanSendtoGrave(tp,{KNIGHT})": "EFFECT_CANNOT_TO_GRAVE",
    f"Duel.IsPlayerCanSendtoDeck(tp,{KNIGHT})": "EFFECT_CANNOT_TO_DECK",
    f"{first('Trap')}:IsDiscardable()": "EFFECT_CANNOT_DISCARD_HAND",
}


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(("there", "yes"), [("nobody", True), ("for me", False), ("for them", True)])
def test_what_a_player_may_do(question: str, there: str, yes: bool) -> None:
    """Each prohibition is found by its question, for the player that it names."""
    forbids = effect(
        FIELD, QUESTIONS[question], place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1" if there == "for me" else "1,0", value="1"
    )
    shows(
        {"Squire": [] if there == "nobody" else [forbids], "Spell": [spell(f"if {question} then {BURN} end")]},
        scenario(
            "hand: [Spell, Trap], mzone: [{card: Knight, seq: 1}], deck: [Mystical Elf]",
            USE,
            "mzone: [{card: Squire, seq: 1}]",
            f"{{check: lp, player: 1, value: {7300 if yes else 8000}}}",
        ),
    )


@pytest.mark.parametrize(("most", "count", "yes"), [(1, 1, True), (1, 2, False), (2, 2, True)])
def test_how_many_special_summons_a_player_has_left(most: int, count: int, yes: bool) -> None:
    limit = effect(FIELD, "EFFECT_SPSUMMON_COUNT_LIMIT", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1", value=str(most))
    shows(
        {"Squire": [limit], "Spell": [spell(f"if Duel.IsPlayerCanSpecialSummonCount(tp,{count}) then {BURN} end")]},
        scenario("hand: [Spell]", USE, "mzone: [{card: Squire, seq: 1}]", f"{{check: lp, player: 1, value: {7300 if yes else 8000}}}"),
    )


@pytest.mark.parametrize(("most", "done", "yes"), [(1, 0, True), (1, 1, False), (2, 1, True)])
@pytest.mark.parametrize("code", ["EFFECT_SPSUMMON_COUNT_LIMIT", "EFFECT_LEFT_SPSUMMON_COUNT"])
def test_whether_a_player_has_a_special_summon_left(most: int, done: int, yes: bool, code: str) -> None:
    left = code == "EFFECT_LEFT_SPSUMMON_COUNT"
    limit = effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1", value=str(most - done if left else most))
    procedure = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND")
    asked = "Duel.IsPlayerCanSpecialSummonCount(tp,1)"
    shows(
        {"Squire": [limit], "Knight": [procedure], "Spell": [spell(f"if {asked} then {BURN} end")]},
        scenario(
            "hand: [Spell, Knight]",
            ("{by: 0, do: special_summon, card: Knight}\n" if done and not left else "") + USE,
            "mzone: [{card: Squire, seq: 1}]",
            f"{{check: lp, player: 1, value: {7300 if yes else 8000}}}",
        ),
    )


# -- materials of every kind


@pytest.mark.parametrize(
    ("kind", "own", "yes"),
    [
        ("SUMMON_TYPE_RITUAL", "", True),
        ("SUMMON_TYPE_RITUAL", "EFFECT_CANNOT_BE_MATERIAL", False),
        ("SUMMON_TYPE_FUSION", "EFFECT_CANNOT_BE_FUSION_MATERIAL", False),
        ("SUMMON_TYPE_FUSION", "", True),
        ("SUMMON_TYPE_NORMAL", "EFFECT_CANNOT_BE_FUSION_MATERIAL", True),
        ("SUMMON_TYPE_NORMAL", "EFFECT_CANNOT_BE_MATERIAL", False),
    ],
)
def test_what_can_be_material_in_some_way(kind: str, own: str, yes: bool) -> None:
    shows(
        {
            "Knight": [single(own, value="1")] if own else [],
            "Spell": [spell(f"if {KNIGHT}:IsCanBeMaterial({kind},{first('Fusion')},tp) then {BURN} end")],
        },
        scenario(
            "hand: [Spell], mzone: [{card: Knight, seq: 1}], extra: [Fusion]",
            USE,
            expect=f"{{check: lp, player: 1, value: {7300 if yes else 8000}}}",
        ),
    )


@pytest.mark.parametrize(
    ("place", "own", "yes"), [("mzone", "", True), ("grave", "", False), ("grave", "EFFECT_EXTRA_RITUAL_MATERIAL", True)]
)
def test_ritual_material_in_the_grave(place: str, own: str, yes: bool) -> None:
    """A card in the GY is material for a Ritual Summon only where an effect says so."""
    setup = "mzone: [{card: Knight, seq: 1}]" if place == "mzone" else "grave: [Knight]"
    shows(
        {
            "Knight": [effect(SINGLE, own, value="1")] if own else [],
            "Spell": [spell(f"if {KNIGHT}:IsCanBeRitualMaterial({first('Guard')},tp) then {BURN} end")],
        },
        scenario(f"hand: [Spell, Guard], {setup}", USE, expect=f"{{check: lp, player: 1, value: {7300 if yes else 8000}}}"),
    )


# -- zones that must be used


@pytest.mark.parametrize(("taken", "count", "may"), [(2, "", False), (1, "", True), (2, "1", False)])
def test_a_zone_that_must_be_used(taken: int, count: str, may: bool) -> None:
    """A player who must use a zone cannot Summon if that one is taken."""
    forces = effect(
        FIELD, "EFFECT_MUST_USE_MZONE", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1",
        value="function(e,fp,rp,r) return fp==rp and 0x4 or 0x40000 end", count=count,
    )  # fmt: skip
    shows(
        {"Squire": [forces]},
        scenario(
            f"hand: [Knight], mzone: [{{card: Guard, seq: {taken}}}]",
            "{by: 0, do: normal_summon, card: Knight" + ("}" if may else ", expect: illegal}"),
            "mzone: [{card: Squire, seq: 1}]",
            "{check: card, card: Knight, zone: mzone, seq: 2}" if may else "",
        ),
    )


@pytest.mark.parametrize("acting", [0, 1])
@pytest.mark.parametrize(("side", "zone"), [("tp", 1), ("1-tp", 3)])
def test_a_zone_that_must_be_used_on_either_field(acting: int, side: str, zone: int) -> None:
    """Which zone a player must use may depend on the field to which that player Summons."""
    forces = effect(
        FIELD, "EFFECT_MUST_USE_MZONE", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,1",
        value="function(e,fp,rp,r) return fp==rp and 0x2 or 0x80000 end",
    )  # fmt: skip
    summons = f"Duel.SpecialSummon({KNIGHT},0,tp,{side},false,false,POS_FACEUP)"
    has, other = "hand: [Spell], grave: [Knight]", "mzone: [{card: Squire, seq: 0}]"
    sides, steps = ((has, other), "") if acting == 0 else ((other, has), "{by: 0, do: end_turn}\n")
    arrives = acting if side == "tp" else 1 - acting
    shows(
        {"Squire": [forces], "Spell": [spell(summons)]},
        scenario(
            sides[0],
            steps + f"{{by: {acting}, do: activate, card: Spell}}",
            sides[1],
            f"{{check: card, card: Knight, player: {arrives}, zone: mzone, seq: {zone}}}",
        ),
    )


# -- control


@pytest.mark.parametrize("returns", [False, True])
def test_all_monsters_return_to_their_owners(returns: bool) -> None:
    """Where control of all monsters returns, what took control counts no more."""
    takes = effect("EFFECT_TYPE_EQUIP", "EFFECT_SET_CONTROL", value="function(e) return e:GetHandlerPlayer() end")
    gives = effect(FIELD, "EFFECT_REMOVE_BRAINWASHING", place="LOCATION_SZONE", reach="LOCATION_MZONE,LOCATION_MZONE")
    shows(
        {"Equip Spell": ["aux.AddEquipProcedure(c,1)", takes], "Continuous Spell": [spell(""), *([gives] if returns else [])]},
        scenario(
            "hand: [Equip Spell, Continuous Spell]",
            "{by: 0, do: activate, card: Equip Spell, target: Knight}\n{by: 0, do: activate, card: Continuous Spell}",
            "mzone: [{card: Knight, seq: 2}]",
            f"{{check: card, card: Knight, zone: mzone, player: {1 if returns else 0}}}",
        ),
    )


@pytest.mark.parametrize("freed", ["Knight", "Guard"])
def test_only_the_monsters_that_such_an_effect_reaches_return(freed: str) -> None:
    takes = effect("EFFECT_TYPE_EQUIP", "EFFECT_SET_CONTROL", value="function(e) return e:GetHandlerPlayer() end")
    gives = effect(
        FIELD, "EFFECT_REMOVE_BRAINWASHING", place="LOCATION_SZONE", reach="LOCATION_MZONE,LOCATION_MZONE",
        reaches=f"c:IsCode({CODES[freed]})",
    )  # fmt: skip
    equip = "{{by: 0, do: activate, card: Equip Spell, target: {}}}\n"
    now = ", ".join(f"{{check: card, card: {name}, zone: mzone, player: {int(name == freed)}}}" for name in ("Knight", "Guard"))
    shows(
        {"Equip Spell": ["aux.AddEquipProcedure(c,1)", takes], "Continuous Spell": [spell(""), gives]},
        scenario(
            "hand: [Equip Spell, Equip Spell, Continuous Spell]",
            equip.format("Knight") + equip.format("Guard") + "{by: 0, do: activate, card: Continuous Spell}",
            "mzone: [{card: Knight, seq: 2}, {card: Guard, seq: 3}]",
            now,
        ),
    )


@pytest.mark.parametrize(("own", "changes"), [([], True), ([single("EFFECT_CANNOT_CHANGE_CONTROL")], False)])
def test_control_that_cannot_change(own: list[str], changes: bool) -> None:
    shows(
        {"Knight": own, "Spell": [spell(f"Duel.GetControl({KNIGHT},tp)")]},
        scenario(
            "hand: [Spell]",
            USE,
            "mzone: [{card: Knight, seq: 2}]",
            f"{{check: card, card: Knight, zone: mzone, player: {0 if changes else 1}}}",
        ),
    )


# -- links that name a player or a number


@pytest.mark.parametrize(
    ("native", "mine", "theirs"),
    [
        ("", 8000, 7300),
        ("Duel.ChangeTargetPlayer(ev,1-rp)", 8000, 7300),
        ("Duel.ChangeTargetPlayer(ev,rp)", 7300, 8000),
        ("Duel.ChangeTargetParam(ev,200)", 8000, 7800),
    ],
)
def test_a_link_that_was_made_to_hit_another_player_or_to_do_less(native: str, mine: int, theirs: int) -> None:
    """The link does what it does to the player, and with the number, that it has when it resolves."""
    burns = spell(
        "local p,n=Duel.GetChainInfo(0,CHAININFO_TARGET_PLAYER,CHAININFO_TARGET_PARAM) Duel.Damage(p,n,REASON_EFFECT)",
        choose="Duel.SetTargetPlayer(1-tp) Duel.SetTargetParam(700)",
    )
    shows(
        {"Spell": [burns], "Trap": [answer(native)]},
        scenario(
            "hand: [Spell]",
            USE + "\n{by: 1, do: chain, card: Trap}",
            "szone: [{card: Trap, seq: 1}]",
            f"{{check: lp, player: 0, value: {mine}}}, {{check: lp, player: 1, value: {theirs}}}",
        ),
    )


def test_several_that_negate_a_link_as_it_resolves_do_so_together() -> None:
    """Q&A 9137: each of several continuous effects that negate the link negates it, and what follows from that happens for each."""
    negates = effect(
        f"{FIELD}+{CONTINUOUS}", "EVENT_CHAIN_SOLVING", place=MONSTERS, when="rp~=tp",
        do="if Duel.NegateEffect(ev) then Duel.SetLP(tp,Duel.GetLP(tp)+100) end",
    )  # fmt: skip
    shows(
        {"Squire": [negates], "Guard": [negates], "Spell": [spell(BURN)]},
        scenario("hand: [Spell]", USE, "mzone: [{card: Squire, seq: 1}, {card: Guard, seq: 2}]", "{check: lp, player: 1, value: 8200}"),
    )


def test_one_that_negates_a_link_as_it_resolves_does_so_once() -> None:
    negates = effect(
        f"{FIELD}+{CONTINUOUS}", "EVENT_CHAIN_SOLVING", place=MONSTERS, when="rp~=tp",
        do="if Duel.NegateEffect(ev) and not Duel.NegateEffect(ev) then Duel.SetLP(tp,7777) end",
    )  # fmt: skip
    shows(
        {"Squire": [negates], "Spell": [spell(BURN)]},
        scenario("hand: [Spell]", USE, "mzone: [{card: Squire, seq: 1}]", "{check: lp, player: 1, value: 7777}"),
    )
