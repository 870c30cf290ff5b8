"""Duels between random decks, played at random: what the tests of saving are made of."""

import json
import os
import random
from functools import cache
from pathlib import Path
from typing import Any

from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.rows import state_row
from solemn.duel.simple_players import eager_answer, random_answer
from solemn.spec.constants import TYPE_FUSION, TYPE_LINK, TYPE_SYNCHRO, TYPE_TOKEN, TYPE_XYZ

EXTRA_DECK = TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK
MOST = 1500


@cache
def bundled() -> CardPool:
    return CardPool.bundled()


@cache
def community() -> CardPool | None:
    """The community's files that SOLEMN_SCRIPTS and SOLEMN_DB name, None without them."""
    scripts, database = os.environ.get("SOLEMN_SCRIPTS"), os.environ.get("SOLEMN_DB")
    return CardPool.community([Path(scripts)], [Path(database)]) if scripts and database else None


def kinds(pool: CardPool) -> tuple[list[int], list[int]]:
    """The passcodes that go into Main Decks, and into Extra Decks."""
    main: list[int] = []
    extra: list[int] = []
    for code in sorted(pool.database.codes()):
        card = pool.database.get(code)
        if card is not None and not card.type & TYPE_TOKEN and not card.alias:
            (extra if card.type & EXTRA_DECK else main).append(code)
    return main, extra


def random_deck(pool: CardPool, rng: random.Random) -> Deck:
    """40 cards, at most three of a kind, and what there is for the Extra Deck."""
    main, extra = kinds(pool)
    return Deck(tuple(rng.sample(main * 3, 40)), tuple(rng.sample(extra, min(len(extra), 15))))


def file_deck(path: Path) -> Deck:
    """The deck of a .ydk file."""
    parts: dict[str, list[int]] = {"#main": [], "#extra": [], "!side": []}
    part = "#main"
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        word = line.strip()
        if word in parts:
            part = word
        elif word.isdigit():
            parts[part].append(int(word))
    return Deck(tuple(parts["#main"]), tuple(parts["#extra"]))


def picture(duel: Duel) -> str:
    """How a duel stands: cards, the log, the decision and the generator."""
    decision = None if duel.decision is None else duel.decision.as_row()
    rows = [row for row in duel.log if not row[0].startswith(".")]
    return json.dumps([state_row(duel.state), len(duel.log), rows[-30:], decision, duel.state.rng_state])


def play(duel: Duel, seed: int, codes: list[int], most: int = MOST) -> tuple[list[Any], list[str]]:
    """Play to the end: the answers given, and the picture before each of them and at the end."""
    rng = random.Random(seed)
    player = eager_answer if seed % 2 else random_answer
    answers: list[Any] = []
    pictures = [picture(duel)]
    while duel.decision is not None and len(answers) < most:
        answers.append(player(duel.decision, rng, codes))
        duel.answer(answers[-1])
        pictures.append(picture(duel))
    return answers, pictures
