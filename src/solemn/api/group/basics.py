"""Group natives: making groups, adding and taking out cards, going through them, comparing."""

from bisect import insort
from operator import attrgetter
from typing import Any, Final

from solemn.api.border import ABSENT, native, needs, refuse
from solemn.api.card.arguments import ordered_group
from solemn.api.group.arguments import CARD_OR_GROUP, check_changeable
from solemn.core.state.data import FEW_CARDS, Card, DuelState, Effect, Group, count_cards, in_card_order
from solemn.lua import LuaError, LuaTable

_Cards = Card | Group
_OBJECTS: Final = (Card, Effect, Group)
_by_number = attrgetter("id")


def _not_a_group(name: str, value: Any) -> LuaError:
    return refuse(name, 1, "Group", value)


# Making


@native("Group.CreateGroup")
def _create_group(d: DuelState, *cards: Any) -> Group:
    return _group_of("Group.CreateGroup", d, cards)


@native("Group.FromCards")
def _from_cards(d: DuelState, *cards: Any) -> Group:
    return _group_of("Group.FromCards", d, cards)


def _group_of(name: str, d: DuelState, given: tuple[Any, ...]) -> Group:
    values = [value for _, value in given[0].items()] if given and given[0].__class__ is LuaTable else given
    for value in values:
        if value is not None and type(value) is not Card:
            raise refuse(name, -1, "Card", value)
    return Group(d, [card for card in values if card is not None])


@native("Group.Clone")
def _clone(g: Group) -> Group:
    return ordered_group(g.d, g.cards.copy())


@native("Group.DeleteGroup")
def _delete_group(g: Group) -> None:
    """Groups end by themselves."""


@native("Group.__gc")
def _gc(g: Group) -> None:
    """Groups end by themselves."""


@native("Group.KeepAlive")
def _keep_alive(g: Group) -> Group:
    return g


@native("Group.IsDeleted", guarded=True)
def _is_deleted(*_: Any) -> bool:
    return False


# Changing


def _change(g: Group, cards: list[Card]) -> Group:
    """A new list, so that whoever goes through the old one goes on as before."""
    g.cursor = -1
    g.cards = cards
    return g


@native("Group.Clear")
def _clear(g: Group) -> Group:
    check_changeable(g)
    return _change(g, [])


@native("Group.AddCard", guarded=True)
def _add_card(g: Any = ABSENT, cards: Any = ABSENT, *_: Any) -> Group:
    _check_change("Group.AddCard", g, cards)
    return add_cards(g, cards)


@native("Group.Merge", guarded=True)
def _merge(g: Any = ABSENT, cards: Any = ABSENT, *_: Any) -> Group:
    _check_change("Group.Merge", g, cards)
    return add_cards(g, cards)


def _check_change(name: str, g: Any, cards: Any) -> None:
    if type(g) is not Group:
        raise _not_a_group(name, g)
    size = len(g.cards)
    if isinstance(cards, Group):
        size += len(cards.cards)
    elif not isinstance(cards, Card):
        raise needs(2) if cards is ABSENT else refuse(name, 2, CARD_OR_GROUP, cards)
    if size > FEW_CARDS:
        count_cards(g.d, size)


def add_cards(g: Group, cards: _Cards) -> Group:
    """Put a card, or the cards of another group, in. Raises LuaError for the group of an event."""
    check_changeable(g)
    return _change(g, _united(g.cards, cards))


@native("Group.RemoveCard", guarded=True)
def _remove_card(g: Any = ABSENT, cards: Any = ABSENT, *_: Any) -> Group:
    _check_change("Group.RemoveCard", g, cards)
    return take_out(g, cards)


@native("Group.Sub", guarded=True)
def _subtract(g: Any = ABSENT, cards: Any = ABSENT, *_: Any) -> Group:
    _check_change("Group.Sub", g, cards)
    return take_out(g, cards)


def take_out(g: Group, cards: _Cards) -> Group:
    """Take a card, or the cards of another group, out. Raises LuaError for the group of an event and for the group itself."""
    check_changeable(g)
    if g is cards:
        raise LuaError("Attempting to remove a group from itself")
    return _change(g, _without(g.cards, cards))


def _united(own: list[Card], cards: _Cards) -> list[Card]:
    if not isinstance(cards, Card):
        return in_card_order([*own, *cards.cards])
    if not own or own[-1].id < cards.id:
        return [*own, cards]
    united = own.copy()
    if cards not in own:
        insort(united, cards, key=_by_number)
    return united


def _without(own: list[Card], cards: _Cards) -> list[Card]:
    if isinstance(cards, Card):
        return [card for card in own if card is not cards]
    out = set(cards.cards)
    return [card for card in own if card not in out]


# Going through


@native("Group.GetFirst", guarded=True)
def _get_first(g: Any = ABSENT, *_: Any) -> Card | None:
    if type(g) is not Group:
        raise _not_a_group("Group.GetFirst", g)
    g.cursor = 0
    return g.cards[0] if g.cards else None


@native("Group.GetNext", guarded=True)
def _get_next(g: Any = ABSENT, *_: Any) -> Card | None:
    if type(g) is not Group:
        raise _not_a_group("Group.GetNext", g)
    at = g.cursor + 1
    if not at:
        raise LuaError("Called Group.GetNext without first calling Group.GetFirst")
    if at >= len(g.cards):
        g.cursor = len(g.cards)
        return None
    g.cursor = at
    return g.cards[at]


@native("Group.TakeatPos")
def _take_at_pos(g: Group, position: int) -> Card | None:
    return g.cards[position] if 0 <= position < len(g.cards) else None


@native("Group.GetCount", guarded=True)
def _get_count(g: Any = ABSENT, *_: Any) -> int:
    if type(g) is not Group:
        raise _not_a_group("Group.GetCount", g)
    return len(g.cards)


@native("Group.__len", guarded=True)
def length(g: Any = ABSENT, *_: Any) -> int:
    """`#g`"""
    if type(g) is not Group:
        raise _not_a_group("Group.__len", g)
    return len(g.cards)


# Comparing


@native("Group.IsContains", guarded=True)
def _is_contains(g: Any = ABSENT, c: Any = ABSENT, *_: Any) -> bool:
    if type(g) is not Group:
        raise _not_a_group("Group.IsContains", g)
    if type(c) is not Card:
        raise needs(2) if c is ABSENT else refuse("Group.IsContains", 2, "Card", c)
    return c in g.cards


@native("Group.Includes")
def _includes(g: Group, other: Group) -> bool:
    return len(other.cards) <= len(g.cards) and set(g.cards).issuperset(other.cards)


@native("Group.Equal")
def _equal(g: Group, other: Group) -> bool:
    return g.cards == other.cards


# Operators: comparisons are by size, as in the reference engine


def _two_groups(name: str, g: Any, other: Any) -> tuple[int, int]:
    if type(g) is not Group:
        raise _not_a_group(name, g)
    if type(other) is not Group:
        raise needs(2) if other is ABSENT else refuse(name, 2, "Group", other)
    return len(g.cards), len(other.cards)


@native("Group.__eq", guarded=True)
def same_size(g: Any = ABSENT, other: Any = ABSENT, *_: Any) -> bool:
    """`g == other`"""
    own, others = _two_groups("Group.__eq", g, other)
    return own == others


@native("Group.__lt", guarded=True)
def smaller(g: Any = ABSENT, other: Any = ABSENT, *_: Any) -> bool:
    """`g < other`"""
    own, others = _two_groups("Group.__lt", g, other)
    return own < others


@native("Group.__le", guarded=True)
def not_larger(g: Any = ABSENT, other: Any = ABSENT, *_: Any) -> bool:
    """`g <= other`"""
    own, others = _two_groups("Group.__le", g, other)
    return own <= others


def _group_first(a: Any, b: Any) -> tuple[Group, _Cards]:
    """Two operands, of which one is a group and the other a group or a card. Raises LuaError."""
    if a is ABSENT or b is ABSENT:
        raise needs(2)
    if type(a) is not Group:
        a, b = b, a
    if type(a) is not Group or b.__class__ not in _OBJECTS:
        raise LuaError('At least 1 parameter should be "Group".')
    if not isinstance(b, Card | Group):
        raise LuaError('A parameter isn\'t "Group" nor "Card".')
    return a, b


@native("Group.__add", guarded=True)
def union(a: Any = ABSENT, b: Any = ABSENT, *_: Any) -> Group:
    """`a + b`"""
    g, cards = _group_first(a, b)
    return ordered_group(g.d, _united(g.cards, cards))


@native("Group.__band", guarded=True)
def intersection(a: Any = ABSENT, b: Any = ABSENT, *_: Any) -> Group:
    """`a & b`"""
    g, cards = _group_first(a, b)
    common = {cards} if isinstance(cards, Card) else set(cards.cards)
    return ordered_group(g.d, [card for card in g.cards if card in common])


@native("Group.__sub", guarded=True)
def difference(g: Any = ABSENT, cards: Any = ABSENT, *_: Any) -> Group:
    """`g - cards`"""
    if type(g) is not Group:
        raise _not_a_group("Group.__sub", g)
    if type(cards) is not Group and type(cards) is not Card:
        raise needs(2) if cards is ABSENT else refuse("Group.__sub", 2, CARD_OR_GROUP, cards)
    return ordered_group(g.d, _without(g.cards, cards))
