"""Cards that were sent arrive: their effects end or begin there, and events say what happened to them."""

from collections.abc import Callable
from typing import Final

from solemn.core.lifetimes.attaching import detach_equip
from solemn.core.lifetimes.card_marks import point_out
from solemn.core.lifetimes.resetting import reset_card, set_working, work_out_negation
from solemn.core.lifetimes.ties import clear_card_targets
from solemn.core.moves.pending_moves import destroy_later, send_later
from solemn.core.state.data import Card, DuelState, Effect, Group, in_card_order
from solemn.core.state.deferred import settle
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_single_events, leave_instant_event
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    EVENT_DESTROYED,
    EVENT_DETACH_MATERIAL,
    EVENT_DISCARD,
    EVENT_LEAVE_FIELD,
    EVENT_LEAVE_GRAVE,
    EVENT_MOVE,
    EVENT_RELEASE,
    EVENT_REMOVE,
    EVENT_TO_DECK,
    EVENT_TO_GRAVE,
    EVENT_TO_HAND,
    GLOBALFLAG_DETACH_EVENT,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_REMOVED,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEUP,
    REASON_BATTLE,
    REASON_DESTROY,
    REASON_DISCARD,
    REASON_LOST_TARGET,
    REASON_RELEASE,
    REASON_RETURN,
    REASON_RULE,
    REASON_TEMPORARY,
    RESET_CHAIN,
    RESET_EVENT,
    RESET_LEAVE,
    RESET_REMOVE,
    RESET_TEMP_REMOVE,
    RESET_TODECK,
    RESET_TOFIELD,
    RESET_TOGRAVE,
    RESET_TOHAND,
    RESET_TURN_SET,
    TYPE_TOKEN,
)

_IN_OTHER_HAND: Final = 67  # texts that a client shows on the card
_ADDED_BY_EFFECT: Final = 225
_UNTIL_IT_MOVES: Final = RESET_EVENT | 0x1FE0000
_UNTIL_CHAIN_ENDS: Final = (
    RESET_EVENT | RESET_TOFIELD | RESET_LEAVE | RESET_TODECK | RESET_TOHAND | RESET_TEMP_REMOVE | RESET_REMOVE
    | RESET_TOGRAVE | RESET_TURN_SET | RESET_CHAIN
)  # fmt: skip
_NEW_PLACE_RESETS: Final = {
    LOCATION_HAND: RESET_TOHAND,
    LOCATION_DECK: RESET_TODECK,
    LOCATION_EXTRA: RESET_TODECK,
    LOCATION_GRAVE: RESET_TOGRAVE,
}


class Sending:
    """One operation that sends cards: why, which, and what became of them so far."""

    __slots__ = ("crystals", "detached_from", "left_field", "left_grave", "reason", "reason_effect", "reason_player", "targets")

    def __init__(self, targets: Group, reason_effect: Effect | None, reason: int, reason_player: int) -> None:
        self.targets = targets
        self.reason_effect = reason_effect
        self.reason = reason
        self.reason_player = reason_player
        self.crystals: dict[Card, None] = {}  # may be placed in the Spell & Trap Zone instead
        self.left_field: list[Card] = []
        self.left_grave: list[Card] = []
        self.detached_from: list[Card] = []

    def note_detached(self, host: Card | None) -> None:
        """A material left its Xyz Monster."""
        if host is not None:
            self.detached_from.append(host)


def _tell_all(d: DuelState, sending: Sending, cards: list[Card], code: int) -> None:
    if cards:
        raise_event(d, cards, code, sending.reason_effect, sending.reason, sending.reason_player, 0, 0)


def tell_card(d: DuelState, card: Card, code: int) -> None:
    """Raise an event on the card alone, for the card's own reason."""
    raise_single_event(d, card, None, code, card.reason_effect, card.reason, card.reason_player, 0, 0)


# leaving the old place


def tell_departures(d: DuelState, sending: Sending) -> None:
    """End the effects that do not outlast the move, then raise the events of leaving the field or the GY and of detached materials."""
    for card in sending.targets.cards:
        _settle_in(card)
    hosts = in_card_order(sending.detached_from) if d.registering.in_use & GLOBALFLAG_DETACH_EVENT else []
    left_field, left_grave = in_card_order(sending.left_field), in_card_order(sending.left_grave)
    for card in left_field:
        tell_card(d, card, EVENT_LEAVE_FIELD)
    for card in left_grave:
        tell_card(d, card, EVENT_LEAVE_GRAVE)
    for host in hosts:
        if host.location & LOCATION_MZONE:
            raise_single_event(
                d, host, None, EVENT_DETACH_MATERIAL, sending.reason_effect, sending.reason, sending.reason_player, 0, 0
            )  # fmt: skip
    answer_single_events(d)
    _tell_all(d, sending, left_field, EVENT_LEAVE_FIELD)
    _tell_all(d, sending, left_grave, EVENT_LEAVE_GRAVE)
    _tell_all(d, sending, hosts, EVENT_DETACH_MATERIAL)
    leave_instant_event(d)
    update_standing(d)
    settle(d)


def is_banished(card: Card) -> bool:
    """Whether the card is banished; a Token that was to be banished counts."""
    if card.location == LOCATION_REMOVED:
        return True
    return bool(card.printed.type & TYPE_TOKEN) and card.send_location == LOCATION_REMOVED


# What can have happened to a card that was sent, in the order in which it is told
_HAPPENED: Final[tuple[tuple[int, Callable[[Card], bool]], ...]] = (
    (EVENT_TO_HAND, lambda card: card.location == LOCATION_HAND),
    (EVENT_TO_DECK, lambda card: card.location in (LOCATION_DECK, LOCATION_EXTRA)),
    (EVENT_TO_GRAVE, lambda card: card.location == LOCATION_GRAVE and not card.reason & REASON_RETURN),
    (EVENT_REMOVE, is_banished),
    (EVENT_DISCARD, lambda card: bool(card.reason & REASON_DISCARD)),
    (EVENT_RELEASE, lambda card: bool(card.reason & REASON_RELEASE)),
    (EVENT_DESTROYED, lambda card: card.reason & (REASON_DESTROY | REASON_BATTLE) == REASON_DESTROY),
)


def _settle_in(card: Card) -> None:
    if not card.printed.type & TYPE_TOKEN:
        set_working(card, True)
    if card.location in _NEW_PLACE_RESETS:
        reset_card(card, _NEW_PLACE_RESETS[card.location], RESET_EVENT)
    if is_banished(card):
        reset_card(card, RESET_TEMP_REMOVE if card.reason & REASON_TEMPORARY else RESET_REMOVE, RESET_EVENT)
    work_out_negation(card)


# at the new place


def tell_arrivals(d: DuelState, sending: Sending) -> None:
    """Raise the events of what happened to the cards; cards equipped to them are destroyed, attached ones go to the GY."""
    told: dict[int, list[Card]] = {code: [] for code, _ in _HAPPENED}
    equips: list[Card] = []
    materials: list[Card] = []
    for card in list(sending.targets.cards):
        equips += _untie(card)
        if card.location == LOCATION_HAND:
            mark_added_to_hand(d, card)
        for code, happened_to in _HAPPENED:
            if happened_to(card):
                told[code].append(card)
                tell_card(d, card, code)
        materials += card.materials_attached
        tell_card(d, card, EVENT_MOVE)
    for code, cards in told.items():
        _tell_all(d, sending, cards, code)
    raise_event(d, sending.targets.cards, EVENT_MOVE, sending.reason_effect, sending.reason, sending.reason_player, 0, 0)
    answer_single_events(d)
    leave_instant_event(d)
    lose_equips_and_materials(d, equips, materials)
    update_standing(d)
    settle(d)


def lose_equips_and_materials(d: DuelState, equips: list[Card], materials: list[Card]) -> None:
    """At the end of the step destroy Equip Cards that lost their monster, and send Xyz Materials that lost theirs to the GY."""
    reason = REASON_RULE | REASON_LOST_TARGET
    if equips:
        destroy_later(d, equips, None, reason, PLAYER_NONE)
    if materials:
        send_later(d, materials, None, reason, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)


def _untie(card: Card) -> list[Card]:
    """End what tied the card to others; returns the Equip Cards that lost their monster."""
    if card.equip_target is not None:
        detach_equip(card)
    lost: list[Card] = []
    for equip in list(card.equipped_cards):
        detach_equip(equip)
        if equip.location == LOCATION_SZONE:
            lost.append(equip)
    clear_card_targets(card)
    return lost


def mark_added_to_hand(d: DuelState, card: Card) -> None:
    """Let clients show that a card in the hand belongs to the other player, or was added during this Chain."""
    if card.owner != card.controller:
        point_out(card, _IN_OTHER_HAND, _UNTIL_IT_MOVES)
    if d.chain:
        point_out(card, _ADDED_BY_EFFECT, _UNTIL_CHAIN_ENDS)
