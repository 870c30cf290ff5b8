"""An optional Trigger Effect that can miss its timing although the text says "if".

## What it does
With a card text that says "If this card is ... Summoned: You can" and nowhere "When ... Summon": finds optional Trigger Effects of the card
on its own Summon without `EFFECT_FLAG_DELAY`.

## Why is this bad?
Without the flag the effect must be activated at once, or never: it misses the timing when the Summon was not the last thing to happen.
That is what "When ...: You can" means.

## Example
```lua
-- If this card is Normal Summoned: You can draw 1 card.
e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
e1:SetCode(EVENT_SUMMON_SUCCESS)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
e1:SetProperty(EFFECT_FLAG_DELAY)
e1:SetCode(EVENT_SUMMON_SUCCESS)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

IF = re.compile(r"\bif this card is (?:[\w-]+ )*?(?:or \w+ )?summoned(?: \([^)]*\))?[^.:]*: you can", re.I)
WHEN = re.compile(r"\bwhen [^.:]*summon", re.I)
EVENTS = frozenset({c.EVENT_SUMMON_SUCCESS, c.EVENT_SPSUMMON_SUCCESS, c.EVENT_FLIP_SUMMON_SUCCESS})


def check(script: Script) -> Iterator[Hit]:
    """Look at every optional Trigger Effect of a card on its own Summon."""
    if not IF.search(script.printed) or WHEN.search(script.printed):
        return
    for effect in script.effects:
        own = effect.type & c.EFFECT_TYPE_SINGLE and effect.type & c.EFFECT_TYPE_TRIGGER_O
        if own and effect.code in EVENTS and effect.registered and not effect.has_unknown("SetProperty"):
            if not effect.flags & c.EFFECT_FLAG_DELAY and effect.origin is None:
                place = effect.setters.get("SetProperty", effect.setters["SetCode"])
                yield at(place, "the text says if; without EFFECT_FLAG_DELAY this can miss its timing", "set EFFECT_FLAG_DELAY")


RULE = Rule("L115", "missed-timing", "", WARNING, check, __doc__, needs_text=True)
