"""A protection from one Chain Link that stays until the End Phase.

## What it does
Finds effects whose label object is the triggering effect (`re`) and that end in the End Phase; they have nothing to do once the Chain is
over.

## Why is this bad?
The same effect activated again later in the turn meets a protection that the text does not give.

## Example
```lua
e1:SetLabelObject(re)
e1:SetReset(RESET_PHASE|PHASE_END)
```

## Use instead
```lua
e1:SetLabelObject(re)
e1:SetReset(RESET_CHAIN)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef
from solemn.spec import constants as c

PROTECTING = frozenset({c.EFFECT_IMMUNE_EFFECT, c.EFFECT_INDESTRUCTABLE_EFFECT, c.EFFECT_CANNOT_REMOVE, c.EFFECT_CANNOT_BE_EFFECT_TARGET})


def check(script: Script) -> Iterator[Hit]:
    """Look at every protection that remembers the triggering effect."""
    for effect in script.effects:
        label = effect.argument("SetLabelObject")
        reset = effect.number("SetReset")
        if effect.code in PROTECTING and isinstance(label, LocalRef) and label.var.name == "re" and reset is not None:
            if reset & c.RESET_PHASE and not reset & c.RESET_CHAIN:
                yield at(effect.setters["SetReset"], "protects from one Chain Link, but stays after the Chain", "use RESET_CHAIN")


RULE = Rule("N507", "protection-outlives-chain", "M5", WARNING, check, __doc__)
