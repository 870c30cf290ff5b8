"""Group natives that ask a filter or a value function about every card."""

from typing import Any, Final

from solemn.api.border import ABSENT, as_int, native
from solemn.api.card.arguments import ordered_group
from solemn.api.group.arguments import check_changeable, check_filter, exceptions_in_step, numbers, without
from solemn.core.effects.filtering import accepted, sift, weighed
from solemn.core.state.data import Card, Group, in_card_order
from solemn.lua import LuaTable, table_of

_U16: Final = 0xFFFF
_U64: Final = 0xFFFFFFFFFFFFFFFF


@native("Group.Filter", guarded=True)
def _filter(g: Any = ABSENT, fn: Any = ABSENT, exception: Any = ABSENT, *extra: Any) -> Group:
    check_filter("Group.Filter", g, fn, exception, 3)
    cards = g.cards if exception is None else without("Group.Filter", 3, g.cards, exception)
    return ordered_group(g.d, accepted(g.d, fn, cards, extra))


@native("Group.FilterCount", guarded=True)
def _filter_count(g: Any = ABSENT, fn: Any = ABSENT, exception: Any = ABSENT, *extra: Any) -> int:
    check_filter("Group.FilterCount", g, fn, exception, 3)
    cards = g.cards if exception is None else without("Group.FilterCount", 3, g.cards, exception)
    return len(accepted(g.d, fn, cards, extra))


@native("Group.IsExists", guarded=True)
def _is_exists(g: Any = ABSENT, fn: Any = ABSENT, count: Any = ABSENT, exception: Any = ABSENT, *extra: Any) -> bool:
    check_filter("Group.IsExists", g, fn, exception, 4)
    cards = g.cards if exception is None else without("Group.IsExists", 4, g.cards, exception)
    wanted = (count if type(count) is int else as_int("Group.IsExists", 3, count)) & _U16
    # the filter is asked about one card even if none is wanted, as in the reference engine
    return len(accepted(g.d, fn, cards, extra, wanted or 1)) >= wanted


@native("Group.SearchCard", guarded=True)
def _search_card(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> Card | None:
    check_filter("Group.SearchCard", g, fn, fn, 2)
    found = accepted(g.d, fn, g.cards, extra, 1)
    return found[0] if found else None


@native("Group.Match", guarded=True)
def _match(g: Any = ABSENT, fn: Any = ABSENT, exception: Any = ABSENT, *extra: Any) -> Group:
    return _sift("Group.Match", g, fn, exception, extra, True)


@native("Group.Remove", guarded=True)
def _remove(g: Any = ABSENT, fn: Any = ABSENT, exception: Any = ABSENT, *extra: Any) -> Group:
    return _sift("Group.Remove", g, fn, exception, extra, False)


def _sift(name: str, g: Any, fn: Any, exception: Any, extra: tuple[Any, ...], keep: bool) -> Group:
    check_filter(name, g, fn, exception, 3)
    check_changeable(g)
    left_out = exceptions_in_step(name, 3, g.cards, exception)
    g.cursor = -1
    g.cards = cards = g.cards.copy()  # whoever goes through the cards now goes on as before
    sift(g.d, fn, cards, left_out, extra, keep)
    return g  # type: ignore[no-any-return]


@native("Group.Split", guarded=True)
def _split(g: Any = ABSENT, fn: Any = ABSENT, exception: Any = ABSENT, *extra: Any) -> tuple[Group, Group]:
    check_filter("Group.Split", g, fn, exception, 3)
    taken = accepted(g.d, fn, without("Group.Split", 3, g.cards, exception), extra)
    matching = set(taken)
    others = [card for card in g.cards if card not in matching]
    if type(exception) is Card:
        others.append(exception)  # whether it was in the group or not
    elif exception is not None:
        others += exception.cards
    return ordered_group(g.d, taken), ordered_group(g.d, in_card_order(others))


# Values


def _weigh(name: str, g: Any, fn: Any, extra: tuple[Any, ...]) -> list[int]:
    check_filter(name, g, fn, fn, 2)
    return numbers(name, weighed(g.d, fn, g.cards, extra))


@native("Group.GetSum", guarded=True)
def _get_sum(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> int:
    return sum(_weigh("Group.GetSum", g, fn, extra))


@native("Group.GetClassCount", guarded=True)
def _get_class_count(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> int:
    return len(set(_weigh("Group.GetClassCount", g, fn, extra)))


@native("Group.GetClass", guarded=True)
def _get_class(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> LuaTable:
    return table_of(sorted(set(_weigh("Group.GetClass", g, fn, extra))))


@native("Group.GetBinClassCount", guarded=True)
def _get_bin_class_count(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> int:
    return (_any_bits(_weigh("Group.GetBinClassCount", g, fn, extra)) & _U64).bit_count()


@native("Group.GetBitwiseOr", guarded=True)
def _get_bitwise_or(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> int:
    return _any_bits(_weigh("Group.GetBitwiseOr", g, fn, extra))


def _any_bits(values: list[int]) -> int:
    bits = 0
    for value in values:
        bits |= value
    return bits


@native("Group.GetBitwiseAnd", guarded=True)
def _get_bitwise_and(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> int:
    _weigh("Group.GetBitwiseAnd", g, fn, extra)
    return 0  # the reference engine starts from no bits at all


@native("Group.GetMinGroup", guarded=True)
def _get_min_group(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> Any:
    values = _weigh("Group.GetMinGroup", g, fn, extra)
    return _with_value(g, values, min(values)) if values else ()


@native("Group.GetMaxGroup", guarded=True)
def _get_max_group(g: Any = ABSENT, fn: Any = ABSENT, *extra: Any) -> Any:
    values = _weigh("Group.GetMaxGroup", g, fn, extra)
    return _with_value(g, values, max(values)) if values else ()


def _with_value(g: Group, values: list[int], wanted: int) -> tuple[Group, int]:
    return ordered_group(g.d, [card for card, value in zip(g.cards, values) if value == wanted]), wanted
