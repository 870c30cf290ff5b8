"""Variations of a line: it turns off at some decisions, and then does again what the line did, as far as that is possible."""

import random
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

_EASED: Final = 0.5  # how much of a lean counts where a line turns off: what is unlikely is what was not tried
_MORE: Final = 0.4  # how often it turns off once more


class Step(NamedTuple):
    """A decision of a line: the habits and leans of what could be done, which of it was, and whether it was asked in an open phase."""

    habits: list[int]
    leans: list[float]
    taken: int
    is_open_phase: bool


class Variation:
    """One variation of a line, asked for one decision after the other."""

    __slots__ = ("_ahead", "_asked", "_rng", "_turns")

    def __init__(self, line: Sequence[Step], rng: random.Random) -> None:
        self._rng = rng
        self._ahead = [(step.habits[step.taken], step.is_open_phase) for step in line]
        self._asked = 0  # how many decisions were
        self._turns = {rng.randrange(len(line))}
        while rng.random() < _MORE:
            self._turns.add(rng.randrange(len(line)))

    def choose(self, habits: list[int], leans: list[float], is_open_phase: bool) -> int:
        """Which of the options it takes."""
        wanted = self._wanted(habits, is_open_phase)
        turns = self._asked in self._turns
        self._asked += 1
        if wanted is not None and not turns:
            place, i = wanted
            del self._ahead[: place + 1]
            return i
        weights = [exp(_EASED * lean) for lean in leans]
        if wanted is not None and len(habits) > 1:
            weights[wanted[1]] = 0.0
        return self._rng.choices(range(len(habits)), weights)[0]

    def _wanted(self, habits: list[int], is_open_phase: bool) -> tuple[int, int] | None:
        """The first thing that the line did next and that is possible: where it stands in the line, and among the options."""
        for place, (habit, is_move) in enumerate(self._ahead):
            if habit in habits:
                return place, habits.index(habit)
            if is_move and not is_open_phase:  # what comes later is not for now
                return None
        return None
