"""Destruction or banishing that an effect announces and never does.

## What it does
Finds effects that negate a Chain Link and whose target function announces `CATEGORY_DESTROY` (or `CATEGORY_REMOVE`) of the negated card,
while nothing in the operation destroys (or banishes).

## Why is this bad?
Cards that answer "an effect that would destroy a card" can be activated, and the text does not allow it.

## Example
```lua
Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
-- the operation: Duel.NegateActivation(ev)
```

## Use instead
```lua
Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
```
"""

from collections.abc import Iterator

from solemn.lint import masks
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, negating
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef

DOES = {
    masks.CATEGORY_DESTROY: ("CATEGORY_DESTROY", frozenset({"Destroy"})),
    masks.CATEGORY_REMOVE: ("CATEGORY_REMOVE", frozenset({"Remove"})),
}
OPAQUE = frozenset({"GetOperation", "CreateEffect", "SetOperation"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that negates a Chain Link."""
    for effect in chain_effects(script):
        if not negating(script, effect):
            continue
        done = {call.name for call in script.reached_calls(effect, "SetOperation")}
        if done & OPAQUE:
            continue
        for call in script.reached_calls(effect, "SetTarget"):
            if call.table == "Duel" and call.name == "SetOperationInfo" and len(call.args) > 2 and _is_event_group(call.args[2]):
                said = DOES.get(script.number(call.args[1]) or 0)
                if said is not None and not done & said[1] and not _shared(script, effect):
                    yield at(call, f"announces `{said[0]}`, which the operation never does", "leave the announcement out")


def _is_event_group(node: object) -> bool:
    return isinstance(node, LocalRef) and node.var.name == "eg"


def _shared(script: Script, effect: EffectRecord) -> bool:
    """Is the target function that of other effects too?"""
    mine = script.callbacks(effect, "SetTarget")
    operation = effect.argument("SetOperation")
    return (
        any(
            other is not effect
            and any(info in mine for info in script.callbacks(other, "SetTarget"))
            and script.callbacks(other, "SetOperation") != script.callbacks(effect, "SetOperation")
            for other in script.effects
        )
        or operation is None
    )


RULE = Rule("N905", "announced-only", "M9", WARNING, check, __doc__)
