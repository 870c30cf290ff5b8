"""A negated card that is moved in another way than the text says.

## What it does
With a card text that has one negation of an activation, effect or Summon followed by one act ("and if you do, destroy it", "banish it",
"return it to the hand", "shuffle it into the Deck"): finds operations that do something else to the negated card.

## Why is this bad?
What protects from destruction does not protect from being banished, and the other way round.

## Example
```lua
-- "negate the Summon, and if you do, destroy that monster"
Duel.NegateSummon(eg)
Duel.Remove(eg,POS_FACEUP,REASON_EFFECT)
```

## Use instead
```lua
Duel.NegateSummon(eg)
Duel.Destroy(eg,REASON_EFFECT)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.clauses import ACTIVATION, EFFECT, SUMMON, Negation, negations
from solemn.lint.findings import WARNING
from solemn.lint.negation import is_negated_card, is_self_negation
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script

NOUN = r" (?:it|them|that|those|the|both)\b"
SAID = {
    "Destroy": re.compile(r"\bdestroy" + NOUN),
    "Remove": re.compile(r"\bbanish" + NOUN),
    "SendtoHand": re.compile(r"\breturn" + NOUN + r".*\bhand"),
    "SendtoDeck": re.compile(r"\b(?:shuffle|return|place)" + NOUN + r".*\bdeck"),
    "SendtoGrave": re.compile(r"\bsend" + NOUN),
}
KINDS = {"NegateActivation": (ACTIVATION, EFFECT), "NegateEffect": (ACTIVATION, EFFECT), "NegateSummon": (SUMMON,)}


def check(script: Script) -> Iterator[Hit]:
    """Look at every function that negates and then moves what it negated."""
    clauses = negations(script.printed)
    for info in script.functions:
        negated = [call for call in info.duel_calls(*KINDS) if not is_self_negation(script, call)]
        if len({call.name for call in negated}) != 1:
            continue
        said = _said([clause for clause in clauses if clause.kind in KINDS[negated[0].name]])
        for call in info.duel_calls("Destroy", "Remove", "SendtoHand", "SendtoDeck") if said else ():
            if call.name not in said and call.order > negated[0].order and is_negated_card(script, call):
                yield at(
                    call,
                    f"the text says `Duel.{' or '.join(sorted(said))}` of what is negated, not `Duel.{call.name}`",
                    f"call `Duel.{min(said)}`",
                    mistake="M11" if negated[0].name == "NegateSummon" else "M9",
                )


def _said(clauses: list[Negation]) -> set[str]:
    """The acts that the text names after its negations; empty when one names none."""
    found: set[str] = set()
    for clause in clauses:
        rest = clause.sentence.split("negate", 1)[1]
        acts = {name for name, words in SAID.items() if words.search(rest)}
        if not acts:
            return set()
        found |= acts
    return found


RULE = Rule("N906", "follow-up-unlike-text", "M9", WARNING, check, __doc__, needs_text=True)
