"""Removing counters as a cost or by an effect, from one card or from the field."""

from typing import Final

from solemn.core.card.counters import counters_on_sides, get_counter, remove_counter
from solemn.core.decisions.asking import ask_counters
from solemn.core.moves.paying import choose_replacement, replacement_event
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.deferred import settle
from solemn.core.state.raised_events import raise_event
from solemn.core.timing.events import answer_events, apply_continuous
from solemn.spec.constants import EFFECT_RCOUNTER_REPLACE, EVENT_REMOVE_COUNTER

_REMOVE: Final = 10
_REMOVE_OTHERWISE: Final = 220


def remove_counters(
    d: DuelState, reason: int, card: Card | None, player: int, own_side: int, other_side: int, kind_of_counter: int, count: int
) -> bool:
    """Remove counters from the card or, without one, from cards on the named sides that the player chooses; True if it was done."""
    if card is not None:
        available = get_counter(card, kind_of_counter) >= count
    else:
        available = counters_on_sides(d, player, bool(own_side), bool(other_side), kind_of_counter) > 0
    event = replacement_event(player, count, reason, d.reason_effect)
    chosen = choose_replacement(d, player, EFFECT_RCOUNTER_REPLACE + kind_of_counter, event, available, _REMOVE, _REMOVE_OTHERWISE)
    if chosen is None:
        return False
    if isinstance(chosen, Effect):
        apply_continuous(d, player, chosen, event)
        settle(d)
    elif card is not None:
        remove_counter(card, kind_of_counter, count)
    else:
        for holder, amount in ask_counters(d, player, kind_of_counter, count, own_side, other_side):
            if amount > 0:
                remove_counter(holder, kind_of_counter, amount)
        raise_event(d, None, EVENT_REMOVE_COUNTER + kind_of_counter, d.reason_effect, reason, player, player, count)
        answer_events(d)
    return True
