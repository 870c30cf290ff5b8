"""A value that doesn't belong to protection from targeting.

## What it does
Finds `EFFECT_CANNOT_BE_EFFECT_TARGET` with the value helpers of destruction (`aux.indoval`, `aux.indsval`) or of immunity (`aux.tgval`),
`EFFECT_INDESTRUCTABLE_EFFECT` with those of targeting, `EFFECT_IMMUNE_EFFECT` with any of these, the code
`EFFECT_CANNOT_SELECT_EFFECT_TARGET` for protection, and protections and immunities without any value.

## Why is this bad?
"Cannot be targeted" is a rule about choosing; "unaffected" is one about applying. Mixing them lets some effects through. Without a value
the engine takes 0, which protects from nothing.

## Example
```lua
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
e1:SetValue(aux.indoval)
```

## Use instead
```lua
e1:SetCode(EFFECT_CANNOT_BE_EFFECT_TARGET)
e1:SetValue(aux.tgoval)
```
"""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.findings import SAFE, WARNING, Edit
from solemn.lint.rule import Hit, Rule, at, rename
from solemn.lint.script import Script
from solemn.lua.tree import Const, Expr, GlobalRef, Index
from solemn.spec import constants as c

SWAPS = {"indoval": "aux.tgoval", "indsval": "aux.tgsval"}
TARGETING = frozenset({"tgoval", "tgsval", "indoval", "indsval"})
NEEDING = {
    c.EFFECT_CANNOT_BE_EFFECT_TARGET: "set 1 or `aux.tgoval`",
    c.EFFECT_INDESTRUCTABLE_EFFECT: "set 1 or `aux.indoval`",
    c.EFFECT_INDESTRUCTABLE_BATTLE: "set 1",
    c.EFFECT_IMMUNE_EFFECT: "set a function that says which effects",
}
BACK = {"tgoval": "aux.indoval"}


def check(script: Script) -> Iterator[Hit]:
    """Look at every protection from targeting or destruction."""
    for effect in script.effects:
        node = effect.argument("SetValue")
        name = _helper(node)
        if effect.code == c.EFFECT_CANNOT_BE_EFFECT_TARGET and name in ("tgval", "imval1", "imval2"):
            yield at(
                effect.place("SetValue"),
                "lets effects of cards that are themselves immune choose this one as a target",
                "use 1 or `aux.tgoval`",
            )
        elif effect.code == c.EFFECT_CANNOT_BE_EFFECT_TARGET and name in SWAPS and node is not None:
            yield at(
                effect.place("SetValue"),
                f"`aux.{name}` is meant for protection from destruction",
                f"use `{SWAPS[name]}`",
                _renamed(effect, node, SWAPS[name]),
            )
        elif effect.code == c.EFFECT_IMMUNE_EFFECT and name in TARGETING:
            yield at(
                effect.setters["SetCode"],
                f"`aux.{name}` is a value of protection from targeting; this makes unaffected",
                "use EFFECT_CANNOT_BE_EFFECT_TARGET",
            )
        elif effect.code == c.EFFECT_INDESTRUCTABLE_EFFECT and name in BACK and node is not None:
            yield at(
                effect.place("SetValue"),
                f"`aux.{name}` is meant for protection from targeting",
                f"use `{BACK[name]}`",
                _renamed(effect, node, BACK[name]),
            )
        elif effect.code in NEEDING and "SetValue" not in effect.setters and effect.registered:
            yield at(effect.setters["SetCode"], "has no value, so it holds against nothing", NEEDING[effect.code])
        elif effect.code == c.EFFECT_CANNOT_SELECT_EFFECT_TARGET and effect.range and _whole_other_side(effect):
            yield at(
                effect.setters["SetCode"],
                "restricts the opponent's choice instead of protecting the cards",
                "use EFFECT_CANNOT_BE_EFFECT_TARGET",
            )


def _renamed(effect: EffectRecord, node: Expr, name: str) -> tuple[Edit, ...]:
    """The edit that gives another value; none where the value is that of an effect of another code as well."""
    return rename(node, name) if effect.place("SetValue").name == "SetValue" else ()


def _helper(node: Expr | None) -> str:
    if (
        isinstance(node, Index)
        and isinstance(node.obj, GlobalRef)
        and node.obj.name in ("aux", "Auxiliary")
        and isinstance(node.key, Const)
    ):
        return str(node.key.value)
    return ""


def _whole_other_side(effect: EffectRecord) -> bool:
    return effect.number("SetTargetRange") == 0 and effect.number("SetTargetRange", 1) == 0xFF


RULE = Rule("N601", "foreign-protection-value", "M6", WARNING, check, __doc__, fix=SAFE)
