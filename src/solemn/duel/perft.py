"""Counting the ways in which a duel can go on: a check of all that offers, answers and goes back."""

from typing import Any, Final, Protocol

from solemn.core.decisions.kinds import Decision

DEEPEST: Final = 100  # decisions


class Walkable(Protocol):
    """What counting needs of a duel."""

    decision: Decision | None

    def answer(self, value: Any) -> None:
        """Answer the decision."""

    def save(self) -> Any:
        """A mark to come back to."""

    def restore(self, mark: Any) -> None:
        """Go back to a mark."""


def count_ways(duel: Walkable, depth: int) -> int:
    """In how many ways the next `depth` decisions can be answered."""
    decision = duel.decision
    if depth == 0 or decision is None:
        return 1
    if depth == 1:
        return sum(1 for _ in decision.answers())
    mark, count = duel.save(), 0
    for answer in list(decision.answers()):
        duel.answer(answer)
        count += count_ways(duel, depth - 1)
        duel.restore(mark)
    return count
