"""What the client showed, held against what happens here."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from solemn.replays.messages import Row, flat, told
from solemn.replays.replay import Replay

_WIN: Final = "win"


@dataclass(frozen=True, slots=True)
class Difference:
    """The first event that is another one: how many rows of the log come before, and both events; None where there is none."""

    rows: int
    recorded: Row | None
    ours: Row | None


def first_difference(replay: Replay, log: Sequence[tuple[Any, ...]], over: bool) -> Difference | None:
    """Where what happens here begins to differ from what the client showed; None if it does not, or nothing was shown.

    `over` says whether the duel has come to its end by the rules. Raises ReplayError for messages that are too short.
    """
    recorded = list(told(replay.messages))
    if _is_given_up(recorded, over):
        recorded.pop()
    if not recorded:
        return None
    visible = [(number, flat(row)) for number, row in enumerate(log) if not row[0].startswith(".")]
    for theirs, mine in zip_longest(recorded, visible):
        number, row = mine or (len(log), None)
        if theirs != row:
            return Difference(number, theirs, row)
    return None


def given_up_by(replay: Replay, over: bool) -> int | None:
    """Who won because the other player gave up or left: the last message says so, and the duel is not over by the rules."""
    recorded = list(told(replay.messages))
    return int(recorded[-1][1]) if _is_given_up(recorded, over) else None


def _is_given_up(rows: Sequence[Row], over: bool) -> bool:
    return not over and bool(rows) and rows[-1][0] == _WIN
