"""How triggered effects take their places in the Chain: those that must be activated first, then those that may be, the turn player's
before the opponent's."""

from collections.abc import Callable
from typing import Final

from solemn.core.card.relations import has_link_relation
from solemn.core.chain.activating import add_chain
from solemn.core.chain.responses import can_activate, reveal_to_event, start_link, works_in_hand
from solemn.core.decisions.asking import ask_chain, ask_effect_yes_no
from solemn.core.effects.effect import handler_of
from solemn.core.state.data import Card, ChainLink, DuelState
from solemn.core.state.raised_events import new_link, plain_event
from solemn.core.timing.activation_checks import why_not_activate, why_not_chain
from solemn.core.timing.chain_links import note_card_at_activation, number_link
from solemn.core.timing.trigger_checks import check_event, comes_with_public, may_summon_itself_from_hand, trigger_still_known
from solemn.spec.constants import (
    DUEL_OCG_OBSOLETE_IGNITION,
    DUEL_TCG_FAST_EFFECT_IGNITION,
    DUEL_TCG_SEGOC_FIRSTTRIGGER,
    DUEL_TCG_SEGOC_NONPUBLIC,
    DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE,
    EFFECT_FLAG_EVENT_PLAYER,
    EVENT_CHAIN_END,
    EVENT_FLIP_SUMMON_SUCCESS,
    EVENT_SPSUMMON_SUCCESS,
    EVENT_SUMMON_SUCCESS,
    LOCATION_HAND,
    LOCATION_MZONE,
    PHASE_MAIN1,
    PHASE_MAIN2,
)

_USE_IT: Final = 221  # text: activate this effect?
_IGNITION_RESPONDS: Final = DUEL_OCG_OBSOLETE_IGNITION | DUEL_TCG_FAST_EFFECT_IGNITION


def collect_triggers(d: DuelState) -> None:
    """Let everything that triggered since the last window have its turn in this one."""
    events = d.events
    events.forced_of_turn_player = events.forced_triggers + events.forced_of_turn_player
    events.optional_of_turn_player = events.optional_triggers + events.optional_of_turn_player
    events.forced_triggers, events.optional_triggers = [], []
    events.full.extend(events.delayed_activate)
    events.delayed_activate = []
    events.late_quick, events.late_quick_found = events.late_quick_found, []
    d.chaining.asking_player = d.turn_player


# --- those that must be activated


def chain_forced_triggers(d: DuelState) -> None:
    """Make links of all triggered effects that must be activated; a player with several puts them in order."""
    while True:
        options = _valid(d, d.events.forced_of_turn_player, _forced_still_triggers)
        if options:
            _first_event_only(d, options)
            chosen = 0 if len(options) == 1 else ask_chain(d, d.chaining.asking_player, options, True)
            _chain(d, options[chosen])
        elif d.events.forced_of_turn_player:
            d.chaining.asking_player = 1 - d.chaining.asking_player
        else:
            d.chaining.asking_player = d.turn_player
            return


def _valid(d: DuelState, waiting: list[ChainLink], valid: Callable[[DuelState, ChainLink], bool]) -> list[ChainLink]:
    """Drop those that can no longer be activated; returns those of the player who is asked."""
    for link in list(waiting):
        if not valid(d, link):
            link.effect.active_type = 0
            waiting.remove(link)
    return [link for link in waiting if link.triggering_player == d.chaining.asking_player]


def _first_event_only(d: DuelState, options: list[ChainLink]) -> None:
    """Under one rule set what triggered earlier is activated earlier."""
    if d.flags & DUEL_TCG_SEGOC_FIRSTTRIGGER:
        options.sort(key=_event_number)
        options[:] = [link for link in options if link.event_number == options[0].event_number]


def _event_number(link: ChainLink) -> int:
    return link.event_number


def _chain(d: DuelState, link: ChainLink) -> None:
    start_link(d, link)
    events = d.events
    for waiting in (events.forced_of_turn_player, events.optional_of_turn_player, events.optional_hidden):
        waiting[:] = [other for other in waiting if other.chain_id != link.chain_id]
    add_chain(d)


def _forced_still_triggers(d: DuelState, link: ChainLink) -> bool:
    card = handler_of(link.effect)
    related = has_link_relation(card, link)
    changed = _follow_control(link, card)
    if related or changed:
        note_card_at_activation(link, card)
    return _was_there(link, card) and trigger_still_known(d, link) and _triggers_legally(d, link)


def _follow_control(link: ChainLink, card: Card) -> bool:
    if link.triggering_player == card.controller or link.effect.flag & EFFECT_FLAG_EVENT_PLAYER:
        return False
    link.triggering_player = card.controller
    return True


def _was_there(link: ChainLink, card: Card) -> bool:
    return not link.sent_just_now or card.location == LOCATION_HAND


def _triggers_legally(d: DuelState, link: ChainLink) -> bool:
    e, player = link.effect, link.triggering_player
    private = bool(d.flags & DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE)
    return why_not_chain(e, player) is None and why_not_activate(e, player, link.event, True, False, False, private, private) is None


# --- those that may be activated


def chain_optional_triggers(d: DuelState) -> None:
    """Ask the players in turn which triggered effects to activate, and make links of them."""
    while True:
        options = _valid(d, d.events.optional_of_turn_player, _optional_still_triggers)
        if options and _ask_optional(d, options):
            continue
        if not d.events.optional_of_turn_player:
            d.chaining.asking_player = d.turn_player
            return
        d.chaining.asking_player = 1 - d.chaining.asking_player


def _ask_optional(d: DuelState, options: list[ChainLink]) -> bool:
    """Ask for one of the options and chain it; False if the player wants none of them and has nothing else to choose from."""
    if d.flags & DUEL_TCG_SEGOC_NONPUBLIC:
        d.events.optional_hidden.clear()
    _first_event_only(d, options)
    chosen = _choose_optional(d, options)
    if chosen >= 0:
        _chain(d, options[chosen])
        return True
    if d.flags & DUEL_TCG_SEGOC_FIRSTTRIGGER:
        _decline_event(d, options[0].event_number)
        return True
    _decline(d, options)
    return False


def _choose_optional(d: DuelState, options: list[ChainLink]) -> int:
    if len(options) == 1 and not d.chain:
        return 0 if ask_effect_yes_no(d, d.chaining.asking_player, _USE_IT, handler_of(options[0].effect)) else -1
    return ask_chain(d, d.chaining.asking_player, options, False)


def _decline(d: DuelState, options: list[ChainLink]) -> None:
    numbers = {link.chain_id for link in options}
    for link in options:
        link.effect.active_type = 0
    d.events.optional_of_turn_player = [link for link in d.events.optional_of_turn_player if link.chain_id not in numbers]


def _decline_event(d: DuelState, event_number: int) -> None:
    d.events.optional_of_turn_player = [
        link
        for link in d.events.optional_of_turn_player
        if link.event_number != event_number or link.triggering_player != d.chaining.asking_player
    ]


def _optional_still_triggers(d: DuelState, link: ChainLink) -> bool:
    e, card = link.effect, handler_of(link.effect)
    changed = has_link_relation(card, link)
    if works_in_hand(e, card):
        reveal_to_event(link, card)
        changed = True
    if _follow_control(link, card):
        changed = True
    if changed:
        note_card_at_activation(link, card)
    return (
        _was_there(link, card)
        and bool(d.flags & DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE or comes_with_public(d, link))
        and trigger_still_known(d, link)
        and _triggers_legally(d, link)
        and may_summon_itself_from_hand(d, link)
    )


# --- Ignition Effects that respond, under older rule sets


def offer_ignition_effects(d: DuelState, only_events: bool) -> None:
    """Under older rule sets the turn player may use Ignition Effects before the opponent can respond to what just happened."""
    if only_events or d.chain or not d.flags & _IGNITION_RESPONDS or d.phase not in (PHASE_MAIN1, PHASE_MAIN2):
        return
    anywhere = bool(d.flags & DUEL_TCG_FAST_EFFECT_IGNITION)
    if not (anywhere or _just_summoned(d)):
        return
    for code in sorted(d.effects.ignition):
        event = plain_event(code)
        for e in d.effects.ignition[code]:
            if (anywhere or handler_of(e).location == LOCATION_MZONE) and can_activate(e, d.turn_player, event):
                link = new_link(e, d.turn_player, plain_event(code))
                number_link(d, link, handler_of(e))
                d.events.ignition_priority.append(link)


def _just_summoned(d: DuelState) -> bool:
    """Whether the turn player's Summon has just succeeded, or a Chain has just ended."""
    if check_event(d, EVENT_CHAIN_END) is not None:
        return True
    for code in (EVENT_SUMMON_SUCCESS, EVENT_SPSUMMON_SUCCESS, EVENT_FLIP_SUMMON_SUCCESS):
        event = check_event(d, code)
        if event is not None:
            return event.reason_player == d.turn_player
    return False
