"""Checks written as a rule book lists them: a table of questions about a card, each with the refusal that follows from a yes.

Questions that the rules alone answer come before those that effects answer. Among effects the order of a table is fixed, because
scripts are asked in it and can tell.
"""

from collections.abc import Callable

from solemn.core.effects.queries import affecting
from solemn.core.state.data import Card, Codes, Effect
from solemn.spec.constants import STATUS_FORBIDDEN

RuleTable = tuple[tuple[Callable[[Card], bool], str], ...]


def refused_by_rule(table: RuleTable, card: Card) -> str | None:
    """The refusal beside the first question of the table that is true of the card, if any."""
    for is_true_of, refusal in table:
        if is_true_of(card):
            return refusal
    return None


def refused_by_effect(codes: Codes, card: Card) -> Effect | None:
    """The effect on the card with the first of these codes for which there is one, or None."""
    for code in codes:
        refusal = affecting(card, code)
        if refusal is not None:
            return refusal
    return None


def is_prohibited(card: Card) -> bool:
    """Whether the card's name was declared as one that cannot be played."""
    return bool(card.status & STATUS_FORBIDDEN)
