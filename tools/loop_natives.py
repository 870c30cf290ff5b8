"""What a loop of each native costs: the processor time until the step limit of a decision stops it.

usage: python tools/loop_natives.py [--steps N] [--most SECONDS] [--with-lua] [NATIVE...]

Each native is called for ever by a script, under pcall, with three sets of arguments made from its signature; --with-lua does the same for
calls of Lua's own library that may be dear. The time is that of a decision's 3,000,000 steps, taken from a shorter loop. Those above --most
(3 s, which a decision may take) are told, the dearest first. Exit status: 0 none, 1 some.
"""

import argparse
import gc
import sys
import time
from collections.abc import Iterator

from solemn.duel.errors import DuelStuck
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.lua import Limits
from solemn.spec.constants import LOCATION_MZONE, POS_FACEUP_ATTACK
from solemn.spec.signatures import Native, natives

VANILLA = 11091375  # Luster Dragon
A_DECISION = 3_000_000
SCRIPT = """
local c = Duel.GetFieldCard(0, LOCATION_MZONE, 0)
local e = Effect.CreateEffect(c)
e:SetType(EFFECT_TYPE_FIELD + EFFECT_TYPE_CONTINUOUS)
e:SetCode(EVENT_SUMMON_SUCCESS)
e:SetRange(LOCATION_MZONE)
e:SetOperation(function()
    local G, T, i = Duel.GetFieldGroup(0, 0xff, 0xff), {}, 0
    while true do CALL end
end)
c:RegisterEffect(e)
"""
VALUES = {
    "int": ("1", "0xff", "1<<30"), "card": ("c",) * 3, "group": ("G",) * 3, "effect": ("e",) * 3, "string": ("'x'",) * 3,
    "table": ("{1,2,3}",) * 3, "function": ("aux.TRUE", "Card.IsFaceup", "Card.IsFaceup"), "bool": ("true", "false", "false"),
}  # fmt: skip
OF_LUA = (
    "('x'):rep(1<<40)", "('x'):rep(10000)", "('x'):rep(100000):find('y',1,true)", "('%d'):format(1<<62)", "tostring(1e300)",
    "string.pack('z',('x'):rep(5000))", "table.concat(T,('x'):rep(1000))", "table.unpack(T,1,1<<20)",
    "select('#',table.unpack({},1,200))", "load('return 1')()", "load(('x'):rep(5000))", "error({})", "error(('x'):rep(10000))",
    "setmetatable({},{__index=function() error('n') end}).x()", "tonumber(('1'):rep(5000))", "next(T,1)", "string.rep()",
    "string.format('%99.99f',1e300)", "('x'):rep(1000):gsub('.','yy')", "('x'):rep(1000):byte(1,-1)", "utf8.char(1,2,3,4)",
    "table.sort({3,2,1},function() return true end)", "coroutine.wrap(function() coroutine.yield() end)()", "math.tointeger('x')",
    "rawlen(5)",
)  # fmt: skip


def calls_of(entry: Native) -> Iterator[str]:
    """The native with three sets of arguments."""
    for way in range(3):
        given = [VALUES.get(one.types[-1 if way == 2 else 0], ("nil",) * 3)[way] for one in entry.parameters]
        yield f"pcall({', '.join([entry.dotted, *given])})"


def seconds(call: str, steps: int) -> tuple[float, str]:
    """The processor time of a decision's steps in a loop of the call, and how the loop ended."""
    duel = Duel([Deck((VANILLA,) * 20), Deck((VANILLA,) * 20)], seed=1, start=False, limits=Limits(steps=steps, call_depth=2000))
    duel.place(VANILLA, 0, LOCATION_MZONE, 0, POS_FACEUP_ATTACK)
    duel.set_up(SCRIPT.replace("CALL", call).encode(), f"c{VANILLA}.lua")
    duel.start()
    gc.collect()
    gc.freeze()
    start = time.process_time()
    ended = summon(duel)
    used = time.process_time() - start
    gc.unfreeze()
    return used * A_DECISION / steps, ended


def summon(duel: Duel) -> str:
    """Normal Summon the first monster, which begins the loop; says how it ended."""
    try:
        while duel.decision is not None and duel.decision.kind != "idle":
            duel.answer(next(iter(duel.decision.answers())))
        duel.answer(("summon", 0))
        while duel.decision is not None and duel.decision.kind == "place":
            duel.answer([next(iter(duel.decision.answers()))[0]])
    except DuelStuck:
        return "stopped"
    return "ended or asks a player"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("natives", nargs="*", metavar="NATIVE")
    parser.add_argument("--steps", type=int, default=150_000)
    parser.add_argument("--most", type=float, default=3.0, metavar="SECONDS")
    parser.add_argument("--with-lua", action="store_true")
    options = parser.parse_args()
    wanted = [entry for entry in natives().values() if not options.natives or entry.dotted in options.natives]
    calls = [call for entry in wanted for call in calls_of(entry)]
    if options.with_lua:
        calls += [f"pcall(function() return {call} end)" for call in OF_LUA]
    dear = []
    for call in calls:
        used, ended = seconds(call, options.steps)
        if used > options.most:
            dear.append((used, call, ended))
    for used, call, ended in sorted(dear, reverse=True):
        print(f"{used:7.2f} s  {call}  ({ended})")
    print(f"{len(calls)} loops, {len(dear)} dearer than {options.most} s")
    return 1 if dear else 0


if __name__ == "__main__":
    sys.exit(main())
