"""A negation of a monster that also sends trap monsters back.

## What it does
Finds `EFFECT_DISABLE_TRAPMONSTER` (or `Card.NegateEffects` with a true third argument) for cards chosen from Monster Zones only.

## Why is this bad?
"Negate that monster's effects" does not say that a Trap stops being a monster. `EFFECT_DISABLE_TRAPMONSTER` puts it back into the Spell &
Trap
Zone; it belongs to "negate that card".

## Example
```lua
local g=Duel.SelectTarget(tp,Card.IsNegatableMonster,tp,0,LOCATION_MZONE,1,1,nil)
-- ...
if tc:IsType(TYPE_TRAPMONSTER) then
        e3:SetCode(EFFECT_DISABLE_TRAPMONSTER)
        tc:RegisterEffect(e3)
end
```

## Use instead
The pair alone.
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import card_locations, negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at cards that come from Monster Zones alone."""
    for entry in negated_cards(script):
        if entry.trap_monster and _only_monsters(card_locations(script, entry.var, entry.function)):
            yield at(
                entry.trap_monster[0].setters["SetCode"],
                "sends trap monsters back, though the cards are chosen as monsters",
                "leave EFFECT_DISABLE_TRAPMONSTER out where the text says monster",
            )
    for call in script.calls:
        if call.name == "NegateEffects" and len(call.args) > 2 and script.text(call.args[2]) == "true":
            var = call.object_var()
            if var is not None and _only_monsters(card_locations(script, var, call.function)):
                yield at(call, "sends trap monsters back, though the cards are chosen as monsters", "leave the third argument out")


def _only_monsters(mask: int | None) -> bool:
    return mask is not None and mask != 0 and not mask & ~(c.LOCATION_MZONE | c.LOCATION_MMZONE | c.LOCATION_EMZONE)


RULE = Rule("N303", "monster-negation-moves-traps", "M3", WARNING, check, __doc__)
