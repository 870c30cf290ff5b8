"""How often per turn a player may Normal Summon or Set and draw, and whether there is a Battle Phase."""

from typing import Final

from solemn.core.effects.effect import value
from solemn.core.effects.queries import player_affected, player_effects
from solemn.core.state.data import DuelState
from solemn.spec.constants import (
    DUEL_ATTACK_FIRST_TURN,
    DUEL_UNLIMITED_SUMMONS,
    EFFECT_BP_FIRST_TURN,
    EFFECT_CANNOT_BP,
    EFFECT_DRAW_COUNT,
    EFFECT_SET_SUMMON_COUNT_LIMIT,
    PHASE_BATTLE_START,
)

_UNLIMITED: Final = 0x7FFFFFFF - 100


def summon_count_limit(d: DuelState, player: int) -> int:
    """How many Normal Summons and Sets the player has this turn."""
    if d.flags & DUEL_UNLIMITED_SUMMONS:
        return _UNLIMITED
    return max([1, *(value(e) for e in player_effects(d, player, EFFECT_SET_SUMMON_COUNT_LIMIT))])


def draw_count(d: DuelState, player: int) -> int:
    """How many cards the player draws in the Draw Phase; an effect that says 0 overrides all others."""
    count = d.players[player].draw_count
    for e in player_effects(d, player, EFFECT_DRAW_COUNT):
        cards = value(e)
        if cards == 0:
            return 0
        count = max(count, cards)
    return count


def is_able_to_enter_bp(d: DuelState) -> bool:
    """Whether the turn player may enter the Battle Phase: not a second time, not on the first turn, not if an effect forbids it."""
    player = d.turn_player
    first_turn = d.turn == 1 and not d.flags & DUEL_ATTACK_FIRST_TURN
    if first_turn and player_affected(d, player, EFFECT_BP_FIRST_TURN) is None:
        return False
    return d.phase < PHASE_BATTLE_START and player_affected(d, player, EFFECT_CANNOT_BP) is None
