"""An answer to what targets "a card you control" that counts cards elsewhere, too.

## What it does
With a card text that answers what targets cards someone controls or cards on the field: finds filters of the targets of a Chain Link that
ask for the controller and for no place.

## Why is this bad?
Cards in the Graveyard, the Deck or the hand have a controller, too. An effect that targets a card in the Graveyard is answered although
nothing on the field is targeted.

## Example
```lua
local g=Duel.GetChainInfo(ev,CHAININFO_TARGET_CARDS)
-- the filter: return c:IsControler(tp) and c:IsSetCard(SET_DINOMIST)
return g and g:IsExists(s.filter,1,nil,tp)
```

## Use instead
```lua
-- the filter: return c:IsOnField() and c:IsControler(tp) and c:IsSetCard(SET_DINOMIST)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences
from solemn.lua.tree import Call, Const, Expr, GlobalRef, Index

ON_FIELD = re.compile(
    r"\bthat targets? (?!for)[^.:;]*\b(?:you control|your opponent controls|on the field)"
    r"|\b(?:you control|your opponent controls|on the field) (?:is|are) targeted"
)
PLACES = re.compile(r"location|sequence|zone|onfield|column|link|equip|position|contains", re.I)
FILTERING = frozenset({"IsExists", "Filter", "FilterCount", "Match"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every filter of the cards that a Chain Link targets."""
    if not any(ON_FIELD.search(sentence) for sentence in sentences(script.printed)):
        return
    seen: set[int] = set()
    for call in script.calls:
        if call.name in FILTERING and call.receiver is not None and call.args and _are_targets(script, call.receiver, call.function):
            asked = [_only_control(_calls_of(script, info)) for info in script.resolve(call.args[0], call.function)]
        elif call.name == "IsControler" and call.receiver is not None and _are_targets(script, call.receiver, call.function):
            asked = [_only_control([other for other in call.function.calls if other.object_var() is call.object_var()])]
        else:
            continue
        for control in asked:
            if control is not None and id(control) not in seen:
                seen.add(id(control))
                yield at(control, "asks who controls the targeted card, not where it is", "ask `IsOnField` or `IsLocation`")


def _are_targets(script: Script, card: Expr, where: FunctionInfo) -> bool:
    """Is a card or group of the targets of the Chain Link that is answered?"""
    for node in script.origins(card, where):
        if isinstance(node, Call) and isinstance(node.fn, Index) and isinstance(node.fn.key, Const) and node.fn.key.value == "GetChainInfo":
            link = node.args[0] if node.args else None
            asked = [arg.name for arg in node.args if isinstance(arg, GlobalRef)]
            return "CHAININFO_TARGET_CARDS" in asked and script.number(link) is None
    return False


def _calls_of(script: Script, info: FunctionInfo) -> list[CallSite]:
    return [call for function in script.reach([info]) for call in function.calls]


def _only_control(calls: list[CallSite]) -> CallSite | None:
    """The question for the controller among calls that ask for no place."""
    if any(PLACES.search(call.name) for call in calls):
        return None
    return next((call for call in calls if call.name == "IsControler"), None)


RULE = Rule("N814", "targets-anywhere", "M8", WARNING, check, __doc__, needs_text=True)
