"""Conditions of summoning procedures, and noting that a monster Summons itself."""

from typing import Final

from solemn.core.effects.calling import check
from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, Effect
from solemn.spec.constants import EFFECT_STATUS_SUMMON_SELF

ANY_TRIBUTE: Final = 0xFF00FF  # mask of zones from which Tributes may be taken


def procedure_fits(card: Card, e: Effect, *args: object) -> bool:
    """Whether the condition of a procedure is met; it is called with the procedure, the card and `args`."""
    d = card.d
    if e.condition is None:
        return True
    before, before_player = d.reason_effect, d.reason_player
    d.reason_effect, d.reason_player = e, card.controller
    fits = check(d, e.condition, e, card, *args)
    d.reason_effect, d.reason_player = before, before_player
    return fits


def is_summonable(
    card: Card, e: Effect, fewest_tributes: int, zone: int = 0x1F, releasable: int = ANY_TRIBUTE, extra: Effect | None = None
) -> bool:
    """Whether the condition of a Normal Summon or Set procedure is met; `extra` is the effect that grants an additional Summon."""
    return procedure_fits(card, e, fewest_tributes & 0xFF, zone, releasable, extra)


def procedure_condition_met(card: Card, e: Effect) -> bool:
    """Whether the condition of a Special Summon procedure is met, under the present demands on materials."""
    d = card.d
    if d.summoning.fewest:
        return procedure_fits(
            card, e, d.summoning.must_use, d.summoning.only_use, d.summoning.fewest, d.summoning.most
        )
    return procedure_fits(card, e, d.summoning.must_use, d.summoning.only_use)


def note_summons_itself(card: Card, e: Effect | None) -> None:
    """Note that the acting effect would Summon its own card."""
    if e is not None and handler_of(e) is card:
        e.status |= EFFECT_STATUS_SUMMON_SELF
