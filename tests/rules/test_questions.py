"""What cards ask before they act: materials, what was done this turn, what lies where, and where a card goes instead."""

import pytest
from scripted import BLINK, CODES, FIELD, MONSTERS, SINGLE, TRIGGER, effect, left, lose, scenario, shows, single, spell

from solemn.duel.facade import Duel
from solemn.spec.constants import LOCATION_HAND

SKULL = 70781052  # Summoned Skull
BURN = "Duel.Damage(1-tp,700,REASON_EFFECT)"
USE = "{by: 0, do: activate, card: Spell}"


def card(name: str) -> str:
    return f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES[name]})"


KNIGHT = card("Knight")


def asks(question: str) -> list[str]:
    return [spell(f"if {question} then {BURN} end")]


def answer_is(yes: bool) -> str:
    return f"{{check: lp, player: 1, value: {7300 if yes else 8000}}}"


# -- materials

# question -> an effect that says no, the Summoned monster
MATERIALS = {
    "IsCanBeFusionMaterial": ("EFFECT_CANNOT_BE_FUSION_MATERIAL", "Fusion"),
    "IsCanBeSynchroMaterial": ("EFFECT_CANNOT_BE_SYNCHRO_MATERIAL", "Synchro"),
    "IsCanBeXyzMaterial": ("EFFECT_CANNOT_BE_XYZ_MATERIAL", "Xyz"),
    "IsCanBeLinkMaterial": ("EFFECT_CANNOT_BE_LINK_MATERIAL", "Link"),
}


@pytest.mark.parametrize("question", MATERIALS)
@pytest.mark.parametrize(
    ("prohibition", "value", "may"),
    [
        ("", "", True),
        ("own", "1", False),
        ("own", "for this", False),
        ("own", "for another", True),
        ("any", "1", False),
        ("name", "", False),
    ],
)
def test_what_can_be_material(question: str, prohibition: str, value: str, may: bool) -> None:
    """A prohibition holds for its kind of Summon, or for all, and for the monsters that it names; a prohibited name is no material."""
    code, summoned = MATERIALS[question]
    named = {"for this": CODES[summoned], "for another": CODES["Squire"]}.get(value)
    given = f"function(e,c) return c and c:IsCode({named}) end" if named else value
    code = {"own": code, "any": "EFFECT_CANNOT_BE_MATERIAL", "name": "EFFECT_FORBIDDEN"}.get(prohibition, "")
    own = [single(code, flag="EFFECT_FLAG_SINGLE_RANGE", value=given)] if code else []
    shows(
        {"Knight": own, "Spell": asks(f"{KNIGHT}:{question}({card(summoned)})")},
        scenario(f"hand: [Spell], mzone: [{{card: Knight, seq: 1}}], extra: [{summoned}]", USE, expect=answer_is(may)),
    )


@pytest.mark.parametrize(
    ("name", "question", "may"),
    [
        ("Xyz", "IsCanBeSynchroMaterial", False),
        ("Link", "IsCanBeSynchroMaterial", False),
        ("Synchro", "IsCanBeSynchroMaterial", True),
        ("Link", "IsCanBeXyzMaterial", True),
        ("Xyz", "IsCanBeLinkMaterial", True),
    ],
)
def test_monsters_without_a_level_are_no_synchro_material(name: str, question: str, may: bool) -> None:
    shows(
        {"Spell": asks(f"{card(name)}:{question}({card('Fusion')})")},
        scenario(f"hand: [Spell], mzone: [{{card: {name}, seq: 5}}], extra: [Fusion]", USE, expect=answer_is(may)),
    )


@pytest.mark.parametrize(("effects", "may"), [([], False), ([single("EFFECT_SYNCHRO_MATERIAL")], True)])
def test_the_opponents_monster_as_synchro_material(effects: list[str], may: bool) -> None:
    shows(
        {"Knight": effects, "Spell": asks(f"{KNIGHT}:IsCanBeSynchroMaterial({card('Synchro')})")},
        scenario("hand: [Spell], extra: [Synchro]", USE, "mzone: [{card: Knight, seq: 1}]", answer_is(may)),
    )


# -- what was done this turn

DONE = {
    "normal": ("hand: [Knight, Spell]", "{by: 0, do: normal_summon, card: Knight}", {"ACTIVITY_SUMMON", "ACTIVITY_NORMALSUMMON"}),
    "set": ("hand: [Knight, Spell]", "{by: 0, do: set, card: Knight}", {"ACTIVITY_NORMALSUMMON"}),
    "flip": ("mzone: [{card: Knight, seq: 1, pos: set}], hand: [Spell]", "{by: 0, do: flip, card: Knight}", {"ACTIVITY_FLIPSUMMON"}),
    "special": ("hand: [Knight, Spell]", "{by: 0, do: special_summon, card: Knight}", {"ACTIVITY_SPSUMMON"}),
    "by an effect": ("hand: [Other Spell, Spell], grave: [Knight]", "{by: 0, do: activate, card: Other Spell}", {"ACTIVITY_SPSUMMON"}),
}
KINDS = ("ACTIVITY_SUMMON", "ACTIVITY_NORMALSUMMON", "ACTIVITY_SPSUMMON", "ACTIVITY_FLIPSUMMON")


@pytest.mark.parametrize("ruleset", ["mr5", "mr4"])
@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize("custom", [False, True])
def test_what_a_player_did_this_turn(done: str, custom: bool, ruleset: str) -> None:
    """Each kind of Summon counts once as what it is; a Set is no Summon, but it is the Normal Summon/Set of the turn."""
    setup, play, counts = DONE[done]
    code = CODES["Spell"]
    counter = "".join(f"Duel.AddCustomActivityCounter({code},{kind},function(c) return false end) " for kind in KINDS)
    asked = [f"Duel.GetCustomActivityCount({code},tp,{kind})" if custom else f"Duel.GetActivityCount(tp,{kind})" for kind in KINDS]
    digits = "+".join(f"{10**place}*{count}" for place, count in enumerate(asked))
    procedure = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND")
    shows(
        {
            "Knight": [procedure] if done == "special" else [],
            "Spell": [f"if not s.counted then s.counted=true {counter} end", spell(lose(digits))],
            "Other Spell": [spell(f"Duel.SpecialSummon({KNIGHT},0,tp,tp,false,false,POS_FACEUP)")],
        },
        f"ruleset: {ruleset}\n" + scenario(setup, f"{play}\n{USE}", "", left(sum(10 ** KINDS.index(kind) for kind in counts))),
    )


def test_what_a_player_did_is_forgotten_at_the_end_of_the_turn() -> None:
    shows(
        {"Spell": asks("Duel.GetActivityCount(tp,ACTIVITY_SUMMON)==0")},
        scenario(
            "hand: [Knight, Spell], deck: [Mystical Elf]",
            "{by: 0, do: normal_summon, card: Knight}\n{by: 0, do: end_turn}\n{by: 1, do: end_turn}\n" + USE,
            "deck: [Mystical Elf]",
            answer_is(True),
        ),
    )


@pytest.mark.parametrize(("counted", "yes"), [("Knight", False), ("Guard", True)])
def test_a_counter_of_what_it_does_not_name(counted: str, yes: bool) -> None:
    """A counter counts what its filter refuses."""
    counter = f"""
        if not s.counted then s.counted=true
            Duel.AddCustomActivityCounter({CODES["Spell"]},ACTIVITY_SUMMON,function(c) return c:IsCode({CODES[counted]}) end) end"""
    shows(
        {"Spell": [counter, *asks(f"Duel.GetCustomActivityCount({CODES['Spell']},tp,ACTIVITY_SUMMON)==1")]},
        scenario("hand: [Knight, Spell]", "{by: 0, do: normal_summon, card: Knight}\n" + USE, expect=answer_is(yes)),
    )


# -- where a card goes instead


@pytest.mark.parametrize(
    ("code", "value", "happens", "place"),
    [
        ("EFFECT_LEAVE_FIELD_REDIRECT", "LOCATION_REMOVED", f"Duel.Destroy({KNIGHT},REASON_EFFECT)", "banished"),
        ("EFFECT_LEAVE_FIELD_REDIRECT", "LOCATION_DECK", f"Duel.SendtoGrave({KNIGHT},REASON_EFFECT)", "deck"),
        ("EFFECT_LEAVE_FIELD_REDIRECT", "LOCATION_HAND", f"Duel.SendtoGrave({KNIGHT},REASON_EFFECT)", "hand"),
        ("EFFECT_LEAVE_FIELD_REDIRECT", "LOCATION_REMOVED", f"Duel.SendtoHand({KNIGHT},nil,REASON_EFFECT)", "banished"),
        ("EFFECT_TO_GRAVE_REDIRECT", "LOCATION_REMOVED", f"Duel.SendtoGrave({KNIGHT},REASON_EFFECT)", "banished"),
        ("EFFECT_TO_GRAVE_REDIRECT", "LOCATION_REMOVED", f"Duel.SendtoHand({KNIGHT},nil,REASON_EFFECT)", "hand"),
        ("EFFECT_TO_HAND_REDIRECT", "LOCATION_REMOVED", f"Duel.SendtoHand({KNIGHT},nil,REASON_EFFECT)", "banished"),
        ("EFFECT_TO_DECK_REDIRECT", "LOCATION_REMOVED", f"Duel.SendtoDeck({KNIGHT},nil,0,REASON_EFFECT)", "banished"),
        ("EFFECT_REMOVE_REDIRECT", "LOCATION_DECK", f"Duel.Remove({KNIGHT},POS_FACEUP,REASON_EFFECT)", "deck"),
    ],
)
@pytest.mark.parametrize("open_to_it", [True, False])
def test_a_card_that_goes_elsewhere(code: str, value: str, happens: str, place: str, open_to_it: bool) -> None:
    """ "If it would leave the field" and "if it would be sent to the GY" send it elsewhere, unless it cannot go there."""
    plain = (
        "grave"
        if "Destroy" in happens or "Grave" in happens
        else "hand"
        if "Hand" in happens
        else "deck"
        if "Deck" in happens
        else "banished"
    )
    closed = {"banished": "EFFECT_CANNOT_REMOVE", "deck": "EFFECT_CANNOT_TO_DECK", "hand": "EFFECT_CANNOT_TO_HAND"}[place]
    own = [effect(SINGLE, code, value=value), *([] if open_to_it else [effect(SINGLE, closed)])]
    if place == plain and not open_to_it:
        return
    shows(
        {"Knight": own, "Spell": [spell(happens)]},
        scenario(
            "hand: [Spell], mzone: [{card: Knight, seq: 1}]",
            USE,
            expect=f"{{check: card, card: Knight, zone: {place if open_to_it else plain}}}",
        ),
    )


# -- only one on the field


@pytest.mark.parametrize(
    ("sides", "own_side", "may"),
    [("1,0", True, False), ("1,1", True, False), ("0,1", True, True), ("1,0", False, True), ("1,1", False, False)],
)
def test_only_one_on_the_field(sides: str, own_side: bool, may: bool) -> None:
    """On whose side there can be only one: a second one cannot be Summoned face-up there."""
    there = "mzone: [{card: Knight, seq: 1}]"
    shows(
        {"Knight": [f"c:SetUniqueOnField({sides},{CODES['Knight']})"]},
        scenario(
            f"hand: [Knight], {there}" if own_side else "hand: [Knight]",
            "{by: 0, do: normal_summon, card: {card: Knight, zone: hand}" + ("}" if may else ", expect: illegal}"),
            "" if own_side else there,
        ),
    )


def test_a_script_that_puts_up_the_field_may_ask_whether_the_only_one_could_be_summoned() -> None:
    """No player acts then, so there is no side on which it could be one too many."""
    duel = Duel(start=False)
    duel.place(SKULL, 0, LOCATION_HAND)
    asked = f"""
        local c = Duel.GetFieldGroup(0, LOCATION_HAND, 0):GetFirst()
        c:SetUniqueOnField(1, 1, {SKULL})
        local e = Effect.CreateEffect(c)
        e:SetType(EFFECT_TYPE_FIELD)
        e:SetCode(EFFECT_SPSUMMON_PROC)
        e:SetRange(LOCATION_HAND)
        c:RegisterEffect(e)
        return type(c:IsSpecialSummonable())
    """
    assert duel.machine.load_text(asked.encode(), "asked.lua") == "boolean"


def test_the_newer_one_is_destroyed_if_there_are_two() -> None:
    """Two that allow only one: the one that came later does not stay."""
    flips = "Duel.ChangePosition(Duel.GetMatchingGroup(Card.IsFacedown,tp,LOCATION_MZONE,0,nil),POS_FACEUP_ATTACK)"
    shows(
        {"Knight": [f"c:SetUniqueOnField(1,0,{CODES['Knight']})"], "Spell": [spell(flips)]},
        scenario(
            "hand: [Spell], mzone: [{card: Knight, seq: 1}, {card: Knight, seq: 2, pos: set}]",
            USE,
            expect="{check: card, card: Knight, zone: mzone, count: 1}, {check: card, card: Knight, zone: grave, count: 1}",
        ),
    )


MINE, THEIRS = "Duel.GetFieldCard(tp,LOCATION_MZONE,2)", "Duel.GetFieldCard(1-tp,LOCATION_MZONE,2)"
ARRIVALS = {  # how the second Knight comes to the turn player's side
    "a change of control": f"Duel.GetControl({THEIRS},tp)",
    "an exchange": f"Duel.SwapControl({MINE},{THEIRS})",
    "a return from banishment": f"local k={THEIRS} Duel.Remove(k,POS_FACEUP,REASON_EFFECT+REASON_TEMPORARY) "
    "Duel.SpecialSummon(Duel.GetFirstMatchingCard(nil,1-tp,LOCATION_HAND,0,nil),0,1-tp,1-tp,false,false,POS_FACEUP) Duel.ReturnToField(k)",
}


@pytest.mark.parametrize("how", ARRIVALS)
@pytest.mark.parametrize("seq", [1, 3])
def test_of_two_the_one_that_arrives_does_not_stay(how: str, seq: int) -> None:
    """ "You can only control 1": what arrives by control or exchange is destroyed by rule, what would come back goes to the GY (Q&A 9559).

    Nobody is asked which one.
    """
    back = how == "a return from banishment"
    stays = "player: 1, zone: mzone" if back else f"player: 0, zone: mzone, seq: {seq}"
    shows(
        {"Knight": [f"c:SetUniqueOnField(1,0,{CODES['Knight']})"], "Spell": [spell(ARRIVALS[how])]},
        scenario(
            f"hand: [Spell], mzone: [{{card: Squire, seq: 2}}, {{card: Knight, seq: {seq}}}]",
            USE,
            "mzone: [{card: Knight, seq: 2}]" + (", hand: [Knight]" if back else ""),
            f"{{check: card, card: Knight, player: 1, zone: grave, count: 1}}, {{check: card, card: Knight, {stays}, count: 1}}, "
            "{check: event, event: {event: move, card: Knight, reason: rule}}, "
            "{check: event, event: {event: move, card: Knight, from: {zone: banished}, to: {zone: mzone}}, is: false}, "
            "{check: asked, player: 0, what: choose, is: false}, {check: asked, player: 1, what: choose, is: false}",
        ),
    )


# -- the turn


@pytest.mark.parametrize(("code", "value", "drawn"), [("", "", 1), ("EFFECT_DRAW_COUNT", "2", 2), ("EFFECT_DRAW_COUNT", "0", 0)])
def test_how_many_cards_are_drawn(code: str, value: str, drawn: int) -> None:
    own = [effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1", value=value)] if code else []
    shows(
        {"Squire": own},
        f"""\
setup:
  draw: [1, 1]
  players:
    - mzone: [{{card: Squire, seq: 1}}]
    - deck: [Mystical Elf, Mystical Elf, Mystical Elf]
steps: [{{by: 0, do: end_turn}}]
expect: [{{check: card, card: Mystical Elf, player: 1, zone: hand, count: {drawn}}}]
""".replace("  draw: [1, 1]\n", "  draw: 1\n"),
    )


@pytest.mark.parametrize(
    ("code", "first", "may"),
    [("", True, False), ("EFFECT_BP_FIRST_TURN", True, True), ("", False, True), ("EFFECT_CANNOT_BP", False, False)],
)
def test_who_may_go_to_the_battle_phase(code: str, first: bool, may: bool) -> None:
    """Not in the first turn, unless an effect allows it; not if an effect forbids it."""
    reach = "1,0" if first else "0,1"
    own = [effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach=reach)] if code else []
    steps = "" if first else "{by: 0, do: end_turn}\n"
    shows(
        {"Squire": own},
        scenario(
            "mzone: [{card: Squire, seq: 1}]",
            steps + f"{{by: {0 if first else 1}, do: to_battle{'' if may else ', expect: illegal'}}}",
            "mzone: [{card: Giant, seq: 1}], deck: [Mystical Elf]",
        ),
    )


# -- copying


@pytest.mark.parametrize(
    ("until", "turns", "may"), [("RESET_PHASE+PHASE_END", 0, ""), ("RESET_PHASE+PHASE_END", 2, ", expect: illegal"), ("0", 2, "")]
)
def test_a_monster_that_gains_the_effects_of_another(until: str, turns: int, may: str) -> None:
    """What was copied lasts as long as the text says, and ends when the monster leaves the field."""
    original = effect("EFFECT_TYPE_IGNITION", "0", place=MONSTERS, count="1", do=BURN)
    copies = f"{KNIGHT}:CopyEffect({CODES['Guard']},RESET_EVENT+RESETS_STANDARD+{until},1)"
    steps = [USE, *(f"{{by: {turn}, do: end_turn}}" for turn in range(turns)), "{by: 0, do: activate, card: Knight" + may + "}"]
    shows(
        {"Guard": [original], "Spell": [spell(copies)]},
        scenario("hand: [Spell], mzone: [{card: Knight, seq: 1}], deck: [Mystical Elf]", "\n".join(steps), "deck: [Mystical Elf]"),
    )


@pytest.mark.parametrize("back", [False, True])
def test_a_monster_whose_effects_are_replaced(back: bool) -> None:
    """While it has the effects of another monster instead, it does not have its own; it gets them back when it leaves the field."""
    mine = effect("EFFECT_TYPE_IGNITION", "0", place=MONSTERS, do=BURN)
    replaces = f"{KNIGHT}:ReplaceEffect({CODES['Guard']},RESET_EVENT+RESETS_STANDARD,1)"
    steps = [
        USE,
        "{by: 0, do: activate, card: Other Spell}",
        "{by: 0, do: activate, card: Knight" + ("}" if back else ", expect: illegal}"),
    ]
    shows(
        {
            "Knight": [mine],
            "Guard": [single("EFFECT_UPDATE_ATTACK", value="500")],
            "Spell": [spell(replaces)],
            "Other Spell": [spell(BLINK.format(KNIGHT) if back else "")],
        },
        scenario("hand: [Spell, Other Spell], mzone: [{card: Knight, seq: 1}]", "\n".join(steps)),
    )


# -- Xyz Materials


@pytest.mark.parametrize("detached", [False, True])
def test_materials_are_attached_and_detached(detached: bool) -> None:
    """A card under an Xyz Monster is not on the field; what it gives to the Xyz Monster ends when it is detached."""
    gives = effect("EFFECT_TYPE_XMATERIAL", "EFFECT_UPDATE_ATTACK", value="500")
    takes = f"{card('Xyz')}:RemoveOverlayCard(tp,1,1,REASON_EFFECT)" if detached else ""
    shows(
        {"Knight": [gives], "Spell": [spell(takes)]},
        scenario(
            "hand: [Spell], mzone: [{card: Xyz, seq: 5, materials: [Knight]}]",
            USE,
            expect=f"{{check: card, card: Xyz, zone: mzone, atk: {2000 if detached else 2500}}}, "
            f"{{check: card, card: Knight, zone: {'grave' if detached else 'overlay'}}}",
        ),
    )


def test_materials_go_to_the_grave_with_their_monster() -> None:
    shows(
        {"Spell": [spell(f"Duel.SendtoDeck({card('Xyz')},nil,0,REASON_EFFECT)")]},
        scenario(
            "hand: [Spell], mzone: [{card: Xyz, seq: 5, materials: [Knight, Guard]}]",
            USE,
            expect="{check: card, card: Knight, zone: grave}, {check: card, card: Guard, zone: grave}",
        ),
    )


@pytest.mark.parametrize("kind", [SINGLE, FIELD])
def test_a_trigger_in_the_grave(kind: str) -> None:
    """ "If this card is sent to the GY" and "if a card is sent to the GY" trigger there."""
    triggers = effect(f"{kind}+{TRIGGER}", "EVENT_TO_GRAVE", place="" if kind == SINGLE else MONSTERS, flag="EFFECT_FLAG_DELAY", do=BURN)
    name = "Knight" if kind == SINGLE else "Squire"
    shows(
        {name: [triggers], "Spell": [spell(f"Duel.SendtoGrave({KNIGHT},REASON_EFFECT)")]},
        scenario(
            "hand: [Spell], mzone: [{card: Knight, seq: 1}, {card: Squire, seq: 2}]",
            USE + f"\n{{by: 0, do: chain, card: {name}}}",
            expect=answer_is(True),
        ),
    )


# -- Field Spells, Decks, unions of questions


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("Duel.IsEnvironment({field})", True),
        ("Duel.IsEnvironment({other})", False),
        ("Duel.IsEnvironment({field},tp)", True),
        ("Duel.IsEnvironment({field},1-tp)", False),
        ("Duel.IsEnvironment({knight},tp,LOCATION_MZONE)", True),
        ("Duel.IsEnvironment({knight},tp,LOCATION_SZONE)", False),
        ("Duel.IsEnvironment({continuous},tp,LOCATION_SZONE)", True),
        ("Duel.IsEnvironment({continuous},tp,LOCATION_MZONE)", False),
    ],
)
def test_which_card_is_in_force(question: str, yes: bool) -> None:
    """A name is asked for in the Field Zone, or in other places of either field."""
    names = {"field": "Field Spell", "other": "Other Field Spell", "knight": "Knight", "continuous": "Continuous Spell"}
    shows(
        {"Spell": asks(question.format(**{key: CODES[name] for key, name in names.items()}))},
        scenario(
            "hand: [Spell], mzone: [{card: Knight, seq: 1}], "
            "szone: [{card: Field Spell, seq: 5, pos: faceup}, {card: Continuous Spell, seq: 1, pos: faceup}]",
            USE,
            expect=answer_is(yes),
        ),
    )


@pytest.mark.parametrize(
    ("question", "cards", "yes"),
    [
        ("Duel.IsPlayerCanDiscardDeck(tp,2)", 2, True),
        ("Duel.IsPlayerCanDiscardDeck(tp,2)", 1, False),
        ("Duel.IsPlayerCanDiscardDeckAsCost(tp,1)", 1, True),
        ("Duel.IsPlayerCanDiscardDeckAsCost(tp,2)", 1, False),
        ("Duel.IsPlayerCanDraw(tp,2)", 2, True),
        ("Duel.IsPlayerCanDraw(tp,2)", 1, False),
    ],
)
def test_what_a_deck_has_cards_for(question: str, cards: int, yes: bool) -> None:
    deck = ", ".join(["Mystical Elf"] * cards)
    shows({"Spell": asks(question)}, scenario(f"hand: [Spell], deck: [{deck}]", USE, expect=answer_is(yes)))


@pytest.mark.parametrize(("goes", "yes"), [("", True), ("LOCATION_REMOVED", False)])
def test_a_deck_whose_cards_would_go_elsewhere_pays_no_cost(goes: str, yes: bool) -> None:
    """A cost must really be paid: cards that would be banished instead cannot be sent to the GY as a cost."""
    elsewhere = effect(
        FIELD, "EFFECT_TO_GRAVE_REDIRECT", place=MONSTERS, reach="0,LOCATION_DECK", value=goes, flag="EFFECT_FLAG_SET_AVAILABLE"
    )
    shows(
        {"Squire": [elsewhere] if goes else [], "Spell": asks("Duel.IsPlayerCanDiscardDeckAsCost(tp,1)")},
        scenario("hand: [Spell], deck: [Mystical Elf]", USE, "mzone: [{card: Squire, seq: 1}]", answer_is(yes)),
    )


# -- zones


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("Duel.GetLocationCount(tp,LOCATION_MZONE)", 3),
        ("Duel.GetLocationCount(1-tp,LOCATION_MZONE)", 5),
        ("Duel.GetLocationCount(tp,LOCATION_SZONE)", 4),
        ("Duel.GetMZoneCount(tp)", 3),
        (f"Duel.GetMZoneCount(tp,{KNIGHT})", 4),
        (f"Duel.GetLocationCountFromEx(tp,tp,nil,{card('Fusion')})", 4),
        (f"Duel.GetLocationCountFromEx(tp,tp,nil,{card('Link')})", 1),
        ("Duel.GetFieldGroupCount(tp,LOCATION_MZONE,0)", 2),
        ("Duel.GetFieldGroupCount(tp,LOCATION_ONFIELD,LOCATION_ONFIELD)", 3),
    ],
)
def test_how_many_zones_are_free(question: str, number: int) -> None:
    shows(
        {"Spell": [spell(f"Duel.SetLP(1,1000+{question})")]},
        scenario(
            "hand: [Spell], mzone: [{card: Knight, seq: 1}, {card: Guard, seq: 3}], extra: [Fusion, Link]",
            USE,
            expect=f"{{check: lp, player: 1, value: {1000 + number}}}",
        ),
    )


@pytest.mark.parametrize(("field", "free"), [("{card: Knight, seq: 2}", 1), ("{card: Link, seq: 2}", 3), ("{card: Link, seq: 0}", 2)])
def test_where_a_link_monster_from_the_extra_deck_can_go(field: str, free: int) -> None:
    """To an Extra Monster Zone, or a zone that a Link Monster points to (this one: left and right)."""
    second = "Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_EXTRA,0,nil," + str(CODES["Link"]) + ")"
    shows(
        {"Spell": [spell(f"Duel.SetLP(1,1000+Duel.GetLocationCountFromEx(tp,tp,nil,{second}))")]},
        scenario(f"hand: [Spell], mzone: [{field}], extra: [Link]", USE, expect=f"{{check: lp, player: 1, value: {1000 + free}}}"),
    )


@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("Duel.IsExistingMatchingCard(nil,tp,LOCATION_MZONE,0,2,nil)", True),
        ("Duel.IsExistingMatchingCard(nil,tp,LOCATION_MZONE,0,3,nil)", False),
        ("Duel.IsExistingMatchingCard(aux.TRUE,tp,LOCATION_MZONE,0,0,nil)", False),
        ("Duel.IsExistingMatchingCard(aux.TRUE,tp,LOCATION_REMOVED,0,0,nil)", False),
        ("Duel.IsExistingMatchingCard(aux.TRUE,tp,LOCATION_MZONE,0,2,Duel.GetFieldCard(tp,LOCATION_MZONE,1))", False),
        ("Duel.IsExistingMatchingCard(aux.TRUE,tp,LOCATION_MZONE,0,1,Duel.GetFieldGroup(tp,LOCATION_MZONE,0))", False),
        (f"Duel.IsExistingMatchingCard(Card.IsCode,tp,0,LOCATION_MZONE,1,nil,{CODES['Giant']})", True),
        (f"Duel.IsExistingMatchingCard(Card.IsCode,tp,LOCATION_MZONE,0,1,nil,{CODES['Giant']})", False),
        ("Duel.GetMatchingGroupCount(aux.TRUE,tp,LOCATION_MZONE,LOCATION_MZONE,nil)==3", True),
    ],
)
def test_whether_such_cards_are_there(question: str, yes: bool) -> None:
    """So many cards, without those left out, on the side asked for; never none."""
    shows(
        {"Spell": [spell(f"if {question} then Duel.SetLP(1,7777) end")]},
        scenario(
            "hand: [Spell], mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 2}]",
            "{by: 0, do: activate, card: Spell}",
            "mzone: [{card: Giant, seq: 1}]",
            f"{{check: lp, player: 1, value: {7777 if yes else 8000}}}",
        ),
    )


# -- materials and procedures


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("SUMMON_TYPE_SYNCHRO", "REASON_SYNCHRO"),
        ("SUMMON_TYPE_XYZ", "REASON_XYZ"),
        ("SUMMON_TYPE_LINK", "REASON_LINK"),
        ("0", "REASON_SPSUMMON"),
    ],
)
@pytest.mark.parametrize("event", ["EVENT_BE_MATERIAL", "EVENT_BE_PRE_MATERIAL"])
def test_a_material_knows_for_what_summon_it_was_used(kind: str, reason: str, event: str) -> None:
    takes = f"""
        local g=Group.FromCards(Duel.GetFirstMatchingCard(Card.IsCode,0,LOCATION_MZONE,0,nil,{CODES["Guard"]}))
        e:GetHandler():SetMaterial(g) Duel.SendtoGrave(g,REASON_MATERIAL)"""
    procedure = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND", value=kind, do=takes)
    told = effect("EFFECT_TYPE_SINGLE+EFFECT_TYPE_CONTINUOUS", event, when=f"r=={reason}", do="Duel.SetLP(1,7777)")
    shows(
        {"Knight": [procedure], "Guard": [told]},
        scenario(
            "hand: [Knight], mzone: [{card: Guard, seq: 1}]",
            "{by: 0, do: special_summon, card: Knight}",
            expect="{check: lp, player: 1, value: 7777}, {check: card, card: Knight, zone: mzone}",
        ),
    )
