"""A negation of a monster that also sends trap monsters back.

## What it does
Finds `EFFECT_DISABLE_TRAPMONSTER` (or `Card.NegateEffects` with a true third argument) for cards chosen from Monster Zones only, for
monsters that battle, and where the card's text negates the effects of monsters and of no other cards.

## Why is this bad?
"Negate that monster's effects" does not say that a Trap stops being a monster. `EFFECT_DISABLE_TRAPMONSTER` puts it back into the Spell &
Trap Zone; it belongs to "negate that card".

## Example
```lua
local g=Duel.SelectTarget(tp,Card.IsNegatableMonster,tp,0,LOCATION_MZONE,1,1,nil)
-- ...
if tc:IsType(TYPE_TRAPMONSTER) then
        e3:SetCode(EFFECT_DISABLE_TRAPMONSTER)
        tc:RegisterEffect(e3)
end
```

## Use instead
The pair alone.
"""

import re
from collections.abc import Iterator

from solemn.lint.calls import FunctionInfo
from solemn.lint.clauses import CARD, negations
from solemn.lint.findings import WARNING
from solemn.lint.negation import card_locations, negated_cards, origin_calls, ref_to
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Var
from solemn.spec import constants as c

BATTLING = frozenset({"GetAttacker", "GetAttackTarget", "GetBattleTarget", "GetBattleMonster"})
OTHERS = re.compile(r"\b(?:cards?|spells?|traps?)\b(?! effects?)")
OWN = re.compile(r"\([^)]*\)|\bthis card|\"\" (?:monster )?cards?|\bspell & trap zones?|\bcards? with")


def check(script: Script) -> Iterator[Hit]:
    """Look at cards that are chosen as monsters."""
    said = _text_says_monsters(script)
    for entry in negated_cards(script):
        if entry.trap_monster and (said or _only_monsters(script, entry.var, entry.function)):
            yield at(
                entry.trap_monster[0].setters["SetCode"],
                "sends trap monsters back, though the cards are chosen as monsters",
                "leave EFFECT_DISABLE_TRAPMONSTER out where the text says monster",
            )
    for call in script.calls:
        if call.name == "NegateEffects" and len(call.args) > 2 and script.text(call.args[2]) == "true":
            var = call.object_var()
            if var is not None and (said or _only_monsters(script, var, call.function)):
                yield at(call, "sends trap monsters back, though the cards are chosen as monsters", "leave the third argument out")


def _only_monsters(script: Script, var: Var, where: FunctionInfo) -> bool:
    """Do the cards come from Monster Zones alone, or from a battle?"""
    mask = card_locations(script, var, where)
    if mask is not None:
        return mask != 0 and not mask & ~(c.LOCATION_MZONE | c.LOCATION_MMZONE | c.LOCATION_EMZONE)
    calls = origin_calls(script, ref_to(var), where)
    return bool(calls) and all(call.name in BATTLING for call in calls)


def _text_says_monsters(script: Script) -> bool:
    """Does every sentence of the text that negates cards speak of monsters, and of no other cards?"""
    said = [OWN.sub("", clause.sentence) for clause in negations(script.printed) if clause.kind == CARD]
    return bool(said) and all("monster" in sentence and not OTHERS.search(sentence) for sentence in said)


RULE = Rule("N303", "monster-negation-moves-traps", "M3", WARNING, check, __doc__)
