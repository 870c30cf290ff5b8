"""Effects that ended: the duel forgets them when the next turn begins, and scripts that still hold one can find out."""

from typing import Final

from solemn.core.state.data import DuelState, Effect

_FORGOTTEN: Final = 0x8000  # a bit of Effect.status


def forget_ended_effects(d: DuelState) -> None:
    """Forget the effects that ended since the last turn began."""
    for e in d.reset_effects:
        e.status |= _FORGOTTEN
    d.reset_effects.clear()


def is_forgotten(e: Effect) -> bool:
    """Whether the effect ended before this turn."""
    return e.status & _FORGOTTEN != 0
