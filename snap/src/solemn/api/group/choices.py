"""Group natives: choosing cards, by a player or at random, and by the sum of their values."""

from typing import Any

from solemn.api.border import native
from solemn.api.card.arguments import U8, U16, U32, ordered_group
from solemn.api.group.arguments import numbers, without
from solemn.core.decisions.asking import ask_cards, ask_select_unselect, ask_sum
from solemn.core.effects.filtering import accepted, weighed
from solemn.core.permissions.level_sums import exact_sum, sum_of_at_least
from solemn.core.state.data import Callback, Card, DuelState, Group, in_card_order
from solemn.core.state.log import emit, place_of
from solemn.core.state.rng import between
from solemn.lua import LuaError

# By a player


@native("Group.FilterSelect")
def _filter_select(g: Group, player: int, fn: Callback, least: int, most: int, exception: Any, *rest: Any) -> Group | None:
    name, position, cancelable, extra = "Group.FilterSelect", 6, False, rest
    if isinstance(exception, bool):
        cancelable, position = exception, 7
        exception, extra = (rest[0], rest[1:]) if rest else (None, ())
    cards = without(name, position, g.cards, exception)
    return _chosen(g.d, player & U8, lambda: accepted(g.d, fn, cards, extra), least & U16, most & U16, cancelable)


@native("Group.Select")
def _select(g: Group, player: int, least: int, most: int, exception: Any, sixth: Any) -> Group | None:
    position, cancelable = 5, False
    if isinstance(exception, bool):
        exception, position, cancelable = sixth, 6, exception
    cards = without("Group.Select", position, g.cards, exception)
    return _chosen(g.d, player & U8, cards.copy, least & U16, most & U16, cancelable)


def _chosen(d: DuelState, player: int, offer: Callback, least: int, most: int, cancelable: bool) -> Group | None:
    """What the player chooses of the cards on offer; nil for a wrong player, and for one who may decline and does."""
    if player > 1:
        return None
    cards = ask_cards(d, player, offer(), least, most, cancelable)
    if cards is None:
        return None if cancelable else Group(d)
    return ordered_group(d, in_card_order(cards))


@native("Group.SelectUnselect")
def _select_unselect(
    g: Group, chosen: Group | None, player: int, finishable: bool, cancelable: bool, least: int, most: int
) -> Card | None:
    player, most = player & U8, most & U16
    back = [] if chosen is None else chosen.cards
    if player > 1 or not set(g.cards).isdisjoint(back):
        return None
    return ask_select_unselect(g.d, player, g.cards.copy(), back.copy(), min(least & U16, most), most, finishable, cancelable)


# At random


@native("Group.RandomSelect")
def _random_select(g: Group, player: int, count: int) -> Group:
    d, cards = g.d, g.cards
    count = min(count & U32, len(cards))
    if not count:
        return Group(d)
    if count == len(cards):
        picked = cards.copy()
    else:
        drawn: set[Card] = set()
        while len(drawn) < count:
            drawn.add(cards[between(d, 0, len(cards) - 1)])
        picked = in_card_order(drawn)
    emit(d, "random_selected", player & U8, *(place_of(card) for card in picked))
    return ordered_group(d, picked)


# By sums


@native("Group.CheckWithSumEqual")
def _check_with_sum_equal(g: Group, fn: Callback, total: int, least: int, most: int, *extra: Any) -> tuple[bool, bool]:
    must, others = _take_must_select(g)
    _set_values("Group.CheckWithSumEqual", g.d, fn, must + others, extra)
    least = max(_signed(least), 0)
    return exact_sum(must + others, _signed(total), least, max(_signed(most), least), len(must))


@native("Group.CheckWithSumGreater")
def _check_with_sum_greater(g: Group, fn: Callback, total: int, *extra: Any) -> tuple[bool, bool]:
    must, others = _take_must_select(g)
    _set_values("Group.CheckWithSumGreater", g.d, fn, must + others, extra)
    return sum_of_at_least(must + others, _signed(total), len(must))


@native("Group.SelectWithSumEqual")
def _select_with_sum_equal(
    g: Group, player: int, fn: Callback, total: int, least: int, most: int, *extra: Any
) -> Group | None:
    d, player = g.d, player & U8
    if player > 1:
        return None
    must, others = _must_select(g)
    _set_values("Group.SelectWithSumEqual", d, fn, must + others, extra)
    total, least = _signed(total), max(_signed(least), 0)
    most = max(_signed(most), least)
    possible = exact_sum(must + others, total, least, most, len(must))[0]
    return _chosen_sum(d, player, must, others, total, least, most, possible)


@native("Group.SelectWithSumGreater")
def _select_with_sum_greater(g: Group, player: int, fn: Callback, total: int, *extra: Any) -> Group | None:
    d, player = g.d, player & U8
    if player > 1:
        return None
    must, others = _must_select(g)
    _set_values("Group.SelectWithSumGreater", d, fn, must + others, extra)
    total = _signed(total)
    possible = sum_of_at_least(must + others, total, len(must))[0]
    return _chosen_sum(d, player, must, others, total, 0, 0, possible)


def _chosen_sum(
    d: DuelState, player: int, must: list[Card], others: list[Card], total: int, least: int, most: int, possible: bool
) -> Group:
    chosen = ask_sum(d, player, must, others, total, least, most) if possible else []
    d.must_select.clear()
    return ordered_group(d, in_card_order(chosen))


def _must_select(g: Group) -> tuple[list[Card], list[Card]]:
    """The cards that must be among those chosen, and the others of the group."""
    must = g.d.must_select.copy()
    return must, [card for card in g.cards if card not in must]


def _take_must_select(g: Group) -> tuple[list[Card], list[Card]]:
    found = _must_select(g)
    g.d.must_select.clear()
    return found


def _set_values(name: str, d: DuelState, fn: Callback, cards: list[Card], extra: tuple[Any, ...]) -> None:
    for card, value in zip(cards, numbers(name, weighed(d, fn, cards, extra))):
        card.sum_param = value & U32
        if not card.sum_param:
            raise LuaError("Group contains a card for which the value function returned 0.")


def _signed(number: int) -> int:
    """A number as 32 bits with a sign."""
    number &= U32
    return number - U32 - 1 if number > U32 >> 1 else number
