"""An effect that answers destruction and counts the destruction that follows a negation.

## What it does
Finds conditions on `EVENT_CHAINING` that look for an effect that would destroy cards on the field (`Duel.GetOperationInfo` with
`CATEGORY_DESTROY`) without asking whether that effect is a negation (`CATEGORY_NEGATE`).

## Why is this bad?
A Spell or Trap whose activation is negated is no card on the field any more; an effect that negates it and destroys it does not destroy a
card on the field.

## Why in preview
Nine official scripts ask and eighteen do not; which of those mean any destruction only their texts tell.

## Example
```lua
local ex,tg,tc=Duel.GetOperationInfo(ev,CATEGORY_DESTROY)
return ex and tc+tg:FilterCount(Card.IsOnField,nil)-#tg>0
```

## Use instead
```lua
if re:IsHasCategory(CATEGORY_NEGATE)
        and Duel.GetChainInfo(ev-1,CHAININFO_TRIGGERING_EFFECT):IsHasType(EFFECT_TYPE_ACTIVATE) then return false end
local ex,tg,tc=Duel.GetOperationInfo(ev,CATEGORY_DESTROY)
```
"""

import re
from collections.abc import Iterator

from solemn.lint import masks
from solemn.lint.findings import INFO
from solemn.lint.negation import chain_effects
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script

ON_FIELD = re.compile(r"would destroy [^.]*(?:on the field|you control)|destroy(?:s|ing)? [^.]*(?:on the field|you control)", re.I)


def check(script: Script) -> Iterator[Hit]:
    """Look at the condition of every effect that answers a Chain Link."""
    if script.printed and not ON_FIELD.search(script.printed):
        return
    for effect in chain_effects(script):
        calls = script.reached_calls(effect, "SetCondition")
        if any(call.name == "IsHasCategory" for call in calls):
            continue
        for call in calls:
            if call.table == "Duel" and call.name == "GetOperationInfo" and len(call.args) > 1:
                if script.number(call.args[1]) == masks.CATEGORY_DESTROY:
                    yield at(
                        call, "counts the destruction of a card whose activation is negated", "ask `re:IsHasCategory(CATEGORY_NEGATE)`"
                    )


RULE = Rule("N907", "destruction-by-negation", "M9", INFO, check, __doc__, preview=True)
