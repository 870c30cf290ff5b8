"""Running a duel: its rules wait for an answer in a greenlet of their own, and what cannot go on is told."""

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final
from weakref import WeakMethod

from greenlet import GreenletExit, getcurrent, greenlet

from solemn.core.decisions.kinds import ChainDecision, Decision
from solemn.core.effects.step_bound import NAMED, RulesStuck, involved, renew_steps
from solemn.core.state.bad_calls import BadCall
from solemn.core.state.data import DuelState
from solemn.core.state.letting_go import let_go_of_scripts
from solemn.core.turn.turn import OVER as FLOW_OVER
from solemn.core.turn.turn import run
from solemn.duel.beginning import Beginning
from solemn.duel.errors import DuelError, DuelStuck, ScriptFailure, script_places, script_report
from solemn.duel.scripts import Scripted
from solemn.lua import LuaLimitError
from solemn.lua.deep import deep_calls

FRAMES_A_CALL: Final = 4


class Running(Scripted):
    """What goes from decision to decision, with the answers given so far."""

    beginning: Beginning
    decision: Decision | None
    _answers: list[Any]
    _closed: bool
    _runner: greenlet | None
    _thread: int  # the one that may play the duel

    def _is_over(self) -> bool:
        return self.state.flow.step == FLOW_OVER

    def _deep(self) -> AbstractContextManager[None]:
        """Scripts may call one another as deeply as the limits of this duel allow."""
        return deep_calls(FRAMES_A_CALL * self.beginning.limits.call_depth)

    def _start(self) -> None:
        self.started = True
        renew_steps(self.state)
        self._run()

    def _give(self, value: Any) -> None:
        if not is_pause(self.decision):
            self._answers.append(list(value) if isinstance(value, list) else value)  # the caller may go on using the list
        renew_steps(self.state)
        self._resume(value)

    def _run(self) -> None:
        self._runner = greenlet(_play)
        self._resume(self.state)

    def _resume(self, value: Any) -> None:
        assert self._runner is not None
        self.decision = None
        self.machine.renew_steps()
        self._runner.parent = getcurrent()
        self.state.frozen = False
        try:
            with self._deep():
                self.decision = self._runner.switch(value)
            self.state.frozen = True
        except RulesStuck as error:
            raise DuelStuck(str(error)) from error
        except BadCall as error:  # what a script asked for has gone until the rules came to it
            raise DuelStuck(f"{error}; {involved(self.state)}") from error
        except LuaLimitError as error:
            raise self._beyond_limit(error) from error
        except RecursionError as error:
            raise DuelStuck(f"effects go off inside of one another without end; {involved(self.state)}") from error

    def _stop(self) -> None:
        """Stop the running rules; whatever they do while stopping is overwritten afterwards."""
        if self._runner is not None and not self._runner.dead:
            self._runner.parent = getcurrent()
            self._runner.throw(GreenletExit)

    def __del__(self) -> None:
        """Take the scripts' world apart, so that little is left for Python's collector of cycles; the state can still be read."""
        if getattr(self, "_thread", None) == threading.get_ident() and hasattr(self, "machine"):
            self._runner = None  # ends the running rules
            self.machine.names.learn(self.machine.globals)
            let_go_of_scripts(self.state)
            self.machine.abandon()

    # -- what cannot be done ----------------------------------------------------------------------------------------

    def _check_in_play(self) -> None:
        if self._closed:
            raise DuelError("the duel is closed")
        if not self.started:
            raise DuelError("nothing can be played, answered or saved before the duel starts")
        if self.decision is None and not self._is_over():
            raise DuelError("the duel cannot go on after an error: restore can go back to a mark that was made before")

    def _check_thread(self) -> None:
        if threading.get_ident() != self._thread:
            raise DuelError("a duel can be played only on the thread that made it")

    def _beyond_limit(self, error: LuaLimitError) -> DuelError:
        """The error for a script that exceeds a limit while the duel is played."""
        message = f"{script_report(error, lambda _: '')}; {self._at_work(error) or involved(self.state)}"
        return ScriptFailure(message, error) if self.strict else DuelStuck(message)

    def _at_work(self, error: LuaLimitError) -> str:
        """The cards whose scripts were running when the error was raised, as the end of a sentence; "" for none."""
        names = dict.fromkeys(self.card_with_code(file) for file, _ in reversed(script_places(error)))
        found = [name for name in names if name]
        return f"in the scripts of {', '.join(found[:NAMED])}" if found else ""


def _play(state: DuelState) -> None:
    """What the duel's greenlet runs. It holds on to the state alone, so that a duel that is dropped goes, and the greenlet with it."""
    try:
        run(state)
    except GreenletExit:
        return


def is_pause(decision: Decision | None) -> bool:
    """Is the player asked only because every moment is wanted, and can only pass?"""
    return type(decision) is ChainDecision and decision.is_pause


def ask(decision: Decision) -> Any:
    """Ask whoever plays the duel; to be called by the rules that run."""
    parent = getcurrent().parent
    assert parent is not None
    return parent.switch(decision)


def weakly(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method of a duel for what the duel owns: it does not keep the duel alive."""
    reference = WeakMethod(method)

    def call(*arguments: Any) -> Any:
        found = reference()
        assert found is not None, "only a duel that is there runs its scripts"
        return found(*arguments)

    return call
