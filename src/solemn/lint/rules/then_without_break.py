"""Something that the text says comes after ("then"), done at the same time.

## What it does
With a card text that says "A, then B" and a script that never calls `Duel.BreakEffect`: finds operations that do A and B in that order.

## Why is this bad?
What happens after "then" does not happen at the same time: effects that answer A with "when ... you can" miss the timing.

## Example
```lua
-- the text: return it to the hand, then draw 1 card
if Duel.SendtoHand(tc,nil,REASON_EFFECT)>0 then Duel.Draw(tp,1,REASON_EFFECT) end
```

## Use instead
```lua
if Duel.SendtoHand(tc,nil,REASON_EFFECT)>0 then
    Duel.BreakEffect()
    Duel.Draw(tp,1,REASON_EFFECT)
end
```
"""

import re
from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences

DOING = {
    "destroy": {"Destroy"},
    "banish": {"Remove"},
    "return": {"SendtoHand", "SendtoDeck"},
    "send": {"SendtoGrave"},
    "shuffle": {"SendtoDeck"},
    "special summon": {"SpecialSummon", "SpecialSummonStep"},
    "add": {"SendtoHand"},
    "draw": {"Draw"},
    "inflict": {"Damage"},
    "gain": {"Recover"},
    "discard": {"DiscardHand", "SendtoGrave"},
    "set": {"SSet", "MSet", "SpecialSummon", "SpecialSummonStep"},
    "negate": {"NegateActivation", "NegateEffect", "NegateAttack"},
    "take control": {"GetControl"},
}
_VERB = "|".join(DOING)
_SEQUENCE = re.compile(
    rf"\b(?P<first>{_VERB})\b(?! from)[^;:]*?, then,? (?:(?:you|they|your opponent|each player) )?(?:can |must )?(?P<second>{_VERB})s?\b"
)
_LOOKING = re.compile(r"\b(?:excavate|reveal|look at|show|the rest)\b")


def check(script: Script) -> Iterator[Hit]:
    """Look at every clause of the text with "then", where the script never breaks an effect in two."""
    if not script.printed or any(call.name in ("BreakEffect", "SelectEffect") for call in script.calls):
        return
    for first, second in _sequences(script.printed):
        for effect in script.effects:
            calls = [call for call in script.reached_calls(effect, "SetOperation") if call.table == "Duel"]
            place = _after(calls, DOING[first], DOING[second])
            if place is not None:
                yield at(
                    place,
                    f'happens together with what the text says comes before ("{first} ..., then {second}")',
                    "call `Duel.BreakEffect()`",
                )
                break


def _sequences(text: str) -> Iterator[tuple[str, str]]:
    for sentence in sentences(text):
        clause = re.split(r"[:;]", sentence)[-1]
        match = _SEQUENCE.search(clause)
        if match is not None and not _LOOKING.search(clause):
            yield match["first"], match["second"]


def _after(calls: list[CallSite], first: set[str], second: set[str]) -> CallSite | None:
    """The first call of the second kind that comes after one of the first in the same function."""
    for call in calls:
        if call.name in second and any(
            other.name in first and other.function is call.function and other.order < call.order and _plain(other) != _plain(call)
            for other in calls
        ):
            return call
    return None


def _plain(call: CallSite) -> str:
    return call.name.removesuffix("Step")


RULE = Rule("L118", "then-without-break", "", WARNING, check, __doc__, needs_text=True)
