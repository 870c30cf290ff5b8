"""What older rule sets do otherwise: Ignition Effects that respond to a Summon, one face-up Field Spell for both players."""

import pytest
from scripted import FIELD, IGNITION, MONSTERS, USE, card, effect, left, lose, on_summon, scenario, shows, spell

SUMMON = "{by: 0, do: normal_summon, card: Knight}"
DESTROYS = on_summon(f"Duel.Destroy({card('Knight')},REASON_EFFECT)", "EVENT_SUMMON_SUCCESS")
BURNS = effect(IGNITION, "0", place=MONSTERS, do=lose("700"))


def under(ruleset: str, text: str) -> str:
    return f"ruleset: {ruleset}\n{text}"


@pytest.mark.parametrize(
    ("ruleset", "mine", "play", "may"),
    [
        ("mr1", "hand: [Knight]", SUMMON, True),
        ("mr2", "hand: [Knight]", SUMMON, False),
        ("mr1", "hand: [Spell], mzone: [{card: Knight, seq: 2}]", USE, True),
        ("mr2", "hand: [Spell], mzone: [{card: Knight, seq: 2}]", USE, False),
    ],
    ids=["Summon, mr1", "Summon, mr2", "Chain, mr1", "Chain, mr2"],
)
def test_an_ignition_effect_before_the_opponent_can_respond(ruleset: str, mine: str, play: str, may: bool) -> None:
    """The turn player may use one at once after a Summon of their own, or after a Chain, under the oldest rules."""
    use = "{by: 0, do: chain, card: Knight" + ("}" if may else ", expect: illegal}")
    shows(
        {"Knight": [BURNS], "Spell": [spell("")], "Trap": [DESTROYS]},
        under(ruleset, scenario(mine, f"{play}\n{use}", "szone: [{card: Trap, seq: 1}]")),
    )


@pytest.mark.parametrize(("place", "may"), [("mzone: [{card: Squire, seq: 2}]", True), ("grave: [Squire]", False)])
def test_only_monsters_on_the_field_respond_with_ignition_effects(place: str, may: bool) -> None:
    use = "{by: 0, do: chain, card: Squire" + ("}" if may else ", expect: illegal}")
    burns = effect(IGNITION, "0", place="LOCATION_MZONE+LOCATION_GRAVE", do=lose("700"))
    shows({"Squire": [burns]}, under("mr1", scenario(f"hand: [Knight], {place}", f"{SUMMON}\n{use}")))


@pytest.mark.parametrize(
    ("ruleset", "played", "stays"), [("mr2", "Spell", True), ("mr2", "Other Field Spell", False), ("mr3", "Other Field Spell", True)]
)
def test_one_face_up_field_spell(ruleset: str, played: str, stays: bool) -> None:
    """A Field Spell that is activated destroys the opponent's, and its effects end at once; another Spell does nothing to it."""
    strengthens = effect(FIELD, "EFFECT_UPDATE_ATTACK", place="LOCATION_FZONE", reach="LOCATION_MZONE,LOCATION_MZONE", value="500")
    sees = spell(lose(f"{card('Knight')}:GetAttack()"))
    shows(
        {"Field Spell": [strengthens], "Other Field Spell": [sees], "Spell": [sees]},
        under(
            ruleset,
            scenario(
                f"hand: [{played}], mzone: [{{card: Knight, seq: 2}}]",
                f"{{by: 0, do: activate, card: {played}}}",
                "szone: [{card: Field Spell, seq: 5, pos: faceup}]",
                f"{left(2000 if stays else 1500)}, {{check: card, card: Field Spell, zone: {'szone' if stays else 'grave'}}}",
            ),
        ),
    )
