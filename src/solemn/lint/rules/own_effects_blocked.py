"""An immunity that also blocks the effects that gave it.

## What it does
Finds values of `EFFECT_IMMUNE_EFFECT` that ask nothing of whose effect it is, where that matters: the plain value 1, values that ask
neither type nor owner, values by a type that the same operation's other effects on the card have, and (with a card text) values by the
card's own type, or that never look at the effect, where the text says "other".

## Why is this bad?
The card would not even get the ATK that the same effect gives it.

## Example
```lua
function s.efilter(e,te)
        return te:IsActiveType(TYPE_MONSTER) -- "unaffected by other monsters' effects"
end
```

## Use instead
```lua
function s.efilter(e,te)
        return te:IsActiveType(TYPE_MONSTER) and te:GetOwner()~=e:GetOwner()
end
```
Rule P12e.
"""

import re
from collections.abc import Iterator

from solemn.lint.calls import FunctionInfo
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import immunity_values
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences_with
from solemn.lua.tree import Method, Unary
from solemn.spec import constants as c

OWNERS = frozenset(
    {
        "GetOwner",
        "GetOwnerPlayer",
        "GetHandler",
        "GetHandlerPlayer",
        "GetLabelObject",
        "GetLabel",
        "GetChainInfo",
        "GetControler",
        "IsOwner",
        "GetFieldID",
        "GetCode",
        "IsCardSetcode",
        "IsCardCode",
        "IsCardType",
        "GetActivateLocation",
        "GetCardTarget",
        "GetFirstCardTarget",
    }
)
TYPES = frozenset(
    {"IsActiveType", "IsMonsterEffect", "IsSpellEffect", "IsTrapEffect", "IsSpellTrapEffect", "GetActiveType", "IsActivated", "IsHasType"}
)


OTHER = re.compile(r"\bby (?:the )?(?:(?:effects? of )?(?:all )?other|[^,;.]*\bother)\b")
EXCEPT_OWN = re.compile(r"unaffected by [^.]*except (?:its|their) own", re.I)
EXTRA_TYPES = c.TYPE_FUSION | c.TYPE_SYNCHRO | c.TYPE_XYZ | c.TYPE_LINK
MONSTERS = c.TYPE_MONSTER | c.TYPE_EFFECT
KINDS = {
    "monster": c.TYPE_MONSTER | c.TYPE_EFFECT,
    "spell": c.TYPE_SPELL,
    "trap": c.TYPE_TRAP,
    "card": c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP,
}


VALUES = frozenset({"GetBaseAttack", "GetAttack", "GetLevel", "GetOriginalLevel", "GetRank", "GetOriginalRank"})


def check(script: Script) -> Iterator[Hit]:
    """Look at every value of an immunity."""
    for effect in script.effects_with("EFFECT_IMMUNE_EFFECT"):
        value = effect.argument("SetValue")
        if script.number(value) == 1 and (not script.printed or _says_other(script, 0)):
            yield at(effect.place("SetValue"), "blocks every effect, those of the card that gives it too", "compare `te:GetOwner()`")
    for effect, info in immunity_values(script):
        tested = info.parameter(1)
        values = [call.receiver for call in info.calls if call.name in VALUES]
        on_tested = {call.name for call in info.calls if call.object_var() is tested and tested is not None and call.node not in values}
        if not info.returns or on_tested & OWNERS or _hands_on(info) or _has_exception(info):
            continue
        if tested is None or not any(ref.var is tested for inner in script.reach([info]) for ref in inner.uses):
            if _lets_none_through(script, info):
                yield Hit(info.returns[-1].pos, "never looks at the effect: the card's own are blocked as well", "compare `te:GetOwner()`")
            continue
        message = _message(script, effect, info, on_tested)
        if message:
            yield Hit(info.returns[-1].pos, message, "compare `te:GetOwner()` or `te:GetOwnerPlayer()`")


def _message(script: Script, effect: EffectRecord, info: FunctionInfo, on_tested: set[str]) -> str:
    if not on_tested & TYPES - {"IsActivated", "IsHasType"} and on_tested & {"IsActivated", "IsHasType"} and _says_other(script, 0):
        return "the text says the effects of others; this blocks the card's own as well"
    if not on_tested & TYPES:
        return "asks neither type nor owner of the effect: the card's own effects are blocked" if on_tested else ""
    mask = _mask(script, info, effect)
    if mask & MONSTERS and EXCEPT_OWN.search(script.printed):
        return "the text excepts the card's own effects; this blocks them as well"
    if _says_other(script, _source_type(script, effect) & mask) and mask & _source_type(script, effect):
        return "the text says the effects of others; this blocks the card's own as well"
    if mask & (c.TYPE_SPELL | c.TYPE_TRAP) and _same_operation(script, effect):
        return "blocks the other effects that the same operation registers on the card"
    return ""


def _lets_none_through(script: Script, info: FunctionInfo) -> bool:
    """Does the text say "other" of a value that never looks at the effect, nor at the Chain?"""
    return _says_other(script, 0) and not any(call.name == "GetChainInfo" for inner in script.reach([info]) for call in inner.calls)


def _has_exception(info: FunctionInfo) -> bool:
    """Does the value let some effects through by a negated test, or look at the protected card?"""
    negated = any(
        isinstance(node, Unary) and node.op == "not" and isinstance(node.operand, Method) and node.operand.name in TYPES
        for node in info.nodes
    )
    return negated or any(ref.var.name == "c" for ref in info.uses)


def _hands_on(info: FunctionInfo) -> bool:
    """Is the tested effect handed to another function that may ask?"""
    tested = info.parameter(1)
    return any(getattr(arg, "var", None) is tested for call in info.calls for arg in call.args if call.table != "Effect")


def _mask(script: Script, info: FunctionInfo, effect: EffectRecord) -> int:
    mask = 0
    for call in info.calls:
        if call.name == "IsActiveType" and call.args:
            mask |= script.number(call.args[0]) or 0
            mask |= c.TYPE_MONSTER if mask & EXTRA_TYPES else 0
        elif call.name in ("IsSpellEffect", "IsSpellTrapEffect"):
            mask |= c.TYPE_SPELL
        elif call.name == "IsTrapEffect":
            mask |= c.TYPE_TRAP
        elif call.name == "IsMonsterEffect":
            mask |= c.TYPE_MONSTER
    return mask


def _says_other(script: Script, kind: int) -> bool:
    """Does the text say "unaffected by other ..." of cards of this kind (0: of any)?"""
    for sentence in sentences_with(script.card, "unaffected"):
        match = OTHER.search(sentence.split("unaffected", 1)[1])
        if match is not None:
            rest = sentence.split("unaffected", 1)[1][match.end() :][:40]
            if not kind or any(word in rest and mask & kind for word, mask in KINDS.items()):
                return True
    return False


def _source_type(script: Script, effect: EffectRecord) -> int:
    """The type of the effects of the card that gives the immunity: what it is printed as, or where the effect works."""
    if script.card is not None and script.card.type & (c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP):
        kind = script.card.type & (c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP)
    else:
        kind = c.TYPE_MONSTER if effect.range & c.LOCATION_MZONE else 0
    return kind | c.TYPE_EFFECT if kind & c.TYPE_MONSTER else kind


def _same_operation(script: Script, effect: EffectRecord) -> bool:
    """Does the Spell or Trap that gives the immunity register another effect on the same card in the same function?"""
    users = script.users(effect.function, "SetOperation")
    if not any(user.type & c.EFFECT_TYPE_ACTIVATE for user in users):
        return False
    mine = {var for var in effect.receivers() if var is not None}
    return any(
        other is not effect
        and other.function is effect.function
        and mine & {var for var in other.receivers() if var is not None}
        and other.code in (c.EFFECT_UPDATE_ATTACK, c.EFFECT_SET_ATTACK_FINAL, c.EFFECT_UPDATE_DEFENSE)
        for other in script.effects
    )


RULE = Rule("N704", "own-effects-blocked", "M7", WARNING, check, __doc__)
