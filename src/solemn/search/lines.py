"""Lines of play: played again by their signs, and made shorter."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

from solemn.core.decisions.kinds import BattleDecision, ChainDecision, IdleDecision
from solemn.duel.facade import Duel
from solemn.duel.positions import Mark
from solemn.search.goals import Goal
from solemn.search.options import PASS, Option, Sign, options_of, passing, sign_of

_LONGEST: Final = 400
_GOES_ON: Final = frozenset({"to_battle", "to_main2", "to_end"})


class Choice(NamedTuple):
    """An answer of a line, its sign, and whether it is a move of its own: in an open phase, or an activation that could be passed on."""

    answer: Any
    sign: Sign
    is_move: bool
    is_reply: bool = False

    @property
    def is_deed(self) -> bool:
        """Whether it is a move of its own, wherever."""
        return self.is_move or self.is_reply


def follow(duel: Duel, begin: Mark, goal: Goal, wanted: list[Sign]) -> list[Choice] | None:
    """Play what the signs say from `begin` on, as far as it is possible, and else what a player leans to; None if that misses the goal."""
    duel.restore(begin)
    line: list[Choice] = []
    ahead = list(wanted)
    while not goal.is_reached(duel):
        decision = duel.decision
        if decision is None or goal.is_lost(duel) or len(line) >= _LONGEST:
            return None
        option = next_option(options_of(duel.state, decision), ahead)
        is_move = isinstance(decision, (IdleDecision, BattleDecision)) and option.answer[0] not in _GOES_ON
        is_reply = isinstance(decision, ChainDecision) and decision.player == goal.player and not decision.forced and option.answer != PASS
        line.append(Choice(option.answer, option.sign, is_move, is_reply))
        duel.answer(option.answer)
    return line


def next_option(options: list[Option], ahead: list[Sign]) -> Option:
    """The first wanted option that there is; what was wanted before it is dropped, but no move of an open phase for a choice within one."""
    by_sign = {option.sign: option for option in options}
    in_open_phase = any(is_move(sign) for sign in by_sign)
    for i, sign in enumerate(ahead):
        if sign in by_sign:
            del ahead[: i + 1]
            return by_sign[sign]
        if is_move(sign) and not in_open_phase:  # a later choice is not for now
            break
    return max(options, key=lambda option: option.lean)


def is_move(sign: Sign) -> bool:
    """Whether it is the sign of what is done in an open phase."""
    context = sign[0] if isinstance(sign, tuple) else None
    return isinstance(context, tuple) and context[0] in (IdleDecision.kind, BattleDecision.kind)


def signs_of(duel: Duel, begin: Mark, answers: list[Any]) -> list[Sign]:
    """The signs of a line that was given by its answers."""
    duel.restore(begin)
    signs: list[Sign] = []
    for answer in answers:
        assert duel.decision is not None
        signs.append(sign_of(duel.state, duel.decision, answer))
        duel.answer(answer)
    return signs


def shortened(duel: Duel, begin: Mark, goal: Goal, answers: list[Any]) -> list[Choice]:
    """The line without the moves that it does not need, as far as leaving out one after the other shows."""
    line = follow(duel, begin, goal, signs_of(duel, begin, answers))
    assert line is not None
    found: list[Choice] | None = line
    while found is not None:
        line = found
        tries = (follow(duel, begin, goal, signs) for signs in _with_less(line))
        found = next((shorter for shorter in tries if shorter is not None and _length(shorter) < _length(line)), None)
    return line


def _length(line: list[Choice]) -> tuple[int, int]:
    """What is done, then all choices: where less is done, more may have to be passed on."""
    return sum(choice.is_reply or _begins_move(choice) for choice in line), len(line)


def _with_less(line: list[Choice]) -> Iterator[list[Sign]]:
    """The signs of the line without one of its moves and what belongs to it, the last move first, or without a Battle Phase of no moves."""
    for i in range(len(line) - 1, -1, -1):
        if line[i].is_reply:
            yield [*(choice.sign for choice in line[:i]), passing(line[i].sign), *(choice.sign for choice in line[i + 1 :])]
    starts = [*(i for i, choice in enumerate(line) if _begins_move(choice)), len(line)]
    steps = list(pairwise(starts))
    for begin, end in reversed(steps):
        if line[begin].is_move:
            yield [choice.sign for choice in line[:begin] + line[end:]]
    for (begin, _), (after, end) in pairwise(steps):
        if (line[begin].answer, line[after].answer) == (("to_battle",), ("to_main2",)):
            yield [choice.sign for choice in line[:begin] + line[end:]]


def _begins_move(choice: Choice) -> bool:
    return choice.is_move or (isinstance(choice.answer, tuple) and bool(choice.answer) and choice.answer[0] in _GOES_ON)
