"""Lists that only grow, as positions keep them."""

from typing import Any

from solemn.core.state.history import history_of, rows_of, went_back


def test_positions_that_follow_one_another_share_what_came_before() -> None:
    rows: list[Any] = [1, 2, 3]
    first = history_of(rows, None)
    rows += [4, 5]
    second = history_of(rows, first)
    assert second.before is first
    assert (second.rows, rows_of(second)) == ((4, 5), [1, 2, 3, 4, 5])
    assert history_of(rows, second) is second


def test_going_back_within_a_branch_and_to_another_one() -> None:
    root = history_of([1, 2], None)
    left, right = history_of([1, 2, 3, 4], root), history_of([1, 2, 9], root)
    assert went_back([1, 2, 3, 4, 5], left, root) == [1, 2]
    assert went_back([1, 2, 3, 4, 5], left, left) == [1, 2, 3, 4]
    assert went_back([1, 2, 3, 4, 5], left, right) == [1, 2, 9]
    assert went_back([1, 2, 9], right, left) == [1, 2, 3, 4]
    assert went_back([], None, left) == [1, 2, 3, 4]


def test_a_list_that_was_emptied_begins_a_history_of_its_own() -> None:
    assert rows_of(history_of([7], history_of([1, 2, 3], None))) == [7]
