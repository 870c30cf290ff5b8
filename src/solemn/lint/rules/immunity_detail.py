"""Smaller mistakes in the value of an immunity.

## What it does
Finds values that ask the source card's archetype by `te:GetHandler()` in an exception, and those that compare Levels without asking
whether there is one.

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
from solemn.lua.tree import Unary

LEVEL_TESTS = frozenset({"HasLevel", "GetRank", "IsType", "IsLevelAbove", "GetOriginalLevel", "HasRank"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity."""
    for _, info in immunity_values(script):
        names = {call.name for call in info.calls}
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


def _is_negated(info: FunctionInfo, call: CallSite) -> bool:
    return any(isinstance(node, Unary) and node.op == "not" and node.operand is call.node for node in info.nodes)


RULE = Rule("N706", "immunity-detail", "M7", WARNING, check, __doc__, preview=True)
