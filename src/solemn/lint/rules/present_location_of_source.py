"""An immunity that asks where the source is now, instead of where it was activated.

## What it does
Finds tests of the source card's present location, position or place (`te:GetHandler():IsLocation(...)`, `GetSequence`), or of how it was
Summoned (`IsSummonLocation`, `IsSummonType`), in values of immunity that are about activated effects, without `GetActivateLocation` or
`GetActivateSequence`.

## Why is this bad?
The card may have left since. What counts is where the effect was activated; a monster that was Special Summoned from the Extra Deck and
activates its effect in the Graveyard is none of "monsters Special Summoned from the Extra Deck".

## Example
```lua
return te:IsActivated() and te:GetHandler():IsLocation(LOCATION_MZONE)
```

## Use instead
```lua
return te:IsActivated() and te:GetActivateLocation()==LOCATION_MZONE
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import immunity_values, method_on
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script

PRESENT = frozenset({"IsLocation", "GetLocation", "GetSequence", "IsOnField", "IsDefensePos", "IsInExtraMZone", "IsSequence"})
SUMMONED = frozenset({"IsSummonLocation", "GetSummonLocation", "IsSummonType", "GetSummonType", "IsSpecialSummoned"})
ACTIVATED = frozenset({"GetActivateLocation", "GetActivateSequence", "IsRelateToEffect", "GetChainInfo"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity."""
    for _, info in immunity_values(script):
        names = {call.name for call in info.calls}
        if names & ACTIVATED:
            continue
        for call in info.calls:
            if (call.name in PRESENT or (call.name in SUMMONED and "IsActivated" in names)) and call.receiver is not None:
                origins = script.origins(call.receiver, info) or [call.receiver]
                if any(method_on(origin, info.parameter(1), name) for origin in origins for name in ("GetHandler", "GetOwner")):
                    yield at(call, "asks where the source is now, not where its effect was activated", "ask `te:GetActivateLocation()`")
                    break


RULE = Rule("N705", "present-location-of-source", "M7", WARNING, check, __doc__)
