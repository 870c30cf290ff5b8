"""What negation is, and where it ends: activations, effects, and the cards that stay or leave (rules A1 to A6, E1 to E3)."""

import pytest
from scripted import (
    BLINK,
    CODES,
    FIELD,
    IGNITION,
    MONSTERS,
    MUST_TRIGGER,
    QUICK,
    SINGLE,
    TRIGGER,
    answer,
    effect,
    shows,
    spell,
)

ONE_CHAIN = """\
setup:
  players:
    - hand: [Spell]
      szone: [{card: Trap, seq: 1}]
      deck: [Mystical Elf, Mystical Elf, Mystical Elf]
    - szone: [{card: Other Trap, seq: 1}]
      deck: [Mystical Elf, Mystical Elf, Mystical Elf]
steps:
  - {by: 0, do: activate, card: Spell}
  - {by: 1, do: chain, card: Other Trap}
  - {by: 0, do: chain, card: Trap}
"""


@pytest.mark.parametrize(("native", "event"), [("NegateActivation", "activation_negated"), ("NegateEffect", "effect_negated")])
def test_what_is_negated_already_is_not_negated_again(native: str, event: str) -> None:
    """A1, E1: the second negation negates nothing, and what depends on it ("and if you do") does not happen."""
    negator = answer(f"if Duel.{native}(1) then Duel.Draw(tp,1,REASON_EFFECT) end")
    shows(
        {"Spell": [spell("Duel.Draw(tp,1,REASON_EFFECT)")], "Trap": [negator], "Other Trap": [negator]},
        ONE_CHAIN
        + f"""\
expect:
  - {{check: event, event: {{event: {event}, card: Spell}}, count: 1}}
  - {{check: event, event: {{event: draw, player: 0, count: 1}}, count: 1}}
  - {{check: event, event: {{event: draw, player: 1}}, is: false}}
""",
    )


VEILED = """\
setup:
  players:
    - mzone: [{card: Knight, seq: 2}]
    - szone: [{card: Trap, seq: 1}, {card: Other Trap, seq: 2}]
      deck: [Mystical Elf]
steps:
  - {by: 0, do: activate, card: Knight}
  - {by: 1, do: chain, card: Other Trap}
  - {by: 1, do: chain, card: Trap}
"""
KNIGHT_BURNS = effect(IGNITION, "0", place=MONSTERS, do="Duel.Damage(1-tp,700,REASON_EFFECT)")
KNIGHT = "Duel.GetFieldCard(1-tp,LOCATION_MZONE,2)"


@pytest.mark.parametrize(("reset", "damage"), [("RESET_TURN_SET", 700), ("0", 0)])
def test_a_monster_that_turned_face_down_since_is_negated_only_if_its_links_were_for_good(reset: str, damage: int) -> None:
    """P5: what is said to end the negation of a link (here: turning face-down) ends it before the link resolves."""
    shows(
        {
            "Knight": [KNIGHT_BURNS],
            "Trap": [spell(f"Duel.NegateRelatedChain({KNIGHT},{reset})")],
            "Other Trap": [spell(f"Duel.ChangePosition({KNIGHT},POS_FACEDOWN_DEFENSE)")],
        },
        VEILED + f"expect: [{{check: lp, player: 1, value: {8000 - damage}}}]\n",
    )


def test_the_mark_of_a_negated_link_goes_with_the_chain() -> None:
    """P5: a link is negated for this Chain; nothing of that is left on the card afterwards."""
    shows(
        {
            "Knight": [
                KNIGHT_BURNS,
                effect(
                    QUICK, "EVENT_FREE_CHAIN", place=MONSTERS, when="not e:GetHandler():IsHasEffect(EFFECT_DISABLE_CHAIN)",
                    do="Duel.Damage(1-tp,50,REASON_EFFECT)",
                ),
            ],
            "Trap": [spell(f"Duel.NegateRelatedChain({KNIGHT},RESET_TURN_SET)")],
            "Other Trap": [spell("")],
        },
        VEILED + """\
  - {by: 0, do: activate, card: Knight, effect: 2}
expect: [{check: lp, player: 1, value: 7950}]
""",
    )  # fmt: skip


def forbid(name: str) -> str:
    return f"""
        local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_FIELD) f:SetCode(EFFECT_FORBIDDEN) f:SetTargetRange(0x7f,0x7f)
        f:SetTarget(function(_,c) return c:IsCode({CODES[name]}) end) f:SetReset(RESET_PHASE+PHASE_END) Duel.RegisterEffect(f,tp)"""


@pytest.mark.parametrize(("first", "damage"), [("", 700), (forbid("Knight"), 0)])
def test_a_card_whose_name_is_prohibited_does_not_protect_its_link(first: str, damage: int) -> None:
    """A link that cannot be negated is not applied if its card's name is prohibited by the time it resolves."""
    burns = effect(IGNITION, "0", place=MONSTERS, flag="EFFECT_FLAG_CANNOT_DISABLE", do="Duel.Damage(1-tp,700,REASON_EFFECT)")
    shows(
        {"Knight": [burns], "Other Trap": [spell("Duel.NegateEffect(1)")], "Trap": [spell(first)]},
        VEILED + f"expect: [{{check: lp, player: 1, value: {8000 - damage}}}]\n",
    )


@pytest.mark.parametrize(
    ("native", "shield"), [("NegateActivation", "EFFECT_CANNOT_INACTIVATE"), ("NegateEffect", "EFFECT_CANNOT_DISEFFECT")]
)
@pytest.mark.parametrize("protected", [False, True])
def test_what_cannot_be_negated_any_more_when_it_resolves_is_applied(native: str, shield: str, protected: bool) -> None:
    """P11: whether the link can be negated is asked again when it resolves."""
    protect = f"""
        local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_FIELD) f:SetCode({shield})
        f:SetValue(function(e,ct) return ct==1 end) f:SetReset(RESET_PHASE+PHASE_END) Duel.RegisterEffect(f,tp)"""
    shows(
        {
            "Spell": [spell("Duel.Damage(1-tp,700,REASON_EFFECT)")],
            "Other Trap": [answer(f"Duel.{native}(1) {protect if protected else ''}")],
        },
        ONE_CHAIN.replace("  - {by: 0, do: chain, card: Trap}\n", "")
        + f"expect: [{{check: lp, player: 1, value: {7300 if protected else 8000}}}]\n",
    )


@pytest.mark.parametrize(("kind", "asked"), [(MUST_TRIGGER, ""), (TRIGGER, "{by: 1, do: chain, card: Squire, optional: true}")])
@pytest.mark.parametrize(("answers", "burnt"), [("Spell", False), ("Trap", True)])
def test_nothing_triggers_on_an_activation_that_was_negated(kind: str, asked: str, answers: str, burnt: bool) -> None:
    """A4, A9: an activation that was negated did not happen; what triggers on another link of the same Chain still does."""
    listening = effect(
        f"{FIELD}+{kind}", "EVENT_CHAINING", place=MONSTERS, flag="EFFECT_FLAG_DELAY",
        when=f"re:GetHandler():IsCode({CODES[answers]})", do="Duel.Damage(1-tp,700,REASON_EFFECT)",
    )  # fmt: skip
    shows(
        {"Spell": [spell("")], "Trap": [answer("Duel.NegateActivation(ev)")], "Squire": [listening]},
        f"""\
setup:
  players:
    - hand: [Spell]
    - szone: [{{card: Trap, seq: 1}}]
      mzone: [{{card: Squire, seq: 1}}]
steps:
  - {{by: 0, do: activate, card: Spell}}
  - {{by: 1, do: chain, card: Trap}}
  {"- " + asked if asked else ""}
expect: [{{check: lp, player: 0, value: {7300 if burnt else 8000}}}]
""",
    )


@pytest.mark.parametrize(("response", "damage"), [("", 0), (BLINK.format(KNIGHT), 700)])
def test_a_monster_that_came_back_does_not_have_its_old_link_negated(response: str, damage: int) -> None:
    """E3: effects are negated of the card that activated them; a card that left and came back is another one."""
    shows(
        {"Knight": [KNIGHT_BURNS], "Trap": [spell(response)]},
        f"""\
setup:
  players:
    - mzone: [{{card: Knight, seq: 2}}]
    - szone: [{{card: Skill Drain, seq: 0, pos: faceup}}, {{card: Trap, seq: 1}}]
steps:
  - {{by: 0, do: activate, card: Knight}}
  - {{by: 1, do: chain, card: Trap}}
expect:
  - {{check: lp, player: 1, value: {8000 - damage}}}
  - {{check: card, card: Knight, zone: mzone, negated: true}}
""",
    )


@pytest.mark.parametrize("leaves", [False, True])
def test_a_continuous_trap_that_destroys_itself_as_it_takes_effect_is_not_applied(leaves: bool) -> None:
    """A6: whether the card is still face-up is asked again once its own lasting effects have taken hold."""
    ends = effect(SINGLE, "EFFECT_SELF_DESTROY", flag="EFFECT_FLAG_SINGLE_RANGE", place="LOCATION_SZONE", when=str(leaves).lower())
    shows(
        {"Continuous Trap": [spell("Duel.Damage(1-tp,700,REASON_EFFECT)"), ends]},
        f"""\
setup: {{players: [{{szone: [{{card: Continuous Trap, seq: 1}}]}}, {{}}]}}
steps: [{{by: 0, do: activate, card: Continuous Trap}}]
expect:
  - {{check: lp, player: 1, value: {8000 if leaves else 7300}}}
  - {{check: event, event: {{event: no_effect, card: Continuous Trap}}, is: {str(leaves).lower()}}}
""",
    )


@pytest.mark.parametrize("native", ["NegateActivation", "NegateEffect"])
@pytest.mark.parametrize("place", ["extra", "deck"])
def test_what_was_activated_where_nobody_sees_it_is_not_found_there(native: str, place: str) -> None:
    """A card that activated its effect in the Deck, or face-down in the Extra Deck, cannot be destroyed there by what negates it."""
    name = "Fusion" if place == "extra" else "Knight"
    shows(
        {
            name: [effect(IGNITION, "0", place=f"LOCATION_{place.upper()}", do="Duel.Draw(tp,1,REASON_EFFECT)")],
            "Trap": [answer(f"if Duel.{native}(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end")],
        },
        f"""\
setup:
  players:
    - extra: [Fusion]
      deck: [Knight]
    - szone: [{{card: Trap, seq: 1}}]
steps:
  - {{by: 0, do: activate, card: {name}}}
  - {{by: 1, do: chain, card: Trap}}
expect: [{{check: card, card: {name}, zone: {place}}}]
""",
    )


def test_a_permission_to_activate_from_the_hand_is_used_up() -> None:
    """A Trap activated from the hand uses up what allowed it, if that allows one in a turn."""
    allows = effect(FIELD, "EFFECT_TRAP_ACT_IN_HAND", place=MONSTERS, reach="LOCATION_HAND,0", count="1")
    shows(
        {"Knight": [allows], "Trap": [spell("")], "Other Trap": [spell("")]},
        """\
setup:
  players:
    - mzone: [{card: Knight, seq: 2}]
      hand: [Trap, Other Trap]
    - {}
steps:
  - {by: 0, do: activate, card: Trap}
  - {by: 0, do: activate, card: Other Trap, expect: illegal}
""",
    )


DRAIN = "    - szone: [{card: Skill Drain, seq: 1, pos: faceup}]"
TYPHOON = "  - {by: 0, do: activate, card: Mystical Space Typhoon, target: Skill Drain}\n"


@pytest.mark.parametrize(("theirs", "then", "attack"), [("    - {}", "", 2000), (DRAIN, "", 1500), (DRAIN, TYPHOON, 1500)])
def test_what_ends_when_its_card_is_negated_does_not_come_back(theirs: str, then: str, attack: int) -> None:
    """E2: a monster Special Summoned where its effects are negated loses for good what such an effect gave it on its way."""
    strong = f"""
        local c=Duel.GetFirstMatchingCard(Card.IsCode,tp,LOCATION_HAND,0,nil,{CODES["Knight"]})
        if Duel.SpecialSummonStep(c,0,tp,tp,false,false,POS_FACEUP_ATTACK) then
            local f=Effect.CreateEffect(c) f:SetType(EFFECT_TYPE_SINGLE) f:SetCode(EFFECT_UPDATE_ATTACK) f:SetValue(500)
            f:SetReset(RESET_EVENT+RESETS_STANDARD_DISABLE) c:RegisterEffect(f)
        end
        Duel.SpecialSummonComplete()"""
    shows(
        {"Spell": [spell(strong)]},
        "setup:\n  players:\n    - hand: [Spell, Knight, Mystical Space Typhoon]\n" + theirs
        + "\nsteps:\n  - {by: 0, do: activate, card: Spell}\n" + then
        + f"expect: [{{check: card, card: Knight, zone: mzone, atk: {attack}}}]\n",
    )  # fmt: skip
