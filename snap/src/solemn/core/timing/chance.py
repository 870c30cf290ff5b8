"""Coins and dice, with the effects that replace a toss or choose its result."""

from collections.abc import Sequence

from solemn.core.effects.effect import handler_player
from solemn.core.state.data import DuelState, Effect, Event
from solemn.core.state.deferred import settle
from solemn.core.state.log import emit
from solemn.core.state.raised_events import raise_event
from solemn.core.state.rng import between
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.events import process_instant_event, solve_continuous
from solemn.spec.constants import (
    COIN_HEADS,
    COIN_TAILS,
    EFFECT_TOSS_COIN_CHOOSE,
    EFFECT_TOSS_COIN_REPLACE,
    EFFECT_TOSS_DICE_CHOOSE,
    EFFECT_TOSS_DICE_REPLACE,
    EVENT_TOSS_COIN,
    EVENT_TOSS_COIN_NEGATE,
    EVENT_TOSS_DICE,
    EVENT_TOSS_DICE_NEGATE,
)


def toss_coins(d: DuelState, reason_effect: Effect | None, reason_player: int, player: int, count: int) -> None:
    """Toss coins; the results lie in `d.coin_results`, 1 for heads."""
    event = _toss_event(reason_effect, reason_player, player, count)
    d.coin_results = []
    if _replaced(d, EFFECT_TOSS_COIN_REPLACE, event, d.coin_results, count):
        return
    if not _replaced(d, EFFECT_TOSS_COIN_CHOOSE, event, d.coin_results, count):
        d.coin_results = [between(d, 0, 1) for _ in range(count)]
    emit(d, "coin", player, *d.coin_results[:count])
    raise_event(d, None, EVENT_TOSS_COIN_NEGATE, reason_effect, 0, reason_player, player, count)
    process_instant_event(d)
    heads, tails = d.coin_results.count(COIN_HEADS), d.coin_results.count(COIN_TAILS)
    raise_event(d, None, EVENT_TOSS_COIN, reason_effect, 0, reason_player, player, (tails << 16) | (heads << 8) | count)
    process_instant_event(d)


def roll_dice(d: DuelState, reason_effect: Effect | None, reason_player: int, player: int, count: int, other_count: int) -> None:
    """Roll dice: `count` of the player's, `other_count` of the opponent's; the results lie in `d.dice_results`."""
    packed = count + (other_count << 16)
    event = _toss_event(reason_effect, reason_player, player, packed)
    d.dice_results = []
    if _replaced(d, EFFECT_TOSS_DICE_REPLACE, event, d.dice_results, count + other_count):
        return
    if not _replaced(d, EFFECT_TOSS_DICE_CHOOSE, event, d.dice_results, count + other_count):
        d.dice_results = [between(d, 1, 6) for _ in range(count + other_count)]
    emit(d, "dice", player, *d.dice_results[:count])
    if other_count > 0:
        emit(d, "dice", 1 - player, *d.dice_results[count : count + other_count])
    for code in (EVENT_TOSS_DICE_NEGATE, EVENT_TOSS_DICE):
        raise_event(d, None, code, reason_effect, 0, reason_player, player, packed)
        process_instant_event(d)


def _toss_event(reason_effect: Effect | None, reason_player: int, player: int, amount: int) -> Event:
    event = Event()
    event.player = player
    event.value = amount
    event.reason_effect = reason_effect
    event.reason_player = reason_player
    return event


def _replaced(d: DuelState, code: int, event: Event, results: list[int], count: int) -> bool:
    """Let the first effect of this code that can do so see to the toss; it finds `count` results to set."""
    found: Sequence[Effect] = d.effects.continuous.get(code, ())
    for e in found:
        player = handler_player(e)
        if why_not_activate(e, player, event) is None:
            results.extend([0] * count)
            solve_continuous(d, player, e, event)
            settle(d)
            return True
    return False
