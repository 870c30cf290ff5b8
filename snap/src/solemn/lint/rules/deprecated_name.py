"""A function of the library that was replaced or removed.

## What it does
Finds old names of library functions that have a replacement.

## Why is this bad?
The old name prints a warning, or is an error, in the present library.

## Example
```lua
e1:SetCost(aux.SelfBanishCost)
```

## Use instead
```lua
e1:SetCost(Cost.SelfBanish)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import SAFE, WARNING
from solemn.lint.library import deprecated_names, plain_name
from solemn.lint.rule import Hit, Rule, at, rename
from solemn.lint.script import Script
from solemn.lua.tree import Index


def check(script: Script) -> Iterator[Hit]:
    """Look at every field of a library table."""
    old = deprecated_names()
    for info in script.functions:
        for node in info.nodes:
            if isinstance(node, Index) and (name := plain_name(node)) in old:
                new = old[name].replace("Auxiliary.", "aux.")
                yield at(node, f"`{name.replace('Auxiliary.', 'aux.')}` was replaced", f"use `{new}`", rename(node, new))


RULE = Rule("L108", "deprecated-name", "", WARNING, check, __doc__, fix=SAFE)
