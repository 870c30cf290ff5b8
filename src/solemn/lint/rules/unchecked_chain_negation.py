"""An effect that negates a Chain Link without asking whether it can be negated.

## What it does
Finds effects on `EVENT_CHAINING` that negate the link and whose condition, cost and target never ask `Duel.IsChainNegatable`
or `Duel.IsChainDisablable`, and those on `EVENT_CHAIN_SOLVING` that use up a choice, a coin or a once per turn without asking. Mandatory
effects need not ask.

## Why is this bad?
The engine's answer is nearly always yes, but cards that cannot be negated answer through these calls.

## Example
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp)
        return rp==1-tp and re:IsMonsterEffect()
end
```

## Use instead
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp)
        return rp==1-tp and re:IsMonsterEffect() and Duel.IsChainNegatable(ev)
end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import ACTING, chain_effects, condition_calls, has_outside_part, is_negated_link, negating
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Binary
from solemn.spec import constants as c

MANDATORY = c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_TRIGGER_F | c.EFFECT_TYPE_CONTINUOUS
EARLIER = ACTING | {"ConfirmDecktop", "TossCoin", "TossDice", "CallCoin", "ConfirmCards"}
SPENDING = frozenset({"SelectYesNo", "SelectEffectYesNo", "RegisterFlagEffect", "TossCoin", "TossDice", "CallCoin"})
CHECKS = frozenset({"IsChainNegatable", "IsChainDisablable", "IsChainInactivatable"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every optional effect that negates a Chain Link."""
    for effect in (*chain_effects(script), *script.effects_with("EVENT_BECOME_TARGET", "EVENT_CHAIN_SOLVING")):
        found = negating(script, effect)
        conditions = script.callbacks(effect, "SetCondition")
        if effect.code == c.EVENT_CHAIN_SOLVING:
            yield from _solving(script, effect, found)
            continue
        if not found or effect.type & MANDATORY or not conditions or has_outside_part(script, effect, "SetCondition"):
            continue
        if not _negates_first(script, effect, found):
            continue
        if not any(call.name in CHECKS or _is_helper(call) for call in condition_calls(script, effect)):
            right = "IsChainNegatable" if "NegateActivation" in found else "IsChainDisablable"
            info = conditions[0]
            pos = info.returns[-1].pos if len(info.returns) == 1 else info.func.pos
            yield Hit(pos, "negates a Chain Link without asking whether it can be negated", f"ask `Duel.{right}(ev)` in the condition")


def _solving(script: Script, effect: EffectRecord, found: dict[str, list[CallSite]]) -> Iterator[Hit]:
    """A choice, a coin or a use of a limit, spent on a link whose effect cannot be negated any more."""
    calls = script.reached_calls(effect, "SetCondition", "SetOperation")
    if not found or not is_negated_link(found) or any(call.name in CHECKS or _is_helper(call) for call in calls):
        return
    spent = next((call for call in calls if call.name in SPENDING and not _is_other_players(call)), None)
    if spent is not None and not has_outside_part(script, effect, "SetCondition"):
        yield at(
            spent, "is spent on a Chain Link without asking whether it can be negated", "ask `Duel.IsChainDisablable(ev)` in the condition"
        )


def _is_other_players(call: CallSite) -> bool:
    """Is a question put to the other player, `1-tp`?"""
    return bool(call.args) and isinstance(call.args[0], Binary)


def _is_helper(call: CallSite) -> bool:
    if call.table == "Chain" and call.name in ("IsNegatable", "IsDisablable"):
        return True
    return call.table in ("aux", "Auxiliary") and call.name in ("nbcon", "nbtg", "dncon", "NegateAnyFilter")


def _negates_first(script: Script, effect: EffectRecord, found: dict[str, list[CallSite]]) -> bool:
    """Is the negation of the link that was chained to what the operation is about, and not a later part of it?"""
    calls = [call for negations in found.values() for call in negations]
    if not is_negated_link(found):
        return False
    first = min(call.order for call in calls)
    return "NegateActivation" in found or not any(
        call.order < first and call.function is calls[0].function and call.table == "Duel" and call.name in EARLIER
        for call in script.reached_calls(effect, "SetOperation")
    )


RULE = Rule("N903", "unchecked-chain-negation", "M9", WARNING, check, __doc__)
