"""An immunity that asks who controls the source now, instead of whose effect it is.

## What it does
Finds `te:GetHandlerPlayer()` and `te:GetHandler():IsControler()` of the tested effect in the value of `EFFECT_IMMUNE_EFFECT`.

## Why is this bad?
The card may have left the field or changed control since; an effect belongs to its owner player.

## Example
```lua
function s.efilter(e,te)
        return te:GetHandlerPlayer()~=e:GetHandlerPlayer()
end
```

## Use instead
```lua
function s.efilter(e,te)
        return te:GetOwnerPlayer()~=e:GetHandlerPlayer()
end
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.negation import immunity_values
from solemn.lint.rule import Hit, Rule, at, on_name
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef, Method


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity."""
    for _, info in immunity_values(script):
        tested = info.parameter(1)
        for call in info.calls:
            receiver = call.receiver
            if tested is None or receiver is None:
                continue
            if call.name == "GetHandlerPlayer" and isinstance(receiver, LocalRef) and receiver.var is tested:
                yield on_name(call, "asks who controls the source now; an effect belongs to its owner player", "call `GetOwnerPlayer`")
            elif (
                call.name in ("IsControler", "GetControler")
                and isinstance(receiver, Method)
                and receiver.name in ("GetHandler", "GetOwner")
            ):
                if isinstance(receiver.obj, LocalRef) and receiver.obj.var is tested:
                    yield at(
                        call, "asks who controls the source now; an effect belongs to its owner player", "compare `te:GetOwnerPlayer()`"
                    )


RULE = Rule("N701", "handler-player-of-source", "M7", ERROR, check, __doc__)
