"""The Chain: windows in which effects are activated, the Chain that they build, and its resolution."""

from solemn.core.adjustment.adjusting import put_right
from solemn.core.chain.responses import quick_effects
from solemn.core.chain.solving import close_chain, resolve_chain
from solemn.core.chain.triggering import chain_forced_triggers, chain_optional_triggers, collect_triggers, offer_ignition_effects
from solemn.core.decisions.asking import ask_chain
from solemn.core.effects.effect import handler_player
from solemn.core.lifetimes.resetting import reset_chain
from solemn.core.state.data import DuelState, Effect
from solemn.core.state.deferred import settle
from solemn.core.state.raised_events import copy_event, new_link
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.events import apply_continuous
from solemn.spec.constants import DUEL_INVERTED_QUICK_PRIORITY, EVENT_FREE_CHAIN


def open_window(d: DuelState, *, no_triggers: bool = False, only_events: bool = False, only_old: bool = False) -> bool:
    """Open a window: triggered effects and responses build a Chain, which resolves; this repeats until nothing is activated.

    With `no_triggers` triggered effects do not get their turn; with `only_events` responses must answer an event; with `only_old`
    they must do so once a Chain has resolved. True if the window ended with a Chain.
    """
    settle(d)
    forced_battles = 0
    solved = False
    while not solved:
        _build_chain(d, no_triggers, only_events)
        close_chain(d)
        if d.battle.attack_demanded:
            d.battle.attack_demanded = False
            forced_battles += 1
        if not d.chain:
            _close_window(d)
            break
        resolve_chain(d, not (no_triggers and only_old))
        solved = no_triggers and only_old
        only_events = only_events or only_old
    for _ in range(forced_battles):
        d.rules.forced_battle(d)
    return solved


def open_window_after(d: DuelState, player: int, timing: int) -> None:
    """After a Summon or Set outside a Chain: adjust, and open a window in which the timing (TIMING_... bits) is pointed out to `player`."""
    if not d.chain:
        put_right(d)
        open_window_after_adjustment(d, player, timing)


def open_window_after_adjustment(d: DuelState, player: int, timing: int) -> None:
    """Outside a Chain, open a window in which the timing (TIMING_... bits) is pointed out to `player`."""
    if not d.chain:
        d.chaining.hint_times[player] |= timing
        open_window(d)


def _build_chain(d: DuelState, no_triggers: bool, only_events: bool) -> None:
    events = d.events
    events.point.extend(events.instant)
    events.instant = []
    if not no_triggers:
        collect_triggers(d)
        chain_forced_triggers(d)
        chain_optional_triggers(d)
    offer_ignition_effects(d, only_events)
    if d.chain:
        quick_effects(d, only_events, 1 - d.chain[-1].triggering_player)
    elif not d.flow.hand_limit_met:
        quick_effects(d, only_events, first_to_respond(d, d.turn_player))
    events.optional_hidden.clear()
    events.full.clear()
    events.late_quick.clear()


def first_to_respond(d: DuelState, player: int) -> int:
    """`player`, or the opponent under the rule set in which responses go the other way round."""
    return 1 - player if d.flags & DUEL_INVERTED_QUICK_PRIORITY else player


def _close_window(d: DuelState) -> None:
    d.events.point = []
    reset_chain(d)


def solve_chain(d: DuelState) -> None:
    """Resolve the Chain, if there is one, and open the window that follows it."""
    settle(d)
    if d.chain:
        resolve_chain(d, window_follows=True)
        open_window(d)


# --- continuous effects that a player may use at any time


def attack_window(d: DuelState) -> None:
    """The window after an attack was declared and answered: continuous effects of choice first, then what can be chained."""
    for player in (d.turn_player, 1 - d.turn_player):
        while use_free_continuous(d, player):
            pass
    open_window(d)


def use_free_continuous(d: DuelState, player: int) -> bool:
    """Ask a player for a continuous effect to apply now; False if there is none or the player declines."""
    d.chaining.no_event.code = EVENT_FREE_CHAIN
    usable: list[Effect] = []
    for e in d.effects.continuous.get(EVENT_FREE_CHAIN, ()):
        if handler_player(e) == player and why_not_activate(e, player, d.chaining.no_event) is None:
            usable.append(e)
    if not usable:
        return False
    options = [new_link(e, player, copy_event(d.chaining.no_event)) for e in usable]
    chosen = ask_chain(d, player, options, False)
    if chosen == -1:
        return False
    e = options[chosen].effect
    apply_continuous(d, handler_player(e), e, copy_event(d.chaining.no_event))
    settle(d)
    return True
