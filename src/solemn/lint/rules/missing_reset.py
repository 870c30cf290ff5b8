"""A negation or protection put on another card, or on a player, that never ends.

## What it does
Finds effects that an operation makes and registers, with a code of negation or protection, without `SetReset`; and resets given to
`SetLabel`.

## Why is this bad?
Without a reset the effect outlives the card's stay on the field.

## Example
```lua
e1:SetCode(EFFECT_DISABLE)
tc:RegisterEffect(e1)
```

## Use instead
```lua
e1:SetCode(EFFECT_DISABLE)
e1:SetReset(RESETS_STANDARD_PHASE_END)
tc:RegisterEffect(e1)
```
Rule P12f.
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script, constant_names
from solemn.spec import constants as c

CODES = frozenset(
    {
        c.EFFECT_DISABLE,
        c.EFFECT_DISABLE_EFFECT,
        c.EFFECT_DISABLE_TRAPMONSTER,
        c.EFFECT_IMMUNE_EFFECT,
        c.EFFECT_CANNOT_BE_EFFECT_TARGET,
        c.EFFECT_INDESTRUCTABLE_EFFECT,
        c.EFFECT_CANNOT_INACTIVATE,
        c.EFFECT_CANNOT_DISEFFECT,
    }
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect made while an operation runs."""
    for effect in script.effects:
        label = effect.argument("SetLabel")
        if "SetReset" not in effect.setters and label is not None and any(name.startswith("RESET") for name in constant_names(label)):
            yield at(effect.setters["SetLabel"], "a reset given to `SetLabel`: the effect never ends", "call `SetReset`")
        elif effect.code in CODES and "SetReset" not in effect.setters and effect.registered and _is_granted(script, effect):
            yield at(
                _last_setter(effect),
                "registered by an operation without a reset: it never ends",
                "call `SetReset` with what the text says",
            )


def _last_setter(effect: EffectRecord) -> CallSite:
    """The last call that tells the effect something: there the reset is missing."""
    return max(effect.setters.values(), key=lambda call: call.order)


def _is_granted(script: Script, effect: EffectRecord) -> bool:
    function = effect.function
    if not script.users(function, "SetOperation") or "SetCondition" in effect.setters or script.users(function, "SetLabelObject"):
        return False
    if any(other.function is function and other.argument("SetLabelObject") is not None for other in script.effects):
        return False
    names = {call.name for call in function.calls}
    return not names & {"Reset", "IsHasEffect", "GetFlagEffect", "GetFlagEffectLabel", "HasFlagEffect", "Token", "CreateToken"}


RULE = Rule("N502", "missing-reset", "M5", ERROR, check, __doc__)
