"""A protection or immunity of the card itself whose range is ignored.

## What it does
Finds single effects that protect from targeting or destruction, or make unaffected, with `SetRange` and without
`EFFECT_FLAG_SINGLE_RANGE`, registered on the effect's own card.

## Why is this bad?
Without the flag a single effect works wherever the card is, also face-down; `SetRange` does nothing.

## Example
```lua
e1:SetType(EFFECT_TYPE_SINGLE)
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
e1:SetRange(LOCATION_MZONE)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_SINGLE)
e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
e1:SetRange(LOCATION_MZONE)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

CODES = frozenset({c.EFFECT_CANNOT_BE_EFFECT_TARGET, c.EFFECT_INDESTRUCTABLE_EFFECT, c.EFFECT_IMMUNE_EFFECT})


def check(script: Script) -> Iterator[Hit]:
    """Look at every protection of a card by itself."""
    for effect in script.effects:
        if effect.code in CODES and effect.type == c.EFFECT_TYPE_SINGLE and effect.range and not effect.has_unknown("SetProperty"):
            own = any(is_handler(script, call.object(), call.function) for call in effect.registered if call.table == ":")
            if own and not effect.flags & c.EFFECT_FLAG_SINGLE_RANGE:
                yield at(
                    effect.setters.get("SetProperty", effect.setters["SetRange"]),
                    "without EFFECT_FLAG_SINGLE_RANGE the range is ignored",
                    "set EFFECT_FLAG_SINGLE_RANGE",
                    mistake="M7" if effect.code == c.EFFECT_IMMUNE_EFFECT else "M6",
                )


RULE = Rule("N605", "range-without-flag", "M6", WARNING, check, __doc__)
