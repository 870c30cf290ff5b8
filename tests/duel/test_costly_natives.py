"""Natives that do much are charged for it: a loop of them ends soon, whatever numbers it gives them."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from test_bounds import A_LOOP, VANILLA, summon

from solemn.duel.errors import DuelStuck
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.lua import Limits
from solemn.spec.constants import LOCATION_MZONE, POS_FACEUP_ATTACK

Soon = Callable[..., Any]

CALLS = [
    "c:RegisterFlagEffect(5,0,0,1)", "Duel.RegisterFlagEffect(0,5,0,0,1)", "Duel.ShuffleDeck(0)", "Duel.ShuffleHand(0)",
    "local e2=Effect.CreateEffect(c) e2:SetType(EFFECT_TYPE_SINGLE) e2:SetCode(EFFECT_UPDATE_ATTACK) e2:SetValue(1) c:RegisterEffect(e2)",
    "Duel.GetRandomNumber(math.mininteger,math.maxinteger)", "Duel.AnnounceNumberRange(0,1,1<<30)", "e:UseCountLimit(0,1<<31)",
    "e:RestoreCountLimit(0,-1)", "Duel.TossCoin(0,1<<62)", "Duel.TossDice(0,255)", "Debug.Message(('x'):rep(100000))",
    "T=T or {} T[#T+1]=Duel.GetFieldGroup(0,0xff,0xff)", "Duel.GetMatchingGroup(aux.TRUE,0,0xff,0xff,nil)", "Duel.CreateToken(0,11091375)",
    "Duel.LoadScript('constant.lua')", "i=i+1 c:Recreate(i,i,i,i,i,i,i,i,i,i,i,i,true)",
    "Duel.GetMatchingGroupCount(Card.IsFaceup,0,0xff,0xff,nil,1,1)",
    "G:CheckWithSumEqual(function(c) return c:GetCardID()*1000+7 end,999999,1,30)", "Duel.GetMZoneCount(0,G)",
    "G:CheckWithSumGreater(function(c) return c:GetCardID()|(c:GetCardID()+3)<<16 end,100003)",
    "for i=1,300 do for _,k in ipairs{EFFECT_IMMUNE_EFFECT,EFFECT_UPDATE_ATTACK} do local x=Effect.CreateEffect(c)"
    " x:SetType(EFFECT_TYPE_FIELD) x:SetCode(k) x:SetRange(LOCATION_MZONE) x:SetTargetRange(0xff,0xff) x:SetValue(1) c:RegisterEffect(x)"
    " end end while true do c:GetAttack() end",
    "G:FilterCount(Card.IsCode,nil,1,2,3)", "G:GetSum(Card.GetLevel)", "i=i+1 Duel.CreateToken(0,i)",
    "Duel.NegateSummon(c)", "Duel.HintSelection(G,false)", "G:Clone():Match(aux.TRUE,nil)",
    "Duel.CheckReleaseGroupEx(0,aux.TRUE,1,nil)", "c:Attack(i)",
]  # fmt: skip


def in_a_loop(call: str, limits: Limits) -> Duel:
    """A duel in which a Normal Summon makes a script call this for ever."""
    head = "local c, G, T, i = e:GetHandler(), Duel.GetFieldGroup(0, 0xff, 0xff), {}, 0"
    text = A_LOOP.replace(b"function() while true do end end", f"function(e) {head} while true do {call} end end".encode())
    duel = Duel([Deck((VANILLA,) * 20), Deck((VANILLA,) * 20)], seed=1, start=False, limits=limits)
    duel.place(VANILLA, 0, LOCATION_MZONE, 0, POS_FACEUP_ATTACK)
    duel.set_up(text, f"c{VANILLA}.lua")
    duel.start()
    return duel


@pytest.mark.parametrize("call", CALLS)
def test_a_loop_of_a_native_ends(call: str, soon: Soon) -> None:
    """A sixth of the steps of a duel takes less than a sixth of three seconds, with a margin for slow machines."""

    def looped() -> None:
        with pytest.raises(DuelStuck):
            summon(in_a_loop(call, Limits(steps=500_000, call_depth=2000)))

    soon(2.0, looped)


KEPT = [
    "T[i]=Duel.GetFieldGroup(0,0xff,0xff)", "T[i]=Group.Clone(G)", "T[i]=Effect.CreateEffect(c)", "T[i]=Effect.Clone(e)",
    "c:AddCounter(i|0x1000,1)", "Duel.SetChainLimit(Card.IsFaceup)", "Debug.Message(('x'):rep(100000))", "print(('x'):rep(100000))",
    "c:RegisterFlagEffect(i,0,0,1)", "Duel.Hint(i,0,i)", "T[i]=Duel.CreateToken(0,11091375)",
]  # fmt: skip
PROBE = """
import resource, sys
sys.path.insert(0, {folder!r})
from test_costly_natives import in_a_loop
from solemn.lua import Limits
duel = in_a_loop("i=i+1 " + {call!r}, Limits(steps=3_000_000, call_depth=2000, memory={limit}))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
try:
    from test_bounds import summon
    summon(duel)
except Exception as error:
    assert type(error).__name__ == "DuelStuck", repr(error)
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024)
"""
LIMIT = 16 << 20


@pytest.mark.skipif(sys.platform != "linux", reason="memory is measured as Linux counts it")
@pytest.mark.parametrize("call", KEPT)
def test_what_natives_keep_is_counted(call: str) -> None:
    """The process takes no more than twice the limit, whatever grows: groups, effects, counters, the log."""
    text = PROBE.format(folder=str(Path(__file__).parent), call=call, limit=LIMIT)
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True, timeout=60)
    assert int(done.stdout) < 2 * LIMIT
