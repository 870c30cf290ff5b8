"""A set-up with one card less: is it still solved?"""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from solemn.duel.beginning import Beginning
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.duel.puzzles import load
from solemn.duel.terms import RULINGS

_ADDS_A_CARD: Final = re.compile(rb"^[ \t]*Debug\.AddCard\(\s*(\d+)\s*,\s*(\d)\s*,\s*(\d)[^\n]*", re.MULTILINE)


def own_cards(beginning: Beginning, player: int) -> list[tuple[int, int]]:
    """The cards of a duel's set-up that the player has, as (number for `without`, passcode).

    Of a puzzle those are cards that a line of its own adds and nothing else in the script names.
    """
    if beginning.set_ups:
        found = _ADDS_A_CARD.finditer(beginning.set_ups[0][0])
        return [(i, int(line[1])) for i, line in enumerate(found) if int(line[3]) == player]
    return [(i, placed.code) for i, placed in enumerate(beginning.placements) if _holder(placed.owner, placed.controller) == player]


def _holder(owner: int, controller: int | None) -> int:
    return owner if controller is None else controller


def beginning_without(beginning: Beginning, number: int) -> Beginning:
    """The beginning without the card of that number, or all of it for a number below 0."""
    if number < 0:
        return beginning
    if beginning.set_ups:
        (source, name), *others = beginning.set_ups
        return replace(beginning, set_ups=[(_source_without(source, number), name), *others])
    return replace(beginning, placements=[placed for i, placed in enumerate(beginning.placements) if i != number])


def load_without(path: Path, pool: CardPool, number: int, *, seed: int | Sequence[int], strict: bool) -> Duel:
    """A puzzle's duel, not started, without the card of that number, or whole for a number below 0. Raises as `puzzles.load` does."""
    duel = load(path, pool, seed=seed, rulings=RULINGS[0], strict=strict, start=False)
    if number < 0:
        return duel
    beginning = beginning_without(duel.beginning, number)
    less = Duel.put_up(beginning)
    if less.state.script_errors:
        raise DuelError(less.state.script_errors[0])
    return less


def _source_without(source: bytes, number: int) -> bytes:
    line = list(_ADDS_A_CARD.finditer(source))[number]
    return source[: line.start()] + b" " * (line.end() - line.start()) + source[line.end() :]
