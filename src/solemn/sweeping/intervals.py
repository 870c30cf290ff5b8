"""How sure a rate is that was counted."""

from math import sqrt
from typing import Final

SURE: Final = 1.959964  # standard deviations of 95 %


def wilson(points: float, games: int, deviations: float = SURE) -> tuple[float, float]:
    """The interval by Wilson of a rate of `points` in `games`, both ends from 0 to 1; (0, 1) without any game.

    Points may be halves: a draw is half a win.
    """
    if games == 0:
        return 0.0, 1.0
    rate, square = points / games, deviations * deviations
    middle = rate + square / (2 * games)
    half = deviations * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
