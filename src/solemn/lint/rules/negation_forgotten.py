"""A negation that the card's text gives and the script does not.

## What it does
With a card text: finds scripts that negate nothing at all, by no function and by no lasting effect, while a sentence of the text negates
the effects of cards.

## Why is this bad?
The cards keep their effects.

## Example
```lua
-- the text: Special Summon 1 monster from your hand, but negate its effects
Duel.SpecialSummon(g,0,tp,tp,false,false,POS_FACEUP)
```

## Use instead
```lua
if Duel.SpecialSummonStep(tc,0,tp,tp,false,false,POS_FACEUP) then tc:NegateEffects(e:GetHandler()) end
Duel.SpecialSummonComplete()
```
"""

import re
from collections.abc import Iterator

from solemn.lint.clauses import CARD, negations
from solemn.lint.findings import ERROR
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

NEGATING = frozenset({c.EFFECT_DISABLE, c.EFFECT_DISABLE_EFFECT, c.EFFECT_DISABLE_TRAPMONSTER, c.EFFECT_DISABLE_CHAIN})
SUMMONS = frozenset({"SpecialSummon", "SpecialSummonStep"})
_SPOKEN_OF = re.compile(r"\bthat negates?\b|following effects? (?:is|are) negated")


def check(script: Script) -> Iterator[Hit]:
    """Look at scripts whose text negates the effects of cards."""
    clauses = [clause for clause in negations(script.printed) if clause.kind == CARD and not _SPOKEN_OF.search(clause.sentence)]
    if not clauses or _negates(script):
        return
    summons = [call for call in script.calls if call.name in SUMMONS and call.table == "Duel"]
    if summons and any("summon" in clause.sentence for clause in clauses):
        yield at(summons[0], "the card's text negates the effects of what is Summoned", "negate them: `Card.NegateEffects`")
    elif (effect := next(iter(script.effects), None)) is not None and "SetCode" in effect.setters:
        yield at(effect.setters["SetCode"], "the card's text negates the effects of cards, and nothing in the script does", "negate them")


def _negates(script: Script) -> bool:
    """Does anything in the script negate: by name, or by a lasting effect?"""
    if any(effect.code in NEGATING for effect in script.effects):
        return True
    names = {call.name for call in script.calls} | {name for info in script.functions for name in info.named}
    return any("egat" in name or "isable" in name or name.startswith("EFFECT_DISABLE") for name in names)


RULE = Rule("N305", "negation-forgotten", "M3", ERROR, check, __doc__, needs_text=True)
