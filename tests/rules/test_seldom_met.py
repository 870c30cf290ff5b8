"""Rules that a duel seldom meets: demands on one attack, ways to Summon several, limits by name, questions at the border of a phase."""

import pytest
from scripted import CODES, FIELD, MONSTERS, SINGLE, answer, effect, give, scenario, shows, spell

from solemn.judge.telling.transcript import verdicts

NOT_SO = ", expect: illegal"
BURN = "Duel.Damage(1-tp,700,REASON_EFFECT)"
MINE_FULL = "mzone: [{card: Guard, seq: 0}, {card: Squire, seq: 1}, {card: Lord, seq: 2}, {card: Twin, seq: 3}, {card: Mimic, seq: 4}]"


def card(name: str) -> str:
    return f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES[name]})"


def burnt(yes: bool) -> str:
    return f"{{check: lp, player: 1, value: {7300 if yes else 8000}}}"


# -- attacks


DEMAND = effect(
    FIELD, "EFFECT_MUST_ATTACK_MONSTER", place=MONSTERS, reach="0,LOCATION_MZONE", value="function(e,c) return c==e:GetHandler() end"
)
BOTH = effect(
    FIELD, "EFFECT_MUST_ATTACK_MONSTER", place=MONSTERS, reach="0,LOCATION_MZONE",
    value=f"function(e,c) return c:IsCode({CODES['Squire']},{CODES['Lord']}) end",
)  # fmt: skip
DEFENDERS = "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}, {card: Lord, seq: 3}]"
ATTACK = "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}\n{by: 0, do: attack, card: Giant}\n"


@pytest.mark.parametrize(
    ("demands", "answers", "attacked"),
    [
        ({"Guard": [DEMAND], "Squire": [DEMAND]}, "{by: 1, do: choose, cards: [Squire]}", "Squire"),
        (
            {"Guard": [DEMAND], "Squire": [DEMAND]},
            "{by: 1, do: choose, cards: [Guard]}",
            "Guard",
        ),
        ({"Guard": [DEMAND, BOTH]}, "{by: 1, do: choose, cards: [Guard]}", "Guard"),
        ({"Guard": [DEMAND, BOTH]}, "{by: 1, do: choose, cards: [Squire]}\n{by: 0, do: choose, cards: [Lord]}", "Lord"),
        ({"Guard": [BOTH]}, "{by: 0, do: choose, cards: [Lord]}", "Lord"),
    ],
)
def test_effects_that_demand_attacks_on_different_monsters(demands: dict[str, list[str]], answers: str, attacked: str) -> None:
    """The opponent says which effect is heeded; among the monsters that this one names, the attacking player chooses."""
    shows(
        demands,
        scenario(
            "mzone: [{card: Giant, seq: 2}]", ATTACK + answers, DEFENDERS, f"{{check: event, event: {{event: attack, target: {attacked}}}}}"
        ),
    )


@pytest.mark.parametrize(("event", "may"), [("EVENT_PHASE_START|PHASE_BATTLE_START", False), ("EVENT_PHASE|PHASE_STANDBY", True)])
def test_the_battle_phase_can_be_entered_until_it_begins(event: str, may: bool) -> None:
    asks = effect(
        f"{FIELD}|EFFECT_TYPE_CONTINUOUS", event, place=MONSTERS, count="1",
        do="if Duel.GetTurnPlayer()==tp and Duel.IsAbleToEnterBP() then Duel.Damage(1-tp,700,REASON_EFFECT) end",
    )  # fmt: skip
    steps = "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}"
    shows({"Knight": [asks]}, scenario("mzone: [{card: Knight, seq: 2}]", steps, "", burnt(may)))


# -- negation


@pytest.mark.parametrize("native", ["NegateActivation", "NegateEffect"])
def test_one_effect_does_not_negate_twice(native: str) -> None:
    """P6: what it has negated itself is negated already."""
    negator = answer(f"if Duel.{native}(1) and not Duel.{native}(1) then {BURN} end")
    shows(
        {"Trap": [negator], "Other Spell": [spell("Duel.Draw(tp,1,REASON_EFFECT)")]},
        scenario(
            "szone: [{card: Trap, seq: 1}]",
            "{by: 0, do: end_turn}\n{by: 1, do: activate, card: Other Spell}\n{by: 0, do: chain, card: Trap}",
            "hand: [Other Spell], deck: [Mystical Elf, Mystical Elf]", burnt(True),
        ),
    )  # fmt: skip


# -- Summons


@pytest.mark.parametrize("name", ["Fusion", "Synchro", "Xyz", "Link"])
@pytest.mark.parametrize("play", ["normal_summon", "set"])
def test_a_monster_of_the_extra_deck_is_neither_normal_summoned_nor_set(name: str, play: str) -> None:
    """Also where an effect brings it about that it could be: such a monster has no Normal Summon."""
    asks = "IsSummonable" if play == "normal_summon" else "IsMSetable"
    shows(
        {"Spell": [spell(f"if not {card(name)}:{asks}(true,nil) then {BURN} end")]},
        scenario(f"hand: [Spell], extra: [{name}]", "{by: 0, do: activate, card: Spell}", "", burnt(True)),
    )


REVIVE = f"Duel.SpecialSummon({card('Knight')},0,tp,tp,false,false,POS_FACEUP_ATTACK)"
CAN = f"{card('Knight')}:IsCanBeSpecialSummoned(e,0,tp,false,false)"


@pytest.mark.parametrize("once", [True, False])
def test_once_per_turn_by_name_counts_summons_by_effects(once: bool) -> None:
    """A monster that can be Special Summoned only once per turn cannot be brought back in the same turn."""
    limit = [f"c:SetSPSummonOnce({CODES['Knight']})"] if once else []
    again = f"{REVIVE} Duel.SendtoGrave({card('Knight')},REASON_EFFECT) if {CAN} then {BURN} end"
    shows(
        {"Knight": limit, "Spell": [spell(again, possible=CAN)]},
        scenario("hand: [Spell], grave: [Knight]", "{by: 0, do: activate, card: Spell}", "", burnt(not once)),
    )


def group(name: str, player: str = "") -> str:
    """A procedure that Special Summons all monsters of that name from the hand at once, of a kind that an effect can allow."""
    return effect(
        FIELD, "EFFECT_SPSUMMON_PROC_G", place=MONSTERS, value="SUMMON_TYPE_SPECIAL+7", flag=player,
        also=f"""e:SetCondition(function(e,c,inchain,re,rp) if c==nil then return true end return inchain~=nil end)
e:SetOperation(function(e,tp,eg,ep,ev,re,r,rp,c,sg,inchain)
sg:Merge(Duel.GetMatchingGroup(Card.IsCode,tp,LOCATION_HAND,0,nil,{CODES[name]})) end)""",
    )  # fmt: skip


@pytest.mark.parametrize("kind", ["SUMMON_TYPE_SPECIAL+7", "SUMMON_TYPE_SPECIAL+8"])
def test_an_effect_allows_a_summon_of_several_by_its_kind(kind: str) -> None:
    asked = f"if Duel.IsPlayerCanProcedureSummonGroup(tp,{kind}) then {BURN} Duel.ProcedureSummonGroup(tp,{kind}) end"
    fits = kind.endswith("7")
    shows(
        {"Lord": [group("Knight")], "Spell": [spell(asked)]},
        scenario(
            "hand: [Spell, Knight], mzone: [{card: Lord, seq: 2}]", "{by: 0, do: activate, card: Spell}", "",
            f"{burnt(fits)}, {{check: card, card: Knight, zone: {'mzone' if fits else 'hand'}}}",
        ),
    )  # fmt: skip


@pytest.mark.parametrize(("flag", "may"), [("", False), ("EFFECT_FLAG_BOTH_SIDE", True)])
def test_a_way_to_summon_several_is_its_controllers_unless_it_is_for_both(flag: str, may: bool) -> None:
    asked = f"if Duel.IsPlayerCanProcedureSummonGroup(tp,SUMMON_TYPE_SPECIAL+7) then {BURN} end"
    shows(
        {"Lord": [group("Knight", flag)], "Spell": [spell(asked)]},
        scenario("hand: [Spell, Knight]", "{by: 0, do: activate, card: Spell}", "mzone: [{card: Lord, seq: 2}]", burnt(may)),
    )


def open_group(name: str, **parts: str) -> str:
    """A procedure that Special Summons all monsters of that name from the hand at once in the Main Phase, as a Pendulum Summon does."""
    return effect(
        FIELD, "EFFECT_SPSUMMON_PROC_G", place=MONSTERS, **parts, also=f"""e:SetCondition(function(e,c) return true end)
e:SetOperation(function(e,tp,eg,ep,ev,re,r,rp,c,sg,inchain)
sg:Merge(Duel.GetMatchingGroup(Card.IsCode,tp,LOCATION_HAND,0,nil,{CODES[name]})) end)""",
    )  # fmt: skip


SEVERAL = "{by: 0, do: special_summon, card: Lord%s}"


@pytest.mark.parametrize(("side", "flag", "may"), [(0, "", True), (1, "", False), (1, "EFFECT_FLAG_BOTH_SIDE", True)])
def test_whose_card_summons_several_in_the_main_phase(side: int, flag: str, may: bool) -> None:
    """It is the player's own card, or the opponent's if its way is for both players."""
    boards = ["hand: [Knight]", ""]
    boards[side] += (", " if boards[side] else "") + "mzone: [{card: Lord, seq: 2}]"
    shows(
        {"Lord": [open_group("Knight", flag=flag)]},
        scenario(
            boards[0], SEVERAL % ("" if may else NOT_SO), boards[1], f"{{check: card, card: Knight, zone: {'mzone' if may else 'hand'}}}"
        ),
    )


@pytest.mark.parametrize(("given", "parts", "may"), [("", {}, ""), ("", {"count": "1"}, NOT_SO), ("EFFECT_DISABLE", {}, NOT_SO)])
def test_a_way_to_summon_several_that_is_used_up_or_negated(given: str, parts: dict[str, str], may: str) -> None:
    again = "Duel.SendtoHand(" + card("Knight") + ",nil,REASON_EFFECT) "
    again += give("Lord", given, "1") if given else ""
    steps = f"{SEVERAL % ''}\n{{by: 0, do: activate, card: Spell}}\n{SEVERAL % may}"
    shows(
        {"Lord": [open_group("Knight", **parts)], "Spell": [spell(again)]},
        scenario("hand: [Knight, Spell], mzone: [{card: Lord, seq: 2}]", steps),
    )


UNIQUE = "c:SetUniqueOnField(1,0,{})"
LEFT_OUT = {
    "that cannot be Special Summoned": ("Squire", [effect(SINGLE, "EFFECT_CANNOT_SPECIAL_SUMMON")], ""),
    "that is on the field": ("Squire", [], ", {card: Squire, seq: 3}"),
    "of which only one may be there": ("Squire", [UNIQUE.format(CODES["Squire"])], ", {card: Squire, seq: 3}"),
    "that is no monster": ("Other Spell", [], ""),
}


@pytest.mark.parametrize("what", LEFT_OUT)
def test_of_several_those_that_cannot_come_are_left_out(what: str) -> None:
    name, own, there = LEFT_OUT[what]
    here = "hand: [Knight]" if what == "that is on the field" else f"hand: [Knight, {name}]"
    way = open_group("Knight").replace(
        f"Card.IsCode,tp,LOCATION_HAND,0,nil,{CODES['Knight']}", f"Card.IsCode,tp,0xff,0,nil,{CODES['Knight']},{CODES[name]}"
    )
    hears = effect(
        f"{FIELD}|EFFECT_TYPE_CONTINUOUS", "EVENT_SPSUMMON_SUCCESS", place=MONSTERS, do="Duel.Damage(1-tp,#eg*700,REASON_EFFECT)"
    )
    shows(
        {"Lord": [way], "Guard": [hears], name: own},
        scenario(f"{here}, mzone: [{{card: Lord, seq: 2}}, {{card: Guard, seq: 4}}{there}]", SEVERAL % "", "", burnt(True)),
    )


@pytest.mark.parametrize(("index", "name"), [(0, "Knight"), (1, "Squire")])
def test_of_two_ways_to_summon_several_the_player_chooses(index: int, name: str) -> None:
    shows(
        {"Lord": [group("Knight")], "Giant": [group("Squire")], "Spell": [spell("Duel.ProcedureSummonGroup(tp,SUMMON_TYPE_SPECIAL+7)")]},
        scenario(
            "hand: [Spell, Knight, Squire], mzone: [{card: Lord, seq: 2}, {card: Giant, seq: 3}]",
            f"{{by: 0, do: activate, card: Spell}}\n{{by: 0, do: option, index: {index}}}",
            "",
            f"{{check: card, card: {name}, zone: mzone}}",
        ),
    )  # fmt: skip


# -- control


@pytest.mark.parametrize(("mine", "may"), [(MINE_FULL, False), ("mzone: [{card: Guard, seq: 0}]", True)])
def test_control_needs_a_free_zone(mine: str, may: bool) -> None:
    shows(
        {"Spell": [spell(f"if {card('Giant')}:IsControlerCanBeChanged() then {BURN} end")]},
        scenario(f"hand: [Spell], {mine}", "{by: 0, do: activate, card: Spell}", "mzone: [{card: Giant, seq: 2}]", burnt(may)),
    )


# -- materials of a Ritual Summon


RITUALS = {  # where it is, an effect that lets it be used, whether it may be
    "hand": ("hand: [Spell, Knight]", "", "", True),
    "my field": ("hand: [Spell], mzone: [{card: Knight, seq: 2}]", "", "", True),
    "my field, no Tribute": ("hand: [Spell], mzone: [{card: Knight, seq: 2}]", "EFFECT_UNRELEASABLE_EFFECT", "", False),
    "their field": ("hand: [Spell]", "", "mzone: [{card: Knight, seq: 2}]", False),
    "their field, lent": ("hand: [Spell]", "EFFECT_EXTRA_RELEASE", "mzone: [{card: Knight, seq: 2}]", True),
    "GY": ("hand: [Spell], grave: [Knight]", "", "", False),
    "GY, lent": ("hand: [Spell], grave: [Knight]", "EFFECT_EXTRA_RITUAL_MATERIAL", "", True),
    "Deck": ("hand: [Spell], deck: [Knight]", "", "", False),
    "Deck, lent": ("hand: [Spell], deck: [Knight]", "EFFECT_EXTRA_RITUAL_MATERIAL", "", True),
    "face-down, theirs, lent": ("hand: [Spell]", "EFFECT_EXTRA_RELEASE", "mzone: [{card: Knight, seq: 2, pos: set}]", False),
}


@pytest.mark.parametrize("where", RITUALS)
@pytest.mark.parametrize("deep", ["false", "true"])
def test_what_a_ritual_summon_can_use(where: str, deep: str) -> None:
    """Monsters in the hand and on the field, and what effects lend it from elsewhere."""
    mine, code, theirs, may = RITUALS[where]
    lends = [effect(SINGLE, code, value="1")] if code else []
    asked = f"if Duel.GetRitualMaterial(tp,{deep}):IsContains({card('Knight')}) then {BURN} end"
    shows({"Knight": lends, "Spell": [spell(asked)]}, scenario(mine, "{by: 0, do: activate, card: Spell}", theirs, burnt(may)))


@pytest.mark.parametrize(("lends", "from_grave"), [([], False), ([effect(SINGLE, "EFFECT_EXTRA_RITUAL_MATERIAL", value="1")], True)])
@pytest.mark.parametrize("where", ["hand", "grave"])
def test_only_monsters_are_used_for_a_ritual(where: str, lends: list[str], from_grave: bool) -> None:
    """Neither a Spell Card in the hand nor one that an effect would lend from the GY."""
    asked = f"local g=Duel.GetRitualMaterial(tp,false) if not g:IsContains({card('Other Spell')}) "
    asked += f"and g:IsContains({card('Knight')})=={str(where == 'hand' or from_grave).lower()} then {BURN} end"
    shows(
        {"Knight": lends, "Other Spell": lends, "Spell": [spell(asked)]},
        scenario(
            "hand: [Spell, Other Spell, Knight]" if where == "hand" else "hand: [Spell], grave: [Other Spell, Knight]",
            "{by: 0, do: activate, card: Spell}",
            "",
            burnt(True),
        ),
    )


@pytest.mark.parametrize(("deep", "may"), [("false", True), ("true", False)])
def test_a_monster_without_a_level_is_tributed_for_no_ritual(deep: str, may: bool) -> None:
    """An Xyz Monster has no Level to add up, so a Ritual Spell that adds Levels does not count it; nor from the Deck."""
    lends = effect(SINGLE, "EFFECT_EXTRA_RITUAL_MATERIAL", value="1")
    asked = f"if Duel.GetRitualMaterial(tp,{deep}):IsContains({card('Xyz')}) then {BURN} end"
    shows(
        {"Xyz": [lends], "Spell": [spell(asked)]},
        scenario("hand: [Spell], extra: [Xyz]", "{by: 0, do: activate, card: Spell}", "", burnt(may)),
    )


# -- where a monster may be Summoned to, and what is no monster


IN_ZONE_2 = effect(
    FIELD, "EFFECT_SPSUMMON_PROC", place="LOCATION_HAND", flag="EFFECT_FLAG_UNCOPYABLE", value="function() return 0,0x4 end",
    also="e:SetCondition(function(e,c) return true end)",
)  # fmt: skip


@pytest.mark.parametrize(
    ("taken", "may"), [("", ""), ("mzone: [{card: Guard, seq: 1}]", ""), ("mzone: [{card: Guard, seq: 2}]", ", expect: illegal")]
)
def test_a_way_to_be_summoned_can_name_the_zone(taken: str, may: str) -> None:
    """The monster comes to that zone, and not at all while it is taken."""
    place = "hand" if may else "mzone, seq: 2"
    shows(
        {"Knight": [IN_ZONE_2]},
        scenario(
            f"hand: [Knight]{', ' if taken else ''}{taken}",
            f"{{by: 0, do: special_summon, card: Knight{may}}}",
            "",
            f"{{check: card, card: Knight, zone: {place}}}",
        ),
    )


@pytest.mark.parametrize(("name", "may"), [("Knight", True), ("Spell", False)])
def test_only_monsters_are_special_summoned_by_their_own_way(name: str, may: bool) -> None:
    way = effect(FIELD, "EFFECT_SPSUMMON_PROC", place="LOCATION_HAND", flag="EFFECT_FLAG_UNCOPYABLE")
    shows({name: [way]}, scenario(f"hand: [{name}]", f"{{by: 0, do: special_summon, card: {name}{'' if may else ', expect: illegal'}}}"))


@pytest.mark.parametrize(
    ("what", "mine"),
    [("Other Spell", "grave: [Other Spell]"), ("Guard", "mzone: [{card: Guard, seq: 2}]")],
    ids=["a Spell Card", "a monster that is on the field"],
)
def test_an_effect_special_summons_only_monsters_that_are_not_on_the_field(what: str, mine: str) -> None:
    tries = f"if Duel.SpecialSummon({card(what)},0,tp,tp,false,false,POS_FACEUP_ATTACK)==0 then {BURN} end"
    shows({"Spell": [spell(tries)]}, scenario(f"hand: [Spell], {mine}", "{by: 0, do: activate, card: Spell}", "", burnt(True)))


@pytest.mark.parametrize(("most", "may"), [(2, ""), (1, ", expect: illegal")])
def test_a_tribute_on_the_other_side_makes_no_room(most: int, may: str) -> None:
    """Where a player may have no more monsters, one of the player's own must be among the Tributes."""
    full = effect(
        FIELD,
        "EFFECT_MAX_MZONE",
        place="LOCATION_SZONE",
        reach="1,0",
        flag="EFFECT_FLAG_PLAYER_TARGET",
        value=f"function() return {most} end",
    )
    lent = effect(SINGLE, "EFFECT_EXTRA_RELEASE_SUM", place=MONSTERS, flag="EFFECT_FLAG_SINGLE_RANGE", value="1")
    stays = effect(SINGLE, "EFFECT_UNRELEASABLE_SUM", place=MONSTERS, flag="EFFECT_FLAG_SINGLE_RANGE", value="1")
    shows(
        {"Continuous Spell": [full], "Guard": [lent], "Squire": [stays]},
        scenario(
            "hand: [Lord], mzone: [{card: Squire, seq: 1}], szone: [{card: Continuous Spell, seq: 1, pos: faceup}]",
            f"{{by: 0, do: normal_summon, card: Lord{may}}}",
            "mzone: [{card: Guard, seq: 2}]",
        ),
    )


def test_both_players_take_the_battle_damage() -> None:
    """Battle damage that both take is the same for both."""
    both = effect(SINGLE, "EFFECT_BOTH_BATTLE_DAMAGE")
    shows(
        {"Giant": [both]},
        scenario(
            "mzone: [{card: Giant, seq: 2}]", ATTACK + "{by: 0, do: choose, cards: [Squire]}",
            "mzone: [{card: Squire, seq: 2}, {card: Guard, seq: 1}]",
            "{check: lp, player: 0, value: 6500}, {check: lp, player: 1, value: 6500}",
        ),
    )  # fmt: skip


def test_a_tributed_monster_knows_what_it_was_tributed_for() -> None:
    asks = effect(
        f"{SINGLE}|EFFECT_TYPE_TRIGGER_F", "EVENT_RELEASE",
        do=f"if e:GetHandler():GetReasonCard():IsCode({CODES['Lord']}) then {BURN} end",
    )  # fmt: skip
    shows(
        {"Guard": [asks]},
        scenario("hand: [Lord], mzone: [{card: Guard, seq: 1}]", "{by: 0, do: normal_summon, card: Lord}", "", burnt(True)),
    )


@pytest.mark.parametrize(("fewest", "may"), [(1, True), (2, False)])
def test_no_more_tributes_are_taken_than_the_level_asks_for(fewest: int, may: bool) -> None:
    """A monster that one Tribute Sets is not Set for two, also where two could be Tributed."""
    asked = f"if {card('Lord')}:IsMSetable(true,nil,{fewest}) then {BURN} end"
    shows(
        {"Spell": [spell(asked)]},
        scenario(
            "hand: [Spell, Lord], mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]",
            "{by: 0, do: activate, card: Spell}", "", burnt(may),
        ),
    )  # fmt: skip


@pytest.mark.parametrize(("who", "both"), [("PLAYER_ALL", True), ("tp", False)])
@pytest.mark.parametrize("asked", ["tp", "1-tp"], ids=["the one who answers", "the one who activated it"])
def test_by_the_older_rules_a_summon_counts_once_it_is_announced(who: str, both: bool, asked: str) -> None:
    """An effect that will Special Summon counts, from its activation to its resolution, for each player who will do so."""
    announces = f"Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,{who},LOCATION_GRAVE)"
    counted = f"Duel.GetActivityCount({asked},ACTIVITY_SPSUMMON)==1"
    may = "" if both or asked == "1-tp" else NOT_SO
    steps = f"{{by: 0, do: activate, card: Spell}}\n{{by: 1, do: chain, card: Trap{may}}}"
    shows(
        {"Spell": [spell(BURN, choose=announces)], "Trap": [answer(BURN, when=counted)]},
        "ruleset: mr1\n" + scenario("hand: [Spell]", steps, "szone: [{card: Trap, seq: 1}]"),
    )


@pytest.mark.parametrize(("zones", "seq"), [("0x4", 2), ("0x10", 4), ("0x1f001f", 0)])
def test_an_additional_summon_can_say_where_the_monster_comes(zones: str, seq: int) -> None:
    """The second value of such an effect names the zones."""
    more = effect(
        FIELD, "EFFECT_EXTRA_SUMMON_COUNT", place="LOCATION_SZONE", reach="LOCATION_HAND,0", value=f"function() return 0,{zones} end"
    )
    steps = "{by: 0, do: normal_summon, card: Knight}\n{by: 0, do: zone, zone: mzone, seq: 1}\n{by: 0, do: normal_summon, card: Squire}"
    shows(
        {"Continuous Spell": [more]},
        scenario(
            "hand: [Knight, Squire], szone: [{card: Continuous Spell, seq: 1, pos: faceup}]", steps, "",
            f"{{check: card, card: Knight, zone: mzone, seq: 1}}, {{check: card, card: Squire, zone: mzone, seq: {seq}}}",
        ),
    )  # fmt: skip


@pytest.mark.parametrize(("zones", "may"), [("0x1", ""), ("0x2", NOT_SO), ("0x0", NOT_SO), ("-1", NOT_SO), ("-2", "")])
def test_an_additional_summon_can_say_where_its_tributes_are(zones: str, may: str) -> None:
    """The third value of such an effect names the zones whose monsters may be Tributed; a negative one leaves its zones out."""
    more = effect(
        FIELD,
        "EFFECT_EXTRA_SUMMON_COUNT",
        place="LOCATION_SZONE",
        reach="LOCATION_HAND,0",
        value=f"function() return 0,0x1f001f,{zones} end",
    )
    steps = f"{{by: 0, do: normal_summon, card: Knight}}\n{{by: 0, do: normal_summon, card: Lord{may}}}"
    keeps = effect(SINGLE, "EFFECT_UNRELEASABLE_SUM", place=MONSTERS, flag="EFFECT_FLAG_SINGLE_RANGE", value="1")
    shows(
        {"Continuous Spell": [more], "Knight": [keeps]},
        scenario("hand: [Knight, Lord], mzone: [{card: Guard, seq: 0}], szone: [{card: Continuous Spell, seq: 1, pos: faceup}]", steps),
    )


# -- the Battle Phase


@pytest.mark.parametrize(("event", "calculated"), [("EVENT_BATTLE_START", False), ("EVENT_BATTLED", True), ("EVENT_DAMAGE_STEP_END", True)])
@pytest.mark.parametrize("battles", [1, 2])
def test_damage_is_calculated_once_in_each_damage_step(event: str, calculated: bool, battles: int) -> None:
    """Also in the second battle of a turn it has not been calculated when the Damage Step begins."""
    asks = effect(
        f"{FIELD}|EFFECT_TYPE_CONTINUOUS", event, place=MONSTERS,
        do="if Duel.IsDamageCalculated() then Duel.Recover(tp,700,REASON_EFFECT) end",
    )  # fmt: skip
    attacks = ["{by: 0, do: attack, card: Giant}", "{by: 0, do: attack, card: Lord}"][:battles]
    shows(
        {"Knight": [asks]},
        scenario(
            "mzone: [{card: Knight, seq: 1}, {card: Giant, seq: 2}, {card: Lord, seq: 3}]",
            "\n".join(["{by: 0, do: end_turn}", "{by: 1, do: end_turn}", "{by: 0, do: to_battle}", *attacks]),
            "",
            f"{{check: lp, player: 0, value: {8000 + 700 * battles * calculated}}}",
        ),
    )


def test_what_ends_the_battle_phase_ends_the_attack() -> None:
    """R-BATTLE-PHASE-OVER: the attack ends without a Damage Step because of that effect; nothing was negated."""
    ends = effect("EFFECT_TYPE_ACTIVATE", "EVENT_ATTACK_ANNOUNCE", do="Duel.SkipPhase(1-tp,PHASE_BATTLE,RESET_PHASE|PHASE_BATTLE_STEP,1)")
    steps = "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}\n{by: 0, do: attack, card: Giant}\n"
    not_negated = "{check: event, event: {event: attack_negated}, is: false}"
    found = shows(
        {"Trap": [ends]},
        scenario("mzone: [{card: Giant, seq: 2}]", steps + "{by: 1, do: chain, card: Trap}", "szone: [{card: Trap, seq: 1}]", not_negated),
    )
    ended = [verdict for verdict in verdicts(found.record) if "R-BATTLE-PHASE-OVER" in verdict.rules]
    assert [(verdict.about, verdict.by) for verdict in ended] == [("Giant", ("Trap",))]


# -- effects that Special Summon


@pytest.mark.parametrize(("kind", "may"), [("7", True), ("8", False), ("SUMMON_TYPE_FUSION", False)])
@pytest.mark.parametrize("limited", ["the monster", "the player"])
def test_a_limit_on_special_summons_knows_how_the_monster_would_be_summoned(kind: str, may: bool, limited: str) -> None:
    if limited == "the monster":
        limits = effect(SINGLE, "EFFECT_SPSUMMON_CONDITION", value="function(e,se,sp,st) return st==SUMMON_TYPE_SPECIAL|7 end")
    else:
        limits = effect(
            FIELD, "EFFECT_CANNOT_SPECIAL_SUMMON", place="LOCATION_GRAVE", flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0",
            also="e:SetTarget(function(e,c,sp,st) return st~=SUMMON_TYPE_SPECIAL|7 end)",
        )  # fmt: skip
    tries = f"if Duel.SpecialSummon({card('Knight')},{kind},tp,tp,false,false,POS_FACEUP)>0 then {BURN} end"
    shows(
        {"Knight": [limits], "Spell": [spell(tries)]},
        scenario("hand: [Spell], grave: [Knight]", "{by: 0, do: activate, card: Spell}", "", burnt(may)),
    )


FULL = "{card: Guard, seq: 0}, {card: Squire, seq: 1}, {card: Lord, seq: 2}, {card: Twin, seq: 3}"
LINKED = "{card: Link, seq: 2}, {card: Guard, seq: 1}, {card: Synchro, seq: 5}"


@pytest.mark.parametrize(
    ("ruleset", "board", "wanted", "knight", "fusion"),
    [("mr5", FULL, 4, 4, 5), ("mr5", FULL, 6, 4, 6), ("mr4", LINKED, 3, 0, 3), ("mr4", LINKED, 4, 4, 3)],
)
def test_of_monsters_summoned_together_each_leaves_the_others_a_zone(
    ruleset: str, board: str, wanted: int, knight: int, fusion: int
) -> None:
    """The last Main Monster Zone is for the one from the GY, the last linked zone for the one from the Extra Deck."""
    both = f"Group.FromCards({card('Fusion')},{card('Knight')})"
    shows(
        {"Spell": [spell(f"Duel.SpecialSummon({both},0,tp,tp,true,true,POS_FACEUP_ATTACK)")]},
        f"ruleset: {ruleset}\n" + scenario(
            f"hand: [Spell], grave: [Knight], extra: [Fusion], mzone: [{board}]",
            f"{{by: 0, do: activate, card: Spell}}\n{{by: 0, do: zone, zone: mzone, seq: {wanted}, optional: true}}",
            "",
            f"{{check: card, card: Knight, zone: mzone, seq: {knight}}}, {{check: card, card: Fusion, zone: mzone, seq: {fusion}}}",
        ),
    )  # fmt: skip


@pytest.mark.parametrize("zone", [0, 3, 4])
def test_a_monster_that_is_summoned_alone_may_take_the_last_linked_zone(zone: int) -> None:
    shows(
        {"Spell": [spell(f"Duel.SpecialSummon({card('Knight')},0,tp,tp,true,true,POS_FACEUP_ATTACK)")]},
        "ruleset: mr4\n" + scenario(
            f"hand: [Spell], grave: [Knight], extra: [Fusion], mzone: [{LINKED}]",
            f"{{by: 0, do: activate, card: Spell}}\n{{by: 0, do: zone, zone: mzone, seq: {zone}}}",
            "",
            f"{{check: card, card: Knight, zone: mzone, seq: {zone}}}",
        ),
    )  # fmt: skip


# -- what an activation announces, and what must answer it


@pytest.mark.parametrize(
    ("ruleset", "summoner", "counted"), [("mr1", "tp", 100), ("mr1", "1-tp", 100), ("mr1", "PLAYER_ALL", 110), ("mr5", "PLAYER_ALL", 0)]
)
@pytest.mark.parametrize("negated", [False, True])
def test_a_special_summon_that_was_announced_is_used_up_by_the_older_rules(
    ruleset: str, summoner: str, counted: int, negated: bool
) -> None:
    """Also if nothing was Summoned, but not if the activation was negated."""
    announces = f"Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,nil,1,{summoner},LOCATION_HAND)"
    counts = "100*Duel.GetActivityCount(tp,ACTIVITY_SPSUMMON)+10*Duel.GetActivityCount(1-tp,ACTIVITY_SPSUMMON)"
    shows(
        {
            "Spell": [spell("local n=0", choose=announces)],
            "Trap": [answer("Duel.NegateActivation(ev)" if negated else "local n=0", when="rp~=tp")],
            "Other Spell": [spell(f"Duel.Damage(1-tp,{counts},REASON_EFFECT)")],
        },
        f"ruleset: {ruleset}\n" + scenario(
            "hand: [Spell, Other Spell]",
            "{by: 0, do: activate, card: Spell}\n{by: 1, do: chain, card: Trap}\n{by: 0, do: activate, card: Other Spell}",
            "szone: [{card: Trap, seq: 1}]",
            f"{{check: lp, player: 1, value: {8000 - (0 if negated else counted)}}}",
        ),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("step", "lost"),
    [("", 3200), ("\n{by: 0, do: chain, card: Squire}", 2300), ("\n{by: 0, do: pass, optional: true}", 3200)],
    ids=["the first one", "the other one", "neither"],
)
def test_of_several_quick_effects_that_must_be_activated_the_player_chooses_the_first(step: str, lost: int) -> None:
    """None of them can be left out."""
    deals = [
        effect(
            "EFFECT_TYPE_QUICK_F", "EVENT_CHAINING", place=MONSTERS, when="re:IsActiveType(TYPE_SPELL)",
            do=f"Duel.Damage(1-tp,{n}*Duel.GetCurrentChain(),REASON_EFFECT)",
        )
        for n in (100, 1000)
    ]  # fmt: skip
    shows(
        {"Knight": [deals[0]], "Squire": [deals[1]], "Spell": [spell("local n=0")]},
        scenario(
            "hand: [Spell], mzone: [{card: Knight, seq: 1}, {card: Squire, seq: 2}]",
            "{by: 0, do: activate, card: Spell}" + step, "", f"{{check: lp, player: 1, value: {8000 - lost}}}",
        ),
    )  # fmt: skip
