"""A function of a card, group or effect called with a dot, so that the card itself is missing.

## What it does
Finds `c.IsFaceup()` where `c` is a variable: a dot where a colon is meant.

## Why is this bad?
The function is called without the card it is about, and fails.

## Example
```lua
return c.IsFaceup() and c:IsAbleToHand()
```

## Use instead
```lua
return c:IsFaceup() and c:IsAbleToHand()
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.rules.unknown_own_function import is_card_table
from solemn.lint.script import Script
from solemn.lua.tree import Call, Index, LocalRef


def check(script: Script) -> Iterator[Hit]:
    """Look at every call with a dot after a variable."""
    for call in script.calls:
        fn = call.node.fn if isinstance(call.node, Call) else None
        if not isinstance(fn, Index) or not isinstance(fn.obj, LocalRef) or call.name not in script.library.methods:
            continue
        var = fn.obj.var
        if var in script.fixed and not isinstance(script.fixed[var], Call) and call.table != var.name:
            continue  # another name for a table of the engine
        if call.name in script.by_name or is_card_table(script, fn.obj):
            continue
        if not any(isinstance(arg, LocalRef) and arg.var is var for arg in call.args):
            yield at(call, f"`{var.name}.{call.name}` is called without `{var.name}` itself", f"write `{var.name}:{call.name}`")


RULE = Rule("L124", "dot-for-colon", "", ERROR, check, __doc__)
