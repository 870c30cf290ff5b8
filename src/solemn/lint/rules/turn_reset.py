"""A negation whose end does not fit the card's text.

## What it does
With a card text: finds pairs of negation that last although every clause of the text that negates a card's effects ends it with the turn.

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

from solemn.lint.findings import WARNING
from solemn.lint.negation import negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import ends_this_turn, sentences
from solemn.spec import constants as c

CLAUSE = re.compile(r";|, also|, then|, but|, and if you do")
LEADING = re.compile(r"(?:[:;]|^) ?until the end of (?:this|the) turn,")
NEGATES = re.compile(
    r"negate (?:the effects of|its effects|their effects|that \w+'s effects|those \w+' effects|all|that card'?s? effects)"
    r"|effects? (?:are|is) negated|effects negated"
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that a function negates by hand, if the text has one kind of duration."""
    if not script.printed:
        return
    clauses = [clause for sentence in sentences(script.printed) for clause in _clauses(sentence) if NEGATES.search(clause)]
    if not clauses or not all(ends_this_turn(clause) for clause in clauses):
        return
    for entry in negated_cards(script):
        for effect in (*entry.disable, *entry.disable_effect, *entry.trap_monster):
            reset = effect.number("SetReset")
            if reset is not None and reset & c.RESET_EVENT and not reset & c.RESET_PHASE and "SetCondition" not in effect.setters:
                yield at(effect.setters["SetReset"], "does not end with the turn, though the text says so", "add RESET_PHASE|PHASE_END")


def _clauses(sentence: str) -> list[str]:
    """The parts of a sentence; one that begins with the duration is left whole."""
    return [sentence] if LEADING.search(sentence) else CLAUSE.split(sentence)


RULE = Rule("N504", "negation-outlives-turn", "M5", WARNING, check, __doc__, needs_text=True)
