"""What a duel is made from, and duels in files: wrong values are refused in words."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from solemn import CardPool, Deck, Duel, DuelError
from solemn.duel.rows import state_row
from solemn.duel.simple_players import random_answer


def deck() -> Deck:
    codes = [CardPool.bundled().database.named(name) for name in ("Summoned Skull", "Gemini Elf", "Sangan", "Dark Hole")]
    return Deck(tuple(card.code for card in codes if card is not None for _ in range(10)))


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"decks": [deck()]}, "two decks"),
        ({"decks": [deck(), "deck"]}, "two decks"),
        ({"seed": "x"}, "a seed is"),
        ({"seed": None}, "a seed is"),
        ({"seed": 1.5}, "a seed is"),
        ({"seed": [0, 0, 0, 0]}, "a seed is"),
        ({"lp": 0}, "lp is a whole number"),
        ({"start_hand": -1}, "start_hand is a whole number"),
        ({"draw": "1"}, "draw is a whole number"),
        ({"ruleset": "mr9"}, "ruleset: found 'mr9', expected one of mr5"),
    ],
)
def test_wrong_terms_are_refused_in_words(terms: dict[str, Any], words: str) -> None:
    decks = terms.pop("decks", [deck(), deck()])
    with pytest.raises(DuelError, match=words):
        Duel(decks, **terms)


def test_a_mark_must_be_one() -> None:
    with pytest.raises(DuelError, match="another duel"):
        Duel([deck(), deck()]).restore(None)  # type: ignore[arg-type]


def test_one_folder_and_one_database_need_no_list(tmp_path: Path) -> None:
    with pytest.raises(DuelError, match="no such folder"):
        CardPool.community(tmp_path / "nothing", tmp_path / "cards.cdb")
    with pytest.raises(DuelError, match=r"no constant\.lua"):
        CardPool.community(str(tmp_path), [])


def written(path: Path) -> Duel:
    duel = Duel([deck(), deck()], seed=5)
    rng = Random(5)
    for _ in range(30):
        duel.answer(random_answer(duel.decision, rng))  # type: ignore[arg-type]
    duel.write(str(path))
    return duel


def test_a_duel_comes_back_from_its_file(tmp_path: Path) -> None:
    duel = written(tmp_path / "duel.json")
    again = Duel.read(str(tmp_path / "duel.json"))
    assert state_row(again.state) == state_row(duel.state)
    assert again.decision is not None and duel.decision is not None
    assert again.decision.as_row() == duel.decision.as_row()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "other/1"), ("flags", "x"), ("lp", []), ("lp", -1), ("draw", "1"), ("start_hand", -1), ("seed", "zzz"), ("answers", -1),
        ("answers", [["fly"]]), ("cards", [[1, 2]]), ("cards", [[12345, 0, 1, 0, 8, None]]), ("rulings", "mine"), ("extra", 1),
    ],
)  # fmt: skip
def test_wrong_values_in_a_file_name_the_file(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "duel.json"
    written(path)
    content = json.loads(path.read_text(encoding="utf-8"))
    content[field] = value
    path.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(DuelError, match=r"duel\.json"):
        Duel.read(path)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"{}", b"{"])
def test_what_is_no_duel_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "duel.json"
    path.write_bytes(content)
    with pytest.raises(DuelError, match=r"duel\.json"):
        Duel.read(path)


def test_decisions_show_what_they_are() -> None:
    duel = Duel([deck(), deck()], seed=5)
    assert "IdleDecision" in repr(duel.decision)
    with pytest.raises(DuelError, match="possible: "):
        duel.answer(("fly", 0))
