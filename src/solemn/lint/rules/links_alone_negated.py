"""A lasting negation that only waits for Chain Links.

## What it does
With a card text that negates the effects of cards for a time: finds operations that register an effect on `EVENT_CHAIN_SOLVING` that
negates links, and nothing with `EFFECT_DISABLE`.

## Why is this bad?
Effects that apply without being activated (changes of ATK, protection) go on although the text negates them.

## Example
```lua
e1:SetType(EFFECT_TYPE_FIELD+EFFECT_TYPE_CONTINUOUS)
e1:SetCode(EVENT_CHAIN_SOLVING)
e1:SetOperation(s.negop)
Duel.RegisterEffect(e1,tp)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_FIELD)
e1:SetCode(EFFECT_DISABLE)
e1:SetTargetRange(0,LOCATION_ONFIELD)
Duel.RegisterEffect(e1,tp)
-- and the effect on EVENT_CHAIN_SOLVING
```
"""

from collections.abc import Iterator

from solemn.lint.clauses import CARD, negations
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect on the resolution of links that an operation registers."""
    clauses = negations(script.printed)
    if not any(clause.kind == CARD for clause in clauses) or any(effect.code == c.EFFECT_DISABLE for effect in script.effects):
        return
    if any("activat" in clause.sentence for clause in clauses if clause.kind == CARD):
        return
    for effect in script.effects_with("EVENT_CHAIN_SOLVING", "EVENT_CHAIN_ACTIVATING"):
        negates = any(call.table == "Duel" and call.name == "NegateEffect" for call in script.reached_calls(effect, "SetOperation"))
        if negates and effect.function.name != "initial_effect" and not any(call.name == "NegateEffects" for call in script.calls):
            yield at(effect.setters["SetCode"], "negates links only; effects that are not activated go on", "register EFFECT_DISABLE too")


RULE = Rule("N304", "links-alone-negated", "M3", WARNING, check, __doc__, needs_text=True)
