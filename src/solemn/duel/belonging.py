"""What belongs to a duel is neither pickled nor copied alone: it hangs together with all of the duel, scripts included.

Registered with `copyreg`, where pickle and copy both look, so that the rules' own classes need not know of it.
"""

import copyreg
from collections.abc import Iterator
from typing import Any, Final, NoReturn

from solemn.core.decisions.kinds import Decision
from solemn.core.explain.answers import WhyNot
from solemn.core.state.layout import STATE_CLASSES
from solemn.lua import Machine

_INSTEAD: Final = "duel.fork() copies the whole duel, duel.to_bytes() carries it to another process"
_DATA_OF_CARDS: Final = "duel.view(player) has what a player knows of it as data"
_DATA: Final[dict[type, str]] = {
    Decision: "duel.view(player).decision is data of it, and decision.as_row() a row",
    WhyNot: "why_text(answer) has it in words",
    Machine: "duel.beginning and duel.answers make it again",
}


def refuse_copies() -> None:
    """Have pickle and copy say what to do instead."""
    for cls in (*STATE_CLASSES, *_kinds(Decision), WhyNot, Machine):
        copyreg.pickle(cls, _refuse)


def _kinds(cls: type[Decision]) -> Iterator[type[Decision]]:
    yield cls
    for kind in cls.__subclasses__():
        yield from _kinds(kind)


def _refuse(what: Any) -> NoReturn:
    data = next((words for cls, words in _DATA.items() if isinstance(what, cls)), _DATA_OF_CARDS)
    raise TypeError(f"this {type(what).__name__} belongs to its duel and cannot be pickled or copied: {data}; {_INSTEAD}")
