"""A target that is negated without asking whether it is still face-up.

## What it does
Finds operations that negate the target of the effect and ask nothing that a face-down card would answer no to (`IsFaceup`, `IsNegatable`,
`IsDisabled`, `IsCanBeDisabledByEffect`).
Targets that the same operation takes control of or places counters on are left out: only a face-up card can be given those first.

## Why is this bad?
A card that was turned face-down in the meantime has no effects on the field to negate, and would stay negated when it is flipped.

## Example
```lua
if tc:IsRelateToEffect(e) then tc:NegateEffects(c) end
```

## Use instead
```lua
if tc:IsRelateToEffect(e) and tc:IsFaceup() then tc:NegateEffects(c) end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.findings import WARNING
from solemn.lint.negation import is_handler, negated_cards, origin_calls, ref_to, was_summoned
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Var

FACES = frozenset({"IsFaceup", "IsFacedown", "IsPosition", "IsCanBeDisabledByEffect", "IsAttackPos", "ChangePosition"})
FACES_ALSO = frozenset(
    {"IsNegatable", "IsNegatableMonster", "IsNegatableSpellTrap", "disfilter1", "disfilter2", "disfilter3", "FaceupFilter"}
)
GIVEN_FACE_UP = frozenset({"GetControl", "SwapControl", "AddCounter", "RemoveCounter"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every target that an operation negates."""
    for info, var, call in _negations(script):
        if (
            _asked(script, info, var) & (FACES | FACES_ALSO | GIVEN_FACE_UP)
            or is_handler(script, ref_to(var), info)
            or was_summoned(script, info, var)
        ):
            continue
        if any(origin.name == "SelectTarget" for origin in origin_calls(script, ref_to(var), info)):
            yield at(_first_question(info, var) or call, f"`{var.name}` may have been turned face-down", f"ask `{var.name}:IsFaceup()`")


def _asked(script: Script, info: FunctionInfo, var: Var) -> set[str]:
    """The names that a function and those that it reaches call or mention, without what it asks of other cards than this one."""
    reached = script.reach([info])
    mentioned = {name for function in reached for name in function.named - {call.name for call in function.calls}}
    return mentioned | {
        call.name
        for function in reached
        for call in function.calls
        if function is not info or call.object_var() in (var, None) or not script.definitions(call.object_var() or var, info)
    }


def _first_question(info: FunctionInfo, var: Var) -> CallSite | None:
    return next((call for call in info.calls if call.object_var() is var and call.name.startswith("Is")), None)


def _negations(script: Script) -> Iterator[tuple[FunctionInfo, Var, CallSite]]:
    for entry in negated_cards(script):
        if entry.disable:
            yield entry.function, entry.var, entry.disable[0].registered[0]
    for call in script.calls:
        if call.name == "NegateEffects" and (var := call.object_var()) is not None:
            yield call.function, var, call


RULE = Rule("N806", "negated-face-down-target", "M8", WARNING, check, __doc__)
