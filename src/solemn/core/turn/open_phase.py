"""What the Main Phases and the Battle Step have in common: the turn player's own activations, and the way out of the phase."""

from collections.abc import Iterable
from typing import Final

from solemn.core.chain.activating import add_chain
from solemn.core.chain.responses import quick_effects
from solemn.core.chain.solving import close_chain
from solemn.core.chain.windows import open_window, solve_chain
from solemn.core.effects.effect import handler_of, handler_player, note_activated_from, note_use
from solemn.core.effects.queries import spell_speed
from solemn.core.lifetimes.registration import in_code_order
from solemn.core.state.data import ChainLink, DuelState, Effect
from solemn.core.state.deferred import later, settle
from solemn.core.state.raised_events import copy_event, new_link, plain_event
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.chain_links import number_link
from solemn.core.timing.events import apply_continuous
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import EFFECT_TYPE_CONTINUOUS, EVENT_FREE_CHAIN, STATUS_CHAINING

_FAST: Final = 2  # the Spell Speed of what can be activated outside the Main Phase


def free_activations(d: DuelState, fast_only: bool) -> list[ChainLink]:
    """What the turn player can activate that needs no event; with `fast_only` without cards of Spell Speed 1."""
    d.chaining.no_event.code = EVENT_FREE_CHAIN
    index = d.effects
    cards = _possible(d, index.activate.get(EVENT_FREE_CHAIN, ()))
    if fast_only:
        cards = [link for link in cards if spell_speed(link.effect) >= _FAST]
    quick = _possible(d, index.quick_o.get(EVENT_FREE_CHAIN, ()))
    continuous = [
        new_link(e, d.turn_player, d.chaining.no_event)
        for e in index.continuous.get(EVENT_FREE_CHAIN, ())
        if handler_player(e) == d.turn_player and why_not_activate(e, d.turn_player, d.chaining.no_event) is None
    ]
    return cards + quick + continuous


def ignitions(d: DuelState) -> list[ChainLink]:
    """The Ignition Effects that the turn player can activate."""
    return _possible(d, in_code_order(d.effects.ignition))


def _possible(d: DuelState, effects: Iterable[Effect]) -> list[ChainLink]:
    found = []
    for e in effects:
        note_activated_from(e)
        if why_not_activate(e, d.turn_player, d.chaining.no_event) is None:
            found.append(new_link(e, d.turn_player, d.chaining.no_event))
    return found


def by_effect_id(link: ChainLink) -> int:
    """Activations are offered in order of the effects' numbers."""
    return link.effect.id


def activate_in_open_phase(d: DuelState, link: ChainLink) -> None:
    """Start a Chain with the effect and resolve it; a continuous effect is applied without one."""
    if link.effect.type & EFFECT_TYPE_CONTINUOUS:
        apply_continuous(d, handler_player(link.effect), link.effect, copy_event(d.chaining.no_event))
        settle(d)
        update_standing(d)
        later(d, open_window)
        settle(d)
        return
    _begin_chain(d, link)
    add_chain(d)
    settle(d)
    quick_effects(d, False, 1 - d.turn_player)
    settle(d)
    _resolve(d)


def _begin_chain(d: DuelState, link: ChainLink) -> None:
    e = link.effect
    card = handler_of(e)
    link.event = plain_event(e.code)
    number_link(d, link, card)
    d.events.becoming_links.append(link)
    card.status |= STATUS_CHAINING
    note_use(e, d.turn_player)


def close_phase(d: DuelState, timing: int) -> bool:
    """Let the opponent respond before the phase or step ends; False if a Chain resolved, so that it goes on."""
    d.chaining.hint_times[d.turn_player] = timing
    quick_effects(d, False, 1 - d.turn_player, 1)
    settle(d)
    if not d.chain:
        d.chaining.limits.clear()
        return True
    _resolve(d)
    return False


def _resolve(d: DuelState) -> None:
    close_chain(d)
    solve_chain(d)
    settle(d)
