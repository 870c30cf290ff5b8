"""Arguments that are none: refused by solemn's own errors, which say what was found and what is expected, and the duel stands."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import solemn
from solemn import (
    CardPool,
    Deck,
    Duel,
    DuelError,
    GreedyPlayer,
    InputError,
    Judge,
    Limits,
    Move,
    Playback,
    RandomPlayer,
    ReplayError,
    SearchPlayer,
)
from solemn.cards.decks import DeckError
from solemn.cards.edopro import FolderError
from solemn.duel.pool import bundled_pool
from solemn.players.registry import choice_of, seat

SANGAN, REBORN = 26202165, 83764718
DECK = Deck((SANGAN, REBORN) * 20)
OURS = (DuelError, InputError, ReplayError, DeckError, FolderError)
NOTHING: tuple[Any, ...] = (None,)
NUMBERS: tuple[Any, ...] = (3, -1, 1.5, True, float("nan"), 1 << 70)
TEXTS: tuple[Any, ...] = ("x", b"x")
THINGS: tuple[Any, ...] = ([], {}, (1,), [None, 1], object(), int)
ODD = NOTHING + NUMBERS + TEXTS + THINGS
NO_PATH = (None, *NUMBERS, b"x", [], object(), "a\0b")
NO_PATHS = (None, *NUMBERS, b"x", {}, object(), [3], ["a\0b"])
NO_CALL = NOTHING + NUMBERS + TEXTS + THINGS[:-1]


def without(*left_out: Any) -> tuple[Any, ...]:
    """All odd values but these, which are good ones here."""
    return tuple(value for value in ODD if not any(value is one or (type(value) is type(one) and value == one) for one in left_out))


def made(**terms: Any) -> Duel:
    return Duel(**{"decks": [DECK, DECK], "seed": 1, **terms})


@pytest.fixture(scope="module")
def duel() -> Duel:
    return made()


@pytest.fixture(scope="module")
def unstarted() -> Duel:
    return made(start=False)


MAKING: dict[str, tuple[Callable[[Any], object], tuple[Any, ...]]] = {
    "decks": (lambda v: Duel(v), ODD),
    "a deck": (lambda v: Duel([DECK, v]), ODD),
    "passcodes": (lambda v: Duel([Deck(v), DECK]), without([])),
    "extra passcodes": (lambda v: Duel([Deck((), v), DECK]), without([])),
    "seed": (lambda v: made(seed=v), without(3, -1, 1 << 70)),
    "ruleset": (lambda v: made(ruleset=v), ODD),
    "rulings": (lambda v: made(rulings=v), ODD),
    "flags": (lambda v: made(flags=v), without(None, 3)),
    "lp": (lambda v: made(lp=v), without(3)),
    "start_hand": (lambda v: made(start_hand=v), without(3)),
    "draw": (lambda v: made(draw=v), without(3)),
    "first": (lambda v: made(first=v), without(None)),
    "shuffle": (lambda v: made(shuffle=v), without(True)),
    "strict": (lambda v: made(strict=v), without(True)),
    "start": (lambda v: made(start=v), without(True)),
    "pool": (lambda v: made(pool=v), without(None)),
    "limits": (lambda v: made(limits=v), without(None)),
    "limits.steps": (lambda v: made(limits=Limits(steps=v)), without(3, 1 << 70)),
    "beginning": (lambda v: Duel.put_up(v), ODD),
    "read": (lambda v: Duel.read(v), NO_PATH),
    "read with a pool": (lambda v: Duel.read("nowhere", v), without(None)),
    "from_bytes": (lambda v: Duel.from_bytes(v), ODD),
    "Deck.read": (lambda v: Deck.read(v), NO_PATH),
    "read_deck": (lambda v: solemn.read_deck(v), (*NUMBERS, b"x", [], object())),
    "community scripts": (lambda v: CardPool.community(v, []), NO_PATHS),
    "community databases": (lambda v: CardPool.community(bundled_pool().paths[0], v), NO_PATHS),
    "with_cards": (lambda v: bundled_pool().with_cards(v), without([], {})),
    "edopro_files": (lambda v: solemn.edopro_files(v), (*NUMBERS, b"x", [], object())),
    "read_replay": (lambda v: solemn.read_replay(v), (*NUMBERS, b"x", [], object())),
    "put_up": (lambda v: solemn.put_up(v), ODD),
}
PLAYING: dict[str, tuple[Callable[[Duel, Any], object], tuple[Any, ...]]] = {
    "view": (lambda d, v: d.view(v), ODD),
    "steps": (lambda d, v: d.moves(steps=v), without(True)),
    "after": (lambda d, v: d.moves(after=v), without(None)),
    "perft": (lambda d, v: d.perft(v), without(3)),
    "answer": (lambda d, v: d.answer(v), ODD),
    "pause_for": (lambda d, v: d.pause_for(0, v), ODD),
    "why_not": (lambda d, v: d.why_not(v, 0), ODD),
    "a way": (lambda d, v: d.why_not(d.state.cards[-1], 0, v), without(None)),
    "restore": (lambda d, v: d.restore(v), ODD),
    "imagine": (lambda d, v: d.imagine(v, Random(1)), ODD),
    "imagine by chance": (lambda d, v: d.imagine(0, v), ODD),
    "imagine decks": (lambda d, v: d.imagine(0, Random(1), v), ODD),
    "imagine a deck": (lambda d, v: d.imagine(0, Random(1), [None, v]), without(None)),
    "write": (lambda d, v: d.write(v), NO_PATH),
    "write_replay": (lambda d, v: d.write_replay(v), (*NO_PATH, "")),
    "names": (lambda d, v: d.replay(v), ODD),
    "time": (lambda d, v: d.replay(time=v), without(None, 3)),
    "puzzle": (lambda d, v: d.replay(puzzle=v), without("x")),
    "random_answer": (lambda _, v: solemn.random_answer(v, Random(1)), ODD),
    "random_answer by chance": (lambda d, v: solemn.random_answer(d.decision, v), ODD),  # type: ignore[arg-type]
    "eager_answer": (lambda _, v: solemn.eager_answer(v, Random(1)), ODD),
    "eager_answer by chance": (lambda d, v: solemn.eager_answer(d.decision, v), ODD),  # type: ignore[arg-type]
    "state_row": (lambda _, v: solemn.state_row(v), ODD),
    "board_text": (lambda _, v: solemn.board_text(v), ODD),
    "move_text": (lambda _, v: solemn.move_text(v), ODD),
    "move_text in a speech": (lambda d, v: solemn.move_text(d.moves()[0], v), without(None)),
    "why_text": (lambda _, v: solemn.why_text(v), ODD),
    "Playback": (lambda d, v: Playback(v, d.replay()), ODD),
    "Playback of a replay": (lambda d, v: Playback(d, v), ODD),
    "choice_of": (lambda d, v: choice_of(v, d), ODD),
    "choose": (lambda _, v: RandomPlayer(1).choose(v), ODD),
    "choose greedily": (lambda _, v: GreedyPlayer(1).choose(v), ODD),
    "choose ahead": (lambda _, v: SearchPlayer(1).choose(v), ODD),
    "write_replay of none": (lambda _, v: solemn.write_replay("nowhere", v), ODD),
}
SETTING_UP: dict[str, tuple[Callable[[Duel, Any], object], tuple[Any, ...]]] = {
    "set_up": (lambda d, v: d.set_up(v, "a.lua"), without(b"x")),
    "set_up by name": (lambda d, v: d.set_up(b"", v), without("x")),
    "arrange": (lambda d, v: d.arrange(v), ODD),
    "accompany": (lambda d, v: d.accompany(v), ODD),
}
OTHERS: dict[str, tuple[Callable[[Any], object], tuple[Any, ...]]] = {
    "player": (lambda v: solemn.player(v), ODD),
    "player's seed": (lambda v: solemn.player("greedy", v), without(3, -1, 1 << 70)),
    "register_player": (lambda v: solemn.register_player(v, RandomPlayer), without("x")),
    "register_player's factory": (lambda v: solemn.register_player("of no one", v), ODD),
    "register a factory": (lambda v: solemn.register_player("no-one", v), NO_CALL),
    "seat": (lambda v: seat(v), ODD),
    "RandomPlayer": (lambda v: RandomPlayer(v), without(3, -1, 1 << 70)),
    "GreedyPlayer": (lambda v: GreedyPlayer(v), without(3, -1, 1 << 70)),
    "SearchPlayer": (lambda v: SearchPlayer(v), without(3, -1, 1 << 70)),
    "rollouts": (lambda v: SearchPlayer(rollouts=v), without(3, 1 << 70)),
    "responses": (lambda v: SearchPlayer(responses=v), without(3, 1 << 70)),
    "turns": (lambda v: SearchPlayer(turns=v), without(3, 1 << 70)),
    "decks to search": (lambda v: SearchPlayer(decks=v), ODD),
    "Judge": (lambda v: Judge(v), ODD),
    "Judge.of scripts": (lambda v: Judge.of(v), NO_PATHS),
    "Judge.of databases": (lambda v: Judge.of((), v), NO_PATHS),
    "Judge.of ruleset": (lambda v: Judge.of(ruleset=v), without(None)),
    "Judge.of rulings": (lambda v: Judge.of(rulings=v), without(None)),
    "Judge.of speech": (lambda v: Judge.of(speech=v), without(None)),
    "judge": (lambda v: Judge.of().judge(v), ODD),
    "judge_file": (lambda v: Judge.of().judge_file(v), NO_PATH),
    "read_scenario": (lambda v: solemn.read_scenario(v), NO_PATH),
    "parse_scenario": (lambda v: solemn.parse_scenario(v, "a.yaml"), without("x")),
    "parse_scenario of a file": (lambda v: solemn.parse_scenario("x", v), without("x")),
    "as_data": (lambda v: solemn.as_data(v), ODD),
    "text_lines": (lambda v: solemn.text_lines(v), ODD),
    "speech_in": (lambda v: solemn.speech_in(v), ODD),
}


def refused(call: Callable[[], object], value: object) -> str:
    with pytest.raises(OURS) as caught:
        call()
    assert re.search(r"found|expected|not|[Nn]o |an answer is|embedded", str(caught.value)), f"{value!r}: {caught.value}"
    return str(caught.value)


@pytest.mark.parametrize("what", MAKING)
def test_nothing_is_made_of_what_is_none(what: str) -> None:
    make, values = MAKING[what]
    for value in values:
        refused(lambda value=value: make(value), value)  # type: ignore[misc]


@pytest.mark.parametrize("what", PLAYING)
def test_a_duel_stands_after_what_is_none(what: str, duel: Duel) -> None:
    do, values = PLAYING[what]
    before = str(duel), duel.answers, duel.state.pauses, duel.decision, duel.state.rng_state
    for value in values:
        refused(lambda value=value: do(duel, value), value)  # type: ignore[misc]
    assert before == (str(duel), duel.answers, duel.state.pauses, duel.decision, duel.state.rng_state)


@pytest.mark.parametrize("what", SETTING_UP)
def test_what_is_set_up_stands_after_what_is_none(what: str, unstarted: Duel) -> None:
    do, values = SETTING_UP[what]
    for value in values:
        refused(lambda value=value: do(unstarted, value), value)  # type: ignore[misc]
    assert not unstarted.beginning.set_ups
    assert not unstarted.beginning.arrangements


@pytest.mark.parametrize("what", OTHERS)
def test_players_and_judges_are_made_of_what_they_are_made_of(what: str) -> None:
    known, (make, values) = solemn.player_names(), OTHERS[what]
    for value in values:
        refused(lambda value=value: make(value), value)  # type: ignore[misc]
    assert solemn.player_names() == known


def test_the_nearest_name_is_told() -> None:
    assert refused(lambda: made(ruleset="mr6"), "mr6").endswith("did you mean mr5?")
    assert refused(lambda: made(rulings="2023"), "2023").endswith("did you mean 2023-10?")


def test_a_player_is_what_can_choose() -> None:
    solemn.register_player("a-number", int)  # type: ignore[arg-type]  # what mypy would refuse
    try:
        assert "a-number': found 1, expected an object with the method choose" in refused(lambda: solemn.player("a-number", 1), 1)
    finally:
        from solemn.players import registry

        del registry._players["a-number"]


# -- moves that go on from others -------------------------------------------------------------------------------------


def in_two_steps() -> tuple[Duel, Move]:
    """A duel at a decision that is answered in steps, and a move that is a first one."""
    duel = made(start_hand=8)
    duel.answer(("to_end",))
    return duel, duel.moves(steps=True)[0]  # three cards to discard


def test_a_move_goes_on_where_it_was_offered_alone() -> None:
    duel, first = in_two_steps()
    following = [move.id for move in duel.moves(after=first)]
    assert [move.id for move in duel.fork().moves(after=first)] == following  # the same position
    mark = duel.save()
    complete = first
    while not complete.complete:
        complete = duel.moves(after=complete)[-1]
    assert "which is complete" in refused(lambda: duel.moves(after=complete), complete)
    assert "expected a move of this decision" in refused(lambda: made().moves(after=first), first)
    duel.answer(complete.answer)
    if duel.decision is not None:
        assert "expected a move of this decision" in refused(lambda: duel.moves(after=first), first)
    duel.restore(mark)
    assert [move.id for move in duel.moves(after=first)] == following


# -- numbers of other libraries -----------------------------------------------------------------------------------------


def test_numbers_of_numpy_are_numbers(tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    one, other = made(seed=numpy.int64(7), first=numpy.int8(1)), made(seed=7, first=1)
    assert one.key() == other.key()
    assert one.view(numpy.int32(1)) == other.view(1)
    one.write(tmp_path / "a.duel")
    assert Duel.read(str(tmp_path / "a.duel")).key() == one.key()
    assert SearchPlayer(numpy.int64(1), rollouts=numpy.int64(2)).choose(one) == SearchPlayer(1, rollouts=2).choose(other)
