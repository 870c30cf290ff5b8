"""Contestants and results made up for what is counted and drawn."""

from solemn import Deck
from solemn.players.registry import seat
from solemn.sweeping.plan import Contestant
from solemn.sweeping.playing import FAILED, WON, Result


def contestants(count: int) -> list[Contestant]:
    return [Contestant(f"deck {number}", Deck(()), seat("greedy")) for number in range(count)]


def result(
    number: int, first: int, winner: int | None, ending: str = WON, *, row: int = 0, column: int = 1, turns: int = 5
) -> Result:  # fmt: skip
    failures = ("c1.lua:2: broken",) if number == 0 else ()
    return Result(row, column, number, 1, first, winner, ending, turns, 50, 0, 0, failures, "e" * (ending == FAILED), "")
