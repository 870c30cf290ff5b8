"""An immunity that ends when the card is negated, although it was applied by an activated effect.

## What it does
Finds `EFFECT_IMMUNE_EFFECT` that an operation registers with `RESET_DISABLE` on the effect's own card.

## Why is this bad?
An effect that has resolved keeps applying; negating the card afterwards does not undo it.

## Why in preview
Four official scripts have it, all of them true by the rulings of their cards, but no commit of the histories mended one: the project may
mean it.

## Example
```lua
e1:SetCode(EFFECT_IMMUNE_EFFECT)
e1:SetReset(RESET_EVENT|RESETS_STANDARD_DISABLE|RESET_PHASE|PHASE_END)
c:RegisterEffect(e1)
```

## Use instead
```lua
e1:SetReset(RESETS_STANDARD_PHASE_END)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every immunity that an operation gives."""
    for effect in script.effects_with("EFFECT_IMMUNE_EFFECT"):
        reset = effect.number("SetReset")
        if reset is not None and reset & c.RESET_EVENT and reset & c.RESET_DISABLE and reset & c.RESET_PHASE:
            if any(is_handler(script, call.object(), call.function) for call in effect.registered):
                yield at(
                    effect.setters["SetReset"],
                    "negating the card later would end an immunity that has already been applied",
                    "leave RESET_DISABLE out",
                )


RULE = Rule("N508", "negation-ends-applied-immunity", "M5", WARNING, check, __doc__, preview=True)
