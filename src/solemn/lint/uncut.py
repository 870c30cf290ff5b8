"""Cards that an operation negates by hand without cutting their links in the Chain."""

from collections.abc import Iterator

from solemn.lint.effects import EffectRecord
from solemn.lint.negation import GROUP_GETTERS, TARGET_GETTERS, Negated, is_handler, negated_cards, ref_to, was_summoned
from solemn.lint.script import Script
from solemn.lua.tree import Call, Const, Expr, Index

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
        if _was_on_field(script.origins(ref_to(entry.var), entry.function)):
            yield entry, script.users(entry.function, "SetOperation")


def _was_on_field(origins: list[Expr]) -> bool:
    return any(
        isinstance(node, Call) and isinstance(node.fn, Index) and isinstance(node.fn.key, Const) and node.fn.key.value in CHOOSING
        for node in origins
    )
