"""Trap Monsters that stop being monsters: they go back to the Spell & Trap Zone, or to the GY if there is no room."""

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


def return_trap_monsters(d: DuelState) -> None:
    """Put the cards noted in `d.pending.trap_monsters0` and `1` back into their controllers' Spell & Trap Zones.

    Where Trap Monsters take up no Spell & Trap Zone there may be too few: each player then chooses which go to the GY.
    """
    players = (d.turn_player, 1 - d.turn_player)
    have_zones = not d.flags & DUEL_TRAP_MONSTERS_NOT_USE_ZONE
    no_room = [] if have_zones else [card for player in players for card in _without_room(d, player)]
    for player in players:
        for card in in_card_order(_returning(d, player)):
            _return(d, card, player, have_zones)
    if no_room:
        send_later(d, no_room, None, REASON_RULE, PLAYER_NONE, PLAYER_NONE, LOCATION_GRAVE, 0, POS_FACEUP)
    settle(d)


def _return(d: DuelState, card: Card, player: int, has_zone: bool) -> None:
    reset_card(card, RESET_TURN_SET, RESET_EVENT)
    if has_zone:
        update_fixed_zones(d)
    later(d, move_to_field, card, player, player, LOCATION_SZONE, card.position, False, _AS_SPELL_OR_TRAP)


def _returning(d: DuelState, player: int) -> dict[Card, None]:
    return d.pending.trap_monsters1 if player else d.pending.trap_monsters0


def _without_room(d: DuelState, player: int) -> list[Card]:
    """Take the cards for which there is no zone out of those that return, and hand them back; the player chooses which."""
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
