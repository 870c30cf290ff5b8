"""Which Field Spell counts as being on the field: a real one, or one that an effect stands in for."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from solemn.core.card.names import get_code
from solemn.core.effects.effect import handler_player, value
from solemn.core.effects.queries import field_effects
from solemn.core.state.data import Card, DuelState, Effect, Player
from solemn.spec.constants import (
    EFFECT_CHANGE_ENVIRONMENT,
    LOCATION_FZONE,
    LOCATION_MZONE,
    LOCATION_SZONE,
    PLAYER_ALL,
    PLAYER_NONE,
    POS_FACEUP,
    STATUS_EFFECT_ENABLED,
)

_FIELD_ZONE: Final = 5


def environment(d: DuelState) -> tuple[int, int]:
    """The name (a code) of the Field Spell in force and the player it belongs to; (0, PLAYER_NONE) if there is none."""
    for p in d.players:
        card = p.szone[_FIELD_ZONE]
        if card is not None and _works(card):
            return get_code(card), card.controller
    e = _stand_in(d)
    return (0, PLAYER_NONE) if e is None else (value(e) & 0xFFFFFFFF, handler_player(e))


def is_environment(d: DuelState, code: int, player: int, location: int) -> bool:
    """Whether a face-up card with this name is in one of the locations of the player's field (PLAYER_ALL: of either).

    An effect that stands in for a Field Spell counts as one in the Spell & Trap Zones while no Field Spell is in force.
    """
    for side, p in enumerate(d.players):
        if player in (side, PLAYER_ALL) and any(_has(zones, code) for zones in _zones(p, location)):
            return True
    if not location & (LOCATION_FZONE | LOCATION_SZONE) or _has_field_spell(d):
        return False
    e = _stand_in(d)
    return e is not None and player in (handler_player(e), PLAYER_ALL) and value(e) & 0xFFFFFFFF == code


def _zones(p: Player, location: int) -> Iterator[Sequence[Card | None]]:
    if location & LOCATION_FZONE:
        yield p.szone[_FIELD_ZONE : _FIELD_ZONE + 1]
    if location & LOCATION_SZONE:
        yield p.szone
    if location & LOCATION_MZONE:
        yield p.mzone


def _works(card: Card) -> bool:
    return bool(card.position & POS_FACEUP and card.status & STATUS_EFFECT_ENABLED)


def _has(cards: Iterable[Card | None], code: int) -> bool:
    return any(card is not None and _works(card) and get_code(card) == code for card in cards)


def _has_field_spell(d: DuelState) -> bool:
    return any(card is not None and _works(card) for card in (p.szone[_FIELD_ZONE] for p in d.players))


def _stand_in(d: DuelState) -> Effect | None:
    found = field_effects(d, EFFECT_CHANGE_ENVIRONMENT)
    return found[-1] if found else None
