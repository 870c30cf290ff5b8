"""What a line of play is to reach."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.decisions.kinds import BattleDecision, IdleDecision
from solemn.core.state.data import Card, DuelState
from solemn.duel.facade import Duel
from solemn.spec.constants import (
    LOCATION_ONFIELD,
    PHASE_BATTLE_START,
    PHASE_BATTLE_STEP,
    PHASE_MAIN1,
    POS_ATTACK,
    POS_FACEDOWN,
    POS_FACEUP,
    POS_FACEUP_ATTACK,
)

_LP_COUNT: Final = 0.45
_REACH_COUNT: Final = 0.45
_STRENGTH_COUNTS: Final = 0.09
_LEFT_COUNTS: Final = 0.01  # enough to choose between lines that come equally near
_ENOUGH_CARDS, _ENOUGH_LP = 20, 8000
_MOST_OF_IT: Final = 0.9
_MANY_CARDS: Final = 15
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
        left = _what_is_left(duel.state, self.player)
        return _LP_COUNT * gone + _REACH_COUNT * within_reach + _STRENGTH_COUNTS * self._strength(duel) + _LEFT_COUNTS * left

    def _strength(self, duel: Duel) -> float:
        """How much of the opponent's LP the player's monsters could take, were the field theirs."""
        attackers = (card for card in duel.state.players[self.player].mzone if card is not None and card.position & POS_FACEUP_ATTACK)
        return _share(sum(max(0, get_attack(card)) for card in attackers), self._lp)


def _what_is_left(d: DuelState, player: int) -> float:
    """What the player could still do something with: cards in the hand and Spell & Trap Zones, and LP."""
    side = d.players[player]
    cards = len(side.hand) + sum(card is not None for card in side.szone)
    return 0.5 * min(1.0, cards / _ENOUGH_CARDS) + 0.5 * min(1.0, side.lp / _ENOUGH_LP)


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
        return _share(self._lp - (duel.state.players[self.of].lp - self.most), self._lp)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A card that is to be somewhere: on the field face-up or Set, in Attack or Defense Position where that is said, or in a pile."""

    code: int
    location: int = LOCATION_ONFIELD
    position: int = POS_FACEUP | POS_FACEDOWN


class Board:
    """To have certain cards in certain places in an open phase of the same turn, each wanted one another card."""

    __slots__ = ("_turn", "player", "wanted")

    def __init__(self, duel: Duel, wanted: Sequence[Wanted], player: int = 0) -> None:
        self.player, self.wanted = player, tuple(wanted)
        self._turn = duel.state.turn

    def is_reached(self, duel: Duel) -> bool:
        """Whether all of the cards are where they are wanted, and nothing is under way."""
        return isinstance(duel.decision, (IdleDecision, BattleDecision)) and self._there(duel) == len(self.wanted)

    def is_lost(self, duel: Duel) -> bool:
        """Whether the duel is over, or the next turn has begun."""
        return duel.over or duel.state.turn > self._turn

    def nearness(self, duel: Duel) -> float:
        """The share of the cards that are there; of two alike the one with more cards on the field and in the hand counts."""
        side = duel.state.players[self.player]
        cards = len(side.hand) + sum(card is not None for card in (*side.mzone, *side.szone))
        return _MOST_OF_IT * self._there(duel) / len(self.wanted) + (1 - _MOST_OF_IT) * min(1.0, cards / _MANY_CARDS)

    def _there(self, duel: Duel) -> int:
        left = [card for card in duel.state.cards if card.controller == self.player]
        found = 0
        for wanted in self.wanted:
            card = next((card for card in left if _is_there(card, wanted)), None)
            if card is not None:
                left.remove(card)
                found += 1
        return found


def _is_there(card: Card, wanted: Wanted) -> bool:
    if wanted.code not in (card.printed.code, card.printed.alias) or not card.location & wanted.location:
        return False
    return not card.location & LOCATION_ONFIELD or bool(card.position & wanted.position)


class All:
    """Several goals at once."""

    __slots__ = ("_goals", "player")

    def __init__(self, goals: Sequence[Goal]) -> None:
        self._goals = tuple(goals)
        self.player = goals[0].player

    def is_reached(self, duel: Duel) -> bool:
        """Whether each is reached."""
        return all(goal.is_reached(duel) for goal in self._goals)

    def is_lost(self, duel: Duel) -> bool:
        """Whether one cannot be reached any more."""
        return any(goal.is_lost(duel) and not goal.is_reached(duel) for goal in self._goals)

    def nearness(self, duel: Duel) -> float:
        """The mean of all."""
        return sum(goal.nearness(duel) for goal in self._goals) / len(self._goals)


@dataclass(frozen=True, slots=True)
class Aim:
    """What is wanted, before there is a duel: a win, LP of players (player, most), cards."""

    win: bool = True
    lp: tuple[tuple[int, int], ...] = ()
    cards: tuple[Wanted, ...] = ()

    def goal(self, duel: Duel, player: int) -> Goal:
        """The goal of the player in a duel that stands where the search begins."""
        goals: list[Goal] = [Lp(duel, of, most, player) for of, most in self.lp]
        if self.cards:
            goals.append(Board(duel, self.cards, player))
        if self.win:
            goals.append(Win(duel, player))
        return goals[0] if len(goals) == 1 else All(goals)


WIN: Final = Aim()
