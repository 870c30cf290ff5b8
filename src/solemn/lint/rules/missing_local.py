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

from solemn.lint.calls import FunctionInfo, Trail
from solemn.lint.findings import SAFE, WARNING, Edit, Span
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.walk import inside
from solemn.lua.tree import Assign, GlobalRef

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
        message = f"`{node.name}` becomes a global, shared by all scripts of the duel"
        yield at(node, message, "declare it `local`", _edits(script, node, info))


def _edits(script: Script, node: GlobalRef, info: FunctionInfo) -> tuple[Edit, ...]:
    """Declaring it where it is first assigned, if nothing outside the block from there on uses the name."""
    found = next(
        ((stat, trail) for stat, trail in info.statements if isinstance(stat, Assign) and any(target is node for target in stat.targets)),
        None,
    )
    if found is None or not all(isinstance(target, GlobalRef) for target in found[0].targets):
        return ()
    stat, trail = found
    assert isinstance(stat, Assign)
    names = {target.name for target in stat.targets if isinstance(target, GlobalRef)}
    first, last = stat.pos[:2], _end(trail, info)
    for other, where, _ in script.globals:
        if other.name in names and (not _is_within(where, info) or not first <= other.pos[:2] <= last):
            return ()
    if any(isinstance(part, GlobalRef) and part.name in names for value in stat.values for part in inside(value)):
        return ()
    line, column = first
    return (Edit(Span(line, column, line, column), "local "),)


def _end(trail: Trail, info: FunctionInfo) -> tuple[int, int]:
    """Where the block of a statement ends: that of the statement around it, or of the function."""
    outer = trail.parent.stat.pos if trail.parent is not None else info.func.pos
    return outer[2], outer[3]


def _is_within(where: FunctionInfo | None, info: FunctionInfo) -> bool:
    while where is not None:
        if where is info:
            return True
        where = where.parent
    return False


RULE = Rule("L107", "missing-local", "", WARNING, check, __doc__, fix=SAFE)
