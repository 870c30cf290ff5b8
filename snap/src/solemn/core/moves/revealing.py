"""Showing cards to a player."""

from solemn.core.state.data import Card, DuelState
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import process_instant_event, process_single_event
from solemn.core.timing.trigger_checks import check_event
from solemn.spec.constants import (
    EVENT_CONFIRM,
    EVENT_TO_HAND,
    EVENT_TOHAND_CONFIRM,
    LOCATION_HAND,
    REASON_COST,
    REASON_EFFECT,
)


def confirm_cards(d: DuelState, player: int, cards: list[Card]) -> None:
    """Show cards to the player: they were revealed by the opponent, for the effect that acts or as its cost."""
    if not cards:
        return
    reason = REASON_EFFECT if d.chain_solving else REASON_COST
    revealing = 1 - player
    added = [card for card in cards if card.location == LOCATION_HAND] if check_event(d, EVENT_TO_HAND) is not None else []
    for card in cards:
        raise_single_event(d, card, None, EVENT_CONFIRM, d.reason_effect, reason, d.reason_player, revealing, 0)
        if card in added:
            raise_single_event(d, card, None, EVENT_TOHAND_CONFIRM, d.reason_effect, reason, d.reason_player, revealing, 0)
    raise_event(d, cards, EVENT_CONFIRM, d.reason_effect, reason, d.reason_player, revealing, 0)
    if added:
        raise_event(d, added, EVENT_TOHAND_CONFIRM, d.reason_effect, reason, d.reason_player, revealing, 0)
    process_single_event(d)
    process_instant_event(d)
