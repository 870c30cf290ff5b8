"""A check of a target that is about to be negated that asks only whether it is negated already.

## What it does
Finds operations that negate a chosen card by hand, or with `Card.NegateEffects`, after asking `IsDisabled` of it, without
`IsCanBeDisabledByEffect` or `IsImmuneToEffect`. Where something follows the negation, `follow-up-on-unnegated-card` says so instead.

## Why is this bad?
A card that is unaffected by this effect, or whose effects cannot be negated, passes the check. `IsCanBeDisabledByEffect` asks all three
questions: negated already, unaffected, cannot be negated.

## Example
```lua
if tc:IsFaceup() and tc:IsRelateToEffect(e) and not tc:IsDisabled() then
        tc:NegateEffects(c)
end
```

## Use instead
```lua
if tc:IsFaceup() and tc:IsRelateToEffect(e) and tc:IsCanBeDisabledByEffect(e) then
        tc:NegateEffects(c)
end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import INFO
from solemn.lint.negation import asked_of, hand_negations, is_handler, ref_to, was_summoned
from solemn.lint.rule import Hit, Rule, on_name
from solemn.lint.rules import follow_up_on_unnegated_card
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef, Var
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that an operation negates."""
    told = {id(call.function) for call in follow_up_on_unnegated_card.negations_followed(script)}
    for info, var, _ in hand_negations(script):
        asked = asked_of(script, info)
        if (
            asked.fully
            or asked.immune_before
            or id(info) in told
            or is_handler(script, ref_to(var), info)
            or was_summoned(script, info, var)
        ):
            continue
        if not script.users(info, "SetOperation"):
            continue
        for call in info.calls:
            if _asks_negated(script, call, var):
                yield on_name(call, "asks only whether it is negated already", "ask `IsCanBeDisabledByEffect(e)`")
                break


def _asks_negated(script: Script, call: CallSite, var: Var, inside: bool = False) -> bool:
    """Does a call ask whether a card is negated, itself or in a function of the script that it is given to?"""
    if call.object_var() is var:
        return call.name == "IsDisabled" or (call.name == "IsStatus" and any(script.number(arg) == c.STATUS_DISABLED for arg in call.args))
    info = script.by_name.get(call.name) if call.table not in ("Duel", ":") and not inside else None
    places = [place for place, arg in enumerate(call.args) if isinstance(arg, LocalRef) and arg.var is var]
    asked = [info.parameter(place) for place in places] if info is not None else []
    return info is not None and any(
        param is not None and _asks_negated(script, inner, param, True) for param in asked for inner in info.calls
    )


RULE = Rule("N809", "already-negated-only", "M8", INFO, check, __doc__)
