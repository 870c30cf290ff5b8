"""What a player is, and the two that do not look ahead: one answers at random, one does something whenever it can."""

from random import Random
from typing import Any, Protocol, runtime_checkable

from solemn.core.decisions.kinds import Decision
from solemn.duel.arguments import require, unfit, whole
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.simple_players import eager_answer, random_answer


@runtime_checkable
class Player(Protocol):
    """Anyone who can answer the decisions of a duel."""

    def choose(self, duel: Duel) -> Any:
        """An answer to `duel.decision`, which is this player's; the duel itself is left as it is.

        The player must use only what its side knows: the decision, `duel.view(player)`, `duel.moves()`, `duel.imagine(player, rng)`.
        """


class RandomPlayer:
    """Answers at random. The same seed gives the same answers to the same decisions."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int = 0) -> None:
        """Raises DuelError for a seed that is no whole number."""
        self._rng = chance_of(seed)

    def choose(self, duel: Duel) -> Any:
        """A legal answer, drawn as `random_answer` does. Raises DuelError if there is nothing to decide."""
        return random_answer(decision_of(duel), self._rng)


class GreedyPlayer:
    """Summons, activates, chains and attacks whenever it can, with cards drawn at random."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int = 0) -> None:
        """Raises DuelError for a seed that is no whole number."""
        self._rng = chance_of(seed)

    def choose(self, duel: Duel) -> Any:
        """A legal answer, drawn as `eager_answer` does. Raises DuelError if there is nothing to decide."""
        return eager_answer(decision_of(duel), self._rng)


def decision_of(duel: Duel) -> Decision:
    """What must be decided now. Raises DuelError before the start and once the duel is over."""
    require("duel", duel, Duel, "a solemn.Duel")
    if duel.decision is None:
        raise DuelError("there is nothing to decide: the duel is over or has not started")
    return duel.decision


def chance_of(seed: int) -> Random:
    """The generator of a player with this seed. Raises DuelError for what is no whole number."""
    number = whole(seed)
    if number is None:
        raise unfit("seed", seed, "a whole number")
    return Random(number)
