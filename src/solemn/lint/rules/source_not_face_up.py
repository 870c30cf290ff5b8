"""An effect that resolves although its card, by its text, would have to be face-up.

## What it does
With a card text that says "this card must be face-up on the field to activate and to resolve this effect": finds negating operations that
never ask their own card
whether it is face-up or related to the effect.

## Why is this bad?
The text makes the effect depend on the card.

## Example
```lua
function s.operation(e,tp,eg,ep,ev,re,r,rp)
        if Duel.NegateActivation(ev) then
```

## Use instead
```lua
function s.operation(e,tp,eg,ep,ev,re,r,rp)
        local c=e:GetHandler()
        if not c:IsRelateToEffect(e) or c:IsFacedown() then return end
        if Duel.NegateActivation(ev) then
```
"""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import chain_effects, is_handler, negating
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences_with

ASKS = frozenset({"IsFaceup", "IsFacedown", "IsRelateToEffect"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that negates a Chain Link, if the text has the condition."""
    if not any(True for _ in sentences_with(script.card, "this card must be face-up on the field", "to resolve")):
        return
    negating_effects = [(effect, found) for effect in chain_effects(script) if (found := negating(script, effect))]
    if any(_asks(script, effect) for effect, _ in negating_effects):
        return  # the sentence is about that one
    for _, found in negating_effects:
        yield at(
            next(iter(found.values()))[0],
            "the text says that this card must be face-up to resolve the effect",
            "ask `c:IsRelateToEffect(e) and c:IsFaceup()` first",
        )


def _asks(script: Script, effect: EffectRecord) -> bool:
    return any(
        call.name in ASKS and is_handler(script, call.object(), call.function) for call in script.reached_calls(effect, "SetOperation")
    )


RULE = Rule("N807", "source-not-face-up", "M8", WARNING, check, __doc__, needs_text=True)
