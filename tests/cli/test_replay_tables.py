"""`solemn replay --table`: figures of many replays, in text, CSV, Parquet and pictures."""

import csv
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

sys.path.insert(0, str(Path(__file__).parents[1] / "replays"))
from replay_files import old, streamed
from test_comparing_replays import shown
from test_playing_replays import FLIP, played, puzzle

from solemn import CardPool
from solemn.cards.archetypes import archetype_of, names_of_constants
from solemn.cards.sources import BUNDLED_LIBRARY
from solemn.cli.main import app
from solemn.cli.tables import columns
from solemn.judge.play.replay_statistics import NAMING, most
from solemn.replays.replay import Message
from solemn.replays.writing import replay_bytes, write_replay


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["replay", "--table", *map(str, words)])


@pytest.fixture(autouse=True)
def without_community(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")
    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB", "SOLEMN_EDOPRO"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("solemn.cli.files.find_edopro", lambda: None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A duel that goes to its end, one that does not, one that was given up, one that parts, a negated Summon, an old file."""
    found = tmp_path_factory.mktemp("replays")
    names = ("Yugi", "Kaiba")
    duels = [played(0, 3000), played(5, 150)]
    assert duels[0].over
    for number, duel in enumerate(duels):
        write_replay(found / f"{number}.yrp", duel.replay(names, 1_790_000_000))
    part = duels[1].replay(names, 0)
    left = (*shown(duels[1]).messages, Message(5, b"\1\0"))
    (found / "2.yrpX").write_bytes(streamed(left, replay_bytes(part)))
    write_replay(found / "3.yrp", replace(part, responses=(b"\x55" * 8,)))
    flip = puzzle("ocgcore")
    flip.answer(("reposition", 0))
    flip.answer(0)
    write_replay(found / "4.yrp", flip.replay(names, 0))
    (found / "Flip.lua").write_text(FLIP, encoding="utf-8")
    (found / "5.yrp").write_bytes(old())
    return found


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def test_a_row_for_each_replay(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.csv"
    told = run(folder, "-o", file)
    assert told.exit_code == 0, told.output
    found = rows(file)
    assert [row["number"] for row in found] == ["1", "2", "3", "4", "5", "6"]
    assert [row["ending"] for row in found][1:] == ["unfinished", "given-up", "parted", "unfinished", "not-played"]
    assert found[0]["ending"] in ("lp", "deck", "effect") and found[0]["winner"] in ("first", "second", "draw")
    assert [row["winner"] for row in found][1:] == ["nobody", "second", "nobody", "nobody", "nobody"]
    assert found[0]["date"] == "2026-09-21" and found[3]["date"] == "" and int(found[0]["turns"]) > 2
    flip = found[4]
    assert (flip["first_negations"], flip["second_negations"], flip["most_negated"]) == ("0", "1", "Flash Knight")
    assert flip["most_activated"] == "Solemn Judgment" and flip["decisions"] == "2"


def test_players_are_named_only_if_that_is_wanted(folder: Path, tmp_path: Path) -> None:
    plain = run(folder, "-o", tmp_path / "plain.csv")
    text = plain.stdout + (tmp_path / "plain.csv").read_text(encoding="utf-8")
    assert "Yugi" not in text and "Kaiba" not in text and "0.yrp" not in text
    named = run(folder, "--names", "-o", tmp_path / "named.csv")
    assert "0.yrp" in named.stdout and rows(tmp_path / "named.csv")[0]["first_player"] == "Yugi"
    assert set(columns(True)) - set(columns(False)) == set(NAMING)


def test_the_cards_of_all_replays_are_ranked(folder: Path) -> None:
    lines = run(folder).stdout.splitlines()
    at = lines.index("Negated most often")
    counts = [int(line.split()[0]) for line in lines[at + 1 :]]
    assert counts == sorted(counts, reverse=True) and any("Flash Knight" in line for line in lines[at + 1 :])
    assert most(Counter({"b": 1, "a": 1, "c": 2}), 2) == [("c", 2), ("a", 1)]


def test_what_cannot_be_written_or_read(folder: Path, tmp_path: Path) -> None:
    assert "-o: found all.txt, expected a name that ends in .csv, .parquet, .svg or .png" in str(run(folder, "-o", "all.txt").exception)
    assert "No such file" in str(run(folder, "-o", tmp_path / "nowhere" / "all.csv").exception)
    (tmp_path / "broken.yrp").write_bytes(b"yrp1")
    broken = run(folder / "1.yrp", tmp_path / "broken.yrp")
    assert broken.exit_code == 2 and "version: found 0 bytes" in broken.stderr and "unfinished" in broken.stdout
    without = CliRunner().invoke(app, ["replay", str(folder / "1.yrp"), "-o", "all.csv"])
    assert "nothing is written without --case N or --table" in str(without.exception)


def test_a_missing_library_is_named(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("solemn.cli.tables.import_module", absent)
    for ending, library in ((".parquet", "pyarrow"), (".svg", "matplotlib")):
        message = str(run(folder / "1.yrp", "-o", tmp_path / f"all{ending}").exception)
        assert f"{library} is not installed: pip install 'solemn[tables]'" in message


def test_parquet_holds_the_same_rows(folder: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    run(folder, "-o", tmp_path / "all.csv")
    run(folder, "-o", tmp_path / "all.parquet")
    table = parquet.read_table(tmp_path / "all.parquet").to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in table] == rows(tmp_path / "all.csv")


@pytest.mark.parametrize(("ending", "begins"), [(".svg", b"<?xml"), (".png", b"\x89PNG")])
def test_a_picture(folder: Path, tmp_path: Path, ending: str, begins: bytes) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / f"all{ending}"
    assert run(folder, "-o", file).exit_code == 0
    assert file.read_bytes().startswith(begins)


def test_archetypes_of_decks() -> None:
    database = CardPool.bundled().database
    names = names_of_constants(BUNDLED_LIBRARY / "archetype_setcode_constants.lua")
    assert names[0x1] == "Ally Of Justice" and names_of_constants(None) == {}
    card = next(card for code in database.codes() if (card := database.get(code)) is not None and card.setcodes)
    number = min(code & 0xFFF for code in card.setcodes)
    assert archetype_of([card.code] * 5, database, {number: "Own"}) == "Own"
    assert archetype_of([card.code] * 5, database, {}) == hex(number)
    assert archetype_of([card.code] * 4, database, names) is None
    assert archetype_of([1, 2, 3], database, names) is None
