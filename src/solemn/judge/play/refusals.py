"""Plays that are refused: those that should be are judged, and one that should not be ends the run."""

from typing import Any, Final

from solemn.core.decisions.kinds import ChainDecision, Decision, EffectYesNoDecision
from solemn.judge.board.offers import Offer, is_open, offers_of
from solemn.judge.board.record import PlayResult, Reason
from solemn.judge.play.answers import NOTHING, answer_of
from solemn.judge.play.begun_plays import BegunPlays
from solemn.judge.play.citations import marks_of_refusal
from solemn.judge.play.course import Course, Pending, Stuck
from solemn.judge.play.moment_reasons import MomentReasons
from solemn.judge.play.open_plays import OpenPlays
from solemn.judge.play.plays import is_play, is_refusal, names_more
from solemn.judge.play.why_not import answers_afterwards, is_there
from solemn.judge.scenario import model
from solemn.judge.telling.phrases import moment_text, offers_text, step_text

_WINDOW_ENDS: Final = frozenset({"chain_end", "damage_step_end"})


class Refusals:
    """Tells of the plays that are refused. With `explain`, the reasons are compared with those that the scenario expects."""

    __slots__ = ("_begun", "_course", "_explain", "_missed", "_moments", "_open_plays")

    def __init__(self, course: Course, begun: BegunPlays, moments: MomentReasons, open_plays: OpenPlays, explain: bool) -> None:
        self._course = course
        self._begun = begun
        self._moments = moments
        self._open_plays = open_plays
        self._explain = explain
        self._missed: dict[int, str] = {}  # when responses that must be refused were possible, by step of the file

    def note_missed_moments(self, decision: Decision) -> None:
        """Note when a response that must be refused is possible while what the play before it names is still being chosen."""
        course = self._course
        if not self._begun.are_choosing() or not isinstance(decision, (ChainDecision, EffectYesNoDecision)):
            return
        offers = offers_of(decision, course.names)
        for pending in course.steps:
            if not (isinstance(pending.step, model.Chain) and is_refusal(pending.step)):
                return
            if answer_of(pending.step, decision, offers, course.names) is not NOTHING:
                self._missed.setdefault(pending.index, moment_text(course.record.events, course.speech))

    def judge(self, decision: Decision, offers: list[Offer]) -> bool:
        """Judge the first step, which should be refused; False while it may still become possible."""
        course, player = self._course, decision.player
        pending = course.steps[0]
        self._require_card(pending, player)
        offered = answer_of(pending.step, decision, offers, course.names) is not NOTHING
        possible = offered and not course.is_known_refusal(pending)
        is_chain = isinstance(pending.step, model.Chain)
        over = is_chain and self._window_is_over(pending.step, player)
        offered, possible = offered and not over, possible and not over
        next_fits = not is_open(decision) and course.next_fits(decision, offers)
        self._open_plays.require_no_answer(pending, next_fits)
        too_late = over or is_open(decision) or (is_chain and next_fits)
        if not offered and not too_late:
            self._moments.note_moment(player)
            return False
        known = course.known.get(pending.index) or self._moments.made_of_itself(pending.step, player)
        reasons = () if possible else known or self._moments.of_its_moment(self._moments.why_not(pending.step, over))
        found = "legal" if possible else "illegal"
        moment = moment_text(course.record.events, course.speech) if possible else ""
        missed = None if possible else self._missed_moment(pending)
        if missed is not None:
            found, moment, reasons, possible = "legal", missed, (), True
        because = possible or not self._explain or self._is_because(pending.step, reasons)
        course.record.plays.append(PlayResult(pending.index, pending.step, "illegal", found, reasons, moment, because))
        course.steps.pop(0)
        return True

    def _missed_moment(self, pending: Pending) -> str | None:
        """When the play was possible before now; None if it was not. Raises IsResponse if only trying it can tell."""
        if names_more(pending.step):
            self._open_plays.require_open(pending.index)
        return self._missed.get(pending.index, self._open_plays.moment(pending.index))

    def _is_because(self, step: Any, reasons: tuple[Reason, ...]) -> bool:
        """Whether the reasons are those that the step expects."""
        because = model.because_of(step)
        return because is None or marks_of_refusal(because, reasons, self._course.names).right

    def _window_is_over(self, step: Any, player: int) -> bool:
        """Whether the Chain, the Damage Step or the phase in which the response should be refused has ended.

        What answers something that happened in it, and not the Chain itself, has its moment only afterwards.
        """
        course = self._course
        if not any(event.name in _WINDOW_ENDS or course.is_another_phase(event) for event in course.since_last_step()):
            return False
        return not answers_afterwards(course.duel.state, step, player, course.names)

    def _require_card(self, pending: Pending, player: int) -> None:
        """Raises Stuck for a play by a card that is nowhere in the duel: a slip of the pen, and no play that is refused."""
        card = getattr(pending.step, "card", None)
        name = card.card if isinstance(card, model.CardAt) else card
        if name is None:
            return
        names, state = self._course.names, self._course.duel.state
        title = names.title(name)
        if all(names.of_code(c.printed.code) != title for c in state.cards if c is not state.choosing.some_card):
            absent = is_there(state, pending.step, player, names, self._course.speech)
            raise Stuck(absent or title, pending.index, absent=True)

    def refused(self, decision: Decision, offers: list[Offer]) -> Stuck:
        """What ends the run because the duel does not offer the step that comes next; a play goes into the record with its reasons."""
        course = self._course
        step, index = self._begun.waits(), self._begun.index()
        self._open_plays.require_open(index)
        absent = is_there(course.duel.state, step, decision.player, course.names, course.speech)
        if absent is not None:
            return Stuck(absent, index, absent=True)
        known = course.known.get(index) if self._begun.owed() is None else None
        over = isinstance(step, model.Chain) and self._window_is_over(step, decision.player)
        reasons = known or self._moments.made_of_itself(step, decision.player) or self._moments.why_not(step, over)
        if is_play(step):
            course.record.plays.append(PlayResult(index, step, "legal", "illegal", reasons))
        return self.not_possible(index, step, reasons, offers_text(decision, offers, course.speech))

    def not_possible(self, index: int, step: Any, reasons: tuple[Reason, ...], offers: str) -> Stuck:
        """What says that the step is not possible: why, if that is known, and what is offered instead."""
        speech = self._course.speech
        why = speech.row((f"{reason.rule}: {reason.text.rstrip('.。')}" for reason in reasons), "semicolon")
        words = {"step": step_text(step, speech), "offers": offers, "reasons": why}
        return Stuck(speech.say("not-possible-because" if why else "not-possible", **words).strip(), index)
