"""The flow of a duel: its start, and turn after turn, phase after phase.

`run` performs one step after the other; `d.flow.step` says which comes next. The start of each phase is such a step, and so is
every move of the turn player in an open Main or Battle Phase. Between steps the state holds everything, so a duel that was saved
while the player was thinking continues when `run` is called again.
"""

from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.chain.windows import open_window
from solemn.core.effects.effect import handler_of, recharge
from solemn.core.effects.queries import player_affected
from solemn.core.lifetimes.ended_effects import forget_ended_effects
from solemn.core.lifetimes.resetting import reset_phase
from solemn.core.moves.paying import draw
from solemn.core.permissions.turn_limits import draw_count
from solemn.core.state.data import FIRST_STEP_OF_A_TURN, ActivityCounter, Card, DuelState
from solemn.core.state.deferred import later, settle
from solemn.core.state.log import DuelOver, emit
from solemn.core.state.raised_events import raise_event
from solemn.core.timing.events import answer_events, leave_instant_event
from solemn.core.turn.open_battle_phase import (
    battle_step,
    battle_step_options,
    forget_attacks,
    forget_attacks_of,
    forget_triggers,
    skip_battle_phase,
)
from solemn.core.turn.open_main_phase import TO_END, main_phase, main_phase_options
from solemn.core.turn.phases import offer_phase_effects
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
DRAW_PHASE: Final = FIRST_STEP_OF_A_TURN
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

_THIS_TURN: Final = STATUS_SUMMON_TURN | STATUS_FLIP_SUMMON_TURN | STATUS_SPSUMMON_TURN | STATUS_SET_TURN | STATUS_FORM_CHANGED
_FULL_HAND: Final = 5


def begin_at(d: DuelState, player: int, step: int) -> None:
    """Let the duel begin in a turn of this player, at this step of it (DRAW_PHASE to END_PHASE). Call it before `run`.

    The turn is the first one that fits: turn 1, turn 2 if it is player 1's, turn 3 if player 0 is to be able to attack.
    """
    d.flow.first_step = step
    before = 1 if player == 1 else 2 if step >= BATTLE_PHASE_START else 0
    d.turn, d.flow.turns_of[:] = before, [(before + 1) // 2, before // 2]
    d.turn_player = 1 - player if before else player


def offer_anew(d: DuelState) -> None:
    """Work out again what the turn player may do, if that is being asked: the cards in the hand or on the field have changed."""
    if d.flow.offers is not None:
        d.flow.offers = battle_step_options(d) if d.flow.step == BATTLE_STEP else main_phase_options(d)


def run(d: DuelState) -> None:
    """Play the duel from where its flow stands until somebody has won. Decisions go through `DuelState.asker`."""
    try:
        while d.flow.step != OVER:
            if d.on_step is not None:
                d.on_step()
            _STEPS[d.flow.step](d)
            settle(d)
    except DuelOver:
        d.pending.due.clear()
        d.flow.step = OVER


# -- start of the duel and of a turn


def _duel_start(d: DuelState) -> None:
    """Both players draw their first hands."""
    d.pending.shuffle_hands = [False, False]
    d.pending.shuffle_decks = [False, False]
    raise_event(d, None, EVENT_STARTUP, None, 0, 0, 0, 0)
    answer_events(d)
    settle(d)
    d.pending.shuffle_hands = [False, False]
    d.pending.shuffle_decks = [False, False]
    for player in (0, 1):
        if d.players[player].first_hand > 0:
            later(d, draw, None, REASON_RULE, PLAYER_NONE, player, d.players[player].first_hand)
    d.flow.step = TURN_START


def _turn_start(d: DuelState) -> None:
    """Begin the next player's turn; everything that is counted by turn starts at zero."""
    _forget_turn(d)
    player = 1 - d.turn_player if d.turn else d.turn_player
    d.turn += 1
    d.flow.turns_of[player] += 1
    d.turn_player = player
    emit(d, "new_turn", player)
    if player_affected(d, player, EFFECT_SKIP_TURN) is not None:
        for phase in (PHASE_DRAW, PHASE_STANDBY, PHASE_END):
            reset_phase(d, phase)
        put_right(d)
        d.flow.step = TURN_END
        return
    d.flow.hand_limit_met = False
    d.flow.step, d.flow.first_step = d.flow.first_step, DRAW_PHASE
    if d.flow.step == DRAW_PHASE:
        _enter(d, PHASE_DRAW)
    put_right(d)


def _forget_turn(d: DuelState) -> None:
    forget_ended_effects(d)
    d.limits.uses.clear()
    for p in d.players:
        for card in p.mzone:
            if card is not None:
                _forget_monsters_turn(card)
        for card in p.szone:
            if card is not None:
                card.status &= ~STATUS_SET_TURN
                card.indestructible_counts.clear()
    _zero_counts(d)
    d.flow.end_turn_now = False
    d.limits.special_taken_back = False
    for e in tuple(d.effects.rechargeable):
        if not e.flag & EFFECT_FLAG_NO_TURN_RESET:
            recharge(e)
    _zero_script_counters(d)


def _forget_monsters_turn(card: Card) -> None:
    card.status &= ~_THIS_TURN
    card.indestructible_counts.clear()
    forget_attacks_of(card)
    card.attacks_all = 1


def _zero_counts(d: DuelState) -> None:
    for count in (
        d.limits.summons,
        d.limits.normal_ones,
        d.limits.flip_ones,
        d.limits.special_ones,
        d.limits.special_negated,
        d.limits.attacks,
        d.limits.battle_phases,
        d.limits.battles,
        d.limits.normal_summons,
        d.limits.extra_summons,
    ):
        count[0] = count[1] = 0
    for once in (d.limits.once_named0, d.limits.once_named1, d.limits.once_negated0, d.limits.once_negated1):
        once.clear()


def _zero_script_counters(d: DuelState) -> None:
    kinds: tuple[dict[int, ActivityCounter], ...] = (
        d.limits.counting_summons,
        d.limits.counting_normal,
        d.limits.counting_special,
        d.limits.counting_flip,
        d.limits.counting_attacks,
        d.limits.counting_links,
    )
    for counters in kinds:
        for counter in counters.values():
            counter.amount0 = counter.amount1 = 0
    for e in d.effects.spsummon_count:
        if not e.flag & EFFECT_FLAG_NO_TURN_RESET:
            card = handler_of(e)
            card.times_summoned = (0, 0)
            card.times_taken_back = (0, 0)


def _enter(d: DuelState, phase: int) -> None:
    """Begin a phase and raise its event."""
    d.phase = phase
    d.flow.acted = False
    _tell(d, EVENT_PHASE_START + phase)
    settle(d)


def _tell(d: DuelState, code: int) -> None:
    _raise(d, code)
    answer_events(d)


def _raise(d: DuelState, code: int) -> None:
    raise_event(d, None, code, None, 0, 0, d.turn_player, 0)


def _triggers_wait(d: DuelState) -> bool:
    return bool(d.events.forced_triggers or d.events.optional_triggers)


def _window(d: DuelState, only_events: bool = False) -> None:
    open_window(d, only_events=only_events)
    settle(d)


# -- Draw and Standby Phase


def _draw_phase(d: DuelState) -> None:
    forget_triggers(d)
    d.flow.step = STANDBY_PHASE
    if player_affected(d, d.turn_player, EFFECT_SKIP_DP) is not None or d.flow.end_turn_now:
        reset_phase(d, PHASE_DRAW)
        put_right(d)
        return
    emit(d, "phase", d.phase)
    _raise(d, EVENT_PREDRAW)
    leave_instant_event(d)
    triggered = _triggers_wait(d)
    settle(d)
    if triggered:
        _window(d, only_events=True)
    count = _cards_to_draw(d)
    if count > 0:
        draw(d, None, REASON_RULE, d.turn_player, d.turn_player, count)
        settle(d)
        _window(d)
    offer_phase_effects(d, PHASE_DRAW)


def _cards_to_draw(d: DuelState) -> int:
    """How many cards the Draw Phase brings. Under today's rules the first player does not draw on the first turn."""
    if not d.flags & DUEL_1ST_TURN_DRAW and d.turn <= 1:
        return 0
    count = draw_count(d, d.turn_player)
    if count > 0 and d.flags & DUEL_DRAW_UNTIL_5:
        count = max(_FULL_HAND - len(d.players[d.turn_player].hand), count)
    return count


def _pass_over(d: DuelState, phase: int) -> None:
    """The phase is skipped; what lasts until it ends then ends all the same."""
    d.phase = phase
    d.flow.acted = False
    reset_phase(d, phase)
    put_right(d)


def _standby_phase(d: DuelState) -> None:
    d.flow.step = MAIN_PHASE_1_START
    forget_triggers(d)
    if d.flags & DUEL_NO_STANDBY_PHASE or player_affected(d, d.turn_player, EFFECT_SKIP_SP) is not None or d.flow.end_turn_now:
        _pass_over(d, PHASE_STANDBY)
        return
    emit(d, "phase", PHASE_STANDBY)
    _enter(d, PHASE_STANDBY)
    latest = d.events.instant[-1].code if d.events.instant else 0
    if _triggers_wait(d) or latest != EVENT_PHASE_START + PHASE_STANDBY:
        _window(d)
    offer_phase_effects(d, PHASE_STANDBY)


# -- Main Phases


def _main_phase_1_start(d: DuelState) -> None:
    _enter(d, PHASE_MAIN1)
    put_right(d)
    settle(d)
    forget_triggers(d)
    emit(d, "phase", d.phase)
    d.flow.step = MAIN_PHASE_1


def _main_phase_1(d: DuelState) -> None:
    way_out = main_phase(d)
    if way_out is not None:
        d.flow.step = END_PHASE if way_out == TO_END else BATTLE_PHASE_START


def _main_phase_2_start(d: DuelState) -> None:
    _enter(d, PHASE_MAIN2)
    put_right(d)
    settle(d)
    if _triggers_wait(d):
        _window(d)
    forget_triggers(d)
    emit(d, "phase", d.phase)
    d.flow.may_shuffle = True
    d.flow.step = MAIN_PHASE_2


def _main_phase_2(d: DuelState) -> None:
    if main_phase(d) is not None:
        d.flow.step = END_PHASE


# -- Battle Phase


def _battle_phase_start(d: DuelState) -> None:
    d.phase = PHASE_BATTLE_START
    forget_triggers(d)
    d.flow.acted = False
    d.limits.battle_phases[d.turn_player] += 1
    emit(d, "phase", d.phase)
    if player_affected(d, d.turn_player, EFFECT_SKIP_BP) is not None or d.flow.end_turn_now:
        skip_battle_phase(d)
        d.flow.step = END_PHASE
        return
    _enter(d, PHASE_BATTLE_START)
    put_right(d)
    settle(d)
    if _triggers_wait(d):
        _window(d)
    offer_phase_effects(d, PHASE_BATTLE_START)
    settle(d)
    d.phase = PHASE_BATTLE_STEP
    forget_triggers(d)
    d.flow.acted = False
    d.battle.chain_attack = False
    d.flow.step = BATTLE_STEP


def _battle_step(d: DuelState) -> None:
    end = battle_step(d)
    if end is None:
        return
    if end.again and not d.flow.second_battle_phase:
        d.flow.second_battle_phase = True
        forget_attacks(d)
        d.flow.step = BATTLE_PHASE_START
        return
    d.flow.second_battle_phase = False
    if d.flags & DUEL_NO_MAIN_PHASE_2:
        put_right(d)
        d.flow.step = END_PHASE
        return
    d.flow.skip_main2 = end.to_end or d.flow.end_turn_now
    d.flow.step = MAIN_PHASE_2_START


# -- End Phase


def _end_phase(d: DuelState) -> None:
    d.flow.step = TURN_END
    if player_affected(d, d.turn_player, EFFECT_SKIP_EP) is not None:
        _pass_over(d, PHASE_END)
        return
    emit(d, "phase", PHASE_END)
    _enter(d, PHASE_END)
    put_right(d)
    settle(d)
    if _triggers_wait(d):
        _window(d)
    forget_triggers(d)
    offer_phase_effects(d, PHASE_END)


def _turn_end(d: DuelState) -> None:
    _tell(d, EVENT_TURN_END)
    put_right(d)
    settle(d)
    forget_triggers(d)
    d.flow.step = TURN_START


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
