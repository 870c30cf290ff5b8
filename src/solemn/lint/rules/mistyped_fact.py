"""A fact about the card under a name that nothing reads.

## What it does
Finds fields of the script's table that are nearly, but not quite, one of the names that the library reads (`listed_names`,
`listed_series`, ...).

## Why is this bad?
The fact is never found.

## Example
```lua
s.listd_names={id}
```

## Use instead
```lua
s.listed_names={id}
```
"""

import difflib
from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Assign, Const, Function, Index, LocalRef

FACTS = (
    "listed_names",
    "listed_series",
    "listed_card_types",
    "material_setcode",
    "counter_list",
    "counter_place_list",
    "material",
    "synchro_tuner_required",
    "synchro_nt_required",
    "ritual_material_required",
    "assault_mode",
    "xyz_number",
    "card_effects",
)


def fact_near(name: object) -> str:
    """The fact that a field's name means, or nearly is; empty when it is none."""
    near = difflib.get_close_matches(name, FACTS, n=1, cutoff=0.85) if isinstance(name, str) and len(name) > 7 else []
    return near[0] if near else ""


def check(script: Script) -> Iterator[Hit]:
    """Look at every field that the main part sets."""
    read = {name for info in script.functions if info is not script.main for name in info.named}
    for stat, _ in script.main.statements:
        if not isinstance(stat, Assign):
            continue
        for target, value in zip(stat.targets, stat.values):
            if (
                isinstance(target, Index)
                and isinstance(target.obj, LocalRef)
                and isinstance(target.key, Const)
                and not isinstance(value, Function)
            ):
                name = target.key.value
                near = fact_near(name)
                if near and name not in FACTS and name not in read:
                    yield at(target, f"nothing reads `{name}`", f"did you mean `{near}`?")


RULE = Rule("L113", "mistyped-fact", "", WARNING, check, __doc__)
