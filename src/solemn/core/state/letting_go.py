"""What becomes of the state of a duel that nobody plays any more: it can be read, but no script belongs to it.

Effects, their functions, and the cards that the functions hold are circles, which cost CPython's collector more than anything else that a
duel leaves (bench/duels.py, "dropped").
"""

from typing import Any, NoReturn

from solemn.core.state.data import DuelState


def let_go_of_scripts(d: DuelState) -> None:
    """Have no card and no effect hold what scripts gave it to be called. A call would raise RuntimeError; values stay."""
    for e in d.made_effects:
        if e.condition is not None:
            e.condition = _gone
        if e.cost is not None:
            e.cost = _gone
        if e.target is not None:
            e.target = _gone
        if e.operation is not None:
            e.operation = _gone
    for card in d.cards:
        card.script = None


def _gone(*_: Any) -> NoReturn:
    raise RuntimeError("the duel of this effect is gone, and its scripts with it")
