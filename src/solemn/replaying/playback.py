"""Giving a duel the responses of a replay, one after the other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from solemn.core.decisions.kinds import Decision
from solemn.core.decisions.simple_ai import plays_for
from solemn.core.state.rows import ChainOver, LinkOpened, OfLink, named
from solemn.duel.arguments import require
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.replays.replay import Replay
from solemn.replays.responses import PASS, UnfitResponse, decode

UNFIT: Final = "unfit"  # a response is no legal answer to the decision
NOT_ASKED: Final = "not-asked"  # a response is no pass, where a player has nothing to choose from
LEFT_OVER: Final = "left-over"  # the duel is over, and there are more responses
STUCK: Final = "stuck"  # the rules or the scripts go on for ever


@dataclass(frozen=True, slots=True)
class Misfit:
    """Where a replay and the duel part: of what kind, at which response and which decision (both from 1), and in words why."""

    kind: str
    response: int
    decision: int
    asked: Decision | None  # what the player was asked
    given: bytes
    reason: str
    suspects: tuple[int, ...]  # passcodes of the cards whose scripts are the likely cause, the likeliest first


class Playback:
    """A duel that a replay plays: `step` gives the next answer, until `ended`. Whoever listened to the duel before still hears it."""

    __slots__ = ("_heard", "_misfit", "_next", "answered", "duel", "replay")

    def __init__(self, duel: Duel, replay: Replay) -> None:
        """`duel` is one of `setting_up.put_up`, not started. Raises DuelError for anything else."""
        require("duel", duel, Duel, "a solemn.Duel")
        require("replay", replay, Replay, "a solemn.Replay, such as read_replay gives")
        self.duel = duel
        self.replay = replay
        self.answered = 0  # decisions
        self._next = 0  # response
        self._misfit: Misfit | None = None
        self._heard = duel.state.listener
        duel.state.listener = self._hear

    @property
    def misfit(self) -> Misfit | None:
        """Where replay and duel parted, None if they did not up to now."""
        return self._misfit

    @property
    def given(self) -> int:
        """How many responses were given, passes of players who are not asked among them."""
        return self._next

    @property
    def ended(self) -> bool:
        """Is there nothing more to give: no response, or none that fits?"""
        return self._misfit is not None or self.duel.decision is None or self._next >= len(self.replay.responses)

    def start(self) -> None:
        """Start the duel and play to the first decision."""
        self._run(self.duel.start)

    def step(self) -> Any:
        """Give the next response; the answer that it is. Raises ValueError when `ended`, before `start` too."""
        decision = self.duel.decision
        if self.ended or decision is None:
            raise ValueError("the replay has ended: there is no response to give")
        response = self.replay.responses[self._next]
        try:
            answer = decode(decision, response)
        except UnfitResponse as error:
            self._part(UNFIT, str(error), response)
            return None
        self._next += 1
        self.answered += 1
        self._run(lambda: self.duel.answer(answer))
        return answer

    def next_answer(self) -> Any:
        """The answer that `step` would give, None if there is none that fits."""
        decision = self.duel.decision
        if self.ended or decision is None:
            return None
        try:
            return decode(decision, self.replay.responses[self._next])
        except UnfitResponse:
            return None

    def run(self, decisions: int | None = None) -> None:
        """Give responses until the replay has ended, or so many decisions are answered."""
        while not self.ended and (decisions is None or self.answered < decisions):
            self.step()

    def _run(self, go_on: Callable[[], None]) -> None:
        try:
            go_on()
        except DuelError as error:
            self._part(STUCK, str(error), b"")
            return
        if self.duel.over and self._next < len(self.replay.responses) and not self.replay.is_hand_test:
            self._part(LEFT_OVER, "", self.replay.responses[self._next])

    def _hear(self, row: tuple[Any, ...]) -> None:
        if self._heard is not None:
            self._heard(row)
        if row[0] != ".unasked" or plays_for(self.duel.state, row[1]):  # the engine's own player is never asked
            return
        if self._misfit is None and self._next < len(self.replay.responses):
            response = self.replay.responses[self._next]
            if response[: len(PASS)] == PASS:
                self._next += 1
            else:
                self._part(NOT_ASKED, "", response)

    def _part(self, kind: str, reason: str, given: bytes) -> None:
        self._misfit = self._misfit or Misfit(
            kind, self._next + 1, self.answered + 1, self.duel.decision, given, reason, suspects(self.duel.log)
        )


def suspects(log: Sequence[tuple[Any, ...]]) -> tuple[int, ...]:
    """The passcodes of the cards whose effects are being carried out as the log ends, or were last, the latest first."""
    links: dict[int, int] = {}
    found: list[int] = []
    for row in map(named, log):
        match row:
            case LinkOpened():
                links[row.link] = row.code
                found.append(row.code)
            case OfLink(kind="chain_solving") if row.link in links:
                found.append(links[row.link])
            case ChainOver():
                links = {}
    return tuple(dict.fromkeys(reversed(found[-3:])))
