"""Attempts to Summon a monster that is on the field already: Flip Summons and second Normal Summons of Gemini monsters (rule S12).

Since 2 October 2023 (Q&A 24011, 24012, 24013, 281) such a monster is face-up on the field while the attempt lasts, so it can be
targeted, Tributed or turned face-down, and what destroys it destroys a card on the field.
"""

from typing import Final

from solemn.core.effects.queries import unaffected_by
from solemn.core.lifetimes.upkeep import adjust_disable_check_list
from solemn.core.state.data import Card, DuelState, Effect
from solemn.core.state.reasons import NOTHING_TO_NEGATE, Refusal
from solemn.spec.constants import EFFECT_GEMINI_STATUS, LOCATION_MZONE, POS_FACEUP, STATUS_DISABLED

STANDS: Final = 0  # nothing stopped the attempt
NEGATED: Final = 1
VOID: Final = 2  # there is nothing left to Summon, and nothing was negated


def begin_attempt(d: DuelState, card: Card) -> None:
    """The attempt to Summon this monster on the field begins."""
    adjust_disable_check_list(d)
    d.attempt_card = card
    d.attempt_field_id = card.field_id_r
    d.attempt_disabled = bool(card.status & STATUS_DISABLED)
    d.attempt_negated = False
    d.attempt_spared_by = None


def end_attempt(d: DuelState) -> int:
    """The attempt is over: STANDS, NEGATED or VOID."""
    card = d.attempt_card
    assert card is not None
    outcome = NEGATED if d.attempt_negated else STANDS if _why_void(d, card) is None else VOID
    d.attempt_card = d.attempt_spared_by = None
    return outcome


def stop_attempt(d: DuelState, card: Card) -> Refusal:
    """Negate the attempt, if the monster is still face-up there and not unaffected; else what refuses.

    The effect that negates nothing does not move the monster either.
    """
    refusal = _why_void(d, card) or unaffected_by(card, d.reason_effect)
    if refusal is None:
        d.attempt_negated = True
    else:
        d.attempt_spared_by = d.reason_effect
    return refusal


def is_spared(d: DuelState, card: Card, by: Effect | None) -> bool:
    """Whether `by` failed to negate the attempt to Summon the card, so that it does not move it."""
    return card is d.attempt_card and by is not None and by is d.attempt_spared_by


def _why_void(d: DuelState, card: Card) -> Refusal:
    there = card.location == LOCATION_MZONE and card.field_id_r == d.attempt_field_id and card.position & POS_FACEUP
    gemini = EFFECT_GEMINI_STATUS in card.single_effects
    negated = gemini and card.status & STATUS_DISABLED and not d.attempt_disabled
    return NOTHING_TO_NEGATE if negated or not there else None
