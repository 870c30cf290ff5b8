"""Activating an effect because another effect says so."""

from solemn.core.chain.activating import add_chain
from solemn.core.chain.responses import quick_effects
from solemn.core.chain.windows import solve_chain
from solemn.core.effects.effect import handler_of, note_use
from solemn.core.state.data import DuelState, Effect
from solemn.core.state.raised_events import new_link, plain_event
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.chain_links import number_link
from solemn.spec.constants import EVENT_FREE_CHAIN, STATUS_CHAINING


def activate_effect(d: DuelState, e: Effect) -> None:
    """Let the controller of the effect's card activate it as the next Chain Link, and resolve the Chain. Do nothing if it cannot be."""
    card = handler_of(e)
    player = card.controller
    d.chaining.no_event.code = EVENT_FREE_CHAIN
    if why_not_activate(e, player, d.chaining.no_event) is not None:
        return
    link = new_link(e, player, plain_event(e.code))
    number_link(d, link, card)
    d.events.becoming_links.append(link)
    card.status |= STATUS_CHAINING
    note_use(e, player)
    add_chain(d)
    quick_effects(d, False, 1 - player)
    d.chaining.limits = []
    for earlier in d.chain:
        handler_of(earlier.effect).status &= ~STATUS_CHAINING
    solve_chain(d)
