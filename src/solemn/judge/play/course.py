"""The course of a run: its duel, what was noted of it, and the steps that are still to be taken."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from solemn.core.decisions.kinds import Decision
from solemn.duel.facade import Duel
from solemn.judge.board.board import Board, take_board
from solemn.judge.board.events import Event
from solemn.judge.board.listener import Listener
from solemn.judge.board.offers import Offer
from solemn.judge.board.record import Reason, Record
from solemn.judge.language.speech import Speech
from solemn.judge.play.answers import NOTHING, answer_of
from solemn.judge.play.plays import names_more
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames

_LED_TO: Final[dict[type, tuple[str, ...]]] = {  # the phases and steps that come because of a step of the file
    model.ToBattle: ("battle_start", "battle_step", "battle"), model.ToMain2: ("main2",), model.EndTurn: ("end",),
    model.Attack: ("battle_step", "battle", "damage", "damage_calculation"),
}  # fmt: skip


class Stuck(Exception):
    """The scenario asks for something that the duel does not offer."""

    def __init__(self, message: str, index: int, absent: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.index = index  # of the step in the file
        self.absent = absent  # the play is by a card that is not there


class Pending:
    """A step that still has to be taken, and which one of the file it is."""

    __slots__ = ("index", "step")

    def __init__(self, index: int, step: Any) -> None:
        self.index = index
        self.step = step


def as_response(step: Any) -> model.Chain:
    """The same activation as that of an `activate` step, made when its player may respond."""
    return model.Chain(**{name: getattr(step, name) for name in step.__struct_fields__})


class Course:
    """How far a scenario has been played.

    `known` has what earlier runs learned of plays, by step: what refuses them, nothing if they are legal; `responses` the activations
    that they found to be responses.
    """

    __slots__ = ("_window", "duel", "known", "last", "listener", "names", "record", "scenario", "speech", "steps")

    def __init__(
        self,
        scenario: model.Scenario,
        duel: Duel,
        names: CardNames,
        speech: Speech,
        known: Mapping[int, tuple[Reason, ...]],
        responses: Collection[int] = (),
    ) -> None:
        self.scenario = scenario
        self.duel = duel
        self.names = names
        self.speech = speech
        self.known = known
        self.record = Record()
        self.listener = Listener(duel.state, names)
        self.steps = [Pending(i, as_response(step) if i in responses else step) for i, step in enumerate(scenario.steps)]
        self.last: Any = None  # the step that was taken last
        self._window = 0  # the number of events before it was taken

    def hear(self) -> None:
        """Note what has happened in the duel since the last time."""
        self.record.events += self.listener.news(self.record.taken)

    def board(self) -> Board:
        """The board as it is now."""
        return take_board(self.duel.state, self.names, self.listener.phase)

    def take(self, step: Any) -> None:
        """Note that this step of the file is taken now: a new window begins."""
        self.last = step
        self._window = len(self.record.events)
        if self.record.taken:
            self.record.after_steps[self.record.taken] = self.board()
        self.count(step)

    def count(self, step: Any) -> None:
        """Count a step, or a choice, as taken; if it has a label, keep the board."""
        record = self.record
        record.taken += 1
        if step.label is not None:
            record.labels[step.label] = record.taken
            record.boards[step.label] = self.board()

    def since_last_step(self) -> list[Event]:
        """What has happened since the last step of the file was taken."""
        return self.record.events[self._window :]

    def is_another_phase(self, event: Event) -> bool:
        """Whether the event is the beginning of a phase, or of a step of the Battle Phase, to which the last step does not lead."""
        return event.name == "phase" and event.values["phase"] not in _LED_TO.get(type(self.last), ())

    def is_known_refusal(self, pending: Pending) -> bool:
        """Whether an earlier run learned that the play is refused."""
        return bool(self.known.get(pending.index))

    def has_to_be_tried(self, pending: Pending) -> bool:
        """Whether only playing it can tell that the play is refused, because of what it names."""
        return pending.index not in self.known and names_more(pending.step)

    def next_fits(self, decision: Decision, offers: list[Offer]) -> bool:
        """Whether the step after the first one is there, is to be taken, and answers the decision."""
        return self.fits([pending.step for pending in self.steps[1:2]], decision, offers)

    def fits(self, steps: list[Any], decision: Decision, offers: list[Offer]) -> bool:
        """Whether the first of these steps is there, is to be taken, and answers the decision."""
        legal = bool(steps) and getattr(steps[0], "expect", None) != "illegal"
        return legal and answer_of(steps[0], decision, offers, self.names) is not NOTHING
