"""Natives that do much are charged for it: a loop of them ends soon, whatever numbers it gives them."""

import time

import pytest
from test_bounds import A_LOOP, VANILLA, summon

from solemn.duel.facade import Deck, Duel, DuelStuck
from solemn.lua import Limits
from solemn.spec.constants import LOCATION_MZONE, POS_FACEUP_ATTACK

CALLS = [
    "c:RegisterFlagEffect(5,0,0,1)", "Duel.RegisterFlagEffect(0,5,0,0,1)", "Duel.ShuffleDeck(0)", "Duel.ShuffleHand(0)",
    "local e2=Effect.CreateEffect(c) e2:SetType(EFFECT_TYPE_SINGLE) e2:SetCode(EFFECT_UPDATE_ATTACK) e2:SetValue(1) c:RegisterEffect(e2)",
    "Duel.GetRandomNumber(math.mininteger,math.maxinteger)", "Duel.AnnounceNumberRange(0,1,1<<30)", "e:UseCountLimit(0,1<<31)",
    "e:RestoreCountLimit(0,-1)", "Duel.TossCoin(0,1<<62)", "Duel.TossDice(0,255)", "Debug.Message(('x'):rep(100000))",
    "T=T or {} T[#T+1]=Duel.GetFieldGroup(0,0xff,0xff)", "Duel.GetMatchingGroup(aux.TRUE,0,0xff,0xff,nil)", "Duel.CreateToken(0,11091375)",
    "Duel.LoadScript('constant.lua')",
]  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
def test_a_loop_of_a_native_ends(call: str) -> None:
    """A sixth of the steps of a duel takes less than a sixth of three seconds, with a margin for slow machines."""
    text = A_LOOP.replace(b"function() while true do end end", f"function(e) local c=e:GetHandler() while true do {call} end end".encode())
    duel = Duel([Deck((VANILLA,) * 20), Deck((VANILLA,) * 20)], seed=1, start=False, limits=Limits(steps=500_000, call_depth=2000))
    duel.place(VANILLA, 0, LOCATION_MZONE, 0, POS_FACEUP_ATTACK)
    duel.set_up(text, f"c{VANILLA}.lua")
    duel.start()
    start = time.process_time()
    with pytest.raises(DuelStuck):
        summon(duel)
    assert time.process_time() - start < 1.5
