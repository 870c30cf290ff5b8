"""Cards that an operation negates by hand without cutting their links in the Chain. Rule P12c."""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.negation import GROUP_GETTERS, TARGET_GETTERS, Negated, is_handler, locations_of, negated_cards, ref_to, was_summoned
from solemn.lint.script import Script
from solemn.lua.tree import Call, Const, Expr, Index, Method
from solemn.spec import constants as c

CUTTING = frozenset({"NegateRelatedChain", "NegateEffects"})
CHOOSING = GROUP_GETTERS | TARGET_GETTERS | {"GetFieldGroup", "GetAttacker", "GetAttackTarget", "GetBattleTarget", "GetChainInfo"}
BATTLE_PHASES = c.PHASE_BATTLE_START | c.PHASE_BATTLE_STEP | c.PHASE_DAMAGE | c.PHASE_DAMAGE_CAL | c.PHASE_BATTLE
IN_BATTLE = frozenset(
    {
        c.EVENT_ATTACK_ANNOUNCE,
        c.EVENT_BE_BATTLE_TARGET,
        c.EVENT_BATTLE_START,
        c.EVENT_BATTLE_CONFIRM,
        c.EVENT_PRE_DAMAGE_CALCULATE,
        c.EVENT_BATTLED,
        c.EVENT_BATTLE_DESTROYING,
    }
)


def uncut_negations(script: Script) -> Iterator[tuple[Negated, list[EffectRecord]]]:
    """Each negated card that was on the field before, with the effects whose operation negates it."""
    for entry in negated_cards(script):
        if not entry.disable or not entry.disable_effect:
            continue
        names = {call.name for info in script.reach([entry.function]) for call in info.calls}
        if names & CUTTING or is_handler(script, ref_to(entry.var), entry.function) or was_summoned(script, entry.function, entry.var):
            continue
        users = script.users(entry.function, "SetOperation")
        if any(_lasts_while(effect) for effect in entry.disable) or any(user.code in IN_BATTLE for user in users):
            continue
        if any(_was_on_field(script, origin, users) for origin in script.origins(ref_to(entry.var), entry.function)):
            yield entry, users


def _lasts_while(effect: EffectRecord) -> bool:
    """Does it negate only while something holds, or for the battle? Such effects leave the Chain alone."""
    reset = effect.number("SetReset") or 0
    return bool(
        "SetCondition" in effect.setters
        or (effect.number("SetProperty") or 0) & c.EFFECT_FLAG_OWNER_RELATE
        or (reset & c.RESET_PHASE and reset & BATTLE_PHASES and not reset & c.PHASE_END)
    )


def _was_on_field(script: Script, origin: Expr, users: list[EffectRecord]) -> bool:
    if isinstance(origin, Method):
        if origin.name == "GetLabelObject":
            picks = [call for user in users for call in script.reached_calls(user, "SetTarget", "SetCost")]
            return any((locations_of(script, call) or 0) & c.LOCATION_MZONE for call in picks)
        return origin.name == "GetBattleTarget"
    return (
        isinstance(origin, Call) and isinstance(origin.fn, Index) and isinstance(origin.fn.key, Const) and origin.fn.key.value in CHOOSING
    )
