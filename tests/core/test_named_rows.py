"""Rows of the log by name hold what the rules put into them."""

import re
from pathlib import Path
from random import Random

import pytest

from solemn.core.state.rows import SHAPES, named
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.simple_players import random_answer

ROOT = Path(__file__).parents[2]
NAMES = ("Summoned Skull", "Gemini Elf", "Sangan", "Cannon Soldier", "Effect Veiler", "Solemn Judgment", "Mirror Force", "Graceful Dice")


def _flat(values: tuple[object, ...]) -> list[object]:
    return [part for value in values for part in (_flat(value) if isinstance(value, tuple) else [value])]


@pytest.mark.parametrize("seed", [1, 2])
def test_every_row_of_a_duel_fits_its_shape(seed: int) -> None:
    pool = CardPool.bundled()
    cards = [card for name in NAMES if (card := pool.database.named(name)) is not None]
    deck = Deck(tuple(card.code for card in cards for _ in range(5)))
    duel, chance = Duel([deck, deck], seed=seed, pool=pool), Random(seed)
    while not duel.over:
        duel.answer(random_answer(duel.decision, chance))
    rows = [(row, named(row)) for row in duel.log]
    assert len({row[0] for row, by_name in rows if by_name is not None}) > 20
    assert all(by_name is None or _flat(by_name[: len(row)]) == _flat(row) for row, by_name in rows)


def test_every_kind_that_has_names_is_documented() -> None:
    documented = set(re.findall(r"`(\.?[a-z_]+)`", (ROOT / "docs" / "log.md").read_text(encoding="utf-8")))
    assert set(SHAPES) <= documented
