"""A protection of all cards in a place that face-down ones don't have.

## What it does
With a card text: finds field effects that protect cards on the field from targeting or from destruction by effects, whatever those cards
are, without `EFFECT_FLAG_SET_AVAILABLE`. Filters that look at a name, an archetype, a Type or the like are left out, and so are texts
that speak of face-up cards.

## Why is this bad?
A field effect reaches face-up cards only, unless it has the flag. "Monsters you control" are the face-down ones too.

## Example
```lua
-- "Your opponent cannot target monsters you control with card effects."
e1:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
e1:SetTargetRange(LOCATION_MZONE,0)
```

## Use instead
```lua
e1:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE+EFFECT_FLAG_SET_AVAILABLE)
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
e1:SetTargetRange(LOCATION_MZONE,0)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences
from solemn.spec import constants as c

CLAUSES = {
    c.EFFECT_CANNOT_BE_EFFECT_TARGET: re.compile(
        r"(?:cannot|can't|neither player can) target (?P<what>[^,;]*) with |(?P<who>[^,;:]*) (?:cannot|can't) be target"
    ),
    c.EFFECT_INDESTRUCTABLE_EFFECT: re.compile(
        r"(?P<who>[^,;:]*) (?:cannot|can't) be (?:targeted or )?destroyed(?! by battle(?! or)).*effects?"
    ),
}
EXCEPTION = re.compile(r", except (?:this one|this card|\"\"),")
SHOWN = re.compile(r"face-up|pendulum zone|field zone|field spell|\bgys?\b|\b(?:it|them|they|those|that)\b")
PLACES = frozenset(
    {
        "GetHandler",
        "GetLinkedGroup",
        "GetColumnGroup",
        "IsContains",
        "IsSequence",
        "GetSequence",
        "IsControler",
        "GetControler",
        "IsLocation",
        "IsMonster",
        "IsSpellTrap",
        "IsInMainMZone",
        "IsInExtraMZone",
    }
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every protection that a field effect gives."""
    for effect in script.effects:
        clause = CLAUSES.get(effect.code)
        if clause is None or effect.type != c.EFFECT_TYPE_FIELD or effect.has_unknown("SetProperty"):
            continue
        if effect.flags & c.EFFECT_FLAG_SET_AVAILABLE or not _on_field(effect) or not _for_all(script, effect):
            continue
        said = [EXCEPTION.sub("", sentence) for sentence in sentences(script.printed)]
        found = ["".join(part or "" for part in match.groups()) for match in map(clause.search, said) if match]
        if found and not any(SHOWN.search(cards) for cards in found):
            yield at(
                effect.place("SetProperty"),
                "does not protect face-down cards, and the text does not speak of face-up ones",
                "set EFFECT_FLAG_SET_AVAILABLE",
            )


def _on_field(effect: EffectRecord) -> bool:
    """Does it reach cards in Monster Zones or Spell & Trap Zones, and none elsewhere?"""
    reach = (effect.number("SetTargetRange") or 0) | (effect.number("SetTargetRange", 1) or 0)
    return bool(reach & (c.LOCATION_MZONE | c.LOCATION_SZONE)) and not reach & ~c.LOCATION_ONFIELD


def _for_all(script: Script, effect: EffectRecord) -> bool:
    """Does its filter, if it has one, ask only where a card is and whose it is?"""
    if "SetTarget" not in effect.setters:
        return True
    calls = script.reached_calls(effect, "SetTarget")
    return bool(script.callbacks(effect, "SetTarget")) and all(call.name in PLACES for call in calls)


RULE = Rule("N606", "face-down-cards-unprotected", "M6", WARNING, check, __doc__, needs_text=True)
