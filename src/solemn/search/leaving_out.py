"""A set-up with one card less: is it still solved?"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from solemn.core.state.data import Card
from solemn.duel.beginning import Beginning
from solemn.duel.errors import DuelError
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.duel.puzzles import load
from solemn.duel.terms import RULINGS
from solemn.search.options import options_of, sign_of
from solemn.spec.constants import LOCATION_ONFIELD

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


def answer_alike(less: Duel, whole: Duel, answers: Sequence[Any]) -> None:
    """Do in the duel that has a card less what the answers do in the whole one; both have been started.

    Raises DuelError where that is not possible, so that the card cannot be left out.
    """
    for answer in answers:
        if whole.decision is None or less.decision is None or whole.decision.player != less.decision.player:
            raise DuelError("without the card the duel takes another way")
        sign = sign_of(whole.state, whole.decision, answer)
        same = next((option for option in options_of(less.state, less.decision) if option.sign == sign), None)
        if same is None:
            raise DuelError("what was done cannot be done without the card")
        whole.answer(answer)
        less.answer(same.answer)


def card_left_out(whole: Duel, less: Duel) -> Card:
    """The card of a duel's set-up that another one lacks."""
    there = Counter(map(_what_and_where, less.state.cards))
    for card in whole.state.cards:
        if not there[_what_and_where(card)]:
            return card
        there[_what_and_where(card)] -= 1
    raise AssertionError("a card less must be a card less")


def _what_and_where(card: Card) -> tuple[int, ...]:
    number = card.sequence if card.location & LOCATION_ONFIELD else 0  # in piles those that follow move up
    return card.printed.code, card.controller, card.location, number, card.position


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
