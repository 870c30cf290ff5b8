"""An archetype or card name that the script asks for and does not list.

## What it does
Finds `IsSetCard(SET_...)` and `IsCode(CARD_...)` in filters of scripts whose `s.listed_series` or `s.listed_names` lacks the name.

## Why is this bad?
Cards that look for "a card that mentions ..." read the lists.

## Example
```lua
function s.filter(c) return c:IsSetCard(SET_HERO) end
```

## Use instead
```lua
s.listed_series={SET_HERO}
function s.filter(c) return c:IsSetCard(SET_HERO) end
```
"""

from collections.abc import Iterator

from solemn.lint.findings import INFO
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.rules.mistyped_fact import fact_near
from solemn.lint.script import Script, constant_names
from solemn.lua.tree import Assign, Const, GlobalRef, Index

LISTS = frozenset({"listed_series", "material_setcode", "listed_names", "material", "fusion_material"})
ASKS = {"IsSetCard": "SET_", "IsCode": "CARD_"}


def check(script: Script) -> Iterator[Hit]:
    """Look at every archetype and name that the script's own functions ask for."""
    if not script.printed:
        return
    listed = {
        name
        for stat, _ in script.main.statements
        if isinstance(stat, Assign)
        for target, value in zip(stat.targets, stat.values)
        if isinstance(target, Index)
        and isinstance(target.key, Const)
        and (target.key.value in LISTS or fact_near(target.key.value) in LISTS)
        for name in constant_names(value)
    }
    if any(name.startswith("CARDS_") for name in listed):
        return
    text = "".join(char for char in script.printed.lower() if char.isalnum())
    seen: set[str] = set()
    for call in script.calls:
        prefix = ASKS.get(call.name)
        if prefix is None or call.function.name == "initial_effect" or call.table != ":":
            continue
        for arg in call.args:
            if (
                isinstance(arg, GlobalRef)
                and arg.name.startswith(prefix)
                and arg.name not in listed | seen
                and _mentioned(arg.name, prefix, text)
            ):
                seen.add(arg.name)
                yield at(
                    arg,
                    f"`{arg.name}` is not among the listed {'series' if prefix == 'SET_' else 'names'}",
                    "list it in the main part of the script",
                )


def _mentioned(name: str, prefix: str, text: str) -> bool:
    return name[len(prefix) :].replace("_", "").lower() in text


RULE = Rule("L112", "unlisted-archetype", "", INFO, check, __doc__, needs_text=True)
