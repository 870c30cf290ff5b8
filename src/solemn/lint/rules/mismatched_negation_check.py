"""A check, category or announcement that belongs to the other kind of negation.

## What it does
Compares `Duel.IsChainNegatable`, `Duel.IsChainDisablable`, `CATEGORY_NEGATE` and `CATEGORY_DISABLE` with what the card's text says, or else
with what the operation calls: the former of each pair goes with `Duel.NegateActivation`, the latter with `Duel.NegateEffect`.

## Why is this bad?
Cards that ask "is this an effect that negates an activation?" read the category; players and other programs read the announcement.

## Example
```lua
e1:SetCategory(CATEGORY_DISABLE)
-- ...
Duel.NegateActivation(ev)
```

## Use instead
```lua
e1:SetCategory(CATEGORY_NEGATE)
```
"""

from collections.abc import Iterator
from dataclasses import replace

from solemn.lint import masks
from solemn.lint.calls import CallSite
from solemn.lint.clauses import link_negation
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import SAFE, WARNING, Edit
from solemn.lint.negation import HELPERS, chain_effects, condition_calls, negating
from solemn.lint.rule import Hit, Rule, at, on_name, rename
from solemn.lint.rules.wrong_kind_of_negation import is_set_up_for_other
from solemn.lint.script import Script, constant_names
from solemn.lint.walk import inside
from solemn.lua.tree import Expr, GlobalRef
from solemn.spec import constants as c

RIGHT_CHECK = {"NegateActivation": "IsChainNegatable", "NegateEffect": "IsChainDisablable"}
RIGHT_CATEGORY = {"NegateActivation": "CATEGORY_NEGATE", "NegateEffect": "CATEGORY_DISABLE"}
OTHER = {"NegateActivation": "NegateEffect", "NegateEffect": "NegateActivation"}


def check(script: Script) -> Iterator[Hit]:
    """Look at every effect whose operation makes one kind of negation."""
    for effect in (*chain_effects(script), *_solving(script)):
        found = negating(script, effect)
        if len(found) == 1 and not _negates_cards(script, effect):
            name = link_negation(script.printed) or next(iter(found))
            if not script.printed and effect.code == c.EVENT_CHAINING and is_set_up_for_other(script, effect, name):
                continue  # then the call is what differs: wrong-kind-of-negation
            yield from _as_one([*_wrong_checks(script, effect, name), *_wrong_categories(script, effect, name)])


def _as_one(hits: list[Hit]) -> Iterator[Hit]:
    """The hits of one effect as one: they have one cause, and one fix puts all of them right."""
    if len(hits) < 2:
        yield from hits
        return
    first, *rest = sorted(hits, key=lambda hit: hit.pos)
    lines = ", ".join(str(hit.pos[0]) for hit in rest)
    edits = () if any(not hit.edits for hit in hits) else tuple(dict.fromkeys(edit for hit in hits for edit in hit.edits))
    yield replace(first, message=f"{first.message} (so in line {lines})", edits=edits)


def _says(script: Script, name: str) -> str:
    if link_negation(script.printed):
        return f"the card's text asks for `Duel.{name}`"
    return f"the operation calls `Duel.{name}`"


def _solving(script: Script) -> list[EffectRecord]:
    codes = (c.EVENT_CHAIN_SOLVING, c.EVENT_CHAIN_ACTIVATING, c.EVENT_BECOME_TARGET)
    return [effect for effect in script.effects if effect.code in codes]


def _negates_cards(script: Script, effect: EffectRecord) -> bool:
    """Does the operation negate cards as well, so that both categories may be right?"""
    reached = script.reached_calls(effect, "SetOperation")
    functions = {id(call.function) for call in reached}
    return any(call.name in HELPERS for call in reached) or any(
        other.code in (c.EFFECT_DISABLE, c.EFFECT_DISABLE_EFFECT) and id(other.function) in functions for other in script.effects
    )


def _wrong_checks(script: Script, effect: EffectRecord, name: str) -> Iterator[Hit]:
    asked = [call for call in condition_calls(script, effect) if call.name in RIGHT_CHECK.values() and call.table == "Duel"]
    if any(call.name == RIGHT_CHECK[name] for call in asked):
        return
    for call in asked:
        shared = len(script.users(call.function, "SetCondition", "SetCost", "SetTarget")) > 1
        yield on_name(
            call,
            f"{_says(script, name)}, to which `{RIGHT_CHECK[name]}` belongs",
            f"call `Duel.{RIGHT_CHECK[name]}`",
            "" if shared else RIGHT_CHECK[name],
        )


def _wrong_categories(script: Script, effect: EffectRecord, name: str) -> Iterator[Hit]:
    right, wrong = RIGHT_CATEGORY[name], RIGHT_CATEGORY[OTHER[name]]
    setter = effect.setters.get("SetCategory")
    if setter is not None and _names(effect.argument("SetCategory"), wrong) and not effect.category & _mask(right):
        node = effect.argument("SetCategory")
        yield at(setter, f"{_says(script, name)}, to which `{right}` belongs", f"write `{right}`", _edits(node, wrong, right))
    for call in _announcements(script, effect):
        if _names(call.args[1], wrong):
            shared = len(script.users(call.function, "SetTarget")) > 1
            yield at(
                call,
                f"{_says(script, name)}, to which `{right}` belongs",
                f"announce `{right}`",
                () if shared else _edits(call.args[1], wrong, right),
            )


def _announcements(script: Script, effect: EffectRecord) -> list[CallSite]:
    calls = script.reached_calls(effect, "SetTarget")
    return [call for call in calls if call.table == "Duel" and call.name == "SetOperationInfo" and len(call.args) > 1]


def _names(node: Expr | None, constant: str) -> bool:
    return constant in constant_names(node)


def _mask(name: str) -> int:
    return masks.CATEGORY_NEGATE if name == "CATEGORY_NEGATE" else masks.CATEGORY_DISABLE


def _edits(node: Expr | None, wrong: str, right: str) -> tuple[Edit, ...]:
    if node is None:
        return ()
    return tuple(edit for part in inside(node) if isinstance(part, GlobalRef) and part.name == wrong for edit in rename(part, right))


RULE = Rule("N901", "mismatched-negation-check", "M9", WARNING, check, __doc__, fix=SAFE)
