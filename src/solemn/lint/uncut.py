"""Cards that an operation negates by hand without cutting their links in the Chain. Rule P12c."""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.negation import GROUP_GETTERS, TARGET_GETTERS, Negated, is_handler, locations_of, negated_cards, ref_to, was_summoned
from solemn.lint.script import Script
from solemn.lua.tree import Call, Const, Expr, Index, Method
from solemn.spec import constants as c

CUTTING = frozenset({"NegateRelatedChain", "NegateEffects"})
CHOOSING = GROUP_GETTERS | TARGET_GETTERS | {"GetFieldGroup", "GetAttacker", "GetAttackTarget", "GetBattleTarget", "GetChainInfo"}


def uncut_negations(script: Script) -> Iterator[tuple[Negated, list[EffectRecord]]]:
    """Each negated card that was on the field before, with the effects whose operation negates it."""
    for entry in negated_cards(script):
        if not entry.disable or not entry.disable_effect:
            continue
        names = {call.name for info in script.reach([entry.function]) for call in info.calls}
        if names & CUTTING or is_handler(script, ref_to(entry.var), entry.function) or was_summoned(script, entry.function, entry.var):
            continue
        users = script.users(entry.function, "SetOperation")
        if any(_was_on_field(script, origin, users) for origin in script.origins(ref_to(entry.var), entry.function)):
            yield entry, users


def _was_on_field(script: Script, origin: Expr, users: list[EffectRecord]) -> bool:
    if isinstance(origin, Method):
        if origin.name == "GetLabelObject":
            picks = [call for user in users for call in script.reached_calls(user, "SetTarget", "SetCost")]
            return any((locations_of(script, call) or 0) & c.LOCATION_MZONE for call in picks)
        return origin.name == "GetBattleTarget"
    return (
        isinstance(origin, Call) and isinstance(origin.fn, Index) and isinstance(origin.fn.key, Const) and origin.fn.key.value in CHOOSING
    )
