"""A negation of the activation where the text says effect, or the reverse.

## What it does
Compares `Duel.NegateActivation` and `Duel.NegateEffect` with the card's text. Without a text it compares the call with
everything else the effect says of itself: its category, its announcements, and the check in its condition.

## Why is this bad?
A negated activation never happened: a card that was activated leaves the field without having been there, and costs like "once per turn"
follow other rules. A negated effect was activated all the same.

## Example
```lua
-- "negate the activation, and if you do, destroy it"
if Duel.NegateEffect(ev) then Duel.Destroy(eg,REASON_EFFECT) end
```

## Use instead
```lua
if Duel.NegateActivation(ev) then Duel.Destroy(eg,REASON_EFFECT) end
```
Rules P12a, P13.
"""

from collections.abc import Iterator

from solemn.lint import masks
from solemn.lint.calls import CallSite
from solemn.lint.clauses import ACTIVATION, EFFECT, link_negation, negations
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import ERROR
from solemn.lint.negation import chain_effects, condition_calls, is_self_negation, negating
from solemn.lint.rule import Hit, Rule, on_name
from solemn.lint.script import Script

OTHER = {"NegateActivation": "NegateEffect", "NegateEffect": "NegateActivation"}
KINDS = {"NegateActivation": ACTIVATION, "NegateEffect": EFFECT}
WORDS = {"NegateActivation": "the activation", "NegateEffect": "the effect"}


def check(script: Script) -> Iterator[Hit]:
    """Look at every negating call: at what resolves, by text if there is one, else by how the effect is set up."""
    yield from _at_resolution(script)
    if script.printed:
        yield from _by_text(script)
        return
    for effect in chain_effects(script):
        found = negating(script, effect)
        if len(found) == 1:
            name, calls = next(iter(found.items()))
            if is_set_up_for_other(script, effect, name):
                for call in calls:
                    yield on_name(
                        call,
                        f"negates {WORDS[name]}, while the effect is set up to negate {WORDS[OTHER[name]]}",
                        "make the call, the category and the check agree with the card's text",
                    )


def is_set_up_for_other(script: Script, effect: EffectRecord, name: str) -> bool:
    """Do category, announcement and check all speak of the other kind of negation than the call?"""
    return _said(script, effect) == {OTHER[name]}


def _at_resolution(script: Script) -> Iterator[Hit]:
    """The negations of an activation by an effect that waits until Chain Links resolve: then only their effects can be negated."""
    for effect in script.effects_with("EVENT_CHAIN_SOLVING"):
        for call in negating(script, effect).get("NegateActivation", ()):
            yield on_name(call, "negates the activation of what is resolving already", "call `Duel.NegateEffect`")


def _by_text(script: Script) -> Iterator[Hit]:
    """The calls whose kind the text does not have; where it has both kinds, those that differ from the text one by one, in order."""
    clauses = [clause for clause in negations(script.printed) if clause.kind in KINDS.values()]
    calls = _calls(script)
    if not calls or not clauses or any(clause.both for clause in clauses):
        return
    alone = link_negation(script.printed)
    said = [clause.kind for clause in clauses]
    for place, call in enumerate(calls):
        mine = KINDS[call.name]
        in_order = (
            ":" in script.printed
            and len(said) == len(calls)
            and said.count(mine) < sum(KINDS[c.name] == mine for c in calls)
            and said[place] != mine
        )
        if (alone and alone != call.name) or in_order:
            yield on_name(
                call,
                f"negates {WORDS[call.name]}, but the card's text says {WORDS[OTHER[call.name]]}",
                f"call `Duel.{OTHER[call.name]}`",
            )


def _calls(script: Script) -> list[CallSite]:
    """The negating calls in the order of the effects that make them, each once."""
    found: dict[int, CallSite] = {}
    for effect in script.effects:
        for call in script.reached_calls(effect, "SetOperation"):
            if call.table == "Duel" and call.name in OTHER and not is_self_negation(script, call):
                found.setdefault(id(call), call)
    return list(found.values())


def _said(script: Script, effect: EffectRecord) -> set[str]:
    """Which negations the effect is set up for by category, announcement and check."""
    said = set()
    calls = condition_calls(script, effect)
    categories = [effect.category] + [
        script.number(call.args[1]) or 0 for call in calls if call.name == "SetOperationInfo" and len(call.args) > 1
    ]
    asked = {call.name for call in calls}
    if any(mask & masks.CATEGORY_NEGATE for mask in categories) or "IsChainNegatable" in asked:
        said.add("NegateActivation")
    if any(mask & masks.CATEGORY_DISABLE for mask in categories) or "IsChainDisablable" in asked:
        said.add("NegateEffect")
    return said


RULE = Rule("N101", "wrong-kind-of-negation", "M1", ERROR, check, __doc__)
