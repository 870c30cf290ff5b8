"""What most cards never have anything in is one empty dict or list, which nobody writes to."""

import ast
from collections.abc import Iterator
from pathlib import Path

import solemn
from solemn.core.state.data import NO_CARDS, NONE_YET, Card, DuelState, own
from solemn.core.state.fields import fields_of
from solemn.spec.cards import PrintedCard

WRITING = {"setdefault", "update", "append", "extend", "insert", "insort"}


def a_card() -> Card:
    return Card(DuelState(0), 0, PrintedCard(0, 0, (), 0, 0, 0, 0, 0, 0, 0, 0, 0), 0)


def shared() -> set[str]:
    card = a_card()
    return {name for name in fields_of(Card) if getattr(card, name) is NONE_YET or getattr(card, name) is NO_CARDS}


def written(tree: ast.AST) -> Iterator[ast.expr]:
    """What is written to: by subscript, by a method, or by `insort`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            yield node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING:
            yield node.func.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WRITING:
            yield node.args[0]


def test_a_card_gets_a_dict_of_its_own_to_be_written_to() -> None:
    card, other = a_card(), a_card()
    own(card, "counters")[5] = (1, 0)
    own(card, "counters")[6] = (0, 1)
    assert card.counters == {5: (1, 0), 6: (0, 1)}
    assert other.counters == card.assumed == NONE_YET == {}


def test_no_line_writes_to_one_that_may_be_shared() -> None:
    names = shared()
    assert {"counters", "assumed", "related_cards", "targeted_by", "equip_effects", "battled_with"} <= names
    root = Path(solemn.__file__).parent
    faults = [
        f"{path.relative_to(root)}:{value.lineno}: {value.attr}"
        for room in ("core", "api", "duel", "judge")
        for path in sorted((root / room).rglob("*.py"))
        for value in written(ast.parse(path.read_bytes()))
        if isinstance(value, ast.Attribute) and value.attr in names
    ]
    assert not faults


def test_cards_of_a_copy_share_the_empty_one_and_no_other() -> None:
    duel = solemn.Duel([solemn.Deck.read("beatdown"), solemn.Deck.read("control")], seed=3)
    token = duel.save()
    copy = duel.fork()
    duel.restore(token)
    for cards in (duel.state.cards, copy.state.cards):
        values = [getattr(card, name) for card in cards for name in shared()]
        own_ones = [value for value in values if value is not NONE_YET and value is not NO_CARDS]
        assert len({id(value) for value in own_ones}) == len(own_ones)
        assert all(own_ones), "an empty one is the one that all share"
    assert NONE_YET == {} and NO_CARDS == []
