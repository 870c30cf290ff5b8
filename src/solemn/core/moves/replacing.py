"""Effects that do something else instead of what is about to happen to cards: destruction, Tribute or being sent somewhere.

An effect that watches the field may replace it for many cards at once; one on the card itself, or tied to it, for that card.
In battle the replacing effects are chosen first, and carried out once it is clear which monsters are destroyed.
"""

from solemn.core.effects.effect import handler_player, may_cause_self_destruction, note_use, value_for_card
from solemn.core.effects.queries import modifiers_of
from solemn.core.moves.pending_moves import GONE, drop, spare, spare_destruction, take_back
from solemn.core.state.data import Card, DuelState, Effect, Event, Group
from solemn.core.state.log import emit
from solemn.core.state.raised_events import new_link
from solemn.core.timing.activation_checks import why_not_activate
from solemn.core.timing.executing import execute_operation, execute_target
from solemn.spec.constants import (
    EFFECT_DESTROY_REPLACE,
    EFFECT_RELEASE_REPLACE,
    EFFECT_SEND_REPLACE,
    REASON_RULE,
)


def replace_for_all(d: DuelState, code: int, targets: Group) -> None:
    """Let the effects that watch the field replace what is about to happen to the targets; spared cards leave the group."""
    for e in _turn_player_first(d, code):
        _replace_for_all_by(d, e, targets, code == EFFECT_DESTROY_REPLACE)


def choose_battle_replacements_for_all(d: DuelState, targets: Group) -> None:
    """The same for monsters that would be destroyed by battle; what replaces it comes later."""
    for e in _turn_player_first(d, EFFECT_DESTROY_REPLACE):
        _choose_for_all(d, e, targets)


def replace_destruction(d: DuelState, targets: Group, card: Card) -> None:
    """Let the card's own effects, and those tied to it, replace its destruction."""
    if _still_destroyed(targets, card):
        _replace_by_own(d, EFFECT_DESTROY_REPLACE, targets, card)


def choose_battle_replacement(d: DuelState, targets: Group, card: Card) -> None:
    """The same for a monster that would be destroyed by battle; what replaces it comes later."""
    if not _still_destroyed(targets, card):
        return
    for e in modifiers_of(card, EFFECT_DESTROY_REPLACE):
        if _choose_for_one(d, e, targets, card):
            return


def replace_release(d: DuelState, targets: Group, card: Card) -> None:
    """Let the card's own effects, and those tied to it, replace its Tribute."""
    if card.location & GONE:
        spare(targets, card)
    elif card in targets.cards and not card.reason & REASON_RULE:
        _replace_by_own(d, EFFECT_RELEASE_REPLACE, targets, card)


def replace_sending(d: DuelState, targets: Group, card: Card) -> None:
    """Let the card's own effects, and those tied to it, replace its being sent; a card that is already there is spared."""
    if card not in targets.cards:
        return
    if card.location == card.send_location and card.controller == card.send_player:
        spare(targets, card)
    elif not card.reason & REASON_RULE:
        _replace_by_own(d, EFFECT_SEND_REPLACE, targets, card)


def carry_out_battle_replacements(d: DuelState) -> None:
    """Do what was chosen to happen instead of destruction by battle."""
    chosen = d.events.desrep
    while chosen:
        link = chosen.pop(0)
        d.events.continuous.append(link)
        execute_operation(d, link.effect, handler_player(link.effect), link.event)
        d.events.continuous.pop()


def _turn_player_first(d: DuelState, code: int) -> list[Effect]:
    effects = d.effects.continuous.get(code, ())
    players = [handler_player(e) for e in effects]
    ours = [e for e, player in zip(effects, players, strict=True) if player == d.turn_player]
    return ours + [e for e, player in zip(effects, players, strict=True) if player != d.turn_player]


def _still_destroyed(targets: Group, card: Card) -> bool:
    if card.location & GONE:
        spare_destruction(targets, card)
        return False
    return card in targets.cards


def _event_about(e: Effect, targets: Group, card: Card) -> Event:
    """The event of what is about to happen to the targets, with the reasons of one of them."""
    event = Event()
    event.cards = targets
    event.player = handler_player(e)
    event.reason = card.reason
    event.reason_effect = card.reason_effect
    event.reason_player = card.reason_player
    return event


def _spared_by(d: DuelState, e: Effect, targets: Group, card: Card, destroys: bool) -> None:
    take_back(card)
    drop(targets, card)
    if destroys:
        d.pending.not_destroyed[card] = None
    emit(d, ".protected", card, e, None)


def _destroys_itself(card: Card) -> bool:
    return card.reason_effect is not None and may_cause_self_destruction(card.reason_effect)


# one effect for many cards


def _may_replace_for_all(e: Effect, event: Event) -> bool:
    return why_not_activate(e, event.player, event) is None and bool(e.value)


def _replace_for_all_by(d: DuelState, e: Effect, targets: Group, destroys: bool) -> None:
    if not targets.cards:
        return
    event = _event_about(e, targets, targets.cards[0])
    if not _may_replace_for_all(e, event):
        return
    _begin(d, e, event)
    if execute_target(d, e, handler_player(e), event):
        for card in list(targets.cards):
            if value_for_card(e, card) and not _destroys_itself(card):
                _spared_by(d, e, targets, card, destroys)
        note_use(e, handler_player(e))
        execute_operation(d, e, handler_player(e), event)
    _end(d)


def _choose_for_all(d: DuelState, e: Effect, targets: Group) -> None:
    if not targets.cards:
        return
    event = _event_about(e, targets, targets.cards[0])
    if not _may_replace_for_all(e, event):
        return
    d.events.continuous.append(new_link(e, event.player, event))
    if execute_target(d, e, handler_player(e), event):
        for card in list(targets.cards):
            if value_for_card(e, card):
                _spared_by(d, e, targets, card, True)
        _note_chosen(d, e)
    d.events.continuous.pop(0)


# effects of one card


def _replace_by_own(d: DuelState, code: int, targets: Group, card: Card) -> None:
    for e in modifiers_of(card, code):
        if _replace_for_one(d, e, targets, card, code == EFFECT_DESTROY_REPLACE):
            return


def _may_replace_for_one(e: Effect, event: Event) -> bool:
    return e.target is not None and why_not_activate(e, event.player, event) is None


def _replace_for_one(d: DuelState, e: Effect, targets: Group, card: Card, destroys: bool) -> int:
    """Let e replace it for the card. Returns the last number that its scripts returned; 0 lets the next effect try."""
    event = _event_about(e, targets, card)
    if not _may_replace_for_one(e, event):
        return 0
    _begin(d, e, event)
    replaced = execute_target(d, e, handler_player(e), event)
    if replaced:
        if not _destroys_itself(card):
            _spared_by(d, e, targets, card, destroys)
        note_use(e, handler_player(e))
        if e.operation is not None:
            replaced = execute_operation(d, e, handler_player(e), event)
    _end(d)
    return replaced


def _choose_for_one(d: DuelState, e: Effect, targets: Group, card: Card) -> int:
    event = _event_about(e, targets, card)
    if not _may_replace_for_one(e, event):
        return 0
    d.events.continuous.append(new_link(e, event.player, event))
    replaced = execute_target(d, e, handler_player(e), event)
    if replaced:
        _spared_by(d, e, targets, card, True)
        _note_chosen(d, e)
    d.events.continuous.pop(0)
    return replaced


def _note_chosen(d: DuelState, e: Effect) -> None:
    note_use(e, handler_player(e))
    d.events.desrep.append(d.events.continuous[0])


def _begin(d: DuelState, e: Effect, event: Event) -> None:
    d.events.continuous.append(new_link(e, event.player, event))
    d.events.solving.insert(0, event)


def _end(d: DuelState) -> None:
    d.events.continuous.pop()
    d.events.solving.pop(0)
