"""A Summon negation with a category that doesn't fit.

## What it does
Finds effects that negate a Summon without `CATEGORY_DISABLE_SUMMON`, and those that announce banishing while they destroy, or the reverse.

## Why is this bad?
Other cards read the category to know what the effect does.

## Example
```lua
e1:SetCategory(CATEGORY_DISABLE_SUMMON+CATEGORY_REMOVE)
-- operation: Duel.Destroy(eg,REASON_EFFECT)
```

## Use instead
```lua
e1:SetCategory(CATEGORY_DISABLE_SUMMON+CATEGORY_DESTROY)
```
"""

from collections.abc import Iterator

from solemn.lint import masks
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

EVENTS = (c.EVENT_SUMMON, c.EVENT_FLIP_SUMMON, c.EVENT_SPSUMMON)
PAIRS = (
    ("Destroy", masks.CATEGORY_DESTROY, "Remove", masks.CATEGORY_REMOVE),
    ("Remove", masks.CATEGORY_REMOVE, "Destroy", masks.CATEGORY_DESTROY),
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that negates a Summon."""
    for effect in script.effects:
        if effect.code not in EVENTS or effect.type & c.EFFECT_TYPE_CONTINUOUS or effect.has_unknown("SetCategory"):
            continue
        names = {call.name for call in script.reached_calls(effect, "SetOperation")}
        if "NegateSummon" in names:
            later = any(call.name == "SetCategory" for call in script.reached_calls(effect, "SetTarget", "SetCost", "SetCondition"))
            if not later and not effect.category & masks.CATEGORY_DISABLE_SUMMON:
                yield at(
                    effect.setters.get("SetCategory", effect.made), "negates a Summon without CATEGORY_DISABLE_SUMMON", "set the category"
                )
            yield from _wrong_move(script, effect, names)


def _wrong_move(script: Script, effect: EffectRecord, names: set[str]) -> Iterator[Hit]:
    for does, mask, other, wrong in PAIRS:
        if does in names and other not in names and effect.category & wrong and not effect.category & mask:
            yield at(
                effect.setters["SetCategory"],
                f"declares `Duel.{other}`, but the operation calls `Duel.{does}`",
                f"declare CATEGORY_{_word(does)}",
            )
            for call in script.reached_calls(effect, "SetTarget"):
                if call.name == "SetOperationInfo" and len(call.args) > 1 and (script.number(call.args[1]) or 0) == wrong:
                    yield at(call, f"announces `Duel.{other}`, but the operation calls `Duel.{does}`", f"announce CATEGORY_{_word(does)}")


def _word(name: str) -> str:
    return {"Destroy": "DESTROY", "Remove": "REMOVE"}[name]


RULE = Rule("N1103", "summon-negation-category", "M11", WARNING, check, __doc__)
