"""Flags for the Damage Step that don't fit the kind of negation.

## What it does
An effect on `EVENT_CHAINING` that negates an activation can be activated in the Damage Step and needs `EFFECT_FLAG_DAMAGE_STEP` and
`EFFECT_FLAG_DAMAGE_CAL`; one that negates only an effect cannot and must not have them. Counter Traps and mandatory effects are exempt:
the engine
lets them pass. Without card texts it is not known which Traps are Counter Traps, and only flags that are set are looked at.

## Why is this bad?
In the Damage Step only Counter Traps, effects that change ATK or DEF directly, mandatory effects and effects that negate an activation
can be activated.

## Example
```lua
e1:SetType(EFFECT_TYPE_QUICK_O)
e1:SetProperty(EFFECT_FLAG_DAMAGE_STEP+EFFECT_FLAG_DAMAGE_CAL)
-- operation: Duel.NegateEffect(ev)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_QUICK_O)
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.clauses import link_negation
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import DAMAGE_FLAGS, chain_effects, condition_calls, negating
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import GlobalRef
from solemn.spec import constants as c

EXEMPT = c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_TRIGGER_F | c.EFFECT_TYPE_CONTINUOUS | c.EFFECT_TYPE_TRIGGER_O
ATTACK_TIMES = frozenset({"GetAttacker", "GetAttackTarget", "CheckEvent", "IsPhase", "GetCurrentPhase", "IsMainPhase"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every optional effect that negates a Chain Link."""
    for effect in chain_effects(script):
        found = negating(script, effect)
        if not found or effect.type & EXEMPT or effect.has_unknown("SetProperty") or _is_counter_trap(script, effect):
            continue
        flags = effect.flags & DAMAGE_FLAGS
        by_effect = _negates_effects(script, found)
        if flags and by_effect:
            yield at(
                effect.setters["SetProperty"],
                "an effect that negates only an effect cannot be activated in the Damage Step",
                "leave EFFECT_FLAG_DAMAGE_STEP and EFFECT_FLAG_DAMAGE_CAL out",
            )
        elif not by_effect and len(found) == 1 and not _only_at_attacks(script, effect) and _lacks(script, effect, flags):
            yield at(
                effect.setters.get("SetProperty", effect.setters.get("SetCode", effect.made)),
                "an effect that negates an activation can be activated in the Damage Step, also during damage calculation",
                "set EFFECT_FLAG_DAMAGE_STEP+EFFECT_FLAG_DAMAGE_CAL",
            )


def _negates_effects(script: Script, found: dict[str, list[CallSite]]) -> bool:
    """Does it negate effects and no activation? The text decides, where it has one kind and does not speak of the Damage Step."""
    said = link_negation(script.printed)
    if said == "NegateActivation" or (said == "NegateEffect" and "damage step" not in script.printed.lower()):
        return said == "NegateEffect"
    return "NegateActivation" not in found


def _is_counter_trap(script: Script, effect: EffectRecord) -> bool:
    return bool(effect.type & c.EFFECT_TYPE_ACTIVATE and script.card is not None and script.card.type & c.TYPE_COUNTER)


def _only_at_attacks(script: Script, effect: EffectRecord) -> bool:
    """Can it only be activated at one time that is no Damage Step?"""
    if any(call.name in ATTACK_TIMES for call in condition_calls(script, effect)):
        return True
    functions = script.reach(script.callbacks(effect, "SetCondition"))
    return any(isinstance(node, GlobalRef) and node.name.endswith("SUMMON_SUCCESS") for info in functions for node in info.nodes)


def _lacks(script: Script, effect: EffectRecord, flags: int) -> bool:
    if effect.type & c.EFFECT_TYPE_ACTIVATE:
        if flags:
            return flags == c.EFFECT_FLAG_DAMAGE_STEP
        return script.card is not None and script.card.type != 0
    return not flags


RULE = Rule("N1001", "wrong-damage-step-flags", "M10", WARNING, check, __doc__)
