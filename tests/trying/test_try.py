"""solemn try: a card in situations made for it."""

import json
import re
from pathlib import Path

import pytest

from solemn.cards.sources import BUNDLED_SCRIPTS
from solemn.cli.main import app
from solemn.duel.pool import CardPool, bundled_pool
from solemn.judge.play.judging import AGREES, SCRIPT_ERROR, Judge
from solemn.trying.cases import write_case
from solemn.trying.themes import Stock
from solemn.trying.trial import CardTrial, NothingToTry, try_card


@pytest.fixture(scope="module")
def stock() -> Stock:
    return Stock.of(bundled_pool())


def tried(name: str, stock: Stock, with_negators: bool = True) -> CardTrial:
    card = stock.pool.database.named(name)
    assert card is not None
    return try_card(card, stock, with_negators=with_negators)


def test_a_monster_is_summoned_activated_negated_and_refused(stock: Stock) -> None:
    trial = tried("Chaos Sorcerer", stock)
    counts = trial.counts()
    assert counts["activate"] and counts["resolved"] and counts["effect_negated"] and counts["summon_negated"], counts
    assert not trial.errors()
    assert {reason.rule for _, reason in trial.refusals()} >= {"R-LOCATION"}
    assert len(trial.unreached) < 5


def test_a_spell_is_activated_and_its_activation_is_negated(stock: Stock) -> None:
    trial = tried("Book of Moon", stock)
    by_name = {played.situation.name: played for played in trial.played}
    against = by_name["in the hand, the owner's turn first, against Solemn Judgment"]
    assert [event.name for event in against.about("Book of Moon", "activate", "activation_negated", "resolved")] == [
        "activate",
        "activation_negated",
    ]


def test_what_is_written_goes_again_as_it_went(stock: Stock, tmp_path: Path) -> None:
    trial, judge = tried("Stardust Dragon", stock, False), Judge(stock.pool)
    acting = [played for played in trial.played if played.about("Stardust Dragon", "activate", "summoning")]
    assert len(acting) > 1
    for number, played in enumerate(acting):
        path = write_case(tmp_path, str(number), played, played.situation.name, "Stardust Dragon", judge)
        judgement = judge.judge_file(path)
        assert judgement.verdict == AGREES and judgement.checks, path.read_text(encoding="utf-8")


def test_the_same_situations_go_the_same_way(stock: Stock) -> None:
    first, second = (
        [[str(event) for event in played.events] for played in tried("Man-Eater Bug", stock, False).played] for _ in range(2)
    )
    assert first == second


BROKEN = {  # what is wrong, in a place that `solemn check` does not reach
    "Book of Moon": (r"Duel\.ChangePosition\(", "Duel.ChangePositions("),
    "Smashing Ground": (r"Duel\.Destroy\(", "Duel.Destroyed("),
}


@pytest.mark.parametrize("name", BROKEN)
def test_an_error_that_only_the_operation_reaches_is_found(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = bundled_pool().database.named(name)
    assert card is not None
    script = tmp_path / f"c{card.code}.lua"
    before, (pattern, bad) = (BUNDLED_SCRIPTS / script.name).read_text(encoding="utf-8"), BROKEN[name]
    script.write_text(re.sub(pattern, bad, before, count=1), encoding="utf-8")
    line = next(i for i, text in enumerate(script.read_text(encoding="utf-8").splitlines(), 1) if bad in text)
    with pytest.raises(SystemExit) as end:
        app(["try", str(script), "-o", str(tmp_path / "cases"), "--no-negators"])
    assert end.value.code == 1
    out = capsys.readouterr().out
    assert f"script error: {script.name}:{line}: " in out and bad.rstrip("(").partition(".")[2] in out
    pool = CardPool.bundled()
    pool.scripts.put(script.name, script)
    failing = [path for path in (tmp_path / "cases").iterdir() if Judge(pool).judge_file(path).verdict == SCRIPT_ERROR]
    assert failing, "the situation that shows the error is a scenario that shows it too"


def test_data_for_programs_and_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        app(["try", "Sangan", "Jinzo", "--no-negators", "--json", "--jobs", "1"])
    data = json.loads(capsys.readouterr().out)
    assert [card["name"] for card in data["cards"]] == ["Sangan", "Jinzo"]
    assert all(card["situations"] and not card["errors"] for card in data["cards"])
    with pytest.raises(Exception, match="Sangan"):
        app(["try", "Sangann"], standalone_mode=False)


def test_a_pendulum_monster_is_tried_in_its_zone(stock: Stock) -> None:
    trial = tried("Odd-Eyes Wing Dragon", stock, False)
    assert not trial.errors(), "there is room for it"
    in_zone = [played for played in trial.played if played.situation.name.startswith("in the Pendulum Zone")]
    assert len(in_zone) == 2 and all(played.events for played in in_zone)


def test_a_card_without_a_script(stock: Stock) -> None:
    with pytest.raises(NothingToTry, match="Mystical Elf"):
        tried("Mystical Elf", stock)
