"""A negation or protection that ends with the turn although the text names no end.

## What it does
With a card text whose clauses about negating or protecting a card speak of no turn, phase or "until": finds effects that negate or protect
a card until the End Phase. What is joined by "also" or "then" is a clause of its own.

## Why is this bad?
Without a duration in the text, the card is negated (protected) as long as it stays face-up on the field.

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

from solemn.lint.clauses import CARD, is_led_by_time, negations
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import negated_cards
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.rules.negation_outlives_turn import PROTECTIONS
from solemn.lint.script import Script
from solemn.lint.texts import sentences
from solemn.spec import constants as c

ENDS = re.compile(r"until|this turn|end phase|that turn|during (?:the|each|either)|next turn|this chain|battle phase|damage step|while")
ELSEWHERE = re.compile(
    r"^\(?(?:this|these|the) (?:effects?|changes) .*until|^\(?until|^(?:during )?this turn|until .*following|until .*these effects"
)
MESSAGE, HELP = "ends with the turn, though the text names no end", "leave RESET_PHASE|PHASE_END out"
_LISTED = re.compile(r"(?i)until (?:the )?end [^●]*●|this turn[^●]*●")
_JOINED = re.compile(r"[,;] (?:also|then|and if (?:you|it|they) do)\b")


def check(script: Script) -> Iterator[Hit]:
    """Look at every card that a function negates or protects."""
    if not script.printed or _LISTED.search(script.printed) or any(ELSEWHERE.search(sentence) for sentence in sentences(script.printed)):
        return
    clauses = [clause for clause in negations(script.printed) if clause.kind == CARD]
    if clauses and not any(clause.ends or _is_timed(clause.sentence, clause.sentence.find(clause.what)) for clause in clauses):
        for entry in negated_cards(script):
            yield from _early((*entry.disable, *entry.disable_effect)[:1])
        for call in script.calls:
            if call.name == "NegateEffects" and call.receiver is not None and len(call.args) > 1 and _ends(script.number(call.args[1])):
                yield at(call, MESSAGE, HELP)
    for code, words in PROTECTIONS.items():
        said = [(sentence, match.start()) for sentence in sentences(script.printed) for match in words.finditer(sentence)]
        if said and not any(_is_timed(sentence, place) for sentence, place in said):
            granted = (effect for effect in script.effects if effect.code == code and effect.type == c.EFFECT_TYPE_SINGLE)
            yield from _early(tuple(effect for effect in granted if script.users(effect.function, "SetOperation")))


def _is_timed(sentence: str, place: int) -> bool:
    """Does the clause around a place of a sentence speak of a time, or what leads the sentence?"""
    if is_led_by_time(sentence[: max(place, 0)]):
        return True
    start = max([sentence.rfind(": ", 0, place), 0, *(match.start() for match in _JOINED.finditer(sentence, 0, max(place, 0)))])
    end = _JOINED.search(sentence, max(place, 0))
    return ENDS.search(sentence[start : end.start() if end is not None else None]) is not None


def _early(effects: tuple[EffectRecord, ...]) -> Iterator[Hit]:
    for effect in effects:
        if _ends(effect.number("SetReset")):
            yield at(effect.setters["SetReset"], MESSAGE, HELP)


def _ends(reset: int | None) -> bool:
    return reset is not None and bool(reset & c.RESET_PHASE and reset & c.PHASE_END)


RULE = Rule("N505", "negation-ends-early", "M5", WARNING, check, __doc__, needs_text=True)
