"""The flow of a duel: its start, and turn after turn, phase after phase.

`run` does one step after the other; which one comes next is `DuelState.flow`. The start of each phase is such a step, and so
is every move of the turn player in an open Main or Battle Phase: there all that counts lies in the state, and a duel that was
saved while the player thought goes on when `run` is entered anew.
"""

from typing import Final

from solemn.core.adjustment.adjusting import adjust_all
from solemn.core.chain.windows import point_event
from solemn.core.effects.effect import handler_of, recharge
from solemn.core.effects.queries import player_affected
from solemn.core.lifetimes.ended_effects import forget_ended_effects
from solemn.core.lifetimes.resetting import reset_phase
from solemn.core.moves.paying import draw
from solemn.core.permissions.tallies import draw_count
from solemn.core.state.data import ActivityCounter, Card, DuelState
from solemn.core.state.deferred import later, settle
from solemn.core.state.log import DuelOver, emit
from solemn.core.state.raised_events import raise_event
from solemn.core.timing.events import leave_instant_event, process_instant_event
from solemn.core.turn.open_battle_phase import battle_step, forget_attacks, forget_attacks_of, forget_triggers, skip_battle_phase
from solemn.core.turn.open_main_phase import TO_END, main_phase
from solemn.core.turn.phases import phase_event
from solemn.spec.constants import (
    DUEL_1ST_TURN_DRAW,
    DUEL_DRAW_UNTIL_5,
    DUEL_NO_MAIN_PHASE_2,
    DUEL_NO_STANDBY_PHASE,
    EFFECT_FLAG_NO_TURN_RESET,
    EFFECT_SKIP_BP,
    EFFECT_SKIP_DP,
    EFFECT_SKIP_EP,
    EFFECT_SKIP_SP,
    EFFECT_SKIP_TURN,
    EVENT_PHASE_START,
    EVENT_PREDRAW,
    EVENT_STARTUP,
    EVENT_TURN_END,
    PHASE_BATTLE_START,
    PHASE_BATTLE_STEP,
    PHASE_DRAW,
    PHASE_END,
    PHASE_MAIN1,
    PHASE_MAIN2,
    PHASE_STANDBY,
    PLAYER_NONE,
    REASON_RULE,
    STATUS_FLIP_SUMMON_TURN,
    STATUS_FORM_CHANGED,
    STATUS_SET_TURN,
    STATUS_SPSUMMON_TURN,
    STATUS_SUMMON_TURN,
)

# the steps of the flow
DUEL_START: Final = 0
TURN_START: Final = 1
DRAW_PHASE: Final = 2
STANDBY_PHASE: Final = 3
MAIN_PHASE_1_START: Final = 4
MAIN_PHASE_1: Final = 5
BATTLE_PHASE_START: Final = 6
BATTLE_STEP: Final = 7
MAIN_PHASE_2_START: Final = 8
MAIN_PHASE_2: Final = 9
END_PHASE: Final = 10
TURN_END: Final = 11
OVER: Final = 12

_THIS_TURN = STATUS_SUMMON_TURN | STATUS_FLIP_SUMMON_TURN | STATUS_SPSUMMON_TURN | STATUS_SET_TURN | STATUS_FORM_CHANGED
_FULL_HAND = 5


def run(d: DuelState) -> None:
    """Play the duel from where its flow stands until somebody has won. Decisions go through `DuelState.asker`."""
    try:
        while d.flow != OVER:
            if d.on_step is not None:
                d.on_step()
            _STEPS[d.flow](d)
            settle(d)
    except DuelOver:
        d.due.clear()
        d.flow = OVER


# -- start of the duel and of a turn


def _duel_start(d: DuelState) -> None:
    """Both players draw their first hands."""
    d.shuffle_hand_check = [False, False]
    d.shuffle_deck_check = [False, False]
    raise_event(d, None, EVENT_STARTUP, None, 0, 0, 0, 0)
    process_instant_event(d)
    settle(d)
    d.shuffle_hand_check = [False, False]
    d.shuffle_deck_check = [False, False]
    for player in (0, 1):
        if d.players[player].start_count > 0:
            later(d, draw, None, REASON_RULE, PLAYER_NONE, player, d.players[player].start_count)
    d.flow = TURN_START


def _turn_start(d: DuelState) -> None:
    """The next player's turn begins: what counts by turn starts from zero."""
    _forget_turn(d)
    player = 1 - d.turn_player if d.turn else d.turn_player
    d.turn += 1
    d.turn_by_player[player] += 1
    d.turn_player = player
    emit(d, "new_turn", player)
    if player_affected(d, player, EFFECT_SKIP_TURN) is not None:
        for phase in (PHASE_DRAW, PHASE_STANDBY, PHASE_END):
            reset_phase(d, phase)
        adjust_all(d)
        d.flow = TURN_END
        return
    d.hand_adjusted = False
    _enter(d, PHASE_DRAW)
    adjust_all(d)
    d.flow = DRAW_PHASE


def _forget_turn(d: DuelState) -> None:
    forget_ended_effects(d)
    d.count_codes.clear()
    for p in d.players:
        for card in p.mzone:
            if card is not None:
                _forget_monsters_turn(card)
        for card in p.szone:
            if card is not None:
                card.status &= ~STATUS_SET_TURN
                card.indestructible_counts.clear()
    _zero_counts(d)
    d.force_turn_end = False
    d.spsummon_rst = False
    for e in tuple(d.effects.rechargeable):
        if not e.flag & EFFECT_FLAG_NO_TURN_RESET:
            recharge(e)
    _zero_script_counters(d)


def _forget_monsters_turn(card: Card) -> None:
    card.status &= ~_THIS_TURN
    card.indestructible_counts.clear()
    forget_attacks_of(card)
    card.attack_all_target = 1


def _zero_counts(d: DuelState) -> None:
    for count in (
        d.summon_state_count,
        d.normalsummon_state_count,
        d.flipsummon_state_count,
        d.spsummon_state_count,
        d.spsummon_state_count_rst,
        d.attack_state_count,
        d.battle_phase_count,
        d.battled_count,
        d.summon_count,
        d.extra_summon,
    ):
        count[0] = count[1] = 0
    for once in (d.spsummon_once0, d.spsummon_once1, d.spsummon_once_rst0, d.spsummon_once_rst1):
        once.clear()


def _zero_script_counters(d: DuelState) -> None:
    kinds: tuple[dict[int, ActivityCounter], ...] = (
        d.summon_counter,
        d.normalsummon_counter,
        d.spsummon_counter,
        d.flipsummon_counter,
        d.attack_counter,
        d.chain_counter,
    )
    for counters in kinds:
        for counter in counters.values():
            counter.amount0 = counter.amount1 = 0
    for e in d.effects.spsummon_count:
        if not e.flag & EFFECT_FLAG_NO_TURN_RESET:
            card = handler_of(e)
            card.spsummon_counter = (0, 0)
            card.spsummon_counter_rst = (0, 0)


def _enter(d: DuelState, phase: int) -> None:
    """Let a phase begin and tell so."""
    d.phase = phase
    d.phase_action = False
    _tell(d, EVENT_PHASE_START + phase)
    settle(d)


def _tell(d: DuelState, code: int) -> None:
    _raise(d, code)
    process_instant_event(d)


def _raise(d: DuelState, code: int) -> None:
    raise_event(d, None, code, None, 0, 0, d.turn_player, 0)


def _triggers_wait(d: DuelState) -> bool:
    return bool(d.events.new_fchain or d.events.new_ochain)


def _window(d: DuelState, skip_freechain: bool = False) -> None:
    point_event(d, False, skip_freechain, False)
    settle(d)


# -- Draw and Standby Phase


def _draw_phase(d: DuelState) -> None:
    forget_triggers(d)
    d.flow = STANDBY_PHASE
    if player_affected(d, d.turn_player, EFFECT_SKIP_DP) is not None or d.force_turn_end:
        reset_phase(d, PHASE_DRAW)
        adjust_all(d)
        return
    emit(d, "phase", d.phase)
    _raise(d, EVENT_PREDRAW)
    leave_instant_event(d)
    triggered = _triggers_wait(d)
    settle(d)
    if triggered:
        _window(d, skip_freechain=True)
    count = _cards_to_draw(d)
    if count > 0:
        draw(d, None, REASON_RULE, d.turn_player, d.turn_player, count)
        settle(d)
        _window(d)
    phase_event(d, PHASE_DRAW)


def _cards_to_draw(d: DuelState) -> int:
    """By today's rules the first player does not draw in the first turn."""
    if not d.flags & DUEL_1ST_TURN_DRAW and d.turn <= 1:
        return 0
    count = draw_count(d, d.turn_player)
    if count > 0 and d.flags & DUEL_DRAW_UNTIL_5:
        count = max(_FULL_HAND - len(d.players[d.turn_player].hand), count)
    return count


def _standby_phase(d: DuelState) -> None:
    d.flow = MAIN_PHASE_1_START
    forget_triggers(d)
    if d.flags & DUEL_NO_STANDBY_PHASE or player_affected(d, d.turn_player, EFFECT_SKIP_SP) is not None or d.force_turn_end:
        d.phase = PHASE_STANDBY
        d.phase_action = False
        reset_phase(d, PHASE_STANDBY)
        adjust_all(d)
        return
    emit(d, "phase", PHASE_STANDBY)
    _enter(d, PHASE_STANDBY)
    latest = d.events.instant[-1].code if d.events.instant else 0
    if _triggers_wait(d) or latest != EVENT_PHASE_START + PHASE_STANDBY:
        _window(d)
    phase_event(d, PHASE_STANDBY)


# -- Main Phases


def _main_phase_1_start(d: DuelState) -> None:
    _enter(d, PHASE_MAIN1)
    adjust_all(d)
    settle(d)
    forget_triggers(d)
    emit(d, "phase", d.phase)
    d.flow = MAIN_PHASE_1


def _main_phase_1(d: DuelState) -> None:
    way_out = main_phase(d)
    if way_out is not None:
        d.flow = END_PHASE if way_out == TO_END else BATTLE_PHASE_START


def _main_phase_2_start(d: DuelState) -> None:
    _enter(d, PHASE_MAIN2)
    adjust_all(d)
    settle(d)
    if _triggers_wait(d):
        _window(d)
    forget_triggers(d)
    emit(d, "phase", d.phase)
    d.can_shuffle = True
    d.flow = MAIN_PHASE_2


def _main_phase_2(d: DuelState) -> None:
    if main_phase(d) is not None:
        d.flow = END_PHASE


# -- Battle Phase


def _battle_phase_start(d: DuelState) -> None:
    d.phase = PHASE_BATTLE_START
    forget_triggers(d)
    d.phase_action = False
    d.battle_phase_count[d.turn_player] += 1
    emit(d, "phase", d.phase)
    if player_affected(d, d.turn_player, EFFECT_SKIP_BP) is not None or d.force_turn_end:
        skip_battle_phase(d)
        d.flow = END_PHASE
        return
    _enter(d, PHASE_BATTLE_START)
    adjust_all(d)
    settle(d)
    if _triggers_wait(d):
        _window(d)
    phase_event(d, PHASE_BATTLE_START)
    settle(d)
    d.phase = PHASE_BATTLE_STEP
    forget_triggers(d)
    d.phase_action = False
    d.battle.chain_attack = False
    d.flow = BATTLE_STEP


def _battle_step(d: DuelState) -> None:
    end = battle_step(d)
    if end is None:
        return
    if end.again and not d.second_battle_phase:
        d.second_battle_phase = True
        forget_attacks(d)
        d.flow = BATTLE_PHASE_START
        return
    d.second_battle_phase = False
    if d.flags & DUEL_NO_MAIN_PHASE_2:
        adjust_all(d)
        d.flow = END_PHASE
        return
    d.skip_m2 = end.to_end or d.force_turn_end
    d.flow = MAIN_PHASE_2_START


# -- End Phase


def _end_phase(d: DuelState) -> None:
    d.flow = TURN_END
    if player_affected(d, d.turn_player, EFFECT_SKIP_EP) is not None:
        d.phase = PHASE_END
        d.phase_action = False
        reset_phase(d, PHASE_END)
        adjust_all(d)
        return
    emit(d, "phase", PHASE_END)
    _enter(d, PHASE_END)
    adjust_all(d)
    settle(d)
    if _triggers_wait(d):
        _window(d)
    forget_triggers(d)
    phase_event(d, PHASE_END)


def _turn_end(d: DuelState) -> None:
    _tell(d, EVENT_TURN_END)
    adjust_all(d)
    settle(d)
    forget_triggers(d)
    d.flow = TURN_START


_STEPS: Final = (
    _duel_start,
    _turn_start,
    _draw_phase,
    _standby_phase,
    _main_phase_1_start,
    _main_phase_1,
    _battle_phase_start,
    _battle_step,
    _main_phase_2_start,
    _main_phase_2,
    _end_phase,
    _turn_end,
)
