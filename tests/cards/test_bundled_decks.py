"""The decks that come with solemn are found by their names, and are legal in number and made of bundled cards."""

from pathlib import Path

import pytest

from solemn import CardPool, Deck, DuelError
from solemn.cards.decks import bundled_deck_names
from solemn.env import bundled_decks

NAMES = ["beatdown", "control", "synchro"]


def test_every_name_is_a_deck_of_bundled_cards() -> None:
    assert bundled_deck_names() == NAMES
    decks = [Deck.read(name) for name in NAMES]
    assert decks == bundled_decks()
    known = CardPool.bundled().database
    for deck in decks:
        assert 40 <= len(deck.main) <= 60 and len(deck.extra) <= 15
        assert all(code in known for code in (*deck.main, *deck.extra))


def test_a_file_of_that_name_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "control").write_text("26202165", encoding="utf-8")
    assert Deck.read("control") == Deck((26202165,))
    assert len(bundled_decks()[1].main) > 1


def test_the_nearest_name_is_told() -> None:
    with pytest.raises(DuelError, match=r"the bundled decks are beatdown, control, synchro; did you mean control\?"):
        Deck.read("contrl")
    with pytest.raises(DuelError, match=r"^no\.ydk: No such file or directory$"):
        Deck.read("no.ydk")
