"""Smaller mistakes in the value of an immunity.

## What it does
Finds values that ask the source card's archetype by `te:GetHandler()` in an exception, those that compare Levels without asking
whether there is one, those that ask where an effect was activated without asking whether it was, and those that take their third argument,
the protected card, for a player.

## Why is this bad?
A granted effect's handler is the card that has it, not the one that gave it; a monster without a Level has Level 0.

## Why in preview
No official script of today has it, and the histories mended one: too few to tell how often it is right.

## Example
```lua
return te:IsMonsterEffect() and te:GetHandler():GetLevel()>e:GetHandler():GetLevel()
```

## Use instead
```lua
local tc=te:GetHandler()
return te:IsMonsterEffect() and (not tc:HasLevel() or tc:GetLevel()>e:GetHandler():GetLevel())
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.findings import WARNING
from solemn.lint.negation import immunity_values, method_on
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Binary, Expr, LocalRef, Method, Unary

ACTIVATED = frozenset({"IsActivated", "IsHasType", "GetChainInfo"})
LEVEL_TESTS = frozenset({"HasLevel", "GetRank", "IsType", "IsLevelAbove", "GetOriginalLevel", "HasRank"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity."""
    for _, info in immunity_values(script):
        names = {call.name for inner in script.reach([info]) for call in inner.calls}
        yield from _taken_for_player(info)
        for call in info.calls:
            receiver = call.receiver
            if receiver is None or not any(
                method_on(o, info.parameter(1), "GetHandler") for o in script.origins(receiver, info) or [receiver]
            ):
                continue
            if call.name == "IsSetCard" and _is_negated(info, call):
                yield at(call, "the handler of a granted effect is the card that has it", "ask `te:GetOwner()`")
            elif call.name == "GetLevel" and not names & LEVEL_TESTS:
                yield at(call, "monsters without a Level count as Level 0 here", "ask `HasLevel` first")
        for call in info.calls:
            if call.name == "GetActivateLocation" and not names & ACTIVATED and call.object_var() is info.parameter(1):
                yield at(call, "an effect that was not activated has no place of activation", "ask `te:IsActivated()` first")


def _taken_for_player(info: FunctionInfo) -> Iterator[Hit]:
    """Comparisons of the third argument, the protected card, with a player."""
    protected = info.parameter(2)
    for node in info.nodes:
        if isinstance(node, Binary) and node.op in ("==", "~="):
            for card, other in ((node.left, node.right), (node.right, node.left)):
                if isinstance(card, LocalRef) and card.var is protected and _is_player(other):
                    yield at(node, "the third argument is the protected card, no player", "compare `te:GetOwnerPlayer()`")


def _is_player(node: Expr) -> bool:
    if isinstance(node, Binary) and node.op == "-":
        return _is_player(node.right)
    if isinstance(node, LocalRef):
        return node.var.name in ("tp", "ep", "rp", "p")
    return isinstance(node, Method) and node.name.endswith(("Player", "Controler"))


def _is_negated(info: FunctionInfo, call: CallSite) -> bool:
    return any(isinstance(node, Unary) and node.op == "not" and node.operand is call.node for node in info.nodes)


RULE = Rule("N706", "immunity-detail", "M7", WARNING, check, __doc__, preview=True)
