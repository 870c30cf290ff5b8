"""An optional Trigger Effect that can miss its timing although the text says "if".

## What it does
With a card text that says "If ...: You can" of what happens to this card (it is Summoned, sent to the Graveyard, destroyed, banished, used
as material, ...) and nowhere "When ..." of the same: finds optional Trigger Effects of the card on that event without `EFFECT_FLAG_DELAY`.

## Why is this bad?
Without the flag the effect must be activated at once, or never: it misses the timing when the event was not the last thing to happen.
That is what "When ...: You can" means.

## Example
```lua
-- If this card is Normal Summoned: You can draw 1 card.
e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
e1:SetCode(EVENT_SUMMON_SUCCESS)
```

## Use instead
```lua
e1:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
e1:SetProperty(EFFECT_FLAG_DELAY)
e1:SetCode(EVENT_SUMMON_SUCCESS)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences
from solemn.spec import constants as c

SUMMONED = r"\bsummoned\b"
HAPPENINGS = {
    c.EVENT_SUMMON_SUCCESS: SUMMONED,
    c.EVENT_SPSUMMON_SUCCESS: SUMMONED,
    c.EVENT_FLIP_SUMMON_SUCCESS: SUMMONED,
    c.EVENT_TO_GRAVE: r"\bsent\b[^:]*\b(?:gy|graveyard)\b",
    c.EVENT_DESTROYED: r"\bdestroyed\b",
    c.EVENT_REMOVE: r"\bbanished\b",
    c.EVENT_LEAVE_FIELD: r"\b(?:leaves|left)\b",
    c.EVENT_BE_MATERIAL: r"\bmaterial\b",
    c.EVENT_RELEASE: r"\btributed\b",
    c.EVENT_DISCARD: r"\bdiscarded\b",
    c.EVENT_TO_HAND: r"\badded\b",
    c.EVENT_TO_DECK: r"\b(?:returned|shuffled)\b",
}
OWN = re.compile(r"(?:^| )this (?:\S+ )*card\b")
MAY = re.compile(r"(?:^|[.:;)] |\bor )(?P<word>if|when) (?P<what>[^:]*): (?:during [^,]*, )?you can")


def check(script: Script) -> Iterator[Hit]:
    """Look at every optional Trigger Effect of a card on what happens to it."""
    said = [(match["word"], match["what"]) for sentence in sentences(script.printed) for match in MAY.finditer(sentence)]
    for effect in script.effects:
        words = HAPPENINGS.get(effect.code)
        own = bool(effect.type & c.EFFECT_TYPE_SINGLE)
        if words is None or not effect.type & c.EFFECT_TYPE_TRIGGER_O or not effect.registered:
            continue
        if effect.has_unknown("SetProperty") or effect.flags & c.EFFECT_FLAG_DELAY or not (own or effect.type & c.EFFECT_TYPE_FIELD):
            continue
        meant = {word for word, what in said if re.search(words, what) and own == (OWN.search(what) is not None)}
        if meant == {"if"} and effect.origin is None:
            place = effect.setters.get("SetProperty", effect.setters["SetCode"])
            yield at(place, "the text says if; without EFFECT_FLAG_DELAY this can miss its timing", "set EFFECT_FLAG_DELAY")


RULE = Rule("L115", "missed-timing", "", WARNING, check, __doc__, needs_text=True)
