"""A field that was arranged before the duel is part of it: files keep it, and a duel that goes back to its beginning has it again."""

import random
from pathlib import Path

import pytest
from random_duels import bundled

from solemn import Duel, DuelError, NotADuel, eager_answer, state_row
from solemn.duel.arranging import Arrangement, Attached, CountersOn, Equipped, Material, Scale, SummonedSo
from solemn.judge.board.staging import stage
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.reading import parse_scenario
from solemn.spec.constants import LOCATION_MZONE, SUMMON_TYPE_FUSION

FIELD = """
ruleset: mr5
setup:
  turn: 1
  phase: main1
  coins: [heads, tails]
  dice: [6]
  players:
    - lp: 4000
      mzone:
        - {card: Breaker the Magical Warrior, seq: 2, counters: 1, summoned: {as: tribute, materials: [Sangan, Jinzo]}}
        - {card: Number 39: Utopia, seq: 1, materials: [Sangan, Mystical Elf], summoned: {as: xyz, materials: [Sangan]}}
      szone: [{card: Sangan, seq: 1, pos: faceup, equip: {player: 0, seq: 2}}, {card: Mirror Force, seq: 2}]
      pzone: [{card: Flash Knight, seq: 0}]
      grave: [Jinzo]
      extra: [Flash Knight, Stardust Dragon]
      hand: [Sangan]
    - {mzone: [{card: Gemini Elf, seq: 2}], deck: [Sangan, Sangan], hand: [Dark Hole]}
""".replace("Number 39: Utopia", "Cyber Dragon Infinity")


def staged() -> Duel:
    names = CardNames(bundled().database)
    duel = stage(parse_scenario(FIELD, "field.yaml", names).scenario, bundled(), names)
    duel.start()
    return duel


def played(duel: Duel, seed: int, most: int = 25) -> Duel:
    rng = random.Random(seed)
    while duel.decision is not None and len(duel.answers) < most:
        duel.answer(eager_answer(duel.decision, rng))
    return duel


@pytest.mark.parametrize("seed", range(3))
def test_a_file_keeps_what_was_arranged(seed: int, tmp_path: Path) -> None:
    duel = played(staged(), seed, 4)
    duel.write(tmp_path / "duel.json")
    again = Duel.read(tmp_path / "duel.json", bundled())
    assert state_row(again.state) == state_row(duel.state)
    assert again.beginning.arrangements == duel.beginning.arrangements
    assert state_row(played(again, seed).state) == state_row(played(duel, seed).state)
    plain = lambda duel: [row for row in duel.log if not row[0].startswith(".")]  # noqa: E731
    assert plain(again) == plain(duel)


def test_a_duel_comes_back_to_an_arranged_beginning() -> None:
    duel = staged()
    before = state_row(duel.state)
    breaker = duel.state.players[0].mzone[2]
    assert breaker is not None and sum(map(sum, breaker.counters.values())) == 1 and len(breaker.materials) == 2
    mark = duel.save()
    played(duel, 5)
    duel.restore(mark)
    assert state_row(duel.state) == before
    twin = Duel.put_up(duel.beginning)
    twin.start()
    assert state_row(twin.state) == before


@pytest.mark.parametrize(
    "what",
    [
        Attached(0, 2, 70781052),
        Equipped(0, 1, 1, 2),
        CountersOn(1, LOCATION_MZONE, 2, 1, 1, 0),
        CountersOn(1, 1, 2, 1, 1, 0),
        SummonedSo(0, 3, SUMMON_TYPE_FUSION, 0x40),
    ],
)
def test_what_needs_a_card_that_is_not_there_is_refused(what: Arrangement) -> None:
    duel = Duel(pool=bundled(), start=False)
    with pytest.raises(DuelError, match="nothing is in location"):
        duel.arrange(what)
    assert not duel.beginning.arrangements


def test_what_cannot_be_arranged() -> None:
    duel = Duel(pool=bundled(), start=False)
    duel.arrange(Scale(0, 0, 70781052))
    with pytest.raises(DuelError, match="already"):
        duel.arrange(Scale(0, 0, 70781052))
    duel.place(70781052, 0, LOCATION_MZONE, 2)
    with pytest.raises(DuelError, match="has the number 999"):
        duel.arrange(SummonedSo(0, 2, SUMMON_TYPE_FUSION, 0x40, (Material(1, 999),)))
    duel.start()
    with pytest.raises(DuelError, match="before the duel starts"):
        duel.arrange(Scale(0, 1, 70781052))


def test_a_file_with_wrong_arrangements_is_no_duel(tmp_path: Path) -> None:
    duel, path = staged(), tmp_path / "duel.json"
    duel.write(path)
    text = path.read_text()
    for old, new in (('"amount":4000', '"amount":0'), ('"arrange":"lp"', '"arrange":"foo"')):
        assert old in text
        path.write_text(text.replace(old, new))
        with pytest.raises(NotADuel, match=str(path)):
            Duel.read(path, bundled())


def test_an_arranged_duel_has_no_replay() -> None:
    with pytest.raises(DuelError, match="name its puzzle"):
        staged().replay()
