"""A card that "all other cards" leaves out although it is no longer there.

## What it does
Finds operations of Spells and Traps that negate all cards on the field except their own (`Duel.GetMatchingGroup(...,c)`), without asking
whether that card is
still related to the effect.

## Why is this bad?
If the card left the field and came back, it is one of the "other cards".

## Example
```lua
local g=Duel.GetMatchingGroup(Card.IsFaceup,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,c)
```

## Use instead
```lua
local exc=c:IsRelateToEffect(e) and c or nil
local g=Duel.GetMatchingGroup(Card.IsFaceup,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,exc)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import INFO
from solemn.lint.negation import is_handler, locations_of, negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every function that negates cards and takes all but its own card."""
    functions = {id(entry.function): entry.function for entry in negated_cards(script)}
    for info in functions.values():
        if any(call.name in ("IsRelateToEffect", "ExceptThisCard") for call in info.calls):
            continue
        for call in info.duel_calls("GetMatchingGroup"):
            where = locations_of(script, call)
            if len(call.args) > 4 and where is not None and where & c.LOCATION_SZONE and is_handler(script, call.args[4], info):
                yield at(call, "leaves its own card out even if that has left the field and come back", "ask `c:IsRelateToEffect(e)`")


RULE = Rule("N805", "lost-exception", "M8", INFO, check, __doc__)
