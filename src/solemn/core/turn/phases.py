"""What happens in a phase: effects that apply in it, responses, and at the end of the turn the hand size limit."""

from typing import Final

from solemn.core.adjustment.adjusting import put_right
from solemn.core.chain.activating import add_chain
from solemn.core.chain.responses import can_activate, quick_effects, start_link
from solemn.core.chain.solving import close_chain
from solemn.core.chain.windows import first_to_respond, open_window, solve_chain
from solemn.core.decisions.asking import ask_cards, ask_chain, ask_effect_yes_no
from solemn.core.effects.effect import handler_of, handler_player, note_activated_from, value, value_for_card
from solemn.core.effects.queries import player_affected, player_effects
from solemn.core.lifetimes.registration import remove_field_effect, unregister_from
from solemn.core.lifetimes.resetting import reset_phase
from solemn.core.moves.sending import send_cards
from solemn.core.state.data import ChainLink, DuelState, Effect
from solemn.core.state.deferred import settle
from solemn.core.state.raised_events import copy_event, new_link
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.chain_links import number_link
from solemn.core.timing.events import apply_continuous
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    DUEL_NO_HAND_LIMIT,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_HAND_LIMIT,
    EFFECT_SET_CONTROL,
    EFFECT_SKIP_BP,
    EFFECT_SKIP_DP,
    EFFECT_SKIP_EP,
    EFFECT_SKIP_SP,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_CONTINUOUS,
    EVENT_FREE_CHAIN,
    EVENT_PHASE,
    LOCATION_GRAVE,
    PHASE_BATTLE,
    PHASE_BATTLE_START,
    PHASE_DRAW,
    PHASE_END,
    PHASE_STANDBY,
    PLAYER_NONE,
    POS_FACEUP,
    REASON_ADJUST,
    REASON_DISCARD,
    REASON_RULE,
    RESET_OPPO_TURN,
    RESET_SELF_TURN,
    TIMING_BATTLE_END,
    TIMING_BATTLE_START,
    TIMING_DRAW_PHASE,
    TIMING_END_PHASE,
    TIMING_STANDBY_PHASE,
)

_HAND_LIMIT: Final = 6
_DISCARDED_BY_RULE: Final = REASON_RULE | REASON_DISCARD | REASON_ADJUST
_SKIPPED_BY: Final = {
    PHASE_DRAW: EFFECT_SKIP_DP,
    PHASE_STANDBY: EFFECT_SKIP_SP,
    PHASE_BATTLE_START: EFFECT_SKIP_BP,
    PHASE_BATTLE: EFFECT_SKIP_BP,
    PHASE_END: EFFECT_SKIP_EP,
}
_TIMINGS: Final = {
    PHASE_DRAW: TIMING_DRAW_PHASE,
    PHASE_STANDBY: TIMING_STANDBY_PHASE,
    PHASE_BATTLE_START: TIMING_BATTLE_START,
    PHASE_BATTLE: TIMING_BATTLE_END,
}


class _Offers:
    """What one player may, and must, do in a phase."""

    __slots__ = ("free", "links", "must", "must_trigger", "triggers")

    def __init__(self) -> None:
        self.links: list[ChainLink] = []
        self.must_trigger = 0
        self.must = 0
        self.triggers = 0
        self.free = 0


def offer_phase_effects(d: DuelState, phase: int) -> None:
    """Let both players do what the phase allows until both pass; then end what lasted until this phase."""
    settle(d)
    player, passes = d.turn_player, 0
    while not _is_skipped(d, phase):
        link = _choose(d, phase, player)
        if link is not None:
            passes = 0
            _do(d, link, player)
        elif passes == 0:
            player, passes = 1 - player, 1
        elif phase == PHASE_END and _discard_to_limit(d):
            player, passes = d.turn_player, 0
        else:
            break
    _end_phase(d, phase)


def _is_skipped(d: DuelState, phase: int) -> bool:
    code = _SKIPPED_BY.get(phase)
    return code is not None and (d.flow.end_turn_now or player_affected(d, d.turn_player, code) is not None)


# --- what can be done


def _choose(d: DuelState, phase: int, player: int) -> ChainLink | None:
    """Ask a player what to do next, unless there is only one thing to do and it must be done; None if the player passes."""
    offers = _offers(d, phase, player)
    links = offers.links
    if not links:
        return None
    if len(links) == 1:
        if offers.must:
            return links[0]
        if offers.triggers:
            return links[0] if ask_effect_yes_no(d, player, 0, handler_of(links[0].effect)) else None
    chosen = ask_chain(d, player, links, offers.must_trigger + offers.must > 0)
    return None if chosen == -1 else links[chosen]


def _offers(d: DuelState, phase: int, player: int) -> _Offers:
    code = EVENT_PHASE + phase
    d.chaining.no_event.code = code
    d.chaining.no_event.player = d.turn_player
    offers = _Offers()
    offers.must_trigger = _offer_triggers(d, offers, d.effects.trigger_f.get(code, ()), player)
    offers.must = _offer_continuous(d, offers, code, player) + _offer_control_ends(d, offers, phase, player)
    if not d.flow.hand_limit_met:
        offers.triggers = _offer_triggers(d, offers, d.effects.trigger_o.get(code, ()), player)
        d.chaining.hint_times[d.turn_player] = _TIMINGS.get(phase, TIMING_END_PHASE)
        for index in (d.effects.activate, d.effects.quick_o):
            offers.free += _offer_free(d, offers, index.get(EVENT_FREE_CHAIN, ()), player)
        offers.free += _offer_continuous(d, offers, EVENT_FREE_CHAIN, player)
    return offers


def _add(d: DuelState, offers: _Offers, e: Effect, player: int) -> None:
    e.id = d.field_id
    d.field_id += 1
    offers.links.append(new_link(e, player, d.chaining.no_event))


def _offer_triggers(d: DuelState, offers: _Offers, effects: tuple[Effect, ...], player: int) -> int:
    before = len(offers.links)
    for e in effects:
        note_activated_from(e)
        if why_not_activate(e, player, d.chaining.no_event) is None:
            _add(d, offers, e, player)
    return len(offers.links) - before


def _offer_free(d: DuelState, offers: _Offers, effects: tuple[Effect, ...], player: int) -> int:
    before = len(offers.links)
    for e in effects:
        note_activated_from(e)
        if can_activate(e, player, d.chaining.no_event):
            _add(d, offers, e, player)
    return len(offers.links) - before


def _offer_continuous(d: DuelState, offers: _Offers, code: int, player: int) -> int:
    before = len(offers.links)
    for e in d.effects.continuous.get(code, ()):
        if handler_player(e) == player and why_not_activate(e, player, d.chaining.no_event) is None:
            _add(d, offers, e, player)
    return len(offers.links) - before


def _offer_control_ends(d: DuelState, offers: _Offers, phase: int, player: int) -> int:
    """Control taken "until the End Phase" ends in the End Phase, not after it, in an order that the players choose."""
    before = len(offers.links)
    for e in d.effects.phase_reset:
        if e.code == EFFECT_SET_CONTROL and e.ends_by & phase and _ends_now(d, e, player):
            offers.links.append(new_link(e, player, d.chaining.no_event))
    return len(offers.links) - before


def _ends_now(d: DuelState, e: Effect, player: int) -> bool:
    if handler_player(e) != player or e.lasts_for != 1:
        return False
    turn = RESET_SELF_TURN if player == d.turn_player else RESET_OPPO_TURN
    card = handler_of(e)
    return bool(e.ends_by & turn) and value_for_card(e, card) == card.controller


# --- doing it


def _do(d: DuelState, link: ChainLink, player: int) -> None:
    e = link.effect
    if not e.type & EFFECT_TYPE_ACTIONS:
        _end_effect(d, e)
    elif e.type & EFFECT_TYPE_CONTINUOUS:
        apply_continuous(d, handler_player(e), e, copy_event(d.chaining.no_event))
    else:
        _activate(d, link, player)
        return
    settle(d)
    update_standing(d)
    settle(d)
    open_window(d)


def _end_effect(d: DuelState, e: Effect) -> None:
    if e.flag & EFFECT_FLAG_FIELD_ONLY:
        remove_field_effect(d, e)
    elif e.handler is not None:
        unregister_from(e.handler, e)
    put_right(d)


def _activate(d: DuelState, link: ChainLink, player: int) -> None:
    link.event = copy_event(d.chaining.no_event)
    link.triggering_player = player
    number_link(d, link, handler_of(link.effect))
    start_link(d, link)
    add_chain(d)
    quick_effects(d, False, first_to_respond(d, 1 - player))
    close_chain(d)
    solve_chain(d)


# --- its end


def _cards_over_limit(d: DuelState, player: int) -> int:
    """How many cards the player holds above the hand size limit, which the newest effect about it sets."""
    limits = player_effects(d, player, EFFECT_HAND_LIMIT)
    most = value(limits[-1]) if limits else _HAND_LIMIT
    return 0 if d.flags & DUEL_NO_HAND_LIMIT else len(d.players[player].hand) - most


def _discard_to_limit(d: DuelState) -> bool:
    """Let the turn player discard down to the hand size limit; False if there is nothing to discard."""
    player = d.turn_player
    count = _cards_over_limit(d, player)
    if count <= 0:
        return False
    chosen = ask_cards(d, player, list(d.players[player].hand), count, count)
    if chosen:
        send_cards(d, chosen, None, _DISCARDED_BY_RULE, player, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    d.flow.hand_limit_met = True
    open_window(d)
    return True


def _end_phase(d: DuelState, phase: int) -> None:
    d.chaining.hint_times[d.turn_player] = 0
    reset_phase(d, phase)
    put_right(d)
    events = d.events
    events.quick_f.clear()
    events.instant = []
    events.point = []
    events.delayed_activate = []
    events.full = []
