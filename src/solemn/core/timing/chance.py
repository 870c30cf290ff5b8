"""Coins and dice, with the effects that replace a toss or choose its result."""

from collections.abc import Sequence

from solemn.core.effects.effect import handler_player
from solemn.core.state.data import DuelState, Effect, Event
from solemn.core.state.deferred import settle
from solemn.core.state.log import emit
from solemn.core.state.raised_events import raise_event
from solemn.core.state.rng import between
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.events import answer_events, apply_continuous
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
    """Let the player toss `count` coins; the results are left in `d.tossed.coins`, 1 for heads."""
    event = _toss_event(reason_effect, reason_player, player, count)
    d.tossed.coins = []
    if _replaced(d, EFFECT_TOSS_COIN_REPLACE, event, d.tossed.coins, count):
        return
    if not _replaced(d, EFFECT_TOSS_COIN_CHOOSE, event, d.tossed.coins, count):
        d.tossed.coins = [_next(d, d.tossed.coins_to_come, 0, 1) for _ in range(count)]
    emit(d, "coin", player, *d.tossed.coins[:count])
    raise_event(d, None, EVENT_TOSS_COIN_NEGATE, reason_effect, 0, reason_player, player, count)
    answer_events(d)
    heads, tails = d.tossed.coins.count(COIN_HEADS), d.tossed.coins.count(COIN_TAILS)
    raise_event(d, None, EVENT_TOSS_COIN, reason_effect, 0, reason_player, player, (tails << 16) | (heads << 8) | count)
    answer_events(d)


def _next(d: DuelState, to_come: list[int], low: int, high: int) -> int:
    """The next result: one that was set, else by chance."""
    return to_come.pop(0) if to_come else between(d, low, high)


def roll_dice(d: DuelState, reason_effect: Effect | None, reason_player: int, player: int, count: int, other_count: int) -> None:
    """Roll `count` dice of the player and `other_count` of the opponent; the results, 1 to 6, are left in `d.tossed.dice`."""
    packed = count + (other_count << 16)
    event = _toss_event(reason_effect, reason_player, player, packed)
    d.tossed.dice = []
    if _replaced(d, EFFECT_TOSS_DICE_REPLACE, event, d.tossed.dice, count + other_count):
        return
    if not _replaced(d, EFFECT_TOSS_DICE_CHOOSE, event, d.tossed.dice, count + other_count):
        d.tossed.dice = [_next(d, d.tossed.dice_to_come, 1, 6) for _ in range(count + other_count)]
    emit(d, "dice", player, *d.tossed.dice[:count])
    if other_count > 0:
        emit(d, "dice", 1 - player, *d.tossed.dice[count : count + other_count])
    for code in (EVENT_TOSS_DICE_NEGATE, EVENT_TOSS_DICE):
        raise_event(d, None, code, reason_effect, 0, reason_player, player, packed)
        answer_events(d)


def _toss_event(reason_effect: Effect | None, reason_player: int, player: int, amount: int) -> Event:
    event = Event()
    event.player = player
    event.value = amount
    event.reason_effect = reason_effect
    event.reason_player = reason_player
    return event


def _replaced(d: DuelState, code: int, event: Event, results: list[int], count: int) -> bool:
    """Let the first effect with this code that can be applied perform the toss; it finds `count` results to fill in. True if one did."""
    found: Sequence[Effect] = d.effects.continuous.get(code, ())
    for e in found:
        player = handler_player(e)
        if why_not_activate(e, player, event) is None:
            results.extend([0] * count)
            apply_continuous(d, player, e, event)
            settle(d)
            return True
    return False
