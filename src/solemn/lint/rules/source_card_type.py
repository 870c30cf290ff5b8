"""An immunity that looks at the source card's type instead of the effect's.

## What it does
Finds type tests on the source card (`te:GetOwner():IsType(...)`), type tests by `IsType` on the effect itself, and methods that effects
don't have, in values of
`EFFECT_IMMUNE_EFFECT`.

## Why is this bad?
A monster in the Spell & Trap Zone, or a Pendulum card, has effects of other types; `IsActiveType` knows.

## Example
```lua
return te:GetOwner():IsType(TYPE_EFFECT)
```

## Use instead
```lua
return te:IsMonsterEffect()
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.findings import WARNING
from solemn.lint.negation import immunity_values, method_on
from solemn.lint.rule import Hit, Rule, at, on_name
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef
from solemn.spec import constants as c

MAIN_TYPES = c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP | c.TYPE_EFFECT | c.TYPE_XYZ | c.TYPE_LINK | c.TYPE_FUSION | c.TYPE_SYNCHRO
ACTIVE_TESTS = ("IsActiveType", "IsMonsterEffect", "IsSpellEffect", "IsTrapEffect", "IsSpellTrapEffect", "GetActiveType")


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity."""
    for _, info in immunity_values(script):
        tested = info.parameter(1)
        if tested is None:
            continue
        for call in info.calls:
            if isinstance(call.receiver, LocalRef) and call.receiver.var is tested and _unknown_of_effects(script, call):
                yield on_name(
                    call,
                    f"effects have no `{call.name}`; it is asked of the card",
                    "call `te:GetHandler()` first, or the effect's own test",
                )
            elif call.name == "IsType" and _is_source(script, call, info) and not _asks_active_type(info):
                mask = script.number(call.args[0]) if call.args else None
                if mask is not None and mask & MAIN_TYPES:
                    yield at(call, "looks at the type of the source card, not of its effect", "call `te:IsActiveType(...)`")


def _unknown_of_effects(script: Script, call: CallSite) -> bool:
    fields = script.library.fields
    return call.name not in fields["Effect"] and call.name in fields["Card"]


def _is_source(script: Script, call: CallSite, info: FunctionInfo) -> bool:
    if call.receiver is None:
        return False
    origins = script.origins(call.receiver, info) or [call.receiver]
    return any(method_on(origin, info.parameter(1), name) for origin in origins for name in ("GetOwner", "GetHandler"))


def _asks_active_type(info: FunctionInfo) -> bool:
    return any(call.name in ACTIVE_TESTS for call in info.calls)


RULE = Rule("N703", "source-card-type", "M7", WARNING, check, __doc__)
