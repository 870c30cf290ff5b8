"""A negation of a Chain Link that an effect does not declare, or does not announce.

## What it does
Finds effects that negate the Chain Link that they answer and have neither CATEGORY_NEGATE nor CATEGORY_DISABLE in `SetCategory`, or whose
target function announces neither with `SetOperationInfo`. What is declared and announced as the other kind of negation is
`mismatched-negation-check`'s.

## Why is this bad?
Other cards ask an effect for its categories, and a Chain Link for what was announced. 98 of 100 scripts that negate a Chain Link do both.

## Example
```lua
e1:SetCategory(CATEGORY_DESTROY)
e1:SetCode(EVENT_CHAINING)
```

## Use instead
```lua
e1:SetCategory(CATEGORY_NEGATE|CATEGORY_DESTROY)
e1:SetCode(EVENT_CHAINING)
```
"""

from collections.abc import Iterator

from solemn.lint import masks
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, has_outside_part, is_negated_link, negating
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import If, Position
from solemn.spec import constants as c

KINDS = masks.CATEGORY_NEGATE | masks.CATEGORY_DISABLE
NAMES = {"NegateActivation": "CATEGORY_NEGATE", "NegateEffect": "CATEGORY_DISABLE"}


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that negates the Chain Link that it answers."""
    for effect in chain_effects(script):
        found = negating(script, effect)
        if len(found) != 1 or effect.type & c.EFFECT_TYPE_CONTINUOUS or not is_negated_link(found) or _chooses(script, effect):
            continue
        name = NAMES[next(iter(found))]
        if not effect.category & KINDS:
            place = effect.setters.get("SetCategory", effect.setters["SetCode"])
            yield at(place, f"does not declare the negation: `{name}`", f"add `{name}` to `SetCategory`")
        elif _announces_nothing(script, effect):
            yield Hit(_place(script, effect), f"does not announce the negation: `{name}`", f"announce `{name}`")


def _place(script: Script, effect: EffectRecord) -> Position:
    """Where the announcement belongs: at the last thing that the target does before it announces, or where it has said that it may be
    used, or where it begins."""
    (target, *_) = script.callbacks(effect, "SetTarget")
    earlier = [call.node.pos for call in target.calls if "OperationInfo" not in call.name and call.statement]
    checks = [cond.pos for stat, _ in target.statements if isinstance(stat, If) for cond, _ in stat.branches[:1]]
    return (earlier or checks[:1] or [target.func.pos])[-1]


def _chooses(script: Script, effect: EffectRecord) -> bool:
    """Is the category unknown, or given only when the effect is activated?"""
    calls = script.reached_calls(effect, "SetCost", "SetTarget")
    return effect.has_unknown("SetCategory") or any(call.name == "SetCategory" for call in calls)


def _announces_nothing(script: Script, effect: EffectRecord) -> bool:
    if not script.callbacks(effect, "SetTarget") or has_outside_part(script, effect, "SetTarget"):
        return False
    calls = [call for call in script.reached_calls(effect, "SetTarget") if "OperationInfo" in call.name and len(call.args) > 1]
    return not any(mask is None or mask & KINDS for mask in (script.number(call.args[1]) for call in calls))


RULE = Rule("N909", "undeclared-negation", "M9", WARNING, check, __doc__)
