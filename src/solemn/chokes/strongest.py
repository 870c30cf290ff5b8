"""Goals about end boards: the strongest that there is, or one with so many interruptions."""

from math import atan, pi
from typing import Any, Final, NamedTuple

from solemn.chokes.boards import Weights, board_score, interrupting
from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.duel.facade import Duel
from solemn.spec.constants import LOCATION_HAND, LOCATION_ONFIELD

_WIDE: Final = 10.0  # what a score of this much is worth more than 0, beside what all is worth


class Reached(NamedTuple):
    """A board that was reached: its score, and the answers that led there from where the search began."""

    score: float
    answers: tuple[Any, ...]


class Strongest:
    """To have the strongest board in an open phase of the same turn: never reached, but the best boards are kept."""

    __slots__ = ("_answered", "_kept", "_most", "_turn", "_weights", "player")

    def __init__(self, duel: Duel, player: int, weights: Weights, most: int = 5) -> None:
        self.player, self._weights, self._most = player, weights, most
        self._turn, self._answered = duel.state.turn, len(duel.answers)
        self._kept: dict[tuple[int, ...], Reached] = {}  # by the cards of the board

    def is_reached(self, _: Duel) -> bool:
        """Never."""
        return False

    def is_lost(self, duel: Duel) -> bool:
        """Whether the duel is over, or the next turn has begun."""
        return duel.over or duel.state.turn > self._turn

    def nearness(self, duel: Duel) -> float:
        """The score of the board between 0 and 1, or 0 while something is under way."""
        if not isinstance(duel.decision, (IdleDecision, BattleDecision)) or duel.decision.player != self.player:
            return 0.0
        score = board_score(duel.state, self.player, self._weights)
        self._keep(score, duel)
        return 0.5 + atan(score / _WIDE) / pi

    def boards(self) -> list[Reached]:
        """The best boards that were reached, the best first; of those with the same cards the best one."""
        return sorted(self._kept.values(), key=lambda board: (-board.score, len(board.answers)))

    def _keep(self, score: float, duel: Duel) -> None:
        cards = _cards(duel, self.player)
        known = self._kept.get(cards)
        if known is not None and known.score >= score:
            return
        if known is None and len(self._kept) >= self._most:
            worst = min(self._kept, key=lambda one: self._kept[one].score)
            if self._kept[worst].score >= score:
                return
            del self._kept[worst]
        self._kept[cards] = Reached(score, duel.answers[self._answered :])


def _cards(duel: Duel, player: int) -> tuple[int, ...]:
    """What is on the field, and how many cards are in the hand."""
    own = [card for card in duel.state.cards if card.controller == player]
    on_field = sorted(card.printed.code for card in own if card.location & LOCATION_ONFIELD)
    return (*on_field, sum(card.location == LOCATION_HAND for card in own))


class Interruptions:
    """To have so many cards on the field that can negate in the other player's turn, in an open phase of the same turn."""

    __slots__ = ("_count", "_turn", "_weights", "player")

    def __init__(self, duel: Duel, wanted: int, player: int, weights: Weights) -> None:
        self.player, self._count, self._weights = player, wanted, weights
        self._turn = duel.state.turn

    def is_reached(self, duel: Duel) -> bool:
        """Whether there are so many, and nothing is under way."""
        return isinstance(duel.decision, (IdleDecision, BattleDecision)) and self._there(duel) >= self._count

    def is_lost(self, duel: Duel) -> bool:
        """Whether the duel is over, or the next turn has begun."""
        return duel.over or duel.state.turn > self._turn

    def nearness(self, duel: Duel) -> float:
        """The share of them that there is; of two alike the stronger board counts."""
        share = min(1.0, self._there(duel) / self._count)
        return 0.8 * share + 0.2 * (0.5 + atan(board_score(duel.state, self.player, self._weights) / _WIDE) / pi)

    def _there(self, duel: Duel) -> int:
        return sum(bool(card.location & LOCATION_ONFIELD) for card in interrupting(duel.state, self.player))
