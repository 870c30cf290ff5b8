"""A player who is always asked: the table stops at every moment at which that player might respond, and nothing else changes by it."""

from tables import card_named, table_of, told

from solemn.core.decisions.kinds import ChainDecision
from solemn.spec.constants import LOCATION_HAND
from solemn.table.asking import asked, check_answer
from solemn.table.doing import doings
from solemn.table.manners import Way
from solemn.table.table import PASS, Table
from solemn.table.taking import take_scenario

CASE = """
phase: Main Phase 1
turn player: Dark Hole, Cyber Dragon in hand; deck 3 Mystical Elf
opponent: Summoned Skull in attack; Mystical Elf in hand; deck 3 Mystical Elf
"""


def with_dark_hole(way: Way) -> Table:
    """The case with Dark Hole activated, its opponent answering in this way."""
    table = table_of(CASE)
    table.manners.ways[1] = way
    hole = next(one for one in doings(table, card_named(table, "Dark Hole", LOCATION_HAND)) if one["way"] == "activate")
    table.answer(check_answer(table, hole["answer"]))
    return table


def passed_through(table: Table) -> int:
    """Pass wherever one can only pass; how often that was."""
    count = 0
    while isinstance(table.decision, ChainDecision) and table.decision.is_pause:
        table.answer(PASS)
        count += 1
    return count


def test_a_player_with_nothing_to_respond_with_is_asked_all_the_same() -> None:
    table = with_dark_hole("always")
    question = asked(table)
    assert question is not None and (question["player"], question["options"], question["pass"]) == (1, [], PASS)
    assert question["text"] == "Player 1 has nothing to respond with."
    assert card_named(table, "Summoned Skull").location == 4  # Dark Hole has not resolved
    assert passed_through(table) >= 1
    assert card_named(table, "Summoned Skull").location == 16
    assert not isinstance(with_dark_hole("ask").decision, ChainDecision)


def test_passing_is_no_choice() -> None:
    always, asked_when_possible = with_dark_hole("always"), with_dark_hole("ask")
    passed_through(always)
    assert always.duel.answers == asked_when_possible.duel.answers
    assert len(always.nodes) == len(asked_when_possible.nodes)
    assert told(always) == told(asked_when_possible)
    taken = take_scenario(always)
    assert taken.same and taken.left_out == 0


def test_undo_and_redo_where_one_can_only_pass() -> None:
    table = with_dark_hole("always")
    assert table.undo() and card_named(table, "Dark Hole").location == LOCATION_HAND
    assert table.redo() and card_named(table, "Summoned Skull").location == 16
    assert told(table) == told(with_dark_hole("ask"))


def test_who_is_no_longer_asked_passes() -> None:
    table = with_dark_hole("always")
    table.manners.ways[1] = "ask"
    table.go_on()
    assert card_named(table, "Summoned Skull").location == 16
