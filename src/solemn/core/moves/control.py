"""Control of monsters: taking it, and exchanging it. Who should have control is worked out in adjustment/adjusting.py."""

from collections.abc import Iterable
from typing import Final

from solemn.core.decisions.asking import ask_cards, ask_place
from solemn.core.effects.queries import affecting, note_all_negation_reaches, withstands
from solemn.core.lifetimes.resetting import reset_card
from solemn.core.moves.destroying import destroy
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.zone_changes import give_control, swap_cards
from solemn.core.permissions.available_zones import open_zones
from solemn.core.permissions.capabilities import can_change_control, holds_a_spell_zone
from solemn.core.permissions.uniqueness import stop_watching_for_rivals, watch_for_rivals
from solemn.core.state.data import Card, DuelState, Effect, in_card_order
from solemn.core.state.log import emit
from solemn.core.state.raised_events import raise_event, raise_single_event
from solemn.core.timing.events import answer_events, answer_single_events
from solemn.core.timing.unusable_zones import update_standing
from solemn.spec.constants import (
    EFFECT_CANNOT_CHANGE_CONTROL,
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
)

_MAIN_ZONES: Final = 0x1F
_TOLD: Final = (EVENT_CONTROL_CHANGED, EVENT_MOVE)


def _can_lose_control(card: Card, by: Effect | None) -> bool:
    """Whether the card is a monster on the field whose control `by` can change."""
    if card.overlay_target is not None or card.location != LOCATION_MZONE:
        return False
    if can_change_control(card):
        return not withstands(card, by)
    emit(card.d, ".protected", card, affecting(card, EFFECT_CANNOT_CHANGE_CONTROL), by, 0)
    return False


def _watches_monsters(card: Card) -> bool:
    return bool(card.only_one_of) and bool(card.only_one_where & LOCATION_MZONE)


def _forget_unique(d: DuelState, cards: Iterable[Card]) -> None:
    for card in cards:
        if _watches_monsters(card):
            stop_watching_for_rivals(d, card)


def _tell(d: DuelState, cards: list[Card], by: Effect | None, reason: int, reason_player: int, receiver: int | None) -> None:
    """Tell that control of the cards changed, to the receiver or (None) of each to its controller now."""
    for card in cards:
        if _watches_monsters(card):
            watch_for_rivals(d, card)
        player = card.controller if receiver is None else receiver
        for code in _TOLD:
            raise_single_event(d, card, None, code, by, reason, reason_player, player, 0)
    for code in _TOLD if cards else ():
        raise_event(d, cards, code, by, reason, reason_player, receiver or 0, 0)
    answer_single_events(d)
    answer_events(d)


def take_control(
    d: DuelState,
    cards: list[Card],
    reason_effect: Effect | None,
    choosing_player: int,
    player: int,
    reset_phase: int,
    lasts_for: int,
    zone: int,
) -> int:
    """Give control of monsters to `player`; those for which there is no zone are destroyed by rule. Returns how many changed control.

    It lasts until the phases `reset_phase` have ended `lasts_for` times, for good with 0. With PLAYER_NONE as `choosing_player` the
    game itself does it, and the new controller chooses the zones.
    """
    for card in cards:
        note_all_negation_reaches(card)
    candidates = [card for card in cards if _can_be_taken(d, card, player, reason_effect)]
    room, _ = open_zones(d, None, player, LOCATION_MZONE, player, LOCATION_REASON_CONTROL, zone)
    homeless = _choose_homeless(d, player, candidates, room)
    moving = [card for card in candidates if card not in homeless]
    _forget_unique(d, moving)
    by_game = choosing_player == PLAYER_NONE
    for card in moving:
        move_to_field(d, card, player if by_game else choosing_player, player, LOCATION_MZONE, card.position, zone=zone)
        _belong_to(d, card, player, reset_phase, lasts_for)
    if room > 0:
        update_standing(d)
    taken = [card for card in moving if card.location & LOCATION_ONFIELD]
    _tell(d, taken, reason_effect, REASON_EFFECT, PLAYER_NONE if by_game else d.reason_player, player)
    if homeless:
        destroy(d, in_card_order(homeless), None, REASON_RULE, PLAYER_NONE)
    d.operated = taken
    return len(taken)


def _can_be_taken(d: DuelState, card: Card, player: int, by: Effect | None) -> bool:
    """Whether the player can take control of the card, with a Spell & Trap Zone for a Trap Monster that needs one too."""
    if card.controller in (player, PLAYER_NONE) or not _can_lose_control(card, by):
        return False
    return not holds_a_spell_zone(card) or open_zones(d, card, player, LOCATION_SZONE, player, LOCATION_REASON_CONTROL)[0] > 0


def _choose_homeless(d: DuelState, player: int, cards: list[Card], room: int) -> list[Card]:
    """The monsters for which the player has no zone, of the player's choice."""
    if room <= 0:
        return cards
    surplus = len(cards) - room
    return (ask_cards(d, player, cards, surplus, surplus) or []) if surplus > 0 else []


def _belong_to(d: DuelState, card: Card, player: int, reset_phase: int, lasts_for: int) -> None:
    card.status |= STATUS_ATTACK_CANCELED
    give_control(d, card, player, reset_phase, lasts_for)
    reset_card(card, RESET_CONTROL, RESET_EVENT)
    note_all_negation_reaches(card)


# -- exchange -------------------------------------------------------------------------------------------------


def swap_control(
    d: DuelState, reason_effect: Effect | None, reason_player: int, one: list[Card], other: list[Card], reset_phase: int, lasts_for: int
) -> bool:
    """Exchange control of monsters of one player for as many of the other's; True if it was done."""
    d.operated = []
    if not _can_swap(d, reason_effect, reason_player, one, other):
        return False
    _forget_unique(d, (*one, *other))
    for pair in zip(one, other):
        _swap_pair(d, *pair, reason_player, reset_phase, lasts_for)
    swapped = in_card_order([*one, *other])
    for card in swapped:
        note_all_negation_reaches(card)
    _tell(d, swapped, reason_effect, REASON_EFFECT, reason_player, None)
    d.operated = swapped
    return True


def _swap_pair(d: DuelState, card1: Card, card2: Card, reason_player: int, reset_phase: int, lasts_for: int) -> None:
    """Each controller chooses the zone that the other's monster comes to."""
    takers = ((card1, card2.controller), (card2, card1.controller))
    places = [_ask_exchange_zone(d, card, other, reason_player) for card, other in ((card1, card2), (card2, card1))]
    swap_cards(d, card1, card2, *places)
    for card, _ in takers:
        reset_card(card, RESET_CONTROL, RESET_EVENT)
    for card, player in takers:
        give_control(d, card, player, reset_phase, lasts_for)
        card.status |= STATUS_ATTACK_CANCELED


def _can_swap(d: DuelState, reason_effect: Effect | None, reason_player: int, one: list[Card], other: list[Card]) -> bool:
    if not one or len(one) != len(other):
        return False
    for card in [*one, *other]:
        note_all_negation_reaches(card)
    player1, player2 = one[0].controller, other[0].controller
    if player1 == player2 or PLAYER_NONE in (player1, player2):
        return False
    return all(
        all(card.controller == player and _can_lose_control(card, reason_effect) for card in cards)
        and _has_room(d, player, reason_player, cards)
        for player, cards in ((player1, one), (player2, other))
    )


def _has_room(d: DuelState, player: int, reason_player: int, leaving: list[Card]) -> bool:
    """Whether there is room for as many monsters: zones that leaving monsters free count, Extra Monster Zones do not."""
    room, _ = open_zones(d, None, player, LOCATION_MZONE, reason_player, LOCATION_REASON_CONTROL)
    return room >= sum(1 for card in leaving if card.sequence >= 5)


def _ask_exchange_zone(d: DuelState, leaving: Card, coming: Card, reason_player: int) -> int:
    player = leaving.controller
    _, blocked = open_zones(d, None, player, LOCATION_MZONE, reason_player, LOCATION_REASON_CONTROL)
    blocked = (blocked & ~(1 << leaving.sequence) & 0xFF) | (0xFFFFFFFF & ~_MAIN_ZONES)
    return ask_place(d, player, blocked, 1, coming)[0][2]
