"""An effect that negates something and then acts on its own card, wherever that is by then.

## What it does
Finds operations of activated effects that negate a Chain Link, an attack or a card and that move or Summon their own card, register
effects on it, change its ATK or Level or put counters on it, before or after, without asking whether it is still related to the effect. Of
Spells and Traps that are activated, only those that move their own card.

## Why is this bad?
In the meantime the card may have left the field, or been turned face-down; what is in the Graveyard gains no ATK, and a card that came back
is another one.

## Example
```lua
if Duel.NegateAttack() then c:UpdateAttack(500) end
```

## Use instead
```lua
if Duel.NegateAttack() and c:IsRelateToEffect(e) and c:IsFaceup() then c:UpdateAttack(500) end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import MOVING, NEGATIONS, hand_negations, is_handler, is_self_negation
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.spec import constants as c

ASKS = frozenset({"IsRelateToEffect", "IsRelateToCard", "IsRelateToBattle", "IsRelateToChain", "IsLocation", "IsOnField"})
CHANGES = frozenset({"UpdateAttack", "UpdateDefense", "UpdateLevel", "UpdateRank", "AddCounter"})
SECOND = frozenset({"Overlay", "SSet", "Equip"})
LASTING = frozenset(
    {
        c.EFFECT_UPDATE_ATTACK,
        c.EFFECT_UPDATE_DEFENSE,
        c.EFFECT_SET_ATTACK_FINAL,
        c.EFFECT_SET_BASE_ATTACK,
        c.EFFECT_UPDATE_LEVEL,
        c.EFFECT_EXTRA_ATTACK,
        c.EFFECT_IMMUNE_EFFECT,
    }
)
ACTIVATED = c.EFFECT_TYPE_IGNITION | c.EFFECT_TYPE_QUICK_O | c.EFFECT_TYPE_QUICK_F | c.EFFECT_TYPE_TRIGGER_O | c.EFFECT_TYPE_TRIGGER_F


def check(script: Script) -> Iterator[Hit]:
    """Look at every function that negates."""
    for info in _negating(script):
        users = script.users(info, "SetOperation")
        works = any(effect.type & ACTIVATED for effect in users)
        if not works and not any(effect.type & c.EFFECT_TYPE_ACTIVATE for effect in users):
            continue
        asked = [call for inner in script.reach([info]) for call in inner.calls if call.name in ASKS and _is_own(script, call)]
        for call in info.calls:
            if any(question.function is not info or question.order < call.order for question in asked):
                break
            if _moves(script, call) or (works and _acts(script, call)):
                yield at(
                    _place(script, call),
                    "this card may have left: nothing asks whether it is related to the effect",
                    "ask `c:IsRelateToEffect(e)`",
                )
                break


def _place(script: Script, call: CallSite) -> CallSite:
    """Where the effect is made that a call registers: there the question is missing."""
    return next((effect.made for effect in script.effects if call in effect.registered and effect.origin is None), call)


def _negating(script: Script) -> Iterator[FunctionInfo]:
    seen: set[int] = set()
    calls = [call for call in script.calls if call.table == "Duel" and call.name in NEGATIONS and not is_self_negation(script, call)]
    for call in [*calls, *(call for _, _, call in hand_negations(script))]:
        if id(call.function) not in seen:
            seen.add(id(call.function))
            yield call.function


def _is_own(script: Script, call: CallSite) -> bool:
    node = call.object() if call.table != "Duel" else (call.args[0] if call.args else None)
    return is_handler(script, node, call.function)


def _moves(script: Script, call: CallSite) -> bool:
    """Does a call move the effect's own card, before or after the negation?"""
    if call.table != "Duel":
        return False
    if call.name in SECOND and len(call.args) > 1 and is_handler(script, call.args[1], call.function):
        return True
    return call.name in MOVING | {"ChangePosition", "SpecialSummonStep"} and _is_own(script, call)


def _acts(script: Script, call: CallSite) -> bool:
    if call.name in CHANGES:
        return _is_own(script, call)
    return (
        call.name == "RegisterEffect"
        and call.table == ":"
        and _is_own(script, call)
        and any(call in effect.registered and _lasts(effect) for effect in script.effects)
    )


def _lasts(effect: EffectRecord) -> bool:
    return effect.code in LASTING and bool(effect.type & c.EFFECT_TYPE_SINGLE)


RULE = Rule("N810", "own-card-unrelated", "M8", WARNING, check, __doc__)
