"""Showing cards to a player."""

from solemn.core.state.data import Card, DuelState
from solemn.core.state.log import emit_revealed
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_events, answer_single_events
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
    """Show cards, which the opponent reveals for the acting effect or as its cost, to the player.

    For cards that were just added to the hand, that is announced too.
    """
    if not cards:
        return
    emit_revealed(d, player, cards)
    just_added = check_event(d, EVENT_TO_HAND) is not None
    added = [card for card in cards if just_added and card.location == LOCATION_HAND]
    told = ((EVENT_CONFIRM, cards), (EVENT_TOHAND_CONFIRM, added))
    about = (d.reason_effect, REASON_EFFECT if d.chaining.resolving else REASON_COST, d.reason_player, 1 - player, 0)
    for card in cards:
        for code, shown in told:
            if card in shown:
                raise_single_event(d, card, None, code, *about)
    for code, shown in told:
        if shown:
            raise_event(d, shown, code, *about)
    answer_single_events(d)
    answer_events(d)
