"""A category of negation on an effect that negates nothing.

## What it does
Finds `CATEGORY_DISABLE` and `CATEGORY_NEGATE` in `SetCategory` or `Duel.SetOperationInfo` of scripts in which nothing negates.

## Why is this bad?
Cards that answer "an effect that negates" would answer this one.

## Example
```lua
e1:SetCategory(CATEGORY_ATKCHANGE|CATEGORY_DISABLE) -- only changes ATK
```

## Use instead
```lua
e1:SetCategory(CATEGORY_ATKCHANGE)
```
"""

from collections.abc import Iterator

from solemn.lint import masks
from solemn.lint.calls import CallSite
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

CODES = frozenset(
    {
        c.EFFECT_DISABLE,
        c.EFFECT_DISABLE_EFFECT,
        c.EFFECT_DISABLE_TRAPMONSTER,
        c.EFFECT_DISABLE_CHAIN,
        c.EFFECT_DISABLE_FIELD,
    }
)
CATEGORIES = masks.CATEGORY_DISABLE | masks.CATEGORY_NEGATE
NEGATING = frozenset(
    {
        "NegateActivation",
        "NegateEffect",
        "NegateEffects",
        "NegateRelatedChain",
        "NegateAttack",
        "NegateSummon",
        "ChangeChainOperation",
        "NegateAnyFilter",
    }
)
OPAQUE = frozenset(
    {"GetOperation", "CreateEffect", "CopyEffect", "ReplaceEffect", "SetOperation", "loadstring", "LoadCardScript", "LoadScript"}
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every category, and every announcement."""
    for effect in script.effects:
        setter = effect.setters.get("SetCategory")
        if (
            setter is not None
            and effect.category & CATEGORIES
            and (effect.origin is None or effect.origin.setters.get("SetCategory") is not setter)
        ):
            if not negates(script, effect):
                yield at(setter, "declares a negation, but nothing in the operation negates", "leave the category out")
                for call in script.reached_calls(effect, "SetTarget"):
                    if call.name == "SetOperationInfo" and len(call.args) > 1 and (script.number(call.args[1]) or 0) & CATEGORIES:
                        yield at(call, "announces a negation, but nothing in the operation negates", "leave the announcement out")


def negates(script: Script, effect: EffectRecord) -> bool:
    """Does anything that an effect does negate a Chain Link or a card, as far as the script shows?"""
    if "SetOperation" in effect.setters and not script.callbacks(effect, "SetOperation"):
        return True
    reached = script.reached_calls(effect, "SetOperation", "SetTarget", "SetCost")
    functions = {id(call.function) for call in reached}
    if any(_is_negating(call) for call in reached) or effect.code in CODES:
        return True
    by_others = "SetOperation" not in effect.setters or any(call.name in ("SetCardTarget", "Equip") for call in reached)
    if by_others and any(other.code in CODES for other in script.effects):
        return True
    return any(
        (other.code in CODES or other.has_unknown("SetCode") or _negating_inside(script, other)) and id(other.function) in functions
        for other in script.effects
    )


def _is_negating(call: CallSite) -> bool:
    if call.name in NEGATING or call.name in ("GetOperation", "CopyEffect", "ReplaceEffect", "GetActivateEffect"):
        return True
    return call.table in ("aux", "Fusion", "Xyz", "Cost") and ("Negat" in call.name or "Disable" in call.name)


def _negating_inside(script: Script, effect: EffectRecord) -> bool:
    """Does an effect that the operation makes negate when its own time comes?"""
    calls = script.reached_calls(effect, "SetOperation")
    return any(_is_negating(call) for call in calls) or effect.code in (c.EFFECT_DISABLE, c.EFFECT_DISABLE_EFFECT)


RULE = Rule("N902", "needless-negation-category", "M9", WARNING, check, __doc__)
