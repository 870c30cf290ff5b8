"""`solemn sweep`: what it prints and writes, and what it says of bad input."""

import json
import sqlite3
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from test_check_and_duel import run

from solemn.cards.sources import BUNDLED_DECKS
from solemn.cli import main as commands
from solemn.cli import sweep as sweep_command
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import LANGUAGES
from solemn.sweeping.processes import WorkersLost
from solemn.sweeping.sweep import Heard

DECKS = BUNDLED_DECKS
BEATDOWN, SYNCHRO = DECKS / "beatdown.ydk", DECKS / "synchro.ydk"


def test_a_sweep_is_told_kept_and_drawn(tmp_path: Path) -> None:
    file, picture = tmp_path / "results.db", tmp_path / "rates.svg"
    words = ["sweep", BEATDOWN, SYNCHRO, "--games", "4", "--jobs", "1", "-o", file, "--picture", picture]
    found = run(*words)
    assert found.exit_code == 0, found.stderr
    heads, *rows = found.stdout.splitlines()[:3]
    assert heads.split()[:4] == ["deck", "player", "duels", "wins"] and {row.split()[0] for row in rows} == {"beatdown", "synchro"}
    assert all(row.split()[1:3] == ["greedy", "4"] for row in rows)
    assert "Whoever goes first wins" in found.stdout and "Draws: 0, unfinished: 0, failed: 0" in found.stdout
    assert run(*words).stdout == found.stdout
    store = sqlite3.connect(file)
    assert store.execute("select count(*), count(distinct seed) from games").fetchone() == (4, 2)
    store.close()
    assert "Win rates (4 duels)" in str(ET.parse(picture).getroot()[0].text)
    data = json.loads(run(*words[:-2], "--json").stdout)
    assert [one["deck"] for one in data["contestants"]] == ["beatdown", "synchro"] and data["pairs"][0]["games"] == 4
    assert data["contestants"][0]["rate"] + data["contestants"][1]["rate"] == 1


def test_decks_in_a_folder_with_two_players(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "one.YDK").write_text(BEATDOWN.read_text(encoding="utf-8"), encoding="utf-8")
    found = run("sweep", tmp_path / "decks", "--players", "greedy,random", "--games", "2", "--jobs", "1", "--turns", "2", "--lang", "de")
    assert found.exit_code == 0 and "one   greedy" in found.stdout and "one   random" in found.stdout
    assert "Unentschieden: 0, unbeendet: 2, gescheitert: 0" in found.stdout


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--games", "3"], "--games: found 3, expected an even number from 2 up"),
        (["--players", "greedy,serch"], "did you mean search?"),
        (["--only", "9-9-9"], "--only: no duel is named '9-9-9': expected a name from 0-1-0 to 0-1-19"),
        (["--ruleset", "mr9"], "--ruleset: found 'mr9', expected"),
        (["--picture", "rates.png"], "--picture: found rates.png, expected a name that ends in .svg"),
        (["no-such.ydk"], "no-such.ydk: No such file"),
        ([Path(__file__).parents[2] / "docs" / "examples" / "rules"], "no deck in this folder: expected files that end in .ydk"),
        (["--replays", BEATDOWN], "beatdown.ydk is a file: expected a folder"),
        (["-o", BEATDOWN], "beatdown.ydk: this is not a result file of a sweep: file is not a database"),
        (["--picture", "no/a.svg", "--turns", "1", "--games", "2", "--jobs", "1"], "--picture: no/a.svg: No such file"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_bad_input_is_told(words: list[Any], problem: str) -> None:
    found = run("sweep", BEATDOWN, SYNCHRO, *words)
    assert isinstance(found.exception, InputError) and problem in str(found.exception)


def test_results_of_another_sweep_are_left_alone(tmp_path: Path) -> None:
    words = ["sweep", BEATDOWN, SYNCHRO, "--games", "2", "--jobs", "1", "--turns", "1", "-o", tmp_path / "results.db"]
    assert run(*words).exit_code == 0
    found = run(*words, "--seed", "5")
    assert isinstance(found.exception, InputError) and "seed is 0 there, 5 here" in str(found.exception)


def test_a_script_that_fails_is_counted(tmp_path: Path) -> None:
    (tmp_path / "c69140098.lua").write_text("x = = 1", encoding="utf-8")
    (tmp_path / "c43096270.lua").write_text("local s,id=GetID()\nfunction s.initial_effect(c)\n error('broken')\nend\n", encoding="utf-8")
    text = "#main\n" + "71413901\n43096270\n" * 20
    (tmp_path / "deck.ydk").write_text(text, encoding="utf-8")
    (tmp_path / "c71413901.lua").write_text("function s() end\nerror('broken')\n", encoding="utf-8")
    found = run("sweep", tmp_path / "deck.ydk", "--games", "2", "--jobs", "1", "--turns", "1", "--scripts", tmp_path)
    assert found.exit_code == 2 and "Duels with this script error: 2 (" in found.stdout and "c71413901.lua:2" in found.stdout


def test_a_sweep_that_is_broken_off_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*_: object, heard: Heard, **__: object) -> None:
        heard(3, 20)
        raise KeyboardInterrupt

    monkeypatch.setattr(sweep_command, "sweep", broken_off)
    monkeypatch.setattr(sweep_command, "hear_no_more", lambda: None)  # the tests hear Ctrl+C
    found = run("sweep", BEATDOWN, SYNCHRO, "-o", tmp_path / "results.db")
    assert found.exit_code == 130 and "Broken off with 3 of 20 duels played: the same command goes on from there." in found.stderr
    assert "With -o FILE" in run("sweep", BEATDOWN, SYNCHRO).stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lost_processes_are_told_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(plan: Any, *_: object, **__: object) -> None:
        raise WorkersLost(plan.games(2))

    monkeypatch.setattr(sweep_command, "sweep", lost)
    found = run("sweep", BEATDOWN, SYNCHRO, "--lang", lang)
    assert isinstance(found.exception, InputError) and "0-1-0, 0-1-1" in str(found.exception)


@pytest.mark.parametrize(
    ("words", "address", "decks"),
    [
        (["--ray", BEATDOWN, SYNCHRO], "auto", 2),
        ([BEATDOWN, "--ray", "--json"], "auto", 1),
        ([BEATDOWN, "--ray"], "auto", 1),
        (["--ray", "10.0.0.7:6379", BEATDOWN], "10.0.0.7:6379", 1),
        (["--ray", "ray://head.example:10001", BEATDOWN], "ray://head.example:10001", 1),
        ([BEATDOWN], None, 1),
    ],
)
def test_the_address_of_a_cluster_may_be_left_out(
    words: list[Any], address: str | None, decks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []
    monkeypatch.setattr(commands, "sweep_decks", lambda *arguments: given.extend(arguments) or 0)
    assert run("sweep", *words).exit_code == 0
    assert len(given[0]) == decks and given[2].ray == address


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    found = run("sweep", BEATDOWN, SYNCHRO, "--ray")
    assert isinstance(found.exception, InputError) and "--ray: ray is not installed: pip install 'solemn[ray]'" in str(found.exception)
