"""A negation that ends with the turn although the text names no end.

## What it does
With a card text whose sentences about negating a card's effects speak of no turn, phase or "until": finds negations of a card that end in
the End Phase.

## Why is this bad?
Without a duration in the text, the card is negated as long as it stays face-up on the field.

## Example
```lua
-- "negate its effects"
tc:NegateEffects(c,RESETS_STANDARD_PHASE_END)
```

## Use instead
```lua
tc:NegateEffects(c)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.clauses import CARD, negations
from solemn.lint.findings import WARNING
from solemn.lint.negation import negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences
from solemn.spec import constants as c

ENDS = re.compile(r"until|this turn|end phase|that turn|during (?:the|each|either)|next turn|battle phase|damage step|while")
ELSEWHERE = re.compile(
    r"^\(?(?:this|these|the) (?:effects?|changes) .*until|^\(?until|^(?:during )?this turn|until .*following|until .*these effects"
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that a function negates."""
    clauses = [clause for clause in negations(script.printed) if clause.kind == CARD]
    if not clauses or any(ENDS.search(clause.sentence) for clause in clauses):
        return
    if any(ELSEWHERE.search(sentence) for sentence in sentences(script.printed)):
        return
    for entry in negated_cards(script):
        for effect in (*entry.disable, *entry.disable_effect)[:1]:
            reset = effect.number("SetReset")
            if reset is not None and reset & c.RESET_PHASE and reset & c.PHASE_END:
                yield at(effect.setters["SetReset"], "ends with the turn, though the text names no end", "leave RESET_PHASE|PHASE_END out")


RULE = Rule("N505", "negation-ends-early", "M5", WARNING, check, __doc__, needs_text=True)
