"""An immunity that exempts what the protected card has been given by others.

## What it does
Finds values of `EFFECT_IMMUNE_EFFECT` that let effects through by comparing the tested effect's handler with the protected card
(`te:GetHandler()~=e:GetHandler()`), without asking for its owner. Values that are about activated effects are let pass: the handler of such
an effect is its source.

## Why is this bad?
The handler of an effect that another card registered on this one is this card: what the opponent's card does to it would pass as its own.
The owner of the effect is the card that made it.

## Example
```lua
return te:GetHandler()~=e:GetHandler()
```

## Use instead
```lua
return te:GetOwner()~=e:GetHandler()
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.negation import immunity_values, is_handler, method_on
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Binary

OWNERS = frozenset({"GetOwner", "GetOwnerPlayer"})
ACTIVATED = frozenset({"IsActivated", "IsHasType"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity."""
    for _, info in immunity_values(script):
        tested = info.parameter(1)
        if any(call.name in OWNERS | ACTIVATED and call.object_var() is tested for call in info.calls):
            continue
        for node in info.nodes:
            if isinstance(node, Binary) and node.op in ("~=", "=="):
                for left, right in ((node.left, node.right), (node.right, node.left)):
                    sources = script.origins(left, info) or [left]
                    if any(method_on(origin, tested, "GetHandler") for origin in sources) and is_handler(script, right, info):
                        yield at(node, "the handler of an effect that was put on this card is this card", "compare `te:GetOwner()`")


RULE = Rule("N709", "handler-exempted", "M7", WARNING, check, __doc__)
