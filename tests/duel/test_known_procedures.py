"""Where a Link, Xyz or Synchro Summon is said to be impossible, or possible, natively, the library's Lua says the same."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_duels import community, file_deck

from solemn.api import known_procedures
from solemn.api.enough_materials import can_add_up
from solemn.api.too_few_materials import Wanted
from solemn.core.effects.calling import truth
from solemn.core.state.data import Card
from solemn.duel.facade import Duel
from solemn.duel.simple_players import eager_answer
from solemn.spec.constants import (
    LOCATION_EXTRA,
    LOCATION_HAND,
    LOCATION_MZONE,
    POS_FACEUP_ATTACK,
    TYPE_FUSION,
    TYPE_LINK,
    TYPE_MONSTER,
    TYPE_NORMAL,
    TYPE_PENDULUM,
    TYPE_SYNCHRO,
    TYPE_TUNER,
    TYPE_XYZ,
)

PERHAPS = object()
EXTRA = TYPE_FUSION | TYPE_SYNCHRO | TYPE_XYZ | TYPE_LINK
needs_decks = pytest.mark.skipif(community() is None or "DECKS" not in os.environ, reason="needs SOLEMN_SCRIPTS, SOLEMN_DB and DECKS")


def beside_the_library(said: Counter[tuple[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on duels ask the library as well, and fail where it says something else."""
    guarded = known_procedures.guarded

    def both(original: Callable[..., Any], wanted: Wanted) -> Callable[..., Any]:
        native = guarded(lambda *_: PERHAPS, wanted)
        kind = type(wanted).__name__

        def condition(*args: Any) -> Any:
            ours, answer = native(*args), original(*args)
            assert ours is PERHAPS or truth(ours) == truth(answer), f"{kind}: {args}"
            said[kind, ours] += isinstance(args[1] if len(args) > 1 else None, Card)
            return answer

        return condition

    monkeypatch.setattr(known_procedures, "guarded", both)


@needs_decks
def test_what_is_said_to_be_impossible_is(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = community()
    assert pool is not None
    said = Counter[tuple[str, Any]]()
    beside_the_library(said, monkeypatch)
    files, codes = sorted(Path(os.environ["DECKS"]).glob("*.ydk")), sorted(pool.database.codes())
    for seed in range(1, 1 + int(os.environ.get("SOLEMN_PROCEDURE_DUELS", "24"))):
        rng = Random(seed)
        duel = Duel([file_deck(path) for path in rng.sample(files, 2)], seed=seed, pool=pool)
        for _ in range(200):
            if duel.decision is not None:
                duel.answer(eager_answer(duel.decision, rng, codes))
        assert not duel.state.script_errors
    for kind in ("LinkMaterials", "XyzMaterials", "SynchroMaterials"):
        assert said[kind, False] > 500, f"hardly ever said to be impossible: {kind}"
    for kind in ("LinkMaterials", "SynchroMaterials"):
        assert said[kind, True] > 50, f"hardly ever said to be possible: {kind}"


@pytest.mark.parametrize(
    ("parts", "total", "fewest", "most", "can"),
    [
        ([], 0, 0, 3, True),
        ([(1, 1)] * 3, 3, 2, 3, True),
        ([(1, 1)] * 3, 4, 1, 3, False),
        ([(1, 3), (1, 1)], 4, 2, 2, True),
        ([(1, 3), (1, 1)], 3, 1, 1, True),
        ([(1, 3), (1, 1)], 3, 2, 2, False),
        ([(4, 4), (3, 3), (1, 1)], 7, 2, 99, True),
        ([(4, 4), (3, 3), (1, 1)], 7, 3, 99, False),
        ([(2, 2)], 2, 2, 1, False),
    ],
)
def test_whether_numbers_can_add_up(parts: list[tuple[int, int]], total: int, fewest: int, most: int, can: bool) -> None:
    assert can_add_up(parts, total, fewest, most) is can


OF_THEIR_OWN_KIND = (  # materials with effects that say what they may be used with, or as
    3096468, 14943837, 16825874, 30765615, 42155488, 55863245, 56746202, 56897896, 57261568, 61052897, 64910482, 67489919, 73417207,
    73941492,
)  # fmt: skip
SUMMONABLE = """
local told = {}
for c in Duel.GetFieldGroup(0, LOCATION_EXTRA, 0):Iter() do
    local function tell(...)
        told[#told + 1] = tostring(c:IsSynchroSummonable(...)) .. tostring(c:IsLinkSummonable(...))
    end
    tell()
    for must in Duel.GetFieldGroup(0, LOCATION_MZONE + LOCATION_HAND, 0):Iter() do tell(must) end
    tell(Duel.GetFieldGroup(0, LOCATION_HAND, 0))
    tell(Duel.GetMatchingGroup(Card.IsLevelBelow, 0, LOCATION_MZONE, 0, nil, 3))
end
return table.concat(told, ' ')
"""


@needs_decks
def test_what_can_be_summoned_with_a_card_is_what_the_library_says(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, said = community(), Counter[bool]()
    assert pool is not None
    cards = [card for card in map(pool.database.get, sorted(pool.database.codes())) if card is not None and not card.alias]
    plain = [card.code for card in cards if card.type & ~TYPE_TUNER == TYPE_MONSTER | TYPE_NORMAL and card.level <= 6]
    tuners = [card.code for card in cards if card.type & TYPE_TUNER and not card.type & EXTRA and card.level <= 4]
    extra = [card.code for card in cards if card.type & (TYPE_SYNCHRO | TYPE_LINK) and not card.type & TYPE_PENDULUM]
    boards = []
    for seed in range(int(os.environ.get("SOLEMN_PROCEDURE_BOARDS", "18"))):
        rng = Random(seed)
        field = rng.sample(plain, 2) + rng.sample(tuners, 1 + seed % 2) + rng.sample(extra, 1)
        field += [] if seed % 2 else [rng.choice(OF_THEIR_OWN_KIND)]
        boards.append((field, [rng.choice(OF_THEIR_OWN_KIND), rng.choice(tuners), rng.choice(plain)], rng.sample(extra, 15)))
    told = [[_summonable(Duel(pool=pool, start=False), *board) for board in boards] for _ in _libraries(monkeypatch)]
    assert told[0] == told[1]
    for words in told[0]:
        said.update("true" in word for word in words.split())
    assert min(said[True], said[False]) > 30, said


def _libraries(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield
    monkeypatch.setattr("solemn.duel.setting_up.replace_known", lambda machine: None)
    yield


def _summonable(duel: Duel, field: list[int], hand: list[int], extra: list[int]) -> str:
    for zone, code in enumerate(field):
        duel.place(code, 0, LOCATION_MZONE, zone, POS_FACEUP_ATTACK)
    for location, codes in ((LOCATION_HAND, hand), (LOCATION_EXTRA, extra)):
        for code in codes:
            duel.place(code, 0, location)
    duel.state.reason_player = 0
    told: str = duel.machine.load_text(SUMMONABLE.encode(), "asked.lua")
    return told
