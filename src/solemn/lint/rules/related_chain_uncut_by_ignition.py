"""An Ignition Effect that negates a card and does not cut its links in the Chain.

## What it does
Finds Ignition Effects that negate a card on the field by hand, without `Duel.NegateRelatedChain`.

## Why is this bad?
An Ignition Effect starts a Chain, so there is mostly nothing to cut; but effects that copy or apply it can be chained.

## Why in preview
Some thirty official scripts have it and few are mended: an Ignition Effect starts a Chain, so that the difference shows only when another
card copies it.

## Example
```lua
local e1=Effect.CreateEffect(c)
e1:SetType(EFFECT_TYPE_SINGLE)
e1:SetCode(EFFECT_DISABLE)
tc:RegisterEffect(e1)
```

## Use instead
```lua
tc:NegateEffects(c)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import INFO
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.uncut import uncut_negations
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that only Ignition Effects negate by hand."""
    for entry, users in uncut_negations(script):
        if users and all(effect.type & c.EFFECT_TYPE_IGNITION for effect in users):
            yield at(
                entry.disable[0].made,
                "if this is copied and chained, links that the negated card already has are not cut",
                "call `Duel.NegateRelatedChain(tc,RESET_TURN_SET)` first, or use `Card.NegateEffects`",
            )


RULE = Rule("N402", "related-chain-uncut-by-ignition", "M4", INFO, check, __doc__, preview=True)
