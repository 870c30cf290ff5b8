"""Which Summons and Sets a player has, what they take, and where the monster goes."""

import pytest
from scripted import CODES, FIELD, MONSTERS, SINGLE, effect, scenario, shows, single, spell

LEGAL, ILLEGAL = "", ", expect: illegal"
SUMMON, SET = "{by: 0, do: normal_summon, card: %s%s}", "{by: 0, do: set, card: %s%s}"
FREE_TRIBUTES = "mzone: [{card: Guard, seq: 0}, {card: Squire, seq: 1}]"
IN_HAND = "LOCATION_HAND"
STAYS = single("EFFECT_UNRELEASABLE_SUM", value="1")


def own(code: str, **parts: str) -> str:
    """An effect of the monster on itself while it is in the hand."""
    return effect(SINGLE, code, **{"flag": "EFFECT_FLAG_SINGLE_RANGE", "place": IN_HAND, **parts})


def level(number: int) -> str:
    return own("EFFECT_CHANGE_LEVEL", value=str(number))


# -- how many


@pytest.mark.parametrize("second", [SUMMON, SET])
@pytest.mark.parametrize("first", [SUMMON, SET])
def test_one_normal_summon_or_set_a_turn(first: str, second: str) -> None:
    shows({}, scenario("hand: [Knight, Guard]", f"{first % ('Knight', LEGAL)}\n{second % ('Guard', ILLEGAL)}"))


@pytest.mark.parametrize(
    ("code", "count", "steps"),
    [
        ("EFFECT_SET_SUMMON_COUNT_LIMIT", "2", [(SUMMON, "Knight", LEGAL), (SUMMON, "Guard", LEGAL), (SUMMON, "Squire", ILLEGAL)]),
        ("EFFECT_SET_SUMMON_COUNT_LIMIT", "2", [(SUMMON, "Knight", LEGAL), (SET, "Guard", LEGAL), (SET, "Squire", ILLEGAL)]),
        ("EFFECT_EXTRA_SUMMON_COUNT", "0", [(SUMMON, "Knight", LEGAL), (SUMMON, "Guard", LEGAL), (SUMMON, "Squire", ILLEGAL)]),
        ("EFFECT_EXTRA_SUMMON_COUNT", "0", [(SUMMON, "Knight", LEGAL), (SET, "Guard", ILLEGAL)]),
        ("EFFECT_EXTRA_SET_COUNT", "0", [(SET, "Knight", LEGAL), (SET, "Guard", LEGAL), (SET, "Squire", ILLEGAL)]),
        ("EFFECT_EXTRA_SET_COUNT", "0", [(SUMMON, "Knight", LEGAL), (SET, "Guard", LEGAL), (SUMMON, "Squire", ILLEGAL)]),
        ("EFFECT_EXTRA_SET_COUNT", "0", [(SET, "Knight", LEGAL), (SUMMON, "Guard", ILLEGAL)]),
    ],
)
def test_more_summons_by_an_effect(code: str, count: str, steps: list[tuple[str, str, str]]) -> None:
    """An effect can raise the number, or give one more Summon, or one more Set."""
    if code == "EFFECT_SET_SUMMON_COUNT_LIMIT":
        more = effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0", value=count)
    else:
        more = effect(FIELD, code, place=MONSTERS, reach="LOCATION_HAND,0", flag="EFFECT_FLAG_SET_AVAILABLE")
    plays = "\n".join(step % (name, may) for step, name, may in steps)
    shows({"Lord": [more]}, scenario("hand: [Knight, Guard, Squire], mzone: [{card: Lord, seq: 4}]", plays))


# -- Tributes


@pytest.mark.parametrize("play", [SUMMON, SET])
@pytest.mark.parametrize(
    ("stars", "monsters", "reduced", "may"),
    [
        (4, 0, 0, LEGAL),
        (5, 0, 0, ILLEGAL),
        (5, 1, 0, LEGAL),
        (6, 1, 0, LEGAL),
        (7, 1, 0, ILLEGAL),
        (7, 2, 0, LEGAL),
        (5, 0, 1, LEGAL),
        (7, 0, 1, ILLEGAL),
        (7, 1, 1, LEGAL),
        (7, 0, 2, LEGAL),
    ],
)
def test_how_many_tributes(play: str, stars: int, monsters: int, reduced: int, may: str) -> None:
    """One for Level 5 and 6, two from Level 7; effects may make fewer do."""
    code = "EFFECT_DECREASE_TRIBUTE" if play is SUMMON else "EFFECT_DECREASE_TRIBUTE_SET"
    fewer = [own(code, value=str(reduced))] if reduced else []
    field = ", ".join(f"{{card: Guard, seq: {seq}}}" for seq in range(monsters))
    shows({"Knight": [level(stars), *fewer]}, scenario(f"hand: [Knight], mzone: [{field}]", play % ("Knight", may)))


@pytest.mark.parametrize(
    ("stars", "tributes", "again"), [(4, 0, LEGAL), (5, 0, ILLEGAL), (5, 1, LEGAL), (7, 1, ILLEGAL), (7, 2, LEGAL), (8, 1, ILLEGAL)]
)
def test_what_saves_one_tribute_a_turn(stars: int, tributes: int, again: str) -> None:
    """An effect that saves a Tribute once a turn is used up by a Summon with fewer Tributes than its Level takes, and by no other."""
    saves = effect(FIELD, "EFFECT_DECREASE_TRIBUTE", place=MONSTERS, reach="LOCATION_HAND,0", count="1", value="1")
    more = effect(FIELD, "EFFECT_SET_SUMMON_COUNT_LIMIT", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0", value="2")
    field = ", ".join(f"{{card: Guard, seq: {seq}}}" for seq in range(tributes))
    stays = "{card: Mimic, seq: 4}"
    first = SUMMON % ("Knight", "") if not tributes else SUMMON % ("Knight", ", targets: [" + ", ".join(["Guard"] * tributes) + "]")
    shows(
        {"Knight": [level(stars), STAYS], "Squire": [level(5)], "Mimic": [saves, more, STAYS]},
        scenario(f"hand: [Knight, Squire], mzone: [{field}, {stays}]".replace("[, ", "["), first + "\n" + SUMMON % ("Squire", again)),
    )


@pytest.mark.parametrize(
    ("guard", "may"),
    [
        ([], LEGAL),
        ([single("EFFECT_UNRELEASABLE_SUM", value="1")], ILLEGAL),
        ([single("EFFECT_UNRELEASABLE_SUM", value=f"function(e,c) return c:IsCode({CODES['Squire']}) end")], LEGAL),
        ([single("EFFECT_UNRELEASABLE_NONSUM", value="1")], LEGAL),
        ([single("EFFECT_DOUBLE_TRIBUTE", value="1")], LEGAL),
    ],
)
def test_what_can_be_tributed_for_a_summon(guard: list[str], may: str) -> None:
    shows(
        {"Knight": [level(6)], "Guard": guard},
        scenario("hand: [Knight], mzone: [{card: Guard, seq: 0}]", SUMMON % ("Knight", may)),
    )


@pytest.mark.parametrize(("value", "may"), [("1", LEGAL), (f"function(e,c) return c:IsCode({CODES['Squire']}) end", ILLEGAL)])
def test_one_monster_as_two_tributes(value: str, may: str) -> None:
    """A monster that counts as two Tributes does so for the monsters that it names."""
    shows(
        {"Knight": [level(8)], "Guard": [single("EFFECT_DOUBLE_TRIBUTE", value=value)]},
        scenario("hand: [Knight], mzone: [{card: Guard, seq: 0}]", SUMMON % ("Knight", may)),
    )


@pytest.mark.parametrize(
    ("own_effects", "may"),
    [([], ILLEGAL), ([single("EFFECT_EXTRA_RELEASE_SUM", value="1")], LEGAL), ([single("EFFECT_EXTRA_RELEASE", value="1")], LEGAL)],
)
def test_the_opponents_monster_is_tributed_where_an_effect_allows_it(own_effects: list[str], may: str) -> None:
    shows(
        {"Knight": [level(6)], "Guard": own_effects},
        scenario("hand: [Knight]", SUMMON % ("Knight", may), "mzone: [{card: Guard, seq: 0}]"),
    )


@pytest.mark.parametrize(("zones", "may"), [(5, LEGAL), (4, LEGAL)])
def test_a_full_field_makes_room_by_a_tribute(zones: int, may: str) -> None:
    """With all zones taken a Tribute Summon still is possible, an ordinary one is not."""
    field = ", ".join(f"{{card: Guard, seq: {seq}}}" for seq in range(zones))
    shows({"Knight": [level(6)]}, scenario(f"hand: [Knight], mzone: [{field}]", SUMMON % ("Knight", may)))
    shows({"Knight": []}, scenario(f"hand: [Knight], mzone: [{field}]", SUMMON % ("Knight", ILLEGAL if zones == 5 else LEGAL)))


@pytest.mark.parametrize("play", ["Summoned", "Set"])
def test_tributes_are_sent_and_the_monster_knows_them(play: str) -> None:
    """The Tributed monster is in the GY, and the Summoned one was Tribute Summoned with it."""
    burns = effect(
        f"{SINGLE}+EFFECT_TYPE_TRIGGER_F", "EVENT_SUMMON_SUCCESS", do="Duel.Damage(1-tp,700,REASON_EFFECT)",
        when="e:GetHandler():IsSummonType(SUMMON_TYPE_TRIBUTE) and "
        f"e:GetHandler():GetMaterial():IsExists(Card.IsCode,1,nil,{CODES['Guard']})",
    )  # fmt: skip
    step = (SUMMON if play == "Summoned" else SET) % ("Knight", ", target: Guard")
    shows(
        {"Knight": [level(6), burns]},
        scenario(
            f"hand: [Knight], {FREE_TRIBUTES}",
            step,
            expect=f"{{check: card, card: Guard, zone: grave}}, {{check: card, card: Squire, zone: mzone}}, "
            f"{{check: lp, player: 1, value: {7300 if play == 'Summoned' else 8000}}}",
        ),
    )


# -- procedures of Normal Summons


@pytest.mark.parametrize(("limits", "ordinary"), [("EFFECT_SUMMON_PROC", True), ("EFFECT_LIMIT_SUMMON_PROC", False)])
@pytest.mark.parametrize("fits", [True, False])
def test_a_normal_summon_by_a_procedure(limits: str, ordinary: bool, fits: bool) -> None:
    """A monster may have another way to be Normal Summoned, or no other; by it the monster may need no Tribute."""
    condition = "tp==nil or true" if fits else "tp==nil"
    way = effect(SINGLE, limits, flag="EFFECT_FLAG_UNCOPYABLE", when=condition)
    for monsters, may in ((0, fits), (1, fits or ordinary)):
        field = "{card: Guard, seq: 0}" if monsters else ""
        shows(
            {"Knight": [level(6), way]},
            scenario(f"hand: [Knight], mzone: [{field}]", SUMMON % ("Knight", LEGAL if may else ILLEGAL)),
        )


# -- where and how the monster comes


@pytest.mark.parametrize(
    ("lets", "steps", "pos"),
    [
        ([], "", "attack"),
        (["EFFECT_NORMAL_SUMMON_FACEUP_DEFENSE"], "\n{by: 0, do: position, pos: defense}", "defense"),
    ],
)
def test_the_position_of_a_normal_summon(lets: list[str], steps: str, pos: str) -> None:
    more = [effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0") for code in lets]
    shows(
        {"Lord": more},
        scenario(
            "hand: [Knight], mzone: [{card: Lord, seq: 4}]",
            SUMMON % ("Knight", LEGAL) + steps,
            expect=f"{{check: card, card: Knight, zone: mzone, pos: {pos}}}",
        ),
    )


@pytest.mark.parametrize(("closed", "may"), [("0xf", LEGAL), ("0x1f", ILLEGAL), ("0x1f0000", LEGAL)])
def test_zones_that_cannot_be_used(closed: str, may: str) -> None:
    """A zone that an effect closes cannot be used; the other player's zones do not matter."""
    closes = effect(FIELD, "EFFECT_DISABLE_FIELD", place="LOCATION_SZONE", value=closed)
    shows(
        {"Continuous Spell": [closes]},
        scenario("hand: [Knight], szone: [{card: Continuous Spell, seq: 1, pos: faceup}]", SUMMON % ("Knight", may)),
    )


@pytest.mark.parametrize(("most", "may"), [(2, LEGAL), (1, ILLEGAL)])
def test_a_limit_on_how_many_monsters_a_player_has(most: int, may: str) -> None:
    limit = effect(FIELD, "EFFECT_MAX_MZONE", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0", value=str(most))
    shows({"Lord": [limit]}, scenario("hand: [Knight], mzone: [{card: Lord, seq: 4}]", SUMMON % ("Knight", may)))


# -- Special Summons


def revives(more: str = "", where: str = "LOCATION_GRAVE", to: str = "tp") -> str:
    knight = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,{where},{where},nil,{CODES['Knight']})"
    return spell(
        f"Duel.SpecialSummon({knight},0,tp,{to},false,false,POS_FACEUP_ATTACK{more})",
        possible=f"{knight} and {knight}:IsCanBeSpecialSummoned(e,0,tp,false,false,POS_FACEUP_ATTACK,{to}{more})",
    )


@pytest.mark.parametrize(("to", "player"), [("tp", 0), ("1-tp", 1)])
def test_a_special_summon_to_either_side(to: str, player: int) -> None:
    shows(
        {"Spell": [revives(to=to)]},
        scenario(
            "hand: [Spell], grave: [Knight]",
            "{by: 0, do: activate, card: Spell}",
            expect=f"{{check: card, card: Knight, zone: mzone, player: {player}, owner: 0}}",
        ),
    )


@pytest.mark.parametrize(("zones", "taken", "may"), [("0x4", 2, ILLEGAL), ("0x4", 1, LEGAL), ("0x6", 1, LEGAL)])
def test_a_special_summon_to_some_zones(zones: str, taken: int, may: str) -> None:
    shows(
        {"Spell": [revives(more=f",{zones}")]},
        scenario(f"hand: [Spell], grave: [Knight], mzone: [{{card: Guard, seq: {taken}}}]", f"{{by: 0, do: activate, card: Spell{may}}}"),
    )


@pytest.mark.parametrize(
    ("knight", "field", "may"),
    [
        ([], [], LEGAL),
        (["c:EnableReviveLimit()"], [], ILLEGAL),
        ([effect(SINGLE, "EFFECT_CANNOT_SPECIAL_SUMMON")], [], ILLEGAL),
        ([effect(SINGLE, "EFFECT_SPSUMMON_COST", also="e:SetCost(function() return false end)")], [], ILLEGAL),
        ([f"c:SetUniqueOnField(1,0,{CODES['Knight']})"], [], LEGAL),
        ([], ["EFFECT_CANNOT_SPECIAL_SUMMON"], ILLEGAL),
        ([], ["EFFECT_SPSUMMON_COUNT_LIMIT"], LEGAL),
    ],
)
def test_what_stands_against_a_special_summon_by_an_effect(knight: list[str], field: list[str], may: str) -> None:
    lasting = [
        effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1", value="1" if "COUNT" in code else "")
        for code in field
    ]
    shows(
        {"Knight": knight, "Spell": [revives()], "Squire": lasting},
        scenario("hand: [Spell], grave: [Knight]", f"{{by: 0, do: activate, card: Spell{may}}}", "mzone: [{card: Squire, seq: 1}]"),
    )


@pytest.mark.parametrize(("most", "may"), [(1, ILLEGAL), (2, LEGAL)])
def test_a_limit_on_special_summons_in_a_turn(most: int, may: str) -> None:
    limit = effect(FIELD, "EFFECT_SPSUMMON_COUNT_LIMIT", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1", value=str(most))
    again = revives().replace(str(CODES["Knight"]), str(CODES["Guard"]))
    shows(
        {"Spell": [revives()], "Other Spell": [again], "Squire": [limit]},
        scenario(
            "hand: [Spell, Other Spell], grave: [Knight, Guard]",
            "{by: 0, do: activate, card: Spell}\n{by: 0, do: activate, card: Other Spell" + may + "}",
            "mzone: [{card: Squire, seq: 1}]",
        ),
    )


@pytest.mark.parametrize(("cards", "may"), [("Knight", LEGAL), ("Guard", ILLEGAL)])
def test_a_prohibition_of_some_special_summons(cards: str, may: str) -> None:
    """ "You cannot Special Summon monsters, except ...": the prohibition asks about each."""
    forbids = effect(
        FIELD, "EFFECT_CANNOT_SPECIAL_SUMMON", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1",
        reaches=f"not c:IsCode({CODES['Knight']})",
    )  # fmt: skip
    shows(
        {"Spell": [revives().replace(str(CODES["Knight"]), str(CODES[cards]))], "Squire": [forbids]},
        scenario("hand: [Spell], grave: [Knight, Guard]", f"{{by: 0, do: activate, card: Spell{may}}}", "mzone: [{card: Squire, seq: 1}]"),
    )


# -- Sets of Spells and Traps


@pytest.mark.parametrize(
    ("trap", "taken", "may"),
    [
        ([], 4, LEGAL),
        ([], 5, ILLEGAL),
        ([effect(SINGLE, "EFFECT_CANNOT_SSET")], 0, ILLEGAL),
        ([effect(SINGLE, "EFFECT_SSET_COST", also="e:SetCost(function() return false end)")], 0, ILLEGAL),
    ],
)
def test_setting_a_trap(trap: list[str], taken: int, may: str) -> None:
    field = ", ".join(f"{{card: Other Trap, seq: {seq}}}" for seq in range(taken))
    shows({"Trap": [spell(""), *trap]}, scenario(f"hand: [Trap], szone: [{field}]", SET % ("Trap", may)))


@pytest.mark.parametrize("taken", [0, 2])
def test_setting_several_cards_at_once(taken: int) -> None:
    """Several cards are Set at the same time, each in a zone of its own, a Field Spell in the Field Zone."""
    field = ", ".join(f"{{card: Third Trap, seq: {seq}}}" for seq in range(taken))
    codes = ",".join(str(CODES[name]) for name in ("Trap", "Other Trap", "Field Spell"))
    sets = f"Duel.SSet(tp,Duel.GetMatchingGroup(Card.IsCode,tp,LOCATION_HAND,0,nil,{codes})) Duel.SetLP(1,#Duel.GetOperatedGroup())"
    shows(
        {"Spell": [spell(sets)]},
        scenario(
            f"hand: [Spell, Trap, Other Trap, Field Spell], szone: [{field}]",
            "{by: 0, do: activate, card: Spell}",
            expect="{check: lp, player: 1, value: 3}, {check: card, card: Field Spell, zone: szone, seq: 5, pos: set}, "
            "{check: card, card: Trap, zone: szone, pos: set}, {check: card, card: Other Trap, zone: szone, pos: set}",
        ),
    )


def test_a_set_card_cannot_be_used_in_its_turn_whoever_set_it() -> None:
    sets = f"Duel.SSet(tp,Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_DECK,0,nil,{CODES['Trap']}))"
    shows(
        {"Spell": [spell(sets)], "Trap": [spell("")]},
        scenario("hand: [Spell], deck: [Trap]", "{by: 0, do: activate, card: Spell}\n{by: 0, do: activate, card: Trap, expect: illegal}"),
    )


@pytest.mark.parametrize(("allows", "may"), [([], ILLEGAL), ([effect(SINGLE, "EFFECT_MONSTER_SSET", value="TYPE_SPELL")], LEGAL)])
def test_a_monster_that_can_be_set_as_a_spell(allows: list[str], may: str) -> None:
    """It lies face-down in a Spell & Trap Zone as what the effect says it is."""
    sets = f"""
        local c=Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_HAND,0,nil,{CODES["Knight"]})
        if c:IsSSetable() then Duel.SSet(tp,c) if c:IsSpell() and c:IsFacedown() then Duel.SetLP(1,7777) end end"""
    shows(
        {"Spell": [spell(sets)], "Knight": allows},
        scenario(
            "hand: [Spell, Knight]",
            "{by: 0, do: activate, card: Spell}",
            expect=f"{{check: lp, player: 1, value: {8000 if may else 7777}}}, "
            f"{{check: card, card: Knight, zone: {'hand' if may else 'szone'}}}",
        ),
    )


@pytest.mark.parametrize("limited", [False, True])
def test_an_effect_that_makes_fewer_tributes_do_is_used_up(limited: bool) -> None:
    """Once per turn it saves a Tribute; the next monster takes it again."""
    fewer = effect(
        FIELD, "EFFECT_DECREASE_TRIBUTE", place=MONSTERS, reach="LOCATION_HAND,0", value="1", flag="EFFECT_FLAG_SET_AVAILABLE",
        count="1" if limited else "",
    )  # fmt: skip
    more = effect(FIELD, "EFFECT_SET_SUMMON_COUNT_LIMIT", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0", value="2")
    shows(
        {"Knight": [level(5), STAYS], "Guard": [level(5)], "Lord": [fewer, more, STAYS]},
        scenario(
            "hand: [Knight, Guard], mzone: [{card: Lord, seq: 4}]",
            f"{SUMMON % ('Knight', LEGAL)}\n{SUMMON % ('Guard', ILLEGAL if limited else LEGAL)}",
        ),
    )


@pytest.mark.parametrize("play", [SUMMON, SET])
def test_the_type_of_a_summon_by_a_procedure(play: str) -> None:
    """A monster knows by which of its ways it was Summoned."""
    code = "EFFECT_SUMMON_PROC" if play is SUMMON else "EFFECT_SET_PROC"
    way = effect(SINGLE, code, flag="EFFECT_FLAG_UNCOPYABLE", value="SUMMON_TYPE_NORMAL+1")
    asks = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_MZONE,0,nil,{CODES['Knight']}):IsSummonType(SUMMON_TYPE_NORMAL+1)"
    shows(
        {"Knight": [level(5), way], "Spell": [spell(f"if {asks} then Duel.SetLP(1,7777) end")]},
        scenario(
            "hand: [Knight, Spell]",
            f"{play % ('Knight', LEGAL)}\n{{by: 0, do: activate, card: Spell}}",
            expect="{check: lp, player: 1, value: 7777}",
        ),
    )


@pytest.mark.parametrize("limit", [1, 2])
def test_a_way_that_can_be_used_once(limit: int) -> None:
    """A procedure with a limit is used up by a Summon with it."""
    way = effect(SINGLE, "EFFECT_SUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", count=f"{limit},{CODES['Knight']}")
    more = effect(FIELD, "EFFECT_SET_SUMMON_COUNT_LIMIT", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0", value="2")
    shows(
        {"Knight": [level(5), way, STAYS], "Lord": [more, STAYS]},
        scenario(
            "hand: [Knight, Knight], mzone: [{card: Lord, seq: 4}]",
            f"{SUMMON % ('Knight', LEGAL)}\n{SUMMON % ('{card: Knight, zone: hand}', LEGAL if limit == 2 else ILLEGAL)}",
        ),
    )


@pytest.mark.parametrize(("play", "code"), [(SUMMON, "EFFECT_SUMMON_PROC"), (SET, "EFFECT_SET_PROC")])
def test_a_way_to_the_other_side(play: str, code: str) -> None:
    """By such a procedure the monster comes to the opponent's field, in its position: face-up if Summoned, face-down if Set."""
    comes = "defense" if play is SUMMON else "set"
    way = effect(SINGLE, code, flag="EFFECT_FLAG_UNCOPYABLE+EFFECT_FLAG_SPSUM_PARAM", reach="POS_DEFENSE,1")
    shows(
        {"Knight": [level(5), way]},
        scenario(
            "hand: [Knight]",
            play % ("Knight", LEGAL),
            expect=f"{{check: card, card: Knight, zone: mzone, player: 1, owner: 0, pos: {comes}}}",
        ),
    )


@pytest.mark.parametrize(("kind", "may"), [("SUMMON_TYPE_SPECIAL", ILLEGAL), ("SUMMON_TYPE_FUSION", LEGAL)])
def test_a_prohibition_of_one_kind_of_special_summon(kind: str, may: str) -> None:
    """A prohibition is told by which kind of Special Summon the monster would come."""
    forbids = effect(
        FIELD, "EFFECT_CANNOT_SPECIAL_SUMMON", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1",
        also=f"e:SetTarget(function(e,c,player,kind) return kind=={kind} end)",
    )  # fmt: skip
    shows(
        {"Spell": [revives()], "Squire": [forbids]},
        scenario("hand: [Spell], grave: [Knight]", f"{{by: 0, do: activate, card: Spell{may}}}", "mzone: [{card: Squire, seq: 1}]"),
    )


@pytest.mark.parametrize(
    ("play", "code", "forbidden"), [(SUMMON, "EFFECT_SUMMON_PROC", "EFFECT_CANNOT_SUMMON"), (SET, "EFFECT_SET_PROC", "EFFECT_CANNOT_MSET")]
)
@pytest.mark.parametrize(("kind", "may"), [("SUMMON_TYPE_NORMAL+1", ILLEGAL), ("SUMMON_TYPE_NORMAL+2", LEGAL)])
def test_a_prohibition_of_one_way_of_summoning(play: str, code: str, forbidden: str, kind: str, may: str) -> None:
    """A prohibition is told by which of its ways the monster would be Summoned or Set."""
    way = effect(SINGLE, code, flag="EFFECT_FLAG_UNCOPYABLE", value="SUMMON_TYPE_NORMAL+1")
    forbids = effect(
        FIELD, forbidden, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1",
        also=f"e:SetTarget(function(e,c,player,kind) return kind=={kind} end)",
    )  # fmt: skip
    shows(
        {"Knight": [level(5), way], "Squire": [forbids]},
        scenario("hand: [Knight]", play % ("Knight", may), "mzone: [{card: Squire, seq: 1}]"),
    )


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_type_of_a_special_summon_by_a_procedure(number: int) -> None:
    procedure = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place=IN_HAND, value=f"SUMMON_TYPE_SPECIAL+{number}")
    knows = effect(
        f"{SINGLE}+EFFECT_TYPE_CONTINUOUS", "EVENT_SPSUMMON_SUCCESS", do="Duel.SetLP(1,7777)",
        when=f"e:GetHandler():GetSummonType()==SUMMON_TYPE_SPECIAL+{number}",
    )  # fmt: skip
    shows(
        {"Knight": [procedure, knows]},
        scenario("hand: [Knight]", "{by: 0, do: special_summon, card: Knight}", expect="{check: lp, player: 1, value: 7777}"),
    )


@pytest.mark.parametrize(("taken", "place"), [(4, "hand"), (3, "szone")])
def test_a_trap_is_not_set_where_there_is_no_zone(taken: int, place: str) -> None:
    """An effect that would Set a card leaves it where it is if no zone is free."""
    field = ", ".join(f"{{card: Third Trap, seq: {seq}}}" for seq in range(taken))
    sets = f"Duel.SSet(tp,Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_HAND,0,nil,{CODES['Trap']}))"
    shows(
        {"Spell": [spell(sets)]},
        scenario(
            f"hand: [Spell, Trap], szone: [{field}]",
            "{by: 0, do: activate, card: Spell}",
            expect=f"{{check: card, card: Trap, zone: {place}}}",
        ),
    )


@pytest.mark.parametrize(("count", "may"), [("", LEGAL), ("1", ILLEGAL)])
def test_the_opponents_monsters_can_be_tributed_as_often_as_an_effect_says(count: str, may: str) -> None:
    lets = effect(
        FIELD,
        "EFFECT_EXTRA_RELEASE_SUM",
        place=MONSTERS,
        reach="0,LOCATION_MZONE",
        value="1",
        count=count,
        flag="EFFECT_FLAG_IGNORE_IMMUNE",
    )
    more = effect(FIELD, "EFFECT_SET_SUMMON_COUNT_LIMIT", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="1,0", value="2")
    shows(
        {"Knight": [level(6), STAYS], "Guard": [level(6)], "Lord": [lets, more, STAYS]},
        scenario(
            "hand: [Knight, Guard], mzone: [{card: Lord, seq: 4}]",
            f"{SUMMON % ('Knight', LEGAL)}\n{SUMMON % ('Guard', may)}",
            "mzone: [{card: Squire, seq: 1}, {card: Giant, seq: 2}]",
        ),
    )
