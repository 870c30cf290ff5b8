"""A range in which the card cannot be.

## What it does
With card facts: finds effects of the card itself whose range is a zone that a card of its type is never in: the Spell & Trap Zone alone for
a monster that is no Pendulum Monster, the Monster Zone alone for a Spell or Trap, the Field Zone alone for what is no Field Spell. Cards
whose text or script can bring them there are left out.

## Why is this bad?
The effect never applies.

## Example
```lua
-- a Continuous Spell
e1:SetRange(LOCATION_FZONE)
```

## Use instead
```lua
e1:SetRange(LOCATION_SZONE)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import ERROR
from solemn.lint.negation import is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.rules.negation_outlives_turn import PROTECTIONS
from solemn.lint.script import Script
from solemn.spec import constants as c

MOVED = re.compile(
    r"(?i)equip|spell (?:&|and) trap (?:card )?zone|field zone|pendulum zone|place this|special summon this"
    r"|as an? (?:effect|normal) monster|treated as"
)
MOVING = frozenset({"Equip", "MoveToField", "AddTrapMonsterProcedure", "AddMonsterAttribute", "AddUnionProcedure", "ActivateFieldSpell"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every range of the card's own effects."""
    if script.card is None or not script.printed or MOVED.search(script.printed) or any(map(_may_move, script.calls)):
        return
    for effect in script.effects:
        where = _never(script.card.type, effect.range) if effect.range and _is_own(script, effect) else ""
        if where and (effect.origin is None or effect.origin.setters.get("SetRange") is not effect.setters["SetRange"]):
            yield at(
                effect.setters["SetRange"],
                f"{where}: the effect never applies",
                "give the zone where the card is",
                mistake="M6" if effect.code in PROTECTIONS else "",
            )


def _may_move(call: CallSite) -> bool:
    return call.name in MOVING or call.table == "Pendulum" or "Pendulum" in call.name


def _is_own(script: Script, effect: EffectRecord) -> bool:
    return (
        bool(effect.registered)
        and not effect.type & c.EFFECT_TYPE_XMATERIAL
        and all(
            call.object() is not None and is_handler(script, call.object(), call.function) and call.function.name == "initial_effect"
            for call in effect.registered
        )
    )


def _never(kind: int, where: int) -> str:
    """Why a card of a type is never in any of these places; empty where it can be."""
    if kind & c.TYPE_MONSTER and not kind & c.TYPE_PENDULUM and not where & ~(c.LOCATION_SZONE | c.LOCATION_FZONE):
        return "a monster is not in the Spell & Trap Zones"
    if kind & (c.TYPE_SPELL | c.TYPE_TRAP) and not kind & c.TYPE_MONSTER:
        if where == c.LOCATION_MZONE:
            return "a Spell or Trap is not in the Monster Zone"
        if where == c.LOCATION_FZONE and not kind & c.TYPE_FIELD:
            return "only a Field Spell is in the Field Zone"
    return ""


RULE = Rule("L121", "range-unlike-card", "", ERROR, check, __doc__, needs_text=True)
