"""Effects that few cards have: what they change shows in a number, which the opponent loses as LP, or in where a card is."""
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

KNIGHT = "hand: [Spell], mzone: [{card: Knight, seq: 1}]"
TWO = "hand: [Spell], mzone: [{card: Knight, seq: 1}, {card: Giant, seq: 2}]"
TO_BATTLE = "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}"


def on_player(code: str, reach: str = "1,0", **parts: str) -> str:
    """An effect of a monster on a player: its own by default."""
    return effect(FIELD, code, place=MONSTERS, reach=reach, flag="EFFECT_FLAG_PLAYER_TARGET", **parts)


def instead(code: str, do: str, **parts: str) -> str:
    """A monster's effect that acts instead of a payment or a chance."""
    return effect(f"{FIELD}|{CONTINUOUS}", code, place=MONSTERS, do=do, **parts)


# -- what a script assumes


ASSUMED = {
    "ASSUME_TYPE": ("Knight", "GetType()", "17", 17, 33),
    "ASSUME_ATTRIBUTE": ("Knight", "GetAttribute()", "16", 16, 1),
    "ASSUME_RACE": ("Knight", "GetRace()", "4", 4, 1),
    "ASSUME_LEVEL": ("Knight", "GetLevel()", "7", 7, 4),
    "ASSUME_RANK": ("Xyz", "GetRank()", "7", 7, 4),
    "ASSUME_LINK": ("Link", "GetLink()", "3", 3, 2),
    "ASSUME_LINKMARKER": ("Link", "GetLinkMarker()", "3", 3, 0x28),
    "ASSUME_ATTACK": ("Knight", "GetAttack()", "40", 40, 1500),
    "ASSUME_DEFENSE": ("Knight", "GetDefense()", "40", 40, 1000),
    "ASSUME_CODE": ("Knight", "GetCode()-900000000", "900000050", 50, 100),
}


@pytest.mark.parametrize("what", ASSUMED)
def test_what_a_script_assumes_lasts_until_it_returns(what: str) -> None:
    name, asked, value, assumed, else_ = ASSUMED[what]
    same = "local c=Duel.GetFieldCard(tp,LOCATION_MZONE,2) "
    assumes = spell(f"{same} c:AssumeProperty({what},{value}) {lose(f'c:{asked}')}", possible="true")
    asks = effect(IGNITION, "0", place=MONSTERS, do=same + lose(f"c:{asked}"))
    shows(
        {"Spell": [assumes], "Squire": [asks]},
        scenario(
            f"hand: [Spell], mzone: [{{card: Squire, seq: 1}}, {{card: {name}, seq: 2}}]", USE + "\n{by: 0, do: activate, card: Squire}", "",
            left(assumed + else_),
        ),
    )  # fmt: skip


# -- effects tied to a card: on what it targets, on what it is the material of


@pytest.mark.parametrize(("code", "number", "lost"), [
    ("EFFECT_UPDATE_ATTACK", "Giant:GetAttack()", 2800),
    ("EFFECT_DISABLE", "Giant:IsDisabled() and 100 or 20", 100),
    ("EFFECT_IMMUNE_EFFECT", "Giant:IsImmuneToEffect(e) and 100 or 20", 100),
])  # fmt: skip
@pytest.mark.parametrize("gone", [False, True])
def test_an_effect_on_what_its_card_targets(code: str, number: str, lost: int, gone: bool) -> None:
    """It applies as long as the card is there and targets the monster."""
    ties = effect("EFFECT_TYPE_TARGET", code, place=MONSTERS, value="300")
    asked = "local Giant=" + card("Giant") + f" {card('Knight')}:SetCardTarget(Giant) "
    asked += f"Duel.SendtoGrave({card('Knight')},REASON_EFFECT) " if gone else ""
    plain = {"EFFECT_UPDATE_ATTACK": 2500}.get(code, 20)
    update = single("EFFECT_UPDATE_DEFENSE", value="100")
    shows(
        {"Knight": [ties], "Giant": [update], "Spell": [spell(asked + "Duel.AdjustInstantly() " + lose(number))]},
        scenario(TWO, USE, "", left(plain if gone else lost)),
    )


XYZ = "hand: [Spell], mzone: [{card: Xyz, seq: 2, materials: [Knight, Guard]}]"


@pytest.mark.parametrize(("materials", "lost"), [("[Knight, Guard]", 2500), ("[Guard]", 2000)])
def test_an_xyz_material_gives_its_monster_an_effect(materials: str, lost: int) -> None:
    gives = effect("EFFECT_TYPE_XMATERIAL", "EFFECT_UPDATE_ATTACK", value="500")
    board = f"hand: [Spell], mzone: [{{card: Xyz, seq: 2, materials: {materials}}}]"
    shows({"Knight": [gives], "Spell": [spell(lose(f"{card('Xyz')}:GetAttack()"))]}, scenario(board, USE, "", left(lost)))


def test_an_xyz_material_gives_its_monster_an_activated_effect() -> None:
    """It is the monster's: its card is the Xyz Monster."""
    gives = effect(
        f"EFFECT_TYPE_XMATERIAL|{IGNITION}", "0", place=MONSTERS,
        do=lose(f"e:GetHandler():IsCode({CODES['Xyz']}) and 70 or 10"),
    )  # fmt: skip
    shows({"Knight": [gives]}, scenario(XYZ, "{by: 0, do: activate, card: Xyz}", "", left(70)))


def test_a_material_taken_from_the_graveyard_leaves_it() -> None:
    hears = instead("EVENT_LEAVE_GRAVE", lose("#eg*10"))
    attaches = spell(f"Duel.Overlay({card('Xyz')},Group.FromCards({card('Squire')},{card('Twin')}))")
    board = "hand: [Spell], grave: [Squire, Twin], mzone: [{card: Giant, seq: 1}, {card: Xyz, seq: 2}]"
    shows({"Giant": [hears], "Spell": [attaches]}, scenario(board, USE, "", left(20)))


# -- what acts instead of a payment or a chance


PAYMENTS = {
    "LP": ("EFFECT_LPCOST_REPLACE", "if Duel.CheckLPCost(tp,500) then Duel.PayLPCost(tp,500) end", "{check: lp, player: 0, value: 7500}"),
    "counters": (
        "EFFECT_RCOUNTER_REPLACE+0x1",
        "if Duel.IsCanRemoveCounter(tp,1,0,0x1,2,REASON_COST) then Duel.RemoveCounter(tp,1,0,0x1,2,REASON_COST) end",
        "{check: card, card: Guard, counters: 1}",
    ),
    "materials": (
        "EFFECT_OVERLAY_REMOVE_REPLACE", f"{card('Xyz')}:RemoveOverlayCard(tp,1,1,REASON_COST)", "{check: card, card: Squire, zone: grave}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", PAYMENTS)
@pytest.mark.parametrize("answered", ["yes", "no"])
def test_an_effect_takes_the_place_of_a_payment(kind: str, answered: str) -> None:
    code, pays, paid = PAYMENTS[kind]
    enters = "c:EnableCounterPermit(0x1)"
    board = (
        "hand: [Spell], mzone: [{card: Knight, seq: 1}, {card: Guard, seq: 3, counters: {Spell Counter: 3}}, "
        "{card: Xyz, seq: 2, materials: [Squire]}]"
    )
    found = {
        "LP": "{check: lp, player: 0, value: 8000}",
        "counters": "{check: card, card: Guard, counters: 3}",
        "materials": "{check: card, card: Squire, zone: overlay}",
    }
    replaces = instead(code, f"{lose('70')} return 1")
    shows(
        {"Knight": [replaces], "Guard": [enters], "Spell": [spell(pays)]},
        scenario(
            board,
            f"{USE}\n{{by: 0, do: {answered}}}",
            "",
            f"{left(70 if answered == 'yes' else 0)}, {found[kind] if answered == 'yes' else paid}",
        ),
    )


@pytest.mark.parametrize(
    ("code", "set_", "asked"),
    [
        ("EFFECT_TOSS_COIN_REPLACE", "Duel.SetCoinResult(1,1,1)", "local a,b,c=Duel.TossCoin(tp,3) "),
        ("EFFECT_TOSS_DICE_REPLACE", "Duel.SetDiceResult(1,1,1)", "local a,b,c=Duel.TossDice(tp,3) "),
        ("EFFECT_TOSS_DICE_REPLACE", "Duel.SetDiceResult(1,1,1)", "local a,b,c=Duel.TossDice(tp,1,2) "),
    ],
)
def test_an_effect_takes_the_place_of_chance(code: str, set_: str, asked: str) -> None:
    shows({"Knight": [instead(code, set_)], "Spell": [spell(asked + lose("a+b*10+c*100"))]}, scenario(KNIGHT, USE, "", left(111)))


# -- LP


@pytest.mark.parametrize(
    ("code", "do", "mine"),
    [
        ("EFFECT_REVERSE_DAMAGE", "Duel.Damage(tp,300,REASON_EFFECT)", 8300),
        ("EFFECT_REVERSE_RECOVER", "Duel.Recover(tp,300,REASON_EFFECT)", 7700),
        ("EFFECT_REVERSE_DAMAGE", "Duel.Damage(tp,300,REASON_EFFECT,true) Duel.RDComplete()", 8300),
        ("EFFECT_REVERSE_RECOVER", "Duel.Recover(tp,300,REASON_EFFECT,true) Duel.RDComplete()", 7700),
    ],
)
def test_damage_that_becomes_recovery(code: str, do: str, mine: int) -> None:
    shows(
        {"Knight": [on_player(code, value="1")], "Spell": [spell(do)]},
        scenario(KNIGHT, USE, "", f"{{check: lp, player: 0, value: {mine}}}"),
    )


def test_both_directions_turned_do_not_turn_for_ever() -> None:
    both = [on_player("EFFECT_REVERSE_DAMAGE", value="1"), on_player("EFFECT_REVERSE_RECOVER", value="1")]
    shows(
        {"Knight": both, "Spell": [spell("Duel.Damage(tp,300,REASON_EFFECT)")]},
        scenario(KNIGHT, USE, "", "{check: lp, player: 0, value: 7700}"),
    )


@pytest.mark.parametrize(("safe", "winner"), [("1,0", 0), ("0,1", 1), ("1,1", None), ("", 0)])
def test_who_cannot_lose_by_an_effect_wins_a_draw(safe: str, winner: int | None) -> None:
    effects = [on_player("EFFECT_CANNOT_LOSE_EFFECT", safe)] if safe else []
    found = shows({"Knight": effects, "Spell": [spell("Duel.Win(PLAYER_NONE,0x1)")]}, scenario(KNIGHT, USE))
    assert found.record.winner == (winner if safe else 2)


# -- phases


@pytest.mark.parametrize("skipped", [True, False])
def test_a_turn_that_is_skipped(skipped: bool) -> None:
    """It is counted, and nothing can be done in it."""
    counts = effect(IGNITION, "0", place=MONSTERS, do=lose("Duel.GetTurnCount()*10"))
    effects = [on_player("EFFECT_SKIP_TURN", "0,1")] if skipped else []
    between = "" if skipped else "{by: 1, do: end_turn}\n"
    steps = f"{{by: 0, do: end_turn}}\n{between}{{by: 0, do: activate, card: Knight}}"
    shows({"Knight": [*effects, counts]}, scenario("mzone: [{card: Knight, seq: 1}]", steps, "", left(30)))


@pytest.mark.parametrize(("skipped", "lost"), [(True, 0), (False, 70)])
def test_an_end_phase_that_is_skipped(skipped: bool, lost: int) -> None:
    effects = [on_player("EFFECT_SKIP_EP")] if skipped else []
    hears = instead("EVENT_PHASE|PHASE_END", lose("70"), count="1", when="Duel.GetTurnPlayer()==tp")
    shows({"Knight": [*effects, hears]}, scenario("mzone: [{card: Knight, seq: 1}]", "{by: 0, do: end_turn}", "", left(lost)))


@pytest.mark.parametrize("twice", [True, False])
def test_a_second_battle_phase(twice: bool) -> None:
    """Each monster can attack again in it."""
    attack, may = "{by: 0, do: attack, card: Giant}", "" if twice else ", expect: illegal"
    steps = f"{TO_BATTLE}\n{attack}\n{{by: 0, do: to_main2}}\n{{by: 0, do: attack, card: Giant{may}}}"
    effects = [on_player("EFFECT_BP_TWICE")] if twice else []
    shows({"Giant": effects}, scenario("mzone: [{card: Giant, seq: 2}]", steps, "", left(5000 if twice else 2500)))


# -- zones and positions


def test_a_zone_that_an_effect_closes_by_choice() -> None:
    closes = effect(FIELD, "EFFECT_DISABLE_FIELD", place=MONSTERS, do="return Duel.SelectDisableField(tp,2,0,LOCATION_MZONE,0)")
    counts = spell(lose("Duel.GetLocationCount(1-tp,LOCATION_MZONE)*10+Duel.GetLocationCount(tp,LOCATION_MZONE)"))
    shows({"Knight": [closes], "Spell": [counts]}, scenario(KNIGHT, USE, "", left(34)))


@pytest.mark.parametrize(("position", "pos"), [("POS_FACEUP_DEFENSE", "defense"), ("POS_FACEUP_ATTACK", "attack")])
def test_a_position_that_an_effect_keeps(position: str, pos: str) -> None:
    keeps = effect(
        FIELD, "EFFECT_SET_POSITION", place=MONSTERS, reach="LOCATION_MZONE,0", reaches=f"c:IsCode({CODES['Giant']})", value=position
    )
    shows(
        {"Knight": [keeps], "Spell": [spell(f"Duel.ChangePosition({card('Giant')},POS_FACEUP_DEFENSE,0,POS_FACEUP_ATTACK,0)")]},
        scenario(TWO, "{by: 0, do: end_turn}", "", f"{{check: card, card: Giant, zone: mzone, pos: {pos}}}"),
    )


@pytest.mark.parametrize("limit", [True, False])
def test_a_card_that_may_no_longer_be_equipped_is_destroyed(limit: bool) -> None:
    ends = spell(
        f"Duel.Equip(tp,{card('Guard')},{card('Giant')}) "
        + give("Guard", "EFFECT_EQUIP_LIMIT", f"function(e,c) return {str(not limit).lower()} end")
    )
    where = "grave" if limit else "szone"
    shows(
        {"Spell": [ends]},
        scenario(TWO.replace("[Spell]", "[Spell, Guard]"), USE, "", f"{{check: card, card: Guard, zone: {where}}}"),
    )


@pytest.mark.parametrize(("zones", "seq"), [("0x10", 4), ("0x8", 3)])
def test_a_zone_that_an_effect_forces(zones: str, seq: int) -> None:
    forces = on_player("EFFECT_FORCE_MZONE", "1,1", value=f"function(e) return {zones} end", count="")
    shows(
        {"Knight": [forces]},
        scenario(
            "hand: [Guard], mzone: [{card: Knight, seq: 1}]", "{by: 0, do: normal_summon, card: Guard}", "",
            f"{{check: card, card: Guard, zone: mzone, seq: {seq}}}",
        ),
    )  # fmt: skip


@pytest.mark.parametrize("who", [0, 1])
@pytest.mark.parametrize(("side", "seq"), [("tp", 2), ("1-tp", 3)])
def test_a_forced_zone_on_either_field(who: int, side: str, seq: int) -> None:
    """For whoever it binds an effect can name zones of the player's own field, and of the opponent's in the upper half."""
    forces = on_player("EFFECT_FORCE_MZONE", "1,0", value="function(e) return 0x80004 end")
    summons = spell(f"Duel.SpecialSummon({card('Guard')},0,tp,{side},false,false,POS_FACEUP_ATTACK)")
    board = "hand: [Spell, Guard], mzone: [{card: Knight, seq: 1}], deck: [Squire]"
    turn = "{by: 0, do: end_turn}\n" if who else ""
    where = f"{{check: card, card: Guard, zone: mzone, player: {who if side == 'tp' else 1 - who}, seq: {seq}}}"
    mine, theirs = ("", board) if who else (board, "")
    shows({"Knight": [forces], "Spell": [summons]}, scenario(mine, f"{turn}{{by: {who}, do: activate, card: Spell}}", theirs, where))


@pytest.mark.parametrize(("named", "lost"), [("Field Spell", 101), ("Other Field Spell", 1)])
def test_an_effect_stands_in_for_a_field_spell(named: str, lost: int) -> None:
    stands = effect(FIELD, "EFFECT_CHANGE_ENVIRONMENT", place=MONSTERS, value=str(CODES["Field Spell"]))
    asked = f"local code,player=Duel.GetEnvironment() {lose(f'(Duel.IsEnvironment({CODES[named]}) and code=={CODES[named]} and 100 or 0)+player+1')}"
    shows({"Knight": [stands], "Spell": [spell(asked)]}, scenario(KNIGHT, USE, "", left(lost)))


@pytest.mark.parametrize(("turned", "drawn"), [(True, "Twin"), (False, "Guard")])
def test_a_deck_that_is_turned_upside_down(turned: bool, drawn: str) -> None:
    """The card that was at the bottom is drawn."""
    upside_down = [on_player("EFFECT_REVERSE_DECK", "1,1"), "Duel.EnableGlobalFlag(GLOBALFLAG_DECK_REVERSE_CHECK)"]
    shows(
        {"Knight": upside_down if turned else [], "Spell": [spell("Duel.Draw(tp,1,REASON_EFFECT)")]},
        scenario(KNIGHT + ", deck: [Guard, Squire, Twin]", USE, "", f"{{check: card, card: {drawn}, zone: hand}}"),
    )


# -- battle


def test_a_continuous_effect_that_may_be_used_after_an_attack() -> None:
    uses = instead("EVENT_FREE_CHAIN", lose("50"), count="1", when="Duel.GetAttacker()~=nil")
    shows(
        {"Knight": [uses]},
        scenario(
            "mzone: [{card: Knight, seq: 1}]", TO_BATTLE + "\n{by: 0, do: attack, card: Knight}\n{by: 0, do: chain, card: Knight}", "", left(1550),
        ),
    )  # fmt: skip


@pytest.mark.parametrize(("pos", "fate"), [("set", "grave"), ("attack", "grave"), ("defense", "grave")])
@pytest.mark.parametrize("again", ["true", "false"])
def test_a_battle_that_an_effect_makes(pos: str, fate: str, again: str) -> None:
    """Damage is calculated between two monsters; one that is face-down is turned face-up first."""
    fights = spell(f"Duel.CalculateDamage({card('Giant')},{card('Squire')},{again})")
    lost = 1500 if pos == "attack" else 0
    shows(
        {"Spell": [fights]},
        scenario(TWO, USE, f"mzone: [{{card: Squire, seq: 2, pos: {pos}}}]", f"{{check: card, card: Squire, zone: {fate}}}, {left(lost)}"),
    )


def test_no_battle_by_effect_begins_during_another() -> None:
    """The first goes on until its Chain has resolved; until then another does not take place."""
    fights = spell(f"Duel.CalculateDamage({card('Giant')},{card('Squire')}) Duel.CalculateDamage({card('Knight')},{card('Guard')})")
    theirs = "mzone: [{card: Squire, seq: 2}, {card: Guard, seq: 3}]"
    expected = f"{{check: card, card: Squire, zone: grave}}, {{check: card, card: Guard, zone: mzone}}, {left(1500)}"
    shows({"Spell": [fights]}, scenario(TWO, USE, theirs, expected))


def test_a_battle_by_effect_needs_both_on_the_field() -> None:
    fights = spell(f"Duel.CalculateDamage({card('Giant')},{card('Squire')}) {lose('70')}")
    shows({"Spell": [fights]}, scenario(TWO, USE, "grave: [Squire]", left(70)))


@pytest.mark.parametrize(("battle", "squire"), [(True, "grave"), (False, "mzone")])
def test_another_monster_is_destroyed_by_battle_instead(battle: bool, squire: str) -> None:
    where = "REASON_BATTLE" if battle else "REASON_EFFECT"
    stands_in = effect(
        FIELD, "EFFECT_DESTROY_SUBSTITUTE", place=MONSTERS, reach="LOCATION_MZONE,0", reaches=f"c:IsCode({CODES['Guard']})",
        value=f"function(e,re,r,rp) return r&{where}~=0 end",
    )  # fmt: skip
    guard = "mzone" if battle else "grave"
    shows(
        {"Squire": [stands_in]},
        scenario(
            "mzone: [{card: Giant, seq: 2}]", TO_BATTLE + "\n{by: 0, do: attack, card: Giant, target: Guard}",
            "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]",
            f"{{check: card, card: Guard, zone: {guard}}}, {{check: card, card: Squire, zone: {squire}}}",
        ),
    )  # fmt: skip


# -- Summons


@pytest.mark.parametrize(
    "do",
    [
        f"Duel.Summon(tp,{card('Fusion')},true,nil)",
        f"Duel.MSet(tp,{card('Fusion')},true,nil)",
        f"Duel.SSet(tp,{card('Guard')})",
        f"Duel.SpecialSummonRule(tp,{card('Guard')})",
        f"Duel.Sendto({card('Guard')},LOCATION_MZONE,REASON_EFFECT)",
        f"Duel.SwapSequence({card('Guard')},{card('Knight')})",
        f"Duel.Equip(tp,{card('Knight')},{card('Knight')})",
        "Duel.EquipComplete()",
        f"Duel.Overlay({card('Knight')},Group.CreateGroup())",
        f"Duel.ShuffleSetCard(Group.FromCards({card('Guard')}))",
    ],
)
def test_what_cannot_be_done_is_not_done(do: str) -> None:
    shows(
        {"Spell": [spell(do + f" {lose('70')}")]},
        scenario(
            "hand: [Spell, Guard], extra: [Fusion], mzone: [{card: Knight, seq: 1}]", USE, "",
            f"{left(70)}, {{check: card, card: Guard, zone: hand}}, {{check: card, card: Fusion, zone: extra}}, {{check: card, card: Knight, zone: mzone}}",
        ),
    )  # fmt: skip


MORE = effect(FIELD, "EFFECT_EXTRA_SUMMON_COUNT", place="LOCATION_SZONE", reach="LOCATION_HAND,0")
BY_ITSELF = effect(
    SINGLE, "EFFECT_SUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", value="SUMMON_TYPE_NORMAL+1",
    also="e:SetCondition(function(e,c) return c==nil or Duel.GetLocationCount(c:GetControler(),LOCATION_MZONE)>0 end)",
)  # fmt: skip
TO_THEM = BY_ITSELF.replace("EFFECT_FLAG_UNCOPYABLE", "EFFECT_FLAG_UNCOPYABLE|EFFECT_FLAG_SPSUM_PARAM").replace(
    "e:SetCondition", "e:SetTargetRange(POS_FACEUP_ATTACK,1) e:SetCondition"
)


@pytest.mark.parametrize(("more", "way", "may", "side"), [
    (True, BY_ITSELF, "", 0), (False, BY_ITSELF, ", expect: illegal", 0), (True, TO_THEM, "", 1), (False, TO_THEM, ", expect: illegal", 1),
])  # fmt: skip
def test_an_additional_summon_by_a_monsters_own_way(more: bool, way: str, may: str, side: int) -> None:
    board = "hand: [Knight, Lord], szone: [{card: Continuous Spell, seq: 1, pos: faceup}]"
    where = "hand" if may else "mzone"
    shows(
        {"Lord": [way], "Knight": [single("EFFECT_UNRELEASABLE_SUM", value="1")], "Continuous Spell": [MORE] if more else []},
        scenario(
            board, f"{{by: 0, do: normal_summon, card: Knight}}\n{{by: 0, do: normal_summon, card: Lord{may}}}", "",
            f"{{check: card, card: Lord, zone: {where}, player: {0 if may else side}}}",
        ),
    )  # fmt: skip


@pytest.mark.parametrize(("position", "may"), [("POS_FACEUP_DEFENSE", ", expect: illegal"), ("POS_FACEUP_ATTACK", "")])
def test_an_effect_says_in_which_position_monsters_are_normal_summoned(position: str, may: str) -> None:
    forces = on_player("EFFECT_FORCE_NORMAL_SUMMON_POSITION", value=position)
    shows(
        {"Knight": [forces]}, scenario("hand: [Guard], mzone: [{card: Knight, seq: 1}]", f"{{by: 0, do: normal_summon, card: Guard{may}}}")
    )


@pytest.mark.parametrize("how", ["by an effect", "its own way"])
def test_what_a_special_summon_costs_is_paid(how: str) -> None:
    pays = effect(SINGLE, "EFFECT_SPSUMMON_COST", do=lose("70"))
    way = effect(FIELD, "EFFECT_SPSUMMON_PROC", place="LOCATION_HAND", flag="EFFECT_FLAG_UNCOPYABLE")
    revives = f"Duel.SpecialSummon({card('Knight')},0,tp,tp,false,false,POS_FACEUP)"
    board, step = (
        ("hand: [Knight]", "{by: 0, do: special_summon, card: Knight}") if how == "its own way" else ("hand: [Spell], grave: [Knight]", USE)
    )
    shows(
        {"Knight": [pays, way], "Spell": [spell(revives)]},
        scenario(board, step, "", f"{left(70)}, {{check: card, card: Knight, zone: mzone}}"),
    )


@pytest.mark.parametrize(("ruleset", "once", "may"), [("mr1", True, ", expect: illegal"), ("mr1", False, ""), ("mr5", True, "")])
def test_by_the_older_rules_a_summon_that_was_announced_is_used_up(ruleset: str, once: bool, may: str) -> None:
    """Even if the effect Summons nothing as it resolves: the monster that can be Special Summoned once per turn cannot be any more."""
    can = f"{card('Knight')}:IsCanBeSpecialSummoned(e,0,tp,false,false)"
    announces = f"Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,{card('Knight')},1,tp,LOCATION_GRAVE)"
    shows(
        {
            "Knight": [f"c:SetSPSummonOnce({CODES['Knight']})"] if once else [],
            "Spell": [spell("", possible=can, choose=announces)],
            "Other Spell": [spell("", possible=can)],
        },
        f"ruleset: {ruleset}\n"
        + scenario("hand: [Spell, Other Spell], grave: [Knight]", f"{USE}\n{{by: 0, do: activate, card: Other Spell{may}}}"),
    )


@pytest.mark.parametrize("once", [True, False])
def test_by_the_older_rules_a_negated_activation_gives_the_one_summon_back(once: bool) -> None:
    """A monster that can be Special Summoned once per turn: an activation that announces it counts, until it is negated."""
    limit = [f"c:SetSPSummonOnce({CODES['Knight']})"] if once else []
    can = f"{card('Knight')}:IsCanBeSpecialSummoned(e,0,tp,false,false)"
    revives = effect(
        ACTIVATE, "EVENT_FREE_CHAIN", possible=can, choose=f"Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,{card('Knight')},1,tp,LOCATION_GRAVE)",
        do=f"Duel.SpecialSummon({card('Knight')},0,tp,tp,false,false,POS_FACEUP_ATTACK)",
    )  # fmt: skip
    negates = effect(ACTIVATE, "EVENT_CHAINING", do="Duel.NegateActivation(ev)")
    own = "hand: [Spell, Quick-Play], grave: [Knight]"
    second = "{by: 0, do: chain, card: Quick-Play, expect: illegal}" if once else "{by: 0, do: chain, card: Quick-Play}\n{by: 1, do: pass}"
    shows(
        {"Knight": limit, "Spell": [revives], "Quick-Play": [revives], "Trap": [negates]},
        "ruleset: mr1\n" + scenario(own, f"{USE}\n{{by: 1, do: pass}}\n{second}", "szone: [{card: Trap, seq: 1}]"),
    )
    shows(
        {"Knight": limit, "Spell": [revives], "Quick-Play": [revives], "Trap": [negates]},
        "ruleset: mr1\n" + scenario(
            own, USE + "\n{by: 1, do: chain, card: Trap}\n{by: 0, do: activate, card: Quick-Play}", "szone: [{card: Trap, seq: 1}]",
            "{check: card, card: Knight, zone: mzone}",
        ),
    )  # fmt: skip


# -- effects of cards tied to others, all of them


@pytest.mark.parametrize(("tied", "count"), [(True, 2), (False, 1)])
def test_all_effects_of_one_kind_on_a_card(tied: bool, count: int) -> None:
    """With those of cards that target it."""
    ties = effect("EFFECT_TYPE_TARGET", "EFFECT_UPDATE_ATTACK", place=MONSTERS, value="300")
    own = single("EFFECT_UPDATE_ATTACK", value="200")
    aims = f"{card('Knight')}:SetCardTarget({card('Giant')}) " if tied else ""
    shows(
        {
            "Knight": [ties],
            "Giant": [own],
            "Spell": [spell(aims + lose(f"select('#',{card('Giant')}:GetCardEffect(EFFECT_UPDATE_ATTACK))"))],
        },
        scenario(TWO, USE, "", left(count)),
    )


@pytest.mark.parametrize(("materials", "count"), [("[Knight]", 2), ("[Guard]", 1)])
def test_all_effects_of_one_kind_on_an_xyz_monster(materials: str, count: int) -> None:
    """With those of its materials."""
    gives = effect("EFFECT_TYPE_XMATERIAL", "EFFECT_UPDATE_ATTACK", value="500")
    own = single("EFFECT_UPDATE_ATTACK", value="200")
    board = f"hand: [Spell], mzone: [{{card: Xyz, seq: 2, materials: {materials}}}]"
    asked = lose(f"select('#',{card('Xyz')}:GetCardEffect(EFFECT_UPDATE_ATTACK))")
    shows({"Knight": [gives], "Xyz": [own], "Spell": [spell(asked)]}, scenario(board, USE, "", left(count)))


@pytest.mark.parametrize("gone", [True, False])
def test_an_equip_card_negates_as_long_as_it_equips(gone: bool) -> None:
    negates = effect("EFFECT_TYPE_EQUIP", "EFFECT_DISABLE")
    weaker = single("EFFECT_UPDATE_ATTACK", value="-400")
    leaves = f"Duel.SendtoHand({card('Guard')},nil,REASON_EFFECT) " if gone else ""
    do = (
        f"Duel.Equip(tp,{card('Guard')},{card('Giant')}) " + give("Guard", "EFFECT_EQUIP_LIMIT", "1") + "Duel.AdjustInstantly() "
        f"{leaves}Duel.AdjustInstantly() " + lose(f"{card('Giant')}:GetAttack()")
    )
    shows(
        {"Guard": [negates], "Giant": [weaker], "Spell": [spell(do)]},
        scenario(TWO.replace("[Spell]", "[Spell, Guard]"), USE, "", left(2100 if gone else 2500)),
    )


@pytest.mark.parametrize(("materials", "attack"), [("[Knight]", 2000), ("[Guard]", 1600)])
def test_an_xyz_material_negates_its_monster(materials: str, attack: int) -> None:
    negates = effect("EFFECT_TYPE_XMATERIAL", "EFFECT_DISABLE")
    weaker = single("EFFECT_UPDATE_ATTACK", value="-400")
    board = f"hand: [Spell], mzone: [{{card: Xyz, seq: 2, materials: {materials}}}]"
    shows(
        {"Knight": [negates], "Xyz": [weaker], "Spell": [spell(lose(f"{card('Xyz')}:GetAttack()"))]}, scenario(board, USE, "", left(attack))
    )


@pytest.mark.parametrize(("detached", "attack"), [("", 2000), ("Knight", 1600), ("Guard", 2000)])
def test_an_xyz_material_negates_as_long_as_it_is_attached(detached: str, attack: int) -> None:
    negates = effect("EFFECT_TYPE_XMATERIAL", "EFFECT_DISABLE", flag="EFFECT_FLAG_CANNOT_DISABLE")
    weaker = single("EFFECT_UPDATE_ATTACK", value="-400")
    do = f"local x={card('Xyz')} Duel.Overlay(x,{card('Knight')}) Duel.AdjustInstantly() "
    if detached:
        do += f"Duel.SendtoGrave(x:GetOverlayGroup():Filter(Card.IsCode,nil,{CODES[detached]}),REASON_EFFECT) Duel.AdjustInstantly() "
    board = "hand: [Spell], grave: [Knight], mzone: [{card: Xyz, seq: 2, materials: [Guard]}]"
    shows({"Knight": [negates], "Xyz": [weaker], "Spell": [spell(do + lose("x:GetAttack()"))]}, scenario(board, USE, "", left(attack)))


# -- whether a card's activation would be possible, and Levels for Summons


@pytest.mark.parametrize("summoned", [True, False])
def test_whether_a_card_could_be_activated_now(summoned: bool) -> None:
    """Where what it answers has happened."""
    answers = effect(ACTIVATE, "EVENT_SUMMON_SUCCESS", do=lose("1"))
    asked = lose(f"{card('Trap')}:CheckActivateEffect(false,true,false) and 100 or 20")
    asks = [
        effect(IGNITION, "0", place=MONSTERS, do=asked),
        effect(f"{FIELD}|EFFECT_TYPE_TRIGGER_F", "EVENT_SUMMON_SUCCESS", place=MONSTERS, choose=asked, do="local n=0"),
    ]
    play = "normal_summon, card: Guard" if summoned else "activate, card: Knight"
    shows(
        {"Knight": asks, "Trap": [answers]},
        scenario(
            "hand: [Guard], mzone: [{card: Knight, seq: 1}], grave: [Trap]", f"{{by: 0, do: {play}}}", "", left(100 if summoned else 20)
        ),
    )


@pytest.mark.parametrize(("name", "level"), [("Knight", 4), ("Link", 0), ("Xyz", 0)])
def test_levels_for_a_synchro_summon(name: str, level: int) -> None:
    """Link Monsters and Xyz Monsters have none."""
    board = f"hand: [Spell], extra: [Synchro], mzone: [{{card: {name}, seq: 2}}]"
    asked = lose(f"{card(name)}:GetSynchroLevel({card('Synchro')})*10+{card(name)}:GetRitualLevel({card('Synchro')})+70")
    shows({"Spell": [spell(asked)]}, scenario(board, USE, "", left(70 + level * 11)))


@pytest.mark.parametrize(("values", "fits"), [("", 4), ("3,5", 345), ("6", 46)])
def test_levels_for_an_xyz_summon(values: str, fits: int) -> None:
    """An effect can give several of them, for this Summon alone, besides the monster's own."""
    levels = [single("EFFECT_XYZ_LEVEL", value=f"function(e,c,sc) return {values} end")] if values else []
    asked = f"local n=0 for level=1,8 do if {card('Knight')}:IsXyzLevel({card('Xyz')},level) then n=n*10+level end end {lose('n')}"
    shows({"Knight": levels, "Spell": [spell(asked)]}, scenario(KNIGHT + ", extra: [Xyz]", USE, "", left(fits)))


BY_SET = effect(
    SINGLE, "EFFECT_SET_PROC", flag="EFFECT_FLAG_UNCOPYABLE",
    also="""e:SetCondition(function(e,c,fewest,zone,releasable,by)
return c==nil or Duel.GetLocationCount(c:GetControler(),LOCATION_MZONE)>0 and (by==nil or by:GetCode()==EFFECT_EXTRA_SET_COUNT) end)""",
)  # fmt: skip


@pytest.mark.parametrize(("more", "may"), [(True, ""), (False, ", expect: illegal")])
def test_an_additional_set_by_a_monsters_own_way(more: bool, may: str) -> None:
    """Its condition hears what grants the Set."""
    extra = effect(FIELD, "EFFECT_EXTRA_SET_COUNT", place="LOCATION_SZONE", reach="LOCATION_HAND,0")
    board = "hand: [Knight, Lord], szone: [{card: Continuous Spell, seq: 1, pos: faceup}]"
    shows(
        {"Lord": [BY_SET], "Knight": [single("EFFECT_UNRELEASABLE_SUM", value="1")], "Continuous Spell": [extra] if more else []},
        scenario(board, f"{{by: 0, do: normal_summon, card: Knight}}\n{{by: 0, do: set, card: Lord{may}}}"),
    )


AS_MONSTER = (
    "local c=e:GetHandler() c:AddMonsterAttribute(TYPE_NORMAL|TYPE_TRAP) "
    "Duel.SpecialSummonStep(c,0,tp,tp,true,false,POS_FACEUP) c:AddMonsterAttributeComplete() Duel.SpecialSummonComplete() "
)


@pytest.mark.parametrize(("ruleset", "full"), [("mr3", False), ("mr5", False), ("mr5", True)])
def test_a_trap_monster_that_is_turned_face_down_is_set_as_a_trap(ruleset: str, full: bool) -> None:
    """It goes to the GY where no zone is free."""
    turns = effect(IGNITION, "0", place=MONSTERS, do=f"Duel.ChangePosition({card('Trap')},POS_FACEDOWN_DEFENSE)")
    fills = effect(IGNITION, "0", place=MONSTERS, do=f"Duel.SSet(tp,{card('Other Trap')})")
    others = ", ".join(
        f"{{card: {name}, seq: {n}}}" for n, name in enumerate(("Spell", "Other Spell", "Third Trap", "Counter Trap")[: 4 if full else 1])
    )
    board = f"hand: [Other Trap], mzone: [{{card: Knight, seq: 1}}, {{card: Giant, seq: 2}}], szone: [{others}, {{card: Trap, seq: 4}}]"
    steps = (
        "{by: 0, do: activate, card: Trap}\n"
        + ("{by: 0, do: activate, card: Giant}\n" if full else "")
        + "{by: 0, do: activate, card: Knight}"
    )
    zone = "grave" if full else "szone"
    shows(
        {"Trap": [effect(ACTIVATE, "EVENT_FREE_CHAIN", do=AS_MONSTER)], "Knight": [turns], "Giant": [fills]},
        f"ruleset: {ruleset}\n" + scenario(board, steps, "", f"{{check: card, card: Trap, zone: {zone}}}"),
    )


# -- attacks that effects demand or carry on


@pytest.mark.parametrize(("skip", "lost"), [("", 2500), ("EFFECT_CANNOT_BP", 0), ("EFFECT_SKIP_BP", 0)])
def test_an_attack_that_an_effect_demands_at_once(skip: str, lost: int) -> None:
    """A Battle Phase of this one attack, unless there can be none."""
    demands = effect(IGNITION, "0", place=MONSTERS, count="1", do=f"Duel.ForceAttack({card('Giant')},{card('Squire')})")
    keeps = [on_player(skip)] if skip else []
    steps = "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: activate, card: Knight}"
    where = "mzone" if skip else "grave"
    shows(
        {"Knight": [demands, *keeps]},
        scenario(
            "mzone: [{card: Knight, seq: 1}, {card: Giant, seq: 2}]", steps, "mzone: [{card: Squire, seq: 2}]",
            f"{left(lost and 1500)}, {{check: card, card: Squire, zone: {where}}}",
        ),
    )  # fmt: skip


def test_another_monster_carries_the_attack_on() -> None:
    """It battles in place of the one that attacked, which can be chosen no more."""
    takes_over = effect("EFFECT_TYPE_ACTIVATE", "EVENT_ATTACK_ANNOUNCE", do=f"Duel.ChangeAttacker({card('Giant')})")
    steps = f"{TO_BATTLE}\n{{by: 0, do: attack, card: Knight, target: Squire}}\n{{by: 1, do: chain, card: Trap}}"
    shows(
        {"Trap": [takes_over]},
        scenario(
            "mzone: [{card: Knight, seq: 1}, {card: Giant, seq: 2}]", steps, "mzone: [{card: Squire, seq: 2}], szone: [{card: Trap, seq: 1}]", left(1500),
        ),
    )  # fmt: skip


# -- control


@pytest.mark.parametrize("count", [1, 2])
def test_a_trap_monster_needs_its_zone_when_control_changes_by_the_older_rules(count: int) -> None:
    """Its new controller must have room for the Trap that it is."""
    others = ", ".join(
        f"{{card: {name}, seq: {n}}}"
        for n, name in enumerate(("Spell", "Other Spell", "Third Trap", "Counter Trap", "Quick-Play")[: 3 + count])
    )
    takes = effect("EFFECT_TYPE_QUICK_O", "EVENT_FREE_CHAIN", place=MONSTERS, do=f"Duel.GetControl({card('Trap')},tp)")
    steps = "{by: 0, do: activate, card: Trap}\n{by: 0, do: end_turn}\n{by: 1, do: activate, card: Giant}"
    side = 1 if count == 1 else 0
    shows(
        {"Trap": [effect(ACTIVATE, "EVENT_FREE_CHAIN", do=AS_MONSTER)], "Giant": [takes]},
        "ruleset: mr3\n"
        + scenario(
            "szone: [{card: Trap, seq: 4}]",
            steps,
            f"mzone: [{{card: Giant, seq: 2}}], szone: [{others}]",
            f"{{check: card, card: Trap, zone: mzone, player: {side}}}",
        ),
    )


# -- what may respond later


@pytest.mark.parametrize("event", ["EVENT_TO_HAND", "EVENT_TO_GRAVE"])
def test_a_quick_effect_that_may_respond_later(event: str) -> None:
    """It responds in the next window to what happened before the last thing that happened; to nothing else."""
    waits = effect(
        "EFFECT_TYPE_QUICK_O",
        event,
        place=MONSTERS,
        flag="EFFECT_FLAG_DELAY",
        when=f"eg:IsExists(Card.IsCode,1,nil,{CODES['Guard']})",
        do=lose("70"),
    )
    does = f"Duel.SendtoHand({card('Guard')},nil,REASON_EFFECT) Duel.BreakEffect() Duel.Recover(tp,10,REASON_EFFECT)"
    may = "" if event == "EVENT_TO_HAND" else ", expect: illegal"
    shows(
        {"Knight": [waits], "Spell": [spell(does)]},
        scenario(KNIGHT + ", grave: [Guard]", f"{USE}\n{{by: 0, do: chain, card: Knight{may}}}", "", left(0 if may else 70)),
    )
