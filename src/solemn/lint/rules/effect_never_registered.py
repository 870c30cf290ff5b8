"""An effect that is made and set up, and then forgotten.

## What it does
Finds variables that hold a new effect and are used for nothing but `Set...` calls: the effect is neither registered nor cloned, returned or
handed on.

## Why is this bad?
An effect does nothing before it is registered.

## Example
```lua
local e2=Effect.CreateEffect(c)
e2:SetType(EFFECT_TYPE_SINGLE)
e2:SetCode(EFFECT_INDESTRUCTABLE_BATTLE)
e2:SetValue(1)
```

## Use instead
```lua
c:RegisterEffect(e2)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that a variable holds."""
    set_on = {id(call.receiver) for call in script.calls if call.name.startswith("Set") and call.receiver is not None}
    uses = [ref for info in script.functions for ref in info.uses]
    for effect in script.effects:
        if effect.registered or not effect.setters or effect.var is None:
            continue
        if all(id(ref) in set_on for ref in uses if ref.var is effect.var):
            yield at(effect.made, f"the effect in `{effect.var.name}` is never registered", "call `RegisterEffect`")


RULE = Rule("L123", "effect-never-registered", "", ERROR, check, __doc__)
