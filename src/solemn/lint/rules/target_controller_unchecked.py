"""A target that is negated although its control may have changed.

## What it does
With a card text that says "that opponent's monster" (or "card"): finds operations that negate the target without asking who controls it.

## Why is this bad?
If control of the target changed after the activation, it is no longer the opponent's.

## Why in preview
One official script of today has it and none was mended in the histories: too few to tell how often it is right.

## Example
```lua
if tc:IsRelateToEffect(e) and tc:IsFaceup() then tc:NegateEffects(c) end
```

## Use instead
```lua
if tc:IsRelateToEffect(e) and tc:IsFaceup() and tc:IsControler(1-tp) then tc:NegateEffects(c) end
```
"""

import re
from collections.abc import Iterator

from solemn.lint.findings import INFO
from solemn.lint.negation import negated_cards, origin_calls, ref_to
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences

CLAUSE = re.compile(r"that opponent's (?:face-up )?(?:monster|card) has its effects negated|negate (?:the effects of )?that opponent's")
ASKS = frozenset({"IsControler", "GetControler"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every target that an operation negates by hand."""
    if not script.printed or not any(CLAUSE.search(sentence) for sentence in sentences(script.printed)):
        return
    for entry in negated_cards(script):
        names = {call.name for info in script.reach([entry.function]) for call in info.calls}
        if (
            entry.disable
            and not names & ASKS
            and any(o.name == "SelectTarget" for o in origin_calls(script, ref_to(entry.var), entry.function))
        ):
            asked = [call for call in entry.function.calls if call.object_var() is entry.var and call.name.startswith("Is")]
            yield at(
                asked[0] if asked else entry.disable[0].registered[0],
                "the text speaks of the opponent's card; nothing asks who controls it now",
                f"ask `{entry.var.name}:IsControler(1-tp)`",
            )


RULE = Rule("N808", "target-controller-unchecked", "M8", INFO, check, __doc__, preview=True, needs_text=True)
