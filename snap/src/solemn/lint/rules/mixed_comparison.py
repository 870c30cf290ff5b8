"""A comparison of values of different kinds.

## What it does
Finds comparisons of a boolean result with a number, of a number with a boolean, and of calls that return nothing.

## Why is this bad?
`true` is not 1: `Duel.SpecialSummonStep(...)~=0` is always true.

## Example
```lua
if Duel.NegateActivation(ev)~=0 then
```

## Use instead
```lua
if Duel.NegateActivation(ev) then
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.kinds import result_kind
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Binary, Expr

COMPARED = frozenset({"==", "~=", "<", ">", "<=", ">="})
PLAIN = frozenset({"bool", "int", "string", "none", "function", "table"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every comparison."""
    for info in script.functions:
        for node in info.nodes:
            if isinstance(node, Binary) and node.op in COMPARED:
                yield from _compare(script, node)


def _compare(script: Script, node: Binary) -> Iterator[Hit]:
    left, right = _kind(script, node.left), _kind(script, node.right)
    if left in PLAIN and right in PLAIN and left != right:
        always = {"==": "always false", "~=": "always true"}.get(node.op, "an error")
        yield at(node, f"compares a {_word(left)} with a {_word(right)}: {always}")


def _kind(script: Script, node: Expr) -> str:
    return result_kind(script, node)


def _word(kind: str) -> str:
    return {"bool": "boolean", "int": "number", "none": "call without a result"}.get(kind, kind)


RULE = Rule("L105", "mixed-comparison", "M12", ERROR, check, __doc__)
