"""An announcement of cards from nowhere.

## What it does
Finds `Duel.SetOperationInfo` calls that announce cards which are not known yet (`nil`) without a place (0), while the operation chooses
them in places that are known.

## Why is this bad?
Effects that answer "an effect that would add a card from the Deck" or "Special Summon from the Graveyard" read the place.

## Example
```lua
Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,0)
-- the operation: Duel.SelectMatchingCard(tp,s.filter,tp,LOCATION_DECK,0,1,1,nil)
```

## Use instead
```lua
Duel.SetOperationInfo(0,CATEGORY_TOHAND,nil,1,tp,LOCATION_DECK)
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite
from solemn.lint.findings import WARNING
from solemn.lint.negation import locations_of
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lua.tree import Const

MOVED = {
    "CATEGORY_TOHAND": {"SendtoHand"},
    "CATEGORY_SPECIAL_SUMMON": {"SpecialSummon", "SpecialSummonStep"},
    "CATEGORY_TOGRAVE": {"SendtoGrave"},
    "CATEGORY_REMOVE": {"Remove"},
    "CATEGORY_TODECK": {"SendtoDeck"},
}
CHOOSING = frozenset({"SelectMatchingCard", "GetMatchingGroup", "GetFirstMatchingCard", "SelectTarget"})
OTHERWISE = frozenset(
    {"GetDecktopGroup", "GetFieldGroup", "GetOverlayGroup", "CreateToken", "GetDeckbottomGroup", "ConfirmDecktop", "SortDecktop"}
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every announcement of cards that are chosen later."""
    seen: set[int] = set()
    for effect in script.effects:
        acts = script.reached_calls(effect, "SetOperation")
        chosen = _places(script, acts)
        if not chosen:
            continue
        announcements = [call for call in script.reached_calls(effect, "SetTarget") if call.table == "Duel" and _is_open(call)]
        for call in announcements:
            names = [name for name in MOVED if script.number(call.args[1]) == script.numbers.get(name)]
            place = script.number(call.args[5])
            if len(names) != 1 or place != 0 or id(call) in seen or not any(act.name in MOVED[names[0]] for act in acts):
                continue
            if len(script.users(call.function, "SetTarget")) == 1:
                seen.add(id(call))
                yield at(call, "announces cards without a place", "announce the place in which the operation chooses them")


def _is_open(call: CallSite) -> bool:
    """Does it announce cards that are not known yet?"""
    return call.name == "SetOperationInfo" and len(call.args) > 5 and isinstance(call.args[2], Const) and call.args[2].value is None


def _places(script: Script, acts: list[CallSite]) -> int:
    """All places that the operation chooses cards in; 0 when not all are known."""
    if any(act.name in OTHERWISE for act in acts):
        return 0
    found = 0
    for act in acts:
        if act.table == "Duel" and act.name in CHOOSING:
            place = locations_of(script, act)
            if place is None:
                return 0
            found |= place
    return found


RULE = Rule("L120", "announced-nowhere", "", WARNING, check, __doc__)
