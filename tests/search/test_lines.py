"""Lines that are played again by their signs."""

from pathlib import Path

from puzzle_files import HAND, LA_JINN, TRAP, TYPHOON, card, puzzle

from solemn.core.decisions.kinds import ChainDecision, IdleDecision
from solemn.search.goals import Aim, Wanted
from solemn.search.lines import is_move, next_option, shortened
from solemn.search.options import Option
from solemn.search.solving import Task

PASS, SUMMON, ACTIVATE = ((ChainDecision.kind, 0), "pass"), ((IdleDecision.kind, 0), "summon"), ((IdleDecision.kind, 0), "activate")


def test_a_choice_within_a_move_drops_no_later_move() -> None:
    """One more window of the Chain than the line knew: its pass must not be taken for a later one's."""
    ahead = [SUMMON, PASS, ACTIVATE, PASS]
    assert next_option([Option(-1, PASS, 1.0)], ahead).answer == -1
    assert ahead == [SUMMON, PASS, ACTIVATE, PASS]


def test_a_move_drops_those_before_it() -> None:
    ahead = [SUMMON, PASS, ACTIVATE, PASS]
    assert next_option([Option("a", ACTIVATE, 0.0), Option("e", ((IdleDecision.kind, 0), "to_end"), -6.0)], ahead).answer == "a"
    assert ahead == [PASS]
    assert is_move(SUMMON)
    assert not is_move(PASS)


def test_what_is_not_needed_is_left_out_though_more_has_to_be_passed_on_then(tmp_path: Path) -> None:
    """With the Trap gone nobody is asked anything; the line without Mystical Space Typhoon has as many choices, and one move less."""
    aim = Aim(False, lp=((1, 1800),), cards=(Wanted(LA_JINN),))
    duel = Task(puzzle(tmp_path, 1800, card(LA_JINN, 0, HAND), card(TYPHOON, 0, HAND), TRAP), aim=aim).load()
    line = [("activate", 0), [(0, 8, 0)], [0], ("to_battle",), ("to_main2",), ("summon", 0), [(0, 4, 0)]]
    shorter = shortened(duel, duel.save(), aim.goal(duel, 0), line)
    assert [choice.answer for choice in shorter if isinstance(choice.answer, tuple)] == [("summon", 0)]
