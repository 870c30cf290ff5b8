"""Decisions about cards: which ones, how many of the counters on them, in what order."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

from solemn.core.decisions.kinds import Decision, Row, card_row, is_index, placed_row
from solemn.core.state.data import Card


def _is_choice(answer: Any, size: int) -> bool:
    """Whether the answer is a list of different positions."""
    return isinstance(answer, (list, tuple)) and all(is_index(i, size) for i in answer) and len(set(answer)) == len(answer)


def _subsets(size: int, low: int, high: int) -> Iterator[list[int]]:
    for count in range(low, min(high, size) + 1):
        for choice in combinations(range(size), count):
            yield list(choice)


class CardsDecision(Decision):
    """From `min` to `max` of the cards listed. An answer is a list of positions, or None to cancel (only if `cancelable`)."""

    __slots__ = ("cancelable", "cards", "max", "min")
    kind = "cards"

    def __init__(self, player: int, cards: list[Card], low: int, high: int, cancelable: bool) -> None:
        super().__init__(player)
        self.cards = cards
        self.min = low
        self.max = high
        self.cancelable = cancelable

    def answers(self) -> Iterator[list[int] | None]:
        """Every legal answer."""
        if self.cancelable:
            yield None
        yield from _subsets(len(self.cards), self.min, self.max)

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if answer is None:
            return None if self.cancelable else "this choice cannot be cancelled"
        if not _is_choice(answer, len(self.cards)):
            return f"an answer is a list of different positions from 0 to {len(self.cards) - 1}"
        if not self.min <= len(answer) <= self.max:
            return f"choose from {self.min} to {self.max} cards, not {len(answer)}"
        return None

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {
            **super().as_row(),
            "cancelable": self.cancelable,
            "min": self.min,
            "max": self.max,
            "cards": [placed_row(card) for card in self.cards],
        }


class CodesDecision(Decision):
    """From `min` to `max` of the card names listed. An answer is a list of positions, or None to cancel."""

    __slots__ = ("cancelable", "codes", "max", "min")
    kind = "cards"

    def __init__(self, player: int, codes: list[int], low: int, high: int, cancelable: bool) -> None:
        super().__init__(player)
        self.codes = codes
        self.min = low
        self.max = high
        self.cancelable = cancelable

    def answers(self) -> Iterator[list[int] | None]:
        """Every legal answer."""
        if self.cancelable:
            yield None
        yield from _subsets(len(self.codes), self.min, self.max)

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if answer is None:
            return None if self.cancelable else "this choice cannot be cancelled"
        if not isinstance(answer, (list, tuple)) or not all(is_index(i, len(self.codes)) for i in answer):
            return f"an answer is a list of positions from 0 to {len(self.codes) - 1}"
        if not self.min <= len(answer) <= self.max:
            return f"choose from {self.min} to {self.max} names, not {len(answer)}"
        return None

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        rows = [[code, self.player, 0, 0, 0] for code in self.codes]
        return {**super().as_row(), "cancelable": self.cancelable, "min": self.min, "max": self.max, "cards": rows}


class SelectUnselectDecision(Decision):
    """One card to take, or one of those `selected` to put back. An answer is a position in both lists together, or None to end."""

    __slots__ = ("cancelable", "cards", "finishable", "max", "min", "selected")
    kind = "select_unselect"

    def __init__(
        self, player: int, cards: list[Card], selected: list[Card], low: int, high: int, finishable: bool, cancelable: bool
    ) -> None:
        super().__init__(player)
        self.cards = cards
        self.selected = selected
        self.min = low
        self.max = high
        self.finishable = finishable
        self.cancelable = cancelable

    def answers(self) -> Iterator[int | None]:
        """Every legal answer."""
        if self.finishable or self.cancelable:
            yield None
        yield from range(len(self.cards) + len(self.selected))

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {
            **super().as_row(),
            "finishable": self.finishable,
            "cancelable": self.cancelable,
            "min": self.min,
            "max": self.max,
            "cards": [placed_row(card) for card in self.cards],
            "selected": [placed_row(card) for card in self.selected],
        }


class TributeDecision(CardsDecision):
    """Monsters to Tribute whose worth adds up to at least `min`. An answer is a list of positions, or None to cancel."""

    __slots__ = ()
    kind = "tribute"

    def answers(self) -> Iterator[list[int] | None]:
        """Every legal answer."""
        if self.cancelable:
            yield None
        for choice in _subsets(len(self.cards), 0, self.max):
            if self._refused(choice) is None:
                yield choice

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if answer is None:
            return None if self.cancelable else "this choice cannot be cancelled"
        if not _is_choice(answer, len(self.cards)):
            return f"an answer is a list of different positions from 0 to {len(self.cards) - 1}"
        if len(answer) > self.max:
            return f"choose at most {self.max} monsters, not {len(answer)}"
        worth = sum(self.cards[i].tribute_worth for i in answer)
        return None if worth >= self.min else f"these count for {worth} Tributes, {self.min} are needed"

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "cards": [[*card_row(card), card.tribute_worth] for card in self.cards]}


def _reaches(params: list[int], total: int) -> bool:
    """Whether each card's first or second worth can be taken so that all of them make the total."""
    if not params:
        return False
    left = {total}  # what may be missing before the next card
    for param in params[:-1]:
        first, second = param & 0xFFFF, param >> 16
        left = {missing - first for missing in left if missing > first} | {missing - second for missing in left if 0 < second < missing}
    last = (params[-1] & 0xFFFF, params[-1] >> 16)
    return any(missing in last for missing in left if missing)


def _suffices(params: list[int], total: int) -> bool:
    """Whether the cards reach the total at their highest worth, and none of them is superfluous at their lowest."""
    worths = [(param & 0xFFFF, param >> 16) for param in params]
    least = [second if second and second < first else first for first, second in worths]
    most = sum(max(worth) for worth in worths)
    return most >= total and sum(least) - min(least, default=0x7FFFFFFF) < total


class SumDecision(Decision):
    """Cards whose worth, with that of the `must` cards, makes the total. An answer is a list of positions.

    With `exact` it makes exactly the total, with `min` to `max` cards; else at least the total, with no card to spare.
    """

    __slots__ = ("cards", "exact", "max", "min", "must", "total")
    kind = "sum"

    def __init__(self, player: int, must: list[Card], cards: list[Card], total: int, low: int, high: int) -> None:
        super().__init__(player)
        self.must = must
        self.cards = cards
        self.total = total
        self.exact = high != 0
        self.min = low
        self.max = max(low, high)

    def answers(self) -> Iterator[list[int]]:
        """Every legal answer."""
        low, high = (self.min, self.max) if self.exact else (0, len(self.cards))
        for choice in _subsets(len(self.cards), low, high):
            if self._refused(choice) is None:
                yield choice

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if not _is_choice(answer, len(self.cards)):
            return f"an answer is a list of different positions from 0 to {len(self.cards) - 1}"
        params = [card.level_choices for card in self.must] + [self.cards[i].level_choices for i in answer]
        if not self.exact:
            return None if _suffices(params, self.total) else f"these do not make at least {self.total} without a card to spare"
        if not self.min <= len(answer) <= self.max:
            return f"choose from {self.min} to {self.max} cards, not {len(answer)}"
        return None if _reaches(params, self.total) else f"these do not make exactly {self.total}"

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {
            **super().as_row(),
            "exact": self.exact,
            "total": self.total & 0xFFFF,
            "min": self.min,
            "max": self.max,
            "must": [[*placed_row(card), card.level_choices] for card in self.must],
            "cards": [[*placed_row(card), card.level_choices] for card in self.cards],
        }


class CountersDecision(Decision):
    """`count` counters to remove from the cards listed. An answer says for each card how many."""

    __slots__ = ("cards", "count", "counter")
    kind = "counters"

    def __init__(self, player: int, counter: int, count: int, cards: list[tuple[Card, int]]) -> None:
        super().__init__(player)
        self.counter = counter
        self.count = count
        self.cards = cards  # with how many counters each has

    def answers(self) -> Iterator[list[int]]:
        """Every legal answer."""
        for numbers in product(*(range(min(have, self.count) + 1) for _, have in self.cards)):
            if sum(numbers) == self.count:
                yield list(numbers)

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if not isinstance(answer, (list, tuple)) or len(answer) != len(self.cards):
            return f"an answer is a list of {len(self.cards)} numbers"
        if not all(is_index(number, have + 1) for number, (_, have) in zip(answer, self.cards)):
            return "no card can lose more counters than it has"
        return None if sum(answer) == self.count else f"remove {self.count} counters, not {sum(answer)}"

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        rows = [[*card_row(card), have] for card, have in self.cards]
        return {**super().as_row(), "counter": self.counter, "count": self.count, "cards": rows}


class SortCardsDecision(Decision):
    """An order for the cards listed. An answer says for each card its new position, or None to leave them."""

    __slots__ = ("cards",)
    kind = "sort_cards"

    def __init__(self, player: int, cards: list[Card]) -> None:
        super().__init__(player)
        self.cards = cards

    def answers(self) -> Iterator[list[int] | None]:
        """Every legal answer."""
        yield None
        for order in permutations(range(len(self.cards))):
            yield list(order)

    def _refused(self, answer: Any) -> str | None:
        """Why the answer is not a legal one; None if it is."""
        if answer is None or (_is_choice(answer, len(self.cards)) and len(answer) == len(self.cards)):
            return None
        return f"an answer is every position from 0 to {len(self.cards) - 1} once, or None"

    def as_row(self) -> Row:
        """The decision as recorded duels write it."""
        return {**super().as_row(), "cards": [card_row(card) for card in self.cards]}


class SortChainDecision(SortCardsDecision):
    """An order for effects of the cards listed. An answer says for each its new position, or None to leave them."""

    __slots__ = ()
    kind = "sort_chain"


