"""A negation whose end does not fit the card's text.

## What it does
With a card text: finds negations of a card that last although every clause of the text that negates a card's effects ends it with the
turn, and protection given to a card that lasts although every clause of the text that protects so ends it.

## Why is this bad?
The card stays negated for as long as it is on the field.

## Example
```lua
-- "negate its effects until the end of this turn"
e1:SetReset(RESET_EVENT|RESETS_STANDARD)
```

## Use instead
```lua
e1:SetReset(RESETS_STANDARD_PHASE_END)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.clauses import CARD, negations
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences
from solemn.spec import constants as c

PROTECTIONS = {
    c.EFFECT_IMMUNE_EFFECT: re.compile(r"unaffected by"),
    c.EFFECT_INDESTRUCTABLE_EFFECT: re.compile(r"(?:cannot|can't) be (?:targeted or )?destroyed"),
    c.EFFECT_CANNOT_BE_EFFECT_TARGET: re.compile(
        r"(?:cannot|can't) be (?:targeted|destroyed or targeted)|(?:cannot|can't|neither player can) target"
    ),
}
ENDS = re.compile(r"until the end of|until the end phase|(?:this|that) turn|until the next")


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that a function negates or protects, if the text has one kind of duration for it."""
    if not script.printed:
        return
    clauses = [clause for clause in negations(script.printed) if clause.kind == CARD]
    if clauses and all(clause.ends for clause in clauses):
        for entry in negated_cards(script):
            hits = [hit for effect in (*entry.disable, *entry.disable_effect, *entry.trap_monster) for hit in _lasting(effect)]
            yield from hits[:1]
        for call in script.calls:
            if call.name == "NegateEffects" and call.receiver is not None and (len(call.args) < 2 or script.text(call.args[1]) == "nil"):
                yield at(call, "does not end with the turn, though the text says so", "give RESET_PHASE|PHASE_END as the second argument")
    for code, words in PROTECTIONS.items():
        said = [sentence for sentence in sentences(script.printed) if words.search(sentence)]
        if said and all(ENDS.search(sentence) for sentence in said):
            for effect in script.effects:
                if effect.code == code and effect.type == c.EFFECT_TYPE_SINGLE and effect.function.name != "initial_effect":
                    yield from _lasting(effect)


def _lasting(effect: EffectRecord) -> Iterator[Hit]:
    reset = effect.number("SetReset")
    if reset is not None and reset & c.RESET_EVENT and not reset & (c.RESET_PHASE | c.RESET_CHAIN) and "SetCondition" not in effect.setters:
        yield at(effect.setters["SetReset"], "does not end with the turn, though the text says so", "add RESET_PHASE|PHASE_END")


RULE = Rule("N504", "negation-outlives-turn", "M5", WARNING, check, __doc__, needs_text=True)
