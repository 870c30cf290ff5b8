"""Duels for tests: two decks by name."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.judge.play.judging import Judge

_LAST_ROWS: Final = 30


class DuelMaker:
    """Makes duels with the cards of the test run; a test that fails shows the end of their logs."""

    def __init__(self, judge: Judge, told: list[Callable[[], str]]) -> None:
        self._judge = judge
        self._told = told

    def __call__(
        self,
        first: Sequence[str | int] = (),
        second: Sequence[str | int] = (),
        *,
        extra: Sequence[Sequence[str | int]] = ((), ()),
        **terms: Any,
    ) -> Duel:
        """A strict duel between two decks of names or passcodes, at its first decision; `terms` are those of `Duel`.
        The decks keep their order, the last card on top, unless a test says `shuffle=True`.

        Raises ValueError for a name that no card has, ScriptFailure, DuelError.
        """
        decks = [Deck(self._codes(main), self._codes(more)) for main, more in zip((first, second), extra)]
        made = Duel(decks, pool=self._judge.pool, strict=True, **{"shuffle": False, **terms})
        self._told.append(lambda: "\n".join(str(row) for row in made.log[-_LAST_ROWS:]))
        return made

    def _codes(self, names: Sequence[str | int]) -> tuple[int, ...]:
        return tuple(self._code(name) for name in names)

    def _code(self, name: str | int) -> int:
        printed = self._judge.names.find(name)
        if printed is None:
            raise ValueError(self._judge.names.why_unknown(name))
        return printed.code
