"""A lasting negation that lets what the card has already activated through.

## What it does
Finds effects that can be chained and that negate a card on the field by hand, without `Duel.NegateRelatedChain`.

## Why is this bad?
If the card has a Chain Link below and leaves or recovers before that link resolves, the link is no longer negated.

## Example
```lua
local e1=Effect.CreateEffect(c)
e1:SetType(EFFECT_TYPE_SINGLE)
e1:SetCode(EFFECT_DISABLE)
tc:RegisterEffect(e1)
```

## Use instead
```lua
Duel.NegateRelatedChain(tc,RESET_TURN_SET)
local e1=Effect.CreateEffect(c)
-- ...
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import GROUP_GETTERS, TARGET_GETTERS, is_handler, negated_cards, ref_to
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Call, Const, Expr, Index
from solemn.spec import constants as c

CHAINABLE = c.EFFECT_TYPE_ACTIVATE | c.EFFECT_TYPE_QUICK_O | c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_TRIGGER_O | c.EFFECT_TYPE_TRIGGER_F
SUMMONS = ("SpecialSummonStep", "SpecialSummon", "SpecialSummonComplete")


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that a function negates by hand."""
    for entry in negated_cards(script):
        if not entry.disable or not entry.disable_effect:
            continue
        reached = script.reach([entry.function])
        names = {call.name for info in reached for call in info.calls}
        if names & {"NegateRelatedChain", "NegateEffects", *SUMMONS} or is_handler(script, ref_to(entry.var), entry.function):
            continue
        users = script.users(entry.function, "SetOperation")
        if any(effect.type & CHAINABLE for effect in users) and _was_on_field(script.origins(ref_to(entry.var), entry.function)):
            yield at(
                entry.disable[0].setters["SetCode"],
                "nothing cuts the links that the negated card already has in the Chain",
                "call `Duel.NegateRelatedChain(tc,RESET_TURN_SET)` first, or use `Card.NegateEffects`",
            )


def _was_on_field(origins: list[Expr]) -> bool:
    names = GROUP_GETTERS | TARGET_GETTERS | {"GetFieldGroup", "GetAttacker", "GetAttackTarget", "GetBattleTarget", "GetChainInfo"}
    return any(
        isinstance(node, Call) and isinstance(node.fn, Index) and isinstance(node.fn.key, Const) and node.fn.key.value in names
        for node in origins
    )


RULE = Rule("N401", "related-chain-uncut", "M4", WARNING, check, __doc__, preview=True)
