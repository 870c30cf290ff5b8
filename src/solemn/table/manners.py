"""How a player answers of itself: asked, also where there is nothing to answer, passing, as a simple player, or as one by name."""

import random
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from solemn.core.decisions.kinds import ChainDecision, Decision, DisableZonesDecision, EffectYesNoDecision, PlaceDecision
from solemn.duel.facade import Duel
from solemn.duel.simple_players import eager_answer
from solemn.judge.play.answers import NOTHING, default_answer
from solemn.players.registry import Seat, choice_of

Way = Literal["ask", "always", "pass", "simple"]
WAYS: Final[tuple[Way, ...]] = ("ask", "always", "pass", "simple")


@dataclass(slots=True)
class Manners:
    """Who is asked what: the way of each player, and whether players choose the zones of their cards."""

    ways: list[Way]
    zones: bool = False
    seats: dict[int, Seat] = field(default_factory=dict)  # players who are played by a player by name, whatever their way is

    def always(self) -> tuple[int, ...]:
        """The players who are asked also where they can only pass."""
        return tuple(player for player in (0, 1) if self.ways[player] == "always")

    def answer(self, duel: Duel, decision: Decision, moment: int) -> Any:
        """The answer that is given without asking; NOTHING if the player is asked. `moment` makes chance the same every time."""
        if decision.player in self.seats:
            return choice_of(self.seats[decision.player].player(moment), duel)
        way = self.ways[decision.player]
        if way == "simple":
            return _simple(decision, moment)
        if way == "pass":
            if isinstance(decision, ChainDecision) and not decision.forced:
                return -1
            if isinstance(decision, EffectYesNoDecision):
                return False
        if type(decision) is PlaceDecision and not isinstance(decision, DisableZonesDecision) and not self.zones:
            return default_answer(decision)
        return NOTHING


def _simple(decision: Decision, moment: int) -> Any:
    try:
        return eager_answer(decision, random.Random(moment))
    except ValueError:
        return default_answer(decision)
