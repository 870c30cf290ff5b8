"""What a step of the rules starts but does not do at once.

Finding the continuous effects that answer an event, or the cards that must destroy themselves, is part of the step that raised the
event. Carrying that out is not: it comes when the step is complete, in the order in which it was found. A rule therefore leaves
such work with `later`, and calls `settle` at the end of each of its steps.
"""

from typing import Any

from solemn.core.state.data import Callback, DuelState


def later(d: DuelState, rule: Callback, *args: Any) -> None:
    """Call `rule(d, *args)` at the end of the step under way, after the work that was left before it."""
    d.pending.due.append((rule, args))


def settle(d: DuelState) -> None:
    """End a step: do the work it left, one piece after another, each followed at once by the work that it leaves in turn."""
    while d.pending.due:
        todo = d.pending.due
        d.pending.due = []
        for rule, args in todo:
            rule(d, *args)
            if d.pending.due:
                settle(d)
