"""What the results of a sweep come to: rates with their intervals, going first, turns, and what was not played to an end."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any, Final

from solemn.sweeping.intervals import wilson
from solemn.sweeping.plan import Contestant
from solemn.sweeping.playing import DRAWN, FAILED, UNFINISHED, WON, Result

_DIGITS: Final = 4


@dataclass(slots=True)
class Tally:
    """Games as one of two sides counts them. A draw is half a win; unfinished and failed games count for no rate."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    unfinished: int = 0
    failed: int = 0

    def add(self, result: Result, side: int) -> None:
        """Count a result for the contestant of its row (0) or column (1)."""
        if result.ending == WON:
            self.won += result.winner == side
            self.lost += result.winner != side
        self.drawn += result.ending == DRAWN
        self.unfinished += result.ending == UNFINISHED
        self.failed += result.ending == FAILED

    @property
    def games(self) -> int:
        """All games."""
        return self.ended + self.unfinished + self.failed

    @property
    def ended(self) -> int:
        """The games that count for the rate."""
        return self.won + self.lost + self.drawn

    @property
    def points(self) -> float:
        """Wins, and half of the draws."""
        return self.won + self.drawn / 2

    @property
    def rate(self) -> float | None:
        """Points a game, 0 to 1; None without games that ended."""
        return self.points / self.ended if self.ended else None

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate, by Wilson."""
        return wilson(self.points, self.ended)

    def as_data(self) -> dict[str, Any]:
        """All of it, for JSON."""
        low, high = self.interval
        rate = None if self.rate is None else round(self.rate, _DIGITS)
        counts = {name: getattr(self, name) for name in ("games", "won", "lost", "drawn", "unfinished", "failed")}
        return {**counts, "rate": rate, "low": round(low, _DIGITS), "high": round(high, _DIGITS)}


@dataclass(slots=True)
class Standing:
    """How a contestant did against all others: in all games, and in those in which it went first or second."""

    all: Tally = field(default_factory=Tally)
    first: Tally = field(default_factory=Tally)
    second: Tally = field(default_factory=Tally)


class Table:
    """The results of a sweep, counted."""

    def __init__(self, contestants: Sequence[Contestant], results: Iterable[Result]) -> None:
        self.contestants = tuple(contestants)
        self.results = list(results)
        self.standings = [Standing() for _ in contestants]
        self.cells: dict[tuple[int, int], Tally] = {}
        self.going_first = Tally()
        self.failures: Counter[str] = Counter()
        for result in self.results:
            self._count(result)

    def _count(self, result: Result) -> None:
        for side, one, other in ((0, result.row, result.column), (1, result.column, result.row)):
            standing = self.standings[one]
            if one != other:
                standing.all.add(result, side)
                self.cells.setdefault((one, other), Tally()).add(result, side)
            (standing.first if result.first == side else standing.second).add(result, side)
        if result.row == result.column:
            self.standings[result.row].all.add(result, 0)
            self.cells.setdefault((result.row, result.row), Tally()).add(result, 0)
        self.going_first.add(result, result.first)
        self.failures.update(result.failures)

    @property
    def turns(self) -> list[int]:
        """The turns of each game that ended."""
        return [result.turns for result in self.results if result.ending in (WON, DRAWN)]

    @property
    def errors(self) -> Counter[str]:
        """Why games failed, and how many."""
        return Counter(result.error for result in self.results if result.ending == FAILED)

    @property
    def unwritten(self) -> Counter[str]:
        """Why replays were not written that were asked for, and how many."""
        return Counter(result.error for result in self.results if result.error and result.ending != FAILED)

    def ranked(self) -> list[int]:
        """The contestants by their rate, the best first."""
        return sorted(range(len(self.contestants)), key=lambda number: (-(self.standings[number].all.rate or 0.0), number))

    def pairs(self) -> Iterator[tuple[int, int, Tally]]:
        """Each two contestants once."""
        return ((one, other, tally) for (one, other), tally in sorted(self.cells.items()) if one <= other)

    def as_data(self) -> dict[str, Any]:
        """All of it, for JSON: rates from 0 to 1."""
        turns = self.turns
        return {
            "contestants": [
                {"deck": one.title, "player": one.seat.name, **standing.all.as_data(),
                 "first": standing.first.as_data(), "second": standing.second.as_data()}
                for one, standing in zip(self.contestants, self.standings)
            ],
            "pairs": [{"row": one, "column": other, **tally.as_data()} for one, other, tally in self.pairs()],
            "going_first": self.going_first.as_data(),
            "turns": {"mean": round(mean(turns), 2), "median": median(turns), "most": max(turns)} if turns else None,
            "errors": dict(self.errors),
            "script_errors": dict(self.failures),
            "without_replay": dict(self.unwritten),
        }  # fmt: skip
