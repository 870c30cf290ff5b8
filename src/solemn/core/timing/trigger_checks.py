"""Questions about a trigger that come before whether it can be activated: its event, its time, where its card is now."""

from typing import Final

from solemn.core.card.relations import has_link_relation
from solemn.core.effects.effect import handler_of, in_range_at_activation
from solemn.core.state.data import Card, ChainLink, DuelState, Effect, Event
from solemn.core.timing.chain_links import copy_link
from solemn.spec.constants import (
    CHAIN_HAND_TRIGGER,
    DUEL_TCG_SEGOC_NONPUBLIC,
    DUEL_TRIGGER_ONLY_IN_LOCATION,
    DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE,
    EFFECT_FLAG_FIELD_ONLY,
    EFFECT_FLAG_SINGLE_RANGE,
    EFFECT_STATUS_SUMMON_SELF,
    EFFECT_TYPE_FIELD,
    EFFECT_TYPE_SINGLE,
    EVENT_FLIP,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_HAND,
    PHASE_DAMAGE,
    POS_FACEDOWN,
    POS_FACEUP,
)

FEW_EVENTS: Final = 64
_HIDDEN: Final = LOCATION_DECK | LOCATION_EXTRA | LOCATION_HAND
_UNSEEN: Final = LOCATION_HAND | LOCATION_DECK


def check_event(d: DuelState, code: int) -> Event | None:
    """The event with this code that is waiting for answers or happened just now, if any. A script that raises many pays for them."""
    if len(d.events.instant) > FEW_EVENTS and d.spend is not None:
        d.spend(len(d.events.instant) >> 3)
    for event in d.events.point:
        if event.code == code:
            return event
    for event in d.events.instant:
        if event.code == code:
            return event
    return None


def comes_with_public(d: DuelState, link: ChainLink) -> bool:
    """Whether an optional trigger is offered with the public ones; one in the hand or Deck is put aside for later
    (d.events.optional_hidden)."""
    e = link.effect
    if e.flag & EFFECT_FLAG_FIELD_ONLY or not _triggers_unseen(e, link):
        return True
    link.flag |= CHAIN_HAND_TRIGGER
    d.events.optional_hidden.append(copy_link(link))
    return bool(d.flags & DUEL_TCG_SEGOC_NONPUBLIC) or _was_seen(e, link)


def _triggers_unseen(e: Effect, link: ChainLink) -> bool:
    """Whether the effect works in the hand or Deck, or answers something that happened to its own card, which was and still is there."""
    if e.range & _UNSEEN:
        return True
    if e.flag & EFFECT_FLAG_SINGLE_RANGE or not e.type & EFFECT_TYPE_SINGLE:
        return False
    return bool(link.triggering_location & _UNSEEN) and has_link_relation(handler_of(e), link)


def _was_seen(e: Effect, link: ChainLink) -> bool:
    where = link.triggering_location
    if where == LOCATION_DECK or (where == LOCATION_HAND and handler_of(e).position & POS_FACEDOWN):
        return False
    return not e.range or in_range_at_activation(e, link)


def trigger_still_known(d: DuelState, link: ChainLink) -> bool:
    """Whether a triggered effect may still be activated where its card is now: not once it is hidden among other cards."""
    e = link.effect
    stayed = has_link_relation(handler_of(e), link)
    if d.flags & DUEL_TRIGGER_ONLY_IN_LOCATION:
        return stayed
    if not stayed and e.type & EFFECT_TYPE_FIELD:
        return False
    return _may_be_hidden(d, e) or not _was_lost_from_sight(handler_of(e), link)


def _may_be_hidden(d: DuelState, e: Effect) -> bool:
    # a Flip Effect of the Damage Step was seen when the attack turned its monster up
    return bool(d.flags & DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE) or (d.phase == PHASE_DAMAGE and e.code == EVENT_FLIP)


def _was_lost_from_sight(card: Card, link: ChainLink) -> bool:
    """Whether the card is hidden now and was not when it triggered; a card that went to the Deck is always lost from sight."""
    if card.location & LOCATION_DECK and link.triggering_location != LOCATION_DECK:
        return True
    if card.position & POS_FACEUP or not card.location & _HIDDEN:
        return False
    return not (link.triggering_position & POS_FACEDOWN and link.triggering_location & _HIDDEN)


def may_summon_itself_from_hand(d: DuelState, link: ChainLink) -> bool:
    """Whether the player has no other link in this Chain by which a monster in the hand Summons itself; only one is allowed."""
    if not _summons_itself_from_hand(link):
        return True
    player = link.triggering_player
    return not any(other.triggering_player == player and _summons_itself_from_hand(other) for other in d.chain)


def _summons_itself_from_hand(link: ChainLink) -> bool:
    return bool(link.effect.status & EFFECT_STATUS_SUMMON_SELF and link.flag & CHAIN_HAND_TRIGGER)
