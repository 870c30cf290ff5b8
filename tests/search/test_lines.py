"""Lines that are played again by their signs."""

from solemn.core.decisions.kinds import ChainDecision, IdleDecision
from solemn.search.lines import is_move, next_option
from solemn.search.options import Option

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
