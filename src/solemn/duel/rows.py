"""The visible state of a duel as plain rows, in the form of recorded duels."""

from solemn.core.state.data import DuelState
from solemn.duel.arguments import require
from solemn.duel.state_rows import Row, row_of_state


def state_row(d: DuelState) -> Row:
    """Turn, phase, and for each player LP and all zones; hands and Extra Decks sorted, piles with the top last.

    Raises DuelError for what is no state.
    """
    require("d", d, DuelState, "the state of a duel, duel.state")
    return row_of_state(d)
