"""How long effects last, what ends them, and what a card that moved, turned or changed hands keeps."""

import pytest
from scripted import BLINK, CODES, FIELD, IGNITION, MONSTERS, effect, scenario, shows, single, spell

LEGAL, ILLEGAL = "", ", expect: illegal"
KNIGHT = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES['Knight']})"
USE, USE_OTHER, PASS_TURN = "{by: 0, do: activate, card: Spell}", "{by: 0, do: activate, card: Other Spell}", "{by: %d, do: end_turn}"


def gains(reset: str, owner: str = "e:GetHandler()", value: int = 500) -> str:
    return f"""
        local c={KNIGHT} local f=Effect.CreateEffect({owner}) f:SetType(EFFECT_TYPE_SINGLE) f:SetCode(EFFECT_UPDATE_ATTACK)
        f:SetValue({value}) f:SetReset(RESET_EVENT+{reset}) c:RegisterEffect(f)"""


def knight(attack: int, **where: str) -> str:
    more = "".join(f", {key}: {value}" for key, value in where.items())
    return f"{{check: card, card: Knight, zone: mzone, atk: {attack}{more}}}"


MINE = "mzone: [{card: Knight, seq: 2}], hand: [Spell, Other Spell], deck: [Mystical Elf, Mystical Elf]"
THEIRS = "deck: [Mystical Elf, Mystical Elf], hand: [Quick-Play]"


@pytest.mark.parametrize(
    ("happens", "reset", "kept"),
    [
        ("", "RESETS_STANDARD", True),
        (BLINK.format(KNIGHT), "RESETS_STANDARD", False),
        (f"Duel.ChangePosition({KNIGHT},POS_FACEDOWN_DEFENSE) Duel.ChangePosition({KNIGHT},POS_FACEUP_ATTACK)", "RESETS_STANDARD", False),
        (f"Duel.ChangePosition({KNIGHT},POS_FACEDOWN_DEFENSE) Duel.ChangePosition({KNIGHT},POS_FACEUP_ATTACK)", "RESET_TURN_SET", False),
        (f"Duel.ChangePosition({KNIGHT},POS_FACEDOWN_DEFENSE) Duel.ChangePosition({KNIGHT},POS_FACEUP_ATTACK)", "RESET_TOGRAVE", True),
        (f"Duel.ChangePosition({KNIGHT},POS_FACEUP_DEFENSE)", "RESETS_STANDARD", True),
        (f"Duel.GetControl({KNIGHT},1-tp)", "RESETS_STANDARD", True),
        (f"Duel.GetControl({KNIGHT},1-tp)", "RESETS_STANDARD+RESET_CONTROL", False),
        (BLINK.format(KNIGHT), "RESET_TOHAND", True),
        (BLINK.format(KNIGHT), "RESET_TEMP_REMOVE", False),
        (BLINK.format(KNIGHT), "RESET_LEAVE", False),
    ],
)
def test_what_ends_an_effect_on_a_monster(happens: str, reset: str, kept: bool) -> None:
    """It ends with what its text says: leaving the field, turning face-down, changing hands, and not with other things."""
    shows(
        {"Spell": [spell(gains(reset))], "Other Spell": [spell(happens)]},
        scenario(MINE, f"{USE}\n{USE_OTHER}", THEIRS, knight(2000 if kept else 1500)),
    )


@pytest.mark.parametrize(("owner", "kept"), [("e:GetHandler()", True), (KNIGHT, False)])
def test_a_negation_ends_what_the_monster_did_to_itself(owner: str, kept: bool) -> None:
    """What another card gave a monster stays while its effects are negated; what it gave itself until it is negated ends."""
    negates = f"""
        local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_SINGLE) f:SetCode(EFFECT_DISABLE)
        f:SetReset(RESET_EVENT+RESETS_STANDARD+RESET_CHAIN) {KNIGHT}:RegisterEffect(f)"""
    shows(
        {"Spell": [spell(gains("RESETS_STANDARD_DISABLE", owner))], "Other Spell": [spell(negates)]},
        scenario(MINE, f"{USE}\n{USE_OTHER}", THEIRS, knight(2000 if kept else 1500, negated="false")),
    )


@pytest.mark.parametrize(
    ("reset", "count", "turns", "kept"),
    [
        ("RESET_PHASE+PHASE_END", 1, 0, True),
        ("RESET_PHASE+PHASE_END", 1, 1, False),
        ("RESET_PHASE+PHASE_END", 2, 1, True),
        ("RESET_PHASE+PHASE_END", 2, 2, False),
        ("RESET_PHASE+PHASE_END+RESET_OPPO_TURN", 1, 1, True),
        ("RESET_PHASE+PHASE_END+RESET_OPPO_TURN", 1, 2, False),
        ("RESET_PHASE+PHASE_END+RESET_SELF_TURN", 2, 2, True),
        ("RESET_PHASE+PHASE_END+RESET_SELF_TURN", 2, 3, False),
        ("RESET_PHASE+PHASE_STANDBY", 1, 0, True),
        ("RESET_PHASE+PHASE_STANDBY", 1, 1, False),
        ("RESET_PHASE+PHASE_STANDBY+RESET_SELF_TURN", 1, 1, True),
        ("RESET_PHASE+PHASE_STANDBY+RESET_SELF_TURN", 1, 2, False),
    ],
)
def test_how_many_turns_an_effect_lasts(reset: str, count: int, turns: int, kept: bool) -> None:
    """Until the end of the turn, of the opponent's turn, of one's own second turn, the next Standby Phase."""
    steps = "\n".join([USE, *(PASS_TURN % (turn % 2) for turn in range(turns))])
    shows(
        {"Spell": [spell(gains(f"RESETS_STANDARD+{reset},{count}"))]},
        scenario(
            MINE,
            steps + f"\n{{by: {turns % 2}, do: to_battle, label: now, optional: true}}",
            THEIRS,
            knight(2000 if kept else 1500),
        ),
    )


ONCE = effect(IGNITION, "0", place=MONSTERS, count="1", do="Duel.Damage(1-tp,700,REASON_EFFECT)")
USE_KNIGHT = "{by: 0, do: activate, card: Knight%s}"


@pytest.mark.parametrize(
    ("happens", "may"),
    [
        ("", ILLEGAL),
        (BLINK.format(KNIGHT), LEGAL),
        (f"Duel.ChangePosition({KNIGHT},POS_FACEDOWN_DEFENSE) Duel.ChangePosition({KNIGHT},POS_FACEUP_ATTACK)", LEGAL),
        (f"Duel.ChangePosition({KNIGHT},POS_FACEUP_DEFENSE)", ILLEGAL),
    ],
)
def test_once_per_turn_begins_anew(happens: str, may: str) -> None:
    """A11: "once per turn" of a card counts for as long as it is that card: not after it left the field or was turned face-down."""
    shows(
        {"Knight": [ONCE], "Spell": [spell(happens)]},
        scenario(MINE, "\n".join((USE_KNIGHT % LEGAL, USE, USE_KNIGHT % may)), THEIRS),
    )


@pytest.mark.parametrize(("turns", "may"), [(0, ILLEGAL), (2, LEGAL)])
@pytest.mark.parametrize("count", ["1", f"1,{CODES['Knight']}", f"1,{CODES['Knight']},EFFECT_COUNT_CODE_OATH"])
def test_once_per_turn_begins_anew_each_turn(turns: int, may: str, count: str) -> None:
    own = effect(IGNITION, "0", place=MONSTERS, count=count, do="Duel.Damage(1-tp,700,REASON_EFFECT)")
    steps = [USE_KNIGHT % LEGAL, *(PASS_TURN % turn for turn in range(turns)), USE_KNIGHT % may]
    shows({"Knight": [own]}, scenario(MINE, "\n".join(steps), THEIRS))


def test_once_per_duel() -> None:
    own = effect(
        IGNITION, "0", place=MONSTERS, count=f"1,{CODES['Knight']},EFFECT_COUNT_CODE_DUEL", do="Duel.Damage(1-tp,700,REASON_EFFECT)"
    )
    steps = [USE_KNIGHT % LEGAL, PASS_TURN % 0, PASS_TURN % 1, USE_KNIGHT % ILLEGAL]
    shows({"Knight": [own]}, scenario(MINE, "\n".join(steps), THEIRS))


@pytest.mark.parametrize(("count", "may"), [(f"1,{CODES['Knight']},EFFECT_COUNT_CODE_CHAIN", LEGAL), (f"1,{CODES['Knight']}", ILLEGAL)])
def test_once_per_chain(count: str, may: str) -> None:
    """A limit for the Chain is over with the Chain."""
    own = effect("EFFECT_TYPE_QUICK_O", "EVENT_FREE_CHAIN", place=MONSTERS, count=count, do="Duel.Damage(1-tp,700,REASON_EFFECT)")
    shows({"Knight": [own]}, scenario(MINE, "\n".join((USE_KNIGHT % LEGAL, USE_KNIGHT % may)), THEIRS))
    shows(
        {"Knight": [own]},
        scenario(MINE, "{by: 0, do: activate, card: Knight}\n{by: 0, do: chain, card: Knight, expect: illegal}", THEIRS),
    )


@pytest.mark.parametrize(
    ("happens", "left"), [("", 1), (BLINK.format(KNIGHT), 0), (f"Duel.ChangePosition({KNIGHT},POS_FACEDOWN_DEFENSE)", 0)]
)
def test_counters_go_with_the_card(happens: str, left: int) -> None:
    """A card that leaves the field or is turned face-down loses its counters."""
    permits = "c:EnableCounterPermit(0x1)"
    places = f"{KNIGHT}:AddCounter(0x1,1)"
    pos = "set" if "DEFENSE" in happens else "attack"
    shows(
        {"Knight": [permits], "Spell": [spell(places)], "Other Spell": [spell(happens)]},
        scenario(MINE, f"{USE}\n{USE_OTHER}", THEIRS, f"{{check: card, card: Knight, zone: mzone, pos: {pos}, counters: {left}}}"),
    )


@pytest.mark.parametrize(
    ("happens", "player"),
    [
        ("Duel.Destroy(Duel.GetFieldGroup(tp,LOCATION_SZONE,0):Filter(Card.IsCode,nil,{}),REASON_EFFECT)", 1),
        (f"Duel.ChangePosition({KNIGHT},POS_FACEDOWN_DEFENSE)", 0),
    ],
)
def test_a_monster_turned_face_down_stays_with_who_controls_it(happens: str, player: int) -> None:
    """Control by an Equip Spell ends with the Equip Spell, unless that is lost because the monster was turned face-down."""
    takes = effect("EFFECT_TYPE_EQUIP", "EFFECT_SET_CONTROL", value="function(e) return e:GetHandlerPlayer() end")
    shows(
        {"Equip Spell": ["aux.AddEquipProcedure(c,1)", takes], "Other Spell": [spell(happens.format(CODES["Equip Spell"]))]},
        scenario(
            "hand: [Equip Spell, Other Spell]",
            "{by: 0, do: activate, card: Equip Spell, target: Knight}\n" + USE_OTHER,
            "mzone: [{card: Knight, seq: 2}]",
            f"{{check: card, card: Equip Spell, zone: grave}}, {{check: card, card: Knight, player: {player}, zone: mzone}}",
        ),
    )


@pytest.mark.parametrize(
    ("first", "second", "attack"),
    [
        ("EFFECT_UPDATE_ATTACK", "EFFECT_SET_ATTACK_FINAL", 500),
        ("EFFECT_SET_ATTACK_FINAL", "EFFECT_UPDATE_ATTACK", 1000),
        ("EFFECT_SET_ATTACK", "EFFECT_SET_ATTACK", 500),
        ("EFFECT_SET_BASE_ATTACK", "EFFECT_UPDATE_ATTACK", 1000),
        ("EFFECT_UPDATE_ATTACK", "EFFECT_SET_BASE_ATTACK", 1000),
    ],
)
def test_a_value_that_is_set_ends_those_before(first: str, second: str, attack: int) -> None:
    """An ATK that becomes a value forgets what was gained before; what is gained after it counts."""

    def change(code: str) -> str:
        return spell(gains("RESETS_STANDARD").replace("EFFECT_UPDATE_ATTACK", code))

    shows({"Spell": [change(first)], "Other Spell": [change(second)]}, scenario(MINE, f"{USE}\n{USE_OTHER}", THEIRS, knight(attack)))


@pytest.mark.parametrize("drained", [False, True])
def test_a_lasting_effect_that_came_back_counts_as_the_newest(drained: bool) -> None:
    """A lasting effect applies from when its card came to the field: of two that set the ATK the newer one counts."""

    def sets(attack: int) -> str:
        return effect(
            FIELD, "EFFECT_SET_ATTACK", place=MONSTERS, reach="LOCATION_MZONE,0", reaches=f"c:IsCode({CODES['Knight']})", value=str(attack)
        )

    happens = BLINK.format(f"Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_MZONE,0,nil,{CODES['Squire']})") if drained else ""
    shows(
        {"Squire": [sets(700)], "Guard": [sets(900)], "Spell": [spell(happens)]},
        scenario(
            "mzone: [{card: Knight, seq: 2}, {card: Squire, seq: 3}, {card: Guard, seq: 4}], hand: [Spell]",
            USE,
            expect=knight(700 if drained else 900),
        ),
    )


@pytest.mark.parametrize("given", [False, True])
def test_what_an_effect_gives_to_others_goes_with_it(given: bool) -> None:
    """An effect that gives other monsters an effect gives it while it applies."""
    grants = f"""
        local f=Effect.CreateEffect(c) f:SetType(EFFECT_TYPE_IGNITION) f:SetRange(LOCATION_MZONE)
        f:SetOperation(function(e,tp) Duel.Damage(1-tp,700,REASON_EFFECT) end)
        local g=Effect.CreateEffect(c) g:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_GRANT) g:SetRange(LOCATION_MZONE)
        g:SetTargetRange(LOCATION_MZONE,0) g:SetTarget(function(e,c) return c:IsCode({CODES["Knight"]}) end)
        g:SetLabelObject(f) c:RegisterEffect(g)"""
    leaves = f"Duel.SendtoGrave(Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_MZONE,0,nil,{CODES['Squire']}),REASON_EFFECT)"
    shows(
        {"Squire": [grants], "Spell": [spell("" if given else leaves)]},
        scenario(
            "mzone: [{card: Knight, seq: 2}, {card: Squire, seq: 3}], hand: [Spell]",
            USE + "\n" + USE_KNIGHT % (LEGAL if given else ILLEGAL),
        ),
    )


@pytest.mark.parametrize(("code", "dies"), [("EFFECT_SELF_DESTROY", True), ("EFFECT_SELF_TOGRAVE", False)])
def test_a_card_that_ends_itself(code: str, dies: bool) -> None:
    """A card destroys itself, or is sent to the GY, as soon as what it says is so."""
    own = single(code, when="Duel.GetLP(1-e:GetHandlerPlayer())<8000")
    shows(
        {"Knight": [own], "Spell": [spell("Duel.Damage(1-tp,100,REASON_EFFECT)")]},
        scenario(
            MINE,
            USE,
            THEIRS,
            f"{{check: event, event: {{event: move, card: Knight, reason: destroy}}, is: {str(dies).lower()}}}, "
            "{check: card, card: Knight, zone: grave}",
        ),
    )
