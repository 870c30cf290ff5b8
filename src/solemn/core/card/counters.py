"""Counters on a card: counting and removing them. Some are lost when the card is negated, others stay."""

from typing import Final

from solemn.core.state.data import Card, DuelState, own
from solemn.core.state.log import emit

_BYTES_OF_A_KIND: Final = 200


def get_counter(card: Card, kind_of_counter: int) -> int:
    """How many counters of one kind are on the card."""
    counts = card.counters.get(kind_of_counter & 0xFFFF)
    return 0 if counts is None else counts[0] + counts[1]


def counters_on_sides(d: DuelState, player: int, own_side: bool, other_side: bool, kind_of_counter: int) -> int:
    """How many counters of one kind are on the named sides of the field."""
    total = 0
    for side, wanted in ((player, own_side), (1 - player, other_side)):
        if wanted:
            p = d.players[side]
            total += sum(get_counter(card, kind_of_counter) for card in [*p.mzone, *p.szone] if card is not None)
    return total


def put_counters(card: Card, kind_of_counter: int, lost_if_negated: int, lasting: int) -> None:
    """Put counters of one kind on the card: so many that a negation removes, and so many that last."""
    if kind_of_counter not in card.counters and card.d.hold is not None:
        card.d.hold(_BYTES_OF_A_KIND)
    old_lost_if_negated, old_lasting = card.counters.get(kind_of_counter, (0, 0))
    own(card, "counters")[kind_of_counter] = (old_lost_if_negated + lost_if_negated & 0xFFFF, old_lasting + lasting & 0xFFFF)


def remove_counter(card: Card, kind_of_counter: int, count: int) -> bool:
    """Remove counters from the card, first those that a negation would remove; False if it never had any of this kind."""
    kind_of_counter &= 0xFFFF
    counts = card.counters.get(kind_of_counter)
    if counts is None:
        return False
    lost_if_negated, lasting = counts
    if lost_if_negated > count:
        own(card, "counters")[kind_of_counter] = (lost_if_negated - count, lasting)
    elif lasting > count - lost_if_negated:
        own(card, "counters")[kind_of_counter] = (0, lasting - (count - lost_if_negated))
    else:
        del card.counters[kind_of_counter]
    emit(card.d, "remove_counter", kind_of_counter, card.controller, card.location, card.sequence, count)
    return True
