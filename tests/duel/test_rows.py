"""Rows of the log with their values by name: every row of their kinds has that shape, and docs/log.md lists them."""

import re
from pathlib import Path
from random import Random

from solemn import CardPool, Deck, Duel, random_answer
from solemn.core.state.rows import SHAPES, Activated, Moved, Summoning, last_of, named, named_as

LOG_PAGE = Path(__file__).parents[2] / "docs" / "log.md"
NAMES = ("Summoned Skull", "Gemini Elf", "Sangan", "Cannon Soldier", "Effect Veiler", "Solemn Judgment", "Mirror Force", "Dark Hole")


def test_the_page_of_the_log_lists_every_kind() -> None:
    listed = re.findall(r"`([^`]+)`", "".join(re.findall(r"^\| (`[^|]+) \|", LOG_PAGE.read_text(encoding="utf-8"), re.M)))
    assert set(SHAPES) <= set(listed)


def test_rows_of_a_duel_have_their_shapes() -> None:
    pool = CardPool.bundled()
    deck = Deck(tuple(pool.database.named(name).code for name in NAMES for _ in range(5)))
    duel, rng = Duel([deck, deck], seed=7, pool=pool), Random(7)
    for _ in range(150):
        if not duel.over:
            duel.answer(random_answer(duel.decision, rng))
    kinds = {row.kind for row in map(named, duel.log) if row is not None}
    assert {".activated", ".moved", ".summoning", ".negated_activation", "chain_end", "new_turn"} <= kinds
    assert all(row.way in ("normal", "special", "flip") for row in named_as(Summoning, duel.log))
    assert all(row.effect.handler is not None and row.link > 0 and row.player in (0, 1) for row in named_as(Activated, duel.log))
    assert last_of((Moved, Summoning), list(duel.log)) is not None and named(("hint",)) is None
