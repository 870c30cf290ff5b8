"""A literal of the wrong kind given to a native function.

## What it does
Compares literals (numbers, strings, booleans, functions, tables) given to the engine's functions with their signatures.

## Why is this bad?
The engine refuses the call with an error.

## Example
```lua
c:IsType("TYPE_MONSTER")
```

## Use instead
```lua
c:IsType(TYPE_MONSTER)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.kinds import literal_kind, native_of
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import GlobalRef

PLAYERS = frozenset({"player", "chooser"})
OTHERS = ("LOCATION_", "POS_", "TYPE_", "REASON_", "RACE_", "ATTRIBUTE_")


def check(script: Script) -> Iterator[Hit]:
    """Look at every literal argument of a native."""
    for call in script.calls:
        native = native_of(script, call)
        if native is None:
            continue
        first = 1 if call.receiver is not None else 0
        for parameter, node in zip(native.parameters[first:], call.args):
            if parameter.name in PLAYERS and isinstance(node, GlobalRef) and node.name.startswith(OTHERS):
                yield at(
                    node, f"`{native.dotted}` wants a player as `{parameter.name}`, not `{node.name}`", "an argument before it is missing"
                )
                break
            kind = literal_kind(node)
            if kind in ("", "nil") or kind in parameter.types or "any" in parameter.types or "bool" in parameter.types:
                continue
            yield at(node, f"`{native.dotted}` wants {' or '.join(parameter.types)} as `{parameter.name}`, not a {kind}")


RULE = Rule("L104", "wrong-argument-kind", "", ERROR, check, __doc__)
