"""The kind of card as which an effect is activated: a monster effect, a Spell effect or a Trap effect."""

from typing import Final

from solemn.core.card.kinds import get_type
from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Effect
from solemn.spec.constants import EFFECT_TYPE_ACTIVATE, TYPE_PENDULUM, TYPE_SPELL, TYPE_TRAP, TYPE_TRAPMONSTER

_ACTIVATED: Final = 0x7F0  # the kinds of effects that are activated, EFFECT_TYPE_ACTIVATE to EFFECT_TYPE_QUICK_F


def note_activated_as(e: Effect) -> None:
    """Note as which kind of card the effect is being activated; a Trap Monster's effect is a monster effect."""
    kind = get_type(handler_of(e))
    e.active_type = kind & ~TYPE_TRAP if kind & TYPE_TRAPMONSTER else kind


def active_type(e: Effect) -> int:
    """The card types (TYPE_... bits) as which the effect is, or would be, activated; if it is not activated at all, those of its card."""
    if not e.type & _ACTIVATED:
        assert e.owner is not None, "the effect comes from no card"
        return get_type(e.owner)
    if e.active_type:
        return e.active_type
    card = handler_of(e)
    if e.type & EFFECT_TYPE_ACTIVATE and card.printed.type & TYPE_PENDULUM:
        return TYPE_PENDULUM | TYPE_SPELL
    return get_type(card)
