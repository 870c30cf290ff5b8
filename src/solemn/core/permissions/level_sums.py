"""Whether chosen cards can make up a number, as Levels do in a Ritual or Synchro Summon.

Each card counts as one or, when its `level_choices` has a high half, the other of two numbers. Cards that must be used come first.
Both questions also answer whether it makes sense to go on choosing.
"""

from collections.abc import Sequence
from typing import Final

from solemn.core.state.data import Card

_UNBOUNDED: Final = 0xFFFF


class _Search:
    """One question; remembers what it tried in vain."""

    __slots__ = ("failed", "failed_must", "go_on", "least", "most", "must", "options", "spend")

    def __init__(self, cards: Sequence[Card], must: int, least: int, most: int) -> None:
        self.options = [(card.level_choices & 0xFFFF, card.level_choices >> 16 & 0xFFFF) for card in cards]
        self.spend = cards[0].d.spend if cards else None
        self.must = must
        self.least = least
        self.most = most
        self.go_on = True
        self.failed: set[tuple[int, int, int]] = set()
        self.failed_must: set[tuple[int, int, int]] = set()


def _pay(s: _Search, index: int) -> None:
    """Charge the script that asks for the cards from `index` on: there may be very many sums."""
    if s.spend is not None:
        s.spend(1 + len(s.options) - index)


def exact_sum(cards: Sequence[Card], total: int, least: int, most: int, must: int) -> tuple[bool, bool]:
    """Whether the first `must` cards with some of the others, `least` to `most` of these, make exactly `total`; and whether to go on."""
    search = _Search(cards, must, least, most)
    return _exact_with_must(search, total, 0), search.go_on


def _exact_with_must(s: _Search, total: int, index: int) -> bool:
    if total == 0:
        return index == s.must and s.least <= 0 <= s.most
    if index == s.must:
        return _exact(s, total, index, 1)
    if index >= len(s.options) or (total, index, 0) in s.failed_must:
        return False
    _pay(s, index)
    first, second = s.options[index]
    if total >= first and _exact_with_must(s, total - first, index + 1):
        return True
    if second and total >= second and _exact_with_must(s, total - second, index + 1):
        return True
    s.failed_must.add((total, index, 0))
    return False


def _exact(s: _Search, total: int, index: int, count: int) -> bool:
    """Can cards from `index` on make `total`, where the next one is the `count`th?"""
    if count > s.most or (total, index, count) in s.failed:
        return False
    _pay(s, index)
    for i in range(index, len(s.options)):
        first, second = s.options[i]
        if total in (first, second) and count >= s.least:
            return True
        if total > first and _exact(s, total - first, i + 1, count + 1):
            return True
        if second and total > second and _exact(s, total - second, i + 1, count + 1):
            return True
    if count + 1 < s.least:
        s.go_on = False
    s.failed.add((total, index, count))
    return False


def sum_of_at_least(cards: Sequence[Card], total: int, must: int) -> tuple[bool, bool]:
    """Whether the first `must` cards with some of the others make `total` or more, none of them dispensable; and whether to go on."""
    search = _Search(cards, must, 0, 0)
    return _at_least_with_must(search, total, 0, _UNBOUNDED), search.go_on


def _at_least_with_must(s: _Search, total: int, index: int, smallest: int) -> bool:
    if total <= 0:
        return index == s.must and total + smallest > 0
    if index == s.must:
        return _at_least(s, total, index, smallest)
    if index >= len(s.options) or (total, index, smallest) in s.failed_must:
        return False
    _pay(s, index)
    first, second = s.options[index]
    if _at_least_with_must(s, total - first, index + 1, min(smallest, first)):
        return True
    if second and _at_least_with_must(s, total - second, index + 1, min(smallest, second)):
        return True
    if total <= first and (not second or total <= second):
        s.go_on = False
    s.failed_must.add((total, index, smallest))
    return False


def _at_least(s: _Search, total: int, index: int, smallest: int) -> bool:
    if (total, index, smallest) in s.failed:
        return False
    _pay(s, index)
    for i in range(index, len(s.options)):
        first, second = s.options[i]
        if total <= first < total + smallest or (second and total <= second < total + smallest):
            return True
        if _at_least(s, total - first, i + 1, min(smallest, first)):
            return True
        if second and _at_least(s, total - second, i + 1, min(smallest, second)):
            return True
    s.failed.add((total, index, smallest))
    return False
