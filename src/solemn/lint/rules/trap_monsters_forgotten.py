"""A negation of any card that forgets Traps in Monster Zones.

## What it does
Finds functions that negate cards chosen from the whole field, and field effects that negate Trap Cards, without
`EFFECT_DISABLE_TRAPMONSTER`.

## Why is this bad?
A Trap that was Special Summoned as a monster is there by its own effect. Negating the card ends that; without this effect it stays a
monster.

## Example
```lua
local g=Duel.SelectTarget(tp,Card.IsNegatable,tp,0,LOCATION_ONFIELD,1,1,nil)
-- ... the pair, and nothing else
```

## Use instead
```lua
tc:NegateEffects(c,RESETS_STANDARD_PHASE_END,true)
```
"""

from collections.abc import Iterator

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.effects import EffectRecord
from solemn.lint.findings import WARNING
from solemn.lint.negation import Negated, card_locations, negated_cards, origin_calls, ref_to, was_summoned
from solemn.lint.rule import Hit, Rule, at
from solemn.lint.rules.lone_disable import lasts_while
from solemn.lint.script import Script, constant_names
from solemn.lint.texts import sentences_with
from solemn.lua.tree import GlobalRef, Var
from solemn.spec import constants as c


def check(script: Script) -> Iterator[Hit]:
    """Look at cards negated by hand, by the helper, and by field effects."""
    if script.printed and not _text_negates_cards(script):
        return
    for entry in negated_cards(script):
        if _only_spells(script, entry.var, entry.function):
            continue
        where = card_locations(script, entry.var, entry.function)
        if (
            where is not None
            and _both_zones(where)
            and entry.disable
            and (entry.disable_effect or lasts_while(entry.disable[0]))
            and not _handles(script, entry.function, entry.var)
            and not entry.trap_monster
        ):
            yield at(
                _last_registration(entry),
                "negates cards of the whole field, but not Traps in Monster Zones",
                "register EFFECT_DISABLE_TRAPMONSTER on trap monsters, or use `Card.NegateEffects` with its last argument true",
            )
    for call in script.calls:
        if call.name == "NegateEffects" and (var := call.object_var()) is not None and len(call.args) < 3:
            where = card_locations(script, var, call.function)
            if where is not None and _both_zones(where) and not _only_spells(script, var, call.function):
                yield at(call, "negates cards of the whole field, but not Traps in Monster Zones", "give `true` as the third argument")
    yield from _field_effects(script)


def _last_registration(entry: Negated) -> CallSite:
    """Where the last effect on the card is registered: after it the third one belongs."""
    calls = [call for effect in (*entry.disable, *entry.disable_effect) for call in effect.registered if call.function is entry.function]
    return max(calls, key=lambda call: call.order)


def _text_negates_cards(script: Script) -> bool:
    """Does a sentence of the text negate cards, or Traps, other than those that target this card?"""
    clauses = [sentence for sentence in sentences_with(script.card, "negate") if "target this" not in sentence]
    return any("card" in sentence or "trap" in sentence for sentence in clauses)


def _only_spells(script: Script, var: Var, where: FunctionInfo) -> bool:
    """Are the cards chosen by a filter that names Spells and no Traps?"""
    for call in origin_calls(script, ref_to(var), where):
        filters = script.reach([info for arg in call.args for info in script.resolve(arg, call.function)])
        names = {inner.name for info in filters for inner in info.calls} | {
            node.name for info in filters for node in info.nodes if isinstance(node, GlobalRef)
        }
        if names & {"IsSpell", "TYPE_SPELL"} and "TYPE_TRAP" not in names:
            return True
    return False


def _both_zones(mask: int) -> bool:
    return bool(mask & c.LOCATION_MZONE) and bool(mask & c.LOCATION_SZONE)


def _handles(script: Script, info: FunctionInfo, var: Var) -> bool:
    """Is a Trap Monster seen to somewhere in the script, or is the card one that the function itself Summons?"""
    if any(effect.code == c.EFFECT_DISABLE_TRAPMONSTER for effect in script.effects):
        return True
    return any(call.name == "NegateEffects" for call in info.calls) or was_summoned(script, info, var)


def _field_effects(script: Script) -> Iterator[Hit]:
    if any(effect.code == c.EFFECT_DISABLE_TRAPMONSTER and effect.type & c.EFFECT_TYPE_FIELD for effect in script.effects):
        return
    for effect in script.effects:
        if effect.code == c.EFFECT_DISABLE and effect.type & c.EFFECT_TYPE_FIELD and "SetTargetRange" in effect.setters:
            sides = (effect.number("SetTargetRange") or 0) | (effect.number("SetTargetRange", 1) or 0)
            if sides & c.LOCATION_SZONE and (_about_traps(script, effect) or (_both_zones(sides) and not _about_others(script, effect))):
                yield at(
                    effect.setters["SetCode"],
                    "negates Traps on the field, but not those in Monster Zones",
                    "register an effect with EFFECT_DISABLE_TRAPMONSTER as well",
                )


def _about_traps(script: Script, effect: EffectRecord) -> bool:
    """Does the effect's target name Traps, in the script's own filter or in what a helper is given?"""
    infos = script.reach(script.callbacks(effect, "SetTarget"))
    if any(call.name in ("IsTrap", "IsSpellTrap") for info in infos for call in info.calls):
        return True
    if any(isinstance(node, GlobalRef) and node.name == "TYPE_TRAP" for info in infos for node in info.nodes):
        return True
    return "TYPE_TRAP" in set(constant_names(effect.argument("SetTarget")))


def _about_others(script: Script, effect: EffectRecord) -> bool:
    """Does the effect's target name monsters or Spells, or is it not the script's own?"""
    infos = script.reach(script.callbacks(effect, "SetTarget"))
    names = {node.name for info in infos for node in info.nodes if isinstance(node, GlobalRef)}
    calls = {call.name for info in infos for call in info.calls}
    return (
        not infos
        or bool(names & {"TYPE_MONSTER", "TYPE_SPELL", "LOCATION_MZONE"})
        or bool(calls & {"IsMonster", "IsSpell", "IsMonsterCard"})
    )


RULE = Rule("N302", "trap-monsters-forgotten", "M3", WARNING, check, __doc__)
