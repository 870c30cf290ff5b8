"""What a step of the rules starts but does not do at once.

Finding the continuous effects that answer an event, or the cards that must destroy themselves, is part of the step that
raised the event; carrying them out is not: it comes when that step is complete, in the order in which it was found.
A rule therefore leaves such work with `later`, and settles at the end of each of its steps.
"""

from typing import Any

from solemn.core.state.data import Callback, DuelState


def later(d: DuelState, rule: Callback, *args: Any) -> None:
    """Have `rule(d, *args)` done at the end of the step under way, after what was left before."""
    d.due.append((rule, args))


def settle(d: DuelState) -> None:
    """End a step: do what it left, each with all that this leaves in turn before the next."""
    while d.due:
        todo = d.due
        d.due = []
        for rule, args in todo:
            rule(d, *args)
            if d.due:
                settle(d)
