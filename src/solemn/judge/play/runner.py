"""Playing a scenario: each decision is answered by the step that it fits, or by default."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from solemn.core.decisions.card_choices import SelectUnselectDecision
from solemn.core.decisions.kinds import ChainDecision, Decision, EffectYesNoDecision
from solemn.core.effects.effect import handler_of
from solemn.duel.errors import WrongAnswer
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.judge.board.board import place_of_card, take_board
from solemn.judge.board.events import Event
from solemn.judge.board.listener import Listener
from solemn.judge.board.offers import Offer, activated_effects, is_open, kind_of, offers_of
from solemn.judge.board.record import Offered, PlayResult, Reason, Record
from solemn.judge.board.staging import stage
from solemn.judge.language.speech import Speech, english
from solemn.judge.play.answers import NOTHING, answer_of, default_answer, is_meant, next_choice
from solemn.judge.play.citations import marks_of_refusal
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
    names_more,
    never_asked,
    why_not_attack,
    why_not_choose,
    why_not_declare,
)
from solemn.judge.play.unsaid import unsaid
from solemn.judge.play.why_not import (
    answers_afterwards,
    answers_no_event,
    d_player,
    further,
    is_of_the_moment,
    is_there,
    made_of_itself,
    says_little,
    why_not,
)
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames
from solemn.judge.telling.phrases import asked_text, expected_text, moment_text, offers_text, ref_text, refusal_text, step_text
from solemn.lua import Limits

MOST_DECISIONS: Final = 5000


class Stuck(Exception):
    """The scenario asks for something that the duel does not offer."""

    def __init__(self, message: str, index: int, absent: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.index = index  # of the step in the file
        self.absent = absent  # the play is by a card that is not there


class _Pending:
    """A step that still has to be taken, and which one of the file it is."""

    __slots__ = ("index", "step")

    def __init__(self, index: int, step: Any) -> None:
        self.index = index
        self.step = step


class Run:
    """One duel played by one scenario. With `explain`, plays that are refused are explained, which asks the cards' scripts more often.

    `known` has what earlier runs learned of plays, by step: what refuses them, nothing if they are legal.
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
    ) -> None:
        self.record = Record()
        self._known = known or {}
        self._window = 0  # the number of events before the last step was taken
        self._last: Any = None  # that step
        self._missed: dict[int, str] = {}  # when responses that must be refused were possible, by step of the file
        self._leaving = False  # the last open phase was to be left
        self._trials: list[Trial] = []  # plays whose choices are still to be made, the last one first
        self._scenario = scenario
        self._names = names
        self._explain = explain
        self._speech = speech or english()
        self._steps = [_Pending(i, step) for i, step in enumerate(scenario.steps)]
        self._partial: tuple[int, list[Any], Trial | None] | None = None  # a choice made card by card: whose, what is wanted yet, for what
        self._reasons: dict[int, tuple[Reason, ...]] = {}  # why the responses that come next are refused, by number of steps to go
        self._in_window: dict[int, tuple[Reason, ...]] = {}  # the same, kept until a step is taken
        self._in_moment: dict[int, tuple[Reason, ...]] = {}  # the same, of the first window in which what they answer had happened
        self.duel: Duel = stage(scenario, pool, names, limits)
        self._listener = Listener(self.duel.state, names)
        self._listener.on_solved = self._note_board if _looks_between_links(scenario) else None
        if explain:
            self._listener.on_chained = self._note_reasons
            self._listener.on_unasked = self._note_moment
            self._listener.on_chain_end = self._note_moments

    def play(self) -> Record:
        """Play to the end of the scenario. Raises Stuck, Learned, ScriptFailure and the errors of Lua."""
        try:
            self.duel.start()
            self._go_on()
        finally:
            self._hear()
            self.record.final = take_board(self.duel.state, self._names, self._listener.phase)
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
            self._reasons = {}
            self.record.at_rest = False
            try:
                self.duel.answer(answer)
            except WrongAnswer as error:
                raise Stuck(self._speech.say("answer-refused", why=refusal_text(decision, answer, self._speech)), self._index()) from error
        self._hear()
        self._look_at_trials()
        waits = self._waits()
        if waits is not None:
            self._raise_what_was_learned()
            text = step_text(waits, self._speech)
            raise Stuck(self._speech.say("duel-ended" if self.duel.over else "duel-endless", step=text), self._index())

    def _index(self) -> int:
        """Of the step in the file at which the duel is."""
        owed = self._owed()
        if owed is not None:
            return owed.index
        return self._steps[0].index if self._steps else max(len(self._scenario.steps) - 1, 0)

    def _owed(self) -> Trial | None:
        """The play whose choice waits longest."""
        return next((trial for trial in reversed(self._trials) if trial.choices), None)

    def _waits(self) -> Any:
        """What the scenario still has to say first: a choice of a play, or a step; None if nothing."""
        owed = self._owed()
        if owed is not None:
            return owed.choices[0]
        return self._steps[0].step if self._steps else None

    def _hear(self) -> None:
        self.record.events += self._listener.news(self.record.taken)

    # -- one decision -------------------------------------------------------------------------------------------

    def _decide(self, decision: Decision) -> Any:
        """The answer to a decision; NOTHING when the scenario is over."""
        self._hear()
        self.record.at_rest = is_open(decision)
        self._note_that_phase_goes_on(decision)
        if self.record.first is None:
            self.record.first = take_board(self.duel.state, self._names, self._listener.phase)
        self._note_missed_moments(decision)
        offers = offers_of(decision, self._names, self.duel.state.battle.attacker)
        self.record.offers.append(Offered(self.record.taken, decision.player, kind_of(decision), tuple(offers)))
        if self._partial is not None:
            answer = self._continue_choice(decision, offers)
            if answer is not NOTHING:
                return answer
        self._look_at_trials()
        answer = self._answer_for_play(decision, offers)
        if answer is not NOTHING:
            return answer
        while self._steps and self._is_free(decision):
            pending = self._steps[0]
            answer = self._answer(pending.step, decision, offers)
            if _is_refusal(pending) and (answer is NOTHING or not self._has_to_be_tried(pending)):
                if not self._judge_refusal(decision, offers):
                    break
                continue
            if answer is not NOTHING:
                if self._is_known_refusal(pending):
                    raise self._refused(decision, offers)
                if self._answers_nothing(pending.step, decision, answer):
                    if pending.step.expect == "legal" and pending.index:
                        raise self._refused(decision, offers)
                    self._note_new_chain(pending)
                self._take(self._steps.pop(0), decision, offers, answer)
                return answer
            if not self._may_skip(decision, offers):
                break
            self._steps.pop(0)
        return self._without_step(decision, offers)

    def _note_missed_moments(self, decision: Decision) -> None:
        """Note when a response that must be refused is possible while what the play before it names is still being chosen."""
        if not any(trial.choices for trial in self._trials) or not isinstance(decision, (ChainDecision, EffectYesNoDecision)):
            return
        offers = offers_of(decision, self._names)
        for pending in self._steps:
            if not (isinstance(pending.step, model.Chain) and _is_refusal(pending)):
                return
            if answer_of(pending.step, decision, offers, self._names) is not NOTHING:
                self._missed.setdefault(pending.index, moment_text(self.record.events, self._speech))

    def _note_responses(self, player: int) -> None:
        """Of a scenario in which nobody does anything: with what the other player could respond now."""
        if self._scenario.steps:
            return
        cards = [card for card in self.duel.state.cards if card.location and card.controller == player]
        effects = [e for card in cards for e in activated_effects(card) if self.duel.why_not(e, player).possible]
        offers = [Offer("chain", place_of_card(handler_of(e), self._names), None) for e in effects]
        self.record.offers.append(Offered(self.record.taken, player, "chain", tuple(offers)))

    def _note_board(self, link: int) -> None:
        """Keep the board between two links, for checks that look at it."""
        board = take_board(self.duel.state, self._names, self._listener.phase)
        self.record.after_links.append((self.record.taken, link, board))

    def _answers_nothing(self, step: Any, decision: Decision, answer: Any) -> bool:
        """Whether a response begins a Chain though what was done last is over, and nothing that happened since triggers it."""
        if not isinstance(step, model.Chain) or not isinstance(decision, ChainDecision) or self.duel.state.chain:
            return False
        return answers_no_event(decision.activate[answer].effect) and self._is_another_moment()

    def _is_another_moment(self) -> bool:
        """Whether a Chain has ended, or a phase began to which the last step does not lead."""
        led_to = _LED_TO.get(type(self._last), ())
        return any(
            event.name in _MOMENT_ENDS or (event.name == "phase" and event.values["phase"] not in led_to)
            for event in self.record.events[self._window :]
        )

    def _note_new_chain(self, pending: _Pending) -> None:
        """Tell that the response is chained to nothing."""
        card = pending.step.card.card if isinstance(pending.step.card, model.CardAt) else pending.step.card
        title = self._speech.say("the-card") if card is None else self._names.title(card)
        values = {"card": title, "player": self.duel.state.turn_player, "phase": self._listener.phase}
        self.record.events.append(Event("new_chain", values, (pending.index,), self.record.taken))

    def _note_that_phase_goes_on(self, decision: Decision) -> None:
        """Tell that a phase which a player wanted to leave is not over, because that was answered."""
        if not self._leaving or not is_open(decision):
            return
        if not any(event.name in ("phase", "turn") for event in self.record.events[self._window :]):
            values = {"phase": self._listener.phase, "player": decision.player}
            self.record.events.append(Event("phase_goes_on", values, (), self.record.taken))
        self._leaving = False

    def _without_step(self, decision: Decision, offers: list[Offer]) -> Any:
        if is_open(decision):
            if self._waits() is None:
                self._note_responses(1 - decision.player)
                return NOTHING
            self._raise_what_was_learned()
            raise self._refused(decision, offers)
        answer = self._answer_in_trial(decision, offers)
        if answer is NOTHING:
            self._refuse_declaration(decision)
            answer = default_answer(decision)
            event = None if answer is NOTHING else unsaid(decision, answer, self._names, self.record.taken)
            self.record.events += [] if event is None else [event]
        if answer is NOTHING:
            raise Stuck(self._no_answer(decision), self._index())
        return answer

    def _no_answer(self, decision: Decision) -> str:
        """What a decision without a default asks for, which step would answer it, and what the next one is instead."""
        speech = self._speech
        problem = speech.say("no-answer", kind=asked_text(decision, speech), player=decision.player)
        text = speech.say("no-answer-expected", problem=problem, expected=expected_text(decision))
        waits = self._waits()
        return text if waits is None else speech.say("no-answer-next", problem=text, step=step_text(waits, speech))

    def _refuse_declaration(self, decision: Decision) -> None:
        """Raises Learned or Stuck if the step that waits declares what cannot be declared here."""
        waits, owed = self._waits(), self._owed()
        reasons = () if waits is None else why_not_declare(waits, decision, self._speech)
        if not reasons:
            return
        if owed is not None and not owed.made:
            raise Learned(owed.index, reasons)
        raise self._not_possible(self._index(), waits, reasons, "")

    def _may_skip(self, decision: Decision, offers: list[Offer]) -> bool:
        """Whether the first step is one for "if asked", and it is too late to be asked."""
        if not self._steps[0].step.optional:
            return False
        return is_open(decision) or self._next_fits(decision, offers)

    def _next_fits(self, decision: Decision, offers: list[Offer]) -> bool:
        return self._fits([pending.step for pending in self._steps[1:2]], decision, offers)

    def _fits(self, steps: list[Any], decision: Decision, offers: list[Offer]) -> bool:
        """Whether the first of these steps is there, is to be taken, and answers the decision."""
        legal = bool(steps) and getattr(steps[0], "expect", None) != "illegal"
        return legal and answer_of(steps[0], decision, offers, self._names) is not NOTHING

    def _take(self, pending: _Pending, decision: Decision, offers: list[Offer], answer: Any) -> None:
        """Take a step of the file: what it names is chosen when that is asked for."""
        self._last = pending.step
        self._window = len(self.record.events)
        self._in_window = {}
        self._in_moment = {}
        if self.record.taken:
            self.record.after_steps[self.record.taken] = take_board(self.duel.state, self._names, self._listener.phase)
        self._leaving = self._leaving or isinstance(pending.step, _WAYS_OUT)
        self._count(pending.step)
        self._try(pending.index, pending.step, decision, offers, answer)

    def _count(self, step: Any) -> None:
        """Count a step, or a choice, as taken; if it has a label, keep the board."""
        record = self.record
        record.taken += 1
        if step.label is not None:
            record.labels[step.label] = record.taken
            record.boards[step.label] = take_board(self.duel.state, self._names, self._listener.phase)

    # -- what a play names ------------------------------------------------------------------------------------------

    def _try(self, index: int, step: Any, decision: Decision, offers: list[Offer], answer: Any) -> None:
        """If the play names more than its card, look from now on for when that is chosen."""
        if step.__class__ not in _PLAYS or not names_more(step):
            return
        offer = next((offer for offer in offers if offer.answer == answer), None)
        trial = Trial(index, step, decision, offer, len(self.record.events))
        trial.choices = _unfolded(step)
        if isinstance(step, model.Attack) and trial.choices:
            trial.reasons = why_not_attack(trial, trial.choices[0].cards, self.duel, self._names, self._speech)
        self._trials.insert(0, trial)

    def _answer_for_play(self, decision: Decision, offers: list[Offer]) -> Any:
        """The answer that a play gives which names what is to be chosen now; NOTHING if none does."""
        for trial in sorted(self._trials, key=lambda trial: _TURNS.index(trial.stage(self.record.events))):
            while trial.choices and self._may_choose(trial, decision):
                step = trial.choices[0]
                answer = self._answer(step, decision, offers, trial)
                if answer is NOTHING and not trial.made:
                    step, answer = self._out_of_order(trial, decision, offers)
                if answer is not NOTHING:
                    trial.choices.remove(step)
                    self._count(step)
                    self._try(trial.index, step, decision, offers, answer)
                    return answer
                if not step.optional or not (is_open(decision) or self._fits(trial.choices[1:2], decision, offers)):
                    break
                trial.choices.pop(0)
        return NOTHING

    def _out_of_order(self, trial: Trial, decision: Decision, offers: list[Offer]) -> tuple[Any, Any]:
        """A later choice that fits, and its answer: who writes down a cost and a target need not know which one is asked for first."""
        for step in trial.choices[1:]:
            answer = self._answer(step, decision, offers, trial) if isinstance(step, (model.Choose, model.Option)) else NOTHING
            if answer is not NOTHING:
                return step, answer
        return trial.choices[0], NOTHING

    def _may_choose(self, trial: Trial, decision: Decision) -> bool:
        """Whether a decision at this moment can be one that belongs to the play."""
        stage = trial.stage(self.record.events)
        if isinstance(trial.choices[0], (model.Chain, model.Activate)):
            return True
        return stage not in (WAITING, NEGATED) and not (stage == BEFORE and isinstance(decision, EffectYesNoDecision))

    def _is_free(self, decision: Decision) -> bool:
        """Whether the next step may answer: before all of a play is chosen nothing comes in between but what responds to it."""
        if is_open(decision):
            return self._owed() is None
        making = any(trial.choices and not trial.made for trial in self._trials)
        return not making or isinstance(decision, (ChainDecision, EffectYesNoDecision))

    def _has_to_be_tried(self, pending: _Pending) -> bool:
        """Whether only playing it can tell that the play is refused, because of what it names."""
        return pending.index not in self._known and names_more(pending.step)

    def _is_known_refusal(self, pending: _Pending) -> bool:
        return bool(self._known.get(pending.index))

    def _look_at_trials(self) -> None:
        """Take note of what plays chose of themselves, and forget those that are done.

        Raises Learned when it is clear what becomes of a play that is tried.
        """
        for trial in list(self._trials):
            self._look_at(trial)
            if trial.stage(self.record.events) == NEGATED:  # it chooses nothing more
                trial.choices = []
            if trial.choices or (self._partial is not None and self._partial[2] is trial):
                continue
            if trial.made or not isinstance(trial.step, model.Attack):
                if trial.step.expect == "illegal" and trial.index not in self._known:
                    raise Learned(trial.index, ())
                self._trials.remove(trial)

    def _look_at(self, trial: Trial) -> None:
        chosen = trial.news(self.record.events)
        if chosen and trial.choices and isinstance(trial.choices[0], model.Choose):
            if are_these(trial.choices[0].cards, chosen, self._names):
                trial.choices.pop(0)
            elif trial.reasons and trial.step.choices is None:
                raise Learned(trial.index, trial.reasons)
        if trial.reasons and chosen == [] and isinstance(trial.step, model.Attack) and trial.choices:
            raise Learned(trial.index, trial.reasons)

    def _answer_in_trial(self, decision: Decision, offers: list[Offer]) -> Any:
        """The answer that a play gives by naming nothing; if it names what is not offered, why is noted."""
        trial = next((trial for trial in self._trials if not trial.made and trial.player == decision.player), None)
        if trial is None:
            return NOTHING
        if trial.choices and self._may_choose(trial, decision) and is_meant(trial.choices[0], decision):
            trial.reasons = why_not_choose(trial, trial.choices[0], self.duel, decision, offers, self._names, self._speech)
        return direct_answer(trial, self.duel, decision, self._names, self._speech)

    def _raise_what_was_learned(self) -> None:
        """Raises Learned if there is a choice left that its play did not offer, or never asked for."""
        trial = self._owed()
        if trial is None:
            return
        reasons = trial.reasons or never_asked(trial, trial.choices[0], self.record.events, self._speech)
        if reasons:
            raise Learned(trial.index, reasons)

    # -- choices made card by card --------------------------------------------------------------------------------

    def _answer(self, step: Any, decision: Decision, offers: list[Offer], trial: Trial | None = None) -> Any:
        if isinstance(decision, SelectUnselectDecision) and isinstance(step, model.Choose) and step.by in (None, decision.player):
            found = next_choice(step.cards, offers, (), self._names)
            if found is None:
                return NOTHING
            rest = list(step.cards)
            rest.remove(found[0])
            self._partial = (decision.player, rest, trial)
            return found[1]
        return answer_of(step, decision, offers, self._names)

    def _continue_choice(self, decision: Decision, offers: list[Offer]) -> Any:
        assert self._partial is not None
        player, rest, trial = self._partial
        if isinstance(decision, SelectUnselectDecision) and decision.player == player:
            found = next_choice(rest, offers, (), self._names)
            if found is not None:
                rest.remove(found[0])
                return found[1]
            if not rest and decision.finishable:
                self._partial = None
                return None
        if rest and trial is not None:
            choice = model.Choose(cards=rest)
            raise Learned(trial.index, why_not_choose(trial, choice, self.duel, decision, offers, self._names, self._speech))
        if rest:
            raise Stuck(self._speech.say("not-offered", cards=self._row_of(rest)), self._index())
        self._partial = None
        return NOTHING

    def _row_of(self, refs: list[Any]) -> str:
        return self._speech.row(ref_text(ref, self._speech) for ref in refs)

    # -- plays that are refused -----------------------------------------------------------------------------------

    def _judge_refusal(self, decision: Decision, offers: list[Offer]) -> bool:
        """Judge the first step, which should be refused; False while it may still become possible."""
        pending, player = self._steps[0], decision.player
        self._require_card(pending, player)
        offered = answer_of(pending.step, decision, offers, self._names) is not NOTHING
        possible = offered and not self._is_known_refusal(pending)
        is_chain = isinstance(pending.step, model.Chain)
        over = is_chain and self._window_is_over(pending.step, player)
        offered, possible = offered and not over, possible and not over
        too_late = over or is_open(decision) or (is_chain and self._next_fits(decision, offers))
        if not offered and not too_late:
            self._note_moment(player)
            return False
        known = self._known.get(pending.index) or self._made_of_itself(pending.step, player)
        reasons = () if possible else known or self._of_its_moment(self._why_not(pending.step, over))
        found = "legal" if possible else "illegal"
        moment = moment_text(self.record.events, self._speech) if possible else ""
        if not possible and pending.index in self._missed:
            found, moment, reasons, possible = "legal", self._missed[pending.index], (), True
        because = possible or not self._explain or self._is_because(pending.step, reasons)
        self.record.plays.append(PlayResult(pending.index, pending.step, "illegal", found, reasons, moment, because))
        self._steps.pop(0)
        return True

    def _is_because(self, step: Any, reasons: tuple[Reason, ...]) -> bool:
        """Whether the reasons are those that the step expects."""
        because = model.because_of(step)
        return because is None or marks_of_refusal(because, reasons, self._names).right

    def _window_is_over(self, step: Any, player: int) -> bool:
        """Whether the Chain, or the Damage Step, in which the response should be refused has ended.

        What answers something that happened in it, and not the Chain itself, has its moment only afterwards.
        """
        if not any(event.name in _WINDOW_ENDS for event in self.record.events[self._window :]):
            return False
        return not answers_afterwards(self.duel.state, step, player, self._names)

    def _require_card(self, pending: _Pending, player: int) -> None:
        """Raises Stuck for a play by a card that is nowhere in the duel: a slip of the pen, and no play that is refused."""
        card = getattr(pending.step, "card", None)
        name = card.card if isinstance(card, model.CardAt) else card
        if name is None:
            return
        title = self._names.title(name)
        state = self.duel.state
        if all(self._names.of_code(c.printed.code) != title for c in state.cards if c is not state.choosing.some_card):
            absent = is_there(self.duel.state, pending.step, player, self._names, self._speech)
            raise Stuck(absent or title, pending.index, absent=True)

    def _refused(self, decision: Decision, offers: list[Offer]) -> Stuck:
        step, index = self._waits(), self._index()
        absent = is_there(self.duel.state, step, decision.player, self._names, self._speech)
        if absent is not None:
            return Stuck(absent, index, absent=True)
        known = self._known.get(index) if self._owed() is None else None
        over = isinstance(step, model.Chain) and self._window_is_over(step, decision.player)
        reasons = known or self._made_of_itself(step, decision.player) or self._why_not(step, over)
        if step.__class__ in _PLAYS:
            self.record.plays.append(PlayResult(index, step, "legal", "illegal", reasons))
        return self._not_possible(index, step, reasons, offers_text(decision, offers, self._speech))

    def _not_possible(self, index: int, step: Any, reasons: tuple[Reason, ...], offers: str) -> Stuck:
        speech = self._speech
        why = speech.row((f"{reason.rule}: {reason.text.rstrip('.。')}" for reason in reasons), "semicolon")
        words = {"step": step_text(step, speech), "offers": offers, "reasons": why}
        return Stuck(speech.say("not-possible-because" if why else "not-possible", **words).strip(), index)

    def _why_not(self, step: Any, over: bool) -> tuple[Reason, ...]:
        """Why the step is refused: if its window is over, why it was in that window."""
        if not self._explain:
            return ()
        to_go = len(self._steps)
        noted = (self._in_window.get(to_go) or self._in_moment.get(to_go)) if over else None
        found = noted or self._reasons.get(to_go) or why_not(self.duel, step, self._names, self._speech)
        if not noted and isinstance(step, model.Chain) and self._answers_afterwards(step):
            found = further(found, why_not(self.duel, step, self._names, self._speech))
        return self._of_its_moment(found)

    def _answers_afterwards(self, step: model.Chain) -> bool:
        return answers_afterwards(self.duel.state, step, d_player(self.duel, step), self._names)

    def _of_its_moment(self, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """What refused the first step when what it answers had happened, if now it can only be said that this is over."""
        return self._in_moment.get(len(self._steps), reasons) if is_of_the_moment(reasons) else reasons

    def _made_of_itself(self, step: Any, player: int) -> tuple[Reason, ...]:
        """The reason, if the step chains what was activated of itself since the last step was taken."""
        if not isinstance(step, model.Chain):
            return ()
        return made_of_itself(self.record.events[self._window :], step, player, self._names, self._speech)

    def _note_reasons(self) -> None:
        """While a response is waited for, know why it is refused at this moment."""
        if not self._explain:
            return
        for to_go, step in self._responses():
            reasons = why_not(self.duel, step, self._names, self._speech)
            if reasons:
                self._reasons[to_go] = reasons
                self._in_window[to_go] = further(self._in_window.get(to_go, ()), reasons)

    def _note_moment(self, player: int) -> None:
        """While a response is waited for, know why it is refused when the player could respond, also without being asked."""
        if not self._explain:
            return
        for to_go, step in self._responses():
            if to_go in self._in_moment or step.by not in (None, player):
                continue
            reasons = why_not(self.duel, step, self._names, self._speech)
            if not says_little(reasons):
                self._in_moment[to_go] = reasons

    def _note_moments(self) -> None:
        for player in (self.duel.state.turn_player, 1 - self.duel.state.turn_player):
            self._note_moment(player)

    def _responses(self) -> Iterator[tuple[int, model.Chain]]:
        """The responses that are waited for, each with the number of steps to go: those that should be refused, and the one after."""
        for to_go, pending in zip(range(len(self._steps), 0, -1), self._steps):
            if not isinstance(pending.step, model.Chain):
                return
            yield to_go, pending.step
            if not _is_refusal(pending):
                return


_TURNS: Final = (MAKING, RESOLVING, OVER, BEFORE, WAITING, NEGATED)  # whose choice comes first
_WAYS_OUT: Final = (model.ToBattle, model.ToMain2, model.EndTurn)
_MOMENT_ENDS: Final = frozenset({"chain_end", "damage_step_end", "turn"})
_LED_TO: Final[dict[type, tuple[str, ...]]] = {
    model.ToBattle: ("battle_start", "battle_step", "battle"), model.ToMain2: ("main2",), model.EndTurn: ("end",),
    model.Attack: ("battle_step", "battle", "damage", "damage_calculation"),
}  # fmt: skip
_WINDOW_ENDS: Final = frozenset({"chain_end", "damage_step_end", "phase"})
_PLAYS: Final = frozenset(
    {
        model.NormalSummon, model.SetCard, model.SpecialSummon, model.PendulumSummon, model.Activate, model.Chain, model.Flip,
        model.ChangePosition, model.Attack, model.ToBattle, model.ToMain2, model.EndTurn,
    }
)  # fmt: skip


def _looks_between_links(scenario: model.Scenario) -> bool:
    checks = (*scenario.expect, *scenario.checks, *scenario.observe)
    return any(isinstance(getattr(check, "at", None), model.Resolved) for check in checks)


def _is_refusal(pending: _Pending) -> bool:
    """Whether it is expected that the play is refused."""
    return pending.step.__class__ in _PLAYS and pending.step.expect == "illegal"


def _unfolded(step: Any) -> list[Any]:
    """The steps that a step's targets and choices are short for."""
    if step.__class__ not in _PLAYS:
        return []
    found: list[Any] = []
    targets = step.targets if step.targets is not None else None if step.target is None else [step.target]
    if targets is not None:
        found.append(model.Choose(by=step.by, cards=targets))
    for choice in step.choices or ():
        if isinstance(choice, list):
            found.append(model.Choose(by=step.by, cards=choice))
        else:
            found.append(choice if choice.by is not None else _with_player(choice, step.by))
    return found


def _with_player(step: Any, player: int | None) -> Any:
    changed = step.__copy__()
    changed.by = player
    return changed
