"""Why a response is refused at the moment that it is meant for: the reasons are noted while it lasts, and told when it is over."""

from collections.abc import Iterator
from typing import Any

from solemn.judge.board.record import Reason
from solemn.judge.play.course import Course
from solemn.judge.play.plays import is_refusal
from solemn.judge.play.why_not import (
    answers_afterwards,
    d_player,
    further,
    is_of_the_moment,
    made_of_itself,
    of_choice,
    says_little,
    why_not,
)
from solemn.judge.scenario import model


class MomentReasons:
    """What refuses the next step. With `explain` the rules are asked also at the moments that pass without a decision."""

    __slots__ = ("_course", "_explain", "_in_moment", "_in_window", "_now")

    def __init__(self, course: Course, explain: bool) -> None:
        self._course = course
        self._explain = explain
        self._now: dict[int, tuple[Reason, ...]] = {}  # why the responses that come next are refused, by number of steps to go
        self._in_window: dict[int, tuple[Reason, ...]] = {}  # the same, kept until a step is taken
        self._in_moment: dict[int, tuple[Reason, ...]] = {}  # the same, of the first window in which what they answer had happened
        if explain:
            course.listener.on_chained = self._note_reasons
            course.listener.on_unasked = self.note_moment
            course.listener.on_chain_end = self._note_moments

    def forget_now(self) -> None:
        """The duel goes on."""
        self._now = {}

    def forget_window(self) -> None:
        """A step is taken, and with it a new window begins."""
        self._in_window = {}
        self._in_moment = {}

    def why_not(self, step: Any, over: bool) -> tuple[Reason, ...]:
        """Why the step is refused: if its window is over, why it was in that window."""
        if not self._explain:
            return ()
        to_go = len(self._course.steps)
        noted = (self._in_window.get(to_go) or self._in_moment.get(to_go)) if over else None
        found = noted or self._now.get(to_go) or self._ask(step)
        if not noted and isinstance(step, model.Chain) and self._answers_afterwards(step):
            found = further(found, self._ask(step))
        return self.of_its_moment(found)

    def _ask(self, step: Any) -> tuple[Reason, ...]:
        course = self._course
        return why_not(course.duel, step, course.names, course.speech)

    def _answers_afterwards(self, step: model.Chain) -> bool:
        course = self._course
        return answers_afterwards(course.duel.state, step, d_player(course.duel, step), course.names)

    def of_its_moment(self, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """What refused the first step when what it answers had happened, if now it can only be said that this is over."""
        return self._in_moment.get(len(self._course.steps), reasons) if is_of_the_moment(reasons) else reasons

    def made_of_itself(self, step: Any, player: int) -> tuple[Reason, ...]:
        """The reason, if the step chains what was activated of itself since the last step was taken.

        Not so if the card has another effect, which its player could have left alone: then that one is meant.
        """
        if not isinstance(step, model.Chain):
            return ()
        course, to_go = self._course, len(self._course.steps)
        made = made_of_itself(course.since_last_step(), step, player, course.names, course.speech)
        noted = self._in_moment.get(to_go) or self._in_window.get(to_go, ())
        return (made and of_choice(course.duel.state, noted, step, course.names)) or made

    # -- noting -----------------------------------------------------------------------------------------------------

    def _note_reasons(self) -> None:
        """While a response is waited for, know why it is refused at this moment."""
        for to_go, step in self._responses():
            reasons = self._ask(step)
            if reasons:
                self._now[to_go] = reasons
                self._in_window[to_go] = further(self._in_window.get(to_go, ()), reasons)

    def note_moment(self, player: int) -> None:
        """While a response is waited for, know why it is refused when the player could respond, also without being asked."""
        if not self._explain:
            return
        for to_go, step in self._responses():
            if to_go in self._in_moment or step.by not in (None, player):
                continue
            reasons = self._ask(step)
            if not says_little(reasons):
                self._in_moment[to_go] = reasons

    def _note_moments(self) -> None:
        turn_player = self._course.duel.state.turn_player
        for player in (turn_player, 1 - turn_player):
            self.note_moment(player)

    def _responses(self) -> Iterator[tuple[int, model.Chain]]:
        """The responses that are waited for, each with the number of steps to go: those that should be refused, and the one after."""
        steps = self._course.steps
        for to_go, pending in zip(range(len(steps), 0, -1), steps):
            if not isinstance(pending.step, model.Chain):
                return
            yield to_go, pending.step
            if not is_refusal(pending.step):
                return
