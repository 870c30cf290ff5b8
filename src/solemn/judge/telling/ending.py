"""Why a duel is over, in words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from solemn.core.state.rows import Won, last_of
from solemn.core.timing.missed_timing import LIFE_POINTS, NO_CARD_TO_DRAW
from solemn.judge.language.speech import Speech

_ENDINGS: Final = {LIFE_POINTS: "lp", NO_CARD_TO_DRAW: "deck"}


def why_over(log: Sequence[tuple[Any, ...]], victories: Mapping[int, str], speech: Speech) -> str | None:
    """Why the duel is over, None if it is not. `victories` are the words of the community's strings for ways to win, by their numbers."""
    won = last_of((Won,), log)
    if not isinstance(won, Won):
        return None
    words = victories.get(won.reason, "")
    return speech.say("why-over", how=_ENDINGS.get(won.reason) or ("named" if words else "effect"), words=words)
