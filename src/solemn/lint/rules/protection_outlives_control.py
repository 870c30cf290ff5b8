"""An immunity granted for one player that stays when control changes.

## What it does
Finds `EFFECT_IMMUNE_EFFECT` with an owner player of its own (`SetOwnerPlayer`), registered on another card without `RESET_CONTROL`.

## Why is this bad?
"While you control it" ends when the opponent takes control.

## Why in preview
One official script of today has it and no commit of the histories mended it: too few to tell how often it is right.

## Example
```lua
e1:SetOwnerPlayer(tp)
e1:SetReset(RESET_EVENT|RESETS_STANDARD)
tc:RegisterEffect(e1)
```

## Use instead
```lua
e1:SetReset(RESET_EVENT|RESETS_STANDARD|RESET_CONTROL)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every immunity with an owner player."""
    text = script.printed.lower()
    for effect in script.effects_with("EFFECT_IMMUNE_EFFECT"):
        reset = effect.number("SetReset")
        if (
            "SetOwnerPlayer" in effect.setters
            and reset is not None
            and reset & c.RESET_EVENT
            and not reset & (c.RESET_CONTROL | c.RESET_PHASE)
        ):
            if "you control" in text or not text:
                yield at(effect.setters["SetReset"], "stays when control of the card changes", "add RESET_CONTROL if the text says so")


RULE = Rule("N509", "protection-outlives-control", "M5", WARNING, check, __doc__, preview=True)
