"""An effect that chooses targets and is not marked as one that targets.

## What it does
Finds activated effects whose target function calls `Duel.SelectTarget` and whose properties, set in the initial function or later, lack
`EFFECT_FLAG_CARD_TARGET`.

## Why is this bad?
Other scripts ask for the flag to know whether an effect targets: what negates effects that target, or protects from them, overlooks this
one.

## Example
```lua
e1:SetType(EFFECT_TYPE_IGNITION)
e1:SetTarget(s.target) -- Duel.SelectTarget(...)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_IGNITION)
e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
e1:SetTarget(s.target)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import ACTIVATED
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every activated effect."""
    for effect in script.effects:
        if not effect.type & ACTIVATED or effect.flags & c.EFFECT_FLAG_CARD_TARGET or effect.has_unknown("SetProperty"):
            continue
        calls = script.reached_calls(effect, "SetTarget", "SetCost", "SetCondition")
        chooses = any(call.table == "Duel" and call.name == "SelectTarget" for call in script.reached_calls(effect, "SetTarget"))
        if effect.registered and chooses and not any(call.name == "SetProperty" for call in calls):
            place = effect.setters.get("SetProperty", effect.setters.get("SetType", effect.made))
            yield at(place, "chooses targets without EFFECT_FLAG_CARD_TARGET", "set EFFECT_FLAG_CARD_TARGET")


RULE = Rule("L114", "target-without-flag", "", WARNING, check, __doc__)
