"""Cards that are activated early, from the hand or in the turn in which they were Set, which needs an effect that allows it."""

from typing import Final

from solemn.core.effects.queries import is_quick_spell
from solemn.core.state.data import Card
from solemn.spec.constants import (
    EFFECT_QP_ACT_IN_NTPHAND,
    EFFECT_QP_ACT_IN_SET_TURN,
    EFFECT_TRAP_ACT_IN_HAND,
    EFFECT_TRAP_ACT_IN_SET_TURN,
    LOCATION_HAND,
    LOCATION_SZONE,
    STATUS_SET_TURN,
    TYPE_SPELL,
    TYPE_TRAP,
)

NO_PERMISSION: Final = 0  # none is needed
NEVER: Final = -1  # nothing can allow it


def permission_needed(card: Card, player: int, from_hand: bool = True) -> int:
    """The code of the effect that must allow the player to activate the card where it is now; or NO_PERMISSION, or NEVER.

    Without `from_hand` a card in the hand needs no permission.
    """
    if card.location == LOCATION_SZONE and card.status & STATUS_SET_TURN:
        return _in_set_turn(card)
    return _from_hand(card, player) if from_hand and card.location == LOCATION_HAND else NO_PERMISSION


def _in_set_turn(card: Card) -> int:
    if card.printed.type & TYPE_TRAP:
        return EFFECT_TRAP_ACT_IN_SET_TURN
    return EFFECT_QP_ACT_IN_SET_TURN if is_quick_spell(card) else NO_PERMISSION


def _from_hand(card: Card, player: int) -> int:
    kind = card.printed.type
    if kind & TYPE_TRAP:
        return EFFECT_TRAP_ACT_IN_HAND
    if not kind & TYPE_SPELL or player == card.d.turn_player:
        return NO_PERMISSION
    return EFFECT_QP_ACT_IN_NTPHAND if is_quick_spell(card) else NEVER
