"""Something that has nothing to do with the negated card, done only if that card is still there.

## What it does
Finds conditions of a negation's result and `re:GetHandler():IsRelateToEffect(re)` in one `if`, whose block does nothing with the negated
card.

## Why is this bad?
"Negate the activation, then draw 1 card": the draw depends on the negation, not on where the negated card is.

## Example
```lua
if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Draw(tp,1,REASON_EFFECT) end
```

## Use instead
```lua
if Duel.NegateActivation(ev) then Duel.Draw(tp,1,REASON_EFFECT) end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.negation import is_self_negation
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.walk import inside, statement_parts, statements_in
from solemn.lua.tree import If, LocalRef, Method, Return, Var


def check(script: Script) -> Iterator[Hit]:
    """Look at every condition on the result of a negation."""
    for call in script.calls:
        stat = call.trail.stat
        if call.table == "Duel" and call.name in ("NegateActivation", "NegateEffect") and isinstance(stat, If) and not call.statement:
            asked = [other for other in call.function.calls if other.name == "IsRelateToEffect" and other.trail.stat is stat]
            asked = [other for other in asked if _is_source(other, script)]
            if asked and not is_self_negation(script, call) and not _uses_card(stat, asked[0]):
                yield at(asked[0], "what follows has nothing to do with the negated card", "leave the question out")


def _is_source(call: CallSite, script: Script) -> bool:
    """Is it asked of `re:GetHandler()`, with `re`?"""
    if call.receiver is None or not call.args or not isinstance(call.args[0], LocalRef) or call.args[0].var.name != "re":
        return False
    return any(
        isinstance(origin, Method) and origin.name == "GetHandler" and isinstance(origin.obj, LocalRef) and origin.obj.var.name == "re"
        for origin in script.origins(call.receiver, call.function) or [call.receiver]
    )


def _uses_card(stat: If, asked: CallSite) -> bool:
    """Does the block, or the rest of the condition, name the card, `re` or `eg`?"""
    card: Var | None = asked.object_var()
    condition, block = stat.branches[0]
    if stat.orelse is not None or len(stat.branches) > 1 or any(isinstance(inner, Return) for inner in block.stats):
        return True
    own = {id(part) for part in inside(asked.node)}
    parts = [node for node in inside(condition) if id(node) not in own]
    for inner in statements_in(block):
        for part in statement_parts(inner)[0]:
            parts += inside(part)
    return any(isinstance(node, LocalRef) and (node.var is card or node.var.name in ("re", "eg", "rc", "ec", "tc")) for node in parts)


RULE = Rule("N813", "needless-relation", "M8", WARNING, check, __doc__)
