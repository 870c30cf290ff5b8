"""`pause_for`: players who are asked also where they can only pass. The duel is the same without these questions."""

import random
from pathlib import Path

import pytest
from random_duels import bundled

from solemn.duel.errors import DuelError, WrongAnswer
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.duel.rows import state_row
from solemn.duel.running import is_pause
from solemn.duel.simple_players import eager_answer

DECK = Deck((83968380,) * 3 + (70781052,) * 12 + (53129443,) * 3)  # Jar of Greed, Summoned Skull, Dark Hole


def played(*paused: int, decisions: int = 40) -> tuple[Duel, int]:
    """A duel after so many real decisions, and how often these players could only pass."""
    duel = Duel([DECK, DECK], seed=5, pool=bundled())
    duel.pause_for(*paused)
    rng, pauses, made = random.Random(3), 0, 0
    while made < decisions and duel.decision is not None:
        if is_pause(duel.decision):
            assert duel.decision.player in paused
            duel.answer(-1)
            pauses += 1
        else:
            duel.answer(eager_answer(duel.decision, rng))
            made += 1
    while is_pause(duel.decision):
        duel.answer(-1)
    return duel, pauses


def test_the_duel_is_the_same_with_pauses() -> None:
    plain, none = played()
    both, of_both = played(0, 1)
    _, of_one = played(1)
    assert (none, of_both > of_one > 0) == (0, True)
    assert both.answers == plain.answers and list(map(repr, both.log)) == list(map(repr, plain.log))
    assert state_row(both.state) == state_row(plain.state)


def at_a_pause() -> Duel:
    duel = Duel([DECK, DECK], seed=5, pool=bundled())
    duel.pause_for(0, 1)
    duel.save()
    rng = random.Random(3)
    while not is_pause(duel.decision) or len(duel.answers) < 8:
        assert duel.decision is not None
        duel.answer(-1 if is_pause(duel.decision) else eager_answer(duel.decision, rng))
    return duel


def test_a_mark_a_fork_and_a_file_of_a_pause_stand_at_the_next_real_decision(tmp_path: Path) -> None:
    duel = at_a_pause()
    mark, twin = duel.save(), duel.fork()
    duel.write(tmp_path / "duel.json")
    read = Duel.read(tmp_path / "duel.json", pool=bundled())
    while is_pause(duel.decision):
        duel.answer(-1)
    there = state_row(duel.state)
    assert twin.decision is not None and not is_pause(twin.decision)
    assert [state_row(other.state) for other in (twin, read)] == [there, there]
    duel.restore(mark)
    assert state_row(duel.state) == there and not is_pause(duel.decision)


def test_only_passing_fits_and_only_players_pause() -> None:
    duel = at_a_pause()
    with pytest.raises(WrongAnswer):
        duel.answer(0)
    with pytest.raises(DuelError, match="player: found 2"):
        duel.pause_for(2)
