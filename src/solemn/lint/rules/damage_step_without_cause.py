"""Flags for the Damage Step on an effect that may not be activated there.

## What it does
Finds optional Quick Effects and activations of cards on `EVENT_CHAINING` that have `EFFECT_FLAG_DAMAGE_STEP` or `EFFECT_FLAG_DAMAGE_CAL`
and whose operation negates nothing and changes no ATK or DEF, directly or by a helper; and those whose text says "except during the Damage
Step". Where the text speaks of the Damage Step or of damage calculation otherwise, nothing is said.

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

import re
from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import DAMAGE_FLAGS, chain_effects, has_outside_part
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences
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


ANSWERS = re.compile(r"\b(?:is|are|was|were) activated\b|\bactivates?\b(?! (?:this|these|1 of))")
EXCEPT = "except during the damage step"


def check(script: Script) -> Iterator[Hit]:
    """Look at every optional effect that answers a Chain Link."""
    optional = [effect for effect in chain_effects(script) if _is_optional(script, effect)]
    spoken = [sentence for sentence in sentences(script.printed) if "damage step" in sentence or "damage calculation" in sentence]
    excepted = [sentence for sentence in spoken if EXCEPT in sentence and ANSWERS.search(sentence.split(EXCEPT)[0])]
    if any(sentence not in excepted and not _is_about_others(sentence) for sentence in spoken):
        return
    for effect in optional:
        if effect.flags & DAMAGE_FLAGS and (len(optional) == len(excepted) == 1 or (not excepted and not _may_be_used(script, effect))):
            yield at(
                effect.setters["SetProperty"],
                "an effect that neither negates an activation nor changes ATK or DEF cannot be activated in the Damage Step",
                "leave EFFECT_FLAG_DAMAGE_STEP and EFFECT_FLAG_DAMAGE_CAL out",
            )


def _is_optional(script: Script, effect: EffectRecord) -> bool:
    """Is it optional and bound to the rule on the Damage Step? Counter Traps are not."""
    if effect.type & c.EFFECT_TYPE_ACTIVATE:
        return script.card is not None and script.card.type != 0 and not script.card.type & c.TYPE_COUNTER
    return bool(effect.type & c.EFFECT_TYPE_QUICK_O)


def _is_about_others(sentence: str) -> bool:
    """Is a sentence about an effect that answers no activation, and not to be used in the Damage Step?"""
    return EXCEPT in sentence and not ANSWERS.search(sentence)


def _may_be_used(script: Script, effect: EffectRecord) -> bool:
    """Does the operation negate something, change ATK or DEF, or do what cannot be told from here?"""
    calls = script.reached_calls(effect, "SetOperation")
    if not script.callbacks(effect, "SetOperation") or has_outside_part(script, effect, "SetOperation"):
        return True
    functions = {id(call.function) for call in calls}
    changed = any(id(other.function) in functions and (other.code in STATS or other.has_unknown("SetCode")) for other in script.effects)
    return changed or any(call.name.startswith(CHANGES) for call in calls)


RULE = Rule("N1004", "damage-step-without-cause", "M10", WARNING, check, __doc__)
