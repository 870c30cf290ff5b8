"""A protection from targeting that holds against the wrong players.

## What it does
With a card text that has one clause about targeting: finds `EFFECT_CANNOT_BE_EFFECT_TARGET` with the value 1 where the clause speaks of
the opponent, and with `aux.tgoval` where it speaks of both players or of none.

## Why is this bad?
The controller could not choose a card that only the opponent must not choose, or the reverse.

## Why in preview
No official script of today has it, and of three in the histories two were mended: too few to tell how often it is right.

## Example
```lua
-- "neither player can target it with card effects"
e1:SetValue(aux.tgoval)
```

## Use instead
```lua
e1:SetValue(1)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.library import plain_name
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences

CLAUSE = re.compile(r"(?:cannot|can't|neither player can)[^;,]*target(?!s? (?:of|for) an? attack)[^;,]*effects?")


def check(script: Script) -> Iterator[Hit]:
    """Compare the value of every protection from targeting with the text."""
    if not script.printed:
        return
    found = [match[0] for sentence in sentences(script.printed) for match in CLAUSE.finditer(sentence)]
    whole = [sentence for sentence in sentences(script.printed) if CLAUSE.search(sentence)]
    protecting = script.effects_with("EFFECT_CANNOT_BE_EFFECT_TARGET")
    if len(found) != 1 or not protecting:
        return
    opponent = "opponent" in whole[0]
    neither = "neither player" in found[0] or "either player" in whole[0]
    for effect in protecting:
        node = effect.argument("SetValue")
        if node is None:
            continue
        if script.number(node) == 1 and opponent and not neither:
            yield at(effect.place("SetValue"), "holds against both players; the text speaks of the opponent", "use `aux.tgoval`")
        elif plain_name(node) == "Auxiliary.tgoval" and (neither or not opponent):
            yield at(effect.place("SetValue"), "holds against the opponent only; the text does not say so", "use 1")


RULE = Rule("N604", "protection-from-wrong-player", "M6", WARNING, check, __doc__, preview=True, needs_text=True)
