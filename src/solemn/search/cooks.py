"""Other solutions of a puzzle (cooks), and cards that it is solved without."""

import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from solemn.core.state.data import Card
from solemn.duel.errors import DuelError
from solemn.search.leaving_out import card_left_out, own_cards
from solemn.search.lines import Choice, follow, shortened, signs_of
from solemn.search.options import Sign
from solemn.search.rollouts import Rollouts
from solemn.search.solving import Task

_MOST: Final = 12  # solutions that are told
_LEAST: Final = 0.5  # seconds for a set-up with one card less
_ACTIVATES: Final = "activate"
_AWAY: Final = 3.0

Kind = tuple[tuple[str, int, int], ...]


class Needless(NamedTuple):
    """Cards of the set-up without any one of which the goal is still reached, and passcodes of those that cannot be left out by themselves.

    Of copies in one pile it says how many can be missed one at a time, not which.
    """

    cards: list[Card]
    unasked: list[int]


def cooks(task: Task, answers: list[Any], seconds: float) -> Iterator[list[Any]]:
    """Solutions that make other moves than the one that is known: the answers of each, shortened.

    Two lines with the same moves in another order are one solution, and so are lines that differ in zones and targets alone.
    """
    until = time.monotonic() + seconds
    duel = task.load()
    goal, begin = task.goal(duel), duel.save()
    line = shortened(duel, begin, goal, answers)
    known = {_kind(line)}
    duel.restore(begin)
    search = Rollouts(duel, goal, task.seed, passive=task.passive, collects=True)
    search.graph.shunned |= _moves_of(line)
    seen: set[Kind] = set()
    looked_at, found = 0, 0
    while found < _MOST and time.monotonic() < until and not search.is_settled:
        search.round(until, 0)
        for other in search.graph.collected[looked_at:]:
            looked_at += 1
            if found == _MOST or time.monotonic() > until:
                return
            played = follow(duel, begin, goal, signs_of(duel, begin, other))
            if played is None or _kind(played) in seen:
                continue
            seen.add(_kind(played))
            line = shortened(duel, begin, goal, other)
            if _kind(line) in known:
                continue
            known.add(_kind(line))
            search.graph.shunned |= _moves_of(line)
            found += 1
            yield [choice.answer for choice in line]


def _moves_of(line: list[Choice]) -> dict[Sign, float]:
    """The moves of a solution that is known: others lean away from them."""
    return {choice.sign: _AWAY for choice in line if choice.is_move}


def _kind(line: list[Choice]) -> Kind:
    """What the moves of a line do with which cards. A Spell or Trap that is Set first is no other way of using it."""
    moves = [_deed(choice) for choice in line if choice.is_deed]
    used = {move[1] for move in moves if move[0] == _ACTIVATES}
    return tuple(sorted(move for move in moves if not (move[0] == "set_spell_trap" and move[1] in used)))


def _deed(choice: Choice) -> tuple[str, int, int]:
    """The command, the card, and of an activation the effect."""
    sign: Any = choice.sign
    command, *what = sign[1] if choice.is_move else (_ACTIVATES, sign[1])
    code, *_, description, _ = what[0]
    return command, code, description if command == _ACTIVATES else 0


def needless(task: Task, answers: list[Any], seconds: float) -> Needless:
    """The cards without which the same line, or one that is found in the time, reaches the goal; one card is left out at a time."""
    duel = task.load()
    player, begin = task.goal(duel).player, duel.save()
    signs = signs_of(duel, begin, answers)
    cards = own_cards(duel.beginning, player)
    share = max(_LEAST, seconds / max(1, len(cards)))
    found = Needless([], [])
    whole, _ = task.unstarted()
    for number, code in cards:
        try:
            still = _solved_without(task, number, signs, share)
        except DuelError:
            found.unasked.append(code)
            continue
        if still:
            less, _ = task.leaving_out(number).unstarted()
            found.cards.append(card_left_out(whole, less))
    return found


def _solved_without(task: Task, number: int, signs: list[Sign], seconds: float) -> bool:
    less = task.leaving_out(number)
    duel = less.load()
    goal, begin = less.goal(duel), duel.save()
    if follow(duel, begin, goal, signs) is not None:
        return True
    duel.restore(begin)
    return Rollouts(duel, goal, task.seed, passive=task.passive).run(seconds).reached
