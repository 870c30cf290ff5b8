"""A question about a monster's fate in battle, asked of a card that is no monster.

## What it does
Finds conditions that ask whether the effect's own card is destroyed by battle, where the effect works outside the Monster Zone only: when a
Spell or Trap is activated, in the hand, the Graveyard or the Spell & Trap Zone.

## Why is this bad?
Only monsters are destroyed by battle. The condition was copied from a monster, and the rest of it may have been too.

## Example
```lua
e1:SetRange(LOCATION_GRAVE)
-- the condition: return not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED) and Duel.IsChainNegatable(ev)
```

## Use instead
```lua
-- the condition: return Duel.IsChainNegatable(ev)
```
"""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import INFO
from solemn.lint.negation import is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at the conditions of effects that work outside the Monster Zone."""
    seen: set[int] = set()
    for effect in script.effects:
        for call in script.reached_calls(effect, "SetCondition"):
            if call.name != "IsStatus" or id(call) in seen or (call.args and script.number(call.args[0])) != c.STATUS_BATTLE_DESTROYED:
                continue
            users = script.users(call.function, "SetCondition")
            if is_handler(script, call.object(), call.function) and users and all(_is_elsewhere(user) for user in users):
                seen.add(id(call))
                yield at(call, "only monsters are destroyed by battle", "leave the question out")


def _is_elsewhere(effect: EffectRecord) -> bool:
    """Does the effect work outside the Monster Zone only?"""
    if effect.has_unknown("SetType") or effect.has_unknown("SetRange"):
        return False
    if effect.type & c.EFFECT_TYPE_ACTIVATE:
        return True
    return bool(effect.range) and not effect.range & c.LOCATION_MZONE


RULE = Rule("N1005", "needless-battle-check", "M10", INFO, check, __doc__)
