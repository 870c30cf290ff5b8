"""Running the functions that a script gave an effect as its cost, target and operation."""

from typing import Any

from solemn.core.effects.calling import perform, to_int
from solemn.core.effects.effect import handler_of
from solemn.core.effects.step_bound import take_step
from solemn.core.state.data import Callback, DuelState, Effect, Event
from solemn.core.state.deferred import settle
from solemn.core.state.log import emit
from solemn.core.timing.shuffling import shuffle_searched


def execute_cost(d: DuelState, e: Effect, player: int, event: Event) -> int:
    """Let `player` pay the cost of the effect; returns the number that the script returned (0 without a cost)."""
    if e.cost is None:
        return 0
    emit(d, ".cost", e)
    return _execute(d, e.cost, e, player, event, 1)


def execute_target(d: DuelState, e: Effect, player: int, event: Event, *extra: Any) -> int:
    """Let `player` choose the targets of the effect; returns the number that the script returned (0 without a target function)."""
    return 0 if e.target is None else _execute(d, e.target, e, player, event, 1, *extra)


def execute_operation(d: DuelState, e: Effect, player: int, event: Event, *extra: Any) -> int:
    """Apply the effect for `player`; returns the number that the script returned (0 without an operation)."""
    return 0 if e.operation is None else _execute(d, e.operation, e, player, event, *extra)


def _execute(d: DuelState, fn: Callback, e: Effect, player: int, event: Event, *tail: Any) -> int:
    take_step(d, e)
    settle(d)
    if (e, fn) in d.running:
        d.script_errors.append(f"effect {e.number} of card {handler_of(e).printed.code} sets itself off")
        return 0
    if d.operation_depth == 0:
        d.pending.shuffle_decks = [False, False]
        d.pending.shuffle_hands = [False, False]
    shuffle_was_off, d.pending.no_shuffling = d.pending.no_shuffling, False
    d.operation_depth += 1
    d.running.append((e, fn))
    result = perform(
        d, fn, e, player,
        e, player, event.cards, event.player, event.value, event.reason_effect, event.reason, event.reason_player, *tail,
    )  # fmt: skip
    d.running.pop()
    d.operation_depth -= 1
    if d.operation_depth == 0:
        shuffle_searched(d)
    d.pending.no_shuffling = shuffle_was_off
    settle(d)
    if type(result) is tuple:
        result = result[-1] if result else 0
    return to_int(result)
