"""Activating an effect because another effect says so."""

from solemn.core.chain.activating import add_chain
from solemn.core.chain.responses import quick_effects
from solemn.core.chain.windows import solve_chain
from solemn.core.effects.effect import dec_count, handler_of
from solemn.core.state.data import DuelState, Effect, Event
from solemn.core.state.raised_events import new_link
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.chain_links import set_triggering_state
from solemn.spec.constants import EVENT_FREE_CHAIN, PLAYER_NONE, STATUS_CHAINING


def activate_effect(d: DuelState, e: Effect) -> None:
    """Have the controller of the effect's card activate it as the next Chain Link, and resolve the Chain; nothing if it cannot be."""
    card = handler_of(e)
    player = card.controller
    d.nil_event.code = EVENT_FREE_CHAIN
    if why_not_activate(e, player, d.nil_event) is not None:
        return
    event = Event()
    event.code = e.code
    event.player = event.reason_player = PLAYER_NONE
    link = new_link(e, player, event)
    link.chain_id = d.field_id & 0xFFFF
    d.field_id += 1
    set_triggering_state(link, card)
    d.events.new_chains.append(link)
    card.status |= STATUS_CHAINING
    dec_count(e, player)
    add_chain(d)
    quick_effects(d, False, 1 - player)
    d.chain_limits = []
    for earlier in d.chain:
        handler_of(earlier.effect).status &= ~STATUS_CHAINING
    solve_chain(d, False, False, False)
