"""Counters on a card: how many there are, and taking some away. Some are lost while the card is negated, others stay."""

from solemn.core.state.data import Card
from solemn.core.state.log import emit


def get_counter(card: Card, counter_type: int) -> int:
    """How many counters of one kind lie on the card."""
    counts = card.counters.get(counter_type & 0xFFFF)
    return 0 if counts is None else counts[0] + counts[1]


def put_counters(card: Card, counter_type: int, lost_if_negated: int, lasting: int) -> None:
    """Put counters on the card."""
    old_lost_if_negated, old_lasting = card.counters.get(counter_type, (0, 0))
    card.counters[counter_type] = (old_lost_if_negated + lost_if_negated & 0xFFFF, old_lasting + lasting & 0xFFFF)


def remove_counter(card: Card, counter_type: int, count: int) -> bool:
    """Take counters off the card, those that a negation would take first; False if it never had any of the kind."""
    counter_type &= 0xFFFF
    counts = card.counters.get(counter_type)
    if counts is None:
        return False
    lost_if_negated, lasting = counts
    if lost_if_negated > count:
        card.counters[counter_type] = (lost_if_negated - count, lasting)
    elif lasting > count - lost_if_negated:
        card.counters[counter_type] = (0, lasting - (count - lost_if_negated))
    else:
        del card.counters[counter_type]
    emit(card.d, "remove_counter", counter_type, card.controller, card.location, card.sequence, count)
    return True
