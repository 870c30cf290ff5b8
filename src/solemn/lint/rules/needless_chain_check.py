"""A question whether a Chain Link can be negated, asked by an effect that negates none.

## What it does
Finds effects that answer the activation of a card or effect and ask `IsChainNegatable` or `IsChainDisablable` before they are activated,
although nothing in their operation negates a Chain Link or a card; and mandatory effects that ask it.

## Why is this bad?
The effect could not be activated in answer to what cannot be negated, which its text does not say. A mandatory effect is activated
whatever it can do.

## Example
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp)
        return rp==1-tp and Duel.IsChainNegatable(ev)
end
function s.operation(e,tp,eg,ep,ev,re,r,rp)
        Duel.Draw(tp,1,REASON_EFFECT)
end
```

## Use instead
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp)
        return rp==1-tp
end
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, condition_calls, negating
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.rules.needless_negation_category import negates
from solemn.lint.rules.unchecked_chain_negation import CHECKS
from solemn.lint.script import Script
from solemn.spec import constants as c

MANDATORY = c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_TRIGGER_F
CHANGING = frozenset({"ChangeChainOperation", "ChangeTargetCard", "ChangeTargetParam", "ChangeTargetPlayer"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that answers a Chain Link."""
    for effect in chain_effects(script):
        asked = [call for call in condition_calls(script, effect) if call.table == "Duel" and call.name in CHECKS]
        if not asked or not script.callbacks(effect, "SetOperation"):
            continue
        if effect.type & MANDATORY and negating(script, effect):
            yield at(
                asked[0], "asks whether a Chain Link can be negated, and a mandatory effect is activated anyway", "leave the question out"
            )
            continue
        if negates(script, effect):
            continue
        if any(call.name in CHANGING for call in script.reached_calls(effect, "SetOperation")):
            continue
        yield at(asked[0], "asks whether a Chain Link can be negated, and the operation negates none", "leave the question out")


RULE = Rule("N908", "needless-chain-check", "M9", WARNING, check, __doc__)
