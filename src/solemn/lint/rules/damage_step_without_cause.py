"""Flags for the Damage Step on an effect that may not be activated there.

## What it does
Finds optional Quick Effects on `EVENT_CHAINING` with `EFFECT_FLAG_DAMAGE_CAL` whose operation negates nothing and changes no ATK or DEF,
directly or by a helper. With a card text that speaks of the Damage Step or of damage calculation nothing is said.

## Why is this bad?
In the Damage Step only Counter Traps, mandatory effects, effects that change ATK or DEF directly, and effects that negate an activation
can be activated.

## Example
```lua
e1:SetCode(EVENT_CHAINING)
e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP+EFFECT_FLAG_DAMAGE_CAL)
-- operation: Duel.SpecialSummon(e:GetHandler(),0,tp,tp,false,false,POS_FACEUP)
```

## Use instead
```lua
e1:SetCode(EVENT_CHAINING)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, has_outside_part
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

STATS = frozenset(
    {
        c.EFFECT_UPDATE_ATTACK,
        c.EFFECT_UPDATE_DEFENSE,
        c.EFFECT_SET_ATTACK,
        c.EFFECT_SET_DEFENSE,
        c.EFFECT_SET_ATTACK_FINAL,
        c.EFFECT_SET_DEFENSE_FINAL,
        c.EFFECT_SET_BASE_ATTACK,
        c.EFFECT_SET_BASE_DEFENSE,
        c.EFFECT_SWAP_AD,
    }
)
CHANGES = ("Negate", "UpdateAttack", "UpdateDefense", "GetOperation", "ChangeTarget", "ChangeChainOperation", "ChangeBattleDamage")


def check(script: Script) -> Iterator[Hit]:
    """Look at every optional Quick Effect that answers a Chain Link."""
    if any(words in script.printed.lower() for words in ("damage step", "damage calculation")):
        return
    for effect in chain_effects(script):
        if effect.type & c.EFFECT_TYPE_QUICK_O and effect.flags & c.EFFECT_FLAG_DAMAGE_CAL and script.callbacks(effect, "SetOperation"):
            calls = script.reached_calls(effect, "SetOperation")
            functions = {id(call.function) for call in calls}
            stats = any(
                id(other.function) in functions and (other.code in STATS or other.has_unknown("SetCode")) for other in script.effects
            )
            if stats or has_outside_part(script, effect, "SetOperation") or any(call.name.startswith(CHANGES) for call in calls):
                continue
            yield at(
                effect.setters["SetProperty"],
                "an effect that neither negates an activation nor changes ATK or DEF cannot be activated in the Damage Step",
                "leave EFFECT_FLAG_DAMAGE_STEP and EFFECT_FLAG_DAMAGE_CAL out",
            )


RULE = Rule("N1004", "damage-step-without-cause", "M10", WARNING, check, __doc__)
