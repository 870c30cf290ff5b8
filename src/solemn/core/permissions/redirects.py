"""Effects that send a card elsewhere than where it would go."""

from collections.abc import Callable
from typing import Final

from solemn.core.effects.effect import handler_player, value_for_card
from solemn.core.effects.queries import affecting, effects_on
from solemn.core.permissions.player_permissions import (
    player_can_remove,
    player_can_send_to_deck,
    player_can_send_to_grave,
    player_can_send_to_hand,
)
from solemn.core.state.data import Card, Effect
from solemn.spec.constants import (
    EFFECT_CANNOT_REMOVE,
    EFFECT_CANNOT_TO_DECK,
    EFFECT_CANNOT_TO_GRAVE,
    EFFECT_CANNOT_TO_HAND,
    EFFECT_LEAVE_FIELD_REDIRECT,
    EFFECT_REMOVE_REDIRECT,
    EFFECT_TO_DECK_REDIRECT,
    EFFECT_TO_GRAVE_REDIRECT,
    EFFECT_TO_HAND_REDIRECT,
    LOCATION_DECK,
    LOCATION_DECKBOT,
    LOCATION_DECKSHF,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    LOCATION_REMOVED,
    REASON_EFFECT,
    TYPE_TOKEN,
)

_U32: Final = 0xFFFFFFFF
_CODE_OF_DESTINATION: Final = {
    LOCATION_HAND: EFFECT_TO_HAND_REDIRECT,
    LOCATION_DECK: EFFECT_TO_DECK_REDIRECT,
    LOCATION_GRAVE: EFFECT_TO_GRAVE_REDIRECT,
    LOCATION_REMOVED: EFFECT_REMOVE_REDIRECT,
}


def redirected_from_field(card: Card, reason: int) -> int:
    """Where effects send the card instead when it leaves the field for this reason; 0 if none does.

    With several, being banished comes first, then the Deck (to the bottom, shuffled in, on top), then the hand.
    Rule E2.
    """
    if card.printed.type & TYPE_TOKEN:
        return 0
    wanted = 0
    for e in effects_on(card, EFFECT_LEAVE_FIELD_REDIRECT):
        destination = value_for_card(e, card, reason) & _U32
        if _is_open(card, e, destination & ~LOCATION_GRAVE):
            wanted |= destination
    if wanted & LOCATION_REMOVED:
        return LOCATION_REMOVED
    for destination in (LOCATION_DECKBOT, LOCATION_DECKSHF, LOCATION_DECK, LOCATION_HAND):
        if wanted & destination == destination:
            return destination
    return 0


def redirected_destination(card: Card, destination: int, reason: int) -> int:
    """Where the oldest effect that can do so sends the card instead of to `destination`; 0 if none does."""
    code = _CODE_OF_DESTINATION.get(destination, 0)
    if not code or card.printed.type & TYPE_TOKEN:
        return 0
    for e in effects_on(card, code):
        instead = value_for_card(e, card, reason) & _U32
        if _is_open(card, e, instead):
            return instead
    return 0


def who_redirects(card: Card, destination: int, reason: int) -> Effect | None:
    """The effect that would send the card elsewhere than to `destination`; None if none would."""
    codes = (EFFECT_LEAVE_FIELD_REDIRECT, _CODE_OF_DESTINATION.get(destination, 0))
    for code in codes[0 if card.location & LOCATION_ONFIELD else 1 :]:
        for e in effects_on(card, code) if code else ():
            if _is_open(card, e, value_for_card(e, card, reason) & _U32 & ~destination):
                return e
    return None


def _is_open(card: Card, e: Effect, destination: int) -> bool:
    """Whether the card may go to one of the places to which the effect redirects; scripts are asked about the places in this order."""
    player = handler_player(e)
    return any(
        destination & place and affecting(card, code) is None and may_send(card, player) for place, code, may_send in _WAYS
    )


# A place, the effect on the card that closes it, and whether the player may send the card there
_WAYS: Final[tuple[tuple[int, int, Callable[[Card, int], bool]], ...]] = (
    (LOCATION_HAND, EFFECT_CANNOT_TO_HAND, lambda card, player: player_can_send_to_hand(card.d, player, card)),
    (LOCATION_DECK, EFFECT_CANNOT_TO_DECK, lambda card, player: player_can_send_to_deck(card.d, player, card)),
    (LOCATION_REMOVED, EFFECT_CANNOT_REMOVE, lambda card, player: player_can_remove(card.d, player, card, REASON_EFFECT)),
    (LOCATION_GRAVE, EFFECT_CANNOT_TO_GRAVE, lambda card, player: player_can_send_to_grave(card.d, player, card, REASON_EFFECT)),
)
