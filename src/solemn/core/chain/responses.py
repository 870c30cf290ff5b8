"""Who may respond: players take turns to activate Quick Effects, Spells and Traps until both pass."""

from collections.abc import Iterable

from solemn.core.card.relations import has_link_relation, relate_to_link
from solemn.core.chain.activating import add_chain
from solemn.core.decisions.asking import ask_chain
from solemn.core.effects.effect import count_left, handler_of, note_activated_from, note_use
from solemn.core.state.data import Card, ChainLink, DuelState, Effect, Event
from solemn.core.state.raised_events import copy_event, new_link
from solemn.core.timing.activation_checks import trigger_sees, why_not_activate, why_not_chain
from solemn.core.timing.chain_links import copy_link, note_card_at_activation, number_link
from solemn.core.timing.missed_timing import keep_damage_step_hints
from solemn.core.timing.trigger_checks import may_summon_itself_from_hand
from solemn.spec.constants import (
    EFFECT_FLAG_DELAY,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_TYPE_FIELD,
    EVENT_FREE_CHAIN,
    LOCATION_DECK,
    LOCATION_HAND,
    POS_FACEDOWN,
    STATUS_CHAINING,
)


def quick_effects(d: DuelState, only_events: bool, first_player: int, passes: int = 0) -> None:
    """Let the players respond in turn, `first_player` first, until both pass in succession.

    Each response becomes a Chain Link at once. Effects that must be activated come first; nobody is asked about those. With
    `only_events` the first response must answer an event. `passes` is 1 if the other player, who wants to end a phase or step, has
    passed already.
    """
    player, anew = first_player, True
    while passes < 2:
        if anew and _forced_quick_effects(d):
            player = 1 - d.events.becoming_links[-1].triggering_player
            passes, only_events = 0, False
            add_chain(d)
        elif _respond(d, only_events, player):
            add_chain(d)
            player, passes, anew, only_events = 1 - player, 0, True, False
        else:
            player, passes, anew = 1 - player, passes + 1, False
    keep_damage_step_hints(d)


def start_link(d: DuelState, link: ChainLink) -> None:
    """Put an effect in line for the next Chain Link; it counts as used from now on."""
    handler_of(link.effect).status |= STATUS_CHAINING
    link.field_id_before = d.field_id
    note_use(link.effect, link.triggering_player)
    d.events.becoming_links.append(link)


# --- Quick Effects that must be activated


def _forced_quick_effects(d: DuelState) -> bool:
    """Start links for all Quick Effects that must be activated, the turn player's first; False if there were none."""
    for player in (d.turn_player, 1 - d.turn_player):
        options = _forced_options(d, player)
        while options:
            chosen = options[0 if len(options) == 1 else ask_chain(d, player, options, True)]
            start_link(d, chosen)
            del d.events.quick_f[chosen.effect]
            options = _forced_options(d, player)
    return bool(d.events.becoming_links)


def _forced_options(d: DuelState, player: int) -> list[ChainLink]:
    waiting = d.events.quick_f
    if not waiting:
        return []
    for e, link in list(waiting.items()):
        if not _still_forced(e, link):
            del waiting[e]
    return sorted((link for link in waiting.values() if link.triggering_player == player), key=_effect_number)


def _still_forced(e: Effect, link: ChainLink) -> bool:
    player = link.triggering_player
    return why_not_chain(e, player) is None and count_left(e, player) and has_link_relation(handler_of(e), link)


def _effect_number(link: ChainLink) -> int:
    return link.effect.number


# --- responses of choice


def _respond(d: DuelState, only_events: bool, player: int) -> bool:
    """Ask a player for a response and start its link; False if the player passes or has none."""
    options = d.events.ignition_priority
    d.events.ignition_priority = []
    _offer_answers(d, player, options)
    _offer_hidden_triggers(d, player, options)
    _offer_delayed(d, player, options)
    if not only_events:
        _offer_free(d, player, options)
    chosen = ask_chain(d, player, options, False)
    if chosen == -1:
        return False
    link = options[chosen]
    _forget_delayed(d, link)
    start_link(d, link)
    return True


def _forget_delayed(d: DuelState, link: ChainLink) -> None:
    d.events.late_quick = [
        (e, event) for e, event in d.events.late_quick if e is not link.effect or event is not link.event
    ]


def _offer_answers(d: DuelState, player: int, options: list[ChainLink]) -> None:
    """Offer what answers the latest events."""
    for event in [*d.events.point, *d.events.instant]:
        for index in (d.effects.activate, d.effects.quick_o):
            _offer(d, index.get(event.code, ()), event, player, options, delayed=False)


def _offer_delayed(d: DuelState, player: int, options: list[ChainLink]) -> None:
    """Offer what may still answer earlier events."""
    for event in d.events.full:
        _offer(d, d.effects.activate.get(event.code, ()), event, player, options, delayed=True)
    for e, event in d.events.late_quick:
        note_activated_from(e)
        if why_not_chain(e, player) is None and why_not_activate(e, player, event, True) is None:
            options.append(_option(d, e, event, player))


def _offer(
    d: DuelState, effects: Iterable[Effect], event: Event, player: int, options: list[ChainLink], delayed: bool
) -> None:
    for e in effects:
        note_activated_from(e)
        if bool(e.flag & EFFECT_FLAG_DELAY) == delayed and can_activate(e, player, event):
            options.append(_option(d, e, event, player))


def can_activate(e: Effect, player: int, event: Event) -> bool:
    """Whether the effect could be the next link of the Chain."""
    return why_not_chain(e, player) is None and why_not_activate(e, player, event) is None


def _offer_free(d: DuelState, player: int, options: list[ChainLink]) -> None:
    """Offer what can be activated at any time."""
    event = d.chaining.no_event
    event.code = EVENT_FREE_CHAIN
    for index in (d.effects.activate, d.effects.quick_o):
        for e in index.get(EVENT_FREE_CHAIN, ()):
            note_activated_from(e)
            if can_activate(e, player, event):
                options.append(_option(d, e, copy_event(event), player))


def _option(d: DuelState, e: Effect, event: Event, player: int) -> ChainLink:
    link = new_link(e, player, event)
    number_link(d, link, handler_of(e))
    return link


# --- triggered effects of cards in the hand, which respond as if they were Quick Effects


def _offer_hidden_triggers(d: DuelState, player: int, options: list[ChainLink]) -> None:
    for link in d.events.optional_hidden:
        card = handler_of(link.effect)
        if works_in_hand(link.effect, card):
            reveal_to_event(link, card)
            note_card_at_activation(link, card)
        if _may_reveal(link, card, player):
            options.append(copy_link(link))


def works_in_hand(e: Effect, card: Card) -> bool:
    """Whether the card is in the hand, with an effect that triggers there."""
    return bool(
        not e.flag & EFFECT_FLAG_FIELD_ONLY and e.type & EFFECT_TYPE_FIELD and e.range & LOCATION_HAND and card.location == LOCATION_HAND
    )


def reveal_to_event(link: ChainLink, card: Card) -> None:
    """Let a card that is in the hand now see the event that its effect waited for."""
    e = link.effect
    if not has_link_relation(card, link) and trigger_sees(e, card.controller, link.event):
        relate_to_link(card, link)
    note_activated_from(e)
    link.triggering_player = card.controller


def _may_reveal(link: ChainLink, card: Card, player: int) -> bool:
    e, place = link.effect, link.triggering_location
    hidden = place == LOCATION_DECK or (place == LOCATION_HAND and card.position & POS_FACEDOWN)
    if link.triggering_player != player or card.status & STATUS_CHAINING or not hidden or not has_link_relation(card, link):
        return False
    chainable = why_not_chain(e, player) is None and why_not_activate(e, player, link.event, True) is None
    return chainable and may_summon_itself_from_hand(card.d, link)
