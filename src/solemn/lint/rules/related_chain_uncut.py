"""A lasting negation that lets what the card has already activated through.

## What it does
Finds effects that can be chained and that negate a card on the field by hand, without `Duel.NegateRelatedChain`.

## Why is this bad?
If the card has a Chain Link below and leaves or recovers before that link resolves, the link is no longer negated.

## Example
```lua
local e1=Effect.CreateEffect(c)
e1:SetType(EFFECT_TYPE_SINGLE)
e1:SetCode(EFFECT_DISABLE)
tc:RegisterEffect(e1)
```

## Use instead
```lua
Duel.NegateRelatedChain(tc,RESET_TURN_SET)
local e1=Effect.CreateEffect(c)
-- ...
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.uncut import uncut_negations
from solemn.spec import constants as c

CHAINABLE = c.EFFECT_TYPE_ACTIVATE | c.EFFECT_TYPE_QUICK_O | c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_TRIGGER_O | c.EFFECT_TYPE_TRIGGER_F


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that an effect which can be chained negates by hand."""
    for entry, users in uncut_negations(script):
        if any(effect.type & CHAINABLE for effect in users):
            yield at(
                entry.disable[0].made,
                "nothing cuts the links that the negated card already has in the Chain",
                "call `Duel.NegateRelatedChain(tc,RESET_TURN_SET)` first, or use `Card.NegateEffects`",
            )


RULE = Rule("N401", "related-chain-uncut", "M4", WARNING, check, __doc__)
