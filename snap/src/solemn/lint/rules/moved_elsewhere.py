"""Something moved "and if you do" negate, without looking where it went.

## What it does
Finds operations in which a negation depends on `Duel.SendtoHand`, `Duel.SendtoDeck` or `Duel.SendtoGrave` of a card, without
`IsLocation` (or a filter by location) on what was moved.

## Why is this bad?
"Return it to the hand, and if you do, negate": a card that goes elsewhere instead (to the Extra Deck, or banished) was not returned, but
the function counts it as moved.

## Example
```lua
if Duel.SendtoDeck(c,nil,SEQ_DECKSHUFFLE,REASON_EFFECT)>0 and Duel.NegateActivation(ev) then
```

## Use instead
```lua
if Duel.SendtoDeck(c,nil,SEQ_DECKSHUFFLE,REASON_EFFECT)>0 and c:IsLocation(LOCATION_DECK) and Duel.NegateActivation(ev) then
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.negation import NEGATIONS, hand_negations
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

MOVES = frozenset({"SendtoHand", "SendtoDeck", "SendtoGrave"})
LOOKS = frozenset({"IsLocation", "GetLocation", "GetOperatedGroup", "IsExists", "FilterCount", "IsPreviousLocation", "IsInExtra"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every function that negates."""
    negations = [call for call in script.calls if call.table == "Duel" and call.name in (*NEGATIONS, "NegateSummon")]
    for negation in [*negations, *(call for _, _, call in hand_negations(script))]:
        info = negation.function
        for call in info.calls:
            if (
                call.table == "Duel"
                and call.name in MOVES
                and not call.statement
                and call.order < negation.order
                and _is_by_effect(script, call)
                and _depends(negation, call)
                and not any(later.name in LOOKS and call.order < later.order < negation.order for later in info.calls)
            ):
                yield at(call, "counts as done even if the card went elsewhere", "ask where it is: `c:IsLocation(...)`")


def _is_by_effect(script: Script, call: CallSite) -> bool:
    reason = script.number(call.args[-1]) if call.args else None
    return reason is not None and bool(reason & c.REASON_EFFECT)


def _depends(negation: CallSite, move: CallSite) -> bool:
    """Does the negation stand in the same condition as the move, or in the block that it opens?"""
    return any(step.stat is move.trail.stat for step in negation.trail.steps())


RULE = Rule("N812", "moved-elsewhere", "M8", WARNING, check, __doc__)
