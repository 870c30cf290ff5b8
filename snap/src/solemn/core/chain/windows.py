"""The Chain: windows in which effects are activated, the Chain that they build, and its resolution."""

from solemn.core.chain.responses import quick_effects
from solemn.core.chain.solving import close_chain, resolve_chain
from solemn.core.chain.triggering import chain_forced_triggers, chain_optional_triggers, collect_triggers, offer_ignition_effects
from solemn.core.decisions.asking import ask_chain, ask_sort
from solemn.core.effects.effect import handler_of, handler_player
from solemn.core.lifetimes.resetting import reset_chain
from solemn.core.state.data import ChainLink, DuelState, Effect
from solemn.core.state.deferred import settle
from solemn.core.state.raised_events import copy_event, new_link
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.events import solve_continuous
from solemn.spec.constants import DUEL_INVERTED_QUICK_PRIORITY, EVENT_FREE_CHAIN


def point_event(d: DuelState, skip_trigger: bool, skip_freechain: bool, skip_new: bool) -> bool:
    """Open a window: what triggered and what answers builds a Chain, which resolves; then again, until nothing is activated.

    With `skip_trigger` nothing that triggered has its turn; with `skip_freechain` responses must answer an event; with `skip_new`
    too once a Chain has resolved. True if a Chain was the last thing in the window.
    """
    settle(d)
    forced_battles = 0
    solved = False
    while not solved:
        _build_chain(d, skip_trigger, skip_freechain)
        close_chain(d)
        if d.battle.set_forced_attack:
            d.battle.set_forced_attack = False
            forced_battles += 1
        if not d.chain:
            _close_window(d)
            break
        resolve_chain(d, not (skip_trigger and skip_new))
        solved = skip_trigger and skip_new
        skip_freechain = skip_freechain or skip_new
    for _ in range(forced_battles):
        d.rules.forced_battle(d)
    return solved


def _build_chain(d: DuelState, skip_trigger: bool, skip_freechain: bool) -> None:
    events = d.events
    events.point.extend(events.instant)
    events.instant = []
    if not skip_trigger:
        collect_triggers(d)
        chain_forced_triggers(d)
        chain_optional_triggers(d)
    offer_ignition_effects(d, skip_freechain)
    if d.chain:
        quick_effects(d, skip_freechain, 1 - d.chain[-1].triggering_player)
    elif not d.hand_adjusted:
        quick_effects(d, skip_freechain, first_to_respond(d, d.turn_player))
    events.new_ochain_h.clear()
    events.full.clear()
    events.delayed_quick.clear()


def first_to_respond(d: DuelState, player: int) -> int:
    """`player`, or by one rule set, in which responses go the other way round, the opponent."""
    return 1 - player if d.flags & DUEL_INVERTED_QUICK_PRIORITY else player


def _close_window(d: DuelState) -> None:
    d.events.point = []
    reset_chain(d)


def solve_chain(d: DuelState, skip_trigger: bool, skip_freechain: bool, skip_new: bool) -> None:
    """Resolve the Chain, if there is one, and open the window that follows it. The arguments are those of `point_event`."""
    settle(d)
    if not d.chain:
        return
    window_follows = not (skip_trigger and skip_new)
    resolve_chain(d, window_follows)
    if window_follows:
        point_event(d, skip_trigger, skip_freechain or skip_new, skip_new)


def sort_chain(d: DuelState, player: int) -> None:
    """Let a player order the effects of his or her that apply at the same time (`tp_chains` or `ntp_chains`)."""
    links = d.events.tp_chains if player == d.turn_player else d.events.ntp_chains
    places = ask_sort(d, player, [handler_of(link.effect) for link in links], True)
    if places is not None:
        links[:] = [link for _, link in sorted(zip(places, links), key=_place)]


def _place(pair: tuple[int, ChainLink]) -> int:
    return pair[0]


# --- continuous effects that a player may use at any time


def attack_window(d: DuelState) -> None:
    """The window after an attack was declared and answered: continuous effects of choice first, then what can be chained."""
    for player in (d.turn_player, 1 - d.turn_player):
        while use_free_continuous(d, player):
            pass
    point_event(d, False, False, False)


def use_free_continuous(d: DuelState, player: int) -> bool:
    """Ask a player for a continuous effect to apply now; False if there is none, or the player wants none."""
    d.nil_event.code = EVENT_FREE_CHAIN
    usable: list[Effect] = []
    for e in d.effects.continuous.get(EVENT_FREE_CHAIN, ()):
        if handler_player(e) == player and why_not_activate(e, player, d.nil_event) is None:
            usable.append(e)
    if not usable:
        return False
    options = [new_link(e, player, copy_event(d.nil_event)) for e in usable]
    chosen = ask_chain(d, player, options, False)
    if chosen == -1:
        return False
    e = options[chosen].effect
    solve_continuous(d, handler_player(e), e, copy_event(d.nil_event))
    settle(d)
    return True
