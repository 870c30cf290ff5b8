"""What rules about negation ask of a script again and again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from solemn.lint.calls import CallSite, FunctionInfo
from solemn.lint.effects import EffectRecord
from solemn.lint.script import Script
from solemn.lua.tree import Call, Const, Expr, GlobalRef, Index, LocalRef, Method, Paren, Var
from solemn.spec import constants as c

NEGATIONS = frozenset({"NegateActivation", "NegateEffect", "NegateAttack"})
HELPERS = frozenset({"NegateEffects", "NegateMonsterFilter"})
ASKS_WHETHER = frozenset({"IsCanBeDisabledByEffect", "IsImmuneToEffect", "IsNegatable", "IsNegatableMonster", "IsNegatableSpellTrap"})
TARGET_GETTERS = frozenset({"GetFirstTarget", "GetTargetCards"})
GROUP_GETTERS = frozenset({"GetMatchingGroup", "SelectMatchingCard", "SelectTarget", "GetFirstMatchingCard"})
ACTING = frozenset(
    {
        "Destroy",
        "Remove",
        "SendtoGrave",
        "SendtoHand",
        "SendtoDeck",
        "SpecialSummon",
        "SpecialSummonStep",
        "Draw",
        "Damage",
        "Recover",
        "GetControl",
        "ChangePosition",
        "SSet",
        "Equip",
        "Overlay",
        "DiscardHand",
        "DiscardDeck",
        "MoveToField",
        "Release",
        "SelectYesNo",
        "BreakEffect",
        "SwapControl",
        "ReturnToField",
        "SkipPhase",
        "ConfirmCards",
        "SetLP",
        "RaiseEvent",
        "SendtoExtraP",
        "Summon",
        "Xyz",
        "ActivateFieldSpell",
        "UpdateAttack",
        "UpdateDefense",
    }
)
MOVING = frozenset(
    {"Destroy", "Remove", "SendtoGrave", "SendtoHand", "SendtoDeck", "Overlay", "SSet", "GetControl", "SendtoExtraP", "SpecialSummon"}
)
LIBRARY_TABLES = frozenset(
    {"aux", "Auxiliary", "Cost", "Fusion", "Synchro", "Xyz", "Link", "Ritual", "Pendulum", "Gemini", "Spirit", "Union"}
)
PARTS = frozenset({"GetFirst", "GetNext", "Iter", "Filter", "Select", "FilterSelect", "Clone", "Match"})
SUMMONING = frozenset({"SpecialSummonStep", "SpecialSummon", "SpecialSummonComplete", "Summon"})
ACTIVATED = (
    c.EFFECT_TYPE_ACTIVATE
    | c.EFFECT_TYPE_IGNITION
    | c.EFFECT_TYPE_QUICK_O
    | c.EFFECT_TYPE_QUICK_F
    | c.EFFECT_TYPE_TRIGGER_O
    | c.EFFECT_TYPE_TRIGGER_F
)
DAMAGE_FLAGS = c.EFFECT_FLAG_DAMAGE_STEP | c.EFFECT_FLAG_DAMAGE_CAL


@dataclass(slots=True)
class Negated:
    """What one function puts on one variable's card: the effects with each of the three codes of negation."""

    function: FunctionInfo
    var: Var
    disable: list[EffectRecord] = field(default_factory=list)
    disable_effect: list[EffectRecord] = field(default_factory=list)
    trap_monster: list[EffectRecord] = field(default_factory=list)


def negated_cards(script: Script) -> list[Negated]:
    """Every card variable on which a function registers EFFECT_DISABLE or its companions."""
    found: dict[tuple[int, int], Negated] = {}
    for effect in script.effects:
        if (
            effect.code not in (c.EFFECT_DISABLE, c.EFFECT_DISABLE_EFFECT, c.EFFECT_DISABLE_TRAPMONSTER)
            or effect.type != c.EFFECT_TYPE_SINGLE
        ):
            continue
        for call in effect.registered:
            target = call.object() if call.table != "Duel" else None
            if isinstance(target, LocalRef):
                entry = found.setdefault((id(call.function), id(target.var)), Negated(call.function, target.var))
                _kind(entry, effect.code).append(effect)
    return list(found.values())


def _kind(entry: Negated, code: int) -> list[EffectRecord]:
    if code == c.EFFECT_DISABLE:
        return entry.disable
    return entry.disable_effect if code == c.EFFECT_DISABLE_EFFECT else entry.trap_monster


def hand_negations(script: Script) -> Iterator[tuple[FunctionInfo, Var, CallSite]]:
    """Every card variable that a function negates by hand or with `Card.NegateEffects`, with the call that does it. Where a function of the
    script only negates what it is given, the functions that call it are meant."""
    for entry in negated_cards(script):
        if entry.disable:
            yield from _where_chosen(script, entry.function, entry.var, entry.disable[0].registered[0])
    for call in script.calls:
        if call.name == "NegateEffects" and (var := call.object_var()) is not None:
            yield from _where_chosen(script, call.function, var, call)


def _where_chosen(script: Script, info: FunctionInfo, var: Var, call: CallSite) -> Iterator[tuple[FunctionInfo, Var, CallSite]]:
    callers = list(script.callers(var, info))
    if not callers or script.definitions(var, info):
        yield info, var, call
    for caller, value in callers:
        if isinstance(value, LocalRef):
            yield caller.function, value.var, caller


@dataclass(frozen=True, slots=True)
class Asked:
    """What a function asks of a card that it negates: all at once; is it immune (before or after); is it negated already."""

    fully: bool
    immune_before: bool
    immune_after: bool
    disabled: bool


def asked_of(script: Script, info: FunctionInfo) -> Asked:
    """What a function and those it reaches ask about whether a negation takes effect."""
    calls = [call for function in script.reach([info]) for call in function.calls]
    immune = [call for call in calls if call.name == "IsImmuneToEffect"]
    before = [call for call in immune if call.args and isinstance(call.args[0], LocalRef) and call.args[0].var.name == "e"]
    names = {call.name for call in calls}
    return Asked(
        bool((names | info.named) & ASKS_WHETHER - {"IsImmuneToEffect"}), bool(before), len(immune) > len(before), "IsDisabled" in names
    )


def is_handler(script: Script, node: Expr | None, where: FunctionInfo) -> bool:
    """Is an expression the card of the effect itself: `e:GetHandler()`, or the `c` of the initial function?"""
    if node is None:
        return False
    for origin in script.origins(node, where) or [node]:
        if isinstance(origin, Method) and origin.name in ("GetHandler", "GetOwner") and _is_own_effect(origin.obj, where):
            return True
    return isinstance(node, LocalRef) and _is_initial_card(script, node.var, where)


def _is_own_effect(node: Expr, where: FunctionInfo) -> bool:
    return isinstance(node, LocalRef) and node.var.name == "e"


def _is_initial_card(script: Script, var: Var, where: FunctionInfo) -> bool:
    here: FunctionInfo | None = where
    while here is not None:
        if here.name == "initial_effect":
            return here.parameter(0) is var
        here = here.parent
    return False


def origin_calls(script: Script, node: Expr, where: FunctionInfo) -> list[CallSite]:
    """The calls that a card or group comes from; through a target that was chosen, the call that chose it."""
    found: list[CallSite] = []
    for origin in script.origins(node, where):
        call = site_of(script, origin)
        if call is None:
            continue
        if call.name in TARGET_GETTERS or (call.name == "GetChainInfo" and call.table == "Duel"):
            found += [
                pick
                for effect in script.users(where, "SetOperation")
                for pick in script.reached_calls(effect, "SetTarget", "SetCost")
                if pick.table == "Duel" and pick.name == "SelectTarget"
            ]
        else:
            found.append(call)
    return found


def site_of(script: Script, node: Expr) -> CallSite | None:
    """The call that an expression is."""
    if not isinstance(node, Call | Method):
        return None
    return next((call for call in script.calls if call.node is node), None)


def locations_of(script: Script, call: CallSite) -> int | None:
    """The locations that a choosing call looks in; None when it is no such call or they cannot be known."""
    places = {"GetMatchingGroup": 2, "GetFirstMatchingCard": 2, "SelectMatchingCard": 3, "SelectTarget": 3, "GetFieldGroup": 1}
    start = places.get(call.name)
    if start is None or call.table != "Duel" or len(call.args) < start + 2:
        return None
    own, other = script.number(call.args[start]), script.number(call.args[start + 1])
    return None if own is None or other is None else own | other


def card_locations(script: Script, var: Var, where: FunctionInfo) -> int | None:
    """Where the cards of a variable were chosen; None when that cannot be known."""
    masks = [locations_of(script, call) for call in origin_calls(script, _ref(var), where)]
    if not masks or None in masks:
        return None
    total = 0
    for mask in masks:
        total |= mask or 0
    return total


def _ref(var: Var) -> LocalRef:
    return LocalRef((var.line, 0, var.line, 1), var)


def ref_to(var: Var) -> LocalRef:
    """An expression for a variable."""
    return _ref(var)


def chain_effects(script: Script) -> list[EffectRecord]:
    """The effects that answer the making of a Chain Link."""
    return [effect for effect in script.effects if effect.code == c.EVENT_CHAINING]


def negating(script: Script, effect: EffectRecord) -> dict[str, list[CallSite]]:
    """The negating calls of an effect's operation, by name; negations of itself (`NegateEffect(0)`) are left out."""
    found: dict[str, list[CallSite]] = {}
    for call in script.reached_calls(effect, "SetOperation"):
        if call.table == "Duel" and call.name in ("NegateActivation", "NegateEffect") and not is_self_negation(script, call):
            found.setdefault(call.name, []).append(call)
    return found


def is_negated_link(found: dict[str, list[CallSite]]) -> bool:
    """Do all of these negating calls negate the Chain Link that was answered (`ev`)?"""
    calls = [call for negations in found.values() for call in negations]
    return all(call.args and isinstance(call.args[0], LocalRef) and call.args[0].var.name == "ev" for call in calls)


def is_self_negation(script: Script, call: CallSite) -> bool:
    """Does it negate the Chain Link that is resolving?"""
    return call.name == "NegateEffect" and (not call.args or script.number(call.args[0]) == 0)


def condition_calls(script: Script, effect: EffectRecord) -> list[CallSite]:
    """Every call that an effect's condition, cost or target can make."""
    return script.reached_calls(effect, "SetCondition", "SetCost", "SetTarget")


def is_opaque(script: Script, effect: EffectRecord, setter: str) -> bool:
    """Was a callback given that stands outside the script?"""
    return setter in effect.setters and not script.callbacks(effect, setter)


def has_outside_part(script: Script, effect: EffectRecord, setter: str) -> bool:
    """Does a callback use a helper of the library as (part of) itself?"""
    node = effect.argument(setter)
    return isinstance(node, Call | Method) or _is_helper(node)


def _is_helper(node: Expr | None) -> bool:
    return isinstance(node, Index) and isinstance(node.obj, GlobalRef) and node.obj.name in LIBRARY_TABLES


def immunity_values(script: Script) -> list[tuple[EffectRecord, FunctionInfo]]:
    """The effects that make cards unaffected, with the function that says by what."""
    return [
        (effect, info)
        for effect in script.effects
        if effect.code == c.EFFECT_IMMUNE_EFFECT
        for info in script.callbacks(effect, "SetValue")
        if len(info.func.params) >= 1
    ]


def method_on(node: Expr | None, var: Var | None, name: str) -> bool:
    """Is an expression `var:name(...)`?"""
    return var is not None and isinstance(node, Method) and node.name == name and isinstance(node.obj, LocalRef) and node.obj.var is var


def was_summoned(script: Script, info: FunctionInfo, var: Var) -> bool:
    """Does the function itself Summon the card, alone or in a group?"""
    mine = {id(node) for node in script.origins(_ref(var), info)}
    for call in info.calls:
        if call.name in SUMMONING and call.args:
            first = call.args[0]
            if (isinstance(first, LocalRef) and first.var is var) or mine & {id(node) for node in script.origins(first, info)}:
                return True
    return False


def is_negated_card(script: Script, call: CallSite) -> bool:
    """Is the first argument of a call the card of the Chain Link that was answered: `eg`, `re:GetHandler()`, or a group of them?"""
    return bool(call.args) and _is_of_link(script, call.args[0], call.function)


def _is_of_link(script: Script, node: Expr, where: FunctionInfo, depth: int = 0) -> bool:
    if depth > 6:
        return False
    if isinstance(node, Paren):
        return _is_of_link(script, node.inner, where, depth)
    if isinstance(node, LocalRef):
        given = script.definitions(node.var, where)
        if given:
            return any(_is_of_link(script, value, where, depth + 1) for value in given)
        return node.var.name == "eg" or any(
            _is_of_link(script, value, caller, depth + 1) for value, caller in script.given(node.var, where)
        )
    if isinstance(node, Method):
        if node.name == "GetHandler":
            return isinstance(node.obj, LocalRef) and node.obj.var.name in ("re", "te")
        return node.name in PARTS and _is_of_link(script, node.obj, where, depth + 1)
    if isinstance(node, Call) and isinstance(node.fn, Index) and isinstance(node.fn.key, Const):
        if node.fn.key.value == "GetHandler":
            return bool(node.args) and isinstance(node.args[0], LocalRef) and node.args[0].var.name in ("re", "te")
        return node.fn.key.value in {"FromCards", "Next", *PARTS} and any(_is_of_link(script, arg, where, depth + 1) for arg in node.args)
    return False


def following(script: Script, call: CallSite) -> Iterator[CallSite]:
    """The calls that come after one in its function, and those in the script's functions that they call."""
    for later in call.function.calls:
        if later.order > call.order:
            yield later
            if later.name in script.by_name and later.table not in ("Duel", ":"):
                for info in script.reach([script.by_name[later.name]]):
                    yield from info.calls
