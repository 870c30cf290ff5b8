"""An effect that says nowhere where it works.

## What it does
Finds Ignition Effects, Quick Effects and field effects that a script registers on its own card without `SetRange`.

## Why is this bad?
Without a range such an effect works nowhere.

## Example
```lua
e1:SetType(EFFECT_TYPE_IGNITION)
e1:SetOperation(s.op)
c:RegisterEffect(e1)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_IGNITION)
e1:SetRange(LOCATION_MZONE)
e1:SetOperation(s.op)
c:RegisterEffect(e1)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.negation import is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

RANGED = c.EFFECT_TYPE_IGNITION | c.EFFECT_TYPE_QUICK_O | c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_FIELD
OTHERS = c.EFFECT_TYPE_ACTIVATE | c.EFFECT_TYPE_XMATERIAL | c.EFFECT_TYPE_SINGLE | c.EFFECT_TYPE_EQUIP


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that the initial function registers."""
    for effect in script.effects:
        if effect.function.name != "initial_effect" or effect.setters.keys() & {"SetRange", "SetReset"}:
            continue
        if not effect.type & RANGED or effect.type & OTHERS:
            continue
        if any(call.table == ":" and is_handler(script, call.object(), call.function) for call in effect.registered):
            yield at(effect.setters["SetType"], "has no range: it works nowhere", "call `SetRange`")


RULE = Rule("L117", "effect-without-range", "", ERROR, check, __doc__)
