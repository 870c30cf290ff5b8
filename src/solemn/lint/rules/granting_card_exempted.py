"""An immunity "except its own effects" that exempts the wrong card.

## What it does
Finds values of immunities that field effects give to many cards, or that are registered on another card, and that compare the source with
`e:GetHandler()` or `e:GetOwner()` (the granting card) only, where the card's text says "their own", "its own" or "other monsters".

## Why is this bad?
"Unaffected by card effects, except their own" means the protected card's own. It is the value's third argument.

## Example
```lua
function s.efilter(e,te)
        return te:GetOwner()~=e:GetHandler()
end
```

## Use instead
```lua
function s.efilter(e,te,c)
        return te:GetOwner()~=c
end
```
"""

from collections.abc import Iterator

from solemn.lint.calls import FunctionInfo
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import immunity_values, is_handler, method_on
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.script import Script
from solemn.lint.texts import sentences_with
from solemn.lint.walk import inside
from solemn.lua.tree import Binary, Expr
from solemn.spec import constants as c

THEIR_OWN = ("their own", "its own", "other monsters' effects", "other cards' effects", "effects of other monsters", "other monster")


def check(script: Script) -> Iterator[Hit]:
    """Look at every immunity that is given to other cards."""
    for effect, info in immunity_values(script):
        if not _for_others(script, effect) or not _text_means_own(script):
            continue
        for compared, granting in _comparisons(info):
            if granting == "GetOwner" or effect.type & c.EFFECT_TYPE_FIELD:
                yield at(
                    compared,
                    "exempts the effects of the granting card, not those of the protected one",
                    "compare with the third argument of the value"
                    if effect.type & c.EFFECT_TYPE_FIELD
                    else "compare with `e:GetHandler()`",
                )


def _text_means_own(script: Script) -> bool:
    return any(word in sentence for sentence in sentences_with(script.card, "unaffected") for word in THEIR_OWN)


def _for_others(script: Script, effect: EffectRecord) -> bool:
    if effect.type & c.EFFECT_TYPE_FIELD:
        both = (effect.number("SetTargetRange") or 0) | (effect.number("SetTargetRange", 1) or 0)
        return both != 0
    cards = [call for call in effect.registered if call.table == ":"]
    return (
        bool(cards) and effect.type == c.EFFECT_TYPE_SINGLE and not any(is_handler(script, call.object(), call.function) for call in cards)
    )


def _comparisons(info: FunctionInfo) -> Iterator[tuple[Expr, str]]:
    """`te:GetOwner()~=e:GetHandler()` and the like, with the method that names the granting card."""
    own, tested = info.parameter(0), info.parameter(1)
    for node in (inner for stat in info.returns for value in stat.values for inner in inside(value)):
        if isinstance(node, Binary) and node.op in ("~=", "=="):
            for left, right in ((node.left, node.right), (node.right, node.left)):
                if method_on(left, tested, "GetOwner") or method_on(left, tested, "GetHandler"):
                    for granting in ("GetHandler", "GetOwner"):
                        if method_on(right, own, granting):
                            yield node, granting


RULE = Rule("N702", "granting-card-exempted", "M7", WARNING, check, __doc__, needs_text=True)
