"""Calling the functions that scripts registered: conditions, filters and values only answer, operations act.

A script error makes an answer false or 0, and an operation stop where it is; `DuelState.script_failed` hears of it.
"""

from collections.abc import Callable
from typing import Any

from solemn.core.state.data import DuelState, Effect


def first(value: Any) -> Any:
    """The first of a Lua function's results."""
    if type(value) is tuple:
        return value[0] if value else None
    return value


def truth(value: Any) -> bool:
    """Lua's truth of the first result."""
    if type(value) is tuple:
        value = value[0] if value else None
    return value is not None and value is not False


def to_int(value: Any) -> int:
    """A script's number as a whole one: fractions to the nearest, halves away from zero; true 1; all else 0."""
    if type(value) is int:
        return value
    if type(value) is bool:
        return int(value)
    if type(value) is float:
        if value != value or value in (float("inf"), float("-inf")):
            return 0
        return int(value + 0.5) if value >= 0 else -int(0.5 - value)
    return 0


def check(d: DuelState, fn: Callable[..., Any], *args: Any) -> bool:
    """Ask a condition, filter or check; nothing may be done meanwhile."""
    d.only_answering += 1
    d.script_depth += 1
    try:
        value = fn(*args)
    except d.script_error_types as error:
        report_failure(d, error)
        return False
    finally:
        d.only_answering -= 1
        d.script_depth -= 1
        if d.assumed_cards and not d.script_depth:
            forget_assumptions(d)
    if type(value) is tuple:
        value = value[0] if value else None
    return value is not None and value is not False


def value_of(d: DuelState, fn: Callable[..., Any], *args: Any) -> Any:
    """Ask for all results of a script function, as it returns them; None after a script error."""
    d.only_answering += 1
    d.script_depth += 1
    try:
        return fn(*args)
    except d.script_error_types as error:
        report_failure(d, error)
        return None
    finally:
        d.only_answering -= 1
        d.script_depth -= 1
        if d.assumed_cards and not d.script_depth:
            forget_assumptions(d)


def number(d: DuelState, fn: Callable[..., Any], *args: Any) -> int:
    """Ask for one whole number."""
    return to_int(first(value_of(d, fn, *args)))


def numbers(d: DuelState, fn: Callable[..., Any], *args: Any) -> list[int]:
    """Ask for all the whole numbers that a value function returns."""
    value = value_of(d, fn, *args)
    return [to_int(v) for v in value] if type(value) is tuple else [to_int(value)]


def perform(d: DuelState, fn: Callable[..., Any], reason_effect: Effect | None, reason_player: int, *args: Any) -> Any:
    """Let a script act: it may move cards and ask players. Its results come back, None after a script error."""
    before, before_player, silent = d.reason_effect, d.reason_player, d.only_answering
    d.reason_effect, d.reason_player, d.only_answering = reason_effect, reason_player, 0
    d.script_depth += 1
    try:
        return fn(*args)
    except d.script_error_types as error:
        report_failure(d, error)
        return None
    finally:
        d.reason_effect, d.reason_player, d.only_answering = before, before_player, silent
        d.script_depth -= 1
        if d.assumed_cards and not d.script_depth:
            forget_assumptions(d)


def forget_assumptions(d: DuelState) -> None:
    """End what Card.AssumeProperty assumed: it lasts until the outermost script call returns."""
    for card in d.assumed_cards:
        card.assumed.clear()
    d.assumed_cards.clear()


def report_failure(d: DuelState, error: BaseException) -> None:
    """Report a script error; it is raised if nobody listens."""
    if d.script_failed is None:
        raise error
    d.script_failed(error)
