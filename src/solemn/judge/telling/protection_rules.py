"""Which rule a protection goes by."""

from typing import Final

from solemn.core.state.data import Effect
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
    EFFECT_CANNOT_DISABLE: "P6",
    EFFECT_IMMUNE_EFFECT: "P7",
    EFFECT_CANNOT_BE_EFFECT_TARGET: "P9",
    EFFECT_INDESTRUCTABLE: "P10",
    EFFECT_INDESTRUCTABLE_EFFECT: "P10",
    EFFECT_INDESTRUCTABLE_BATTLE: "R-BATTLE-PROTECTED",
    EFFECT_INDESTRUCTABLE_COUNT: "P10",
    EFFECT_DESTROY_REPLACE: "P10",
    EFFECT_DESTROY_SUBSTITUTE: "P10",
    EFFECT_SEND_REPLACE: "P10",
}


def rule_of_shield(shield: Effect | str | None, link: int | None) -> str:
    """The rule by which something could not be done to a card, or (with a link's number) a link could not be negated."""
    if isinstance(shield, str):
        return shield
    if link and (shield is None or shield.code not in _RULES):
        return "P6"
    return "R-EFFECT" if shield is None else _RULES.get(shield.code, "R-EFFECT")
