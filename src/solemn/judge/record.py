"""What a run of a scenario leaves behind."""

from dataclasses import dataclass, field
from typing import Any

from solemn.judge.board import Board
from solemn.judge.events import Event
from solemn.judge.offers import Offer

END = 10**9


@dataclass(frozen=True, slots=True)
class Offered:
    """The options that a player had, after which step."""

    step: int
    player: int
    kind: str
    options: tuple[Offer, ...]


@dataclass(slots=True)
class PlayResult:
    """A play that was refused, or that should have been: which step of the file, what was expected, why it was refused."""

    index: int
    step: Any
    expected: str
    found: str
    reasons: tuple["Reason", ...] = ()
    moment: str = ""  # of a play that was possible: when

    @property
    def ok(self) -> bool:
        """Is it as expected?"""
        return self.expected == self.found


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may not be done: the rule's ID, and what it says of this case."""

    rule: str
    text: str


@dataclass(slots=True)
class Record:
    """Events and offers in order, with the boards before labelled steps and at the end."""

    events: list[Event] = field(default_factory=list)
    offers: list[Offered] = field(default_factory=list)
    plays: list[PlayResult] = field(default_factory=list)
    boards: dict[str, Board] = field(default_factory=dict)
    labels: dict[str, int] = field(default_factory=dict)
    taken: int = 0
    final: Board | None = None
    winner: int | None = None
    at_rest: bool = True  # it ends in an open phase or with the duel, not in the midst of something
