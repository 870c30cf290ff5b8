"""A reset that leaves out what makes it work.

## What it does
Finds resets of effects on cards that name only a phase (`RESET_PHASE|PHASE_END` without `RESET_EVENT`), and masks of events without
`RESET_EVENT`.

## Why is this bad?
An effect without `RESET_EVENT` stays on the card when it leaves the field and comes back. Masks like `RESETS_STANDARD` mean nothing alone.

## Example
```lua
e1:SetReset(RESET_PHASE|PHASE_END)
tc:RegisterEffect(e1)
```

## Use instead
```lua
e1:SetReset(RESETS_STANDARD_PHASE_END)
tc:RegisterEffect(e1)
```
"""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

EVENTS = 0x1FE0000
DAMAGE = c.PHASE_DAMAGE | c.PHASE_DAMAGE_CAL
LASTING = frozenset(
    {c.EFFECT_DISABLE, c.EFFECT_DISABLE_EFFECT, c.EFFECT_IMMUNE_EFFECT, c.EFFECT_CANNOT_BE_EFFECT_TARGET, c.EFFECT_INDESTRUCTABLE_EFFECT}
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every reset whose value is known."""
    seen: set[int] = set()
    for effect in script.effects:
        setter = effect.setters.get("SetReset")
        reset = effect.number("SetReset")
        if setter is None or reset is None or not effect.registered or effect.on_player() or id(setter) in seen:
            continue
        seen.add(id(setter))
        if reset & EVENTS and not reset & c.RESET_EVENT:
            yield at(setter, "without RESET_EVENT this mask of events does nothing", "add RESET_EVENT")
        elif reset & c.RESET_PHASE and not reset & DAMAGE and not reset & c.RESET_EVENT and effect.code in LASTING and _on_card(effect):
            yield at(setter, "stays on the card when it leaves the field: RESET_EVENT is missing", "add RESET_EVENT|RESETS_STANDARD")


def _on_card(effect: EffectRecord) -> bool:
    return effect.type & c.EFFECT_TYPE_SINGLE != 0


RULE = Rule("N503", "reset-without-event", "M5", WARNING, check, __doc__)
