"""Something that follows the negation of a card, even of a card that cannot be negated.

## What it does
Finds operations that put `EFFECT_DISABLE` on a chosen card (or use `Card.NegateEffects`) and go on to act, without asking
`IsCanBeDisabledByEffect`, `IsNegatable` or `IsImmuneToEffect`; and negations bound to a continuous target (`SetCardTarget`) of an immune
card.

## Why is this bad?
"Negate its effects, and if you do, destroy it": a card that is unaffected, or whose effects cannot be negated, must not be destroyed.

## Example
```lua
if tc:IsFaceup() and tc:IsRelateToEffect(e) then
        tc:NegateEffects(c)
        Duel.Destroy(tc,REASON_EFFECT)
end
```

## Use instead
```lua
if tc:IsFaceup() and tc:IsRelateToEffect(e) and tc:IsCanBeDisabledByEffect(e) then
        tc:NegateEffects(c)
        Duel.AdjustInstantly(tc)
        Duel.Destroy(tc,REASON_EFFECT)
end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.clauses import CARD, negations
from solemn.lint.findings import WARNING
from solemn.lint.negation import ACTING, asked_of, hand_negations, is_handler, ref_to, was_summoned
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import If, Var

CHANGING = frozenset({"RegisterEffect", "UpdateAttack", "UpdateDefense", "UpdateLevel"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that an operation negates."""
    for info, var, call in _unasked(script):
        follow = _follow_up(script, info, var, call)
        if follow is not None and _text_gates(script):
            yield at(
                _test(info, var, call) or call,
                f"what follows on line {follow.line} happens even if `{var.name}` cannot be negated",
                f"ask `{var.name}:IsCanBeDisabledByEffect(e)`",
            )
        elif not asked_of(script, info).immune_before and any(
            inner.name == "SetCardTarget" for function in script.reach([info]) for inner in function.calls
        ):
            yield at(
                _test(info, var, call) or call,
                f"`{var.name}` stays a target of this card even if it is immune",
                f"ask `{var.name}:IsImmuneToEffect(e)` first",
            )


def negations_followed(script: Script) -> list[CallSite]:
    """The negations of cards that this rule is about: nothing asks whether they take effect, and something follows."""
    return [call for info, var, call in _unasked(script) if _follow_up(script, info, var, call) is not None]


def _unasked(script: Script) -> Iterator[tuple[FunctionInfo, Var, CallSite]]:
    for info, var, call in hand_negations(script):
        asked = asked_of(script, info)
        enough = asked.fully or asked.immune_after or (asked.immune_before and asked.disabled)
        if enough or is_handler(script, ref_to(var), info) or not script.users(info, "SetOperation"):
            continue
        if not was_summoned(script, info, var):
            yield info, var, call


def _follow_up(script: Script, info: FunctionInfo, var: Var, call: CallSite) -> CallSite | None:
    after = [later for later in info.calls if later.order > call.order and later.is_after(call)]
    found = next((later for later in after if later.table == "Duel" and later.name in ACTING), None)
    if found is not None or not any(clause.gates for clause in negations(script.printed) if clause.kind == CARD):
        return found
    negated = {id(other) for _, other, _ in hand_negations(script)} | {id(var)}
    return next((later for later in after if later.name in CHANGING and id(later.object_var()) not in negated), None)


def _text_gates(script: Script) -> bool:
    """Does the text make something depend on the negation of a card, as far as it is known?"""
    clauses = [clause for clause in negations(script.printed) if clause.kind == CARD]
    return not clauses or any(clause.gates or clause.after == "" for clause in clauses)


def _test(info: FunctionInfo, var: Var, negation: CallSite) -> CallSite | None:
    """The question asked of the card nearest around the negation, else the first: there the missing one belongs."""
    for step in negation.trail.steps():
        for call in info.calls:
            if isinstance(step.stat, If) and call.trail.stat is step.stat and call.object_var() is var:
                return call
    return next((call for call in info.calls if call.object_var() is var and call.name.startswith("Is")), None)


RULE = Rule("N803", "follow-up-on-unnegated-card", "M8", WARNING, check, __doc__)
