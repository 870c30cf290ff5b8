"""A count limit on an effect that the engine never counts.

## What it does
Finds `SetCountLimit` on effects that always apply (changes of ATK, negation, protection, prohibitions).

## Why is this bad?
The limit does nothing; the effect applies without end.

## Example
```lua
e1:SetType(EFFECT_TYPE_SINGLE)
e1:SetCode(EFFECT_UPDATE_ATTACK)
e1:SetCountLimit(1)
```

## Use instead
An effect that is activated, with a limit, whose operation registers the change.
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

COUNTED = (
    c.EFFECT_TYPE_ACTIVATE
    | c.EFFECT_TYPE_IGNITION
    | c.EFFECT_TYPE_TRIGGER_O
    | c.EFFECT_TYPE_TRIGGER_F
    | c.EFFECT_TYPE_QUICK_O
    | c.EFFECT_TYPE_QUICK_F
    | c.EFFECT_TYPE_CONTINUOUS
)
NEVER = frozenset(
    {
        c.EFFECT_UPDATE_ATTACK,
        c.EFFECT_UPDATE_DEFENSE,
        c.EFFECT_DISABLE,
        c.EFFECT_DISABLE_EFFECT,
        c.EFFECT_IMMUNE_EFFECT,
        c.EFFECT_CANNOT_BE_EFFECT_TARGET,
        c.EFFECT_SET_ATTACK_FINAL,
        c.EFFECT_CANNOT_ATTACK,
        c.EFFECT_INDESTRUCTABLE_EFFECT,
    }
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every count limit."""
    for effect in script.effects:
        setter = effect.setters.get("SetCountLimit")
        if setter is not None and effect.code in NEVER and effect.type and not effect.type & COUNTED:
            yield at(setter, "the engine never counts how often this applies", "leave it out, or make the effect an activated one")


RULE = Rule("L111", "ignored-count-limit", "", WARNING, check, __doc__)
