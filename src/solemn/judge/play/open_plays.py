"""Activations that a scenario leaves to the next open phase: when their player could have made them before, in response.

Whoever writes "activates" need not know whether the duel asks for it in an open phase or in a window before. The open phase comes first:
only what is refused there, and was possible in a window since the last step, is meant as a response. The run then ends with what it
learned, and the duel is played again.
"""

from collections.abc import Iterator
from typing import Any

from solemn.core.decisions.kinds import ChainDecision, Decision, EffectYesNoDecision
from solemn.judge.board.offers import Offer
from solemn.judge.play.answers import NOTHING, answer_of
from solemn.judge.play.course import Course, Pending, as_response
from solemn.judge.play.plays import is_refusal
from solemn.judge.scenario import model
from solemn.judge.telling.phrases import moment_text


class IsResponse(Exception):
    """The activation of this step of the file is meant as a response."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


class OpenPlays:
    """When the activations that come next could have been responses since the last step was taken."""

    __slots__ = ("_course", "_moments")

    def __init__(self, course: Course) -> None:
        self._course = course
        self._moments: dict[int, str] = {}  # the first one, by step of the file

    def note(self, decision: Decision, offers: list[Offer]) -> None:
        """Note which of the activations that come next could be made now, in response."""
        if not isinstance(decision, (ChainDecision, EffectYesNoDecision)):
            return
        course = self._course
        for pending in self._waiting():
            if pending.index in self._moments or not isinstance(pending.step, model.Activate):
                continue
            if answer_of(as_response(pending.step), decision, offers, course.names) is not NOTHING:
                self._moments[pending.index] = moment_text(course.record.events, course.speech)

    def _waiting(self) -> Iterator[Pending]:
        """The next step, and those that need not wait for it: it should be refused, or is left out if nobody asks."""
        for pending in self._course.steps:
            yield pending
            if not (is_refusal(pending.step) or pending.step.optional):
                return

    def forget(self) -> None:
        """A step is taken: what was possible before it does not matter to those after it."""
        self._moments = {}

    def moment(self, index: int) -> str | None:
        """When the activation of this step was possible before the open phase; None if it was not."""
        return self._moments.get(index)

    def require_open(self, index: int) -> None:
        """Raises IsResponse if the activation of this step, which is not possible now, was possible in response."""
        if index in self._moments:
            raise IsResponse(index)

    def require_no_answer(self, pending: Pending, next_fits: bool) -> None:
        """Raises IsResponse for an activation that should be refused before the step after it, which answers what is asked now."""
        step: Any = pending.step
        if next_fits and isinstance(step, model.Activate):
            raise IsResponse(pending.index)
