"""A card taken from the Graveyard at resolution without asking for "Necrovalley".

## What it does
Finds operations that choose a card in the Graveyard by `Duel.SelectMatchingCard` to move it, without `aux.NecroValleyFilter`.

## Why is this bad?
While "Necrovalley" applies, an effect cannot move a card out of the Graveyard; the player would be given cards to choose from that cannot
be moved.

## Why in preview
A fix that recurs in the histories (47 commits), but some 250 official scripts still do without, and whether it is needed depends on what
else the effect does.

## Example
```lua
local g=Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_GRAVE,0,1,1,nil)
```

## Use instead
```lua
local g=Duel.SelectMatchingCard(tp,aux.NecroValleyFilter(s.filter),tp,LOCATION_GRAVE,0,1,1,nil)
```
"""

from collections.abc import Iterator

from solemn.lint.calls import FunctionInfo
from solemn.lint.findings import INFO
from solemn.lint.negation import locations_of
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

MOVES = frozenset({"SendtoHand", "SpecialSummon", "SpecialSummonStep", "Remove", "SendtoDeck", "SSet", "Equip"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every choice among cards in the Graveyard that an operation makes."""
    for info in script.functions:
        picks = [call for call in info.duel_calls("SelectMatchingCard") if (locations_of(script, call) or 0) & c.LOCATION_GRAVE]
        if not picks or not any(call.name in MOVES for call in info.calls) or any("NecroValley" in name for name in _names(script, info)):
            continue
        if script.users(info, "SetOperation") and not script.users(info, "SetCost"):
            for call in picks:
                yield at(call, "chooses cards in the Graveyard that Necrovalley may hold there", "filter by `aux.NecroValleyFilter`")


def _names(script: Script, info: FunctionInfo) -> set[str]:
    reached = script.reach([info])
    return {name for function in reached for name in function.named} | {call.name for function in reached for call in function.calls}


RULE = Rule("L116", "necrovalley-unasked", "", INFO, check, __doc__, preview=True)
