"""A cost that a monster destroyed by battle could pay.

## What it does
Finds effects that negate an activation and whose cost tributes, sends or banishes a monster chosen on the field by a filter of the script
that does not ask
for `STATUS_BATTLE_DESTROYED`.

## Why is this bad?
A monster that battle has destroyed is no longer there to be paid with.

## Example
```lua
function s.cfilter(c)
        return c:IsRace(RACE_SPELLCASTER) and c:IsAbleToGraveAsCost()
end
```

## Use instead
```lua
function s.cfilter(c)
        return c:IsRace(RACE_SPELLCASTER) and c:IsAbleToGraveAsCost() and not c:IsStatus(STATUS_BATTLE_DESTROYED)
end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, negating
from solemn.lint.rule import Hit, Rule
from solemn.lint.script import Script
from solemn.lua.tree import GlobalRef
from solemn.spec import constants as c

OTHERS = frozenset({"SpElimFilter", "IsSpellTrap", "IsSpell", "IsTrap", "IsContinuousSpell", "IsEquipSpell", "IsContinuousTrap"})


def check(script: Script) -> Iterator[Hit]:
    """Look at the cost of every effect that negates an activation."""
    for effect in chain_effects(script):
        if "NegateActivation" not in negating(script, effect):
            continue
        for call in script.reached_calls(effect, "SetCost"):
            for info in _filters(script, call):
                if (
                    info.func.params
                    and not _chooses_others(info)
                    and not any(_asks(script, inner) for f in script.reach([info]) for inner in f.calls)
                ):
                    pos = info.returns[0].pos if info.returns else info.func.pos
                    yield Hit(
                        pos, "a monster destroyed by battle could be paid as this cost", "ask `not c:IsStatus(STATUS_BATTLE_DESTROYED)`"
                    )


def _filters(script: Script, call: CallSite) -> list[FunctionInfo]:
    """The script's filters of a call that chooses cards to pay with on the field."""
    if call.table != "Duel":
        return []
    if call.name in ("CheckReleaseGroup", "SelectReleaseGroup", "CheckReleaseGroupCost", "SelectReleaseGroupCost"):
        return [info for arg in call.args for info in script.resolve(arg, call.function)]
    if call.name == "SelectMatchingCard" and len(call.args) > 4:
        where = script.number(call.args[3])
        if where is not None and where & c.LOCATION_MZONE and not where & c.LOCATION_HAND:
            return script.resolve(call.args[1], call.function)
    return []


def _chooses_others(info: FunctionInfo) -> bool:
    """Does the filter choose Spells, Traps or cards in the Graveyard?"""
    names = {call.name for call in info.calls}
    constants = {node.name for node in info.nodes if isinstance(node, GlobalRef)}
    return bool(names & OTHERS or constants & {"TYPE_EQUIP", "TYPE_SPELL", "TYPE_TRAP", "LOCATION_SZONE", "LOCATION_GRAVE"})


def _asks(script: Script, call: CallSite) -> bool:
    return call.name == "IsStatus" and any((script.number(arg) or 0) & c.STATUS_BATTLE_DESTROYED for arg in call.args)


RULE = Rule("N1003", "battle-destroyed-cost", "M10", WARNING, check, __doc__)
