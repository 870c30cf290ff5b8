"""What ends a moment: "then" in an effect, and the end of the duel."""

from typing import Final

from solemn.core.effects.effect import handler_of, in_range_at_activation
from solemn.core.effects.queries import player_affected
from solemn.core.state.data import ChainLink, DuelState, Effect
from solemn.core.state.log import DuelOver, emit, place_of
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    DUEL_RELAY,
    EFFECT_CANNOT_LOSE_DECK,
    EFFECT_CANNOT_LOSE_LP,
    EFFECT_FLAG_DELAY,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_TYPE_FIELD,
    PLAYER_NONE,
    TIMING_DAMAGE_CAL,
    TIMING_DAMAGE_STEP,
)

NOBODY_YET: Final = 5  # `TurnFlow.winner` while the duel goes on
LIFE_POINTS: Final = 1
NO_CARD_TO_DRAW: Final = 2


def break_effect(d: DuelState) -> None:
    """Separate what follows from what came before, so that optional "when" effects miss their timing. Ends the duel if it is won.

    Cards that must destroy themselves are left for the end of the step under way.
    """
    set_apart(d)
    if not d.flags & DUEL_RELAY:
        check_win(d)


def set_apart(d: DuelState, forget_sent: bool = True) -> None:
    """The first half of `break_effect`: the separation, without the question whether the duel is won."""
    if forget_sent:
        d.pending.sent_just_now.clear()
    keep_damage_step_hints(d)
    _miss_timing(d)
    d.chaining.passed_events += [event.code for event in d.events.instant]
    d.events.instant.clear()
    update_standing(d)


def keep_damage_step_hints(d: DuelState) -> None:
    """Drop the hint timings, which tell a player when a response might be wanted, except those of the Damage Step."""
    d.chaining.hint_times[0] &= TIMING_DAMAGE_STEP | TIMING_DAMAGE_CAL
    d.chaining.hint_times[1] &= TIMING_DAMAGE_STEP | TIMING_DAMAGE_CAL


def _miss_timing(d: DuelState) -> None:
    waiting = d.events.optional_triggers
    late = [link for link in waiting if not link.effect.flag & EFFECT_FLAG_DELAY]
    if late:
        d.events.optional_triggers = [link for link in waiting if link.effect.flag & EFFECT_FLAG_DELAY]
        for link in late:
            _tell_missed(d, link)


def _tell_missed(d: DuelState, link: ChainLink) -> None:
    e = link.effect
    if e.flag & EFFECT_FLAG_FIELD_ONLY or not e.type & EFFECT_TYPE_FIELD or in_range_at_activation(e, link):
        card = handler_of(e)
        emit(d, ".missed_timing", card, e, _what_came_after(d))
        emit(d, "missed_timing", place_of(card), card.printed.code)


def _what_came_after(d: DuelState) -> Effect | None:
    """The effect that goes on with the part after its "then", or whose link resolves now."""
    if d.reason_effect is not None or not d.chain:
        return d.reason_effect
    return d.chain[-1].effect


# --- victory


def check_win(d: DuelState) -> None:
    """End the duel (DuelOver) if somebody has won it."""
    won = announce_win(d)
    if won is not None:
        d.flow.winner, d.flow.won_by = won
        raise DuelOver


def announce_win(d: DuelState) -> tuple[int, int] | None:
    """Announce the winner (PLAYER_NONE: a draw) and the reason, and return both; None while nobody has won."""
    if d.flow.end_turn_now:
        return None
    won = _verdict(d)
    if won is None and d.flow.winner != NOBODY_YET:
        won = d.flow.winner, d.flow.won_by
    if won is not None:
        d.pending.overdrawn = [False, False]
        d.flow.winner, d.flow.won_by = NOBODY_YET, 0
        emit(d, "win", *won)
    return won


def _verdict(d: DuelState) -> tuple[int, int] | None:
    first, second = d.players
    if first.lp > 0 and second.lp > 0 and not d.pending.overdrawn[0] and not d.pending.overdrawn[1]:
        return None
    ways = (
        (LIFE_POINTS, EFFECT_CANNOT_LOSE_LP, (first.lp <= 0, second.lp <= 0)),
        (NO_CARD_TO_DRAW, EFFECT_CANNOT_LOSE_DECK, (d.pending.overdrawn[0], d.pending.overdrawn[1])),
    )
    won: tuple[int, int] | None = None
    for player in (0, 1):
        for reason, safe, lost in ways:
            if lost[player] and not lost[1 - player] and player_affected(d, player, safe) is None:
                won = 1 - player, reason
    for reason, safe, lost in ways:
        if lost[0] and lost[1]:
            won = _both_lost(d, reason, safe) or won
    return won


def _both_lost(d: DuelState, reason: int, safe: int) -> tuple[int, int] | None:
    spared = [player for player in (0, 1) if player_affected(d, player, safe) is not None]
    if len(spared) == 2:
        return None
    return (spared[0] if spared else PLAYER_NONE), reason
