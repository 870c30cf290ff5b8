"""Remarks: what a run tells of its own, besides what happens in the duel."""

from typing import Any, Final

from solemn.core.decisions.kinds import ChainDecision, Decision
from solemn.core.effects.effect import handler_of
from solemn.judge.board.board import place_of_card
from solemn.judge.board.events import Event
from solemn.judge.board.offers import Offer, activated_effects, is_open
from solemn.judge.board.record import Offered
from solemn.judge.play.course import Course, Pending
from solemn.judge.play.why_not import answers_no_event
from solemn.judge.scenario import model

_WAYS_OUT: Final = (model.ToBattle, model.ToMain2, model.EndTurn)
_MOMENT_ENDS: Final = frozenset({"chain_end", "damage_step_end", "turn"})


class Remarks:
    """Tells when a response answers nothing, when a phase is not left after all, and what could be answered at the end."""

    __slots__ = ("_course", "_leaving")

    def __init__(self, course: Course) -> None:
        self._course = course
        self._leaving = False  # the last open phase was to be left
        if _looks_between_links(course.scenario):
            course.listener.on_solved = self._note_board

    def _note_board(self, link: int) -> None:
        """Keep the board between two links, for checks that look at it."""
        record = self._course.record
        record.after_links.append((record.taken, link, self._course.board()))

    # -- responses to nothing ---------------------------------------------------------------------------------------

    def answers_nothing(self, step: Any, decision: Decision, answer: Any) -> bool:
        """Whether a response begins a Chain though what was done last is over, and nothing that happened since triggers it."""
        if not isinstance(step, model.Chain) or not isinstance(decision, ChainDecision) or self._course.duel.state.chain:
            return False
        return answers_no_event(decision.activate[answer].effect) and self._is_another_moment()

    def _is_another_moment(self) -> bool:
        """Whether a Chain has ended, or a phase began to which the last step does not lead."""
        course = self._course
        return any(event.name in _MOMENT_ENDS or course.is_another_phase(event) for event in course.since_last_step())

    def tell_new_chain(self, pending: Pending) -> None:
        """Tell that the response is chained to nothing."""
        course = self._course
        card = pending.step.card.card if isinstance(pending.step.card, model.CardAt) else pending.step.card
        title = course.speech.say("the-card") if card is None else course.names.title(card)
        values = {"card": title, "player": course.duel.state.turn_player, "phase": course.listener.phase}
        course.record.events.append(Event("new_chain", values, (pending.index,), course.record.taken))

    # -- phases that go on ------------------------------------------------------------------------------------------

    def note_way_out(self, step: Any) -> None:
        """Note whether the step is to leave the phase."""
        self._leaving = self._leaving or isinstance(step, _WAYS_OUT)

    def tell_that_phase_goes_on(self, decision: Decision) -> None:
        """Tell that a phase which a player wanted to leave is not over, because that was answered."""
        if not self._leaving or not is_open(decision):
            return
        course = self._course
        if not any(event.name in ("phase", "turn") for event in course.since_last_step()):
            values = {"phase": course.listener.phase, "player": decision.player}
            course.record.events.append(Event("phase_goes_on", values, (), course.record.taken))
        self._leaving = False

    # -- the end ----------------------------------------------------------------------------------------------------

    def note_responses(self, player: int) -> None:
        """Of a scenario in which nobody does anything: with what the other player could respond now."""
        course = self._course
        if course.scenario.steps:
            return
        cards = [card for card in course.duel.state.cards if card.location and card.controller == player]
        effects = [e for card in cards for e in activated_effects(card) if course.duel.why_not(e, player).possible]
        offers = [Offer("chain", place_of_card(handler_of(e), course.names), None) for e in effects]
        course.record.offers.append(Offered(course.record.taken, player, "chain", tuple(offers)))


def _looks_between_links(scenario: model.Scenario) -> bool:
    checks = (*scenario.expect, *scenario.checks, *scenario.observe)
    return any(isinstance(getattr(check, "at", None), model.Resolved) for check in checks)
