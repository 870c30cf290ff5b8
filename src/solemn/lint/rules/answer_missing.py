"""A question that is asked of a function and that it never answers.

## What it does
Finds conditions and filters that return nothing on any path, and costs and targets whose `if chk==0 then` returns nothing.

## Why is this bad?
Nothing counts as no: the effect can never be activated, and no card passes the filter.

## Example
```lua
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
        if chk==0 then Duel.IsPlayerCanDraw(tp,1) end
end
```

## Use instead
```lua
function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
        if chk==0 then return Duel.IsPlayerCanDraw(tp,1) end
end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import FunctionInfo
from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule
from solemn.lint.script import Script
from solemn.lint.walk import statements_in
from solemn.lua.tree import Binary, Block, Const, Expr, If, Index, LocalRef, Return

FILTERED = {
    "IsExistingMatchingCard": 0,
    "GetMatchingGroup": 0,
    "GetMatchingGroupCount": 0,
    "GetFirstMatchingCard": 0,
    "IsExistingTarget": 0,
    "SelectMatchingCard": 1,
    "SelectTarget": 1,
    "IsExists": 0,
    "Filter": 0,
    "FilterCount": 0,
}


def check(script: Script) -> Iterator[Hit]:
    """Look at conditions, filters, costs and targets."""
    seen: set[int] = set()
    for info in _asked(script):
        if id(info) not in seen and not any(stat.values for stat in info.returns):
            seen.add(id(info))
            yield Hit(info.func.pos, "returns nothing, which counts as no", "return the answer")
    for info in {
        id(info): info for effect in script.effects for setter in ("SetCost", "SetTarget") for info in script.callbacks(effect, setter)
    }.values():
        for stat, _ in info.statements:
            if isinstance(stat, If) and _is_question(info, stat.branches[0][0]) and not _returns(stat.branches[0][1]):
                yield Hit(stat.pos, "`chk==0` asks whether the effect can be activated, and nothing is returned", "return the answer")


def _asked(script: Script) -> Iterator[FunctionInfo]:
    for effect in script.effects:
        if effect.type:
            yield from script.callbacks(effect, "SetCondition")
    for call in script.calls:
        place = FILTERED.get(call.name)
        if place is not None and place < len(call.args) and isinstance(call.args[place], Index):
            yield from script.resolve(call.args[place], call.function)


def _is_question(info: FunctionInfo, node: Expr) -> bool:
    """Is a condition `chk==0`, of a callback's ninth parameter?"""
    return (
        isinstance(node, Binary)
        and node.op == "=="
        and isinstance(node.left, LocalRef)
        and node.left.var is info.parameter(8)
        and isinstance(node.right, Const)
        and node.right.value == 0
    )


def _returns(block: Block) -> bool:
    return any(isinstance(stat, Return) and bool(stat.values) for stat in statements_in(block))


RULE = Rule("L125", "answer-missing", "", ERROR, check, __doc__)
