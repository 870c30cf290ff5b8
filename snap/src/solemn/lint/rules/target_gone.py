"""A negation of effects that target this card, without asking whether it is still what was targeted.

## What it does
Finds continuous effects on `EVENT_CHAIN_SOLVING` that negate a Chain Link because this card is among its targets
(`CHAININFO_TARGET_CARDS`, `IsContains(e:GetHandler())`), without `IsRelateToEffect(re)`.

## Why is this bad?
A card that was targeted, left the field and came back in the same Chain is no longer a target of that link.

## Example
```lua
if g and g:IsContains(c) then Duel.NegateEffect(ev) end
```

## Use instead
```lua
if c:IsRelateToEffect(re) and g and g:IsContains(c) then Duel.NegateEffect(ev) end
```
"""

from collections.abc import Iterator

from solemn.lint.findings import INFO
from solemn.lint.negation import is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script

RELATED = frozenset({"IsRelateToEffect", "IsRelateToChain"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that answers the resolution of a Chain Link."""
    for effect in script.effects_with("EVENT_CHAIN_SOLVING"):
        calls = script.reached_calls(effect, "SetCondition", "SetOperation")
        if not any(call.table == "Duel" and call.name == "NegateEffect" for call in calls):
            continue
        if any(call.name in RELATED and is_handler(script, call.object(), call.function) for call in calls):
            continue
        for call in calls:
            if call.name == "IsContains" and call.args and is_handler(script, call.args[0], call.function):
                yield at(call, "this card may have left and come back since it was targeted", "ask `c:IsRelateToEffect(re)`")


RULE = Rule("N811", "target-gone", "M8", INFO, check, __doc__)
