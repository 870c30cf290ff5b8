"""Summons that are negated, or cannot be, of every kind: Normal, Flip, by the monster's own procedure, Pendulum (rules S1 to S15)."""

import pytest
from scripted import FIELD, SINGLE, effect, on_summon, shows, spell

PROCEDURE = effect(FIELD, "EFFECT_SPSUMMON_PROC", flag="EFFECT_FLAG_UNCOPYABLE", place="LOCATION_HAND")
NEGATE = "Duel.NegateSummon(eg) Duel.Destroy(eg,REASON_EFFECT)"

# kind -> the monster's own effects, setup of its player, the play, the event of the attempt
KINDS = {
    "normal": ([], "hand: [Knight, Spell]", "{by: 0, do: normal_summon, card: Knight}", "EVENT_SUMMON"),
    "flip": (
        [], "mzone: [{card: Knight, seq: 1, pos: set}]\n      hand: [Spell]", "{by: 0, do: flip, card: Knight}",
        "EVENT_FLIP_SUMMON",
    ),
    "special": ([PROCEDURE], "hand: [Knight, Spell]", "{by: 0, do: special_summon, card: Knight}", "EVENT_SPSUMMON"),
    "pendulum": (
        [], "hand: [Knight, Spell]\n      pzone: [{card: Foucault's Cannon, seq: 0}, {card: Flash Knight, seq: 1}]",
        "{by: 0, do: pendulum_summon}\n  - {by: 0, do: choose, cards: [Knight], optional: true}", "EVENT_SPSUMMON",
    ),
}  # fmt: skip
COSTS = {
    "normal": "EFFECT_SUMMON_COST",
    "flip": "EFFECT_FLIPSUMMON_COST",
    "special": "EFFECT_SPSUMMON_COST",
    "pendulum": "EFFECT_SPSUMMON_COST",
}
SAFE = {
    "normal": "EFFECT_CANNOT_DISABLE_SUMMON", "flip": "EFFECT_CANNOT_DISABLE_FLIP_SUMMON",
    "special": "EFFECT_CANNOT_DISABLE_SPSUMMON", "pendulum": "EFFECT_CANNOT_DISABLE_SPSUMMON",
}  # fmt: skip


def scenario(kind: str, after: str, expect: str = "") -> str:
    _, setup, play, _ = KINDS[kind]
    return f"""\
setup:
  players:
    - {setup}
    - szone: [{{card: Trap, seq: 1}}]
steps:
  - {play}
{after}
expect: [{expect}]
"""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("safe", [False, True])
def test_a_summon_that_cannot_be_negated_cannot_be_answered(kind: str, safe: bool) -> None:
    """S4: where a text says that the Summon cannot be negated, nothing that negates Summons can be activated."""
    own, _, _, event = KINDS[kind]
    shields = [effect(SINGLE, SAFE[kind], flag="EFFECT_FLAG_CANNOT_DISABLE+EFFECT_FLAG_UNCOPYABLE")] if safe else []
    shows(
        {"Knight": [*own, *shields], "Trap": [on_summon(NEGATE, event)]},
        scenario(
            kind,
            "  - {by: 1, do: chain, card: Trap" + (", expect: illegal}" if safe else "}"),
            f"{{check: card, card: Knight, zone: {'mzone' if safe else 'grave'}}}",
        ),
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("negated", [False, True])
def test_a_restriction_that_comes_with_a_summon_does_not_outlive_its_negation(kind: str, negated: bool) -> None:
    """S9, S15: a negated Summon does not count, so what its player may not do for having Summoned may be done."""
    own, _, _, event = KINDS[kind]
    oath = """
        local f=Effect.CreateEffect(e:GetHandler()) f:SetType(EFFECT_TYPE_FIELD) f:SetCode(EFFECT_CANNOT_ACTIVATE)
        f:SetProperty(EFFECT_FLAG_PLAYER_TARGET+EFFECT_FLAG_OATH) f:SetTargetRange(1,0) f:SetReset(RESET_PHASE+PHASE_END)
        f:SetValue(function(e,re) return re:IsHasType(EFFECT_TYPE_ACTIVATE) end) Duel.RegisterEffect(f,tp)"""
    shows(
        {"Knight": [*own, effect(SINGLE, COSTS[kind], do=oath)], "Trap": [on_summon(NEGATE, event)], "Spell": [spell("")]},
        scenario(
            kind,
            ("  - {by: 1, do: chain, card: Trap}\n" if negated else "")
            + "  - {by: 0, do: activate, card: Spell"
            + ("}" if negated else ", expect: illegal}"),
        ),
    )
