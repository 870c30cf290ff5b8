"""A monster that is Special Summoned with its effects negated, but negated only after the Summon.

## What it does
Finds operations that Special Summon a monster with `Duel.SpecialSummon` and negate its effects afterwards.

## Why is this bad?
"Special Summon it, but negate its effects": it is never on the field with its effects. After `Duel.SpecialSummon` the Summon is over, and
what the monster does continuously, or at its own Summon, was applied once already.

## Example
```lua
if Duel.SpecialSummon(tc,0,tp,tp,false,false,POS_FACEUP)>0 then
        tc:NegateEffects(c)
end
```

## Use instead
```lua
if Duel.SpecialSummonStep(tc,0,tp,tp,false,false,POS_FACEUP) then
        tc:NegateEffects(c)
end
Duel.SpecialSummonComplete()
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.findings import WARNING
from solemn.lint.negation import hand_negations, ref_to
from solemn.lint.rule import Hit, Rule, on_name
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef, Var


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that an operation negates."""
    seen: set[int] = set()
    for info, var, negation in hand_negations(script):
        for summon in info.duel_calls("SpecialSummon"):
            if id(summon) not in seen and summon.order < negation.order and _is_of(script, summon, var, info):
                seen.add(id(summon))
                yield on_name(
                    summon,
                    f"`{var.name}` is negated only on line {negation.line}, when its Summon is over",
                    "use `Duel.SpecialSummonStep`, negate, then `Duel.SpecialSummonComplete`",
                )


def _is_of(script: Script, summon: CallSite, var: Var, info: FunctionInfo) -> bool:
    """Does a Summon bring out the card of this variable, alone or in a group?"""
    if not summon.args:
        return False
    card = summon.args[0]
    mine = {id(node) for node in script.origins(ref_to(var), info)}
    return (isinstance(card, LocalRef) and card.var is var) or bool(mine & {id(node) for node in script.origins(card, info)})


RULE = Rule("N306", "negated-after-summon", "M3", WARNING, check, __doc__)
