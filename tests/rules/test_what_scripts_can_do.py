"""What scripts of cards can do that few of them do: each shows in a number, which the opponent loses as LP."""
# ruff: noqa: E501  (a line of Lua is a line)

import pytest
from scripted import (
    ACTIVATE,
    CODES,
    CONTINUOUS,
    FIELD,
    IGNITION,
    MONSTERS,
    SINGLE,
    USE,
    answer,
    card,
    effect,
    give,
    left,
    lose,
    scenario,
    shows,
    single,
    spell,
)


def when(code: str, number: str) -> str:
    """A monster that makes the opponent lose so much at each such event."""
    return effect(f"{FIELD}|{CONTINUOUS}", code, place=MONSTERS, do=lose(number))


KNIGHT = "hand: [Spell], mzone: [{card: Knight, seq: 1}]"
TWO = "hand: [Spell], mzone: [{card: Knight, seq: 1}, {card: Giant, seq: 2}]"

# what is shown -> the Lua of a Spell Card, what its player has, what the opponent loses
NUMBERS = {
    "a relation lasts": (f"local a,b={card('Knight')},{card('Giant')} a:CreateRelation(b,RESET_EVENT|RESETS_STANDARD) "
        + lose("(a:IsRelateToCard(b) and 100 or 0)+(b:IsRelateToCard(a) and 10 or 0)"), TWO, 100),
    "a relation ends": (f"local a,b={card('Knight')},{card('Giant')} a:CreateRelation(b,RESET_EVENT|RESETS_STANDARD) a:ReleaseRelation(b) "
        + lose("a:IsRelateToCard(b) and 100 or 30"), TWO, 30),
    "an effect ends with what its card gave": (give("Knight", "EFFECT_UPDATE_ATTACK", "400")
        + f"local a={card('Knight')} local n=a:GetAttack() a:ResetEffect({CODES['Spell']},RESET_CARD) " + lose("n-a:GetAttack()"), KNIGHT, 400),
    "an effect stays when another card's end": (give("Knight", "EFFECT_UPDATE_ATTACK", "400")
        + f"local a={card('Knight')} a:ResetEffect({CODES['Trap']},RESET_CARD) " + lose("a:GetAttack()"), KNIGHT, 1900),
    "a copy ends": (f"local a={card('Knight')} local n=a:CopyEffect({CODES['Twin']},RESET_EVENT|RESETS_STANDARD) local was=a:GetAttack() "
        "a:ResetEffect(n,RESET_COPY) " + lose("was-a:GetAttack()"), KNIGHT, 250),
    "another copy stays": (f"local a={card('Knight')} local n=a:CopyEffect({CODES['Twin']},RESET_EVENT|RESETS_STANDARD) "
        "a:ResetEffect(n+1,RESET_COPY) " + lose("a:GetAttack()"), KNIGHT, 1750),
    "another card's printed facts": (f"local a={card('Knight')} a:Recreate({CODES['Giant']}) " + lose("a:GetBaseAttack()"), KNIGHT, 2500),
    "no card's printed facts": (f"local a={card('Knight')} a:Recreate(0) " + lose("a:GetBaseAttack()"), KNIGHT, 1500),
    "cards leave the duel": (f"local a={card('Knight')} Duel.RemoveCards(a) "
        + lose("Duel.GetMatchingGroupCount(Card.IsMonster,tp,0xff,0,nil)*100+a:GetLocation()"), TWO, 100),
    "damage and recovery at once": ("Duel.Damage(1-tp,500,REASON_EFFECT,true) Duel.Recover(1-tp,300,REASON_EFFECT,true) "
        "local n=Duel.GetLP(1-tp) Duel.RDComplete() " + lose("n-Duel.GetLP(1-tp)"), "hand: [Spell]", 400),
    "Deck and GY change places": ("Duel.SwapDeckAndGrave(tp) local function n(l) return Duel.GetFieldGroupCount(tp,l,0) end "
        + lose("n(LOCATION_DECK)*100+n(LOCATION_GRAVE)*10+n(LOCATION_EXTRA)"),
        "hand: [Spell], deck: [Knight, Giant, Guard], grave: [Squire, Fusion, Trap]", 231),
    "a Field Spell is the field": ("local code,player=Duel.GetEnvironment() " + lose(f"(code=={CODES['Field Spell']} and 100 or 0)+player+1"),
        "hand: [Spell], szone: [{card: Field Spell, seq: 5, pos: faceup}]", 101),
    "no field": ("local code,player=Duel.GetEnvironment() " + lose("code+player"), "hand: [Spell]", 2),
    "a set field is none": ("local code,player=Duel.GetEnvironment() " + lose("code+player"),
        "hand: [Spell], szone: [{card: Field Spell, seq: 5}]", 2),
    "a Fusion Monster": (lose(f"{card('Fusion')}:IsFusionSummonableCard() and 100 or 0"), "hand: [Spell], extra: [Fusion]", 100),
    "no Fusion Monster": (lose(f"{card('Synchro')}:IsFusionSummonableCard() and 100 or 20"), "hand: [Spell], extra: [Synchro]", 20),
    "a card sent to the other GY": (f"Duel.SendtoGrave({card('Knight')},REASON_EFFECT,1-tp) "
        + lose(f"{card('Knight')}:GetSequence()*10+{card('Knight')}:GetControler()"), "hand: [Spell], grave: [Knight, Giant, Guard]", 20),
    "an effect that is not there": (give("Knight", "EFFECT_UPDATE_ATTACK", "400") + lose("Effect.IsDeleted(g) and 100 or 20"), KNIGHT, 20),
}  # fmt: skip


@pytest.mark.parametrize("case", NUMBERS)
def test_a_number_shows_it(case: str) -> None:
    do, mine, lost = NUMBERS[case]
    strong = effect(SINGLE, "EFFECT_UPDATE_ATTACK", flag="EFFECT_FLAG_SINGLE_RANGE", place=MONSTERS, value="250")
    shows({"Spell": [spell(do)], "Twin": [strong]}, scenario(mine, USE, "", left(lost)))


@pytest.mark.parametrize(
    ("codes", "arrows"),
    [
        (["ADD"], 0x28 | 0x80),
        (["REMOVE"], 0x20),
        (["CHANGE"], 0x88),
        (["CHANGE", "REMOVE"], 0x80),
        (["REMOVE", "CHANGE"], 0x88),
        (["REMOVE", "ADD"], 0xA8),
        (["ADD", "REMOVE"], 0xA0),
    ],
)
def test_link_arrows_that_effects_change(codes: list[str], arrows: int) -> None:
    """In the order in which the effects came."""
    gives = "".join(give("Link", f"EFFECT_{code}_LINKMARKER", "0x8" if code == "REMOVE" else "0x88") for code in codes)
    has = f"({card('Link')}:IsLinkMarker(0x80) and 1000 or 0)"
    shows(
        {"Spell": [spell(gives + lose(f"{card('Link')}:GetLinkMarker()+{has}"))]},
        scenario("hand: [Spell], mzone: [{card: Link, seq: 2}]", USE, "", left(arrows + (1000 if arrows & 0x80 else 0))),
    )


@pytest.mark.parametrize(("can", "lost"), [("true", 700), ("false", 0)])
def test_an_effect_lets_another_be_activated(can: str, lost: int) -> None:
    """If it can be activated then; it resolves once the Chain that is going on is over."""
    ignites = effect(IGNITION, "0", place=MONSTERS, possible=can, do=lose("700"), also="s.kept=e")
    shows(
        {"Knight": [ignites, effect(f"{FIELD}|{CONTINUOUS}", "EVENT_CHAIN_END", place=MONSTERS, count="1", do="Duel.Activate(s.kept)")],
         "Spell": [spell("Duel.Draw(tp,1,REASON_EFFECT)")]},
        scenario(KNIGHT + ", deck: [Knight]", USE, "", left(lost)),
    )  # fmt: skip


def test_an_effect_that_ended_is_known_as_such_from_the_next_turn_on() -> None:
    asks = effect(
        "EFFECT_TYPE_QUICK_O", "EVENT_FREE_CHAIN", place=MONSTERS,
        do=f"if s.held then {lose('Effect.IsDeleted(s.held) and 70 or 30')} else {give('Knight', 'EFFECT_UPDATE_ATTACK', '400')} s.held=g g:Reset() end",
    )  # fmt: skip
    steps = "{by: 0, do: activate, card: Knight}\n{by: 0, do: activate, card: Knight}\n{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n"
    shows(
        {"Knight": [asks]},
        scenario("mzone: [{card: Knight, seq: 1}]", steps + "{by: 0, do: activate, card: Knight}", "", left(100)),
    )


BORROWS = spell(f"Duel.MajesticCopy({card('Knight')},{card('Giant')})")


def test_a_monster_borrows_what_another_activates() -> None:
    """What is printed there and is activated, with a limit of its own; what only applies is not borrowed."""
    burns = effect(IGNITION, "0", place=MONSTERS, count="1", do=lose(f"300+{card('Knight')}:GetAttack()"))
    steps = f"{USE}\n{{by: 0, do: activate, card: Knight}}\n{{by: 0, do: activate, card: Giant}}"
    shows(
        {"Giant": [burns, single("EFFECT_UPDATE_ATTACK", value="500")], "Spell": [BORROWS]}, scenario(TWO, steps, "", left(3600)),
    )  # fmt: skip


@pytest.mark.parametrize(("answers", "lost"), [("", 300), ("\n{by: 0, do: chain, card: Knight}", 600)])
def test_what_is_borrowed_need_not_be_activated(answers: str, lost: int) -> None:
    burns = effect(f"{FIELD}|EFFECT_TYPE_TRIGGER_F", "EVENT_SUMMON_SUCCESS", place=MONSTERS, do=lose("300"))
    steps = f"{USE}\n{{by: 0, do: normal_summon, card: Squire}}{answers}"
    shows({"Giant": [burns], "Spell": [BORROWS]}, scenario(TWO.replace("[Spell]", "[Spell, Squire]"), steps, "", left(lost)))


@pytest.mark.parametrize(("why", "squire"), [("REASON_EFFECT", "grave"), ("REASON_RULE", "mzone")])
def test_another_monster_is_destroyed_instead(why: str, squire: str) -> None:
    stands_in = effect(
        FIELD, "EFFECT_DESTROY_SUBSTITUTE", place=MONSTERS, reach="LOCATION_MZONE,0", reaches=f"c:IsCode({CODES['Guard']})",
        value="function(e,re,r,rp) return r&REASON_EFFECT~=0 end",
    )  # fmt: skip
    guard = "mzone" if squire == "grave" else "grave"
    shows(
        {"Squire": [stands_in], "Spell": [spell(f"Duel.Destroy({card('Guard')},{why})")]},
        scenario(
            "hand: [Spell], mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]", USE, "",
            f"{{check: card, card: Guard, zone: {guard}}}, {{check: card, card: Squire, zone: {squire}}}",
        ),
    )  # fmt: skip


def test_a_card_that_is_never_content_goes_to_the_graveyard() -> None:
    """A continuous effect that asks for one more round without end: its card goes to the GY by rule."""
    again = effect(f"{FIELD}|{CONTINUOUS}", "EVENT_ADJUST", place=MONSTERS, do="Duel.Readjust()")
    shows({"Knight": [again]}, scenario(KNIGHT, "{by: 0, do: end_turn}", "", "{check: card, card: Knight, zone: grave}"))


@pytest.mark.parametrize(("step", "lost"), [("true", 20), ("false", 11 + 1)])
def test_cards_that_are_equipped_at_the_same_time(step: str, lost: int) -> None:
    """One event of all of them, or one of each."""
    both = "".join(f"Duel.Equip(tp,{card(name)},{card('Giant')},true,{step}) " for name in ("Guard", "Squire"))
    shows(
        {"Knight": [when("EVENT_EQUIP", "#eg*10-(#eg==1 and 4 or 0)")], "Spell": [spell(both + "Duel.EquipComplete()")]},
        scenario(TWO.replace("[Spell]", "[Spell, Guard, Squire]"), USE, "", left(lost)),
    )


def test_an_equip_card_changes_its_monster() -> None:
    do = f"Duel.Equip(tp,{card('Guard')},{card('Giant')}) Duel.Equip(tp,{card('Guard')},{card('Knight')}) "
    number = f"{card('Giant')}:GetEquipCount()*100+{card('Knight')}:GetEquipCount()*10"
    shows({"Spell": [spell(do + lose(number))]}, scenario(TWO.replace("[Spell]", "[Spell, Guard]"), USE, "", left(10)))


TRAP_MONSTER = (
    "local c=e:GetHandler() c:AddMonsterAttribute(TYPE_NORMAL|TYPE_TRAP) "
    "Duel.SpecialSummonStep(c,0,tp,tp,true,false,POS_FACEUP) c:AddMonsterAttributeComplete() Duel.SpecialSummonComplete() "
)


@pytest.mark.parametrize(("ruleset", "free"), [("mr3", 4), ("mr5", 5)])
def test_a_trap_monster_keeps_its_zone_taken_by_the_older_rules(ruleset: str, free: int) -> None:
    counts = effect(IGNITION, "0", place=MONSTERS, do=lose("Duel.GetLocationCount(tp,LOCATION_SZONE)"))
    becomes = effect(ACTIVATE, "EVENT_FREE_CHAIN", do=TRAP_MONSTER)
    steps = "{by: 0, do: activate, card: Trap}\n{by: 0, do: activate, card: Knight}"
    own = "mzone: [{card: Knight, seq: 1}], szone: [{card: Trap, seq: 1}]"
    shows(
        {"Trap": [becomes], "Knight": [counts]},
        f"ruleset: {ruleset}\n" + scenario(own, steps, "", f"{left(free)}, {{check: card, card: Trap, zone: mzone}}"),
    )


@pytest.mark.parametrize(("answered", "zone"), [("yes", "szone"), ("no", "grave")])
def test_a_monster_is_placed_as_a_spell_instead_of_going_to_the_graveyard(answered: str, zone: str) -> None:
    crystal = single(
        "EFFECT_TO_GRAVE_REDIRECT_CB", flag="EFFECT_FLAG_UNCOPYABLE",
        do=f"local a=e:GetHandler() local g=Effect.CreateEffect(a) g:SetType(EFFECT_TYPE_SINGLE) g:SetCode(EFFECT_CHANGE_TYPE) "
        f"g:SetValue(TYPE_SPELL|TYPE_CONTINUOUS) g:SetReset(RESET_EVENT|RESETS_STANDARD&~RESET_TURN_SET) a:RegisterEffect(g) {lose('10')}",
    )  # fmt: skip
    shows(
        {"Knight": [crystal], "Spell": [spell(f"Duel.Destroy({card('Knight')},REASON_EFFECT)")]},
        scenario(
            KNIGHT, f"{USE}\n{{by: 0, do: {answered}}}", "",
            f"{{check: card, card: Knight, zone: {zone}}}, {left(10 if answered == 'yes' else 0)}",
        ),
    )  # fmt: skip


@pytest.mark.parametrize(("pos", "moved"), [("set", 20), ("attack", 0)])
def test_face_down_monsters_are_shuffled_among_their_zones(pos: str, moved: int) -> None:
    """All of them move, in one event; nothing happens where one of the cards is face-up."""
    mixes = f"Duel.ShuffleSetCard(Group.FromCards({card('Guard')},{card('Squire')}))"
    zones = f"{card('Guard')}:GetSequence()+{card('Squire')}:GetSequence()"
    own = f"hand: [Spell], mzone: [{{card: Knight, seq: 0}}, {{card: Guard, seq: 1, pos: set}}, {{card: Squire, seq: 3, pos: {pos}}}]"
    shows(
        {"Knight": [when("EVENT_MOVE", "eg:FilterCount(Card.IsFacedown,nil)*10")], "Spell": [spell(f"{mixes} {lose(zones)}")]},
        scenario(own, USE, "", left(moved + 4)),
    )


def test_what_a_link_could_have_as_its_target() -> None:
    aims = effect(
        ACTIVATE, "EVENT_FREE_CHAIN", flag="EFFECT_FLAG_CARD_TARGET",
        also=f"""e:SetTarget(function(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
if chkc then return chkc:IsCode({CODES['Knight']}) end
if chk==0 then return true end Duel.SelectTarget(tp,Card.IsCode,tp,LOCATION_MZONE,0,1,1,nil,{CODES['Knight']}) end)""",
    )  # fmt: skip
    number = f"(Duel.CheckChainTarget(ev,{card('Knight')}) and 100 or 0)+(Duel.CheckChainTarget(ev,{card('Giant')}) and 10 or 0)"
    shows(
        {"Spell": [aims], "Trap": [answer(f"Duel.Damage(1,{number},REASON_EFFECT)")]},
        scenario(TWO, f"{USE}\n{{by: 1, do: chain, card: Trap}}", "szone: [{card: Trap, seq: 1}]", left(100)),
    )


@pytest.mark.parametrize(("given_up", "left_over"), [(1, 3), (2, 2), (7, 0)])
def test_monster_zones_that_an_effect_gives_up(given_up: int, left_over: int) -> None:
    """Its controller chooses which; no more than are free."""
    closes = effect(FIELD, "EFFECT_USE_EXTRA_MZONE", place=MONSTERS, value=str(given_up))
    counts = spell(lose("Duel.GetLocationCount(tp,LOCATION_MZONE)"))
    shows({"Knight": [closes], "Spell": [counts]}, scenario(KNIGHT, USE, "", left(left_over)))


@pytest.mark.parametrize("pos", ["set", "attack"])
def test_a_monster_in_face_down_attack_position_is_turned_or_flip_summoned(pos: str) -> None:
    turns = effect(IGNITION, "0", place=MONSTERS, do=f"Duel.ChangePosition({card('Guard')},POS_FACEDOWN_ATTACK)")
    steps = "{by: 0, do: activate, card: Knight}\n{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n"
    play = f"{{by: 0, do: flip, card: Guard}}\n{{by: 0, do: position, pos: {pos}}}"
    shows(
        {"Knight": [turns]},
        scenario(
            "mzone: [{card: Knight, seq: 1}, {card: Guard, seq: 2}]",
            steps + play,
            "",
            f"{{check: card, card: Guard, zone: mzone, pos: {pos}}}",
        ),
    )


BATTLE = "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}\n{by: 0, do: attack, card: Giant}"
ATTACKER = "mzone: [{card: Giant, seq: 1}]"


def test_what_an_attack_costs_is_paid_before_its_target_is_chosen() -> None:
    """Several costs are paid in the order that the player chooses; with no target left the attack was made all the same."""

    def cost(do: str) -> str:
        return single("EFFECT_ATTACK_COST", also="e:SetCost(function() return true end)", do=f"{do} Duel.AttackCostPaid()")

    costs = [cost(do) for do in ("Duel.PayLPCost(tp,300)", "Duel.PayLPCost(tp,50)", f"Duel.SendtoGrave({card('Guard')},REASON_COST)")]
    counts = effect(IGNITION, "0", place=MONSTERS, do=lose("Duel.GetActivityCount(tp,ACTIVITY_ATTACK)*10"))
    shows(
        {"Giant": [*costs, single("EFFECT_CANNOT_DIRECT_ATTACK"), counts]},
        scenario(
            ATTACKER,
            BATTLE + "\n{by: 0, do: to_main2}\n{by: 0, do: activate, card: Giant}",
            "mzone: [{card: Guard, seq: 1}]",
            f"{{check: lp, player: 0, value: 7650}}, {left(10)}, {{check: card, card: Guard, zone: grave}}",
        ),
    )


@pytest.mark.parametrize(("paid", "lost"), [("Duel.AttackCostPaid()", 2500), ("Duel.AttackCostPaid(2)", 0), ("", 0)])
def test_an_attack_whose_cost_is_not_paid_is_not_made(paid: str, lost: int) -> None:
    cost = single("EFFECT_ATTACK_COST", also="e:SetCost(function() return true end)", do=f"local n=0 {paid}")
    shows({"Giant": [cost]}, scenario(ATTACKER, BATTLE, "", left(lost)))
