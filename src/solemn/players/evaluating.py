"""How good a position is for a player, counted in cards."""

from typing import Final

from solemn.core.card.attack_and_defense import get_attack, get_defense
from solemn.core.state.data import Card, DuelState, Player
from solemn.spec.constants import POS_DEFENSE, POS_FACEDOWN, STATUS_DISABLED, TYPE_EFFECT, TYPE_TRAP

WON: Final = 1000.0
_LP: Final = 1 / 2000  # 2000 life points are worth a card
_HAND: Final = 1.0
_MONSTER: Final = 0.6
_STRENGTH: Final = 1 / 2000  # of the ATK, or of the DEF in Defense Position
_EFFECT: Final = 0.2  # a face-up monster whose effects are not negated
_BACKROW: Final = 0.7
_SET_TRAP: Final = 0.3  # more: it can interrupt the opponent


def worth(d: DuelState, player: int) -> float:
    """How much better the player stands than the opponent; 1 is a card's worth, 1000 a duel that is won.

    It reads every card, also those that the player does not see: it is for imagined duels.
    """
    if d.flow.winner in (0, 1):
        return WON if d.flow.winner == player else -WON
    return _side(d.players[player]) - _side(d.players[1 - player])


def _side(side: Player) -> float:
    monsters = sum(_monster(card) for card in side.mzone if card is not None)
    backrow = sum(_backrow(card) for card in side.szone if card is not None)
    return max(0, side.lp) * _LP + len(side.hand) * _HAND + monsters + backrow


def _monster(card: Card) -> float:
    strength = get_defense(card) if card.position & POS_DEFENSE else get_attack(card)
    acts = card.printed.type & TYPE_EFFECT and not card.status & STATUS_DISABLED and not card.position & POS_FACEDOWN
    return _MONSTER + strength * _STRENGTH + (_EFFECT if acts else 0.0)


def _backrow(card: Card) -> float:
    return _BACKROW + (_SET_TRAP if card.printed.type & TYPE_TRAP and card.position & POS_FACEDOWN else 0.0)
