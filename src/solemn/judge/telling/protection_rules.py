"""Which rule a protection goes by."""

from typing import Final

from solemn.core.explain.answers import BY_EFFECT
from solemn.core.moves.destroying import SAFE_IN_BATTLE
from solemn.core.permissions.protections import NOT_DESTROYED, NOT_TARGETED, UNAFFECTED
from solemn.core.state.data import Effect
from solemn.core.state.reasons import NEGATED_ALREADY
from solemn.spec.constants import (
    EFFECT_CANNOT_BE_EFFECT_TARGET,
    EFFECT_CANNOT_DISABLE,
    EFFECT_DESTROY_REPLACE,
    EFFECT_DESTROY_SUBSTITUTE,
    EFFECT_IMMUNE_EFFECT,
    EFFECT_INDESTRUCTABLE,
    EFFECT_INDESTRUCTABLE_BATTLE,
    EFFECT_INDESTRUCTABLE_COUNT,
    EFFECT_INDESTRUCTABLE_EFFECT,
    EFFECT_SEND_REPLACE,
)

_RULES: Final = {
    EFFECT_CANNOT_DISABLE: NEGATED_ALREADY,
    EFFECT_IMMUNE_EFFECT: UNAFFECTED,
    EFFECT_CANNOT_BE_EFFECT_TARGET: NOT_TARGETED,
    EFFECT_INDESTRUCTABLE: NOT_DESTROYED,
    EFFECT_INDESTRUCTABLE_EFFECT: NOT_DESTROYED,
    EFFECT_INDESTRUCTABLE_BATTLE: SAFE_IN_BATTLE,
    EFFECT_INDESTRUCTABLE_COUNT: NOT_DESTROYED,
    EFFECT_DESTROY_REPLACE: NOT_DESTROYED,
    EFFECT_DESTROY_SUBSTITUTE: NOT_DESTROYED,
    EFFECT_SEND_REPLACE: NOT_DESTROYED,
}


def rule_of_shield(shield: Effect | str | None, link: int | None) -> str:
    """The rule by which something could not be done to a card, or (with a link's number) a link could not be negated."""
    if isinstance(shield, str):
        return shield
    if link and (shield is None or shield.code not in _RULES):
        return NEGATED_ALREADY
    return BY_EFFECT if shield is None else _RULES.get(shield.code, BY_EFFECT)
