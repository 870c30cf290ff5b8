"""Hearing what natives tell scripts, while somebody asks why something may not be done.

At all other times the scripts call the natives themselves, so that nobody pays for it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from solemn.core.state.data import DuelState
from solemn.lua import Machine
from solemn.spec.signatures import natives


class Witness:
    """Puts a listening function in the place of every native that answers something, and takes it away again."""

    __slots__ = ("_duel", "_known", "_machine", "_replaced")

    def __init__(self, machine: Machine, d: DuelState) -> None:
        self._machine = machine
        self._duel = d
        self._known: dict[Callable[..., Any], Callable[..., Any]] = {}  # the listening one of each function
        self._replaced: dict[str, tuple[Any, Any]] = {}  # by name: what the scripts call, and what is called instead of it now

    def listen(self, begin: bool) -> None:
        """Begin or end to listen."""
        scope = self._machine.globals
        if begin:
            self._replaced = {name: (function, self._listener(name, function)) for name, function in self._answering()}
            scope.update((name, listening) for name, (_, listening) in self._replaced.items())
        else:
            scope.update((name, function) for name, (function, listening) in self._replaced.items() if scope[name] is listening)
            self._replaced = {}

    def _answering(self) -> list[tuple[str, Callable[..., Any]]]:
        scope = self._machine.globals
        return [(name, scope[name]) for name in _that_answer() if callable(scope.get(name))]

    def _listener(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        known = self._known.get(function)
        if known is None:
            known = self._known[function] = _listening(self._duel, name, function)
        return known


@cache
def _that_answer() -> tuple[str, ...]:
    return tuple(name for name, entry in natives().items() if entry.results != ("none",) and not entry.acts)


def _listening(d: DuelState, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    def listening(*values: Any) -> Any:
        hearing = d.explain
        if hearing is None:
            return function(*values)
        start = len(hearing.rows)
        hearing.depth += 1
        try:
            answer = function(*values)
        finally:
            hearing.depth -= 1
        return hearing.told(name, values, answer, start)

    return listening
