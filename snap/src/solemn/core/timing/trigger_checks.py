"""Looking at a trigger before it is asked whether it can be activated: its event, its time, where its card is now."""

from solemn.core.card.relations import has_link_relation
from solemn.core.effects.effect import handler_of, handler_player, in_range_at_activation
from solemn.core.state.data import ChainLink, DuelState, Effect, Event
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

_HIDDEN = LOCATION_DECK | LOCATION_EXTRA | LOCATION_HAND


def check_event(d: DuelState, code: int) -> Event | None:
    """The event with this code that is waiting for answers or happened just now, if any."""
    for event in d.events.point:
        if event.code == code:
            return event
    for event in d.events.instant:
        if event.code == code:
            return event
    return None


def check_hint_timing(e: Effect) -> bool:
    """Whether the script asked that e be pointed out at this time."""
    d = e.d
    player = handler_player(e)
    own, other = (0, 1) if player == 0 else (1, 0)
    return bool(e.hint_timing0 & d.hint_timing[own] or e.hint_timing1 & d.hint_timing[other])


def check_nonpublic_trigger(d: DuelState, link: ChainLink) -> bool:
    """Whether an optional trigger comes among the public ones; one from the hand or Deck is put aside for later (d.events.new_ochain_h)."""
    e = link.effect
    if e.flag & EFFECT_FLAG_FIELD_ONLY:
        return True
    card = handler_of(e)
    from_hidden = (
        e.type & EFFECT_TYPE_SINGLE
        and not e.flag & EFFECT_FLAG_SINGLE_RANGE
        and link.triggering_location & (LOCATION_HAND | LOCATION_DECK)
        and has_link_relation(card, link)
    )
    if not from_hidden and not e.range & (LOCATION_HAND | LOCATION_DECK):
        return True
    link.flag |= CHAIN_HAND_TRIGGER
    d.events.new_ochain_h.append(copy_link(link))
    if d.flags & DUEL_TCG_SEGOC_NONPUBLIC:
        return True
    if link.triggering_location == LOCATION_DECK or (link.triggering_location == LOCATION_HAND and card.position & POS_FACEDOWN):
        return False
    return not e.range or in_range_at_activation(e, link)


def check_trigger_effect(d: DuelState, link: ChainLink) -> bool:
    """Whether a triggered effect may still be activated where its card is now: not once it is hidden among other cards."""
    e = link.effect
    card = handler_of(e)
    if d.flags & DUEL_TRIGGER_ONLY_IN_LOCATION:
        return has_link_relation(card, link)
    if e.type & EFFECT_TYPE_FIELD and not has_link_relation(card, link):
        return False
    if (e.code == EVENT_FLIP and d.phase == PHASE_DAMAGE) or d.flags & DUEL_TRIGGER_WHEN_PRIVATE_KNOWLEDGE:
        return True
    if card.location & LOCATION_DECK and link.triggering_location != LOCATION_DECK:
        return False
    if link.triggering_location & _HIDDEN and link.triggering_position & POS_FACEDOWN:
        return True
    return not card.location & _HIDDEN or bool(card.position & POS_FACEUP)


def check_spself_from_hand_trigger(d: DuelState, link: ChainLink) -> bool:
    """Whether the player has no other link in this Chain by which a monster in the hand Summons itself; only one is allowed."""
    if not _summons_itself_from_hand(link):
        return True
    player = link.triggering_player
    return not any(other.triggering_player == player and _summons_itself_from_hand(other) for other in d.chain)


def _summons_itself_from_hand(link: ChainLink) -> bool:
    return bool(link.effect.status & EFFECT_STATUS_SUMMON_SELF and link.flag & CHAIN_HAND_TRIGGER)
