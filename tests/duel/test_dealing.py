"""The order of the Decks and who goes first, by the seed or as given."""

from pathlib import Path
from random import Random

import pytest
from random_duels import bundled, kinds, random_deck

from solemn import Deck, Duel, DuelError, eager_answer, state_row

SEEDS = range(24)


def decks() -> list[Deck]:
    rng = Random(4)
    return [random_deck(bundled(), rng) for _ in (0, 1)]


def order(duel: Duel) -> list[tuple[int, ...]]:
    """The Main Decks as they lay before the first hands were drawn."""
    return [tuple(card.printed.code for card in (*player.deck, *reversed(player.hand))) for player in duel.state.players]


def unstarted(seed: int, **terms: object) -> Duel:
    return Duel(decks(), seed=seed, pool=bundled(), start=False, **terms)  # type: ignore[arg-type]


def test_the_seed_shuffles_the_main_decks_and_nothing_else() -> None:
    plain, orders = decks(), set()
    for seed in SEEDS:
        duel = unstarted(seed)
        orders.add(tuple(order(duel)))
        assert [sorted(codes) for codes in order(duel)] == [sorted(deck.main) for deck in plain]
        assert [tuple(card.printed.code for card in player.extra) for player in duel.state.players] == [deck.extra for deck in plain]
        assert duel.state.rng_state == unstarted(seed, shuffle=False).state.rng_state
        assert order(unstarted(seed)) == order(duel)
    assert len(orders) == len(SEEDS)
    assert order(unstarted(3, shuffle=False)) == [deck.main for deck in plain]


def test_every_card_comes_to_every_place() -> None:
    """The mean place of the card that lies lowest is in the middle, within five standard errors."""
    plain = Deck(tuple(kinds(bundled())[0][:10]))
    places = [order(Duel([plain, plain], seed=seed, pool=bundled(), start=False))[1].index(plain.main[0]) for seed in range(200)]
    assert set(places) == set(range(10))
    assert abs(sum(places) / len(places) - 4.5) < 5 * 2.872 / len(places) ** 0.5


def test_who_goes_first_is_drawn_or_given() -> None:
    assert {unstarted(seed).first for seed in SEEDS} == {0, 1}
    assert unstarted(3, shuffle=False).first == 0 and Duel(pool=bundled(), start=False).first == 0
    for player in (0, 1):
        duel = Duel(decks(), seed=3, pool=bundled(), first=player)
        assert duel.first == duel.state.turn_player == player and duel.state.turn == 1
        assert duel.decision is not None and duel.decision.player == player
        assert sorted(order(duel)) == sorted(order(unstarted(3)))
    with pytest.raises(DuelError, match="first: found 2, expected 0 or 1"):
        unstarted(3, first=2)


def test_a_duel_keeps_who_began_when_it_is_written_restored_and_begun_again(tmp_path: Path) -> None:
    duel = Duel(decks(), seed=3, pool=bundled(), first=1)
    mark, rng, at_mark = duel.save(), Random(3), state_row(duel.state)
    for _ in range(40):
        if duel.decision is not None:
            duel.answer(eager_answer(duel.decision, rng))
    duel.write(tmp_path / "duel.json")
    found = Duel.read(tmp_path / "duel.json", bundled())
    assert found.first == 1 and state_row(found.state) == state_row(duel.state)
    again = Duel.put_up(duel.beginning)
    again.start()
    assert state_row(again.state) == at_mark
    again.close()
    duel.restore(mark)
    assert state_row(duel.state) == at_mark


def test_files_without_a_first_player_are_those_of_player_0(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    Duel(decks(), seed=3, pool=bundled(), first=0).write(path)
    path.write_bytes(path.read_bytes().replace(b',"first":0', b""))
    assert b"first" not in path.read_bytes() and Duel.read(path, bundled()).first == 0
