"""A target that is negated without asking whether it is still face-up.

## What it does
Finds operations that negate the target of the effect, or the monster that attacks or is attacked when an attack is declared, and ask
nothing that a face-down card would answer no to (`IsFaceup`, `IsNegatable`, ...; `IsCanBeDisabledByEffect` does not look at the position).
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
from solemn.lint.negation import ACTIVATED, hand_negations, is_handler, origin_calls, ref_to, site_of, was_summoned
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.walk import inside
from solemn.lua.tree import Const, Function, Index, LocalRef, Var
from solemn.spec import constants as c

FACES = frozenset({"IsFaceup", "IsFacedown", "IsPosition", "IsAttackPos", "ChangePosition"})
BATTLING = frozenset({"GetAttacker", "GetAttackTarget", "GetBattleTarget", "GetBattleMonster"})
ATTACKED = frozenset({c.EVENT_ATTACK_ANNOUNCE, c.EVENT_BE_BATTLE_TARGET})
LOOKING = frozenset(
    {
        "IsExistingMatchingCard",
        "IsExistingTarget",
        "GetMatchingGroup",
        "GetMatchingGroupCount",
        "GetFirstMatchingCard",
        "SelectMatchingCard",
        "CheckReleaseGroup",
        "GetFieldGroupCount",
    }
)
FACES_ALSO = frozenset(
    {"IsNegatable", "IsNegatableMonster", "IsNegatableSpellTrap", "disfilter1", "disfilter2", "disfilter3", "FaceupFilter"}
)
GIVEN_FACE_UP = frozenset({"GetControl", "SwapControl", "AddCounter", "RemoveCounter"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every target that an operation negates."""
    for info, var, call in hand_negations(script):
        if (
            _asked(script, info, var) & (FACES | FACES_ALSO | GIVEN_FACE_UP)
            or is_handler(script, ref_to(var), info)
            or was_summoned(script, info, var)
        ):
            continue
        if _was_chosen_before(script, info, var):
            yield at(_first_question(info, var) or call, f"`{var.name}` may have been turned face-down", f"ask `{var.name}:IsFaceup()`")


def _was_chosen_before(script: Script, info: FunctionInfo, var: Var) -> bool:
    """Was the card targeted when the effect was activated, or is it one that battles?"""
    users = [user for user in script.users(info, "SetOperation") if user.type & ACTIVATED]
    origins = [call for node in script.origins(ref_to(var), info) if (call := site_of(script, node)) is not None]
    if any(call.name == "SelectTarget" for call in origin_calls(script, ref_to(var), info)):
        return True
    if any(origin.name == "GetFirstTarget" for origin in origins):
        return any(call.name == "SetTargetCard" for user in users for call in script.reached_calls(user, "SetTarget"))
    return any(user.code in ATTACKED for user in users) and bool(origins) and all(origin.name in BATTLING for origin in origins)


def _asked(script: Script, info: FunctionInfo, var: Var) -> set[str]:
    """The names that a function and those that it reaches call or mention, without what is asked of other cards than this one."""
    chosen = {id(origin) for origin in script.origins(ref_to(var), info)}
    apart = {id(node) for call in info.calls if _looks_elsewhere(call, chosen) for node in inside(call.node)}
    here = [node for node in info.nodes if id(node) not in apart]
    inner = [function for node in here if isinstance(node, Index | LocalRef | Function) for function in script.resolve(node, info)]
    reached = [function for function in script.reach(inner) if function is not info]
    named = {str(node.key.value) for node in here if isinstance(node, Index) and isinstance(node.key, Const)}
    mentioned = named | {name for function in reached for name in function.named}
    called = {call.name for call in info.calls if id(call.node) not in apart}
    asked = {call.name for call in info.calls if id(call.node) not in apart and _is_about(script, call, info, var)}
    return asked | (mentioned - called) | {call.name for function in reached for call in function.calls}


def _looks_elsewhere(call: CallSite, chosen: set[int]) -> bool:
    """Does a call look for cards that the target does not come from?"""
    return call.table == "Duel" and call.name in LOOKING and id(call.node) not in chosen


def _is_about(script: Script, call: CallSite, info: FunctionInfo, var: Var) -> bool:
    """May a call be about the target: is it about no other card?"""
    if call.table == "Duel":
        return not (call.args and is_handler(script, call.args[0], info))
    about = call.object_var()
    return about in (var, None) or not script.definitions(about or var, info)


def _first_question(info: FunctionInfo, var: Var) -> CallSite | None:
    return next((call for call in info.calls if call.object_var() is var and call.name.startswith("Is")), None)


RULE = Rule("N806", "negated-face-down-target", "M8", WARNING, check, __doc__)
