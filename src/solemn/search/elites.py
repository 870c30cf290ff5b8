"""The best lines of their kind: what is varied is not the nearest line alone.

Of two plans the one that comes nearer at first is often not the one that wins. Lines are of one kind if the player's monsters were the same
when they came nearest; of each kind the nearest line is kept, and one that comes no nearer for long is varied less often (as in MAP-Elites,
Mouret and Clune 2015).
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Final

from solemn.search.variations import Step

_BEST: Final = 0.4  # how often the nearest of all is varied
_STEEPNESS: Final = 5.0  # how much oftener a line is varied that comes nearer by the whole goal (a logarithm)
_PATIENCE: Final = 20  # variations without gain after which a line is varied half as often


@dataclass(slots=True)
class Elite:
    """The nearest line of its kind, and how often it was varied since it came nearer."""

    nearness: float = -1.0
    line: Sequence[Step] = field(default_factory=list)
    tries: int = 0

    def weight(self) -> float:
        """How often it is to be varied, in relation to others."""
        return exp(_STEEPNESS * self.nearness) / (1 + self.tries / _PATIENCE)


class Elites:
    """The nearest lines, by kind."""

    __slots__ = ("_best", "_kinds")

    def __init__(self) -> None:
        self._kinds: dict[int, Elite] = {}
        self._best = Elite()

    def note(self, kind: int, nearness: float, line: Sequence[Step]) -> None:
        """Keep the line if none of its kind came nearer."""
        if not line:
            return
        elite = self._kinds.setdefault(kind, Elite())
        if nearness < elite.nearness:
            return
        if nearness > elite.nearness:
            elite.tries = 0
        elite.nearness, elite.line = nearness, line
        if nearness >= self._best.nearness:
            self._best = elite

    def choose(self, rng: random.Random) -> Sequence[Step]:
        """A line to vary; an empty one if there is none."""
        kinds = list(self._kinds.values())
        if not kinds:
            return ()
        elite = self._best if rng.random() < _BEST else rng.choices(kinds, [kind.weight() for kind in kinds])[0]
        elite.tries += 1
        return elite.line
