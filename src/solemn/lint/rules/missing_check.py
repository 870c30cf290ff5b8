"""An effect that negates a Chain Link without asking whether it can be negated.

## What it does
Finds effects on `EVENT_CHAINING` that negate the link and whose condition, cost and target never ask `Duel.IsChainNegatable`
or `Duel.IsChainDisablable`. Mandatory effects need not ask.

## Why is this bad?
The engine's answer is nearly always yes, but cards that cannot be negated answer through these calls.

## Example
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return rp==1-tp and re:IsMonsterEffect()
end
```

## Use instead
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return rp==1-tp and re:IsMonsterEffect() and Duel.IsChainNegatable(ev)
end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, condition_calls, has_outside_part, negating
from solemn.lint.rule import Hit, Rule
from solemn.lint.script import Script
from solemn.spec import constants as c

MANDATORY = c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_TRIGGER_F | c.EFFECT_TYPE_CONTINUOUS
CHECKS = frozenset({"IsChainNegatable", "IsChainDisablable", "IsChainInactivatable"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every optional effect that negates a Chain Link."""
    for effect in chain_effects(script):
        found = negating(script, effect)
        conditions = script.callbacks(effect, "SetCondition")
        if not found or effect.type & MANDATORY or not conditions or has_outside_part(script, effect, "SetCondition"):
            continue
        if not any(call.name in CHECKS or _is_helper(call) for call in condition_calls(script, effect)):
            right = "IsChainNegatable" if "NegateActivation" in found else "IsChainDisablable"
            info = conditions[0]
            pos = info.returns[-1].pos if len(info.returns) == 1 else info.func.pos
            yield Hit(pos, "negates a Chain Link without asking whether it can be negated", f"ask `Duel.{right}(ev)` in the condition")


def _is_helper(call: CallSite) -> bool:
    return call.table in ("aux", "Auxiliary") and call.name in ("nbcon", "nbtg", "dncon", "NegateAnyFilter")


RULE = Rule("N903", "unchecked-chain-negation", "M9", WARNING, check, __doc__)
