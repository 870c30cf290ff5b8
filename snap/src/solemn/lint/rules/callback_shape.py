"""A callback whose parameters are in the wrong order.

## What it does
Finds conditions, costs, targets and operations whose parameter names are those of a callback (`e,tp,eg,ep,ev,re,r,rp,chk,chkc`) in
another order.

## Why is this bad?
The engine gives the values by place. With `ev` and `ep` exchanged, the number of the Chain Link is taken for a player.

## Example
```lua
function s.condition(e,tp,eg,ev,ep,re,r,rp)
```

## Use instead
```lua
function s.condition(e,tp,eg,ep,ev,re,r,rp)
```
"""

from collections.abc import Iterator

from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule
from solemn.lint.script import Script

NAMES = ("e", "tp", "eg", "ep", "ev", "re", "r", "rp", "chk", "chkc")
SETTERS = ("SetCondition", "SetCost", "SetTarget", "SetOperation")
EVENTS = 1024


def check(script: Script) -> Iterator[Hit]:
    """Look at the callbacks of every effect that answers an event or is activated."""
    seen: set[int] = set()
    for effect in script.effects:
        if effect.code < EVENTS:
            continue
        for setter in SETTERS:
            for info in script.callbacks(effect, setter):
                names = [var.name for var in info.func.params]
                wrong = next((name for i, name in enumerate(names) if name in NAMES and i < len(NAMES) and NAMES.index(name) != i), None)
                if id(info) not in seen and len(names) > 2 and wrong is not None and set(names) <= set(NAMES):
                    seen.add(id(info))
                    used = {ref.var.name for inner in [info, *info.inner] for ref in inner.uses}
                    if any(name in used for i, name in enumerate(names) if NAMES.index(name) != i):
                        line = info.func.pos[0]
                        yield Hit(
                            (line, 0, line, len(script.source.lines[line - 1])),
                            f"`{wrong}` is not at its place among the parameters of a callback",
                            f"the order is {','.join(NAMES)}",
                        )


RULE = Rule("L109", "callback-shape", "M12", ERROR, check, __doc__)
