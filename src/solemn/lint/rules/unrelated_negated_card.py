"""A negated card that is moved without asking whether it is still the same card.

## What it does
Finds effects on `EVENT_CHAINING` that negate a Chain Link and then destroy, banish or return `eg` or `re:GetHandler()` without
`IsRelateToEffect(re)`.

## Why is this bad?
The card may have left the field (it was its own cost, for example); what now lies in the Graveyard must not be destroyed or banished from
there.

## Example
```lua
if Duel.NegateActivation(ev) then Duel.Destroy(eg,REASON_EFFECT) end
```

## Use instead
```lua
if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.Destroy(eg,REASON_EFFECT) end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.negation import MOVING, chain_effects, following, is_handler, is_negated_card, is_self_negation, negating
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef

RELATED = frozenset({"IsRelateToEffect", "IsRelateToChain"})


JOINS = frozenset({"Merge", "AddCard"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every function that negates a Chain Link and moves its card."""
    for info in script.functions:
        negations = [call for call in info.duel_calls("NegateActivation", "NegateEffect") if not is_self_negation(script, call)]
        if not negations or any(_is_related(call) for inner in script.reach([info]) for call in inner.calls):
            continue
        if any(
            call.name == "SetTargetCard" for user in script.users(info, "SetOperation") for call in script.reached_calls(user, "SetTarget")
        ):
            continue  # the negated card is a target as well
        for call in following(script, negations[0]):
            if any(_asks_location(script, before) and before.order < call.order for before in call.function.calls):
                break
            if call.table == "Duel" and call.name in MOVING | {"ChangePosition"} and is_negated_card(script, call):
                yield at(
                    call,
                    "the negated card may no longer be there: nothing asks whether it is related to its effect",
                    "ask `re:GetHandler():IsRelateToEffect(re)`",
                )

    yield from _joined(script)


def _joined(script: Script) -> Iterator[Hit]:
    """The negated card put into a group that is then moved."""
    for effect in chain_effects(script):
        if not negating(script, effect):
            continue
        for call in script.reached_calls(effect, "SetTarget", "SetOperation"):
            names = {other.name for info in script.reach([call.function]) for other in info.calls}
            if call.name in JOINS and not names & RELATED and names & (MOVING | {"SetOperationInfo"}) and is_negated_card(script, call):
                if not any(_asks_location(script, other) for other in call.function.calls):
                    yield at(
                        call,
                        "the negated card may no longer be there: nothing asks whether it is related to its effect",
                        "ask `re:GetHandler():IsRelateToEffect(re)` before",
                    )


def _is_related(call: CallSite) -> bool:
    """Does a call ask whether a card is related to an effect that is not the one that negates?"""
    own = call.args[0] if call.args else None
    return call.name in RELATED and not (call.name == "IsRelateToEffect" and isinstance(own, LocalRef) and own.var.name == "e")


def _asks_location(script: Script, call: CallSite) -> bool:
    return call.name in ("IsOnField", "IsLocation") and call.receiver is not None and not is_handler(script, call.receiver, call.function)


RULE = Rule("N802", "unrelated-negated-card", "M8", WARNING, check, __doc__)
