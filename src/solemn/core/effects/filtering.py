"""Asking a script's filter, or value function, about many cards at once.

All of them share one window in which the script may not act, instead of one each: this is where the engine spends its time.
After a script error the answer for that card is no, or 0, and the next card follows.
"""

from collections.abc import Collection
from typing import Any, Final

from solemn.core.effects.calling import first, forget_assumptions, report_failure, truth
from solemn.core.state.data import Callback, Card, DuelState

FEW: Final = 8  # so many cards may be asked about free of charge
COST_OF_A_CARD: Final = 3  # steps, as a native may answer


def charge(d: DuelState, cards: int) -> None:
    """Charge the script's steps for going through so many cards."""
    if cards > FEW and d.spend is not None:
        d.spend(COST_OF_A_CARD * cards)


def accepted(d: DuelState, fn: Callback, cards: list[Card], extra: tuple[Any, ...], limit: int = 0) -> list[Card]:
    """The cards that pass the filter, in their order; with a limit at most that many, and no card after the last of them is asked about."""
    charge(d, len(cards))
    return taken(d, fn, cards, extra, limit)


def taken(d: DuelState, fn: Callback, cards: list[Card], extra: tuple[Any, ...], limit: int = 0) -> list[Card]:
    """As `accepted`, for cards that have been paid for."""
    found: list[Card] = []
    d.only_answering += 1
    d.script_depth += 1
    try:
        _accept(d, fn, cards, extra, limit, found)
    finally:
        close_window(d)
    return found


def _accept(d: DuelState, fn: Callback, cards: list[Card], extra: tuple[Any, ...], limit: int, found: list[Card]) -> None:
    for card in cards:
        try:
            answer = answer_about(fn, card, extra)
        except d.script_error_types as error:
            report_failure(d, error)
            continue
        if answer is True or (answer is not False and answer is not None and truth(answer)):
            found.append(card)
            if len(found) == limit:
                return


def answer_about(fn: Callback, card: Card, extra: tuple[Any, ...]) -> Any:
    """What the function answers about the card; the usual numbers of further arguments need no sequence made for the call."""
    count = len(extra)
    if count == 0:
        return fn(card)
    if count == 1:
        return fn(card, extra[0])
    if count == 2:
        return fn(card, extra[0], extra[1])
    return fn(card, extra[0], extra[1], extra[2]) if count == 3 else fn(card, *extra)


def weighed(d: DuelState, fn: Callback, cards: list[Card], extra: tuple[Any, ...]) -> list[Any]:
    """What a value function returns first for each card, which should be a number."""
    values: list[Any] = []
    charge(d, len(cards))
    d.only_answering += 1
    d.script_depth += 1
    try:
        for card in cards:
            try:
                answer = answer_about(fn, card, extra)
            except d.script_error_types as error:
                report_failure(d, error)
                answer = 0
            values.append(answer if type(answer) is int else first(answer))
    finally:
        close_window(d)
    return values


def sift(d: DuelState, fn: Callback, cards: list[Card], left_out: Collection[Card], extra: tuple[Any, ...], keep: bool) -> None:
    """Take cards out of the list one by one: those that the filter accepts, or with `keep` those that it rejects.

    The filter sees the list as it is so far. It isn't asked about cards in `left_out`: with `keep` they go, else they stay.
    """
    charge(d, len(cards))
    d.only_answering += 1
    d.script_depth += 1
    try:
        at = 0
        while at < len(cards):
            card = cards[at]
            if keep if card in left_out else _takes(d, fn, card, extra) is not keep:
                del cards[at]
            else:
                at += 1
    finally:
        close_window(d)


def _takes(d: DuelState, fn: Callback, card: Card, extra: tuple[Any, ...]) -> bool:
    try:
        return truth(answer_about(fn, card, extra))
    except d.script_error_types as error:
        report_failure(d, error)
        return False


def close_window(d: DuelState) -> None:
    """End a window in which scripts only answer; with the outermost one ends what they assumed."""
    d.only_answering -= 1
    d.script_depth -= 1
    if d.assumed_cards and not d.script_depth:
        forget_assumptions(d)
