"""Control of monsters: taking it, exchanging it, and going back to whom it belongs when an effect ends."""

from solemn.core.card.kinds import get_type
from solemn.core.decisions.asking import ask_cards, ask_place
from solemn.core.effects.queries import filter_disable_related_cards, unaffected_by
from solemn.core.lifetimes.resetting import reset_card
from solemn.core.moves.destroying import destroy
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.zone_changes import set_control, swap_cards
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.capabilities import can_change_control
from solemn.core.permissions.uniqueness import add_unique_card, remove_unique_card
from solemn.core.state.data import Card, DuelState, Effect, in_card_order
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import process_instant_event, process_single_event
from solemn.core.timing.unusable_zones import adjust_instant
from solemn.spec.constants import (
    DUEL_TRAP_MONSTERS_NOT_USE_ZONE,
    EVENT_CONTROL_CHANGED,
    EVENT_MOVE,
    LOCATION_MZONE,
    LOCATION_ONFIELD,
    LOCATION_REASON_CONTROL,
    LOCATION_SZONE,
    PLAYER_NONE,
    REASON_EFFECT,
    REASON_RULE,
    RESET_CONTROL,
    RESET_EVENT,
    STATUS_ATTACK_CANCELED,
    TYPE_TRAPMONSTER,
)

_MAIN_ZONES = 0x1F


def take_control(
    d: DuelState,
    cards: list[Card],
    reason_effect: Effect | None,
    choosing_player: int,
    player: int,
    reset_phase: int,
    reset_count: int,
    zone: int,
) -> int:
    """Give control of monsters to `player`; what finds no zone is destroyed by rule. Returns how many changed control."""
    for card in cards:
        filter_disable_related_cards(card)
    moving = [card for card in cards if _control_can_go(d, card, player, reason_effect)]
    room, _ = open_zones(d, None, player, LOCATION_MZONE, player, LOCATION_REASON_CONTROL, zone)
    homeless: list[Card] = []
    if room <= 0:
        homeless, moving = moving, []
    elif len(moving) > room:
        homeless = ask_cards(d, player, moving, len(moving) - room, len(moving) - room) or []
        moving = [card for card in moving if card not in homeless]
    _forget_unique(d, moving)
    for card in moving:
        chooser = player if choosing_player == PLAYER_NONE else choosing_player
        move_to_field(d, card, chooser, player, LOCATION_MZONE, card.position, False, 0, zone)
        card.status |= STATUS_ATTACK_CANCELED
        set_control(d, card, player, reset_phase, reset_count)
        reset_card(card, RESET_CONTROL, RESET_EVENT)
        filter_disable_related_cards(card)
    if room > 0:
        adjust_instant(d)
    moving = [card for card in moving if card.location & LOCATION_ONFIELD]
    reason_player = PLAYER_NONE if choosing_player == PLAYER_NONE else d.reason_player
    _announce(d, moving, reason_effect, REASON_EFFECT, reason_player, player)
    if homeless:
        destroy(d, in_card_order(homeless), None, REASON_RULE, PLAYER_NONE)
    d.operated = moving
    return len(moving)


def _control_can_go(d: DuelState, card: Card, player: int, reason_effect: Effect | None) -> bool:
    if card.overlay_target is not None or card.controller in (player, PLAYER_NONE) or card.location != LOCATION_MZONE:
        return False
    if not can_change_control(card) or (reason_effect is not None and unaffected_by(card, reason_effect) is not None):
        return False
    if d.flags & DUEL_TRAP_MONSTERS_NOT_USE_ZONE or not get_type(card) & TYPE_TRAPMONSTER:
        return True
    return open_zones(d, card, player, LOCATION_SZONE, player, LOCATION_REASON_CONTROL)[0] > 0


def _forget_unique(d: DuelState, cards: list[Card]) -> None:
    for card in cards:
        if card.unique_code and card.unique_location & LOCATION_MZONE:
            remove_unique_card(d, card)


def _announce(d: DuelState, cards: list[Card], effect: Effect | None, reason: int, reason_player: int, player: int) -> None:
    for card in cards:
        if card.unique_code and card.unique_location & LOCATION_MZONE:
            add_unique_card(d, card)
        raise_single_event(d, card, None, EVENT_CONTROL_CHANGED, effect, reason, reason_player, player, 0)
        raise_single_event(d, card, None, EVENT_MOVE, effect, reason, reason_player, player, 0)
    if cards:
        raise_event(d, cards, EVENT_CONTROL_CHANGED, effect, reason, reason_player, player, 0)
        raise_event(d, cards, EVENT_MOVE, effect, reason, reason_player, player, 0)
    process_single_event(d)
    process_instant_event(d)


# -- exchange -------------------------------------------------------------------------------------------------


def swap_control(
    d: DuelState, reason_effect: Effect | None, reason_player: int, one: list[Card], other: list[Card], reset_phase: int, reset_count: int
) -> bool:
    """Exchange control of as many monsters of one player as of the other; says whether it was done."""
    if not _can_swap(d, reason_effect, reason_player, one, other):
        d.operated = []
        return False
    _forget_unique(d, one)
    _forget_unique(d, other)
    for card1, card2 in zip(one, other):
        player1, player2 = card1.controller, card2.controller
        place1 = _ask_exchange_zone(d, card1, reason_player)
        place2 = _ask_exchange_zone(d, card2, reason_player)
        swap_cards(d, card1, card2, place1, place2)
        reset_card(card1, RESET_CONTROL, RESET_EVENT)
        reset_card(card2, RESET_CONTROL, RESET_EVENT)
        set_control(d, card1, player2, reset_phase, reset_count)
        set_control(d, card2, player1, reset_phase, reset_count)
        card1.status |= STATUS_ATTACK_CANCELED
        card2.status |= STATUS_ATTACK_CANCELED
    swapped = in_card_order([*one, *other])
    for card in swapped:
        filter_disable_related_cards(card)
        if card.unique_code and card.unique_location & LOCATION_MZONE:
            add_unique_card(d, card)
        raise_single_event(d, card, None, EVENT_CONTROL_CHANGED, reason_effect, REASON_EFFECT, reason_player, card.controller, 0)
        raise_single_event(d, card, None, EVENT_MOVE, reason_effect, REASON_EFFECT, reason_player, card.controller, 0)
    raise_event(d, swapped, EVENT_CONTROL_CHANGED, reason_effect, REASON_EFFECT, reason_player, 0, 0)
    raise_event(d, swapped, EVENT_MOVE, reason_effect, REASON_EFFECT, reason_player, 0, 0)
    process_single_event(d)
    process_instant_event(d)
    d.operated = swapped
    return True


def _can_swap(d: DuelState, reason_effect: Effect | None, reason_player: int, one: list[Card], other: list[Card]) -> bool:
    if not one or len(one) != len(other):
        return False
    for card in (*one, *other):
        filter_disable_related_cards(card)
    player1, player2 = one[0].controller, other[0].controller
    if player1 == player2 or PLAYER_NONE in (player1, player2):
        return False
    return all(
        all(_can_be_swapped(card, player, reason_effect) for card in cards) and _has_room(d, player, reason_player, cards)
        for player, cards in ((player1, one), (player2, other))
    )


def _can_be_swapped(card: Card, player: int, reason_effect: Effect | None) -> bool:
    if card.overlay_target is not None or card.controller != player or card.location != LOCATION_MZONE:
        return False
    return can_change_control(card) and (reason_effect is None or unaffected_by(card, reason_effect) is None)


def _has_room(d: DuelState, player: int, reason_player: int, leaving: list[Card]) -> bool:
    """The zones that the leaving monsters free count, Extra Monster Zones do not."""
    room, _ = open_zones(d, None, player, LOCATION_MZONE, reason_player, LOCATION_REASON_CONTROL)
    return room >= sum(1 for card in leaving if card.sequence >= 5)


def _ask_exchange_zone(d: DuelState, leaving: Card, reason_player: int) -> int:
    player = leaving.controller
    _, blocked = open_zones(d, None, player, LOCATION_MZONE, reason_player, LOCATION_REASON_CONTROL)
    blocked = (blocked & ~(1 << leaving.sequence) & 0xFF) | (0xFFFFFFFF & ~_MAIN_ZONES)
    return ask_place(d, player, blocked, 1)[0][2]


# -- control that goes back -----------------------------------------------------------------------------------


def adjust_control(d: DuelState) -> None:
    """Move the monsters whose control changed by rule; what finds no zone is destroyed by rule."""
    room = [open_zones(d, None, p, LOCATION_MZONE, p, LOCATION_REASON_CONTROL)[0] for p in (0, 1)]
    leaving = [in_card_order(d.control_adjust0), in_card_order(d.control_adjust1)]
    for card in (*leaving[0], *leaving[1]):
        filter_disable_related_cards(card)
    homeless, settled = _homeless(d, leaving, room)
    if not settled:
        _exchange_places(d, leaving)
    moved = [card for card in in_card_order([*leaving[0], *leaving[1]]) if card.location & LOCATION_ONFIELD]
    d.control_adjust0 = dict.fromkeys(moved)
    _announce_return(d, moved)
    if homeless:
        destroy(d, in_card_order(homeless), None, REASON_RULE, PLAYER_NONE)


def _homeless(d: DuelState, leaving: list[list[Card]], room: list[int]) -> tuple[list[Card], bool]:
    """The monsters that find no zone (taken out of `leaving`), and whether nothing else is to be moved."""
    side = 0 if len(leaving[0]) > len(leaving[1]) else 1
    surplus = len(leaving[side]) - len(leaving[1 - side]) - room[1 - side]
    if len(leaving[0]) == len(leaving[1]) or surplus <= 0:
        return [], False
    if not leaving[1 - side] and room[1 - side] == 0:
        homeless, leaving[side] = leaving[side], []
        return homeless, True
    homeless = ask_cards(d, 1 - side, leaving[side], surplus, surplus) or []
    leaving[side] = [card for card in leaving[side] if card not in homeless]
    return homeless, False


def _exchange_places(d: DuelState, leaving: list[list[Card]]) -> None:
    _forget_unique(d, leaving[0])
    _forget_unique(d, leaving[1])
    pairs = min(len(leaving[0]), len(leaving[1]))
    for card1, card2 in zip(leaving[0], leaving[1]):
        swap_cards(d, card1, card2)
        reset_card(card1, RESET_CONTROL, RESET_EVENT)
        reset_card(card2, RESET_CONTROL, RESET_EVENT)
    for card in in_card_order([*leaving[0][pairs:], *leaving[1][pairs:]]):
        reset_card(card, RESET_CONTROL, RESET_EVENT)
        player = 1 - card.controller
        move_to_field(d, card, player, player, LOCATION_MZONE, card.position)


def _announce_return(d: DuelState, cards: list[Card]) -> None:
    for card in cards:
        filter_disable_related_cards(card)
        if card.unique_code and card.unique_location & LOCATION_MZONE:
            add_unique_card(d, card)
        raise_single_event(d, card, None, EVENT_CONTROL_CHANGED, None, REASON_RULE, 0, card.controller, 0)
        raise_single_event(d, card, None, EVENT_MOVE, None, REASON_RULE, 0, card.controller, 0)
    if cards:
        raise_event(d, cards, EVENT_CONTROL_CHANGED, None, 0, 0, 0, 0)
        raise_event(d, cards, EVENT_MOVE, None, 0, 0, 0, 0)
    process_single_event(d)
    process_instant_event(d)
