"""A setter called twice on one effect, where the other effect has none.

## What it does
Finds effects whose condition, cost, target or operation is set twice one after the other before they are registered, or set again on an
effect that is registered already.

## Why is this bad?
The second call replaces the first. It was copied from another effect, which now lacks what it needs.

## Example
```lua
e1:SetOperation(s.thop)
c:RegisterEffect(e1)
local e2=Effect.CreateEffect(c)
e1:SetOperation(s.spop)
```

## Use instead
```lua
e2:SetOperation(s.spop)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script

CALLBACKS = ("SetCondition", "SetCost", "SetTarget", "SetOperation", "SetCode", "SetType", "SetRange")


def check(script: Script) -> Iterator[Hit]:
    """Look at the setters that replace an earlier call."""
    for effect in script.effects:
        for before, call in effect.replaced:
            if call.name in CALLBACKS and any(other is not effect and call.name not in other.setters for other in script.effects):
                yield at(call, f"replaces what line {before.line} sets on the same effect", "call it on the effect that it is for")


RULE = Rule("L127", "setter-of-another-effect", "", WARNING, check, __doc__)
