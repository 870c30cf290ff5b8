"""What a line of play is to reach."""

from bisect import bisect_left
from typing import Final, Protocol

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.state.data import Card, DuelState
from solemn.duel.facade import Duel
from solemn.spec.constants import PHASE_BATTLE_START, PHASE_BATTLE_STEP, PHASE_MAIN1, POS_ATTACK, POS_FACEUP_ATTACK

_LP_COUNT: Final = 0.45
_REACH_COUNT: Final = 0.45
_CAN_STILL_ATTACK: Final = PHASE_MAIN1 | PHASE_BATTLE_START | PHASE_BATTLE_STEP


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
        """The share of the opponent's LP that is gone, and that is gone or could be taken by attacks as things stand."""
        lp = duel.state.players[1 - self.player].lp
        gone = _share(self._lp - lp, self._lp)
        within_reach = _share(self._lp - lp + attack_damage(duel.state, self.player), self._lp)
        return _LP_COUNT * gone + _REACH_COUNT * within_reach + (1 - _LP_COUNT - _REACH_COUNT) * self._strength(duel)

    def _strength(self, duel: Duel) -> float:
        """How much of the opponent's LP the player's monsters could take, were the field theirs."""
        attackers = (card for card in duel.state.players[self.player].mzone if card is not None and card.position & POS_FACEUP_ATTACK)
        return _share(sum(max(0, get_attack(card)) for card in attackers), self._lp)


def _share(part: int, whole: int) -> float:
    return min(1.0, max(0.0, part / whole))


def attack_damage(d: DuelState, player: int) -> int:
    """What the player's attacks would take of the opponent's LP now, if each monster attacked once and nobody did anything else.

    Every monster of the opponent is met by the weakest that destroys it; what is left attacks directly if none stands any more.
    """
    if not d.phase & _CAN_STILL_ATTACK:
        return 0
    attackers = sorted(
        get_attack(card) for card in d.players[player].mzone
        if card is not None and card.position & POS_FACEUP_ATTACK and not card.attacked_count
    )  # fmt: skip
    damage, stands = 0, False
    for value, hurts in sorted(map(_worth, (card for card in d.players[1 - player].mzone if card is not None)), reverse=True):
        i = bisect_left(attackers, value + (not hurts))
        if i == len(attackers):
            stands = True
        else:
            attack = attackers.pop(i)
            damage += attack - value if hurts else 0
    return damage if stands else damage + sum(attackers)


def _worth(card: Card) -> tuple[int, bool]:
    """What an attack on the monster must reach, and whether the difference is damage."""
    attacks = bool(card.position & POS_ATTACK)
    return (get_attack(card) if attacks else get_defense(card)), attacks


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
