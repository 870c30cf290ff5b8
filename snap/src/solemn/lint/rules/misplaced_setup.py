"""Facts about a card that are set while the duel runs.

## What it does
Finds `s.listed_names`, `s.listed_series`, `s.material` and the like assigned inside a function.

## Why is this bad?
Other cards ask for these facts before the function has run.

## Example
```lua
function s.initial_effect(c)
        s.listed_names={CARD_DARK_MAGICIAN}
end
```

## Use instead
```lua
s.listed_names={CARD_DARK_MAGICIAN}
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Assign, Const, Index, LocalRef

FACTS = frozenset(
    {"listed_names", "listed_series", "material_setcode", "material", "counter_list", "counter_place_list", "listed_card_types"}
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every assignment inside a function."""
    for info in script.functions:
        for stat, _ in info.statements:
            if info is not script.main and isinstance(stat, Assign):
                for target in stat.targets:
                    if (
                        isinstance(target, Index)
                        and isinstance(target.key, Const)
                        and target.key.value in FACTS
                        and isinstance(target.obj, LocalRef)
                    ):
                        if target.obj.var.name == "s":
                            yield at(target, f"`{target.key.value}` is set while the duel runs", "set it in the main part of the script")


RULE = Rule("L110", "misplaced-setup", "", WARNING, check, __doc__)
