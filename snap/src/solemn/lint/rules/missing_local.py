"""A global variable that was meant to be local.

## What it does
Finds assignments inside functions to names that are not declared anywhere, neither in the script's main part nor in the library.

## Why is this bad?
A global is shared by all scripts of a duel: two cards that use the same name disturb each other.

## Example
```lua
function s.operation(e,tp,eg,ep,ev,re,r,rp)
        tc=Duel.GetFirstTarget()
```

## Use instead
```lua
function s.operation(e,tp,eg,ep,ev,re,r,rp)
        local tc=Duel.GetFirstTarget()
```
"""

import re
from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script

CARD_TABLE = re.compile(r"c\d+")


def check(script: Script) -> Iterator[Hit]:
    """Look at every global that a function assigns."""
    top = {node.name for node, info, written in script.globals if written and info is script.main}
    seen: set[str] = set()
    for node, info, written in script.globals:
        if not written or info is script.main or node.name in top or node.name in seen or CARD_TABLE.fullmatch(node.name):
            continue
        if node.name in script.library.globals and node.name.isupper():
            continue
        seen.add(node.name)
        yield at(node, f"`{node.name}` becomes a global, shared by all scripts of the duel", "declare it `local`")


RULE = Rule("L107", "missing-local", "", WARNING, check, __doc__)
