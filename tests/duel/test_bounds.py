"""What would go on for ever ends in a report that names the cards, and the duel can go back."""

import pytest

from solemn.duel.errors import DuelStuck
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.lua import Limits
from solemn.spec.constants import LOCATION_MZONE, POS_FACEUP_ATTACK

VANILLA = 11091375
TRIGGERS_ITSELF = b"""
local c = Duel.GetFieldCard(0, LOCATION_MZONE, 0)
for _, event in ipairs{EVENT_SUMMON_SUCCESS, EVENT_CUSTOM + 1} do
    local e = Effect.CreateEffect(c)
    e:SetType(EFFECT_TYPE_FIELD + EFFECT_TYPE_TRIGGER_F)
    e:SetCode(event)
    e:SetRange(LOCATION_MZONE)
    e:SetOperation(function(e, tp) Duel.RaiseEvent(c, EVENT_CUSTOM + 1, e, 0, tp, tp, 0) end)
    c:RegisterEffect(e)
end
"""
A_LOOP = b"""
local c = Duel.GetFieldCard(0, LOCATION_MZONE, 0)
local e = Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_FIELD + EFFECT_TYPE_CONTINUOUS)
e:SetCode(EVENT_SUMMON_SUCCESS)
e:SetRange(LOCATION_MZONE)
e:SetOperation(function() while true do end end)
c:RegisterEffect(e)
"""
A_LOOP_WHEN_ASKED = A_LOOP.replace(b"e:SetOperation(", b"e:SetCondition(")


def duel_with(text: bytes) -> Duel:
    duel = Duel([Deck((VANILLA,) * 20), Deck((VANILLA,) * 20)], seed=1, start=False, limits=Limits(steps=50_000, call_depth=2000))
    duel.place(VANILLA, 0, LOCATION_MZONE, 0, POS_FACEUP_ATTACK)
    duel.set_up(text, f"c{VANILLA}.lua")
    duel.start()
    return duel


def summon(duel: Duel) -> None:
    for _ in range(10):
        decision = duel.decision
        assert decision is not None
        if decision.kind == "idle":
            duel.answer(("summon", 0))
        elif decision.kind == "place":
            duel.answer([next(iter(decision.answers()))[0]])
        else:
            duel.answer(next(iter(decision.answers())))


@pytest.mark.parametrize("text", [TRIGGERS_ITSELF, A_LOOP, A_LOOP_WHEN_ASKED])
def test_effects_without_end_are_reported_with_their_cards(text: bytes) -> None:
    duel = duel_with(text)
    mark, before = duel.save(), len(duel.log)
    with pytest.raises(DuelStuck, match="Luster Dragon"):
        summon(duel)
    assert duel.decision is None
    duel.restore(mark)
    assert len(duel.log) == before
    assert duel.decision is not None
    assert duel.decision.kind == "idle"


def test_an_effect_on_no_card_is_not_activated() -> None:
    """The script is told; the rules do not come to it later."""
    operation = b"function(e) Duel.Activate(Effect.CreateEffect(e:GetHandler())) end"
    duel = duel_with(A_LOOP.replace(b"function() while true do end end", operation))
    duel.answer(("summon", 0))
    while not duel.state.script_errors:
        assert duel.decision is not None
        assert duel.decision.kind == "place"
        duel.answer([next(iter(duel.decision.answers()))[0]])
    assert "the effect is on no card yet" in duel.state.script_errors[0]
    assert duel.decision is not None
