"""A negated card that is sent to the Graveyard, which the text does not say.

## What it does
With a card text that nowhere sends a card to the Graveyard by the effect: finds operations that negate a Chain Link and then send its card
(`eg`, `re:GetHandler()`) there with `REASON_EFFECT`.

## Why is this bad?
A Spell or Trap whose activation was negated goes to the Graveyard by the rules; sending it by the effect meets protection from effects, is
"sent by a card effect" for other cards, and stops a Continuous Spell whose effect alone was negated from staying.

## Example
```lua
-- "negate the activation"
if Duel.NegateActivation(ev) and re:GetHandler():IsRelateToEffect(re) then Duel.SendtoGrave(eg,REASON_EFFECT) end
```

## Use instead
```lua
Duel.NegateActivation(ev)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.clauses import negations
from solemn.lint.findings import WARNING
from solemn.lint.negation import following, is_negated_card, is_self_negation
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

SENDS = re.compile(r"\bsend (?:it|them|that|those|the|both)\b")


def check(script: Script) -> Iterator[Hit]:
    """Look at every function that negates a Chain Link."""
    clauses = negations(script.printed)
    if not clauses or any(SENDS.search(clause.sentence) for clause in clauses):
        return
    for info in script.functions:
        negated = [call for call in info.duel_calls("NegateActivation", "NegateEffect") if not is_self_negation(script, call)]
        for call in following(script, negated[0]) if negated else ():
            reason = script.number(call.args[1]) if call.name == "SendtoGrave" and len(call.args) > 1 else None
            if call.table == "Duel" and reason is not None and reason & c.REASON_EFFECT and is_negated_card(script, call):
                yield at(call, "sends the negated card to the Graveyard; the card's text does not say so", "leave it to the rules")


RULE = Rule("N203", "negated-card-sent", "M2", WARNING, check, __doc__, needs_text=True)
