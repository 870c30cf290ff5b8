"""What can be activated, when and by whom; what an activation costs; what may be chained to it."""

import pytest
from scripted import (
    ACTIVATE,
    CODES,
    CONTINUOUS,
    FIELD,
    IGNITION,
    MONSTERS,
    MUST_TRIGGER,
    QUICK,
    SINGLE,
    TRIGGER,
    answer,
    effect,
    give,
    left,
    lose,
    scenario,
    shows,
    spell,
)

BURN = "Duel.Damage(1-tp,700,REASON_EFFECT)"
LEGAL, ILLEGAL = "", ", expect: illegal"


def burnt(times: int = 1, player: int = 1) -> str:
    return f"{{check: lp, player: {player}, value: {8000 - 700 * times}}}"


# -- from where, and when


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("Trap", "{by: 0, do: activate, card: Trap, expect: illegal}"),
        ("Quick-Play", "{by: 0, do: activate, card: Quick-Play}"),
        (
            "Quick-Play",
            "{by: 0, do: end_turn}\n{by: 1, do: activate, card: Other Spell}\n{by: 0, do: chain, card: Quick-Play, expect: illegal}",
        ),
        ("Spell", "{by: 0, do: activate, card: Spell}"),
        ("Spell", "{by: 0, do: end_turn}\n{by: 1, do: activate, card: Other Spell}\n{by: 0, do: chain, card: Spell, expect: illegal}"),
        ("Spell", "{by: 0, do: set, card: Spell}\n{by: 0, do: activate, card: Spell}"),
        ("Quick-Play", "{by: 0, do: set, card: Quick-Play}\n{by: 0, do: activate, card: Quick-Play, expect: illegal}"),
        ("Trap", "{by: 0, do: set, card: Trap}\n{by: 0, do: activate, card: Trap, expect: illegal}"),
        (
            "Trap",
            "{by: 0, do: set, card: Trap}\n{by: 0, do: end_turn}\n{by: 1, do: activate, card: Other Spell}\n{by: 0, do: chain, card: Trap}",
        ),
        (
            "Quick-Play",
            "{by: 0, do: set, card: Quick-Play}\n{by: 0, do: end_turn}\n{by: 1, do: activate, card: Other Spell}\n"
            "{by: 0, do: chain, card: Quick-Play}",
        ),
    ],
)
def test_from_the_hand_or_set_and_in_whose_turn(card: str, steps: str) -> None:
    """A Trap or Quick-Play Spell waits a turn once it is Set; a Trap is not activated from the hand, a Spell only in one's own turn."""
    shows(
        {card: [spell("")], "Other Spell": [spell("")]},
        scenario(f"hand: [{card}], deck: [Mystical Elf]", steps, "hand: [Other Spell], deck: [Mystical Elf]"),
    )


@pytest.mark.parametrize(
    ("card", "code", "steps"),
    [
        ("Trap", "EFFECT_TRAP_ACT_IN_HAND", "{by: 0, do: activate, card: Trap}"),
        ("Trap", "EFFECT_TRAP_ACT_IN_SET_TURN", "{by: 0, do: set, card: Trap}\n{by: 0, do: activate, card: Trap}"),
        ("Quick-Play", "EFFECT_QP_ACT_IN_SET_TURN", "{by: 0, do: set, card: Quick-Play}\n{by: 0, do: activate, card: Quick-Play}"),
        (
            "Quick-Play",
            "EFFECT_QP_ACT_IN_NTPHAND",
            "{by: 0, do: end_turn}\n{by: 1, do: activate, card: Other Spell}\n{by: 0, do: chain, card: Quick-Play}",
        ),
    ],
)
def test_what_allows_it_earlier(card: str, code: str, steps: str) -> None:
    """An effect can allow a card to be activated from the hand, or in the turn in which it was Set."""
    shows(
        {
            "Knight": [effect(FIELD, code, place=MONSTERS, flag="EFFECT_FLAG_SET_AVAILABLE", reach="LOCATION_HAND+LOCATION_SZONE,0")],
            card: [spell("")],
            "Other Spell": [spell("")],
        },
        scenario(
            f"hand: [{card}], mzone: [{{card: Knight, seq: 1}}], deck: [Mystical Elf]",
            steps,
            "hand: [Other Spell], deck: [Mystical Elf]",
        ),
    )


def test_a_face_up_card_is_not_activated_again() -> None:
    shows(
        {"Continuous Spell": [spell("")]},
        scenario(
            "szone: [{card: Continuous Spell, seq: 1, pos: faceup}]",
            "{by: 0, do: activate, card: Continuous Spell, expect: illegal}",
        ),
    )


@pytest.mark.parametrize(("pos", "flag", "may"), [("attack", "", LEGAL), ("set", "", ILLEGAL), ("set", "EFFECT_FLAG_SET_AVAILABLE", LEGAL)])
def test_a_face_down_monster_has_no_effects_to_activate(pos: str, flag: str, may: str) -> None:
    shows(
        {"Knight": [effect(QUICK, "EVENT_FREE_CHAIN", place=MONSTERS, flag=flag, do=BURN)]},
        scenario(f"mzone: [{{card: Knight, seq: 1, pos: {pos}}}]", f"{{by: 0, do: activate, card: Knight{may}}}"),
    )


def test_only_one_of_a_unique_card_is_activated() -> None:
    """ "You can only control one": a second copy cannot be activated while the first is face-up."""
    unique = f"c:SetUniqueOnField(1,0,{CODES['Continuous Spell']})"
    shows(
        {"Continuous Spell": [unique, spell("")]},
        scenario(
            "hand: [Continuous Spell], szone: [{card: Continuous Spell, seq: 1, pos: faceup}]",
            "{by: 0, do: activate, card: {card: Continuous Spell, zone: hand}, expect: illegal}",
        ),
    )


@pytest.mark.parametrize(("zones", "may"), [("0x1f", LEGAL), ("0", ILLEGAL), ("0x4", LEGAL), ("0x2", ILLEGAL)])
@pytest.mark.parametrize("place", ["hand", "szone"])
def test_a_card_that_can_only_be_activated_in_some_zones(zones: str, may: str, place: str) -> None:
    """A card with such a limit needs one of these zones free, or must lie in one."""
    mine = "hand: [Spell]" if place == "hand" else "szone: [{card: Spell, seq: 2}]"
    others = ", szone: [{card: Trap, seq: 1}]" if place == "hand" else ""
    shows(
        {"Spell": [spell("", flag="EFFECT_FLAG_LIMIT_ZONE", value=f"function() return {zones} end")]},
        scenario(mine + others, f"{{by: 0, do: activate, card: Spell{may}}}"),
    )


@pytest.mark.parametrize("card", ["Knight", "Spell"])
@pytest.mark.parametrize("shielded", [False, True])
def test_a_card_whose_effects_cannot_be_activated(card: str, shielded: bool) -> None:
    """ "Cannot activate its effects" holds for monsters' effects as for Spell and Trap Cards."""
    mute = effect(
        FIELD, "EFFECT_CANNOT_TRIGGER", place=MONSTERS, flag="EFFECT_FLAG_SET_AVAILABLE",
        reach="0,LOCATION_MZONE+LOCATION_SZONE", reaches=f"c:IsCode({CODES[card]})"
    )  # fmt: skip
    own = effect(IGNITION, "0", place=MONSTERS, do=BURN) if card == "Knight" else spell(BURN)
    shows(
        {card: [own], "Squire": [mute] if shielded else []},
        scenario(
            "mzone: [{card: Knight, seq: 1}], szone: [{card: Spell, seq: 1}]",
            f"{{by: 0, do: activate, card: {card}{ILLEGAL if shielded else LEGAL}}}",
            "mzone: [{card: Squire, seq: 1}]",
        ),
    )


@pytest.mark.parametrize(("card", "may"), [("Spell", ILLEGAL), ("Other Spell", LEGAL)])
def test_a_player_who_cannot_activate_some_cards(card: str, may: str) -> None:
    """A prohibition names what cannot be activated; all else can."""
    forbids = effect(
        FIELD, "EFFECT_CANNOT_ACTIVATE", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1",
        value=f"function(e,re) return re:GetHandler():IsCode({CODES['Spell']}) end",
    )  # fmt: skip
    shows(
        {"Spell": [spell("")], "Other Spell": [spell("")], "Squire": [forbids]},
        scenario("hand: [Spell, Other Spell]", f"{{by: 0, do: activate, card: {card}{may}}}", "mzone: [{card: Squire, seq: 1}]"),
    )


@pytest.mark.parametrize(("lp", "may", "left"), [(8000, LEGAL, 7500), (400, ILLEGAL, 400)])
def test_what_another_card_demands_for_an_activation(lp: int, may: str, left: int) -> None:
    """A price for activating is paid at the activation; who cannot pay it cannot activate."""
    toll = effect(
        FIELD, "EFFECT_ACTIVATE_COST", place=MONSTERS, flag="EFFECT_FLAG_PLAYER_TARGET", reach="0,1",
        also="e:SetCost(function(e,te,tp) return Duel.CheckLPCost(tp,500) end) e:SetTarget(function(e,te) return te:IsSpellEffect() end)",
        do="Duel.PayLPCost(tp,500)",
    )  # fmt: skip
    shows(
        {"Spell": [spell("")], "Squire": [toll]},
        scenario(
            f"hand: [Spell], lp: {lp}",
            f"{{by: 0, do: activate, card: Spell{may}}}",
            "mzone: [{card: Squire, seq: 1}]",
            f"{{check: lp, player: 0, value: {left}}}",
        ),
    )


# -- in the Damage Step


BATTLE = "{by: 0, do: end_turn}\n{by: 1, do: to_battle}\n{by: 1, do: attack, card: Giant, target: Guard}"


@pytest.mark.parametrize(
    ("step", "flag", "code", "may"),
    [
        ("EVENT_BATTLE_START", "EFFECT_FLAG_DAMAGE_STEP", "EVENT_FREE_CHAIN", LEGAL),
        ("EVENT_BATTLE_START", "", "EVENT_FREE_CHAIN", ILLEGAL),
        ("EVENT_PRE_DAMAGE_CALCULATE", "EFFECT_FLAG_DAMAGE_STEP", "EVENT_FREE_CHAIN", ILLEGAL),
        ("EVENT_PRE_DAMAGE_CALCULATE", "EFFECT_FLAG_DAMAGE_CAL", "EVENT_FREE_CHAIN", LEGAL),
        ("EVENT_PRE_DAMAGE_CALCULATE", "", "EVENT_PRE_DAMAGE_CALCULATE", LEGAL),
    ],
)
@pytest.mark.parametrize("card", ["Trap", "Knight"])
def test_what_can_be_activated_in_the_damage_step(step: str, flag: str, code: str, may: str, card: str) -> None:
    """In the Damage Step only what says so can be activated, during damage calculation only what is meant for it."""
    when = f"Duel.CheckEvent({step})" if code == "EVENT_FREE_CHAIN" else ""
    kind = ACTIVATE if card == "Trap" else QUICK
    place = "" if card == "Trap" else MONSTERS
    also = "e:SetHintTiming(TIMING_DAMAGE_STEP+TIMING_DAMAGE_CAL,TIMING_DAMAGE_STEP+TIMING_DAMAGE_CAL)"
    shows(
        {card: [effect(kind, code, flag=flag, when=when, place=place, do=BURN, also=also)]},
        scenario(
            "mzone: [{card: Guard, seq: 1}, {card: Knight, seq: 2}], szone: [{card: Trap, seq: 1}]",
            BATTLE + f"\n{{by: 0, do: chain, card: {card}{may}}}",
            "mzone: [{card: Giant, seq: 1}], deck: [Mystical Elf]",
        ),
    )


# -- what may be chained


@pytest.mark.parametrize("native", ["SetChainLimit", "SetChainLimitTillChainEnd"])
def test_a_limit_on_what_may_be_chained(native: str) -> None:
    """A card can say what may not be chained to it: to its own link, or for the rest of the Chain."""
    limit = f"Duel.{native}(function(e,rp,tp) return not e:GetHandler():IsCode({CODES['Trap']}) end)"
    after = LEGAL if native == "SetChainLimit" else ILLEGAL
    shows(
        {"Spell": [spell("", choose=limit)], "Trap": [spell("")], "Other Trap": [spell("")]},
        scenario(
            "hand: [Spell]",
            "{by: 0, do: activate, card: Spell}\n{by: 1, do: chain, card: Trap, expect: illegal}",
            "szone: [{card: Trap, seq: 1}, {card: Other Trap, seq: 2}]",
        ),
    )
    shows(
        {"Spell": [spell("", choose=limit)], "Trap": [spell("")], "Other Trap": [spell("")]},
        scenario(
            "hand: [Spell]",
            "{by: 0, do: activate, card: Spell}\n{by: 1, do: chain, card: Other Trap}\n{by: 1, do: chain, card: Trap" + after + "}",
            "szone: [{card: Trap, seq: 1}, {card: Other Trap, seq: 2}]",
        ),
    )


def test_a_limit_on_what_may_be_chained_ends_with_the_chain() -> None:
    limit = "Duel.SetChainLimitTillChainEnd(function(e,rp,tp) return false end)"
    shows(
        {"Spell": [spell("", choose=limit)], "Other Spell": [spell("")], "Trap": [spell("")]},
        scenario(
            "hand: [Spell, Other Spell]",
            "{by: 0, do: activate, card: Spell}\n{by: 0, do: activate, card: Other Spell}\n{by: 1, do: chain, card: Trap}",
            "szone: [{card: Trap, seq: 1}]",
        ),
    )


# -- what stays with the activation


@pytest.mark.parametrize(("responded", "hit"), [("", 1), ("Duel.NegateActivation(ev)", 0)])
def test_a_restriction_that_an_activation_brings_is_gone_when_the_activation_is_negated(responded: str, hit: int) -> None:
    """A9: "you cannot ... the turn you activate this card" does not hold when the activation was negated."""
    oath = """
        local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_FIELD) f:SetCode(EFFECT_CANNOT_SUMMON)
        f:SetProperty(EFFECT_FLAG_PLAYER_TARGET+EFFECT_FLAG_OATH) f:SetTargetRange(1,0) f:SetReset(RESET_PHASE+PHASE_END)
        Duel.RegisterEffect(f,tp)"""
    may = ILLEGAL if hit else LEGAL
    shows(
        {"Spell": [spell(BURN, cost=oath)], "Trap": [answer(responded)]},
        scenario(
            "hand: [Spell, Knight]",
            "{by: 0, do: activate, card: Spell}\n{by: 1, do: chain, card: Trap}\n{by: 0, do: normal_summon, card: Knight" + may + "}",
            "szone: [{card: Trap, seq: 1}]",
            burnt(hit),
        ),
    )


@pytest.mark.parametrize(("responded", "may"), [("", ILLEGAL), ("Duel.NegateEffect(ev)", ILLEGAL), ("Duel.NegateActivation(ev)", LEGAL)])
def test_an_activation_that_was_negated_is_not_counted(responded: str, may: str) -> None:
    """A9: "if you have activated no Spell this turn" asks for activations that were not negated; a negated effect counts."""
    counter = f"""
        if not s.counted then s.counted=true
            Duel.AddCustomActivityCounter({CODES["Other Spell"]},ACTIVITY_CHAIN,function(re) return not re:IsSpellEffect() end) end"""
    shows(
        {
            "Spell": [spell(BURN)],
            "Other Spell": [counter, spell("", when=f"Duel.GetCustomActivityCount({CODES['Other Spell']},tp,ACTIVITY_CHAIN)==0")],
            "Trap": [answer(responded)],
        },
        scenario(
            "hand: [Spell, Other Spell]",
            "{by: 0, do: activate, card: Spell}\n{by: 1, do: chain, card: Trap}\n{by: 0, do: activate, card: Other Spell" + may + "}",
            "szone: [{card: Trap, seq: 1}]",
        ),
    )


@pytest.mark.parametrize(("flag", "place"), [("", "grave"), ("EFFECT_REMAIN_FIELD", "szone")])
def test_a_card_that_remains_on_the_field(flag: str, place: str) -> None:
    """A Normal Spell goes to the GY when the Chain is over, unless it says that it remains on the field."""
    own = [effect(SINGLE, flag)] if flag else []
    shows(
        {"Spell": [spell(BURN), *own]},
        scenario("hand: [Spell]", "{by: 0, do: activate, card: Spell}", expect=f"{{check: card, card: Spell, zone: {place}}}"),
    )


@pytest.mark.parametrize("kind", [SINGLE, FIELD])
def test_what_is_targeted_hears_of_it(kind: str) -> None:
    """ "When this card is targeted" and "when a card is targeted" trigger as the target is chosen."""
    place = "" if kind == SINGLE else MONSTERS
    hears = effect(f"{kind}+{CONTINUOUS}", "EVENT_BECOME_TARGET", place=place, do=BURN)
    shows(
        {
            "Knight": [hears],
            "Spell": [
                spell(
                    "", flag="EFFECT_FLAG_CARD_TARGET", possible="true",
                    choose="Duel.SelectTarget(tp,aux.TRUE,tp,0,LOCATION_MZONE,1,1,nil)",
                )
            ],
        },
        scenario(
            "hand: [Spell]", "{by: 0, do: activate, card: Spell, target: Knight}", "mzone: [{card: Knight, seq: 1}]", burnt(player=0)
        ),
    )  # fmt: skip


@pytest.mark.parametrize("event", ["EVENT_CHAIN_NEGATED", "EVENT_CHAIN_DISABLED"])
@pytest.mark.parametrize("native", ["NegateActivation", "NegateEffect"])
def test_what_waits_for_a_negation(event: str, native: str) -> None:
    """N1: a negated activation and a negated effect are different things; what waits for one does not get the other."""
    hears = effect(f"{FIELD}+{CONTINUOUS}", event, place=MONSTERS, do=BURN)
    times = int((event == "EVENT_CHAIN_NEGATED") == (native == "NegateActivation"))
    shows(
        {"Squire": [hears], "Spell": [spell("")], "Trap": [answer(f"Duel.{native}(ev)")]},
        scenario(
            "hand: [Spell]",
            "{by: 0, do: activate, card: Spell}\n{by: 1, do: chain, card: Trap}",
            "szone: [{card: Trap, seq: 1}], mzone: [{card: Squire, seq: 1}]",
            burnt(times, player=0),
        ),
    )


# -- continuous effects, and triggers from the hand


@pytest.mark.parametrize(("drain", "times"), [("", 1), ("{card: Skill Drain, seq: 2, pos: faceup}", 0)])
def test_a_continuous_effect_of_a_negated_monster_is_not_applied(drain: str, times: int) -> None:
    """E2: an effect that would be applied whenever something happens is not applied while its card's effects are negated."""
    hears = effect(f"{FIELD}+{CONTINUOUS}", "EVENT_CHAINING", place=MONSTERS, do=BURN)
    shows(
        {"Squire": [hears], "Spell": [spell("")]},
        scenario(
            f"hand: [Spell], mzone: [{{card: Squire, seq: 1}}], szone: [{drain}]",
            "{by: 0, do: activate, card: Spell}",
            expect=burnt(times),
        ),
    )


@pytest.mark.parametrize("kind", [TRIGGER, MUST_TRIGGER])
def test_an_effect_that_is_negated_as_it_is_activated_stays_negated(kind: str) -> None:
    """E3: a monster whose effects are negated for the turn activates in vain, even if it has left the field before its link resolves."""
    veil = effect(SINGLE, "EFFECT_DISABLE_EFFECT", value="RESET_TURN_SET")
    leaves = effect(
        f"{SINGLE}+{kind}", "EVENT_SUMMON_SUCCESS", do=BURN, cost="Duel.SendtoGrave(e:GetHandler(),REASON_COST)"
    )  # fmt: skip
    answered = "\n{by: 0, do: chain, card: Knight}" if kind == TRIGGER else ""
    for own, times in (([], 1), ([veil], 0)):
        shows(
            {"Knight": [leaves, *own]},
            scenario("hand: [Knight]", "{by: 0, do: normal_summon, card: Knight}" + answered, expect=burnt(times)),
        )


@pytest.mark.parametrize("kind", [IGNITION, QUICK])
def test_an_effect_negated_at_its_activation_stays_negated_where_its_card_goes(kind: str) -> None:
    """E3, E4: a monster whose effects are negated pays by leaving the field, and its link resolves without effect all the same."""
    veil = effect(SINGLE, "EFFECT_DISABLE_EFFECT", value="RESET_TURN_SET")
    code = "0" if kind == IGNITION else "EVENT_FREE_CHAIN"
    leaves = effect(kind, code, place=MONSTERS, do=BURN, cost="Duel.SendtoGrave(e:GetHandler(),REASON_COST)")
    for own, times in (([], 1), ([veil], 0)):
        shows(
            {"Knight": [leaves, *own]},
            scenario("mzone: [{card: Knight, seq: 2}]", "{by: 0, do: activate, card: Knight}", expect=burnt(times)),
        )


@pytest.mark.parametrize(("place", "times"), [("hand: [Spell]", 1), ("szone: [{card: Spell, seq: 1}]", 0)])
def test_a_card_knows_whether_it_was_activated_from_the_hand(place: str, times: int) -> None:
    asks = f"if e:GetHandler():IsStatus(STATUS_ACT_FROM_HAND) then {BURN} end"
    shows({"Spell": [spell(asks)]}, scenario(place, "{by: 0, do: activate, card: Spell}", expect=burnt(times)))


@pytest.mark.parametrize(("also", "may"), [(True, LEGAL), (False, ILLEGAL)])
def test_a_permission_without_limit_spares_one_that_has_one(also: bool, may: str) -> None:
    """Where something else allows it too, the player need not use up what allows it once."""
    allows = {"place": MONSTERS, "reach": "LOCATION_HAND,0"}
    leaves = f"Duel.SendtoGrave(Duel.GetMatchingGroup(Card.IsCode,tp,LOCATION_MZONE,0,nil,{CODES['Squire']}),REASON_EFFECT)"
    shows(
        {
            "Knight": [effect(FIELD, "EFFECT_TRAP_ACT_IN_HAND", count="1", **allows)],
            "Squire": [effect(FIELD, "EFFECT_TRAP_ACT_IN_HAND", **allows)] if also else [],
            "Trap": [spell(leaves)],
            "Other Trap": [spell("")],
        },
        scenario(
            "hand: [Trap, Other Trap], mzone: [{card: Knight, seq: 1}, {card: Squire, seq: 2}]",
            "{by: 0, do: activate, card: Trap}\n{by: 0, do: activate, card: Other Trap" + may + "}",
        ),
    )


@pytest.mark.parametrize(("flag", "last", "offered"), [("EFFECT_FLAG_DELAY", False, True), ("", False, False), ("", True, True)])
def test_a_continuous_trap_activated_with_its_effect_after_a_chain(flag: str, last: bool, offered: bool) -> None:
    """R-TIMING: a Continuous Trap whose script offers its effect with the card's activation: "if" (delayed) does not miss the timing.

    "When ... you can" does, unless what it answers was the last thing to happen.
    """
    destroys, draws = "Duel.Destroy(Duel.GetFieldCard(1-tp,LOCATION_MZONE,1),REASON_EFFECT)", "Duel.Draw(tp,1,REASON_EFFECT)"
    first, second = (destroys, draws) if last else (draws, destroys)
    with_effect = effect(ACTIVATE, "EVENT_DESTROYED", flag=flag, do=BURN)
    shows(
        {"Continuous Trap": [spell(""), with_effect], "Spell": [spell(first)], "Quick-Play": [spell(second)]},
        f"""\
setup:
  players:
    - hand: [Spell, Quick-Play]
      deck: [Squire]
    - mzone: [{{card: Knight, seq: 1}}]
      szone: [{{card: Continuous Trap, seq: 1}}]
steps:
  - {{by: 0, do: activate, card: Spell}}
  - {{by: 0, do: chain, card: Quick-Play}}
  - {{by: 1, do: chain, card: Continuous Trap, effect: 2{"" if offered else ", expect: illegal"}}}
expect: [{{check: lp, player: 0, value: {7300 if offered else 8000}}}]
""",
    )


@pytest.mark.parametrize("kind", ["ignition", "trigger of the card", "trigger"])
def test_as_what_an_effect_was_activated_does_not_change(kind: str) -> None:
    """An effect that was activated as an Effect Monster's stays one, though its monster is made a Normal Monster meanwhile."""
    types, event = {
        "ignition": ("EFFECT_TYPE_IGNITION", "0"),
        "trigger of the card": (f"{SINGLE}+EFFECT_TYPE_TRIGGER_F", "EVENT_SUMMON_SUCCESS"),
        "trigger": (f"{FIELD}+EFFECT_TYPE_TRIGGER_F", "EVENT_SUMMON_SUCCESS"),
    }[kind]
    turns = give("Knight", "EFFECT_CHANGE_TYPE", "TYPE_MONSTER+TYPE_NORMAL")
    own = effect(
        types,
        event,
        place=MONSTERS,
        do=turns
        + lose("(e:GetActiveType()&TYPE_EFFECT~=0 and 70 or 10)+100*Duel.GetChainInfo(0,CHAININFO_EXTTYPE)+e:GetHandler():GetType()"),
    )
    steps = "{by: 0, do: normal_summon, card: Knight}" + ("\n{by: 0, do: activate, card: Knight}" if kind == "ignition" else "")
    shows({"Knight": [own]}, scenario("hand: [Knight]", steps, "", left(70 + 3300 + 17)))


@pytest.mark.parametrize(
    ("play", "card", "may"),
    [
        ("set", "Trap", False),
        ("set", "Spell", False),
        ("activate", "Spell", False),
        ("set", "Field Spell", True),
        ("activate", "Field Spell", True),
    ],
)
def test_a_full_row_of_spells_and_traps(play: str, card: str, may: bool) -> None:
    """A Field Spell needs none of the five zones; any other Spell or Trap does."""
    row = ", ".join(f"{{card: Other Trap, seq: {zone}}}" for zone in range(5))
    step = f"{{by: 0, do: {play}, card: {card}{'' if may else ', expect: illegal'}}}"
    shows({name: [spell("")] for name in ("Trap", "Spell", "Field Spell")}, scenario(f"hand: [{card}], szone: [{row}]", step))


@pytest.mark.parametrize(("card", "play"), [("Spell", "activate, card: Spell"), ("Knight", "activate, card: Knight")])
def test_what_was_activated_can_be_activated_again(card: str, play: str) -> None:
    """A Spell Card that came back to the hand; an Ignition Effect without a limit."""
    own = spell(lose("70")) if card == "Spell" else effect(IGNITION, "0", place=MONSTERS, do=lose("70"))
    back = spell(f"Duel.SendtoHand(Duel.GetMatchingGroup(Card.IsCode,tp,LOCATION_GRAVE,0,nil,{CODES['Spell']}),nil,REASON_EFFECT)")
    steps = f"{{by: 0, do: {play}}}\n{{by: 0, do: activate, card: Other Spell}}\n{{by: 0, do: {play}}}"
    shows(
        {card: [own], "Other Spell": [back]},
        scenario("hand: [Spell, Other Spell], mzone: [{card: Knight, seq: 2}]", steps, "", left(140)),
    )
