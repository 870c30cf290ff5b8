"""A negation for a time that leaves activated effects alone.

## What it does
Finds functions that put a single `EFFECT_DISABLE` on a card without `EFFECT_DISABLE_EFFECT` beside it. Not meant are negations that last
"while"
something holds: those with a condition, related to their owner, on the card itself, or of an Equip Card.

## Why is this bad?
`EFFECT_DISABLE` covers the effects of cards that are still there. An effect that is activated while the card is negated, and whose card
then
leaves, is covered by `EFFECT_DISABLE_EFFECT` only.

## Example
```lua
local e1=Effect.CreateEffect(c)
e1:SetType(EFFECT_TYPE_SINGLE)
e1:SetCode(EFFECT_DISABLE)
e1:SetReset(RESETS_STANDARD_PHASE_END)
tc:RegisterEffect(e1)
```

## Use instead
```lua
tc:NegateEffects(c,RESETS_STANDARD_PHASE_END)
```
Rule P12b.
"""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import Negated, negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that a function negates by hand."""
    for entry in negated_cards(script):
        if not entry.disable_effect and not _elsewhere(script, entry):
            for effect in entry.disable:
                if not lasts_while(effect):
                    yield at(
                        effect.setters["SetCode"],
                        "EFFECT_DISABLE without EFFECT_DISABLE_EFFECT: activated effects whose card leaves escape",
                        "register the pair, or use `Card.NegateEffects`",
                    )


def lasts_while(effect: EffectRecord) -> bool:
    """Does a negation last while something holds, so that it needs no second half?"""
    flags = effect.flags
    reset = effect.number("SetReset")
    if reset is not None and reset & c.RESET_EVENT and not reset & c.RESET_TOGRAVE:
        return True
    if reset is not None and reset & c.RESET_PHASE and not effect.range:
        return False
    return bool(
        "SetCondition" in effect.setters or flags & c.EFFECT_FLAG_OWNER_RELATE or effect.function.name == "initial_effect" or effect.range
    )


def _elsewhere(script: Script, entry: Negated) -> bool:
    """Does the function negate activated effects in another way?"""
    names = {call.name for call in entry.function.calls}
    if names & {"NegateEffects", "AddCounter"}:
        return True
    return any(
        effect.code in (c.EFFECT_DISABLE_EFFECT, c.EFFECT_CANNOT_TRIGGER) and effect.function is entry.function for effect in script.effects
    )


RULE = Rule("N301", "lone-disable", "M3", WARNING, check, __doc__)
