"""A function or field of the script that it never makes.

## What it does
Finds `s.name` where the script nowhere assigns `s.name`: a filter, a callback or a field with another spelling.

## Why is this bad?
The value is nil. A callback that is nil is none at all; a filter that is nil lets every card through.

## Example
```lua
e1:SetOperation(s.operaton)
function s.operation(e,tp,eg,ep,ev,re,r,rp) end
```

## Use instead
```lua
e1:SetOperation(s.operation)
```
"""

import difflib
from collections.abc import Iterator

from solemn.lint.calls import FunctionInfo
from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.walk import statements_in
from solemn.lua.tree import Assign, Call, Const, Expr, GlobalRef, Index, LocalRef

LOADERS = frozenset({"LoadScript", "LoadCardScript", "LoadCardScriptAlias", "setmetatable", "getmetatable", "rawset"})


def check(script: Script) -> Iterator[Hit]:
    """Look at everything that is read from the card's table."""
    made = _made(script)
    if made is None or "initial_effect" not in made or any(call.name in LOADERS for call in script.calls):
        return
    for info in script.functions:
        for node in info.nodes:
            name = _field(script, node)
            if name is not None and name not in made:
                near = difflib.get_close_matches(name, made, n=1, cutoff=0.75)
                yield at(node, f"the script has no `{name}`: this is nil", f"did you mean `{near[0]}`?" if near else "")


def is_card_table(script: Script, node: Expr) -> bool:
    """Is an expression the table of the script's own card: `s` of `local s,id=GetID()`, or `c123` that has its initial function?"""
    if isinstance(node, LocalRef):
        given = script.main.definitions.get(node.var, [])
        return bool(given) and isinstance(given[0], Call) and isinstance(given[0].fn, GlobalRef) and given[0].fn.name == "GetID"
    return isinstance(node, GlobalRef) and node.name == script.own_table


def _field(script: Script, node: Expr) -> str | None:
    if isinstance(node, Index) and isinstance(node.key, Const) and isinstance(node.key.value, str) and is_card_table(script, node.obj):
        return node.key.value
    return None


def _made(script: Script) -> set[str] | None:
    """The fields that the script assigns; None when it assigns some whose name is not written down."""
    found: set[str] = set()
    for info in script.functions:
        for target in _targets(info):
            name = _field(script, target)
            if name is not None:
                found.add(name)
            elif isinstance(target, Index) and is_card_table(script, target.obj) and not isinstance(target.key, Const):
                return None
    return found


def _targets(info: FunctionInfo) -> Iterator[Expr]:
    for stat in statements_in(info.func.body):
        if isinstance(stat, Assign):
            yield from stat.targets


RULE = Rule("L122", "unknown-own-function", "", ERROR, check, __doc__)
