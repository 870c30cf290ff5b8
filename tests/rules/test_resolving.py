"""How links resolve: what is negated, what stays out of reach, what a link leaves behind, and what ends with the Chain."""

import pytest
from scripted import (
    BLINK,
    CODES,
    CONTINUOUS,
    FIELD,
    IGNITION,
    MONSTERS,
    QUICK,
    SINGLE,
    USE,
    answer,
    effect,
    scenario,
    shows,
    single,
    spell,
)

BURN = "Duel.Damage(1-tp,700,REASON_EFFECT)"
LEGAL, ILLEGAL = "", ", expect: illegal"
IMMUNE = single("EFFECT_IMMUNE_EFFECT", value="function(e,te) return te:GetOwner()~=e:GetOwner() end")


def burnt(times: int, player: int = 1) -> str:
    return f"{{check: lp, player: {player}, value: {8000 - 700 * times}}}"


ON_SPELL = """\
{by: 0, do: activate, card: Spell}
{by: 1, do: chain, card: Trap}"""
ON_KNIGHT = """\
{by: 0, do: activate, card: Knight}
{by: 1, do: chain, card: Trap}"""
KNIGHT_AND_TRAP = ("mzone: [{card: Knight, seq: 2}]", "szone: [{card: Trap, seq: 1}, {card: Other Trap, seq: 2}]")
KNIGHT_BURNS = effect(IGNITION, "0", place=MONSTERS, do=BURN)


# -- what cannot be negated


@pytest.mark.parametrize(
    ("native", "flag"), [("NegateActivation", "EFFECT_FLAG_CANNOT_INACTIVATE"), ("NegateEffect", "EFFECT_FLAG_CANNOT_DISABLE")]
)
def test_a_link_that_cannot_be_negated(native: str, flag: str) -> None:
    """N4: "its activation cannot be negated" and "its effect cannot be negated" are different protections."""
    for given, times in (("", 0), (flag, 1)):
        shows(
            {"Spell": [spell(BURN, flag=given)], "Trap": [answer(f"Duel.{native}(ev)")]},
            scenario("hand: [Spell]", ON_SPELL, "szone: [{card: Trap, seq: 1}]", burnt(times)),
        )


@pytest.mark.parametrize(
    ("native", "shield"), [("NegateActivation", "EFFECT_CANNOT_INACTIVATE"), ("NegateEffect", "EFFECT_CANNOT_DISEFFECT")]
)
@pytest.mark.parametrize(("whose", "times"), [("tp==e:GetHandlerPlayer()", 1), ("tp~=e:GetHandlerPlayer()", 0)])
def test_a_protection_of_activations_holds_for_those_that_it_names(native: str, shield: str, whose: str, times: int) -> None:
    """A protection asks about each link; it holds for those of which its value says so."""
    asks = f"function(e,ct) local tp=Duel.GetChainInfo(ct,CHAININFO_TRIGGERING_PLAYER) return {whose} end"
    shows(
        {
            "Spell": [spell(BURN)],
            "Squire": [effect(FIELD, shield, place=MONSTERS, value=asks)],
            "Trap": [answer(f"Duel.{native}(ev)")],
        },
        scenario("hand: [Spell], mzone: [{card: Squire, seq: 1}]", ON_SPELL, "szone: [{card: Trap, seq: 1}]", burnt(times)),
    )


@pytest.mark.parametrize("native", ["Duel.NegateActivation(ev)", "Duel.NegateEffect(ev)", "Duel.NegateRelatedChain(eg:GetFirst(),0)"])
def test_an_unaffected_card_does_not_have_its_link_negated(native: str) -> None:
    """P7: a monster that is unaffected by the negating effect activates undisturbed."""
    for own, times in (([], 0), ([IMMUNE], 1)):
        shows(
            {"Knight": [KNIGHT_BURNS, *own], "Trap": [answer(native)]},
            scenario(KNIGHT_AND_TRAP[0], ON_KNIGHT, KNIGHT_AND_TRAP[1], burnt(times)),
        )


@pytest.mark.parametrize(("first", "times"), [("", 0), (BLINK.format("Duel.GetFieldCard(1-tp,LOCATION_MZONE,2)"), 1)])
def test_links_of_a_monster_that_came_back_are_not_negated_with_it(first: str, times: int) -> None:
    """P5, P11: what negates a monster's links finds those of that monster, not those of the one that it was before it left."""
    negates = f"Duel.NegateRelatedChain(Duel.GetFirstMatchingCard(Card.IsCode,tp,0,LOCATION_MZONE,nil,{CODES['Knight']}),0)"
    shows(
        {"Knight": [KNIGHT_BURNS], "Trap": [spell(negates)], "Other Trap": [spell(first)]},
        scenario(KNIGHT_AND_TRAP[0], ON_KNIGHT + "\n{by: 1, do: chain, card: Other Trap}", KNIGHT_AND_TRAP[1], burnt(times)),
    )


# -- cards whose activation was negated


def test_a_continuous_card_whose_activation_was_negated_goes_to_the_grave() -> None:
    """A2: it is sent to the GY when the Chain is over, if nothing moved it before, and was never in use."""
    shows(
        {"Continuous Spell": [spell(BURN)], "Trap": [answer("Duel.NegateActivation(ev)")]},
        scenario(
            "hand: [Continuous Spell]",
            ON_SPELL.replace("Spell", "Continuous Spell"),
            "szone: [{card: Trap, seq: 1}]",
            f"{{check: card, card: Continuous Spell, zone: grave}}, {burnt(0)}",
        ),
    )


@pytest.mark.parametrize(("negates", "destroyed"), [("Duel.NegateActivation(ev)", True), ("Duel.NegateEffect(ev)", False)])
def test_what_protects_cards_on_the_field_does_not_protect_one_whose_activation_was_negated(negates: str, destroyed: bool) -> None:
    """A2: from the negation on it is no card on the field; one whose effect alone was negated still is."""
    protects = effect(FIELD, "EFFECT_INDESTRUCTABLE_EFFECT", place=MONSTERS, reach="LOCATION_SZONE,0", value="1")
    shows(
        {
            "Continuous Spell": [spell(BURN)],
            "Squire": [protects],
            "Trap": [answer(f"if {negates} then Duel.Destroy(eg,REASON_EFFECT) end")],
        },
        scenario(
            "hand: [Continuous Spell], mzone: [{card: Squire, seq: 1}]",
            ON_SPELL.replace("Spell", "Continuous Spell"),
            "szone: [{card: Trap, seq: 1}]",
            f"{{check: event, event: {{event: move, card: Continuous Spell, reason: destroy}}, is: {str(destroyed).lower()}}}",
        ),
    )


# -- Equip Spells


EQUIP = ["aux.AddEquipProcedure(c)", effect("EFFECT_TYPE_EQUIP", "EFFECT_UPDATE_ATTACK", value="500")]
ON_EQUIP = "{by: 0, do: activate, card: Equip Spell, target: Knight}\n{by: 1, do: chain, card: Trap}"


@pytest.mark.parametrize(
    ("response", "place", "attack"),
    [("", "szone", 2000), ("Duel.NegateEffect(ev)", "szone", 2000), ("Duel.NegateActivation(ev)", "grave", 1500)],
)
def test_an_equip_spell_that_is_negated(response: str, place: str, attack: int) -> None:
    """An Equip Spell whose effect was negated as it resolved is equipped all the same; one whose activation was negated is not."""
    shows(
        {"Equip Spell": EQUIP, "Trap": [answer(response)]},
        scenario(
            "hand: [Equip Spell], mzone: [{card: Knight, seq: 2}]",
            ON_EQUIP,
            "szone: [{card: Trap, seq: 1}]",
            f"{{check: card, card: Equip Spell, zone: {place}}}, {{check: card, card: Knight, zone: mzone, atk: {attack}}}",
        ),
    )


@pytest.mark.parametrize(("response", "player"), [("", 0), ("Duel.NegateEffect(ev)", 1)])
def test_an_equip_spell_whose_effect_was_negated_does_not_take_control(response: str, player: int) -> None:
    """E1, as for Bujingi Turtle and Snatch Steal: it is equipped, and no more."""
    takes = effect("EFFECT_TYPE_EQUIP", "EFFECT_SET_CONTROL", value="function(e) return e:GetHandlerPlayer() end")
    shows(
        {"Equip Spell": ["aux.AddEquipProcedure(c,1)", takes], "Trap": [answer(response)]},
        scenario(
            "hand: [Equip Spell]",
            ON_EQUIP,
            "mzone: [{card: Knight, seq: 2}], szone: [{card: Trap, seq: 1}]",
            f"{{check: card, card: Equip Spell, zone: szone}}, {{check: card, card: Knight, player: {player}, zone: mzone}}",
        ),
    )


def test_an_equip_spell_without_its_monster_goes_to_the_grave() -> None:
    shows(
        {"Equip Spell": EQUIP, "Trap": [answer("Duel.SendtoHand(Duel.GetFieldCard(1-tp,LOCATION_MZONE,2),nil,REASON_EFFECT)")]},
        scenario(
            "hand: [Equip Spell], mzone: [{card: Knight, seq: 2}]",
            ON_EQUIP,
            "szone: [{card: Trap, seq: 1}]",
            "{check: card, card: Equip Spell, zone: grave}",
        ),
    )


# -- links that do something else, or aim elsewhere


REPLACES = "Duel.ChangeChainOperation(ev,function(e,tp) Duel.Damage(tp,700,REASON_EFFECT) end)"


def test_a_link_that_was_made_to_do_something_else() -> None:
    """What a link does is changed for that link: the next time the effect does what it says."""
    twice = effect(IGNITION, "0", place=MONSTERS, do=BURN)
    shows(
        {"Knight": [twice], "Trap": [answer(REPLACES)]},
        scenario(KNIGHT_AND_TRAP[0], ON_KNIGHT + "\n{by: 0, do: activate, card: Knight}", KNIGHT_AND_TRAP[1], f"{burnt(1, 0)}, {burnt(1)}"),
    )


def test_a_continuous_card_that_was_made_to_do_something_else_does_not_stay() -> None:
    shows(
        {"Continuous Spell": [spell(BURN)], "Trap": [answer(REPLACES)]},
        scenario(
            "hand: [Continuous Spell]",
            ON_SPELL.replace("Spell", "Continuous Spell"),
            "szone: [{card: Trap, seq: 1}]",
            f"{{check: card, card: Continuous Spell, zone: grave}}, {burnt(1, 0)}",
        ),
    )


TARGETS = spell(
    "Duel.Destroy(Duel.GetMatchingGroup(Card.IsRelateToEffect,tp,0,LOCATION_MZONE,nil,e),REASON_EFFECT)",
    flag="EFFECT_FLAG_CARD_TARGET",
    choose="Duel.SelectTarget(tp,aux.TRUE,tp,0,LOCATION_MZONE,1,1,nil)",
)


UNTARGETED = (
    TARGETS.replace("e:SetProperty(EFFECT_FLAG_CARD_TARGET)", "")
    .replace("Duel.SelectTarget(", "Duel.SetTargetCard(Duel.SelectMatchingCard(")
    .replace("1,1,nil)", "1,1,nil))")
)


@pytest.mark.parametrize("targets", [True, False])
def test_a_card_hears_that_it_became_a_target(targets: bool) -> None:
    """Not so of an effect that is about a card without targeting it."""
    hears = effect(f"{SINGLE}+{CONTINUOUS}", "EVENT_BECOME_TARGET", do="Duel.Damage(1-tp,700,REASON_EFFECT)")
    shows(
        {"Spell": [TARGETS if targets else UNTARGETED], "Knight": [hears]},
        scenario(
            "hand: [Spell]",
            USE.replace("card: Spell", "card: Spell, target: Knight"),
            "mzone: [{card: Knight, seq: 1}]",
            f"{{check: card, card: Knight, zone: grave}}, {{check: lp, player: 0, value: {7300 if targets else 8000}}}",
        ),
    )


@pytest.mark.parametrize("targets", [True, False])
def test_a_link_that_was_made_to_aim_at_another_card(targets: bool) -> None:
    """The new target is the link's target, and the old one is not any more; what does not target is about other cards, untargeted."""
    aims = f"Duel.ChangeTargetCard(ev,Group.FromCards(Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_MZONE,0,nil,{CODES['Squire']})))"
    shows(
        {"Spell": [TARGETS if targets else UNTARGETED], "Trap": [answer(aims)]},
        scenario(
            "hand: [Spell]",
            ON_SPELL.replace("card: Spell", "card: Spell, target: Knight"),
            "mzone: [{card: Knight, seq: 1}, {card: Squire, seq: 2}], szone: [{card: Trap, seq: 1}]",
            "{check: card, card: Knight, zone: mzone}, {check: card, card: Squire, zone: grave}, "
            f"{{check: event, event: {{event: target, card: Squire}}, is: {str(targets).lower()}}}",
        ),
    )


# -- what a link leaves behind


def test_what_lasts_until_the_end_of_the_chain() -> None:
    strong = f"""
        local c=Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_MZONE,0,nil,{CODES["Knight"]})
        local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_SINGLE) f:SetCode(EFFECT_UPDATE_ATTACK) f:SetValue(500)
        f:SetReset(RESET_EVENT+RESETS_STANDARD+RESET_CHAIN) c:RegisterEffect(f)"""
    sees = f"Duel.Damage(tp,Duel.GetFirstMatchingCard(Card.IsCode,tp,0,LOCATION_MZONE,nil,{CODES['Knight']}):GetAttack(),REASON_EFFECT)"
    shows(
        {"Spell": [spell(BURN)], "Trap": [answer(sees)], "Quick-Play": [spell(strong)]},
        scenario(
            "hand: [Spell, Quick-Play], mzone: [{card: Knight, seq: 2}]",
            ON_SPELL + "\n{by: 0, do: chain, card: Quick-Play}",
            "szone: [{card: Trap, seq: 1}]",
            "{check: card, card: Knight, zone: mzone, atk: 1500}, {check: lp, player: 1, value: 5300}",
        ),
    )


@pytest.mark.parametrize("asked", ["e:GetHandler()", "s.target"])
def test_a_link_that_is_over_knows_no_cards_any_more(asked: str) -> None:
    """A card belongs to a link, as its own or as its target, until that has resolved."""
    first = effect(
        QUICK, "EVENT_FREE_CHAIN", place=MONSTERS, count="1", flag="EFFECT_FLAG_CARD_TARGET",
        choose="s.first=e s.target=Duel.SelectTarget(tp,aux.TRUE,tp,0,LOCATION_MZONE,1,1,nil):GetFirst()", do=BURN,
    )  # fmt: skip
    second = effect(IGNITION, "0", place=MONSTERS, when=f"s.first and not {asked}:IsRelateToEffect(s.first)", do=BURN)
    shows(
        {"Knight": [first, second]},
        scenario(
            "mzone: [{card: Knight, seq: 2}]",
            "{by: 0, do: activate, card: Knight, effect: 1, target: Squire}\n{by: 0, do: activate, card: Knight, effect: 2}",
            "mzone: [{card: Squire, seq: 1}]",
            burnt(2),
        ),
    )


@pytest.mark.parametrize(("response", "may"), [("", ILLEGAL), ("Duel.NegateActivation(ev)", ILLEGAL)])
def test_a_restriction_stays_when_a_later_activation_of_the_same_effect_is_negated(response: str, may: str) -> None:
    """A9: a negated activation takes back what came with it, and nothing of an earlier one that resolved."""
    oath = """
        local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_FIELD) f:SetCode(EFFECT_CANNOT_SUMMON)
        f:SetProperty(EFFECT_FLAG_PLAYER_TARGET+EFFECT_FLAG_OATH) f:SetTargetRange(1,0) f:SetReset(RESET_PHASE+PHASE_END)
        Duel.RegisterEffect(f,tp)"""
    shows(
        {"Knight": [effect(IGNITION, "0", place=MONSTERS, cost=oath, do=BURN)], "Trap": [answer(response)]},
        scenario(
            "mzone: [{card: Knight, seq: 2}], hand: [Squire]",
            "{by: 0, do: activate, card: Knight}\n{by: 1, do: pass}\n{by: 0, do: activate, card: Knight}\n{by: 1, do: chain, card: Trap}\n"
            "{by: 0, do: normal_summon, card: Squire" + may + "}",
            "szone: [{card: Trap, seq: 1}]",
        ),
    )


# -- Summons and attacks that were negated


@pytest.mark.parametrize(("event", "heard"), [("EVENT_SUMMON_NEGATED", 1), ("EVENT_SPSUMMON_NEGATED", 0), ("EVENT_SUMMON_SUCCESS", 0)])
def test_what_waits_for_a_negated_summon(event: str, heard: int) -> None:
    """S1: a negated Normal Summon is no Summon; what waits for a negated one of its kind gets it."""
    shows(
        {
            "Squire": [effect(f"{FIELD}+{CONTINUOUS}", event, place=MONSTERS, do=BURN)],
            "Trap": [effect("EFFECT_TYPE_ACTIVATE", "EVENT_SUMMON", do="Duel.NegateSummon(eg) Duel.Destroy(eg,REASON_EFFECT)")],
        },
        scenario(
            "hand: [Knight]",
            "{by: 0, do: normal_summon, card: Knight}\n{by: 1, do: chain, card: Trap}",
            "szone: [{card: Trap, seq: 1}], mzone: [{card: Squire, seq: 1}]",
            burnt(heard, 0),
        ),
    )


ATTACK = "{by: 0, do: end_turn}\n{by: 1, do: to_battle}\n{by: 1, do: attack, card: Giant}\n{by: 0, do: chain, card: Trap}"


@pytest.mark.parametrize(("own", "negated"), [([], True), ([IMMUNE], False)])
def test_the_attack_of_an_unaffected_monster_is_not_negated(own: list[str], negated: bool) -> None:
    """P7: a monster that is unaffected by the effect keeps its attack; what waits for a negated attack gets nothing."""
    hears = effect(f"{FIELD}+{CONTINUOUS}", "EVENT_ATTACK_DISABLED", place=MONSTERS, do=BURN)
    shows(
        {
            "Giant": own,
            "Squire": [hears],
            "Trap": [effect("EFFECT_TYPE_ACTIVATE", "EVENT_ATTACK_ANNOUNCE", do="Duel.NegateAttack()")],
        },
        scenario(
            "szone: [{card: Trap, seq: 1}]",
            ATTACK,
            "mzone: [{card: Giant, seq: 1}, {card: Squire, seq: 2}], deck: [Mystical Elf]",
            f"{{check: event, event: {{event: attack_negated}}, is: {str(negated).lower()}}}, {burnt(0, 1)}, "
            f"{{check: lp, player: 0, value: {7300 if negated else 5500}}}",
        ),
    )


def test_the_attack_of_a_monster_that_cannot_attack_any_more_is_not_negated() -> None:
    """T4: a monster that was turned to Defense Position does not attack any more; its attack ended without being negated."""
    turns = "Duel.ChangePosition(Duel.GetAttacker(),POS_FACEUP_DEFENSE)"
    shows(
        {"Trap": [effect("EFFECT_TYPE_ACTIVATE", "EVENT_ATTACK_ANNOUNCE", do="Duel.NegateAttack()")], "Other Trap": [spell(turns)]},
        scenario(
            "szone: [{card: Trap, seq: 1}, {card: Other Trap, seq: 2}]",
            ATTACK + "\n{by: 0, do: chain, card: Other Trap}",
            "mzone: [{card: Giant, seq: 1}], deck: [Mystical Elf]",
            f"{{check: event, event: {{event: attack_negated}}, is: false}}, {burnt(0, 0)}",
        ),
    )


# -- two Field Spells


def test_a_field_spell_replaces_the_one_before() -> None:
    shows(
        {"Field Spell": [spell("")], "Other Field Spell": [spell("")]},
        scenario(
            "hand: [Other Field Spell], szone: [{card: Field Spell, seq: 5, pos: faceup}]",
            "{by: 0, do: activate, card: Other Field Spell}",
            expect="{check: card, card: Field Spell, zone: grave}, {check: card, card: Other Field Spell, zone: szone, seq: 5}",
        ),
    )


def test_the_single_effects_of_a_card_end_with_it() -> None:
    """What a monster gained ends when it leaves the field."""
    gains = effect(IGNITION, "0", place=MONSTERS, count="1", do="""
        local c=e:GetHandler() local f=Effect.CreateEffect(c) f:SetType(EFFECT_TYPE_SINGLE) f:SetCode(EFFECT_UPDATE_ATTACK) f:SetValue(500)
        f:SetReset(RESET_EVENT+RESETS_STANDARD) c:RegisterEffect(f)""")  # fmt: skip
    for response, attack in (("", 2000), (BLINK.format("Duel.GetFieldCard(tp,LOCATION_MZONE,2)"), 1500)):
        shows(
            {"Knight": [gains], "Spell": [spell(response)]},
            scenario(
                "mzone: [{card: Knight, seq: 2}], hand: [Spell]",
                "{by: 0, do: activate, card: Knight}\n{by: 0, do: activate, card: Spell}",
                expect=f"{{check: card, card: Knight, zone: mzone, atk: {attack}}}",
            ),
        )


@pytest.mark.parametrize(("lp", "times"), [(8000, 1), (500, 0)])
def test_a_card_off_the_field_whose_effects_come_to_be_negated(lp: int, times: int) -> None:
    """E3: whether the card's effects are negated is looked at anew when its link resolves, also off the field."""
    silences = effect(
        FIELD, "EFFECT_DISABLE", place=MONSTERS, reach="0,LOCATION_GRAVE", when="Duel.GetLP(1-e:GetHandlerPlayer())<500"
    )  # fmt: skip
    in_grave = effect(QUICK, "EVENT_FREE_CHAIN", place="LOCATION_GRAVE", do=BURN)
    shows(
        {"Knight": [in_grave], "Squire": [silences], "Trap": [spell("Duel.Damage(1-tp,100,REASON_EFFECT)")]},
        scenario(
            f"lp: {lp}, grave: [Knight]",
            "{by: 0, do: activate, card: Knight}\n{by: 1, do: chain, card: Trap}",
            "szone: [{card: Trap, seq: 1}], mzone: [{card: Squire, seq: 1}]",
            burnt(times),
        ),
    )


@pytest.mark.parametrize(("response", "damage"), [("", 0), (REPLACES, 1500)])
def test_a_continuous_card_that_was_made_to_do_something_else_is_not_in_use(response: str, damage: int) -> None:
    """What lasts of a card does not begin where its link does something else."""
    knight = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES['Knight']})"
    aura = effect(FIELD, "EFFECT_UPDATE_ATTACK", place="LOCATION_SZONE", reach="LOCATION_MZONE,0", value="500")
    shows(
        {"Continuous Spell": [spell(""), aura], "Trap": [answer(response.replace("700", f"{knight}:GetAttack()"))]},
        scenario(
            "hand: [Continuous Spell], mzone: [{card: Knight, seq: 2}]",
            ON_SPELL.replace("Spell", "Continuous Spell"),
            "szone: [{card: Trap, seq: 1}]",
            f"{{check: lp, player: 0, value: {8000 - damage}}}",
        ),
    )


def test_a_hand_trigger_is_offered_again_after_its_chain() -> None:
    """A card that stays in the hand may activate its effect in each Chain anew."""
    trigger = effect(
        f"{FIELD}+EFFECT_TYPE_TRIGGER_O", "EVENT_CHAIN_END", place="LOCATION_HAND", flag="EFFECT_FLAG_DELAY", do=BURN,
        when="Duel.GetFlagEffect(tp,1)==0", cost="Duel.RegisterFlagEffect(tp,1,RESET_CHAIN,0,1)",
    )  # fmt: skip
    shows(
        {"Knight": [trigger], "Spell": [spell("")], "Other Spell": [spell("")]},
        scenario(
            "hand: [Knight, Spell, Other Spell]",
            "{by: 0, do: activate, card: Spell}\n{by: 0, do: chain, card: Knight}\n"
            "{by: 0, do: activate, card: Other Spell}\n{by: 0, do: chain, card: Knight}",
            expect=burnt(2),
        ),
    )


@pytest.mark.parametrize(("trap", "times"), [("Trap", 1), ("Fiendish Chain", 0)])
def test_what_lasts_of_a_link_is_in_force_before_anything_hears_that_it_resolved(trap: str, times: int) -> None:
    """E1, as for Trickstar Candina and Phantom Knights' Fog Blade: a monster that the link negates does nothing more."""
    hears = effect(f"{FIELD}+{CONTINUOUS}", "EVENT_CHAIN_SOLVED", place=MONSTERS, when="re:IsTrapEffect()", do=BURN)
    aim = ", target: Squire" if trap == "Fiendish Chain" else ""
    shows(
        {"Squire": [hears], "Trap": [spell("")]},
        scenario(
            "mzone: [{card: Squire, seq: 1}], deck: [Mystical Elf]",
            f"{{by: 0, do: end_turn}}\n{{by: 1, do: activate, card: {trap}{aim}}}",
            f"szone: [{{card: {trap}, seq: 1}}], deck: [Mystical Elf]",
            burnt(times),
        ),
    )


def test_a_monster_turned_face_up_by_a_link_has_its_effects_when_the_link_is_over() -> None:
    """A monster that an effect flips while a Chain resolves has its lasting effects from the end of that link on."""
    aura = effect(FIELD, "EFFECT_UPDATE_ATTACK", place=MONSTERS, reach="LOCATION_MZONE,0", value="500")
    flips = spell("Duel.ChangePosition(Duel.GetFieldGroup(tp,LOCATION_MZONE,0),POS_FACEUP_ATTACK)")
    shows(
        {"Knight": [aura], "Spell": [flips]},
        scenario(
            "mzone: [{card: Knight, seq: 2, pos: set}], hand: [Spell]",
            "{by: 0, do: activate, card: Spell}",
            expect="{check: card, card: Knight, zone: mzone, atk: 2000}",
        ),
    )
