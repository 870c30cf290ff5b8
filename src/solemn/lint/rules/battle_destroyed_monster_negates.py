"""A Quick Effect that a monster destroyed by battle could still activate.

## What it does
Finds optional Quick Effects of monsters in the Monster Zone that negate an activation (or may be used in the Damage Step) and whose
condition and
cost never ask for `STATUS_BATTLE_DESTROYED`.

## Why is this bad?
A monster that battle has destroyed stays on the field until the end of the Damage Step, but can no longer activate effects there.

## Example
```lua
return rp==1-tp and Duel.IsChainNegatable(ev)
```

## Use instead
```lua
return not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) and rp==1-tp and Duel.IsChainNegatable(ev)
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.negation import DAMAGE_FLAGS, chain_effects, has_outside_part, negating
from solemn.lint.rule import Hit, Rule
from solemn.lint.script import Script
from solemn.spec import constants as c

FIELD = c.LOCATION_MZONE


def check(script: Script) -> Iterator[Hit]:
    """Look at every Quick Effect in the Monster Zone that negates a Chain Link."""
    for effect in chain_effects(script):
        if not effect.type & c.EFFECT_TYPE_QUICK_O or not (effect.range & FIELD or effect.type & c.EFFECT_TYPE_XMATERIAL):
            continue
        found = negating(script, effect)
        conditions = script.callbacks(effect, "SetCondition")
        if not found or not conditions or has_outside_part(script, effect, "SetCondition"):
            continue
        if not effect.flags & DAMAGE_FLAGS and not effect.has_unknown("SetProperty"):
            continue
        if any(call.name == "IsFacedown" for call in script.reached_calls(effect, "SetCondition")):
            continue  # battle turns monsters face-up
        if not any(_asks(script, call) for call in script.reached_calls(effect, "SetCondition", "SetCost", "SetTarget")):
            info = conditions[0]
            pos = info.returns[-1].pos if len(info.returns) == 1 else info.func.pos
            yield Hit(
                pos, "a monster destroyed by battle could still activate this", "ask `not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)`"
            )


def _asks(script: Script, call: CallSite) -> bool:
    if call.name == "IsStatus":
        return any((script.number(arg) or 0) & c.STATUS_BATTLE_DESTROYED for arg in call.args)
    return call.table == "aux" and call.name in ("nbcon", "dncon")


RULE = Rule("N1002", "battle-destroyed-monster-negates", "M10", WARNING, check, __doc__)
