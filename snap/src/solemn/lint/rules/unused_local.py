"""A local variable that is never used.

## What it does
Finds `local name=value` whose name is never read. Names that begin with an underscore, and declarations of several names, are let pass.

## Why is this bad?
It is a remainder of something, or a mistyped name.

## Example
```lua
local c=e:GetHandler()
Duel.Draw(tp,1,REASON_EFFECT)
```

## Use instead
```lua
Duel.Draw(tp,1,REASON_EFFECT)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import INFO, UNSAFE, Edit, Span
from solemn.lint.rule import Hit, Rule
from solemn.lint.script import Script
from solemn.lint.walk import inside
from solemn.lua.tree import Call, Local, LocalFunction, Method, Var


def check(script: Script) -> Iterator[Hit]:
    """Look at every declaration of one local variable."""
    used: set[Var] = {ref.var for info in script.functions for ref in info.uses}
    for info in script.functions:
        for stat, _ in info.statements:
            if isinstance(stat, LocalFunction) and stat.var not in used:
                yield Hit(stat.pos, f"`{stat.var.name}` is never used")
            elif isinstance(stat, Local) and len(stat.vars) == 1 and stat.vars[0] not in used and not stat.vars[0].name.startswith("_"):
                yield Hit(stat.pos, f"`{stat.vars[0].name}` is never used", "", _edits(stat))


def _edits(stat: Local) -> tuple[Edit, ...]:
    """Removing the statement, where its value does nothing but ask."""
    asks_only = all(
        not isinstance(node, Call | Method) or (isinstance(node, Method) and node.name.startswith(("Get", "Is")))
        for value in stat.values
        for node in inside(value)
    )
    line, column, end_line, end_column = stat.pos
    return (Edit(Span(line, column, end_line, end_column), ""),) if asks_only else ()


RULE = Rule("L106", "unused-local", "", INFO, check, __doc__, fix=UNSAFE)
