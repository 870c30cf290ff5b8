"""Playing a scenario: each decision is answered by the step that it fits, or by default."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from solemn.core.decisions.kinds import Decision
from solemn.duel.errors import WrongAnswer
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.judge.board.offers import Offer, is_open, kind_of, offers_of
from solemn.judge.board.record import Offered, Reason, Record
from solemn.judge.board.staging import stage
from solemn.judge.language.speech import Speech, english
from solemn.judge.play.answers import NOTHING, default_answer
from solemn.judge.play.begun_plays import BegunPlays
from solemn.judge.play.course import Course, Pending, Stuck
from solemn.judge.play.moment_reasons import MomentReasons
from solemn.judge.play.open_plays import OpenPlays
from solemn.judge.play.plays import is_refusal
from solemn.judge.play.refusals import Refusals
from solemn.judge.play.remarks import Remarks
from solemn.judge.play.trials import Learned, why_not_declare
from solemn.judge.play.unsaid import unsaid
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.phrases import asked_text, expected_text, refusal_text, step_text
from solemn.lua import Limits

MOST_DECISIONS: Final = 5000


class Run:
    """One duel played by one scenario. With `explain`, plays that are refused are explained, which asks the cards' scripts more often.

    `known` has what earlier runs learned of plays, by step: what refuses them, nothing if they are legal; `responses`
    the activations that they found to be responses.
    """

    def __init__(
        self,
        scenario: model.Scenario,
        pool: CardPool,
        names: CardNames,
        *,
        limits: Limits | None = None,
        explain: bool = False,
        speech: Speech | None = None,
        known: Mapping[int, tuple[Reason, ...]] | None = None,
        responses: Collection[int] = (),
    ) -> None:
        self.duel: Duel = stage(scenario, pool, names, limits)
        self._speech = speech or english()
        self._course = Course(scenario, self.duel, names, self._speech, known or {}, responses)
        self.record: Record = self._course.record
        self._begun = BegunPlays(self._course)
        self._moments = MomentReasons(self._course, explain)
        self._open_plays = OpenPlays(self._course)
        self._refusals = Refusals(self._course, self._begun, self._moments, self._open_plays, explain)
        self._remarks = Remarks(self._course)

    def play(self) -> Record:
        """Play to the end of the scenario. Raises Stuck, Learned, IsResponse, ScriptFailure and the errors of Lua."""
        try:
            self.duel.start()
            self._go_on()
        finally:
            self._course.hear()
            self.record.final = self._course.board()
            self.record.winner = self.duel.winner
            self.record.answers = self.duel.answers
            self.record.at_rest = self.record.at_rest or self.duel.over
        return self.record

    def _go_on(self) -> None:
        for _ in range(MOST_DECISIONS):
            decision = self.duel.decision
            if decision is None:
                break
            answer = self._decide(decision)
            if answer is NOTHING:
                return
            self._moments.forget_now()
            self.record.at_rest = False
            try:
                self.duel.answer(answer)
            except WrongAnswer as error:
                why = refusal_text(decision, answer, self._speech)
                raise Stuck(self._speech.say("answer-refused", why=why), self._begun.index()) from error
        self._course.hear()
        self._begun.look()
        waits = self._begun.waits()
        if waits is not None:
            self._begun.raise_what_was_learned()
            self._open_plays.require_open(self._begun.index())
            text = step_text(waits, self._speech)
            raise Stuck(self._speech.say("duel-ended" if self.duel.over else "duel-endless", step=text), self._begun.index())

    # -- one decision -----------------------------------------------------------------------------------------------

    def _decide(self, decision: Decision) -> Any:
        """The answer to a decision; NOTHING when the scenario is over."""
        offers = self._look_around(decision)
        answer = self._begun.continue_choice(decision, offers)
        if answer is not NOTHING:
            return answer
        self._begun.look()
        answer = self._begun.answer(decision, offers)
        if answer is not NOTHING:
            return answer
        steps = self._course.steps
        while steps and self._begun.is_free(decision):
            pending = steps[0]
            answer = self._begun.answer_of(pending.step, decision, offers)
            if is_refusal(pending.step) and (answer is NOTHING or not self._course.has_to_be_tried(pending)):
                if not self._refusals.judge(decision, offers):
                    break
                continue
            if answer is not NOTHING:
                self._require_moment(pending, decision, offers, answer)
                self._take(steps.pop(0), decision, offers, answer)
                return answer
            if not self._may_skip(decision, offers):
                break
            steps.pop(0)
        return self._without_step(decision, offers)

    def _look_around(self, decision: Decision) -> list[Offer]:
        """Note what happened before the decision, and what it offers."""
        course, record = self._course, self.record
        course.hear()
        record.at_rest = is_open(decision)
        self._remarks.tell_that_phase_goes_on(decision)
        if record.first is None:
            record.first = course.board()
        self._refusals.note_missed_moments(decision)
        offers = offers_of(decision, course.names, self.duel.state.battle.attacker)
        self._open_plays.note(decision, offers)
        record.offers.append(Offered(record.taken, decision.player, kind_of(decision), tuple(offers)))
        return offers

    def _require_moment(self, pending: Pending, decision: Decision, offers: list[Offer], answer: Any) -> None:
        """Raises Stuck for a step that is known to be refused, or a legal response to nothing; tells of other responses to nothing."""
        if self._course.is_known_refusal(pending):
            raise self._refusals.refused(decision, offers)
        if self._remarks.answers_nothing(pending.step, decision, answer):
            if pending.step.expect == "legal" and pending.index:
                raise self._refusals.refused(decision, offers)
            self._remarks.tell_new_chain(pending)

    def _take(self, pending: Pending, decision: Decision, offers: list[Offer], answer: Any) -> None:
        """Take a step of the file: what it names is chosen when that is asked for."""
        self._moments.forget_window()
        self._open_plays.forget()
        self._remarks.note_way_out(pending.step)
        self._course.take(pending.step)
        self._begun.begin(pending.index, pending.step, decision, offers, answer)

    def _may_skip(self, decision: Decision, offers: list[Offer]) -> bool:
        """Whether the first step is one for "if asked", and it is too late to be asked."""
        pending = self._course.steps[0]
        if not pending.step.optional or not (is_open(decision) or self._course.next_fits(decision, offers)):
            return False
        self._open_plays.require_open(pending.index)
        return True

    # -- without a step ---------------------------------------------------------------------------------------------

    def _without_step(self, decision: Decision, offers: list[Offer]) -> Any:
        if is_open(decision):
            if self._begun.waits() is None:
                self._remarks.note_responses(1 - decision.player)
                return NOTHING
            self._begun.raise_what_was_learned()
            raise self._refusals.refused(decision, offers)
        answer = self._begun.answer_unnamed(decision, offers)
        if answer is NOTHING:
            self._refuse_declaration(decision)
            answer = default_answer(decision)
            event = None if answer is NOTHING else unsaid(decision, answer, self._course.names, self.record.taken)
            self.record.events += [] if event is None else [event]
        if answer is NOTHING:
            raise Stuck(self._no_answer(decision), self._begun.index())
        return answer

    def _no_answer(self, decision: Decision) -> str:
        """What a decision without a default asks for, which step would answer it, and what the next one is instead."""
        speech = self._speech
        problem = speech.say("no-answer", kind=asked_text(decision, speech), player=decision.player)
        text = speech.say("no-answer-expected", problem=problem, expected=expected_text(decision))
        waits = self._begun.waits()
        return text if waits is None else speech.say("no-answer-next", problem=text, step=step_text(waits, speech))

    def _refuse_declaration(self, decision: Decision) -> None:
        """Raises Learned or Stuck if the step that waits declares what cannot be declared here."""
        waits, owed = self._begun.waits(), self._begun.owed()
        reasons = () if waits is None else why_not_declare(waits, decision, self._speech)
        if not reasons:
            return
        if owed is not None and not owed.made:
            raise Learned(owed.index, reasons)
        raise self._refusals.not_possible(self._begun.index(), waits, reasons, "")
