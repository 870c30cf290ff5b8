"""Making up a number with cards."""

from itertools import combinations, product

from field_table import make_card_with_script, new_duel
from hypothesis import example, given
from hypothesis import strategies as st

from solemn.core.permissions.level_sums import exact_sum, sum_of_at_least

LEVELS = st.lists(st.tuples(st.integers(1, 8), st.integers(0, 8)), max_size=6)


def cards_with(levels):
    d = new_duel()
    cards = [make_card_with_script(d) for _ in levels]
    for card, (first, second) in zip(cards, levels, strict=True):
        card.level_choices = first | second << 16
    return cards


def choices(levels, must):
    for size in range(len(levels) - must + 1):
        for others in combinations(levels[must:], size):
            chosen = [*levels[:must], *others]
            yield from ((values, size) for values in product(*([n for n in pair if n] for pair in chosen)))


@given(LEVELS, st.integers(0, 3), st.integers(1, 24), st.integers(0, 3), st.integers(0, 3))
def test_exact(levels, must, total, least, more):
    must = min(must, len(levels))
    possible = any(sum(values) == total and least <= size <= least + more for values, size in choices(levels, must))
    assert exact_sum(cards_with(levels), total, least, least + more, must)[0] == possible


@given(LEVELS, st.integers(0, 3), st.integers(1, 24))
@example(levels=[(2, 0), (5, 0)], must=1, total=5)  # the 5 would do without the 2
@example(levels=[(2, 0), (4, 0)], must=1, total=5)
def test_at_least_with_nothing_dispensable(levels, must, total):
    must = min(must, len(levels))
    possible = any(values and sum(values) - min(values) < total <= sum(values) for values, _ in choices(levels, must))
    assert sum_of_at_least(cards_with(levels), total, must)[0] == possible


def test_no_use_going_on():
    assert exact_sum(cards_with([(4, 0)]), 8, 3, 3, 0) == (False, False)
    assert exact_sum(cards_with([(4, 0)]), 8, 1, 3, 0) == (False, True)
