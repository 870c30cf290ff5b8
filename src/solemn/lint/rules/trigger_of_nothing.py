"""A Trigger Effect that no event reaches.

## What it does
Finds effects with `EFFECT_TYPE_TRIGGER_O`, `EFFECT_TYPE_TRIGGER_F` or `EFFECT_TYPE_CONTINUOUS` and neither `EFFECT_TYPE_SINGLE` nor
`EFFECT_TYPE_FIELD`.

## Why is this bad?
The type does not say whether the event is about the card itself or about any card, and the effect never happens.

## Example
```lua
e1:SetType(EFFECT_TYPE_TRIGGER_O)
e1:SetCode(EVENT_SUMMON_SUCCESS)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
e1:SetCode(EVENT_SUMMON_SUCCESS)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

WAITING = c.EFFECT_TYPE_TRIGGER_O | c.EFFECT_TYPE_TRIGGER_F | c.EFFECT_TYPE_CONTINUOUS
PLACED = c.EFFECT_TYPE_SINGLE | c.EFFECT_TYPE_FIELD | c.EFFECT_TYPE_EQUIP | c.EFFECT_TYPE_XMATERIAL | c.EFFECT_TYPE_FLIP


def check(script: Script) -> Iterator[Hit]:
    """Look at the type of every effect."""
    for effect in script.effects:
        if effect.type & WAITING and not effect.type & PLACED:
            yield at(
                effect.place("SetType"),
                "belongs neither to events of this card nor to those of any",
                "add EFFECT_TYPE_SINGLE or EFFECT_TYPE_FIELD",
            )


RULE = Rule("L126", "trigger-of-nothing", "", ERROR, check, __doc__)
