"""An effect that answers the attempt of a Summon, which the card does not negate.

## What it does
Finds activated effects on `EVENT_SUMMON`, `EVENT_FLIP_SUMMON` or `EVENT_SPSUMMON` that negate no Summon, and (with a card text) those that
do although the text does not speak of negation.

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

TRIGGERED = c.EFFECT_TYPE_TRIGGER_O | c.EFFECT_TYPE_TRIGGER_F
ACTIVATED = TRIGGERED | c.EFFECT_TYPE_QUICK_O | c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_ACTIVATE
EVENTS = (c.EVENT_SUMMON, c.EVENT_FLIP_SUMMON, c.EVENT_SPSUMMON)


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that answers the attempt of a Summon."""
    text = script.printed.lower()
    if "would be" in text or ("would" in text and "summon" in text.split("would", 1)[1][:60]):
        return
    for effect in script.effects:
        if effect.code not in EVENTS or not effect.type & ACTIVATED or (effect.registered and effect.on_player()):
            continue
        negates = any(call.name == "NegateSummon" for call in script.reached_calls(effect, "SetOperation"))
        if negates and text and "negat" not in text:
            yield at(
                effect.setters["SetCode"],
                "answers the attempt of a Summon, but the card's text negates nothing",
                "use the event with _SUCCESS",
            )
        elif not negates and script.callbacks(effect, "SetOperation") and (text or effect.type & TRIGGERED):
            yield at(effect.setters["SetCode"], "answers the attempt of a Summon, but negates none", "use the event with _SUCCESS")


RULE = Rule("N1105", "summon-negation-unlike-text", "M11", ERROR, check, __doc__)
