"""Which effects answer an event: continuous effects at once, triggered effects in the next window.

Effects that answer are found when the event is raised; the continuous ones among them are applied at the end of the step under way
(see state/deferred.py), the turn player's first. `answer_events` finds them and ends the step; a step that goes on after its events
uses `leave_instant_event`, and settles when it is complete. `answer_single_events` only finds them: a step that raises events on
single cards raises one for the whole duel next, or settles.
"""

from typing import Final

from solemn.core.card.effect_types import note_activated_as
from solemn.core.card.relations import relate_to_link
from solemn.core.effects.effect import count_left, handler_of, handler_player, note_activated_from, note_use, value
from solemn.core.effects.queries import affecting, note_all_negation_reaches
from solemn.core.effects.step_bound import take_step
from solemn.core.lifetimes.card_marks import mark_card
from solemn.core.state.data import Card, ChainLink, DuelState, Effect, Event
from solemn.core.state.deferred import later, settle
from solemn.core.state.fields import fields_of
from solemn.core.state.raised_events import new_link
from solemn.core.timing.activation_checks import trigger_sees, why_not_activate
from solemn.core.timing.chain_links import number_link
from solemn.core.timing.executing import execute_operation, execute_target
from solemn.spec.constants import (
    EFFECT_DISABLE_CHAIN,
    EFFECT_DISABLE_EFFECT,
    EFFECT_FLAG2_CHECK_SIMULTANEOUS,
    EFFECT_FLAG_DELAY,
    EFFECT_FLAG_EVENT_PLAYER,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_TYPE_ACTIONS,
    EFFECT_TYPE_CONTINUOUS,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_FLIP,
    EFFECT_TYPE_TRIGGER_O,
    EVENT_ADJUST,
    EVENT_BREAK_EFFECT,
    EVENT_CHAINING,
    EVENT_FLIP,
    EVENT_PHASE_START,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_REMOVED,
    NO_FLIP_EFFECT,
    PLAYER_NONE,
    REASON_TEMPORARY,
    RESET_EVENT,
    STATUS_EFFECT_ENABLED,
)

_EVENT_SERIES: Final = 0xFFFFF000
_SENT_PLACES: Final = LOCATION_GRAVE | LOCATION_REMOVED
_NO_FLIP_VALUE: Final = NO_FLIP_EFFECT >> 16


# --- events of the whole duel


def answer_events(d: DuelState) -> None:
    """Find what answers the events raised since last time, apply the continuous effects among it, and end the step."""
    leave_instant_event(d)
    settle(d)


def leave_instant_event(d: DuelState) -> None:
    """Find what answers the events raised since last time; the continuous effects among it follow at the end of this step."""
    events = d.events
    if not events.queue:
        return
    take_step(d)
    mine: list[ChainLink] = []
    theirs: list[ChainLink] = []
    for event in events.queue:
        _find_continuous(d, event, mine, theirs)
        if not _only_continuous(event.code):
            _find_triggers(d, event)
            _find_quick(d, event)
    _leave_continuous(d, mine, theirs)
    events.instant.extend(events.queue)
    events.queue = []


def _only_continuous(code: int) -> bool:
    return code in (EVENT_ADJUST, EVENT_BREAK_EFFECT) or code & _EVENT_SERIES == EVENT_PHASE_START


def _leave_continuous(d: DuelState, mine: list[ChainLink], theirs: list[ChainLink]) -> None:
    for link in mine:
        later(d, solve_link_continuously, link)
    for link in theirs:
        later(d, solve_link_continuously, link)


def _find_continuous(d: DuelState, event: Event, mine: list[ChainLink], theirs: list[ChainLink]) -> None:
    for e in d.effects.continuous.get(event.code, ()):
        if e not in event.heard_by:
            _answer_continuously(d, e, event, mine, theirs)


def _answer_continuously(d: DuelState, e: Effect, event: Event, mine: list[ChainLink], theirs: list[ChainLink]) -> None:
    player = _answering_player(e, event, handler_player(e))
    if why_not_activate(e, player, event) is not None:
        return
    if e.flag & EFFECT_FLAG_DELAY and (d.chaining.resolving or d.chaining.applying_continuous):
        mine, theirs = d.events.later_of_turn_player, d.events.later_of_opponent
    (mine if player == d.turn_player else theirs).append(new_link(e, player, event))


def let_resolved_card_hear(d: DuelState, card: Card) -> None:
    """The newest event is that a link of this card resolved: apply the card's own continuous effects to it before any others."""
    event = d.events.queue[-1]
    own = tuple(e for e in d.effects.continuous.get(event.code, ()) if e.handler is card)
    if not own:
        return
    mine: list[ChainLink] = []
    theirs: list[ChainLink] = []
    for e in own:
        _answer_continuously(d, e, event, mine, theirs)
    event.heard_by = own
    waiting, d.events.queue = d.events.queue, []
    _leave_continuous(d, mine, theirs)
    settle(d)
    d.events.queue = waiting + d.events.queue
    note_all_negation_reaches(card)


def _answering_player(e: Effect, event: Event, otherwise: int) -> int:
    return event.player if e.flag & EFFECT_FLAG_EVENT_PLAYER and event.player in (0, 1) else otherwise


def _find_triggers(d: DuelState, event: Event) -> None:
    for e in d.effects.trigger_f.get(event.code, ()):
        card = handler_of(e)
        if _could_trigger(e, card, event) and not _came_with_it(d, e, card) and not _came_for_it(d, e, card, event):
            link = _trigger(d, e, card, event, d.events.forced_triggers)
            relate_to_link(card, link)
    for e in d.effects.trigger_o.get(event.code, ()):
        card = handler_of(e)
        _find_optional_trigger(d, e, card, event)


def _find_optional_trigger(d: DuelState, e: Effect, card: Card, event: Event) -> None:
    """An effect that works in the hand waits even if it cannot trigger yet: its card may get there in time."""
    could = _could_trigger(e, card, event)
    if _came_with_it(d, e, card) or _came_for_it(d, e, card, event) or not (could or e.range & LOCATION_HAND):
        return
    link = _trigger(d, e, card, event, d.events.optional_triggers)
    if e.flag & EFFECT_FLAG_FIELD_ONLY or not e.range & LOCATION_HAND or (could and e.range & card.location):
        relate_to_link(card, link)


def _could_trigger(e: Effect, card: Card, event: Event) -> bool:
    return bool(card.status & STATUS_EFFECT_ENABLED) and trigger_sees(e, card.controller, event)


def _sent_just_now(d: DuelState, e: Effect, card: Card) -> bool:
    return bool(e.flag2 & EFFECT_FLAG2_CHECK_SIMULTANEOUS) and card in d.pending.sent_just_now


def _came_with_it(d: DuelState, e: Effect, card: Card) -> bool:
    """Whether the card came where its effect works at the same time as the event, and so did not see it happen."""
    return not e.range & LOCATION_HAND and _sent_just_now(d, e, card)


def _came_for_it(d: DuelState, e: Effect, card: Card, event: Event) -> bool:
    """Whether the event is an activation for which the card was sent where its effect works: it was not there yet (Q&A 18939)."""
    if event.code != EVENT_CHAINING or not e.range & _SENT_PLACES or not d.official_rulings:
        return False
    return 0 < event.value <= len(d.chain) and card.field_id >= d.chain[event.value - 1].field_id_before > 0


def _trigger(d: DuelState, e: Effect, card: Card, event: Event, waiting: list[ChainLink]) -> ChainLink:
    note_activated_from(e)
    link = _numbered_link(d, e, card, event)
    link.sent_just_now = _sent_just_now(d, e, card)
    link.triggering_player = _answering_player(e, event, card.controller)
    waiting.append(link)
    return link


def _numbered_link(d: DuelState, e: Effect, card: Card, event: Event) -> ChainLink:
    link = new_link(e, PLAYER_NONE, event)
    link.event_number = event.raised_number
    number_link(d, link, card)
    return link


def _find_quick(d: DuelState, event: Event) -> None:
    for e in d.effects.quick_f.get(event.code, ()):
        card = handler_of(e)
        note_activated_from(e)
        if why_not_activate(e, card.controller, event) is None:
            link = _numbered_link(d, e, card, event)
            link.triggering_player = _answering_player(e, event, card.controller)
            d.events.quick_f[e] = link
            relate_to_link(card, link)
    d.events.delayed_activate.append(event)
    for e in d.effects.quick_o.get(event.code, ()):
        if e.flag & EFFECT_FLAG_DELAY and trigger_sees(e, handler_of(e).controller, event):
            _add_delayed_quick(d, e, event)


def _add_delayed_quick(d: DuelState, e: Effect, event: Event) -> None:
    delayed = d.events.late_quick_found
    if not any(e is other and _same_event(event, known) for other, known in delayed):
        delayed.append((e, event))


def _same_event(a: Event, b: Event) -> bool:
    return a is b or all(getattr(a, name) == getattr(b, name) for name in fields_of(Event))


# --- events of one card


def answer_single_events(d: DuelState) -> None:
    """As `leave_instant_event`, for the events raised on single cards."""
    if not d.events.single:
        return
    mine: list[ChainLink] = []
    theirs: list[ChainLink] = []
    for event in d.events.single:
        card = event.subject
        assert card is not None
        for e in card.single_effects.get(event.code, ()):
            _answer_alone(d, e, event, mine, theirs)
        for material in card.materials_attached:
            for e in material.xmaterial_effects.get(event.code, ()):
                if not e.type & EFFECT_TYPE_FIELD:
                    _answer_alone(d, e, event, mine, theirs)
    _leave_continuous(d, mine, theirs)
    d.events.single.clear()


def _answer_alone(d: DuelState, e: Effect, event: Event, mine: list[ChainLink], theirs: list[ChainLink]) -> None:
    if not e.type & EFFECT_TYPE_ACTIONS or (e.type & EFFECT_TYPE_FLIP and event.value & _NO_FLIP_VALUE):
        return
    if e.type & EFFECT_TYPE_CONTINUOUS:
        _answer_continuously(d, e, event, mine, theirs)
    else:
        _trigger_alone(d, e, event)


def _trigger_alone(d: DuelState, e: Effect, event: Event) -> None:
    card = handler_of(e)
    if not trigger_sees(e, card.controller, event):
        return
    note_activated_from(e)
    link = _numbered_link(d, e, card, event)
    _waiting_triggers(d, e, event).append(link)
    whose = card.previous.controller if card.reason & REASON_TEMPORARY else link.triggering_controller
    link.triggering_player = _answering_player(e, event, whose)
    note_activated_as(e)
    relate_to_link(card, link)
    negate_from_the_start(card, link, RESET_EVENT)


def _waiting_triggers(d: DuelState, e: Effect, event: Event) -> list[ChainLink]:
    events, optional = d.events, e.type & EFFECT_TYPE_TRIGGER_O
    if d.pending.flips_waited and event.code == EVENT_FLIP:
        return events.optional_of_opponent if optional else events.forced_of_opponent
    return events.optional_triggers if optional else events.forced_triggers


def negate_from_the_start(card: Card, link: ChainLink, reset: int) -> None:
    """If the card's effects are negated as this one is activated, have it negated when it resolves, wherever the card is by then."""
    by = affecting(card, EFFECT_DISABLE_EFFECT)
    if by is not None:
        mark_card(card, EFFECT_DISABLE_CHAIN, link.chain_id, reset | value(by), owner=by.owner, flag=0)


# --- continuous effects


def apply_continuous(d: DuelState, player: int, e: Effect, event: Event) -> None:
    """Apply a continuous effect of `player` at the end of this step."""
    later(d, solve_link_continuously, new_link(e, player, event))


def solve_link_continuously(d: DuelState, link: ChainLink) -> int:
    """Apply a continuous effect now, without a Chain. Returns the number that its operation returned, 0 without an operation."""
    e, player = link.effect, link.triggering_player
    if not count_left(e, player):
        return 0
    result = 0
    delayed = bool(e.flag & EFFECT_FLAG_DELAY)
    if delayed:
        d.chaining.applying_continuous = True
    d.events.continuous.append(link)
    before = d.reason_effect, d.reason_player
    execute_target(d, e, player, link.event)
    if e.operation is not None:
        note_use(e, player)
        result = execute_operation(d, e, player, link.event)
    d.reason_effect, d.reason_player = before
    d.events.continuous.pop()
    if delayed:
        d.chaining.applying_continuous = False
        later(d, d.rules.put_right)
        later(d, solve_next_delayed)
    return result


def solve_next_delayed(d: DuelState) -> None:
    """Apply the next of the continuous effects that waited until others had been applied; the players take turns."""
    mine, theirs = d.events.later_of_turn_player, d.events.later_of_opponent
    if d.chaining.continuous_player == PLAYER_NONE:
        d.chaining.continuous_player = d.turn_player
    if d.chaining.continuous_player == d.turn_player and not mine:
        d.chaining.continuous_player = 1 - d.turn_player
    elif d.chaining.continuous_player != d.turn_player and not theirs and mine:
        d.chaining.continuous_player = d.turn_player
    waiting = mine if d.chaining.continuous_player == d.turn_player else theirs
    if waiting:
        solve_link_continuously(d, waiting.pop(0))
    else:
        d.chaining.continuous_player = PLAYER_NONE


def would_be_replaced(d: DuelState, code: int, event: Event) -> bool:
    """Whether a continuous effect with this code would replace the payment or move that `event` describes."""
    return any(why_not_activate(e, handler_player(e), event) is None for e in d.effects.continuous.get(code, ()))
