"""Whether chosen cards can make up a number, as Levels do in a Ritual or Synchro Summon.

Each card counts as one or, when its `level_choices` has a high half, the other of two numbers. Cards that must be used come first.
Both questions also answer whether it makes sense to go on choosing.

The cards are taken in order, and what may be missing after each of them is kept as a set; so the work grows with the numbers that can
be missing, not with the number of choices.
"""

from collections.abc import Sequence
from typing import Final

from solemn.core.state.data import Card

_UNBOUNDED: Final = 0xFFFF
FEW_SUMS: Final = 256
_FEWEST_THAT_STOP: Final = 3  # where so many cards are needed, a sum that cannot be made says that it is no use to go on


def _charge(card: Card, sums: int) -> None:
    """Charge the script that asks for the sums that the card is added to; if they are very many, for their memory too."""
    spend = card.d.spend
    if spend is not None:
        spend(1 + sums * (1 + sums // FEW_SUMS))


def exact_sum(cards: Sequence[Card], total: int, least: int, most: int, must: int) -> tuple[bool, bool]:
    """Whether the first `must` cards with some of the others, `least` to `most` of these, make exactly `total`; and whether to go on."""
    missing = {total}
    for card in cards[:must]:
        _charge(card, len(missing))
        first, second = card.level_choices & 0xFFFF, card.level_choices >> 16 & 0xFFFF
        worths = (first, second) if second else (first,)
        missing = {left - worth for left in missing if left for worth in worths if worth <= left}
    if 0 in missing and least <= 0 <= most:
        return True, True
    missing.discard(0)
    if not missing or most < 1:
        return False, True
    possible = _others_make(cards[must:], missing, least, most)
    return possible, possible or least < _FEWEST_THAT_STOP


def _others_make(cards: Sequence[Card], missing: set[int], least: int, most: int) -> bool:
    sums = {(0, left) for left in missing}  # how many cards are used, and what is missing then
    for card in cards:
        _charge(card, len(sums))
        first, second = card.level_choices & 0xFFFF, card.level_choices >> 16 & 0xFFFF
        more: list[tuple[int, int]] = []
        for used, left in sums:
            used += 1
            if used > most:
                continue
            if used >= least and left in (first, second):
                return True
            if first < left:
                more.append((used, left - first))
            if 0 < second < left:
                more.append((used, left - second))
        sums.update(more)
    return False


def sum_of_at_least(cards: Sequence[Card], total: int, must: int) -> tuple[bool, bool]:
    """Whether the first `must` cards with some of the others make `total` or more, none of them dispensable; and whether to go on."""
    go_on = True
    sums = {(total, _UNBOUNDED)}  # what is missing, and the smallest number used so far
    for card in cards[:must]:
        _charge(card, len(sums))
        first, second = card.level_choices & 0xFFFF, card.level_choices >> 16 & 0xFFFF
        worths = (first, second) if second else (first,)
        unfinished = [(left, smallest) for left, smallest in sums if left > 0]
        go_on = go_on and all(left > min(worths) for left, _ in unfinished)
        sums = {(left - worth, min(smallest, worth)) for left, smallest in unfinished for worth in worths}
    if any(left <= 0 < left + smallest for left, smallest in sums):
        return True, True
    possible = _others_reach(cards[must:], {(left, smallest) for left, smallest in sums if left > 0})
    return possible, possible or go_on


def _others_reach(cards: Sequence[Card], sums: set[tuple[int, int]]) -> bool:
    for card in cards:
        _charge(card, len(sums))
        first, second = card.level_choices & 0xFFFF, card.level_choices >> 16 & 0xFFFF
        more: list[tuple[int, int]] = []
        for left, smallest in sums:
            for worth in (first, second) if second else (first,):
                if worth < left:
                    more.append((left - worth, min(smallest, worth)))
                elif worth < left + smallest:
                    return True
        sums.update(more)
    return False
