"""What protects a card or a player, from what, and how often (rules P6 to P10, S13); what may be paid with a card."""

import pytest
from scripted import CODES, FIELD, IGNITION, MONSTERS, SINGLE, effect, scenario, shows, single, spell

LEGAL, ILLEGAL = "", ", expect: illegal"
KNIGHT = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES['Knight']})"
IMMUNE = single("EFFECT_IMMUNE_EFFECT", value="function(e,te) return te:GetOwner()~=e:GetOwner() end")
MONSTER = "mzone: [{card: Knight, seq: 1}]"


def target(what: str = "LOCATION_MZONE", who: str = "0") -> str:
    places = f"{what},0" if who == "mine" else f"0,{what}"
    return spell(
        "local c=Duel.GetFirstTarget() if c:IsRelateToEffect(e) then Duel.Destroy(c,REASON_EFFECT) end",
        flag="EFFECT_FLAG_CARD_TARGET", possible=f"Duel.IsExistingTarget(aux.TRUE,tp,{places},1,nil)",
        choose=f"Duel.SelectTarget(tp,aux.TRUE,tp,{places},1,1,nil)",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("own", "mine", "theirs"),
    [
        ([], True, True),
        ([single("EFFECT_CANNOT_BE_EFFECT_TARGET", value="1")], False, False),
        ([single("EFFECT_CANNOT_BE_EFFECT_TARGET", value="aux.tgoval")], True, False),
        ([single("EFFECT_CANNOT_BE_EFFECT_TARGET", value="aux.tgsval")], False, True),
        ([IMMUNE], True, True),
    ],
)
def test_what_cannot_be_targeted(own: list[str], mine: bool, theirs: bool) -> None:
    """P9: by nobody, by the opponent, or by its own player; being unaffected is something else."""
    for who, may in (("mine", mine), ("theirs", theirs)):
        sides = (MONSTER, "") if who == "mine" else ("", MONSTER)
        cards = f"hand: [Spell]{', ' + sides[0] if sides[0] else ''}"
        shows(
            {"Knight": own, "Spell": [target(who=who)]},
            scenario(cards, f"{{by: 0, do: activate, card: Spell{LEGAL if may else ILLEGAL}}}", sides[1]),
        )


def test_a_card_that_cannot_target_some() -> None:
    """What limits the card that targets is asked as well as what protects the target."""
    limit = effect(SINGLE, "EFFECT_CANNOT_SELECT_EFFECT_TARGET", value=f"function(e,te,c) return c:IsCode({CODES['Knight']}) end")
    for name, may in (("Knight", ILLEGAL), ("Squire", LEGAL)):
        shows(
            {"Spell": [target(), limit]},
            scenario("hand: [Spell]", f"{{by: 0, do: activate, card: Spell{may}}}", f"mzone: [{{card: {name}, seq: 1}}]"),
        )


@pytest.mark.parametrize(
    ("own", "by_me", "by_them", "times"),
    [
        ([], True, True, 1),
        ([single("EFFECT_INDESTRUCTABLE_EFFECT", value="1")], False, False, 1),
        ([single("EFFECT_INDESTRUCTABLE_EFFECT", value="aux.indoval")], True, False, 1),
        ([single("EFFECT_INDESTRUCTABLE_EFFECT", value="aux.indsval")], False, True, 1),
        ([single("EFFECT_INDESTRUCTABLE", value="1")], False, False, 1),
        ([single("EFFECT_INDESTRUCTABLE", value="function(e,re,r,rp) return rp~=e:GetHandlerPlayer() end")], True, False, 1),
        ([single("EFFECT_INDESTRUCTABLE_COUNT", count="1", value="function(e,re,r) return r&REASON_EFFECT~=0 end")], False, False, 1),
        ([single("EFFECT_INDESTRUCTABLE_COUNT", count="1", value="function(e,re,r) return r&REASON_EFFECT~=0 end")], True, True, 2),
        ([single("EFFECT_INDESTRUCTABLE_COUNT", count="2", value="function(e,re,r) return r&REASON_EFFECT~=0 end")], False, False, 2),
        ([single("EFFECT_INDESTRUCTABLE_COUNT", count="1", value="function(e,re,r) return r&REASON_BATTLE~=0 end")], True, True, 1),
        ([single("EFFECT_INDESTRUCTABLE_COUNT", value="function(e,re,r) return r&REASON_EFFECT~=0 and 1 or 0 end")], False, False, 1),
        ([single("EFFECT_INDESTRUCTABLE_COUNT", value="function(e,re,r) return r&REASON_EFFECT~=0 and 1 or 0 end")], True, True, 2),
        ([IMMUNE], False, False, 1),
    ],
)
def test_what_cannot_be_destroyed_by_effects(own: list[str], by_me: bool, by_them: bool, times: int) -> None:
    """P7, P10: by nobody's, the opponent's or its own player's effects; always, or so many times."""
    again = " ".join([f"Duel.Destroy({KNIGHT},REASON_EFFECT)"] * times)
    for sides, destroyed in (((f"hand: [Spell], {MONSTER}", ""), by_me), (("hand: [Spell]", MONSTER), by_them)):
        shows(
            {"Knight": own, "Spell": [spell(again)]},
            scenario(
                sides[0],
                "{by: 0, do: activate, card: Spell}",
                sides[1],
                f"{{check: card, card: Knight, zone: {'grave' if destroyed else 'mzone'}}}",
            ),
        )


@pytest.mark.parametrize("reason", ["REASON_RULE", "REASON_COST"])
def test_what_protects_from_effects_does_not_protect_from_rules_and_costs(reason: str) -> None:
    shows(
        {"Knight": [single("EFFECT_INDESTRUCTABLE_EFFECT", value="1"), IMMUNE], "Spell": [spell(f"Duel.Destroy({KNIGHT},{reason})")]},
        scenario("hand: [Spell]", "{by: 0, do: activate, card: Spell}", MONSTER, "{check: card, card: Knight, zone: grave}"),
    )


@pytest.mark.parametrize(
    ("own", "able"),
    [
        ([], True),
        ([single("EFFECT_CANNOT_DISABLE")], False),
        ([IMMUNE], False),
        ([single("EFFECT_DISABLE", flag="EFFECT_FLAG_SINGLE_RANGE+EFFECT_FLAG_CANNOT_DISABLE")], False),
    ],
)
def test_what_can_be_negated_now(own: list[str], able: bool) -> None:
    """P6: not what cannot be negated, is unaffected, or is negated already."""
    asks = f"if {KNIGHT}:IsCanBeDisabledByEffect(e) then Duel.Damage(1-tp,700,REASON_EFFECT) end"
    shows(
        {"Knight": own, "Spell": [spell(asks)]},
        scenario(
            "hand: [Spell]", "{by: 0, do: activate, card: Spell}", MONSTER, f"{{check: lp, player: 1, value: {7300 if able else 8000}}}"
        ),
    )


@pytest.mark.parametrize(("own", "negated"), [([], True), ([single("EFFECT_CANNOT_DISABLE")], False), ([IMMUNE], False)])
def test_what_a_lasting_negation_reaches(own: list[str], negated: bool) -> None:
    """E2, P7: a monster that cannot be negated, or is unaffected, keeps its effects under Skill Drain."""
    shows(
        {"Knight": [*own, single("EFFECT_UPDATE_ATTACK", value="500")]},
        scenario(
            MONSTER,
            "{by: 0, do: change_position, card: Knight}",
            "szone: [{card: Skill Drain, seq: 1, pos: faceup}]",
            f"{{check: card, card: Knight, zone: mzone, negated: {str(negated).lower()}, atk: {1500 if negated else 2000}}}",
        ),
    )


# what is asked of the Knight -> an effect that forbids it
FORBIDDEN = {
    "IsAbleToGrave()": "EFFECT_CANNOT_TO_GRAVE",
    "IsAbleToHand()": "EFFECT_CANNOT_TO_HAND",
    "IsAbleToDeck()": "EFFECT_CANNOT_TO_DECK",
    "IsAbleToRemove(tp)": "EFFECT_CANNOT_REMOVE",
    "IsAbleToGraveAsCost()": "EFFECT_CANNOT_TO_GRAVE_AS_COST",
    "IsAbleToHandAsCost()": "EFFECT_CANNOT_USE_AS_COST",
    "IsAbleToDeckAsCost()": "EFFECT_CANNOT_USE_AS_COST",
    "IsAbleToRemoveAsCost()": "EFFECT_CANNOT_USE_AS_COST",
    "IsReleasable()": "EFFECT_UNRELEASABLE_NONSUM",
    "IsReleasableByEffect()": "EFFECT_UNRELEASABLE_EFFECT",
    "IsCanTurnSet()": "EFFECT_CANNOT_TURN_SET",
    "IsControlerCanBeChanged()": "EFFECT_CANNOT_CHANGE_CONTROL",
    "IsAbleToChangeControler()": "EFFECT_CANNOT_CHANGE_CONTROL",
    "IsCanBeEffectTarget(e)": "EFFECT_CANNOT_BE_EFFECT_TARGET",
    "IsDestructable(e)": "EFFECT_INDESTRUCTABLE_EFFECT",
}


@pytest.mark.parametrize("question", FORBIDDEN)
@pytest.mark.parametrize("forbidden", [False, True])
def test_what_can_be_done_with_a_card(question: str, forbidden: bool) -> None:
    """Each prohibition is found by the question that cards ask before they do it."""
    asks = f"if {KNIGHT}:{question} then Duel.Damage(1-tp,700,REASON_EFFECT) end"
    shows(
        {"Knight": [single(FORBIDDEN[question], value="1")] if forbidden else [], "Spell": [spell(asks)]},
        scenario(
            f"hand: [Spell], {MONSTER}",
            "{by: 0, do: activate, card: Spell}",
            expect=f"{{check: lp, player: 1, value: {8000 if forbidden else 7300}}}",
        ),
    )


# what is asked of the Knight -> an effect on its player that forbids it
FOR_THE_PLAYER = {
    "IsAbleToGrave()": "EFFECT_CANNOT_TO_GRAVE",
    "IsAbleToHand()": "EFFECT_CANNOT_TO_HAND",
    "IsAbleToDeck()": "EFFECT_CANNOT_TO_DECK",
    "IsAbleToRemove(tp)": "EFFECT_CANNOT_REMOVE",
    "IsReleasable()": "EFFECT_CANNOT_RELEASE",
    "IsCanTurnSet()": "EFFECT_CANNOT_TURN_SET",
}


@pytest.mark.parametrize("question", FOR_THE_PLAYER)
@pytest.mark.parametrize(("reach", "forbidden"), [("1,0", False), ("0,1", True)])
def test_what_a_player_can_do_with_a_card(question: str, reach: str, forbidden: bool) -> None:
    """A prohibition for one player does not hold for the other."""
    forbids = effect(FIELD, FOR_THE_PLAYER[question], place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach=reach)
    asks = f"if {KNIGHT}:{question} then Duel.Damage(1-tp,700,REASON_EFFECT) end"
    shows(
        {"Squire": [forbids], "Spell": [spell(asks)]},
        scenario(
            f"hand: [Spell], {MONSTER}",
            "{by: 0, do: activate, card: Spell}",
            "mzone: [{card: Squire, seq: 1}]",
            f"{{check: lp, player: 1, value: {8000 if forbidden else 7300}}}",
        ),
    )


# -- Summons that are not possible


@pytest.mark.parametrize(
    ("own", "play", "may"),
    [
        ([], "normal_summon", LEGAL),
        ([effect(SINGLE, "EFFECT_CANNOT_SUMMON")], "normal_summon", ILLEGAL),
        ([effect(SINGLE, "EFFECT_CANNOT_SUMMON")], "set", LEGAL),
        ([effect(SINGLE, "EFFECT_CANNOT_MSET")], "set", ILLEGAL),
        ([effect(SINGLE, "EFFECT_CANNOT_MSET")], "normal_summon", LEGAL),
        ([f"c:SetUniqueOnField(1,0,{CODES['Knight']})"], "normal_summon", LEGAL),
        ([effect(SINGLE, "EFFECT_SUMMON_COST", also="e:SetCost(function() return false end)")], "normal_summon", ILLEGAL),
        ([effect(SINGLE, "EFFECT_MSET_COST", also="e:SetCost(function() return false end)")], "set", ILLEGAL),
        ([effect(SINGLE, "EFFECT_LIMIT_SUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", when="tp==nil")], "normal_summon", ILLEGAL),
    ],
)
def test_a_monster_that_cannot_be_summoned_or_set(own: list[str], play: str, may: str) -> None:
    shows({"Knight": own}, scenario("hand: [Knight]", f"{{by: 0, do: {play}, card: Knight{may}}}"))


@pytest.mark.parametrize(
    ("code", "play", "steps"),
    [
        ("EFFECT_CANNOT_SUMMON", "normal_summon", ""),
        ("EFFECT_CANNOT_MSET", "set", ""),
        ("EFFECT_CANNOT_FLIP_SUMMON", "flip", ""),
        ("EFFECT_CANNOT_SPECIAL_SUMMON", "special_summon", ""),
        ("EFFECT_CANNOT_SSET", "set", "Trap"),
    ],
)
@pytest.mark.parametrize(("reach", "may"), [("1,0", LEGAL), ("0,1", ILLEGAL)])
def test_a_player_who_cannot_summon_or_set(code: str, play: str, steps: str, reach: str, may: str) -> None:
    """A prohibition is one player's; the other Summons and Sets as before."""
    forbids = effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach=reach)
    procedure = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND")
    name = steps or ("Guard" if play == "flip" else "Knight")
    shows(
        {"Squire": [forbids], "Knight": [procedure], "Trap": [spell("")]},
        scenario(
            "hand: [Knight, Trap], mzone: [{card: Guard, seq: 1, pos: set}]",
            f"{{by: 0, do: {play}, card: {name}{may}}}",
            "mzone: [{card: Squire, seq: 1}]",
        ),
    )


@pytest.mark.parametrize(
    ("flags", "may"),
    [("aux.FALSE", ILLEGAL), ("aux.TRUE", LEGAL), ("function(e,se,sp,st) return se:IsHasType(EFFECT_TYPE_ACTIONS) end", LEGAL)],
)
def test_a_condition_on_special_summons(flags: str, may: str) -> None:
    """What a monster says about how it can be Special Summoned is asked of the effect that would do so."""
    condition = effect(SINGLE, "EFFECT_SPSUMMON_CONDITION", flag="EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE", value=flags)
    summons = spell(
        f"Duel.SpecialSummon({KNIGHT},0,tp,tp,false,false,POS_FACEUP)",
        possible=f"{KNIGHT}:IsCanBeSpecialSummoned(e,0,tp,false,false)",
    )
    shows({"Knight": [condition], "Spell": [summons]}, scenario("hand: [Knight, Spell]", f"{{by: 0, do: activate, card: Spell{may}}}"))


@pytest.mark.parametrize("times", [1, 2])
def test_once_per_turn_by_the_card_or_by_its_name(times: int) -> None:
    """A limit by name is shared by all copies; one of the card is its own."""
    own = effect(IGNITION, "0", place=MONSTERS, count="1", do="Duel.Damage(1-tp,700,REASON_EFFECT)")
    named = effect(IGNITION, "0", place=MONSTERS, count=f"1,{CODES['Knight']}", do="Duel.Damage(1-tp,700,REASON_EFFECT)")
    use_it = "{by: 0, do: activate, card: {card: Knight, zone: mzone, seq: %d}%s}"
    steps = use_it % (1, LEGAL) + "\n" + use_it
    for use, other in ((own, LEGAL), (named, ILLEGAL)):
        may = ILLEGAL if times == 1 else other
        shows(
            {"Knight": [use]},
            scenario("mzone: [{card: Knight, seq: 1}, {card: Knight, seq: 2}]", steps % (times, may)),
        )
