"""A target that is acted on without asking whether it is still the same card.

## What it does
Finds operations that take `Duel.GetFirstTarget()` and negate, move or change the card without `IsRelateToEffect`.
`Duel.GetTargetCards(e)` asks by itself.

## Why is this bad?
A card that left and came back in the meantime is another card; the effect must not find it.

## Example
```lua
local tc=Duel.GetFirstTarget()
if tc:IsFaceup() then tc:NegateEffects(c) end
```

## Use instead
```lua
local tc=Duel.GetFirstTarget()
if tc:IsRelateToEffect(e) and tc:IsFaceup() then tc:NegateEffects(c) end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.findings import WARNING
from solemn.lint.negation import MOVING, is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Call, Const, Index, LocalRef, Var
from solemn.spec import constants as c

RELATED = frozenset({"IsRelateToEffect", "IsRelateToCard", "IsRelateToChain", "GetTargetCards", "IsRelateToBattle", "IsHasCardTarget"})
MOVED = MOVING | {"SpecialSummonStep"}
CODES = frozenset({c.EFFECT_DISABLE, c.EFFECT_DISABLE_EFFECT})


def check(script: Script) -> Iterator[Hit]:
    """Look at every function that takes the first target."""
    for info in script.functions:
        for var in _targets(info):
            if not _asks(script, info, var):
                first = _first_use(script, info, var)
                if first is not None:
                    yield at(
                        first,
                        f"`{var.name}` may have left and come back: nothing asks whether it is related to the effect",
                        f"ask `{var.name}:IsRelateToEffect(e)`",
                    )


def _targets(info: FunctionInfo) -> list[Var]:
    return [var for var, values in info.definitions.items() if len(values) == 1 and _is_first_target(values[0])]


def _is_first_target(node: object) -> bool:
    return (
        isinstance(node, Call) and isinstance(node.fn, Index) and isinstance(node.fn.key, Const) and node.fn.key.value == "GetFirstTarget"
    )


def _asks(script: Script, info: FunctionInfo, var: Var) -> bool:
    calls = [call for inner in script.reach([info]) for call in inner.calls]
    if any(call.name in RELATED and not is_handler(script, call.object(), call.function) for call in calls):
        return True
    return any(
        any(isinstance(arg, LocalRef) and arg.var is var for arg in call.args)
        for call in info.calls
        if call.table not in ("Duel", ":", "Card")
    )


def _first_use(script: Script, info: FunctionInfo, var: Var) -> CallSite | None:
    """The first call that negates or moves the card."""
    users = script.users(info, "SetOperation")
    if not users or any(user.type & c.EFFECT_TYPE_CONTINUOUS for user in users):
        return None
    for call in info.calls:
        if call.table == "Duel" and call.name in MOVED and call.args and isinstance(call.args[0], LocalRef) and call.args[0].var is var:
            return call
        if call.name in ("NegateEffects", "NegateRelatedChain") and (call.object_var() is var or _first_arg(call) is var):
            return call
        if (
            call.name == "RegisterEffect"
            and call.object_var() is var
            and any(e.code in CODES and call in e.registered for e in script.effects)
        ):
            return call
    return None


def _first_arg(call: CallSite) -> Var | None:
    return call.args[0].var if call.args and isinstance(call.args[0], LocalRef) else None


RULE = Rule("N801", "unrelated-target", "M8", WARNING, check, __doc__)
