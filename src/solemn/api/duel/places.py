"""Duel: changing what lies on the field or in the Deck: positions, control, equips, materials, counters, order; and showing cards."""

from typing import Any, Final

from solemn.api.border import native, refuse
from solemn.api.duel.cards import top_of_deck, top_of_extra_deck
from solemn.api.steps import cards_of, whole_step
from solemn.core.card.counters import counters_on_sides
from solemn.core.moves.control import swap_control, take_control
from solemn.core.moves.counter_removal import remove_counters
from solemn.core.moves.discarding import sort_deck
from solemn.core.moves.equipping import complete_equips, equip
from solemn.core.moves.grave_swap import swap_deck_and_grave
from solemn.core.moves.positions import change_position
from solemn.core.moves.revealing import confirm_cards
from solemn.core.moves.shifting import exchange, shift, shuffle_set_cards
from solemn.core.moves.xyz_materials import overlay
from solemn.core.permissions.player_permissions import player_can_action, player_can_place_counter
from solemn.core.state.data import Card, DuelState, Group
from solemn.core.state.field_zones import FIELD_ZONE, pzone_index
from solemn.core.state.log import BOTH_PLAYERS, emit_revealed
from solemn.core.timing.payable import player_can_remove_counter
from solemn.core.timing.shuffling import shuffle
from solemn.lua import LuaError
from solemn.spec.constants import (
    DUEL_EMZONE,
    DUEL_PZONE,
    EFFECT_CANNOT_PLACE_COUNTER,
    LOCATION_DECK,
    LOCATION_EXTRA,
    LOCATION_FZONE,
    LOCATION_HAND,
    LOCATION_MZONE,
    LOCATION_PZONE,
    LOCATION_SZONE,
    NO_FLIP_EFFECT,
)

_PHASES: Final = 0x3FF
_MOST_SORTED: Final = 64


@native("Duel.ChangePosition")
@whole_step
def change_position_native(
    d: DuelState, cards: Card | Group, au: int, ad: int | None, du: int | None, dd: int | None, no_flip_effect: bool
) -> int:
    positions = [(au if position is None else position) & 0xFF for position in (au, ad, du, dd)]
    flag = NO_FLIP_EFFECT if no_flip_effect else 0
    return change_position(
        d, cards_of(cards), d.reason_effect, d.reason_player, positions[0], positions[1], positions[2], positions[3], flag, True
    )


@native("Duel.GetControl")
@whole_step
def get_control(
    d: DuelState, cards: Card | Group, player: int, reset_phase: int, lasts_for: int, zones: int, chooser: int | None
) -> int | None:
    if player not in (0, 1):
        return None
    chooser = d.reason_player if chooser is None else chooser & 0xFF
    phases, zones = reset_phase & _PHASES, zones & 0xFFFFFFFF
    return take_control(d, cards_of(cards), d.reason_effect, chooser, player, phases, lasts_for & 0xFF, zones)


@native("Duel.SwapControl")
@whole_step
def swap_control_native(d: DuelState, cards: Card | Group, others: Card | Group, reset_phase: int, lasts_for: int) -> bool:
    if type(cards) is not type(others):
        raise refuse("Duel.SwapControl", 2, cards.__class__.__name__, others)
    one, other = cards_of(cards), cards_of(others)
    return swap_control(d, d.reason_effect, d.reason_player, one, other, reset_phase & _PHASES, lasts_for & 0xFF)


@native("Duel.Equip")
@whole_step
def equip_native(d: DuelState, player: int, c: Card, target: Card, face_up: bool, step: bool) -> bool | None:
    return equip(d, player, c, target, face_up, step) if player in (0, 1) else None


@native("Duel.EquipComplete")
@whole_step
def equip_complete(d: DuelState) -> None:
    complete_equips(d)


@native("Duel.Overlay")
@whole_step
def overlay_native(d: DuelState, c: Card, materials: Card | Group, to_grave: bool) -> None:
    cards = cards_of(materials)
    if c.overlay_target is not None:
        raise LuaError("Duel.Overlay: a card that is Xyz Material itself cannot have any")
    if c in cards:
        raise LuaError("Duel.Overlay: a card cannot be its own Xyz Material")
    overlay(d, c, cards, to_grave)


# -- zones ----------------------------------------------------------------------------------------------------


@native("Duel.MoveSequence")
def move_sequence(d: DuelState, c: Card, sequence: int, location: int | None) -> bool:
    location = c.location if location is None else location
    row = LOCATION_SZONE if location in (LOCATION_PZONE, LOCATION_FZONE) else location
    if location == LOCATION_PZONE and not d.flags & DUEL_PZONE:
        raise LuaError("Duel.MoveSequence: this duel has no Pendulum Zones")
    if row != c.location:
        raise LuaError("Duel.MoveSequence: the card is not in this location")
    if not 0 <= sequence <= _last_zone(d, location):
        raise LuaError(f"Duel.MoveSequence: there is no zone {sequence} in this location")
    if location == LOCATION_PZONE:
        return shift(d, c, pzone_index(d, sequence), True)
    return shift(d, c, FIELD_ZONE if location == LOCATION_FZONE else sequence, False)


def _last_zone(d: DuelState, location: int) -> int:
    if location in (LOCATION_PZONE, LOCATION_FZONE):
        return 1 if location == LOCATION_PZONE else 0
    if location == LOCATION_MZONE:
        return 6 if d.flags & DUEL_EMZONE else 4
    return 4 if location == LOCATION_SZONE else 0xFF


@native("Duel.SwapSequence")
def swap_sequence(d: DuelState, c: Card, other: Card) -> None:
    exchange(d, c, other)


@native("Duel.ShuffleSetCard")
@whole_step
def shuffle_set_card(d: DuelState, cards: Group) -> None:
    shuffle_set_cards(d, list(cards.cards))


@native("Duel.SwapDeckAndGrave")
def swap_deck_and_grave_native(d: DuelState, player: int) -> None:
    if player in (0, 1):
        swap_deck_and_grave(d, player)


# -- order of cards, showing them -----------------------------------------------------------------------------


def _shuffle(d: DuelState, player: int, location: int) -> None:
    if player in (0, 1):
        shuffle(d, player, location)


@native("Duel.ShuffleDeck")
@whole_step
def shuffle_deck(d: DuelState, player: int) -> None:
    _shuffle(d, player, LOCATION_DECK)


@native("Duel.ShuffleHand")
@whole_step
def shuffle_hand(d: DuelState, player: int) -> None:
    _shuffle(d, player, LOCATION_HAND)


@native("Duel.ShuffleExtra")
@whole_step
def shuffle_extra(d: DuelState, player: int) -> None:
    _shuffle(d, player, LOCATION_EXTRA)


def _sort(d: DuelState, chooser: int, player: int, count: int, bottom: bool) -> None:
    if chooser in (0, 1) and player in (0, 1) and 1 <= count <= _MOST_SORTED:
        sort_deck(d, chooser, player, count, bottom)


@native("Duel.SortDecktop")
@whole_step
def sort_decktop(d: DuelState, chooser: int, player: int, count: int) -> None:
    _sort(d, chooser, player, count, False)


@native("Duel.SortDeckbottom")
@whole_step
def sort_deckbottom(d: DuelState, chooser: int, player: int, count: int) -> None:
    _sort(d, chooser, player, count, True)


@native("Duel.ConfirmCards")
@whole_step
def confirm_cards_native(d: DuelState, player: int, cards: Card | Group) -> None:
    if player in (0, 1):
        confirm_cards(d, player, cards_of(cards))


@native("Duel.ConfirmDecktop")
@whole_step
def confirm_decktop(d: DuelState, player: int, count: int) -> Any:
    return _revealed(top_of_deck(d, player, count)) if player in (0, 1) else None


@native("Duel.ConfirmExtratop")
@whole_step
def confirm_extratop(d: DuelState, player: int, count: int) -> Any:
    return _revealed(top_of_extra_deck(d, player, count)) if player in (0, 1) else None


def _revealed(cards: Group) -> Group:
    emit_revealed(cards.d, BOTH_PLAYERS, cards.cards)
    return cards


# -- counters -------------------------------------------------------------------------------------------------


@native("Duel.GetCounter")
def get_counter(d: DuelState, player: int, own_side: int, opponent_side: int, counter: int) -> int | None:
    return counters_on_sides(d, player, own_side != 0, opponent_side != 0, counter & 0xFFFF) if player in (0, 1) else None


@native("Duel.IsCanAddCounter")
def is_can_add_counter(d: DuelState, player: int, counter: int | None, count: int | None, c: Card | None) -> bool:
    if player not in (0, 1):
        return False
    if counter is None or count is None or c is None:
        return player_can_action(d, player, EFFECT_CANNOT_PLACE_COUNTER)
    return player_can_place_counter(d, player, c, counter & 0xFFFF, count)


@native("Duel.IsCanRemoveCounter")
def is_can_remove_counter(
    d: DuelState, player: int, own_side: int, opponent_side: int, counter: int, count: int, reason: int
) -> bool | None:
    if player not in (0, 1):
        return None
    return player_can_remove_counter(d, player, None, own_side != 0, opponent_side != 0, counter & 0xFFFF, count, reason)


@native("Duel.RemoveCounter")
@whole_step
def remove_counter(d: DuelState, player: int, own_side: int, opponent_side: int, counter: int, count: int, reason: int) -> bool | None:
    if player not in (0, 1):
        return None
    return remove_counters(d, reason, None, player, own_side, opponent_side, counter & 0xFFFF, count)
