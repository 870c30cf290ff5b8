"""Two things that the text has happen together, done one after the other.

## What it does
With a card text that joins with "and if you do" and has no "then", "after" or "also" anywhere: finds `Duel.BreakEffect`.

## Why is this bad?
What follows "and if you do" happens at the same time; effects that answer the first part with "when ... you can" would miss the timing.

## Example
```lua
-- the text: destroy it, and if you do, draw 1 card
if Duel.Destroy(tc,REASON_EFFECT)>0 then
    Duel.BreakEffect()
    Duel.Draw(tp,1,REASON_EFFECT)
end
```

## Use instead
```lua
if Duel.Destroy(tc,REASON_EFFECT)>0 then Duel.Draw(tp,1,REASON_EFFECT) end
```
"""

import re
from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

_IN_TURN = re.compile(r"\b(?:then|after|also|next|immediately|before)\b")


def check(script: Script) -> Iterator[Hit]:
    """Look at every break of an effect in scripts of cards whose text has nothing happen in turn."""
    text = script.printed.lower()
    if "and if you do" not in text or _IN_TURN.search(text):
        return
    for call in script.calls:
        if call.table == "Duel" and call.name == "BreakEffect" and not _by_rule(script, call):
            yield at(call, 'the text joins with "and if you do": nothing comes after', "do both at once, without `Duel.BreakEffect`")


def _by_rule(script: Script, call: CallSite) -> bool:
    """Does the function move something by the rules (a Field Spell that makes room) first? That is apart from the effect."""
    return any(
        other.order < call.order and (script.number(arg) or 0) & c.REASON_RULE for other in call.function.calls for arg in other.args[-1:]
    )


RULE = Rule("L119", "break-without-then", "", WARNING, check, __doc__, needs_text=True)
