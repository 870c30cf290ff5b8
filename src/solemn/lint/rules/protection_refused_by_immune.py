"""A protection from targeting that an immune card would refuse.

## What it does
Finds `EFFECT_CANNOT_BE_EFFECT_TARGET` given to other cards (by a field effect, or registered on them) without `EFFECT_FLAG_IGNORE_IMMUNE`.

## Why is this bad?
A card that is unaffected by the granting card's effects would not be protected, though "cannot be targeted" is no effect on the card.

## Why in preview
Some forty official scripts have it, and in the histories as many findings were mended as lasted. It matters only for a card that is
unaffected by the card that protects it, and of those read one in eight was arguable: a card's own protection.

## Example
```lua
e1:SetType(EFFECT_TYPE_FIELD)
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_FIELD)
e1:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
```
"""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import INFO
from solemn.lint.negation import is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every protection from targeting."""
    for effect in script.effects_with("EFFECT_CANNOT_BE_EFFECT_TARGET"):
        if not effect.has_unknown("SetProperty") and not effect.flags & c.EFFECT_FLAG_IGNORE_IMMUNE and _for_others(script, effect):
            yield at(effect.setters["SetCode"], "does not protect cards that are unaffected by this card", "set EFFECT_FLAG_IGNORE_IMMUNE")


def _for_others(script: Script, effect: EffectRecord) -> bool:
    if effect.type & c.EFFECT_TYPE_FIELD:
        return True
    cards = [call for call in effect.registered if call.table == ":"]
    return (
        bool(cards) and effect.type == c.EFFECT_TYPE_SINGLE and not any(is_handler(script, call.object(), call.function) for call in cards)
    )


RULE = Rule("N602", "protection-refused-by-immune", "M6", INFO, check, __doc__, preview=True)
