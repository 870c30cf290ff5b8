"""A granted immunity that asks who controls the protected card now.

## What it does
Finds values of `EFFECT_IMMUNE_EFFECT` registered on another card that compare the tested effect's player with `e:GetHandlerPlayer()`.

## Why is this bad?
The handler of a granted effect is the protected card. "Your opponent" is the opponent of the player who gave the protection:
`e:GetOwnerPlayer()`.

## Why in preview
Three official scripts have it, none was mended: it matters only after control of the protected card changed.

## Example
```lua
return te:GetOwnerPlayer()~=e:GetHandlerPlayer()
```

## Use instead
```lua
return te:GetOwnerPlayer()~=e:GetOwnerPlayer()
```
"""

from collections.abc import Iterator

from solemn.lint.findings import INFO
from solemn.lint.negation import immunity_values, is_handler
from solemn.lint.rule import Hit, Rule, on_name
from solemn.lint.script import Script
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every immunity that an operation registers on another card."""
    for effect, info in immunity_values(script):
        cards = [call for call in effect.registered if call.table == ":"]
        if effect.type != c.EFFECT_TYPE_SINGLE or not cards or any(is_handler(script, call.object(), call.function) for call in cards):
            continue
        for call in info.calls:
            if call.name == "GetHandlerPlayer" and call.object_var() is info.parameter(0):
                yield on_name(call, "asks who controls the protected card now, not who protected it", "call `GetOwnerPlayer`")


RULE = Rule("N708", "granted-immunity-player", "M7", INFO, check, __doc__, preview=True)
