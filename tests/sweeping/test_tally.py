"""What a sweep comes to: rates, intervals, who went first."""

import pytest
from counted import contestants, result

from solemn.sweeping.intervals import wilson
from solemn.sweeping.playing import DRAWN, FAILED, UNFINISHED
from solemn.sweeping.tally import Table


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (130, 200, 0.5816, 0.7127),
        (2.5, 5, 0.1704, 0.8296),
    ],
)  # fmt: skip
def test_intervals_are_those_of_the_books(points: float, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=6e-5)


def test_wins_are_counted_for_both_sides_and_by_who_went_first() -> None:
    table = Table(
        contestants(3),
        [
            result(0, 0, 0), result(1, 1, 0), result(2, 0, 1), result(3, 1, 2, DRAWN, turns=9),
            result(4, 0, None, UNFINISHED), result(5, 1, None, FAILED),
            result(0, 0, 1, row=1, column=2),
        ],
    )  # fmt: skip
    cell, other = table.cells[0, 1], table.cells[1, 0]
    assert (cell.won, cell.lost, cell.drawn, cell.unfinished, cell.failed, cell.games, cell.ended) == (2, 1, 1, 1, 1, 6, 4)
    assert (other.won, other.lost, cell.rate, other.rate) == (1, 2, 0.625, 0.375)
    assert (table.standings[0].first.won, table.standings[0].first.lost, table.standings[0].second.points) == (1, 1, 1.5)
    assert (table.going_first.won, table.going_first.lost, table.going_first.drawn) == (1, 3, 1)
    assert table.turns == [5, 5, 5, 9, 5] and table.failures == {"c1.lua:2: broken": 2} and table.errors == {"e": 1}
    assert table.ranked() == [2, 0, 1]
    data = table.as_data()
    assert data["pairs"][0] == {"row": 0, "column": 1, **cell.as_data()} and data["turns"] == {"mean": 5.8, "median": 5, "most": 9}


def test_a_contestant_alone_plays_itself() -> None:
    table = Table(contestants(1), [result(0, 0, 0, column=0), result(1, 1, 0, column=0)])
    assert table.standings[0].all.games == 2 and table.standings[0].first.games == table.standings[0].second.games == 2
    assert table.going_first.points == 1
