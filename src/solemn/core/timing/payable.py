"""Whether something can be paid, as it is or because an effect would replace the payment."""

from solemn.core.card.counters import counters_on_sides, get_counter
from solemn.core.effects.effect import value
from solemn.core.effects.queries import player_effects
from solemn.core.permissions.available_materials import get_overlay_count
from solemn.core.state.data import Card, DuelState, Event, Group
from solemn.core.state.reasons import COST, refuse
from solemn.core.timing.events import would_be_replaced
from solemn.spec.constants import EFFECT_LPCOST_CHANGE, EFFECT_LPCOST_REPLACE, EFFECT_OVERLAY_REMOVE_REPLACE, EFFECT_RCOUNTER_REPLACE


def _payment(d: DuelState, player: int, amount: int, reason: int) -> Event:
    event = Event()
    event.player = player
    event.value = amount
    event.reason = reason
    event.reason_effect = d.reason_effect
    event.reason_player = player
    return event


def check_lp_cost(d: DuelState, player: int, lp: int) -> bool:
    """Whether the player could pay that many LP for the acting effect, with effects that change the amount or replace the payment."""
    cost = lp
    for e in player_effects(d, player, EFFECT_LPCOST_CHANGE):
        cost = value(e, d.reason_effect, player, cost)
    if cost <= 0 or would_be_replaced(d, EFFECT_LPCOST_REPLACE, _payment(d, player, lp, 0)):
        return True
    return cost <= d.players[player].lp or refuse(d, COST)


def player_can_remove_counter(
    d: DuelState, player: int, card: Card | None, own_side: bool, other_side: bool, kind_of_counter: int, count: int, reason: int
) -> bool:
    """Whether the player could remove that many counters from the card or, without a card, from the named sides of the field."""
    there = get_counter(card, kind_of_counter) if card is not None else counters_on_sides(d, player, own_side, other_side, kind_of_counter)
    if there >= count or would_be_replaced(d, EFFECT_RCOUNTER_REPLACE + kind_of_counter, _payment(d, player, count, reason)):
        return True
    return refuse(d, COST, card)


def player_can_remove_overlay_card(
    d: DuelState, player: int, group: Group | None, own_side: bool, other_side: bool, count: int, reason: int
) -> bool:
    """Whether the player could detach that many materials from the group's monsters or, without a group, from those of the named sides."""
    if get_overlay_count(d, player, own_side, other_side, group) >= count:
        return True
    return would_be_replaced(d, EFFECT_OVERLAY_REMOVE_REPLACE, _payment(d, player, count, reason)) or refuse(d, COST)
