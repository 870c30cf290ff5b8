"""An effect made when another one resolves that never ends.

## What it does
Finds effects that an operation makes and registers on a card or for a player without `SetReset`, where nothing else ends them: no
condition, no `Effect.Reset`, and no text that speaks of the rest of the Duel. Tokens are left out, they take their effects with them.
Negation, immunity and protection are [missing-reset](missing-reset.md)'s.

## Why is this bad?
The change outlives the turn, and even the card's stay on the field: it is still there when the card comes back.

## Example
```lua
e1:SetCode(EFFECT_UPDATE_ATTACK)
e1:SetValue(500)
tc:RegisterEffect(e1)
```

## Use instead
```lua
e1:SetCode(EFFECT_UPDATE_ATTACK)
e1:SetValue(500)
e1:SetReset(RESETS_STANDARD_PHASE_END)
tc:RegisterEffect(e1)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.rules.missing_reset import CODES
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef

ENDLESS = re.compile(r"\bduel\b", re.I)
ENDING = frozenset({"Reset", "CreateToken", "Token", "CreateTokens"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that an operation makes and registers."""
    for effect in script.effects:
        if "SetReset" in effect.setters or not effect.code or effect.code in CODES or not _is_granted(script, effect):
            continue
        if not (effect.on_player() and ENDLESS.search(script.printed)):
            last = max(effect.setters.values(), key=lambda call: call.order)
            yield at(last, "registered by an operation without a reset: it never ends", "call `SetReset` with what the text says")


def _is_granted(script: Script, effect: EffectRecord) -> bool:
    """Does an operation register it, and does nothing end it?"""
    if not effect.registered or "SetCondition" in effect.setters or not script.users(effect.function, "SetOperation"):
        return False
    callbacks = [info for setter in effect.setters for info in script.callbacks(effect, setter)]
    calls = [call for info in (*script.reach(callbacks), effect.function) for call in info.calls]
    return not any(call.name in ENDING for call in calls) and not _is_held(effect, script)


def _is_held(effect: EffectRecord, script: Script) -> bool:
    """Is it handed to another effect, which may end it?"""
    given = [other.argument("SetLabelObject") for other in script.effects if other is not effect]
    return any(isinstance(node, LocalRef) and node.var is effect.var for node in given)


RULE = Rule("L129", "endless-effect", "", WARNING, check, __doc__)
