"""A Summon negation that takes only the first of several monsters.

## What it does
Finds `Duel.NegateSummon(eg:GetFirst())` in effects on `EVENT_SPSUMMON`, and wherever the same function then acts on all of `eg`.

## Why is this bad?
Several monsters can be Special Summoned at once. Those that were not negated arrive, or are moved although their Summon succeeded.

## Example
```lua
Duel.NegateSummon(eg:GetFirst())
Duel.Destroy(eg,REASON_EFFECT)
```

## Use instead
```lua
Duel.NegateSummon(eg)
Duel.Destroy(eg,REASON_EFFECT)
```
"""

from collections.abc import Iterator
from typing import TypeGuard

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef, Method
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every negation of a Summon, and at announcements of the same effect."""
    for call in script.calls:
        if call.table == "Duel" and call.name == "NegateSummon" and call.args and _is_first(script, call):
            users = script.users(call.function, "SetOperation")
            if any(effect.code == c.EVENT_SPSUMMON for effect in users) or (not users and _all_follow(call)):
                yield at(
                    call, "negates the Summon of the first monster only; several can be Special Summoned at once", "give the whole group"
                )


def _is_first(script: Script, call: CallSite) -> bool:
    return any(_first_of_event(script, node, call) for node in [call.args[0], *_values(script, call)])


def _values(script: Script, call: CallSite) -> list[object]:
    node = call.args[0]
    return list(script.definitions(node.var, call.function)) if isinstance(node, LocalRef) else []


def _first_of_event(script: Script, node: object, call: CallSite) -> bool:
    """Is it the first of the event's monsters, or of those that were chosen among them?"""
    if not isinstance(node, Method) or node.name != "GetFirst" or not isinstance(node.obj, LocalRef):
        return False
    groups = [node.obj, *(value.obj for value in script.definitions(node.obj.var, call.function) if _is_filter(value))]
    return any(isinstance(group, LocalRef) and group.var.name == "eg" for group in groups)


def _is_filter(node: object) -> TypeGuard[Method]:
    return isinstance(node, Method) and node.name in ("Filter", "Clone")


def _all_follow(call: CallSite) -> bool:
    return any(
        later.order > call.order
        and later.table == "Duel"
        and later.args
        and isinstance(later.args[0], LocalRef)
        and later.args[0].var.name == "eg"
        for later in call.function.calls
    )


RULE = Rule("N1101", "first-summon-only", "M11", WARNING, check, __doc__)
