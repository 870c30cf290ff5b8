"""Keeping the responses of a duel while it is played."""

from collections.abc import Iterable
from typing import Any, Protocol

from solemn.core.decisions.kinds import Decision
from solemn.replays.errors import ReplayError
from solemn.replays.responses import PASS, encode


class DoesNotFit(ReplayError):
    """An answer is not legal where it is given."""


class Playable(Protocol):
    """What a recorder needs of a duel."""

    @property
    def decision(self) -> Decision | None:
        """What a player must decide now."""

    def start(self) -> None:
        """Play to the first decision."""

    def answer(self, value: Any) -> None:
        """Answer the decision."""


class Recorder:
    """The responses in order: those to decisions, and the passes of players who are not asked because they have nothing to activate.

    The reference engine asks these players as well, and so a file holds a response of theirs.
    """

    __slots__ = ("responses",)

    def __init__(self) -> None:
        self.responses: list[bytes] = []

    def hear(self, row: tuple[Any, ...]) -> None:
        """What the duel tells; a listener of its state."""
        if row[0] == ".unasked":
            self.responses.append(PASS)

    def note(self, decision: Decision, answer: Any) -> None:
        """Note the answer before it is given."""
        self.responses.append(encode(decision, answer))

    def play(self, duel: Playable, answers: Iterable[Any]) -> None:
        """Start the duel and give the answers; its state must have `hear` as its listener.

        Raises DoesNotFit for the first answer that is not legal, ReplayError for one that no response can give, and what a duel raises.
        """
        duel.start()
        for answer in answers:
            decision = duel.decision
            refusal = "the duel is over" if decision is None else decision.refusal(answer)
            if decision is None or refusal is not None:
                raise DoesNotFit(f"{answer!r}: {refusal}")
            self.note(decision, answer)
            duel.answer(answer)
