"""A pair of negations whose halves end at different times.

## What it does
Finds `EFFECT_DISABLE` and `EFFECT_DISABLE_EFFECT` (and the half for trap monsters) that one function registers on the same card with
different resets.

## Why is this bad?
After the first half has ended, the card is half negated.

## Example
```lua
e1:SetCode(EFFECT_DISABLE)
e1:SetReset(RESET_EVENT|RESETS_STANDARD)
e2:SetCode(EFFECT_DISABLE_EFFECT)
e2:SetReset(RESETS_STANDARD_PHASE_END)
```

## Use instead
```lua
local e2=e1:Clone()
e2:SetCode(EFFECT_DISABLE_EFFECT)
```
"""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import ERROR
from solemn.lint.negation import negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that a function negates by hand."""
    for entry in negated_cards(script):
        if len(entry.disable) == 1 and entry.disable[0].registered[0].function is entry.function:
            first = entry.disable[0]
            for second in (*entry.disable_effect, *entry.trap_monster):
                if _differ(first, second):
                    yield at(
                        second.setters.get("SetReset", second.made),
                        f"ends at another time than the EFFECT_DISABLE of line {first.line}",
                        "give both halves the same reset",
                    )


def _differ(first: EffectRecord, second: EffectRecord) -> bool:
    if first.has_unknown("SetReset") or second.has_unknown("SetReset"):
        return False
    return first.number("SetReset") != second.number("SetReset")


RULE = Rule("N501", "split-resets", "M5", ERROR, check, __doc__)
