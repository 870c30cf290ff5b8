"""A Summon negation on a card whose text negates nothing.

## What it does
With a card text: finds effects on `EVENT_SUMMON`, `EVENT_FLIP_SUMMON` or `EVENT_SPSUMMON` of cards whose text does not speak of negation.

## Why is this bad?
"When a monster is Summoned" answers a Summon that succeeded: the events with `_SUCCESS`.

## Example
```lua
-- "When your opponent Summons a monster(s): return it to the Deck"
e1:SetCode(EVENT_SUMMON)
```

## Use instead
```lua
e1:SetCode(EVENT_SUMMON_SUCCESS)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

EVENTS = (c.EVENT_SUMMON, c.EVENT_FLIP_SUMMON, c.EVENT_SPSUMMON)


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that answers the attempt of a Summon."""
    if not script.printed or "negat" in script.printed.lower():
        return
    for effect in script.effects:
        if effect.code in EVENTS and any(call.name == "NegateSummon" for call in script.reached_calls(effect, "SetOperation")):
            yield at(
                effect.setters["SetCode"],
                "answers the attempt of a Summon, but the card's text negates nothing",
                "use the event with _SUCCESS",
            )


RULE = Rule("N1105", "summon-negation-unlike-text", "M11", ERROR, check, __doc__, needs_text=True)
