"""Whether a line holds whatever the opponent does: each of their decisions is tried with every answer."""

import time
from dataclasses import dataclass, field
from typing import Any, Final

from solemn.duel.facade import Duel
from solemn.search.goals import Goal
from solemn.search.lines import next_option, signs_of
from solemn.search.options import Option, Sign, leaves_out, options_of
from solemn.search.rollouts import Rollouts

HOLDS, FAILS, UNKNOWN = "holds", "fails", "unknown"
_A_LOOK: Final = 1.0  # seconds that a search for another way may take after a reply


@dataclass(slots=True)
class Proof:
    """What was found: HOLDS, FAILS (with the answers up to a reply after which no way was found) or UNKNOWN (time over, or choices cut)."""

    result: str = HOLDS
    replies: int = 0
    against: list[Any] = field(default_factory=list)


def holds_against_replies(duel: Duel, goal: Goal, signs: list[Sign], seconds: float) -> Proof:
    """Play the line that the signs say from where the duel stands, against every reply; after each it goes on as far as it can, or
    another way is looked for. The duel must ask the opponent for every answer.

    FAILS is said where neither the line nor a short search leads to the goal after a reply: a longer search might find a way.
    """
    prover = _Prover(duel, goal, time.monotonic() + seconds)
    prover.stands([], signs)
    return prover.proof


class _Prover:
    __slots__ = ("_begin", "_deadline", "_duel", "_goal", "proof")

    def __init__(self, duel: Duel, goal: Goal, deadline: float) -> None:
        self._duel, self._goal, self._deadline = duel, goal, deadline
        self._begin = duel.save()
        self.proof = Proof()

    def stands(self, played: list[Any], signs: list[Sign]) -> bool:
        """Whether the line leads to the goal from `played` on, whatever the opponent answers."""
        self._go_to(played)
        here, ahead = list(played), list(signs)
        while not self._goal.is_reached(self._duel):
            decision = self._duel.decision
            if decision is None or self._goal.is_lost(self._duel):
                return False
            options = options_of(self._duel.state, decision)
            if decision.player != self._goal.player:
                self._note_cut(leaves_out(decision, options))
                return all(self._holds(here, option, ahead) for option in options)
            option = next_option(options, ahead)
            here.append(option.answer)
            self._duel.answer(option.answer)
        return True

    def _holds(self, here: list[Any], reply: Option, ahead: list[Sign]) -> bool:
        if time.monotonic() > self._deadline:
            self.proof.result = UNKNOWN
            return False
        self.proof.replies += 1
        played = [*here, reply.answer]
        if self.stands(played, ahead) or self._stands_otherwise(played):
            return True
        if self.proof.result != UNKNOWN:
            self.proof.result, self.proof.against = FAILS, self.proof.against or played
        return False

    def _stands_otherwise(self, played: list[Any]) -> bool:
        seconds = min(_A_LOOK, self._deadline - time.monotonic())
        if self.proof.result != HOLDS or seconds <= 0:
            return False
        self._go_to(played)
        search = Rollouts(self._duel, self._goal)
        best = search.run(seconds)
        if best.holds or not best.reached:
            return best.holds
        self._go_to(played)
        return self.stands(played, signs_of(self._duel, self._duel.save(), best.answers))

    def _note_cut(self, cut: bool) -> None:
        if cut and self.proof.result == HOLDS:
            self.proof.result = UNKNOWN

    def _go_to(self, answers: list[Any]) -> None:
        self._duel.restore(self._begin)
        for answer in answers:
            self._duel.answer(answer)
