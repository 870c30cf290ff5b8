"""Marks that scripts put on players: flags that they look up later, and phases to be skipped."""

from typing import Final

from solemn.core.effects.effect import fresh_effect, is_about_player
from solemn.core.effects.queries import player_effects
from solemn.core.lifetimes.registration import add_field_effect, remove_field_effect
from solemn.core.state.data import DuelState, Effect
from solemn.spec.constants import (
    EFFECT_FLAG_CANNOT_DISABLE,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_FLAG_PLAYER_TARGET,
    EFFECT_SKIP_BP,
    EFFECT_SKIP_DP,
    EFFECT_SKIP_EP,
    EFFECT_SKIP_M1,
    EFFECT_SKIP_M2,
    EFFECT_SKIP_SP,
    EFFECT_TYPE_FIELD,
    PHASE_BATTLE,
    PHASE_DRAW,
    PHASE_END,
    PHASE_MAIN1,
    PHASE_MAIN2,
    PHASE_STANDBY,
    RESET_OPPO_TURN,
    RESET_PHASE,
    RESET_SELF_TURN,
)

_FLAG_SPACE: Final = 0x10000000
_FLAG_CODES: Final = 0xFFFFFFF
_PHASES: Final = 0x3FF
_BOTH_TURNS: Final = RESET_SELF_TURN | RESET_OPPO_TURN
_SKIPPING: Final = {
    PHASE_DRAW: EFFECT_SKIP_DP,
    PHASE_STANDBY: EFFECT_SKIP_SP,
    PHASE_MAIN1: EFFECT_SKIP_M1,
    PHASE_BATTLE: EFFECT_SKIP_BP,
    PHASE_MAIN2: EFFECT_SKIP_M2,
    PHASE_END: EFFECT_SKIP_EP,
}


def flag_code(code: int) -> int:
    """The effect code of a script's flag."""
    return code & _FLAG_CODES | _FLAG_SPACE


def whole_turns(reset: int) -> int:
    """A reset at the end of a phase that names neither player's turn means the turns of both."""
    return reset if reset & _BOTH_TURNS or not reset & RESET_PHASE else reset | _BOTH_TURNS


def register_flag(d: DuelState, player: int, code: int, reset: int, flag: int, count: int, label: int) -> Effect:
    """Put a flag on the player until the reset (`count` times, where it is a phase)."""
    e = _mark(d, player, flag_code(code), whole_turns(reset & 0xFFFFFFFF), count)
    e.flag = (flag | EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_PLAYER_TARGET | EFFECT_FLAG_FIELD_ONLY) & 0xFFFFFFFF
    e.label = (label,)
    add_field_effect(d, e, player)
    return e


def flags_on(d: DuelState, player: int, code: int) -> list[Effect]:
    """The flags of this code on the player, oldest first."""
    return player_effects(d, player, flag_code(code))


def reset_flags(d: DuelState, player: int, code: int) -> None:
    """Take all flags of this code off the player."""
    for e in d.effects.aura.get(flag_code(code), ()):
        if is_about_player(e, player):
            remove_field_effect(d, e)


def skip_phase(d: DuelState, player: int, phase: int, reset: int, count: int, value: int) -> None:
    """Let the player skip a phase; nothing happens if that phase cannot be skipped."""
    code = _SKIPPING.get(phase)
    if code is None:
        return
    e = _mark(d, player, code, reset & _PHASES | RESET_PHASE | RESET_SELF_TURN, count)
    e.flag = EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_PLAYER_TARGET
    e.value = value
    if code == EFFECT_SKIP_BP:
        d.battle.skipped_by = d.reason_effect
    add_field_effect(d, e, player)


def _mark(d: DuelState, player: int, code: int, reset: int, count: int) -> Effect:
    e = fresh_effect(d)
    e.owner = d.choosing.some_card
    e.made_by = player
    e.type = EFFECT_TYPE_FIELD
    e.code = code
    e.ends_by = reset
    e.self_range = 1
    e.lasts_for = count & 0xFFFF or 1
    return e
