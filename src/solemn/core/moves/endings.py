"""What an effect does to the duel as a whole: winning it, and ending a loop that would never end by itself."""

from typing import Final

from solemn.core.effects.effect import handler_of
from solemn.core.effects.queries import player_affected
from solemn.core.moves.sending import send_cards
from solemn.core.state.data import DuelState
from solemn.core.timing.missed_timing import NOBODY_YET
from solemn.spec.constants import EFFECT_CANNOT_LOSE_EFFECT, LOCATION_GRAVE, PLAYER_NONE, POS_FACEUP, REASON_RULE

_MOST_ROUNDS: Final = 3


def win_by_effect(d: DuelState, player: int, reason: int) -> None:
    """Let an effect win the duel for the player (PLAYER_NONE: a draw); the duel ends when the step is complete.

    A player who cannot lose by an effect does not lose; if both players win, the duel is a draw.
    """
    safe = [player_affected(d, side, EFFECT_CANNOT_LOSE_EFFECT) is not None for side in (0, 1)]
    if player == PLAYER_NONE:
        if all(safe):
            return
        if any(safe):
            player = safe.index(True)
    elif safe[1 - player]:
        return
    if d.flow.winner == NOBODY_YET:
        d.flow.winner, d.flow.won_by = player, reason
    elif {d.flow.winner, player} == {0, 1}:
        d.flow.winner, d.flow.won_by = PLAYER_NONE, reason


def adjust_once_more(d: DuelState) -> None:
    """Apply continuous effects once more for the acting effect; a card that asks for this endlessly goes to the GY by rule."""
    if d.reason_effect is None:
        return
    card = handler_of(d.reason_effect)
    rounds = d.pending.checked_again[card] = d.pending.checked_again.get(card, 0) + 1
    if rounds > _MOST_ROUNDS:
        send_cards(d, [card], None, REASON_RULE, d.reason_player, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    else:
        d.pending.another_round = True
