"""A duel that nothing refers to any more goes, wherever it stood; one that is closed stands still."""

import gc
import random
import sys
import threading
import weakref
from collections.abc import Iterator

import pytest
from random_duels import bundled, kinds

from solemn import Deck, Duel, DuelError
from solemn.core.state.data import DuelState
from solemn.duel.rows import state_row
from solemn.duel.simple_players import eager_answer

DROPPED = 2000
MOST_OBJECTS = 8000  # that the collector has to look at, for a duel: about a millisecond
MOST_LEFT = 1000  # objects of a dropped duel that go only when the collector looks for cycles
MOST_GROWTH = 60 << 20  # bytes, of the process


def half_played(seed: int, answers: int = 8) -> Duel:
    rng = random.Random(seed)
    main, extra = kinds(bundled())
    duel = Duel([Deck(tuple(rng.choices(main, k=12)), tuple(rng.choices(extra, k=3))) for _ in (0, 1)], seed=seed, pool=bundled())
    for _ in range(answers):
        if duel.decision is not None:
            duel.answer(eager_answer(duel.decision, rng))
    return duel


@pytest.fixture(autouse=True)
def no_pauses() -> Iterator[None]:
    gc.collect()
    yield
    gc.enable()


def states() -> int:
    """How many duels' states there are in the process, those of other tests included."""
    return sum(type(thing) is DuelState for thing in gc.get_objects())


@pytest.mark.parametrize("answers", range(0, 30, 3))
def test_a_dropped_duel_goes_at_any_decision(answers: int) -> None:
    before = states()
    duel = half_played(answers, answers)
    found = weakref.ref(duel)
    gc.disable()
    del duel
    assert found() is None  # at once
    gc.collect()
    assert states() <= before  # what other tests left may go meanwhile


def test_a_dropped_duel_that_was_saved_and_restored_goes() -> None:
    others = states()
    duel = half_played(5)
    mark = duel.save()
    assert duel.decision is not None
    duel.answer(next(iter(duel.decision.answers())))
    duel.restore(mark)
    found = weakref.ref(duel)
    del duel, mark
    gc.collect()
    assert found() is None
    assert states() == others


def test_the_state_outlives_its_duel() -> None:
    duel = half_played(6)
    before, state = state_row(duel.state), duel.state
    del duel
    gc.collect()
    assert state_row(state) == before
    operation = next(e.operation for e in state.made_effects if e.operation is not None)
    with pytest.raises(RuntimeError, match="the duel of this effect is gone"):
        operation()


def test_many_dropped_duels_take_no_room() -> None:
    others = states()
    resource = pytest.importorskip("resource")
    unit = 1 if sys.platform == "darwin" else 1024
    for seed in range(100):
        half_played(seed)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for seed in range(DROPPED - 100):
        half_played(seed, 3)
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * unit < MOST_GROWTH
    gc.collect()
    assert states() == others


def test_collecting_a_duel_is_little_work() -> None:
    """Time is the collector's for so many objects, so the objects are counted."""
    half_played(1)
    gc.collect()
    gc.disable()
    before = len(gc.get_objects())
    duels = [half_played(seed, 20) for seed in range(5)]
    assert (len(gc.get_objects()) - before) / len(duels) < MOST_OBJECTS
    duels.clear()
    assert gc.collect() / 5 < MOST_LEFT


def test_a_duel_that_was_made_on_a_thread_that_ended_goes() -> None:
    found: list[weakref.ref[Duel]] = []
    thread = threading.Thread(target=lambda: found.append(weakref.ref(half_played(3))))
    thread.start()
    thread.join()
    gc.collect()
    assert found[0]() is None


def test_a_closed_duel_can_be_read_but_not_played() -> None:
    with half_played(2) as duel:
        mark = duel.save()
        assert duel.decision is not None
        answer = next(iter(duel.decision.answers()))
    assert duel.decision is None
    assert state_row(duel.state)
    with pytest.raises(DuelError, match="closed"):
        duel.answer(answer)
    with pytest.raises(DuelError, match="closed"):
        duel.save()
    with pytest.raises(DuelError, match="closed"):
        duel.restore(mark)
    with pytest.raises(DuelError, match="closed"):
        duel.why_not(duel.state.cards[0], 0)
    duel.close()  # once more is no error
    found = weakref.ref(duel)
    del duel
    assert found() is None


def test_playing_leaves_the_recursion_limit_alone() -> None:
    before = sys.getrecursionlimit()
    duel = half_played(4)
    assert sys.getrecursionlimit() == before
    duel.close()
    assert sys.getrecursionlimit() == before


@pytest.mark.parametrize("kilobytes", [512, 1024])
def test_a_duel_is_played_on_a_small_stack(kilobytes: int) -> None:
    played: list[int] = []

    def play() -> None:
        played.append(len(half_played(9, 200).answers))

    old = threading.stack_size(kilobytes * 1024)
    try:
        thread = threading.Thread(target=play)
        thread.start()
    finally:
        threading.stack_size(old)
    thread.join()
    assert played and played[0] > 20
