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

from solemn.lint.calls import CallSite
from solemn.lint.clauses import CARD, negations
from solemn.lint.findings import ERROR
from solemn.lint.negation import is_handler
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

NEGATING = frozenset({c.EFFECT_DISABLE, c.EFFECT_DISABLE_EFFECT, c.EFFECT_DISABLE_TRAPMONSTER, c.EFFECT_DISABLE_CHAIN})
LINKS = frozenset(
    {"NegateActivation", "NegateEffect", "NegateAttack", "NegateSummon", "NegateSummonCondition", "IsChainNegatable", "IsChainDisablable"}
)
SUMMONS = frozenset({"SpecialSummon", "SpecialSummonStep"})
_SUMMONED = re.compile(r"\bspecial summon\b.*\bbut (?:negate|(?:its|their) effects)")
_SPOKEN_OF = re.compile(r"\bthat negates?\b|following effects? (?:is|are) negated")


def check(script: Script) -> Iterator[Hit]:
    """Look at scripts whose text negates the effects of cards."""
    clauses = [clause for clause in negations(script.printed) if clause.kind == CARD and not _SPOKEN_OF.search(clause.sentence)]
    names = _names(script)
    if not clauses or _negates(script, names - LINKS):
        return
    summons = [call for call in script.calls if call.name in SUMMONS and call.table == "Duel"]
    if summons and any(_SUMMONED.search(clause.sentence) for clause in clauses):
        yield at(
            _summon_of_others(script, summons),
            "the card's text negates the effects of what is Summoned",
            "negate them: `Card.NegateEffects`",
        )
    elif not names & LINKS and (effect := next(iter(script.effects), None)) is not None and "SetCode" in effect.setters:
        message = "the card's text negates the effects of cards, and nothing in the script does"
        yield at(_target_question(script) or effect.setters["SetCode"], message, "negate them")


def _target_question(script: Script) -> CallSite | None:
    """Where an operation asks for its target: there the negation belongs."""
    operations = [info for effect in script.effects for info in script.callbacks(effect, "SetOperation")]
    asked = [call for info in operations for call in info.calls if call.name == "IsRelateToEffect"]
    return next((call for call in asked if not is_handler(script, call.object(), call.function)), None)


def _summon_of_others(script: Script, summons: list[CallSite]) -> CallSite:
    """The last Summon of a card that is not the script's own; the first of all where there is none."""
    others = [call for call in summons if call.args and not is_handler(script, call.args[0], call.function)]
    return others[-1] if others else summons[0]


def _names(script: Script) -> set[str]:
    return {call.name for call in script.calls} | {name for info in script.functions for name in info.named}


def _negates(script: Script, names: set[str]) -> bool:
    """Does anything in the script negate cards: by one of these names, or by a lasting effect?"""
    if any(effect.code in NEGATING for effect in script.effects):
        return True
    return any("egat" in name or "isable" in name or name.startswith("EFFECT_DISABLE") for name in names)


RULE = Rule("N305", "negation-forgotten", "M3", ERROR, check, __doc__, needs_text=True)
