"""Removing counters as a cost or by an effect, from one card or from the field."""

from solemn.core.card.counters import get_counter, remove_counter
from solemn.core.decisions.asking import ask_counters
from solemn.core.moves.paying import choose_replacement, replacement_event
from solemn.core.permissions.tallies import get_field_counter
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.deferred import settle
from solemn.core.state.raised_events import raise_event
from solemn.core.timing.events import process_instant_event, solve_continuous
from solemn.spec.constants import EFFECT_RCOUNTER_REPLACE, EVENT_REMOVE_COUNTER

_REMOVE = 10
_REMOVE_OTHERWISE = 220


def remove_counters(
    d: DuelState, reason: int, card: Card | None, player: int, own_side: int, other_side: int, counter_type: int, count: int
) -> bool:
    """Remove counters from the card, or without one from cards of the sides that the player chooses; says whether it was done."""
    if card is not None:
        available = get_counter(card, counter_type) >= count
    else:
        available = get_field_counter(d, player, bool(own_side), bool(other_side), counter_type) > 0
    event = replacement_event(player, count, reason, d.reason_effect)
    chosen = choose_replacement(d, player, EFFECT_RCOUNTER_REPLACE + counter_type, event, available, _REMOVE, _REMOVE_OTHERWISE)
    if chosen is None:
        return False
    if isinstance(chosen, Effect):
        solve_continuous(d, player, chosen, event)
        settle(d)
    elif card is not None:
        remove_counter(card, counter_type, count)
    else:
        for holder, amount in ask_counters(d, player, counter_type, count, own_side, other_side):
            if amount > 0:
                remove_counter(holder, counter_type, amount)
        raise_event(d, None, EVENT_REMOVE_COUNTER + counter_type, d.reason_effect, reason, player, player, count)
        process_instant_event(d)
    return True
