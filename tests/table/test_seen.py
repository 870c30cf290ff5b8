"""What one player sees of a table: nothing that the duel's own view of that player does not have, and all that it has."""

import random
from collections.abc import Iterator
from typing import Any

from tables import judge, table_of

from solemn.duel.facade import Duel
from solemn.duel.pool import Deck, bundled_pool
from solemn.duel.simple_players import eager_answer
from solemn.judge.language.choosing import speech_in
from solemn.spec.constants import TYPE_FUSION, TYPE_LINK, TYPE_RITUAL, TYPE_SYNCHRO, TYPE_TOKEN, TYPE_XYZ
from solemn.table.in_words import Position, answer_of, position
from solemn.table.opening import Opened
from solemn.table.seen import seen_lines
from solemn.table.table import Table

CASE = """phase: Main Phase 1
turn player: Mystical Space Typhoon, Mystical Space Typhoon in hand; deck Celtic Guardian
opponent: Mirror Force set; Mirror Force in GY; Mystical Elf set; Luster Dragon in attack; Stardust Dragon in Extra Deck; Sangan in hand
"""
_ODD = TYPE_TOKEN | TYPE_FUSION | TYPE_RITUAL | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK


def words(seen: Position) -> str:
    return "\n".join([*seen.board, *seen.news, *(choice.text for choice in seen.choices)])


def test_backs_have_no_names_and_no_values() -> None:
    table = table_of(CASE)
    seen = position(table, 0, 0)
    for name in ("Mystical Elf", "Stardust Dragon", "Sangan", "800/2000"):
        assert name not in words(seen) and name in words(position(table, 0, 1))
    assert "Luster Dragon" in words(seen) and words(seen).count("Mirror Force") == 1
    number = next(choice.number for choice in seen.choices if "ctivate" in choice.text)
    table.answer(answer_of(table, [number]))
    assert "Mirror Force" not in "".join([*position(table, 0, 0).news, *(choice.text for choice in position(table, 0, 0).choices)])
    table.answer(answer_of(table, [1]))
    while position(table, 0, 0).can_pass:
        table.answer(answer_of(table, [0]))
    told = [line for line in position(table, 0, 0).news if "Mirror Force" in line]
    assert told and "(destroyed)" in told[0]  # it was seen as it went to the GY


def numbers_in(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from numbers_in(one)


def test_the_log_has_the_names_that_the_players_view_has() -> None:
    pool = bundled_pool()
    known = filter(None, map(pool.database.get, sorted(pool.database.codes())))
    cards = [card for card in known if not card.type & _ODD and not card.alias]
    hidden = 0
    for seed in range(3):
        chance = random.Random(seed)
        chance.shuffle(cards)
        decks = [cards[:40], cards[40:80]]
        parts = [Deck(tuple(card.code for card in deck)) for deck in decks]
        opened = Opened(lambda parts=parts, seed=seed: Duel(parts, seed=seed, pool=pool, start=False))
        table = Table(judge(), opened, speech_in("en"))
        table.explain = False
        for _ in range(120):
            if table.decision is not None:
                table.answer(eager_answer(table.decision, chance))
        everything = "\n".join(line.text for line in table.lines())
        for player in (0, 1):
            lines = [line.text for line in seen_lines(table, 0, player)]
            log = table.duel.view(player).log
            in_log = set(numbers_in(log))
            moved = {row[1] for row in log if row[0] == "move"}
            hidden += sum("?" in line for line in lines)
            for card in decks[1 - player]:
                told = card.name in "\n".join(lines)
                assert card.code in in_log or not told or any(card.name in other.name != card.name for other in cards), card.name
                assert told or card.code not in moved or card.name not in everything, card.name
    assert hidden
