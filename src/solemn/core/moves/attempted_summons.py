"""Attempts to Summon a monster that is on the field already: Flip Summons and second Normal Summons of Gemini monsters (rule S12).

Since 2 October 2023 (Q&A 24011, 24012, 24013, 281) such a monster is face-up on the field while the attempt lasts, so it can be
targeted, Tributed or turned face-down, and what destroys it destroys a card on the field.
"""

from typing import Final

from solemn.core.effects.queries import unaffected_by
from solemn.core.lifetimes.upkeep import update_negations
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.reasons import NOTHING_TO_NEGATE, Refusal
from solemn.spec.constants import EFFECT_GEMINI_STATUS, LOCATION_MZONE, POS_FACEUP, STATUS_DISABLED

STANDS: Final = 0  # nothing stopped the attempt
NEGATED: Final = 1
VOID: Final = 2  # there is nothing left to Summon, and nothing was negated


def begin_attempt(d: DuelState, card: Card) -> None:
    """Begin the attempt to Summon this monster, which is on the field."""
    update_negations(d)
    d.summoning.attempted = card
    d.summoning.attempted_id = card.field_id_r
    d.summoning.was_negated = bool(card.status & STATUS_DISABLED)
    d.summoning.attempt_negated = False
    d.summoning.spared_by = None


def end_attempt(d: DuelState) -> int:
    """End the attempt; returns STANDS, NEGATED or VOID."""
    card = d.summoning.attempted
    assert card is not None
    outcome = NEGATED if d.summoning.attempt_negated else STANDS if _why_void(d, card) is None else VOID
    d.summoning.attempted = d.summoning.spared_by = None
    return outcome


def stop_attempt(d: DuelState, card: Card) -> Refusal:
    """Negate the attempt if the monster is still face-up there and not unaffected; returns what refuses, or None.

    An effect that could not negate the attempt does not move the monster either.
    """
    refusal = _why_void(d, card) or unaffected_by(card, d.reason_effect)
    if refusal is None:
        d.summoning.attempt_negated = True
    else:
        d.summoning.spared_by = d.reason_effect
    return refusal


def is_spared(d: DuelState, card: Card, by: Effect | None) -> bool:
    """Whether `by` failed to negate the attempt to Summon the card, so that it does not move it."""
    return card is d.summoning.attempted and by is not None and by is d.summoning.spared_by


def _why_void(d: DuelState, card: Card) -> Refusal:
    there = card.location == LOCATION_MZONE and card.field_id_r == d.summoning.attempted_id and card.position & POS_FACEUP
    gemini = EFFECT_GEMINI_STATUS in card.single_effects
    negated = gemini and card.status & STATUS_DISABLED and not d.summoning.was_negated
    return NOTHING_TO_NEGATE if negated or not there else None
