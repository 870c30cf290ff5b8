"""Destruction or banishing after a negation that is not announced.

## What it does
Finds effects that negate a Chain Link and destroy its card (or banish it) without announcing that by category or by
`Duel.SetOperationInfo`.

## Why is this bad?
Cards that answer "an effect that would destroy" ask the announcement, not the operation.

## Example
```lua
Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
-- the operation: if Duel.NegateActivation(ev) then Duel.Destroy(eg,REASON_EFFECT) end
```

## Use instead
```lua
Duel.SetOperationInfo(0,CATEGORY_NEGATE,eg,1,0,0)
if re:GetHandler():IsDestructable() and re:GetHandler():IsRelateToEffect(re) then
        Duel.SetOperationInfo(0,CATEGORY_DESTROY,eg,1,0,0)
end
```
"""

from collections.abc import Iterator

from solemn.lint import masks
from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, negating
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef

ACTS = {"Destroy": ("CATEGORY_DESTROY", masks.CATEGORY_DESTROY), "Remove": ("CATEGORY_REMOVE", masks.CATEGORY_REMOVE)}
ASKING = frozenset({"SelectYesNo", "SelectEffectYesNo"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that negates a Chain Link and then moves its card."""
    for effect in chain_effects(script):
        targets = script.callbacks(effect, "SetTarget")
        if not negating(script, effect) or not targets or effect.has_unknown("SetCategory"):
            continue
        announced = 0
        lines = []
        for call in script.reached_calls(effect, "SetTarget"):
            if call.name in ("SetOperationInfo", "SetPossibleOperationInfo") and len(call.args) > 1:
                announced |= script.number(call.args[1]) or 0
                lines.append(call)
        for call in script.reached_calls(effect, "SetOperation"):
            if call.table == "Duel" and call.name in ACTS and call.args and _event_group(call.args[0]) and not _is_asked_for(call):
                name, mask = ACTS[call.name]
                if lines and not announced & mask:
                    yield at(lines[0], f"the operation calls `Duel.{call.name}`, which is not announced", f"announce `{name}` as well")


def _is_asked_for(call: CallSite) -> bool:
    """Is the player asked first? What may not happen is often left unannounced."""
    return any(other.name in ASKING and other.order < call.order for other in call.function.calls)


def _event_group(node: object) -> bool:
    return isinstance(node, LocalRef) and node.var.name == "eg"


RULE = Rule("N904", "unannounced-follow-up", "M9", WARNING, check, __doc__)
