"""What is about to happen to cards, why, and where they will go, as noted on them before the operation begins."""

from collections.abc import Iterable
from typing import Final

from solemn.core.moves.attempted_summons import is_spared
from solemn.core.state.data import Card, DuelState, Effect, Group, scratch
from solemn.core.state.deferred import later
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_ONFIELD,
    LOCATION_REMOVED,
    PLAYER_NONE,
    PLAYER_SELFDES,
    POS_FACEUP,
    REASON_RETURN,
    STATUS_DESTROY_CONFIRMED,
)

GONE: Final = LOCATION_GRAVE | LOCATION_REMOVED


def sealed(d: DuelState, cards: Iterable[Card] = ()) -> Group:
    """A group that scripts can look at but not change."""
    group = Group(d, cards)
    group.read_only = True
    return group


def drop(group: Group, card: Card) -> None:
    """Take the card out of the group, if it is in it."""
    if card in group.cards:
        group.cards.remove(card)


def intend(card: Card, reason: int, reason_effect: Effect | None, reason_player: int) -> None:
    """Note on the card why something is about to happen to it, and remember the reason noted before."""
    before = scratch(card)
    before.reason, before.reason_effect, before.reason_player = card.reason, card.reason_effect, card.reason_player
    card.reason = reason
    card.reason_effect = reason_effect
    card.reason_player = reason_player


def take_back(card: Card) -> None:
    """Undo `intend`: it does not happen to the card after all, whose reason is again what it was before."""
    card.reason = card.temp.reason
    card.reason_effect = card.temp.reason_effect
    card.reason_player = card.temp.reason_player


def spare(targets: Group, card: Card) -> None:
    """Undo `intend` for the card, and take it out of the targets."""
    take_back(card)
    drop(targets, card)


def spare_destruction(targets: Group, card: Card) -> None:
    """Spare the card from destruction."""
    spare(targets, card)
    card.status &= ~STATUS_DESTROY_CONFIRMED


def bind_for(card: Card, player: int, position: int, location: int, sequence: int = 0) -> None:
    """Note on the card where it is to go."""
    card.send_player = player & 0xFF
    card.send_position = position & 0xFF
    card.send_location = location & 0xFF
    card.send_sequence = sequence & 0xFF


def mark_destroyed(
    d: DuelState,
    cards: Iterable[Card],
    reason_effect: Effect | None,
    reason: int,
    reason_player: int,
    player: int = PLAYER_NONE,
    destination: int = 0,
    sequence: int = 0,
) -> Group:
    """Note on the cards that they are about to be destroyed, and return them without those that already are."""
    if not destination & (LOCATION_HAND | LOCATION_DECK | LOCATION_REMOVED):
        destination = LOCATION_GRAVE
    targets = sealed(d, cards)
    targets.cards = [c for c in targets.cards if not c.status & STATUS_DESTROY_CONFIRMED or c in d.pending.not_destroyed]
    _leave_out_spared(d, targets, reason_effect)
    for card in targets.cards:
        if reason_player == PLAYER_SELFDES:
            scratch(card).reason = card.reason
            card.reason = reason
        else:
            intend(card, reason, reason_effect or card.reason_effect, reason_player)
        card.status |= STATUS_DESTROY_CONFIRMED
        to_owner = player == PLAYER_NONE or destination & GONE
        bind_for(card, card.owner if to_owner else player, POS_FACEUP, destination, sequence)
    return targets


def mark_released(d: DuelState, cards: Iterable[Card], reason_effect: Effect | None, reason: int, reason_player: int) -> Group:
    """Note on the cards that they are about to be Tributed."""
    targets = sealed(d, cards)
    for card in targets.cards:
        intend(card, reason, reason_effect, reason_player)
        bind_for(card, card.owner, POS_FACEUP, LOCATION_GRAVE)
    return targets


def mark_sent(
    d: DuelState,
    cards: Iterable[Card],
    reason_effect: Effect | None,
    reason: int,
    reason_player: int,
    player: int,
    destination: int,
    sequence: int,
    position: int,
    ignore: bool = False,
) -> Group:
    """Note on the cards that they are about to be sent to a place off the field; with PLAYER_NONE to that of their owners.

    The position counts for banishing, and with `ignore` everywhere; 0 means as the card lies now.
    """
    targets = sealed(d, cards)
    _leave_out_spared(d, targets, reason_effect)
    position_counts = ignore or destination == LOCATION_REMOVED
    for card in targets.cards:
        returns = destination == LOCATION_GRAVE and card.location == LOCATION_REMOVED
        intend(card, reason | REASON_RETURN if returns else reason, reason_effect, reason_player)
        faced = (position or card.position) if position_counts else POS_FACEUP
        bind_for(card, _receiver(card, player, destination, reason_player), faced, destination, sequence)
    return targets


def _leave_out_spared(d: DuelState, targets: Group, reason_effect: Effect | None) -> None:
    """An effect that failed to negate a Summon on the field does not move the monster (rule S12)."""
    if d.summoning.spared_by is not None:
        targets.cards = [card for card in targets.cards if not is_spared(d, card, reason_effect)]


def _receiver(card: Card, player: int, destination: int, reason_player: int) -> int:
    """A card that its controller adds from the Deck goes to that player's hand, any other card to its owner."""
    if player != PLAYER_NONE:
        return player
    if destination & LOCATION_HAND and card.location & LOCATION_DECK and card.controller == reason_player:
        return reason_player
    return card.owner


def destroy_later(d: DuelState, cards: Iterable[Card], reason_effect: Effect | None, reason: int, reason_player: int) -> None:
    """Note that the cards are about to be destroyed, and have that done at the end of the step."""
    targets = mark_destroyed(d, cards, reason_effect, reason, reason_player)
    later(d, d.rules.destroy_marked, targets, reason_effect, reason, reason_player)


def send_later(
    d: DuelState,
    cards: Iterable[Card],
    reason_effect: Effect | None,
    reason: int,
    reason_player: int,
    player: int,
    destination: int,
    sequence: int,
    position: int,
) -> None:
    """Note that the cards are about to be sent, and have that done at the end of the step."""
    if destination & LOCATION_ONFIELD:
        return
    targets = mark_sent(d, cards, reason_effect, reason, reason_player, player, destination, sequence, position)
    later(d, d.rules.send_marked, targets, reason_effect, reason, reason_player)


def note_timing(d: DuelState, card: Card, timing: int) -> None:
    """Note a hint timing (TIMING_... bits) for the controller of a card to which something of this kind happens."""
    player = controller_of(card)
    if player < 2:
        d.chaining.hint_times[player] |= timing


def controller_of(card: Card) -> int:
    """Who controls the card; for an Xyz Material, who controls its monster."""
    host = card.overlay_target
    return card.controller if host is None else host.controller
