from typing import Any

import pytest
from duel_board import Board

from solemn.api.border import implementations
from solemn.api.group import table as group
from solemn.api.guarding import guard
from solemn.core.state.data import Card, Group
from solemn.lua import LuaError, table_of


def call(dotted: str, *args: Any) -> Any:
    return guard(implementations()[dotted])(*args)


class Table:
    """A board with five monsters and a group of them."""

    def __init__(self) -> None:
        self.board = Board()
        self.d = self.board.d
        self.failures: list[BaseException] = []
        self.d.script_failed = self.failures.append
        self.cards = [self.board.put(0, 4, i, 100 + i) for i in range(5)]
        self.group = Group(self.d, self.cards)


@pytest.fixture
def table() -> Table:
    return Table()


def even(c: Card, *_: Any) -> bool:
    return c.printed.code % 2 == 0


def code_is(c: Card, code: Any = None, *_: Any) -> Any:
    return c.printed.code == code


def test_filters(table: Table):
    a, b, c, d, e = table.cards
    assert call("Group.Filter", table.group, even, None).cards == [a, c, e]
    assert call("Group.Filter", table.group, even, a).cards == [c, e]
    assert call("Group.Filter", table.group, even, Group(table.d, [a, b, c])).cards == [e]
    assert call("Group.Filter", table.group, code_is, None, 103).cards == [d]
    assert call("Group.FilterCount", table.group, even, None) == 3
    assert call("Group.SearchCard", table.group, code_is, 101) is b
    assert call("Group.SearchCard", table.group, code_is, 7) is None


def test_whether_there_are_enough(table: Table):
    seen: list[Card] = []

    def look(c: Card, *_: Any) -> bool:
        seen.append(c)
        return True

    assert call("Group.IsExists", table.group, look, 2, None) is True
    assert seen == table.cards[:2]
    assert call("Group.IsExists", table.group, even, 4, None) is False
    assert call("Group.IsExists", table.group, even, 0, None) is True


@pytest.mark.parametrize("extra", [(), ("x",)])
def test_an_error_in_a_filter_is_a_no_and_told_once_for_each_card(table: Table, extra: tuple[Any, ...]):
    def broken(c: Card, *_: Any) -> bool:
        if c is table.cards[1] or c is table.cards[3]:
            raise LuaError("no")
        return True

    assert call("Group.Filter", table.group, broken, None, *extra).cards == [table.cards[i] for i in (0, 2, 4)]
    assert len(table.failures) == 2
    assert (table.d.only_answering, table.d.script_depth) == (0, 0)


def test_nothing_may_be_done_in_a_filter(table: Table):
    seen: list[int] = []
    call("Group.Filter", table.group, lambda c: seen.append(c.d.only_answering), None)
    assert set(seen) == {1}


@pytest.mark.parametrize(("answer", "taken"), [((), 0), ((True, 1), 5), (None, 0), (0, 5), ("", 5), ((False, True), 0)])
def test_lua_truth_of_the_first_result(table: Table, answer: Any, taken: int):
    assert call("Group.FilterCount", table.group, lambda c: answer, None) == taken
    assert call("Group.FilterCount", table.group, lambda c, _: answer, None, 1) == taken


def test_matching_sees_the_group_as_it_shrinks(table: Table):
    sizes: list[int] = []

    def first_two(c: Card, g: Group) -> bool:
        sizes.append(len(g.cards))
        return c.id <= table.cards[1].id

    assert call("Group.Match", table.group, first_two, None, table.group) is table.group
    assert table.group.cards == table.cards[:2]
    assert sizes == [5, 5, 5, 4, 3]


def test_removing_and_splitting(table: Table):
    a, b, c, d, e = table.cards
    taken, others = call("Group.Split", table.group, even, c)
    assert (taken.cards, others.cards) == ([a, e], [b, c, d])
    assert call("Group.Remove", table.group, even, c).cards == [b, c, d]


def test_an_exception_group_is_gone_through_in_step(table: Table):
    a, b, c, _, e = table.cards
    stranger = table.board.put(1, 4, 0, 1)
    assert call("Group.Match", Group(table.d, table.cards), even, Group(table.d, [a, c])).cards == [e]
    assert call("Group.Match", Group(table.d, [b, c]), even, Group(table.d, [a, c])).cards == [c]
    assert call("Group.Match", Group(table.d, [*table.cards, stranger]), even, stranger).cards == [a, c, e]


def test_values(table: Table):
    def value(c: Card, *_: Any) -> int:
        return c.printed.code // 2

    a, b, *_, e = table.cards
    assert call("Group.GetSum", table.group, value) == 50 + 50 + 51 + 51 + 52
    assert call("Group.GetClassCount", table.group, value) == 3
    assert [n for _, n in call("Group.GetClass", table.group, value).items()] == [50, 51, 52]
    lowest, number = call("Group.GetMinGroup", table.group, value)
    assert (lowest.cards, number) == ([a, b], 50)
    highest, number = call("Group.GetMaxGroup", table.group, value)
    assert (highest.cards, number) == ([e], 52)
    assert call("Group.GetMinGroup", Group(table.d), value) == ()
    assert call("Group.GetBinClassCount", table.group, value) == 5
    assert call("Group.GetBitwiseAnd", table.group, value) == 0


def test_a_value_must_be_a_number(table: Table):
    with pytest.raises(LuaError) as error:
        call("Group.GetSum", table.group, lambda c: True)
    assert error.value.message == 'Parameter -1 should be "Int" but is "boolean".'


@pytest.mark.parametrize(
    ("dotted", "args", "message"),
    [
        ("Group.Filter", (even,), "3 Parameters are needed."),
        ("Group.Filter", (5, None), 'Parameter 2 should be "Function" but is "Int".'),
        ("Group.Filter", (even, 5), 'Parameter 3 should be "Card" or "Group" but is "Int".'),
        ("Group.AddCard", (5,), 'Parameter 2 should be "Card" or "Group" but is "Int".'),
        ("Group.GetNext", (), "Called Group.GetNext without first calling Group.GetFirst"),
        ("Group.IsContains", (), "2 Parameters are needed."),
        ("Group.__add", (5,), 'At least 1 parameter should be "Group".'),
    ],
)
def test_wrong_arguments(table: Table, dotted: str, args: tuple[Any, ...], message: str):
    with pytest.raises(LuaError) as error:
        call(dotted, table.group, *args)
    assert error.value.message == message


def test_going_through(table: Table):
    g = table.group
    assert [call("Group.GetFirst", g), *(call("Group.GetNext", g) for _ in range(6))] == [*table.cards, None, None]
    call("Group.GetFirst", g)
    call("Group.RemoveCard", g, table.cards[0])
    with pytest.raises(LuaError, match="without first calling"):
        call("Group.GetNext", g)
    assert call("Group.GetFirst", Group(table.d)) is None


def test_changing(table: Table):
    a, b, c, d, e = table.cards
    g = call("Group.CreateGroup", table.d, c, None, a)
    assert g.cards == [a, c]
    assert call("Group.FromCards", table.d, table_of([e, b])).cards == [b, e]
    assert call("Group.AddCard", g, b) is g
    assert call("Group.Merge", g, Group(table.d, [e, a])).cards == [a, b, c, e]
    assert call("Group.Sub", g, Group(table.d, [b, d])).cards == [a, c, e]
    copy = call("Group.Clone", g)
    assert call("Group.Clear", g).cards == []
    assert copy.cards == [a, c, e]
    with pytest.raises(LuaError, match="Attempting to remove a group from itself"):
        call("Group.RemoveCard", g, g)


def test_the_group_of_an_event_is_not_changed(table: Table):
    table.group.read_only = True
    for dotted, args in (("Group.Clear", ()), ("Group.AddCard", (table.cards[0],)), ("Group.Match", (even, None))):
        with pytest.raises(LuaError, match="attempt to modify a read only group"):
            call(dotted, table.group, *args)


def test_operators(table: Table):
    a, b, c, *_ = table.cards
    meta = group.METAMETHODS
    one, two = Group(table.d, [a, b]), Group(table.d, [b, c])
    assert meta["__add"](one, two).cards == [a, b, c]
    assert meta["__add"](c, one).cards == [a, b, c]
    assert meta["__sub"](one, b).cards == [a]
    assert meta["__band"](one, two).cards == [b]
    assert meta["__band"](c, one).cards == []
    assert meta["__len"](one) == 2
    assert meta["__eq"](one, two) is True  # by size
    assert meta["__lt"](one, table.group) is True
    assert meta["__le"](table.group, one) is False
    assert call("Group.Equal", one, two) is False
    assert call("Group.Includes", table.group, two) is True


def test_selecting(table: Table):
    a, *_ = table.cards
    table.board.answers = [[1], None]
    assert call("Group.Select", table.group, 0, 1, 1, a).cards == [table.cards[2]]
    assert call("Group.FilterSelect", table.group, 0, even, 1, 1, True, None) is None
    assert call("Group.Select", table.group, 5, 1, 1, None) is None
    table.d.only_answering = 1
    with pytest.raises(LuaError, match="Action is not allowed here"):
        call("Group.Select", table.group, 0, 1, 1, None)


def test_choosing_one_more_or_putting_one_back(table: Table):
    a, b, *rest = table.cards
    table.board.answers = [3]
    chosen = Group(table.d, [a, b])
    assert call("Group.SelectUnselect", Group(table.d, rest), chosen, 0, True, True, 1, 5) is a
    assert call("Group.SelectUnselect", table.group, chosen, 0) is None  # a card cannot be on both sides


def test_at_random(table: Table):
    assert len(call("Group.RandomSelect", table.group, 0, 2).cards) == 2
    assert len(table.board.rows("random_selected")[0]) == 3
    assert call("Group.RandomSelect", table.group, 0, 9).cards == table.cards
    assert call("Group.RandomSelect", table.group, 0, 0).cards == []


def test_sums(table: Table):
    def level(c: Card, *_: Any) -> int:
        return c.printed.level

    assert call("Group.CheckWithSumEqual", table.group, level, 8, 1, 3) == (True, True)
    assert call("Group.CheckWithSumEqual", table.group, level, 7, 1, 3)[0] is False
    assert call("Group.CheckWithSumGreater", table.group, level, 7) == (True, True)
    table.board.answers = [[0, 1]]
    assert call("Group.SelectWithSumEqual", table.group, 0, level, 8, 1, 3).cards == table.cards[:2]
    assert call("Group.SelectWithSumEqual", table.group, 0, level, 7, 1, 3).cards == []
    with pytest.raises(LuaError, match="value function returned 0"):
        call("Group.CheckWithSumGreater", table.group, lambda c: 0, 4)
