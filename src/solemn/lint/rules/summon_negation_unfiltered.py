"""A Summon negation that takes more monsters than its condition looks for.

## What it does
Finds effects on `EVENT_SPSUMMON` whose condition asks whether some of the monsters pass a filter of the script
(`eg:IsExists(s.filter,...)`), while the operation negates the Summon of all of them.

## Why is this bad?
Several monsters can be Summoned at once; only those that the text means are to be negated.

## Why in preview
Of four in the histories two were mended, and the one official script of today that has it is right as it is: all monsters of a Pendulum
Summon are Pendulum Summoned.

## Example
```lua
-- condition: eg:IsExists(s.filter,1,nil,tp)
Duel.NegateSummon(eg)
```

## Use instead
```lua
Duel.NegateSummon(eg:Filter(s.filter,nil,tp))
```
"""

from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import LocalRef
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at every negation of a Special Summon."""
    for effect in script.effects:
        if effect.code != c.EVENT_SPSUMMON:
            continue
        asked = any(
            call.name == "IsExists" and call.args and _is_event_group(call.receiver) and script.resolve(call.args[0], call.function)
            for call in script.reached_calls(effect, "SetCondition")
        )
        for call in script.reached_calls(effect, "SetOperation") if asked else ():
            if call.name == "NegateSummon" and call.args and _is_event_group(call.args[0]):
                yield at(
                    call, "negates all monsters, though the condition looks for some of them", "filter the group as the condition does"
                )


def _is_event_group(node: object) -> bool:
    return isinstance(node, LocalRef) and node.var.name == "eg"


RULE = Rule("N1104", "summon-negation-unfiltered", "M11", WARNING, check, __doc__, preview=True)
