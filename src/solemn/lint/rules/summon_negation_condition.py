"""A Summon negation that could be activated in a Chain, or on one's own Summon.

## What it does
Finds effects on `EVENT_SUMMON`, `EVENT_FLIP_SUMMON` and `EVENT_SPSUMMON` that negate the Summon and whose condition does not ask that no
Chain is open (`Duel.GetCurrentChain`), and Spells and Traps that ask without `true`. With a card text that says "your opponent would
Summon", it also asks for a test of the Summoning player.

## Why is this bad?
A Summon can only be negated while it is attempted, outside of a Chain. A card that takes over another card's effect when it is
activated asks the condition while its own link is being made; with `true` only what is really in the Chain counts.

## Example
```lua
e1:SetCode(EVENT_SPSUMMON)
e1:SetOperation(s.negop) -- no condition
```

## Use instead
```lua
e1:SetCondition(function(e,tp,eg,ep) return ep==1-tp and Duel.GetCurrentChain(true)==0 end)
```
"""

import re
from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import has_outside_part
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences_with
from solemn.lua.tree import LocalRef
from solemn.spec import constants as c

EVENTS = (c.EVENT_SUMMON, c.EVENT_FLIP_SUMMON, c.EVENT_SPSUMMON)
OPPONENTS = re.compile(
    r"opponent(?: would|(?: normal| special| flip| or|,)+ summons)|during (?:your|the) opponent's [^,:]*, when they would"
)
CONTROL_TESTS = frozenset({"IsControler", "GetControler"})
SUMMONER_TESTS = frozenset({"GetSummonPlayer", "IsSummonPlayer"})
PLAYER_TESTS = frozenset(
    {
        "IsControler",
        "GetSummonPlayer",
        "IsSummonPlayer",
        "GetControler",
        "IsPreviousControler",
        "GetPreviousControler",
        "GetOwner",
        "GetOwnerPlayer",
    }
)


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect that negates a Summon."""
    for effect in script.effects:
        if effect.code not in EVENTS or not _negates(script, effect) or has_outside_part(script, effect, "SetCondition"):
            continue
        conditions = script.callbacks(effect, "SetCondition")
        calls = script.reached_calls(effect, "SetCondition", "SetTarget")
        if not any(call.name in ("GetCurrentChain", "NegateSummonCondition") for call in calls):
            yield _place(
                effect, conditions, "could be activated in a Chain, where no Summon can be negated", "ask `Duel.GetCurrentChain(true)==0`"
            )
        elif effect.type & c.EFFECT_TYPE_ACTIVATE:
            for call in calls:
                if call.name == "GetCurrentChain" and call.table == "Duel" and not call.args and _is_for_cards(script, call):
                    yield at(call, "does not count the links of a card that copies this activation", "ask `Duel.GetCurrentChain(true)==0`")
        if conditions and _says_opponent(script) and not _tests_player(script, conditions, calls):
            yield _place(effect, conditions, "also negates Summons of its own controller; the text says the opponent's", "ask `ep==1-tp`")
        elif conditions and _tests_control_only(script, conditions):
            for place in _by_control(script, effect):
                yield at(place, "asks who controls the monsters; the Summon is the player's who performs it", "ask `ep==1-tp`")


def _is_for_cards(script: Script, call: CallSite) -> bool:
    """Do only activations of cards ask this?"""
    return all(user.type & c.EFFECT_TYPE_ACTIVATE for user in script.users(call.function, "SetCondition", "SetTarget"))


def _place(effect: EffectRecord, conditions: list[FunctionInfo], message: str, help: str) -> Hit:
    if conditions and len(conditions[0].returns) == 1:
        return Hit(conditions[0].returns[0].pos, message, help)
    return at(effect.setters["SetCode"], message, help)


def _negates(script: Script, effect: EffectRecord) -> bool:
    return any(call.name == "NegateSummon" for call in script.reached_calls(effect, "SetOperation"))


def _says_opponent(script: Script) -> bool:
    return any(OPPONENTS.search(sentence) for sentence in sentences_with(script.card, "summon", "negate")) or any(
        "opponent would" in sentence for sentence in sentences_with(script.card, "would", "summon")
    )


def _tests_control_only(script: Script, conditions: list[FunctionInfo]) -> bool:
    """Is the only test of a player one of who controls the monsters that are being Summoned?"""
    infos = script.reach(conditions)
    names = {call.name for info in infos for call in info.calls} | {name for info in infos for name in info.named}
    refs = any(ref.var.name in ("ep", "rp") for info in infos for ref in info.uses)
    return bool(names & CONTROL_TESTS) and not refs and not names & SUMMONER_TESTS


def _by_control(script: Script, effect: EffectRecord) -> Iterator[CallSite]:
    """The calls that choose among the monsters by who controls them."""
    for call in script.reached_calls(effect, "SetCondition", "SetTarget", "SetOperation"):
        if call.name in ("IsExists", "Filter", "FilterCount") and isinstance(call.receiver, LocalRef) and call.receiver.var.name == "eg":
            if call.args and "IsControler" in script.text(call.args[0]):
                yield call


def _tests_player(script: Script, conditions: list[FunctionInfo], calls: list[CallSite]) -> bool:
    if any(call.name in PLAYER_TESTS for call in calls):
        return True
    for info in script.reach(conditions):
        if info.named & PLAYER_TESTS:
            return True
        for ref in info.uses:
            if ref.var.name in ("ep", "rp") or (len(info.func.params) > 3 and ref.var is info.parameter(3)):
                return True
    return False


RULE = Rule("N1102", "summon-negation-condition", "M11", WARNING, check, __doc__)
