"""Playing one situation: what happened, what the card was refused, which of its lines ran, and the scenario of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, Final

from solemn.core.decisions.kinds import IdleDecision
from solemn.duel.errors import DuelError, ScriptFailure, WrongAnswer, fault_report
from solemn.duel.pool import CardPool
from solemn.judge.board.events import Event
from solemn.judge.board.listener import Listener
from solemn.judge.board.offers import offers_of
from solemn.judge.board.pasts import SetupFault
from solemn.judge.board.record import Reason
from solemn.judge.board.staging import stage
from solemn.judge.language.speech import english
from solemn.judge.play.steps_taken import StepTaker
from solemn.judge.play.why_not import why_not
from solemn.judge.scenario import model
from solemn.judge.scenario.names import CardNames
from solemn.lua import LuaError, LuaLimitError, LuaSyntaxError
from solemn.lua.watching import watched
from solemn.trying.driver import Driver
from solemn.trying.situations import Situation

MOST_DECISIONS: Final = 400
TURNS: Final = 2


@dataclass(frozen=True, slots=True)
class ScriptError:
    """An error of a script: the message, and where: file and line (0 when unknown)."""

    message: str
    file: str = ""
    line: int = 0


def error_text(error: ScriptError) -> str:
    """An error with its place, once: the file's name and the line."""
    if not error.file:
        return f"script error: {error.message}"
    return f"script error: {Path(error.file).name}:{error.line}: {error.message.removeprefix(f'{error.file}:{error.line}: ')}"


@dataclass(slots=True)
class Played:
    """What came of a situation."""

    situation: Situation
    events: list[Event] = field(default_factory=list)
    steps: list[Any] = field(default_factory=list)
    refused: tuple[Reason, ...] = ()  # of the card that could not be used, when its owner's first Main Phase was open
    errors: list[ScriptError] = field(default_factory=list)
    lines: set[int] = field(default_factory=set)  # of the card's script
    whole: bool = True  # every answer has a step

    def scenario(self, title: str) -> model.Scenario:
        """The situation as a scenario, with the steps that were taken."""
        return model.Scenario(title=title, setup=self.situation.setup, steps=self.steps)

    def about(self, card: str, *names: str) -> list[Event]:
        """The events of these names that are about a card."""
        return [event for event in self.events if event.name in names and event.values.get("card") == card]


def play(situation: Situation, card: str, script: Path, pool: CardPool, names: CardNames, *, refusals: bool = True) -> Played:
    """Play a situation for two turns. `script` is the card's file, whose lines are noted."""
    played = Played(situation)
    file = str(script)

    def note(_: FrameType, line: int) -> None:
        played.lines.add(line)

    with watched(lambda name: name == file, note):
        try:
            _Game(situation, card, pool, names, played, refusals).run()
        except ScriptFailure as failure:
            played.errors.append(_script_error(failure.error))
        except (LuaError, LuaLimitError, LuaSyntaxError) as error:
            played.errors.append(_script_error(error))
        except (SetupFault, DuelError) as error:
            played.errors.append(ScriptError(str(error)))
        except Exception as error:  # a fault of the engine is told, and the other situations are played
            played.errors.append(ScriptError(fault_report(error)))
    return played


class _Game:
    def __init__(self, situation: Situation, card: str, pool: CardPool, names: CardNames, played: Played, refusals: bool) -> None:
        self.situation = situation
        self.card = card
        self.names = names
        self.played = played
        self.asks = refusals
        self.driver = Driver(situation, card)
        self.taker = StepTaker(names, int)
        self.duel = stage(model.Scenario(setup=situation.setup), pool, names)
        self.listener = Listener(self.duel.state, names)

    def run(self) -> None:
        """Play until the turns are over. The errors are those of scripts and of the duel."""
        duel, played = self.duel, self.played
        try:
            duel.start()
            last = duel.state.turn + TURNS - 1
            for _ in range(MOST_DECISIONS):
                decision = duel.decision
                if decision is None or duel.state.turn > last:
                    break
                recent = self.listener.news(len(played.steps))
                played.events += recent
                offers = offers_of(decision, self.names, duel.state.battle.attacker)
                if self.asks and isinstance(decision, IdleDecision) and decision.player == self.situation.own:
                    self.asks = False
                    if all(offer.place is None or offer.place.card != self.card for offer in offers):
                        step = model.Activate(card=self.card, by=self.situation.own)
                        played.refused = why_not(duel, step, self.names, english())
                answer = self.driver.answer(decision, offers, duel.state.turn, recent)
                self._note_step(decision, answer)
                try:
                    duel.answer(answer)
                except WrongAnswer:
                    played.whole = False
                    break
        finally:
            played.events += self.listener.news(len(played.steps))
            if played.whole:
                played.steps += self.taker.rest()

    def _note_step(self, decision: Any, answer: Any) -> None:
        if not self.played.whole:
            return
        found = self.taker.take(decision, answer)
        if found is None:
            self.played.whole = False
        else:
            self.played.steps += found


def _script_error(error: Any) -> ScriptError:
    if isinstance(error, LuaSyntaxError):
        return ScriptError(error.message, error.file, error.line)
    frame = error.trace[0] if error.trace else None
    return ScriptError(error.message, frame.file if frame else "", frame.line if frame else 0)
