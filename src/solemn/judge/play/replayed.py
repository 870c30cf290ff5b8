"""A replay played and told: events, decisions with their turns, and the board at any of them."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.judge.board.board import take_board
from solemn.judge.board.listener import Listener
from solemn.judge.board.offers import is_open, kind_of, offers_of
from solemn.judge.board.record import Offered, Record
from solemn.judge.language.speech import Speech
from solemn.judge.scenario.names import CardNames
from solemn.replaying.comparing import Difference, first_difference, given_up_by
from solemn.replaying.playback import Misfit, Playback
from solemn.replaying.setting_up import put_up
from solemn.replays.replay import Replay


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision of the duel: its number from 1, its turn, who was asked what, the answer, how many events and rows were before."""

    number: int
    turn: int
    player: int
    kind: str
    answer: Any
    events: int
    rows: int  # of the duel's log


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it begins: its player, and the LP of both."""

    player: int
    lp: tuple[int, int]


@dataclass(slots=True)
class Replayed:
    """What playing a replay shows. `record.final` is the board where it stopped, `record.offers` what could be done there."""

    replay: Replay
    duel: Duel
    record: Record
    moments: list[Moment] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    misfit: Misfit | None = None
    difference: Difference | None = None  # from what the client showed
    given_up: int | None = None  # who won because the other player gave up or left, as a yrpX says
    next_answer: Any = None  # to the decision at which it stopped, if the replay has one that fits

    @property
    def is_same(self) -> bool:
        """Did the replay play whole, to what the client showed?"""
        return self.misfit is None and self.difference is None

    @property
    def over(self) -> bool:
        """Did the duel come to its end?"""
        return self.duel.over


def puzzle_name(replay: Replay) -> str:
    """The name of the puzzle's file, without its folder; empty for a replay of no puzzle."""
    return Path(replay.script.replace("\\", "/")).name if replay.script is not None and replay.is_puzzle else ""


def puzzle_beside(name: str, path: Path) -> bytes | None:
    """The puzzle of that name, from beside the replay's file or from EDOPro's folder; None if it cannot be read there."""
    for folder in (path.parent, path.parent.parent / "puzzles"):
        with suppress(OSError):
            return (folder / name).read_bytes()
    return None


def replay_duel(replay: Replay, pool: CardPool, names: CardNames, *, puzzle: bytes | None = None, upto: int | None = None) -> Replayed:
    """Play a replay to its end, or up to the decision of that number, which is not answered.

    Raises NotPlayable and DuelError as `put_up` does.
    """
    duel = put_up(replay, pool, puzzle=puzzle)
    listener = Listener(duel.state, names)
    result = Replayed(replay, duel, Record())
    note_turns(duel, result.turns)
    playback = Playback(duel, replay)
    playback.start()
    while True:
        result.record.events += listener.news(playback.answered)
        if playback.ended or (upto is not None and playback.answered + 1 >= upto):
            break
        _step(playback, result)
    _finish(result, playback, listener, names)
    if upto is None:
        _compare(result)
    return result


def _compare(result: Replayed) -> None:
    """Hold what happened against what the client showed; after a misfit only what happened before it."""
    result.given_up = given_up_by(result.replay, result.over)
    found = first_difference(result.replay, result.duel.log, result.over)
    if found is not None and (result.misfit is None or found.ours is not None):
        result.difference = found


def decision_of(result: Replayed, rows: int) -> int:
    """The decision after which the event came that so many rows of the log precede; 0 before the first one."""
    return sum(moment.rows <= rows for moment in result.moments)


def headings(turns: Sequence[Turn], speech: Speech) -> list[str]:
    """The headings of the turns, with the LP at which they began."""
    return [
        speech.say("turn-score", turn=number, player=begun.player, first=begun.lp[0], second=begun.lp[1])
        for number, begun in enumerate(turns, 1)
    ]


def note_turns(duel: Duel, turns: list[Turn]) -> None:
    """Have the turns of the duel noted as they begin."""
    heard = duel.state.listener

    def hear(row: tuple[Any, ...]) -> None:
        if row[0] == "new_turn":
            first, second = (max(0, player.lp) for player in duel.state.players)
            turns.append(Turn(row[1], (first, second)))
        if heard is not None:
            heard(row)

    duel.state.listener = hear


def _step(playback: Playback, result: Replayed) -> None:
    decision = playback.duel.decision
    assert decision is not None
    turn, events, number = playback.duel.state.turn, len(result.record.events), playback.answered + 1
    rows = len(playback.duel.log)
    answer = playback.step()
    if playback.answered == number:
        result.moments.append(Moment(number, turn, decision.player, decision.kind, answer, events, rows))


def _finish(result: Replayed, playback: Playback, listener: Listener, names: CardNames) -> None:
    duel, record, decision = playback.duel, result.record, playback.duel.decision
    result.misfit = playback.misfit
    record.final = take_board(duel.state, names, listener.phase)
    record.winner = duel.winner
    record.at_rest = duel.over or (decision is not None and is_open(decision))
    if decision is not None:
        offers = tuple(offers_of(decision, names))
        record.offers.append(Offered(playback.answered, decision.player, kind_of(decision), offers))
        result.next_answer = playback.next_answer()
