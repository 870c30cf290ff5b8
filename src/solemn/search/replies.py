"""Whether a line holds whatever the opponent does: each of their decisions is tried with every answer."""

import time
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from solemn.duel.facade import Duel
from solemn.search.goals import Goal
from solemn.search.lines import next_option, signs_of
from solemn.search.options import Sign, leaves_out, options_of
from solemn.search.rollouts import Rollouts

HOLDS, FAILS, UNKNOWN = "holds", "fails", "unknown"
_A_LOOK: Final = 1.0  # seconds that a search for another way may take after a reply
_LONGEST: Final = 400  # answers


@dataclass(slots=True)
class Proof:
    """What was found: HOLDS, FAILS (with the answers up to a reply after which no way was found) or UNKNOWN (time over, choices cut, or a
    line that does not end).
    """

    result: str = HOLDS
    replies: int = 0
    against: list[Any] = field(default_factory=list)


def holds_against_replies(duel: Duel, goal: Goal, signs: list[Sign], seconds: float) -> Proof:
    """Play the line that the signs say from where the duel stands, against every reply; after each it goes on as far as it can, or
    another way is looked for. The duel must ask the opponent for every answer.

    FAILS is said where neither the line nor a short search leads to the goal after a reply: a longer search might find a way.
    """
    prover = _Prover(duel, goal, time.monotonic() + seconds)
    prover.prove(signs)
    return prover.proof


class _Way(NamedTuple):
    """What is still to be shown: that a line leads to the goal after these answers; another may be looked for if it does not."""

    played: list[Any]
    signs: list[Sign]
    may_differ: bool = True


class _Prover:
    __slots__ = ("_begin", "_deadline", "_duel", "_goal", "_open", "proof")

    def __init__(self, duel: Duel, goal: Goal, deadline: float) -> None:
        self._duel, self._goal, self._deadline = duel, goal, deadline
        self._begin = duel.save()
        self._open: list[_Way] = []
        self.proof = Proof()

    def prove(self, signs: list[Sign]) -> None:
        """Follow the line and every reply to it, the first reply first, until all are shown or one is not."""
        self._open = [_Way([], signs, False)]
        while self._open and self.proof.result != FAILS:
            if time.monotonic() > self._deadline:
                self.proof.result = UNKNOWN
                return
            way = self._open.pop()
            if not self._leads_on(way) and not (way.may_differ and self._leads_on_otherwise(way.played)):
                self._note_failure(way.played)

    def _leads_on(self, way: _Way) -> bool:
        """Whether the line leads to the goal, or to a decision of the opponent whose answers are all to be shown now."""
        self._go_to(way.played)
        here, ahead = list(way.played), list(way.signs)
        while not self._goal.is_reached(self._duel):
            decision = self._duel.decision
            if decision is None or self._goal.is_lost(self._duel):
                return False
            if len(here) >= _LONGEST:  # it goes round in circles
                self.proof.result = UNKNOWN
                return True
            options = options_of(self._duel.state, decision)
            if decision.player != self._goal.player:
                self._note_cut(leaves_out(decision, options))
                self.proof.replies += len(options)
                self._open += [_Way([*here, option.answer], ahead) for option in reversed(options)]
                return True
            option = next_option(options, ahead)
            here.append(option.answer)
            self._duel.answer(option.answer)
        return True

    def _leads_on_otherwise(self, played: list[Any]) -> bool:
        seconds = min(_A_LOOK, self._deadline - time.monotonic())
        if self.proof.result != HOLDS or seconds <= 0:
            return False
        self._go_to(played)
        search = Rollouts(self._duel, self._goal)
        best = search.run(seconds)
        if best.reached and not best.holds:
            self._go_to(played)
            self._open.append(_Way(played, signs_of(self._duel, self._duel.save(), best.answers), False))
        return best.reached

    def _note_failure(self, played: list[Any]) -> None:
        if self.proof.result == HOLDS:
            self.proof.result, self.proof.against = (FAILS, played) if self.proof.replies else (UNKNOWN, [])

    def _note_cut(self, cut: bool) -> None:
        if cut and self.proof.result == HOLDS:
            self.proof.result = UNKNOWN

    def _go_to(self, answers: list[Any]) -> None:
        self._duel.restore(self._begin)
        for answer in answers:
            self._duel.answer(answer)
