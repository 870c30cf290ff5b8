"""Attacks that are negated or not, and the Damage Step: who battles, who is destroyed, and what answers it (rules T1 to T5)."""

import pytest
from scripted import (
    BLINK,
    CONTINUOUS,
    FIELD,
    MONSTERS,
    MUST_TRIGGER,
    SINGLE,
    TRIGGER,
    effect,
    shows,
    single,
    spell,
)

ATTACK = """\
setup:
  players:
    - mzone: [{card: Guard, seq: 1}]
      szone: [{card: Trap, seq: 1}, {card: Other Trap, seq: 2}]
    - mzone: [{card: Giant, seq: 2}]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Giant, target: Guard}
"""
NEGATE_ATTACK = effect("EFFECT_TYPE_ACTIVATE", "EVENT_ATTACK_ANNOUNCE", do="Duel.NegateAttack()")


@pytest.mark.parametrize(("response", "negated"), [("", True), (BLINK.format("Duel.GetAttacker()"), False)])
def test_the_attack_of_a_monster_that_came_back_is_not_negated(response: str, negated: bool) -> None:
    """T4, T5: the attack ended as its monster left the field, so it was not negated, and nothing gets that."""
    shows(
        {"Trap": [NEGATE_ATTACK], "Other Trap": [spell(response)]},
        ATTACK
        + f"""\
  - {{by: 0, do: chain, card: Trap}}
  - {{by: 0, do: chain, card: Other Trap}}
expect:
  - {{check: event, event: {{event: attack_negated}}, is: {str(negated).lower()}}}
  - {{check: event, event: {{event: battle}}, is: false}}
""",
    )


@pytest.mark.parametrize(("own", "negated"), [([], True), ([single("EFFECT_UNSTOPPABLE_ATTACK")], False)])
def test_an_attack_that_cannot_be_stopped_is_not_negated(own: list[str], negated: bool) -> None:
    """T1: an effect that says so keeps the attack from being negated; it goes on to the Damage Step."""
    shows(
        {"Giant": own, "Trap": [NEGATE_ATTACK]},
        ATTACK
        + f"""\
  - {{by: 0, do: chain, card: Trap}}
expect:
  - {{check: event, event: {{event: attack_negated}}, is: {str(negated).lower()}}}
  - {{check: event, event: {{event: battle}}, is: {str(not negated).lower()}}}
""",
    )


GUARD = "Duel.GetFieldCard(tp,LOCATION_MZONE,1)"
BATTLED = """\
setup:
  players:
    - mzone: [{card: Guard, seq: 1}, {card: Squire, seq: 3}]
      deck: [Mystical Elf]
    - mzone: [{card: Giant, seq: 2}]
steps:
  - {by: 0, do: end_turn}
  - {by: 1, do: to_battle}
  - {by: 1, do: attack, card: Giant, target: Guard}
"""


@pytest.mark.parametrize(
    ("kind", "event"), [(CONTINUOUS, "EVENT_BATTLE_DAMAGE"), (MUST_TRIGGER, "EVENT_BATTLED")], ids=["by the damage", "after it"]
)
@pytest.mark.parametrize(("response", "place"), [("", "grave"), (BLINK.format(GUARD), "mzone")])
def test_a_monster_that_came_back_is_not_destroyed_by_the_battle(kind: str, event: str, response: str, place: str) -> None:
    """A monster that lost its battle but left the field and came back since is another one: nothing was destroyed by battle."""
    burns = effect(f"{SINGLE}+{MUST_TRIGGER}", "EVENT_BATTLE_DESTROYING", do="Duel.Damage(1-tp,300,REASON_EFFECT)")
    shows(
        {"Squire": [effect(f"{FIELD}+{kind}", event, place=MONSTERS, flag="EFFECT_FLAG_DAMAGE_STEP", do=response)], "Giant": [burns]},
        BATTLED
        + f"""\
expect:
  - {{check: card, card: Guard, player: 0, zone: {place}}}
  - {{check: lp, player: 0, value: {6500 if response else 6200}}}
""",
    )


@pytest.mark.parametrize(
    ("kind", "answers"), [(MUST_TRIGGER, ""), (TRIGGER, "  - {by: 0, do: chain, card: Mimic}\n")], ids=["forced", "optional"]
)
def test_a_flip_effect_triggers_after_damage_calculation(kind: str, answers: str) -> None:
    """A monster flipped by an attack has its Flip Effect activated after damage calculation, also when its activation is optional."""
    shows(
        {"Mimic": [effect(f"EFFECT_TYPE_FLIP+{SINGLE}+{kind}", "EVENT_FLIP", do="Duel.Draw(tp,1,REASON_EFFECT)")]},
        BATTLED.replace("{card: Guard, seq: 1", "{card: Mimic, seq: 1, pos: set").replace("target: Guard", "target: {zone: mzone, seq: 1}")
        + answers
        + """\
expect:
  - check: order
    events: [{event: battle}, {event: activate, card: Mimic}, {event: draw, player: 0}, {event: move, card: Mimic, reason: battle}]
""",
    )


def sends(place: str) -> list[str]:
    return [effect(SINGLE, "EFFECT_BATTLE_DESTROY_REDIRECT", value=place)]


@pytest.mark.parametrize(
    ("own", "place"),
    [
        ([], "grave"),
        (sends("LOCATION_REMOVED"), "banished"),
        (sends("LOCATION_HAND"), "hand"),
        (sends("LOCATION_DECK"), "deck, seq: 1"),
        (sends("LOCATION_DECKBOT"), "deck, seq: 0"),
    ],
)
def test_what_a_monster_destroys_by_battle_goes_where_its_effect_says(own: list[str], place: str) -> None:
    """ "Banish any monster destroyed by battle with this card": it never reaches the GY."""
    shows({"Giant": own}, BATTLED + f"expect: [{{check: card, card: Guard, player: 0, zone: {place}}}]\n")
