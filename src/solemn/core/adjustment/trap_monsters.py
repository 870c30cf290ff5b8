"""Trap Monsters that stop being monsters: back to the Spell & Trap Zone, or to the Graveyard where there is no room."""

from typing import Final

from solemn.core.decisions.asking import ask_cards
from solemn.core.lifetimes.resetting import reset_card
from solemn.core.moves.pending_moves import send_later
from solemn.core.moves.placing import move_to_field
from solemn.core.permissions.available_zones import open_zones
from solemn.core.state.data import Card, DuelState, in_card_order
from solemn.core.state.deferred import later, settle
from solemn.core.timing.unusable_zones import update_fixed_zones
from solemn.spec.constants import (
    DUEL_TRAP_MONSTERS_NOT_USE_ZONE,
    LOCATION_GRAVE,
    LOCATION_SZONE,
    PLAYER_NONE,
    POS_FACEUP,
    REASON_RULE,
    RESET_EVENT,
    RESET_TURN_SET,
)

_AS_SPELL_OR_TRAP: Final = 2


def trap_monster_adjust(d: DuelState) -> None:
    """Put the cards noted in `d.pending.trap_monsters0` and `1` back into their controllers' Spell & Trap Zones.

    Where Trap Monsters take no Spell & Trap Zone there may be too few: each player then chooses which go to the Graveyard.
    """
    no_room: list[Card] = []
    takes_no_zone = d.flags & DUEL_TRAP_MONSTERS_NOT_USE_ZONE
    if takes_no_zone:
        for player in (d.turn_player, 1 - d.turn_player):
            no_room += _without_room(d, player)
    for player in (d.turn_player, 1 - d.turn_player):
        for card in in_card_order(_returning(d, player)):
            reset_card(card, RESET_TURN_SET, RESET_EVENT)
            if not takes_no_zone:
                update_fixed_zones(d)
            later(d, move_to_field, card, player, player, LOCATION_SZONE, card.position, False, _AS_SPELL_OR_TRAP)
    if no_room:
        send_later(d, no_room, None, REASON_RULE, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    settle(d)


def _returning(d: DuelState, player: int) -> dict[Card, None]:
    return d.pending.trap_monsters1 if player else d.pending.trap_monsters0


def _without_room(d: DuelState, player: int) -> list[Card]:
    """Leave out the cards for which there is no zone."""
    update_fixed_zones(d)
    room = max(open_zones(d, None, player, LOCATION_SZONE, player, 0)[0], 0)
    returning = _returning(d, player)
    cards = in_card_order(returning)
    if len(cards) <= room:
        return []
    if room:
        cards = ask_cards(d, player, cards, len(cards) - room, len(cards) - room) or []
    for card in cards:
        del returning[card]
    return cards
