"""Plays that were begun: what they name is chosen when the duel asks for it, and what cannot be had refuses them."""

from typing import Any, Final

from solemn.core.decisions.card_choices import SelectUnselectDecision
from solemn.core.decisions.kinds import ChainDecision, Decision, EffectYesNoDecision
from solemn.judge.board.offers import Offer, is_open
from solemn.judge.board.record import Reason
from solemn.judge.play.answers import NOTHING, answer_of, is_meant, next_choice
from solemn.judge.play.course import Course, Stuck
from solemn.judge.play.plays import is_play, names_more, unfolded
from solemn.judge.play.trials import (
    BEFORE,
    MAKING,
    NEGATED,
    OVER,
    RESOLVING,
    WAITING,
    Learned,
    Trial,
    are_these,
    direct_answer,
    never_asked,
    why_not_attack,
    why_not_choose,
)
from solemn.judge.scenario import model
from solemn.judge.telling.phrases import ref_text

_TURNS: Final = (MAKING, RESOLVING, OVER, BEFORE, WAITING, NEGATED)  # whose choice comes first


class BegunPlays:
    """The plays whose choices are still to be made, and the choice that is being made card by card."""

    __slots__ = ("_course", "_partial", "_trials")

    def __init__(self, course: Course) -> None:
        self._course = course
        self._trials: list[Trial] = []  # the last one first
        self._partial: tuple[int, list[Any], Trial | None] | None = None  # whose choice it is, what is wanted yet, for what

    def owed(self) -> Trial | None:
        """The play whose choice waits longest."""
        return next((trial for trial in reversed(self._trials) if trial.choices), None)

    def waits(self) -> Any:
        """What the scenario still has to say first: a choice of a play, or a step; None if nothing."""
        owed, steps = self.owed(), self._course.steps
        if owed is not None:
            return owed.choices[0]
        return steps[0].step if steps else None

    def index(self) -> int:
        """Of the step in the file at which the duel is."""
        owed, steps = self.owed(), self._course.steps
        if owed is not None:
            return owed.index
        return steps[0].index if steps else max(len(self._course.scenario.steps) - 1, 0)

    def are_choosing(self) -> bool:
        """Whether something is still to be chosen for any of them."""
        return any(trial.choices for trial in self._trials)

    def is_free(self, decision: Decision) -> bool:
        """Whether the next step may answer: before all of a play is chosen nothing comes in between but what responds to it."""
        if is_open(decision):
            return self.owed() is None
        making = any(trial.choices and not trial.made for trial in self._trials)
        return not making or isinstance(decision, (ChainDecision, EffectYesNoDecision))

    def begin(self, index: int, step: Any, decision: Decision, offers: list[Offer], answer: Any) -> None:
        """If the play names more than its card, look from now on for when that is chosen."""
        if not is_play(step) or not names_more(step):
            return
        course = self._course
        offer = next((offer for offer in offers if offer.answer == answer), None)
        trial = Trial(index, step, decision, offer, len(course.record.events))
        trial.choices = unfolded(step)
        if isinstance(step, model.Attack) and trial.choices:
            trial.reasons = why_not_attack(trial, trial.choices[0].cards, course.duel, course.names, course.speech)
        self._trials.insert(0, trial)

    # -- what they choose -------------------------------------------------------------------------------------------

    def answer(self, decision: Decision, offers: list[Offer]) -> Any:
        """The answer that a play gives which names what is to be chosen now; NOTHING if none does."""
        events = self._course.record.events
        for trial in sorted(self._trials, key=lambda trial: _TURNS.index(trial.stage(events))):
            while trial.choices and self._may_choose(trial, decision):
                step = trial.choices[0]
                answer = self.answer_of(step, decision, offers, trial)
                if answer is NOTHING and not trial.made:
                    step, answer = self._out_of_order(trial, decision, offers)
                if answer is not NOTHING:
                    trial.choices.remove(step)
                    self._course.count(step)
                    self.begin(trial.index, step, decision, offers, answer)
                    return answer
                if not step.optional or not (is_open(decision) or self._course.fits(trial.choices[1:2], decision, offers)):
                    break
                trial.choices.pop(0)
        return NOTHING

    def _out_of_order(self, trial: Trial, decision: Decision, offers: list[Offer]) -> tuple[Any, Any]:
        """A later choice that fits, and its answer: who writes down a cost and a target need not know which one is asked for first."""
        for step in trial.choices[1:]:
            answer = self.answer_of(step, decision, offers, trial) if isinstance(step, (model.Choose, model.Option)) else NOTHING
            if answer is not NOTHING:
                return step, answer
        return trial.choices[0], NOTHING

    def _may_choose(self, trial: Trial, decision: Decision) -> bool:
        """Whether a decision at this moment can be one that belongs to the play."""
        stage = trial.stage(self._course.record.events)
        if isinstance(trial.choices[0], (model.Chain, model.Activate)):
            return True
        return stage not in (WAITING, NEGATED) and not (stage == BEFORE and isinstance(decision, EffectYesNoDecision))

    def answer_unnamed(self, decision: Decision, offers: list[Offer]) -> Any:
        """The answer that a play gives by naming nothing; if it names what is not offered, why is noted."""
        trial = next((trial for trial in self._trials if not trial.made and trial.player == decision.player), None)
        if trial is None:
            return NOTHING
        if trial.choices and self._may_choose(trial, decision) and is_meant(trial.choices[0], decision):
            trial.reasons = self._why_not_choose(trial, trial.choices[0], decision, offers)
        course = self._course
        return direct_answer(trial, course.duel, decision, course.names, course.speech)

    # -- what becomes of them ---------------------------------------------------------------------------------------

    def look(self) -> None:
        """Take note of what plays chose of themselves, and forget those that are done.

        Raises Learned when it is clear what becomes of a play that is tried.
        """
        for trial in list(self._trials):
            self._look_at(trial)
            if trial.stage(self._course.record.events) == NEGATED:  # it chooses nothing more
                trial.choices = []
            if trial.choices or (self._partial is not None and self._partial[2] is trial):
                continue
            if trial.made or not isinstance(trial.step, model.Attack):
                if trial.step.expect == "illegal" and trial.index not in self._course.known:
                    raise Learned(trial.index, ())
                self._trials.remove(trial)

    def _look_at(self, trial: Trial) -> None:
        chosen = trial.news(self._course.record.events)
        if chosen and trial.choices and isinstance(trial.choices[0], model.Choose):
            if are_these(trial.choices[0].cards, chosen, self._course.names):
                trial.choices.pop(0)
            elif trial.reasons and trial.step.choices is None:
                raise Learned(trial.index, trial.reasons)
        if trial.reasons and chosen == [] and isinstance(trial.step, model.Attack) and trial.choices:
            raise Learned(trial.index, trial.reasons)

    def raise_what_was_learned(self) -> None:
        """Raises Learned if there is a choice left that its play did not offer, or never asked for."""
        trial = self.owed()
        if trial is None:
            return
        reasons = trial.reasons or never_asked(trial, trial.choices[0], self._course.record.events, self._course.speech)
        if reasons:
            raise Learned(trial.index, reasons)

    def _why_not_choose(self, trial: Trial, choice: Any, decision: Decision, offers: list[Offer]) -> tuple[Reason, ...]:
        course = self._course
        return why_not_choose(trial, choice, course.duel, decision, offers, course.names, course.speech)

    # -- choices made card by card ----------------------------------------------------------------------------------

    def answer_of(self, step: Any, decision: Decision, offers: list[Offer], trial: Trial | None = None) -> Any:
        """The answer that a step gives; NOTHING if it is not meant for the decision. A choice may begin that is made card by card."""
        names = self._course.names
        if isinstance(decision, SelectUnselectDecision) and isinstance(step, model.Choose) and step.by in (None, decision.player):
            found = next_choice(step.cards, offers, (), names)
            if found is None:
                return NOTHING
            rest = list(step.cards)
            rest.remove(found[0])
            self._partial = (decision.player, rest, trial)
            return found[1]
        return answer_of(step, decision, offers, names)

    def continue_choice(self, decision: Decision, offers: list[Offer]) -> Any:
        """The next card of the choice that is being made card by card; NOTHING if none is, or it is done. Raises Learned or Stuck."""
        if self._partial is None:
            return NOTHING
        player, rest, trial = self._partial
        if isinstance(decision, SelectUnselectDecision) and decision.player == player:
            found = next_choice(rest, offers, (), self._course.names)
            if found is not None:
                rest.remove(found[0])
                return found[1]
            if not rest and decision.finishable:
                self._partial = None
                return None
        if rest and trial is not None:
            raise Learned(trial.index, self._why_not_choose(trial, model.Choose(cards=rest), decision, offers))
        if rest:
            raise Stuck(self._course.speech.say("not-offered", cards=self._row_of(rest)), self.index())
        self._partial = None
        return NOTHING

    def _row_of(self, refs: list[Any]) -> str:
        speech = self._course.speech
        return speech.row(ref_text(ref, speech) for ref in refs)
