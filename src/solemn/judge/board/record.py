"""What a run of a scenario leaves behind."""

from dataclasses import dataclass, field
from typing import Any, Final

from solemn.core.explain.answers import FIRST_TURN
from solemn.core.state.reasons import NOTHING_TO_DO, PHASE, TARGET
from solemn.judge.board.board import Board
from solemn.judge.board.events import Event
from solemn.judge.board.offers import Offer

END = 10**9
_WIDER: Final = {NOTHING_TO_DO: (TARGET,), FIRST_TURN: (PHASE,)}  # the rule that a narrow one belongs to


@dataclass(frozen=True, slots=True)
class Offered:
    """The options that a player had, after which step."""

    step: int
    player: int
    kind: str
    options: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class RefusedEffect:
    """The effect that may not be used: of which card, and which of its effects that can be activated, from 1 (0: none of them)."""

    card: str
    number: int


@dataclass(frozen=True, slots=True)
class RefusedCard:
    """A card that could not be chosen: by which rule, and which card's effect sees to that."""

    card: str
    rule: str
    by: str | None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something may not be done: the rule's ID, and what it says of this case.

    `effect` is what is refused, `by` the cards that forbid it (or used it up), `candidates` the cards that were refused as targets or as
    payment.
    """

    rule: str
    text: str
    effect: RefusedEffect | None = None
    by: tuple[str, ...] = ()
    candidates: tuple[RefusedCard, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """Its rule, the wider one that a narrow one belongs to, then those by which its candidates were refused."""
        return tuple(dict.fromkeys((self.rule, *_WIDER.get(self.rule, ()), *(candidate.rule for candidate in self.candidates))))

    @property
    def causes(self) -> tuple[str, ...]:
        """The cards that forbid it; without one, those that see to it that the candidates are refused."""
        return self.by or tuple(dict.fromkeys(candidate.by for candidate in self.candidates if candidate.by is not None))


@dataclass(slots=True)
class PlayResult:
    """A play that was refused, or that should have been: which step of the file, what was expected, why it was refused."""

    index: int
    step: Any
    expected: str
    found: str
    reasons: tuple[Reason, ...] = ()
    moment: str = ""  # of a play that was possible: when
    because: bool = True  # whether the reasons are what the step says of them

    @property
    def ok(self) -> bool:
        """Is it as expected?"""
        return self.expected == self.found and self.because


@dataclass(slots=True)
class Record:
    """Events and offers in order, with the boards before labelled steps and at the end."""

    events: list[Event] = field(default_factory=list)
    offers: list[Offered] = field(default_factory=list)
    plays: list[PlayResult] = field(default_factory=list)
    first: Board | None = None  # before anything was played
    after_steps: dict[int, Board] = field(default_factory=dict)  # by the number of steps taken, for steps of the file
    boards: dict[str, Board] = field(default_factory=dict)
    after_links: list[tuple[int, int, Board]] = field(default_factory=list)  # steps taken, the link that resolved, the board then
    labels: dict[str, int] = field(default_factory=dict)
    taken: int = 0
    final: Board | None = None
    winner: int | None = None
    answers: tuple[Any, ...] = ()  # what was answered, decision by decision
    at_rest: bool = True  # it ends in an open phase or with the duel, not in the midst of something
