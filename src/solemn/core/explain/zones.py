"""Why there is no free zone: which effect closes zones, or limits how many may be used, although some are empty."""

from solemn.core.effects.effect import value
from solemn.core.effects.queries import field_effects, player_effects
from solemn.core.explain.answers import BY_EFFECT, OTHER, PREVENTED, WhyNot, kind_of
from solemn.core.state import reasons
from solemn.core.state.data import Card, DuelState, Effect
from solemn.spec.constants import EFFECT_DISABLE_FIELD, EFFECT_MAX_MZONE, EFFECT_MAX_SZONE, LOCATION_REASON_TOFIELD, TYPE_MONSTER

_ROW = 5


def no_zone(card: Card, player: int, e: Effect | None = None) -> WhyNot:
    """The answer that there is no free zone, with the effect that keeps an empty one from being used."""
    monsters = bool(card.printed.type & TYPE_MONSTER) or e is not None
    p = card.d.players[player]
    row = (p.mzone if monsters else p.szone)[:_ROW]
    used = sum(there is not None for there in row)
    limit = _limiting(card.d, player, EFFECT_MAX_MZONE if monsters else EFFECT_MAX_SZONE, used)
    if used == _ROW:
        return WhyNot(kind_of(reasons.ZONE), reasons.ZONE, card, e)
    if limit is not None:
        return WhyNot(PREVENTED, BY_EFFECT, card, e, by=limit)
    closing = next(iter(field_effects(card.d, EFFECT_DISABLE_FIELD)), None)
    return WhyNot(kind_of(reasons.ZONE) if closing is None else OTHER, reasons.ZONE, card, e, by=closing)


def _limiting(d: DuelState, player: int, code: int, used: int) -> Effect | None:
    """The effect by which the player may use no more than the `used` zones, or None."""
    limits = player_effects(d, player, code)
    return next((e for e in limits if value(e, player, player, LOCATION_REASON_TOFIELD) <= used), None)
