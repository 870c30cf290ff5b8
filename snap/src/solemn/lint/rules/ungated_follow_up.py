"""Something that follows a negation, whether or not it succeeded.

## What it does
Finds `Duel.NegateActivation`, `Duel.NegateEffect` and `Duel.NegateAttack` whose result is dropped while the function goes on to act.
`Duel.NegateSummon` has no result, and a call that negates the script's own Chain Link (`NegateEffect(0)`) needs no gate.

## Why is this bad?
"Negate ... and if you do, destroy it": what cannot be negated must not be destroyed.

## Example
```lua
Duel.NegateActivation(ev)
if re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end
```

## Use instead
```lua
if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.clauses import ACTIVATION, ATTACK, EFFECT, negations
from solemn.lint.findings import WARNING
from solemn.lint.negation import ACTING, NEGATIONS, is_self_negation
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script

KINDS = {"NegateActivation": ACTIVATION, "NegateEffect": EFFECT, "NegateAttack": ATTACK}
ALSO = frozenset({"also", "but"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every negation that stands as a statement of its own."""
    for call in script.calls:
        if call.table == "Duel" and call.name in NEGATIONS and call.statement and not is_self_negation(script, call):
            following = _follow_up(call)
            if following is not None and _text_gates(script, call):
                yield at(
                    call,
                    f"`Duel.{following.name}` on line {following.line} happens even if this negates nothing"
                    if following.table == "Duel"
                    else f"what follows on line {following.line} happens even if this negates nothing",
                    f"ask for the result: `if Duel.{call.name}(...) then`",
                )


def _follow_up(call: CallSite) -> CallSite | None:
    """The first call after it that changes the duel."""
    for later in call.function.calls:
        if later.order > call.order and _acts(later) and later.is_after(call):
            return later
    return None


def _acts(call: CallSite) -> bool:
    if call.table == "Duel":
        return call.name in ACTING
    return call.table == ":" and call.name in ("RegisterEffect", "UpdateAttack", "UpdateDefense", "AddCounter", "NegateEffects")


def _text_gates(script: Script, call: CallSite) -> bool:
    """Does the text make what follows depend on the negation, as far as it is known?"""
    clauses = [clause for clause in negations(script.printed) if clause.kind == KINDS[call.name]]
    if not clauses:
        return not any(clause.after in ALSO for clause in negations(script.printed))
    if call.name == "NegateAttack":
        return all(clause.gates for clause in clauses)
    return any(clause.gates for clause in clauses) or not any(clause.after in ALSO or clause.before == "if you do" for clause in clauses)


RULE = Rule("N201", "ungated-follow-up", "M2", WARNING, check, __doc__)
