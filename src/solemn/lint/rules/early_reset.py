"""A negation that ends with the turn although the text names no end.

## What it does
With a card text that nowhere speaks of a turn's end, an End Phase or "this turn": finds pairs of negation that end in the End Phase.

## Why is this bad?
Without a duration in the text, the card is negated as long as it stays face-up on the field.

## Example
```lua
-- "negate its effects"
tc:NegateEffects(c,RESETS_STANDARD_PHASE_END)
```

## Use instead
```lua
tc:NegateEffects(c)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

ENDS = ("until", "this turn", "end phase", "that turn", "during the turn", "next turn")


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that a function negates."""
    if not script.printed or "negate" not in script.printed.lower() or any(word in script.printed.lower() for word in ENDS):
        return
    for entry in negated_cards(script):
        for effect in (*entry.disable, *entry.disable_effect):
            reset = effect.number("SetReset")
            if reset is not None and reset & c.RESET_PHASE and reset & 0x200:
                yield at(effect.setters["SetReset"], "ends with the turn, though the text names no end", "leave RESET_PHASE|PHASE_END out")


RULE = Rule("N505", "negation-ends-early", "M5", WARNING, check, __doc__, preview=True, needs_text=True)
