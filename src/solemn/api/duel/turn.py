"""Duel: turn, phases, flags of the duel, and what concerns it as a whole."""

from typing import Any

from solemn.api.border import native
from solemn.api.steps import whole_step
from solemn.core.effects.calling import forget_assumptions
from solemn.core.effects.queries import note_all_negation_reaches
from solemn.core.lifetimes.player_marks import skip_phase
from solemn.core.moves.endings import adjust_once_more, win_by_effect
from solemn.core.permissions.turn_limits import draw_count, is_able_to_enter_bp
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.raised_events import raise_event
from solemn.core.timing.events import answer_events
from solemn.core.timing.missed_timing import break_effect
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import EVENT_BREAK_EFFECT, PHASE_BATTLE, PHASE_BATTLE_START, PHASE_MAIN1, PHASE_MAIN2, PLAYER_NONE


@native("Duel.GetTurnPlayer", guarded=True)
def get_turn_player(d: DuelState, *_: Any) -> int:
    return d.turn_player


@native("Duel.IsTurnPlayer")
def is_turn_player(d: DuelState, player: int) -> bool:
    return d.turn_player == player


@native("Duel.GetTurnCount")
def get_turn_count(d: DuelState, player: int | None) -> int | None:
    if player is None:
        return d.turn
    return d.flow.turns_of[player] if player in (0, 1) else None


@native("Duel.GetDrawCount")
def get_draw_count(d: DuelState, player: int) -> int | None:
    return draw_count(d, player) if player in (0, 1) else None


@native("Duel.GetStartingHand")
def get_starting_hand(d: DuelState, player: int) -> int | None:
    return d.players[player].first_hand if player in (0, 1) else None


@native("Duel.GetPlayersCount")
def get_players_count(_: DuelState, player: int) -> int | None:
    return 1 if player in (0, 1) else None


@native("Duel.GetCurrentPhase", guarded=True)
def get_current_phase(d: DuelState, *_: Any) -> int:
    return d.phase


@native("Duel.IsPhase")
def is_phase(d: DuelState, phase: int) -> bool:
    return d.phase == phase


@native("Duel.IsMainPhase", guarded=True)
def is_main_phase(d: DuelState, *_: Any) -> bool:
    return d.phase in (PHASE_MAIN1, PHASE_MAIN2)


@native("Duel.IsBattlePhase", guarded=True)
def is_battle_phase(d: DuelState, *_: Any) -> bool:
    return PHASE_BATTLE_START <= d.phase <= PHASE_BATTLE


@native("Duel.SkipPhase")
def skip_phase_native(d: DuelState, player: int, phase: int, reset: int, count: int, value: int) -> None:
    if player in (0, 1):
        skip_phase(d, player, phase, reset, count, value)


@native("Duel.CheckPhaseActivity", guarded=True)
def check_phase_activity(d: DuelState, *_: Any) -> bool:
    return bool(d.flow.acted)


@native("Duel.IsAbleToEnterBP", guarded=True)
def is_able_to_enter_bp_native(d: DuelState, *_: Any) -> bool:
    return is_able_to_enter_bp(d)


@native("Duel.IsDuelType")
def is_duel_type(d: DuelState, flags: int) -> bool:
    return d.flags & flags == flags


@native("Duel.GetDuelType", guarded=True)
def get_duel_type(d: DuelState, *_: Any) -> int:
    return d.flags


@native("Duel.GetReasonPlayer", guarded=True)
def get_reason_player(d: DuelState, *_: Any) -> int:
    return d.reason_player


@native("Duel.GetReasonEffect", guarded=True)
def get_reason_effect(d: DuelState, *_: Any) -> Effect | None:
    return d.reason_effect


@native("Duel.EnableGlobalFlag")
def enable_global_flag(_: DuelState, __: object) -> None:
    pass


@native("Duel.Win")
def win(d: DuelState, player: int, reason: int) -> None:
    if player in (0, 1, PLAYER_NONE):
        win_by_effect(d, player, reason & 0xFF)


@native("Duel.Readjust")
@whole_step
def readjust(d: DuelState) -> None:
    adjust_once_more(d)


@native("Duel.AdjustInstantly")
def adjust_instantly(d: DuelState, c: Card | None) -> None:
    if c is not None:
        note_all_negation_reaches(c)
    update_standing(d)


@native("Duel.BreakEffect")
@whole_step
def break_effect_native(d: DuelState) -> None:
    break_effect(d)
    raise_event(d, None, EVENT_BREAK_EFFECT, None, 0, PLAYER_NONE, PLAYER_NONE, 0)
    answer_events(d)


@native("Duel.DisableShuffleCheck")
def disable_shuffle_check(d: DuelState, disable: bool) -> None:
    d.pending.no_shuffling = disable


@native("Duel.DisableSelfDestroyCheck")
def disable_self_destroy_check(d: DuelState, disable: bool) -> None:
    d.pending.self_destruction_off = disable


@native("Duel.AssumeReset")
def assume_reset(d: DuelState) -> None:
    forget_assumptions(d)
