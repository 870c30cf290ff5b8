"""The borders of what scripts can ask and do: values for a Summon alone, cards that are elsewhere, amounts of 0, places that are full."""
# ruff: noqa: E501  (a line of Lua is a line)

import pytest
from scripted import CODES, CONTINUOUS, FIELD, MONSTERS, SINGLE, USE, card, effect, give, left, lose, scenario, shows, single, spell

KNIGHT = "hand: [Spell], mzone: [{card: Knight, seq: 1}]"
TWO = "hand: [Spell], mzone: [{card: Knight, seq: 1}, {card: Giant, seq: 2}]"
HERO = 0x8
FOR_FUSION = "function(sc,sumtype,tp) return sumtype&SUMMON_TYPE_FUSION==SUMMON_TYPE_FUSION end"


def on_player(code: str, reach: str = "1,0", **parts: str) -> str:
    return effect(FIELD, code, place=MONSTERS, reach=reach, flag="EFFECT_FLAG_PLAYER_TARGET", **parts)


def for_fusion(code: str, value: int) -> str:
    """An effect of the monster on itself that counts when it is used for a Fusion Summon."""
    return single(code, value=str(value), also=f"e:SetOperation({FOR_FUSION})")


@pytest.mark.parametrize(
    ("effects", "names"),
    [
        ([], 1),
        ([("EFFECT_ADD_CODE", "Giant")], 11),
        ([("EFFECT_CHANGE_CODE", "Giant")], 10),
        ([("EFFECT_ADD_CODE", "Giant"), ("EFFECT_REMOVE_CODE", "Giant")], 1),
        ([("EFFECT_CHANGE_CODE", "Giant"), ("EFFECT_ADD_CODE", "Squire")], 110),
    ],
)
@pytest.mark.parametrize("kind", ["FUSION", "SYNCHRO"])
def test_names_for_one_kind_of_summon(effects: list[tuple[str, str]], names: int, kind: str) -> None:
    asked = "+".join(
        f"(Knight:IsSummonCode(nil,SUMMON_TYPE_{kind},tp,{CODES[name]}) and {worth} or 0)"
        for name, worth in (("Knight", 1), ("Giant", 10), ("Squire", 100))
    )
    given = "".join(
        f"local g=Effect.CreateEffect(e:GetHandler()) g:SetType(EFFECT_TYPE_SINGLE) g:SetCode({code}) g:SetValue({CODES[name]}) "
        f"g:SetOperation({FOR_FUSION}) g:SetReset(RESET_EVENT|RESETS_STANDARD) Knight:RegisterEffect(g) "
        for code, name in effects
    )
    given = f"local Knight={card('Knight')} {given}"
    shows({"Spell": [spell(given + lose(asked))]}, scenario(KNIGHT, USE, "", left(names if kind == "FUSION" else 1 if names % 10 else 10)))


@pytest.mark.parametrize(("codes", "found"), [([], 0), (["ADD"], 10), (["CHANGE"], 10)])
def test_archetypes_for_one_kind_of_summon(codes: list[str], found: int) -> None:
    asked = f"({card('Knight')}:IsSetCard({HERO},nil,SUMMON_TYPE_FUSION,tp) and 10 or 0)+({card('Knight')}:IsSetCard({HERO},nil,SUMMON_TYPE_LINK,tp) and 100 or 0)"
    shows(
        {"Knight": [for_fusion(f"EFFECT_{code}_SETCODE", HERO) for code in codes], "Spell": [spell(lose(asked))]},
        scenario(KNIGHT, USE, "", left(found)),
    )


@pytest.mark.parametrize(("code", "value", "link"), [("UPDATE", 2, 4), ("UPDATE", -5, 1), ("CHANGE", 5, 5)])
def test_a_link_rating_that_an_effect_changes(code: str, value: int, link: int) -> None:
    """It is never below 1."""
    shows(
        {"Link": [single(f"EFFECT_{code}_LINK", value=str(value))], "Spell": [spell(lose(f"{card('Link')}:GetLink()"))]},
        scenario("hand: [Spell], mzone: [{card: Link, seq: 2}]", USE, "", left(link)),
    )


NOWHERE = "c:GetLinkedGroupCount()+c:GetMutualLinkedGroupCount()+(c:IsLinked() and 1 or 0)+(c:IsExtraLinked() and 1 or 0)+(c:IsAllColumn() and 1 or 0)+c:GetColumnZone(LOCATION_MZONE,1,1)+c:GetLinkMarker()"


def test_a_link_monster_that_is_not_on_the_field_points_to_nothing() -> None:
    shows(
        {"Spell": [spell(f"local c={card('Link')} {lose(NOWHERE + '+700')}")]},
        scenario("hand: [Spell], grave: [Link]", USE, "", left(0x28 + 700)),
    )


def test_a_monster_without_arrows_points_to_nothing() -> None:
    number = "c:GetLinkedGroupCount()+c:GetMutualLinkedGroupCount()+c:GetLinkMarker()+700"
    shows({"Spell": [spell(f"local c={card('Knight')} {lose(number)}")]}, scenario(KNIGHT, USE, "", left(700)))


# -- amounts and limits


@pytest.mark.parametrize(
    ("do", "lost"),
    [
        ("Duel.Draw(tp,0,REASON_EFFECT)", 0),
        ("Duel.Recover(tp,0,REASON_EFFECT)", 0),
        ("Duel.Damage(tp,0,REASON_EFFECT)", 0),
        ("Duel.DiscardDeck(tp,0,REASON_EFFECT)", 0),
        ("(Duel.ReturnToField(" + card("Guard") + ") and 1 or 0)", 0),
        ("(Duel.SwapControl(" + card("Knight") + "," + card("Knight") + ") and 1 or 0)", 0),
        ("(Duel.SwapControl(" + card("Knight") + "," + card("Guard") + ") and 1 or 0)", 0),
        ("(" + card("Guard") + ":IsControlerCanBeChanged() and 1 or 0)", 0),
        ("(" + card("Knight") + ":CopyEffect(15025844,0)+1)", 0),
        ("(" + card("Knight") + ":ReplaceEffect(15025844,0)+1)", 0),
    ],
)
def test_nothing_comes_of_it(do: str, lost: int) -> None:
    shows(
        {"Spell": [spell(f"local n={do} {lose('n+70')}")]},
        scenario("hand: [Spell, Guard], mzone: [{card: Knight, seq: 1}], deck: [Squire]", USE, "", left(lost + 70)),
    )


@pytest.mark.parametrize(("singly", "placed"), [("true", 2), ("false", 0)])
def test_no_more_counters_than_the_limit(singly: str, placed: int) -> None:
    """One by one as many as there is room for; together all of them or none."""
    permits = "c:EnableCounterPermit(0x1) c:SetCounterLimit(0x1,2)"
    asked = (
        f"local c={card('Knight')} c:AddCounter(0x1,3,{singly}) {lose('c:GetCounter(0x1)*10+(c:IsCanAddCounter(0x1,3,true) and 1 or 0)')}"
    )
    shows({"Knight": [permits], "Spell": [spell(asked)]}, scenario(KNIGHT, USE, "", left(placed * 10 + (placed == 0))))


@pytest.mark.parametrize(("place", "lost"), [("LOCATION_MZONE", 100), ("LOCATION_SZONE", 0)])
def test_where_a_card_may_have_counters(place: str, lost: int) -> None:
    asked = f"local c={card('Guard')} {lose(f'(c:IsCanAddCounter(0x1,1,false,{place}) and 100 or 0)+70')}"
    shows(
        {"Guard": ["c:EnableCounterPermit(0x1,LOCATION_MZONE)"], "Spell": [spell(asked)]},
        scenario("hand: [Spell, Guard]", USE, "", left(lost + 70)),
    )


def test_counters_that_an_effect_keeps_off() -> None:
    keeps_off = effect(FIELD, "EFFECT_CANNOT_PLACE_COUNTER", place=MONSTERS, reach="1,1", flag="EFFECT_FLAG_PLAYER_TARGET")
    asked = f"local c={card('Giant')} {lose('(c:IsCanAddCounter(0x1,1) and 100 or 0)+70')}"
    shows({"Knight": [keeps_off], "Giant": ["c:EnableCounterPermit(0x1)"], "Spell": [spell(asked)]}, scenario(TWO, USE, "", left(70)))


@pytest.mark.parametrize(
    ("code", "where"), [("", "grave"), ("EFFECT_CANNOT_DISCARD_DECK", "deck"), ("EFFECT_TO_GRAVE_REDIRECT", "banished")]
)
def test_cards_sent_from_the_top_of_the_deck(code: str, where: str) -> None:
    effects = []
    if code.endswith("DISCARD_DECK"):
        effects = [on_player(code)]
    elif code:
        effects = [
            effect(
                FIELD,
                code,
                place=MONSTERS,
                reach="0xff,0",
                value="LOCATION_REMOVED",
                flag="EFFECT_FLAG_SET_AVAILABLE|EFFECT_FLAG_IGNORE_RANGE|EFFECT_FLAG_IGNORE_IMMUNE",
            )
        ]
    sends = spell("Duel.DiscardDeck(tp,1,REASON_EFFECT)")
    check = f"{{check: card, card: Guard, zone: {where}}}"
    shows({"Knight": effects, "Spell": [sends]}, scenario(KNIGHT + ", deck: [Guard]", USE, "", check))


@pytest.mark.parametrize(("safe", "over"), [(True, False), (False, True)])
def test_who_cannot_lose_by_lp_has_none_left_and_goes_on(safe: bool, over: bool) -> None:
    effects = [on_player("EFFECT_CANNOT_LOSE_LP", "0,1")] if safe else []
    found = shows(
        {"Knight": effects, "Spell": [spell("Duel.Damage(1-tp,9000,REASON_EFFECT)")]},
        scenario(KNIGHT, USE, "", "{check: lp, player: 1, value: 0}"),
    )
    assert (found.record.winner == 0) is over


@pytest.mark.parametrize(("player", "over"), [("tp", False), ("1-tp", True)])
def test_an_effect_wins_against_who_can_lose(player: str, over: bool) -> None:
    safe = on_player("EFFECT_CANNOT_LOSE_EFFECT", "0,1")
    found = shows({"Knight": [safe], "Spell": [spell(f"Duel.Win({player},0x1)")]}, scenario(KNIGHT, USE))
    assert (found.record.winner is not None) is over


@pytest.mark.parametrize("index", [0, 1, 2])
def test_of_several_effects_that_replace_a_payment_the_player_chooses(index: int) -> None:
    """Or pays in the ordinary way."""
    replaces = [effect(f"{FIELD}|{CONTINUOUS}", "EFFECT_LPCOST_REPLACE", place=MONSTERS, do=lose(str(n))) for n in (10, 20)]
    shows(
        {"Knight": replaces, "Spell": [spell("Duel.PayLPCost(tp,500)")]},
        scenario(
            KNIGHT,
            f"{USE}\n{{by: 0, do: option, index: {index}}}",
            "",
            f"{left(10 * index)}, {{check: lp, player: 0, value: {8000 if index else 7500}}}",
        ),
    )


# -- Equip Cards, positions


@pytest.mark.parametrize(("pos", "zone"), [("attack", "szone"), ("set", "grave")])
def test_a_card_that_finds_no_monster_to_equip_goes_to_the_graveyard(pos: str, zone: str) -> None:
    equips = spell(f"Duel.Equip(tp,{card('Guard')},{card('Giant')}) " + give("Guard", "EFFECT_EQUIP_LIMIT", "1"))
    board = f"hand: [Spell, Guard], mzone: [{{card: Giant, seq: 2, pos: {pos}}}]"
    shows({"Spell": [equips]}, scenario(board, USE, "", f"{{check: card, card: Guard, zone: {zone}}}"))


@pytest.mark.parametrize("free", [True, False])
def test_a_card_that_finds_no_zone_to_equip_from_goes_to_the_graveyard(free: bool) -> None:
    others = ["Trap", "Other Trap", "Third Trap", "Counter Trap"][: 3 if free else 4]
    zones = ", ".join(f"{{card: {name}, seq: {n}}}" for n, name in enumerate(others))
    equips = spell(f"Duel.Equip(tp,{card('Guard')},{card('Giant')}) " + give("Guard", "EFFECT_EQUIP_LIMIT", "1"))
    zone = "szone" if free else "grave"
    shows(
        {"Spell": [equips]},
        scenario(
            f"hand: [Spell, Guard], szone: [{zones}], mzone: [{{card: Giant, seq: 2}}]",
            USE,
            "",
            f"{{check: card, card: Guard, zone: {zone}}}",
        ),
    )


def test_a_set_card_that_is_equipped_turns_face_up() -> None:
    equips = spell(f"Duel.Equip(tp,{card('Trap')},{card('Giant')}) {lose(card('Trap') + ':IsFaceup() and 70 or 10')}")
    shows({"Spell": [equips]}, scenario("hand: [Spell], szone: [{card: Trap, seq: 1}], mzone: [{card: Giant, seq: 2}]", USE, "", left(70)))


@pytest.mark.parametrize("code", ["", "EFFECT_CANNOT_TURN_SET", "EFFECT_CANNOT_CHANGE_POS_E"])
def test_a_monster_that_effects_cannot_turn(code: str) -> None:
    turns = spell(f"Duel.ChangePosition({card('Giant')},POS_FACEDOWN_DEFENSE)")
    pos = "attack" if code else "set"
    shows(
        {"Giant": [single(code)] if code else [], "Spell": [turns]},
        scenario("hand: [Spell], mzone: [{card: Giant, seq: 2}]", USE, "", f"{{check: card, card: Giant, zone: mzone, pos: {pos}}}"),
    )


# -- control


@pytest.mark.parametrize(("full", "zone"), [(True, "grave"), (False, "mzone")])
def test_a_monster_that_finds_no_zone_when_control_changes_is_destroyed(full: bool, zone: str) -> None:
    names = ["Guard", "Squire", "Lord", "Twin", "Mimic"][: 5 if full else 4]
    board = ", ".join(f"{{card: {name}, seq: {n}}}" for n, name in enumerate(names))
    returns = spell(f"Duel.GetControl({card('Giant')},tp)")
    check = f"{{check: card, card: Giant, zone: {zone}, player: {1 if full else 0}}}"
    shows({"Spell": [returns]}, scenario(f"hand: [Spell], mzone: [{board}]", USE, "mzone: [{card: Giant, seq: 2}]", check))


# -- Tributes by effects


RELEASES = {
    "one's own": ("", True),
    "the opponent's": ("theirs", False),
    "the opponent's, lent": ("lent", True),
}


@pytest.mark.parametrize("case", RELEASES)
def test_what_is_tributed_as_a_cost(case: str) -> None:
    whose, may = RELEASES[case]
    pays = spell(
        f"Duel.Draw(tp,0,REASON_EFFECT) {lose('70')}", payable="Duel.CheckReleaseGroupCost(tp,aux.TRUE,1,false,nil,nil)",
        cost="local g=Duel.SelectReleaseGroupCost(tp,aux.TRUE,1,1,false,nil,nil) Duel.Release(g,REASON_COST)",
    )  # fmt: skip
    lends = [
        effect(
            SINGLE,
            "EFFECT_EXTRA_RELEASE_NONSUM",
            place=MONSTERS,
            flag="EFFECT_FLAG_SINGLE_RANGE",
            value="function(e,re,r,rp) return r&REASON_COST~=0 end",
        )
    ]
    mine, theirs = ("hand: [Spell]", "mzone: [{card: Guard, seq: 1}]") if whose else ("hand: [Spell], mzone: [{card: Guard, seq: 1}]", "")
    steps = USE if may else "{by: 0, do: activate, card: Spell, expect: illegal}"
    shows(
        {"Guard": lends if whose == "lent" else [], "Spell": [pays]},
        scenario(mine, steps, theirs, f"{{check: card, card: Guard, zone: {'grave' if may else 'mzone'}}}, {left(70 if may else 0)}"),
    )


@pytest.mark.parametrize(("codes", "worth"), [([], 1), (["ADD"], 11), (["CHANGE"], 10), (["ADD", "REMOVE"], 1)])
def test_the_list_of_names_for_one_kind_of_summon(codes: list[str], worth: int) -> None:
    given = "".join(
        f"local g=Effect.CreateEffect(e:GetHandler()) g:SetType(EFFECT_TYPE_SINGLE) g:SetCode(EFFECT_{code}_CODE) g:SetValue({CODES['Giant']}) "
        f"g:SetOperation({FOR_FUSION}) g:SetReset(RESET_EVENT|RESETS_STANDARD) Knight:RegisterEffect(g) "
        for code in codes
    )
    number = f"n=n+(code=={CODES['Knight']} and 1 or code=={CODES['Giant']} and 10 or 100)"
    asked = f"local n=0 for _,code in ipairs({{Knight:GetCode(Knight,SUMMON_TYPE_FUSION,tp)}}) do {number} end {lose('n')}"
    shows({"Spell": [spell(f"local Knight={card('Knight')} {given}{asked}")]}, scenario(KNIGHT, USE, "", left(worth)))


MUST = [single("EFFECT_MUST_ATTACK", value="1")]


@pytest.mark.parametrize(
    ("own", "answers"), [([], "\n{by: 0, do: yes}\n{by: 0, do: choose, cards: [Guard]}"), (MUST, "\n{by: 0, do: choose, cards: [Guard]}")]
)
def test_a_monster_that_must_attack_goes_on_in_a_replay(own: list[str], answers: str) -> None:
    """Its player is not asked whether it does."""
    leaves = effect("EFFECT_TYPE_ACTIVATE", "EVENT_ATTACK_ANNOUNCE", do=f"Duel.SendtoHand({card('Squire')},nil,REASON_EFFECT)")
    steps = "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}\n{by: 0, do: attack, card: Giant, target: Squire}\n{by: 1, do: chain, card: Trap}"
    theirs = "mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}, {card: Lord, seq: 3}], szone: [{card: Trap, seq: 1}]"
    shows(
        {"Giant": own, "Trap": [leaves]},
        scenario("mzone: [{card: Giant, seq: 2}]", steps + answers, theirs, "{check: card, card: Guard, zone: grave}"),
    )


def test_a_monster_that_cannot_attack_directly_ends_its_attack_when_its_target_is_gone() -> None:
    leaves = effect("EFFECT_TYPE_ACTIVATE", "EVENT_ATTACK_ANNOUNCE", do=f"Duel.SendtoHand({card('Squire')},nil,REASON_EFFECT)")
    steps = "{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n{by: 0, do: to_battle}\n{by: 0, do: attack, card: Giant, target: Squire}\n{by: 1, do: chain, card: Trap}"
    shows(
        {"Giant": [single("EFFECT_CANNOT_DIRECT_ATTACK")], "Trap": [leaves]},
        scenario(
            "mzone: [{card: Giant, seq: 2}]",
            steps,
            "mzone: [{card: Squire, seq: 2}], szone: [{card: Trap, seq: 1}]",
            f"{left(0)}, {{check: card, card: Squire, zone: hand}}",
        ),
    )


@pytest.mark.parametrize(
    ("board", "where"),
    [
        ("szone: [{card: Field Spell, seq: 5, pos: faceup}]", "FS"),
        ("szone: [{card: Field Spell, seq: 5, pos: set}]", ""),
        ("szone: [{card: Continuous Spell, seq: 1, pos: faceup}]", "S"),
        ("mzone: [{card: Knight, seq: 1}]", "M"),
    ],
)
@pytest.mark.parametrize("side", ["tp", "1-tp", "PLAYER_ALL"])
def test_whether_a_card_is_face_up_in_some_zones(board: str, where: str, side: str) -> None:
    name = next(name for name in ("Field Spell", "Continuous Spell", "Knight") if name in board)
    asked = "+".join(f"(Duel.IsEnvironment({CODES[name]},{side},LOCATION_{zone}ZONE) and {10**at} or 0)" for at, zone in enumerate("FSM"))
    found = sum(10**at for at, zone in enumerate("FSM") if zone in where and side != "1-tp")
    shows({"Spell": [spell(lose(asked))]}, scenario(f"hand: [Spell], {board}", USE, "", left(found)))
