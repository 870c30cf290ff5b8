"""Duel: sending cards from place to place, destroying, Tributing, drawing, placing on the field."""

from typing import Any, Final

from solemn.api.border import native
from solemn.api.steps import cards_of, left_out, whole_step
from solemn.core.lifetimes.player_marks import whole_turns
from solemn.core.lifetimes.resetting import set_working
from solemn.core.moves.borrowed_effects import borrow_effects, take_out_of_duel
from solemn.core.moves.destroying import destroy
from solemn.core.moves.discarding import discard_deck, discard_hand
from solemn.core.moves.paying import draw
from solemn.core.moves.placing import move_to_field
from solemn.core.moves.releasing import release
from solemn.core.moves.sending import send_cards
from solemn.core.permissions.card_search import matching_cards
from solemn.core.state.data import Callback, Card, DuelState, Group
from solemn.core.timing.unusable_zones import update_fixed_zones, update_standing
from solemn.spec.constants import (
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_GRAVE,
    LOCATION_HAND,
    LOCATION_REASON_RETURN,
    LOCATION_REASON_TOFIELD,
    LOCATION_REMOVED,
    PHASE_END,
    PLAYER_NONE,
    POS_FACEUP,
    REASON_TEMPORARY,
    RESET_EVENT,
    RESET_PHASE,
)

_INTO_ANY_DECK: Final = -2  # the sequence for "wherever its owner keeps it"
_UNTIL_IT_LEAVES: Final = 0x1FE0000


def _send(
    d: DuelState, cards: Card | Group, reason: int, by: int | None, player: int | None, location: int, sequence: int = 0,
    position: int = POS_FACEUP, ignore: bool = False,
) -> int | None:  # fmt: skip
    player = PLAYER_NONE if player is None else player & 0xFF
    if player > PLAYER_NONE:
        return None
    by = d.reason_player if by is None else by
    return send_cards(d, cards_of(cards), d.reason_effect, reason, by, player, location, sequence, position, ignore)


@native("Duel.Destroy")
@whole_step
def destroy_native(d: DuelState, cards: Card | Group, reason: int, destination: int, reason_player: int | None) -> int:
    by = d.reason_player if reason_player is None else reason_player & 0xFF
    return destroy(d, cards_of(cards), d.reason_effect, reason, by, PLAYER_NONE, destination, 0)


@native("Duel.Remove")
@whole_step
def remove(d: DuelState, cards: Card | Group, position: int | None, reason: int, player: int, reason_player: int | None) -> int | None:
    return _send(d, cards, reason, reason_player, player, LOCATION_REMOVED, 0, (position or 0) & 0xFF)


@native("Duel.SendtoGrave")
@whole_step
def send_to_grave(d: DuelState, cards: Card | Group, reason: int, player: int, reason_player: int | None) -> int | None:
    return _send(d, cards, reason, reason_player, player, LOCATION_GRAVE)


@native("Duel.SendtoHand")
@whole_step
def send_to_hand(d: DuelState, cards: Card | Group, player: int | None, reason: int, reason_player: int | None) -> int | None:
    return _send(d, cards, reason, reason_player, player, LOCATION_HAND)


@native("Duel.SendtoDeck")
@whole_step
def send_to_deck(
    d: DuelState, cards: Card | Group, player: int | None, sequence: int, reason: int, reason_player: int | None
) -> int | None:
    location = 0 if sequence == _INTO_ANY_DECK else LOCATION_DECK
    return _send(d, cards, reason, reason_player, player, location, sequence)


@native("Duel.SendtoExtraP")
@whole_step
def send_to_extra_p(d: DuelState, cards: Card | Group, player: int | None, reason: int, reason_player: int | None) -> int | None:
    return _send(d, cards, reason, reason_player, player, LOCATION_EXTRA)


@native("Duel.Sendto")
@whole_step
def send_to_native(
    d: DuelState, cards: Card | Group, location: int, reason: int, position: int, player: int, sequence: int, reason_player: int | None
) -> int | None:
    return _send(d, cards, reason, reason_player, player, location, sequence, position & 0xFF, True)


@native("Duel.RemoveCards")
def remove_cards(d: DuelState, cards: Card | Group) -> None:
    take_out_of_duel(d, cards_of(cards))


@native("Duel.DiscardDeck")
@whole_step
def discard_deck_native(d: DuelState, player: int, count: int, reason: int) -> int:
    return discard_deck(d, player, count & 0xFFFF, reason) if player in (0, 1) else 0


@native("Duel.DiscardHand")
@whole_step
def discard_hand_native(
    d: DuelState, player: int, f: Callback | None, low: int, high: int, reason: int, exception: Any, *extra: Any
) -> int:
    cards = matching_cards(d, f, player, LOCATION_HAND, 0, *left_out(exception), extra)
    return discard_hand(d, player, cards, low & 0xFFFF, high & 0xFFFF, reason) if cards else 0


@native("Duel.Draw")
@whole_step
def draw_native(d: DuelState, player: int, count: int, reason: int) -> int | None:
    return draw(d, d.reason_effect, reason, d.reason_player, player, count & 0xFFFFFFFF) if player in (0, 1) else None


@native("Duel.Release")
@whole_step
def release_native(d: DuelState, cards: Card | Group, reason: int, reason_player: int | None) -> int:
    return release(d, cards_of(cards), d.reason_effect, reason, d.reason_player if reason_player is None else reason_player)


# -- onto the field -------------------------------------------------------------------------------------------


@native("Duel.MoveToField")
@whole_step
def move_to_field_native(
    d: DuelState, c: Card, mover: int, player: int, destination: int, positions: int, enable: bool, zones: int
) -> bool | None:
    if player not in (0, 1):
        return None
    set_working(c, False)
    update_standing(d)
    return move_to_field(d, c, mover, player, destination, positions & 0xFF, enable, 0, zones & 0xFFFFFFFF)


@native("Duel.ReturnToField")
@whole_step
def return_to_field(d: DuelState, c: Card, position: int | None, zones: int) -> bool | None:
    if not c.reason & REASON_TEMPORARY:
        return None
    before = c.previous
    position = before.position if position is None else position & 0xFF
    set_working(c, False)
    update_standing(d)
    update_fixed_zones(d)
    side, why = before.controller, LOCATION_REASON_TOFIELD | LOCATION_REASON_RETURN
    return move_to_field(d, c, side, side, before.location, position, True, 1, zones & 0xFFFFFFFF, False, why)


@native("Duel.MajesticCopy")
def majestic_copy(_: DuelState, c: Card, source: Card, reset: int | None, count: int) -> None:
    if reset is None:
        reset, count = RESET_EVENT + _UNTIL_IT_LEAVES + RESET_PHASE + PHASE_END, 1
    borrow_effects(c, source, whole_turns(reset), count & 0xFFFF)
