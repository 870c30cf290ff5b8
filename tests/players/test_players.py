"""Players: by name, from a seed, and no wiser than what their side knows."""

import random
import re
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from typer.testing import CliRunner

from solemn import Deck, Duel, DuelError, Player, PlayerError, RandomPlayer, player, player_names, register_player, state_row
from solemn.cards.sources import BUNDLED_DECKS
from solemn.cli.main import app
from solemn.duel.pool import CardPool
from solemn.judge.language.errors import InputError
from solemn.players import registry

POOL = CardPool.bundled()
DECKS = BUNDLED_DECKS
NAMES = ["Gemini Elf", "Vorse Raider", "Sangan", "Mirror Force", "Dark Hole", "Mystical Space Typhoon", "Man-Eater Bug", "Summoned Skull"]


def deck() -> Deck:
    cards = [POOL.database.named(name) for name in NAMES]
    return Deck(tuple(card.code for card in cards if card is not None for _ in range(5)))


def played(names: tuple[str, str], seed: int = 3, most: int = 400) -> Duel:
    duel = Duel([deck(), deck()], seed=seed, pool=POOL)
    players = [player(name, seed) for name in names]
    while duel.decision is not None and len(duel.answers) < most:
        duel.answer(players[duel.decision.player].choose(duel))
    return duel


@pytest.mark.parametrize("name", ["random", "greedy", "search:rollouts=3:responses=1"])
def test_a_player_of_a_seed_answers_the_same_again_and_leaves_the_duel_as_it_is(name: str) -> None:
    one, other = (played((name, "random"), most=40) for _ in range(2))
    assert one.answers == other.answers and len(one.answers) == 40
    before = state_row(one.state), one.state.rng_state, one.decision
    assert one.decision is not None and one.decision.refusal(player(name, 1).choose(one)) is None
    assert (state_row(one.state), one.state.rng_state, one.decision) == before


def test_seeds_make_players_differ() -> None:
    assert len({tuple(map(str, played(("random", "random"), seed, 30).answers)) for seed in range(3)}) == 3


def test_there_is_nothing_to_choose_once_a_duel_is_over() -> None:
    duel = played(("greedy", "greedy"))
    assert duel.over
    for name in player_names():
        with pytest.raises(DuelError, match="nothing to decide"):
            player(name).choose(duel)


@pytest.mark.parametrize(
    ("name", "found", "near"),
    [
        ("greedi", "greedi", "greedy"),
        ("search:rolouts=3", "rolouts=3", "rollouts=NUMBER"),
        ("search:rollouts=many", "rollouts=many", "rollouts=NUMBER"),
        ("greedy:rollouts=3", "rollouts=3", ""),
        ("", "", ""),
    ],
)
def test_names_that_are_wrong_are_told_with_the_nearest(name: str, found: str, near: str) -> None:
    with pytest.raises(PlayerError) as error:
        player(name)
    assert error.value.found == found and (near in error.value.near if near else not error.value.near)


@pytest.mark.parametrize("setting", ["rollouts", "responses", "turns"])
def test_a_search_of_nothing_is_refused(setting: str) -> None:
    with pytest.raises(DuelError, match=f"{setting}: found 0, expected a whole number from 1 up"):
        player(f"search:{setting}=0")


class Passing:
    """Always the last legal answer."""

    def __init__(self, seed: int = 0, *, back: int = 0) -> None:
        self.seed, self.back = seed, back

    def choose(self, duel: Duel) -> Any:
        assert duel.decision is not None
        return list(duel.decision.answers())[-1 - self.back]


def test_a_player_of_ones_own_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_players", dict(registry._players))
    register_player("passing", Passing)
    found = player("passing:back=0", 7)
    assert isinstance(found, Player) and isinstance(found, Passing) and (found.seed, found.back) == (7, 0)
    assert played(("passing", "random"), most=60).answers
    for name in ("passing", "greedy", "a,b", "a:b", ""):
        with pytest.raises(DuelError, match=r"already|expected a name"):
            register_player(name, Passing)


def test_players_of_other_packages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_players", dict(registry._players))
    offered = EntryPoint("dice", "solemn.players.simple:RandomPlayer", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [offered] if group == "solemn.players" else [])
    assert "dice" in player_names() and isinstance(player("dice", 1), RandomPlayer)


@pytest.mark.parametrize("kind", ["idle", "chain"])
def test_an_imagined_duel_goes_back_to_imagined_chance(kind: str) -> None:
    """Not to the chance of the real duel, in an open phase and in the middle of a Chain."""
    duel, greedy = Duel([deck(), deck()], seed=5, pool=POOL), player("greedy")
    while duel.decision is None or duel.decision.kind != kind or len(duel.answers) < 15:
        duel.answer(greedy.choose(duel))
    rng, futures = random.Random(1), set()
    for _ in range(3):
        ahead = duel.imagine(duel.decision.player, rng)
        mark, chance = ahead.save(), ahead.state.rng_state
        twin = ahead.fork()
        ahead.restore(mark)
        assert ahead.state.rng_state == twin.state.rng_state == chance != duel.state.rng_state
        futures.add(chance)
    assert len(futures) == 3


@pytest.mark.parametrize("seed", range(4))
def test_a_search_does_not_see_what_its_player_cannot_know(seed: int) -> None:
    """Duels that differ in the opponent's hand and in both Decks alone: as long as the views are the same, so are the choices."""
    own, other = deck().main, random.Random(seed).sample(deck().main, 40)
    rest = list(own[:-7])
    random.Random(seed + 1).shuffle(rest)
    one = Duel([deck(), Deck(tuple(other))], pool=POOL, shuffle=False)
    two = Duel([Deck((*rest, *own[-7:])), Deck(tuple(other[::-1]))], pool=POOL, shuffle=False)
    assert {card.printed.code for card in one.state.players[1].hand} != {card.printed.code for card in two.state.players[1].hand}
    players = [player("search:rollouts=6:turns=2", seed) for _ in range(2)]
    chosen = 0
    while one.decision is not None and two.decision is not None and one.view(0) == two.view(0) and one.decision.player == 0:
        imagined = [duel.imagine(0, random.Random(seed)) for duel in (one, two)]
        assert state_row(imagined[0].state) == state_row(imagined[1].state)
        answers = [who.choose(duel) for who, duel in zip(players, (one, two))]
        assert answers[0] == answers[1]
        for duel in (one, two):
            duel.answer(answers[0])
        chosen += 1
    assert chosen


class Careless:
    """Somebody's player, which is wrong in one of several ways."""

    def __init__(self, seed: int, *, made: int = 1, answer: int = 0) -> None:
        self.answer = answer
        if not made:
            raise KeyError("no seed like this")

    def choose(self, duel: Duel) -> Any:
        if self.answer:
            return "nonsense"
        raise ValueError("out of ideas")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("careless", r"'Careless' failed while it chose an answer: ValueError: out of ideas at test_players.py"),
        ("careless:made=0", r"'careless:made=0' failed while it was made: KeyError"),
        ("careless:answer=1", r"player 0, Careless: "),
        ("gone", r"'gone' failed while it was loaded: AttributeError"),
    ],
)
def test_a_player_of_somebody_s_that_fails_is_named(name: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_players", dict(registry._players))
    gone = EntryPoint("gone", "solemn.players.simple:Nobody", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [gone])
    register_player("careless", Careless)
    decks = [str(DECKS / f"{deck}.ydk") for deck in ("beatdown", "synchro")]
    found = CliRunner().invoke(app, ["duel", *decks, "--players", f"{name},greedy", "--first", "0", "--quiet"])
    assert isinstance(found.exception, InputError)
    assert re.search(why, str(found.exception))
