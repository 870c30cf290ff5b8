"""What scripts are told of an event: whose it is, its value, its reason and the player of the reason."""

import pytest
from scripted import CODES, CONTINUOUS, FIELD, SINGLE, effect, scenario, shows, spell

BATTLE = "{by: 0, do: end_turn}\n{by: 1, do: to_battle}\n{by: 1, do: attack, card: Giant, target: Guard}"
USE = "{by: 0, do: activate, card: Spell}"
PROCEDURE = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND")

SQUIRE = f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES['Squire']})"
# events of which the card itself is told, and which card that is
HEARD_BY = {
    "EVENT_ATTACK_ANNOUNCE": "Giant",
    "EVENT_BE_BATTLE_TARGET": "Guard",
    "EVENT_BATTLE_START": "Guard",
    "EVENT_BATTLE_CONFIRM": "Giant",
    "EVENT_PRE_DAMAGE_CALCULATE": "Guard",
    "EVENT_PRE_BATTLE_DAMAGE": "Giant",
    "EVENT_BATTLE_DAMAGE": "Giant",
    "EVENT_BATTLED": "Giant",
    "EVENT_BATTLE_DESTROYING": "Giant",
    "EVENT_BATTLE_DESTROYED": "Guard",
    "EVENT_DAMAGE_STEP_END": "Giant",
    "EVENT_SUMMON_SUCCESS": "Knight",
    "EVENT_FLIP_SUMMON_SUCCESS": "Mimic",
    "EVENT_FLIP": "Mimic",
    "EVENT_SPSUMMON_SUCCESS": "Knight",
    "EVENT_DESTROYED": "Squire",
    "EVENT_LEAVE_FIELD": "Squire",
    "EVENT_TO_GRAVE": "Squire",
}
WITH_VALUE = frozenset(("EVENT_PRE_BATTLE_DAMAGE", "EVENT_BATTLE_DAMAGE"))
# event -> what happens, (player, value, reason, player of the reason)
OF_THE_DUEL = {
    "EVENT_ATTACK_ANNOUNCE": (BATTLE, (1, 0, "0", 0)),
    "EVENT_BE_BATTLE_TARGET": (BATTLE, (0, 0, "0", 0)),
    "EVENT_BATTLE_START": (BATTLE, (0, 0, "0", 0)),
    "EVENT_BATTLE_CONFIRM": (BATTLE, (0, 0, "0", 0)),
    "EVENT_PRE_DAMAGE_CALCULATE": (BATTLE, (0, 0, "0", 0)),
    "EVENT_PRE_BATTLE_DAMAGE": (BATTLE, (0, 1500, "0", 1)),
    "EVENT_BATTLE_DAMAGE": (BATTLE, (0, 1500, "0", 1)),
    "EVENT_DAMAGE": (BATTLE, (0, 1500, "REASON_BATTLE", 1)),
    "EVENT_BATTLED": (BATTLE, (0, 0, "0", "PLAYER_NONE")),
    "EVENT_BATTLE_DESTROYING": (BATTLE, (0, 0, "0", 0)),
    "EVENT_BATTLE_DESTROYED": (BATTLE, (0, 0, "0", 0)),
    "EVENT_DAMAGE_STEP_END": (BATTLE, (0, 0, "0", 0)),
    "EVENT_SUMMON": ("{by: 0, do: normal_summon, card: Knight}", (0, 0, "0", 0)),
    "EVENT_SUMMON_SUCCESS": ("{by: 0, do: normal_summon, card: Knight}", (0, 0, "0", 0)),
    "EVENT_MSET": ("{by: 0, do: set, card: Knight}", (0, 0, "0", 0)),
    "EVENT_SSET": ("{by: 0, do: set, card: Spell}", (0, 0, "0", 0)),
    "EVENT_FLIP_SUMMON": ("{by: 0, do: flip, card: Mimic}", (0, 0, "0", 0)),
    "EVENT_FLIP_SUMMON_SUCCESS": ("{by: 0, do: flip, card: Mimic}", (0, 0, "0", 0)),
    "EVENT_FLIP": ("{by: 0, do: flip, card: Mimic}", (0, 0, "0", 0)),
    "EVENT_SPSUMMON": ("{by: 0, do: special_summon, card: Knight}", (0, 0, "0", 0)),
    "EVENT_SPSUMMON_SUCCESS": ("{by: 0, do: special_summon, card: Knight}", (0, 0, "0", 0)),
    "EVENT_CHAINING": (USE, (0, 1, "0", 0)),
    "EVENT_CHAIN_SOLVING": (USE, (0, 1, "0", 0)),
    "EVENT_CHAIN_SOLVED": (USE, (0, 1, "0", 0)),
    "EVENT_CHAIN_END": (USE, (0, 0, "0", 0)),
    "EVENT_CHAIN_ACTIVATING": (USE, (0, 1, "0", 0)),
    "EVENT_DESTROYED": (USE, (0, 0, "REASON_EFFECT+REASON_DESTROY", 0)),
    "EVENT_LEAVE_FIELD": (USE, (0, 0, "REASON_EFFECT+REASON_DESTROY", 0)),
    "EVENT_TO_GRAVE": (USE, (0, 0, "REASON_EFFECT+REASON_DESTROY", 0)),
}


@pytest.mark.parametrize(("event", "alone"), [*((event, False) for event in OF_THE_DUEL), *((event, True) for event in HEARD_BY)])
def test_what_is_told_of_an_event(event: str, alone: bool) -> None:
    """Whose event it is, its value, the reason and whose reason that is: what conditions of cards look at."""
    happens, (player, value, reason, reason_player) = OF_THE_DUEL[event]
    listener = effect(
        f"{SINGLE if alone else FIELD}+{CONTINUOUS}", event, place="" if alone else "LOCATION_SZONE", count="1",
        when=f"{'true' if alone else f'ep=={player}'} and ev=={value if not alone or event in WITH_VALUE else 'ev'} "
        f"and r=={reason if not alone else 'r'} and rp=={reason_player if not alone else 'rp'}",
        do="Duel.SetLP(1,7777)",
    )  # fmt: skip
    scripts = {"Spell": [spell(f"Duel.Destroy({SQUIRE},REASON_EFFECT)")], "Knight": [PROCEDURE]}
    name = HEARD_BY[event] if alone else "Continuous Spell"
    scripts[name] = [*scripts.get(name, []), listener]
    shows(
        scripts,
        scenario(
            "hand: [Knight, Spell], mzone: [{card: Guard, seq: 0}, {card: Squire, seq: 1}, {card: Mimic, seq: 2, pos: set}], "
            "szone: [{card: Continuous Spell, seq: 3, pos: faceup}]",
            happens,
            "mzone: [{card: Giant, seq: 1}], deck: [Mystical Elf]",
            "{check: lp, player: 1, value: 7777}",
        ),
    )
