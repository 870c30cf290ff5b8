"""What a line of play is to reach."""

from typing import Final, Protocol

from solemn.core.card.attack_and_defense import get_attack
from solemn.duel.facade import Duel
from solemn.spec.constants import POS_FACEUP_ATTACK

_LP_COUNT: Final = 0.75


class Goal(Protocol):
    """A goal of one player."""

    player: int

    def is_reached(self, duel: Duel) -> bool:
        """Whether the position is one that was wanted."""

    def is_lost(self, duel: Duel) -> bool:
        """Whether no way leads there any more, or the line has come to its end."""

    def nearness(self, duel: Duel) -> float:
        """How near the position is, from 0 to 1, as far as can be seen from it."""


class Win:
    """To win the duel before the turn ends, as puzzles ask."""

    __slots__ = ("_lp", "_turn", "player")

    def __init__(self, duel: Duel, player: int = 0) -> None:
        """The goal of a duel that stands where the search is to begin."""
        self.player = player
        self._turn = duel.state.turn
        self._lp = max(1, duel.state.players[1 - player].lp)

    def is_reached(self, duel: Duel) -> bool:
        """Whether the player has won."""
        return duel.over and duel.winner == self.player

    def is_lost(self, duel: Duel) -> bool:
        """Whether somebody else has won, or the next turn has begun."""
        return duel.over or duel.state.turn > self._turn

    def nearness(self, duel: Duel) -> float:
        """The share of the opponent's LP that is gone; of two alike the stronger board counts."""
        gone = min(1.0, max(0.0, 1 - duel.state.players[1 - self.player].lp / self._lp))
        return _LP_COUNT * gone + (1 - _LP_COUNT) * self._strength(duel)

    def _strength(self, duel: Duel) -> float:
        """How much of the opponent's LP the player's monsters could take, were the field theirs."""
        attackers = (card for card in duel.state.players[self.player].mzone if card is not None and card.position & POS_FACEUP_ATTACK)
        return min(1.0, sum(max(0, get_attack(card)) for card in attackers) / self._lp)


class Lp:
    """To bring a player's LP down to `most` or less before the turn ends."""

    __slots__ = ("_lp", "_turn", "most", "of", "player")

    def __init__(self, duel: Duel, of: int, most: int, player: int = 0) -> None:
        self.player, self.of, self.most = player, of, most
        self._turn = duel.state.turn
        self._lp = max(1, duel.state.players[of].lp - most)

    def is_reached(self, duel: Duel) -> bool:
        """Whether the LP are low enough."""
        return duel.state.players[self.of].lp <= self.most

    def is_lost(self, duel: Duel) -> bool:
        """Whether the duel is over otherwise, or the next turn has begun."""
        return duel.over or duel.state.turn > self._turn

    def nearness(self, duel: Duel) -> float:
        """The share of the LP that is gone."""
        return min(1.0, max(0.0, 1 - (duel.state.players[self.of].lp - self.most) / self._lp))
