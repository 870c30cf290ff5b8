"""A test of the result of `Duel.NegateSummon`, which has none.

## What it does
Finds `Duel.NegateSummon` used as a value.

## Why is this bad?
The function returns nothing, so the test always fails and what depends on it never happens.

## Example
```lua
if Duel.NegateSummon(eg) then Duel.Destroy(eg,REASON_EFFECT) end
```

## Use instead
```lua
Duel.NegateSummon(eg)
Duel.Destroy(eg,REASON_EFFECT)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Return


def check(script: Script) -> Iterator[Hit]:
    """Look at every use of the function as a value."""
    for call in script.calls:
        if call.table == "Duel" and call.name == "NegateSummon" and not call.statement and not isinstance(call.trail.stat, Return):
            yield at(call, "`Duel.NegateSummon` returns nothing, so this is always false", "call it as a statement")


RULE = Rule("N202", "summon-negation-as-value", "M2", ERROR, check, __doc__)
