"""What an adjustment works out from the position: which cards are negated now, and which must destroy themselves or go to the GY."""

from typing import Final

from solemn.core.effects.queries import affecting, note_all_negation_reaches
from solemn.core.lifetimes.resetting import reset_card, work_out_negation
from solemn.core.permissions.uniqueness import rivals_on_field
from solemn.core.state.data import Card, DuelState, in_card_order
from solemn.core.state.deferred import later
from solemn.spec.constants import (
    EFFECT_SELF_DESTROY,
    EFFECT_SELF_TOGRAVE,
    GLOBALFLAG_SELF_TOGRAVE,
    POS_FACEUP,
    RESET_DISABLE,
    RESET_EVENT,
    STATUS_BATTLE_DESTROYED,
    STATUS_DISABLED,
    STATUS_EFFECT_ENABLED,
    STATUS_FORBIDDEN,
)

_SILENCED: Final = STATUS_DISABLED | STATUS_FORBIDDEN


def _settle(card: Card) -> None:
    """Work out whether the card is negated. Effects on it that end when it is negated end at that moment."""
    before = card.status & _SILENCED
    work_out_negation(card)
    now = card.status & _SILENCED
    if now == before or not card.status & STATUS_EFFECT_ENABLED:
        return
    note_all_negation_reaches(card)
    if now & STATUS_DISABLED and not before:
        reset_card(card, RESET_DISABLE, RESET_EVENT)


def update_negations(d: DuelState) -> None:
    """Work out anew whether each card that was noted for it is negated; cards that depend on one that changed are noted too.

    Cards are taken by number. A card that is noted while one with a higher number is worked out must be noted again to have its turn.
    """
    noted = d.pending.negation_checks
    if not noted:
        return
    waiting = in_card_order(noted)
    seen = len(waiting)
    at = 0
    while at < len(waiting):
        card = waiting[at]
        at += 1
        _settle(card)
        if len(noted) != seen:
            waiting = [other for other in in_card_order(noted) if other.id > card.id]
            seen = len(noted)
            at = 0
    noted.clear()


def find_self_destroying(d: DuelState) -> None:
    """Find the cards that are one too many, and those that destroy themselves or send themselves to the GY.

    They are dealt with at the end of the current step. While some are still waiting, the search is not repeated.
    """
    if d.pending.self_destruction_off or d.pending.too_many or d.pending.self_destroying or d.pending.self_to_grave:
        return
    for player in (d.turn_player, 1 - d.turn_player):
        for card in _too_many(d, player) if (d.unique_cards1 if player else d.unique_cards0) else ():
            later(d, d.rules.destroy_by_uniqueness, card, player)
            d.pending.too_many[card] = None
    if not d.players[0].used_zones | d.players[1].used_zones:
        return
    cards = _face_up_cards(d)
    d.pending.self_destroying.update((card, None) for card in cards if affecting(card, EFFECT_SELF_DESTROY))
    if d.registering.in_use & GLOBALFLAG_SELF_TOGRAVE:
        d.pending.self_to_grave.update((card, None) for card in cards if affecting(card, EFFECT_SELF_TOGRAVE))
    if d.pending.self_destroying:
        later(d, d.rules.destroy_self_destroying)
    if d.pending.self_to_grave:
        later(d, d.rules.send_self_to_grave)


def _too_many(d: DuelState, player: int) -> list[Card]:
    """The cards that allow only one card and see several, the earliest on the field first. The others note the one they see."""
    found: list[Card] = []
    for card in in_card_order(d.unique_cards1 if player else d.unique_cards0):
        if not card.position & POS_FACEUP or not card.status & STATUS_EFFECT_ENABLED or card.status & _SILENCED:
            continue
        rivals = rivals_on_field(card, player)
        if len(rivals) > 1:
            found.append(card)
        else:
            card.unique_field_id = rivals[0].field_id if rivals else 0
    found.sort(key=_field_id)
    return found


def _field_id(card: Card) -> int:
    return card.field_id


def _face_up_cards(d: DuelState) -> list[Card]:
    """The face-up cards on the field by number, without monsters that a battle has destroyed."""
    cards: list[Card] = []
    for p in d.players:
        cards += [
            card
            for card in p.mzone
            if card is not None and card.position & POS_FACEUP and not card.status & STATUS_BATTLE_DESTROYED
        ]
        cards += [card for card in p.szone if card is not None and card.position & POS_FACEUP]
    return in_card_order(cards)
