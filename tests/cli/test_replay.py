"""`solemn replay`: what it tells of a duel, and of a file that is none."""

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

sys.path.insert(0, str(Path(__file__).parents[1] / "replays"))
from replay_files import old, replay_bytes, streamed, tag_duel
from test_comparing_replays import shown
from test_playing_replays import FLIP, played, puzzle

from solemn.cards.sources import BUNDLED_LIBRARY, BUNDLED_SCRIPTS
from solemn.cli.main import app
from solemn.replays.reading import read_replay
from solemn.replays.replay import Message, Replay
from solemn.replays.writing import write_replay


def run(*words: object) -> Result:
    return CliRunner().invoke(app, ["replay", *map(str, words)])


@pytest.fixture(autouse=True)
def without_community(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")
    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB", "SOLEMN_EDOPRO"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("solemn.cli.files.find_edopro", lambda: None)


def made(folder: Path, replay: Replay, name: str = "duel.yrp") -> Path:
    write_replay(folder / name, replay)
    return folder / name


@pytest.fixture(scope="module")
def replay() -> Replay:
    return played(5, 150).replay(("Yugi", "Kaiba"), 1_790_000_000)


@pytest.fixture
def file(tmp_path: Path, replay: Replay) -> Path:
    return made(tmp_path, replay)


@pytest.fixture
def negated(tmp_path: Path) -> Path:
    """A Flip Summon that Solemn Judgment negates, the puzzle beside it."""
    duel = puzzle("ocgcore")
    duel.answer(("reposition", 0))
    duel.answer(0)
    (tmp_path / "Flip.lua").write_text(FLIP, encoding="utf-8")
    return made(tmp_path, duel.replay(("Yugi", "Kaiba"), 0), "flip.yrp")


def test_a_replay_is_told_with_its_verdicts(file: Path) -> None:
    told = run(file)
    lines = told.stdout.splitlines()
    assert told.exit_code == 0
    assert lines[:2] == ["Yugi against Kaiba", "Recorded on 2026-09-21 14:13 (UTC) with EDOPro 41.0 (ocgcore 11.0)"]
    assert [line.strip() for line in lines[2:5]] == ["Player 0 draws 5", "Player 1 draws 5", "Turn 1, player 0 (LP 8000 : 8000)"]
    assert any("=> " in line and line.endswith("]") for line in lines)
    assert lines[-1].startswith(("The recording ends here", "LP "))


def test_one_turn_alone(file: Path) -> None:
    told = run(file, "--turn", "2").stdout
    assert "Turn 2, player 1" in told and "Turn 1," not in told and "Turn 3," not in told
    assert "--turn: found 99, expected a turn from 1 to" in run(file, "--turn", "99").stderr


def test_the_board_before_a_decision(file: Path) -> None:
    told = run(file, "--at", "1").stdout.splitlines()
    assert told[2:4] == ["Before decision 1, in turn 1", "Player 1: 8000 LP"]
    assert told[-2].startswith("Player 0 (main) may:") and told[-1].startswith("What the player did: ")
    assert "--at: found 999, expected a decision from 1 to 151" in run(file, "--at", "999").stderr


def test_decisions_without_options_are_told_by_their_kind(file: Path) -> None:
    data = json.loads(run(file, "--json").stdout)
    for kind, words in (("place", "chooses a zone"), ("position", "chooses a battle position"), ("yes_no", "answers yes or no")):
        number = next((m["number"] for m in data["decisions"] if m["kind"] == kind), None)
        if number is not None:
            assert words in run(file, "--at", number).stdout


def test_a_table_of_negations(negated: Path, file: Path) -> None:
    told = run(negated, "--only", "negations").stdout.splitlines()
    assert [" ".join(line.split()) for line in told[2:]] == [
        "turn negated how by at the cost of stays so anyway",
        "1 Flash Knight (Yugi) Summon Solemn Judgment (Kaiba) pays 4000 LP",
    ]
    assert "expected negations" in str(run(negated, "--only", "wins").exception)
    quiet = made(negated.parent, played(5, 1).replay(), "quiet.yrp")
    assert run(quiet, "--only", "negations").stdout.splitlines()[-1] == "Nothing was negated."


def test_a_replay_as_data(negated: Path) -> None:
    data = json.loads(run(negated, "--json").stdout)
    assert (data["format"], data["players"], data["puzzle"], data["exit"]) == (
        "solemn-replay/1", [["Yugi"], ["Kaiba"]], "./puzzles/Flip.lua", 0,
    )  # fmt: skip
    assert [m["kind"] for m in data["decisions"]] == ["idle", "chain"] and data["misfit"] is None
    assert data["negations"][0]["by"] == "Solemn Judgment" and data["negations"][0]["cost"] == ["pays 4000 LP"]
    assert any(verdict["outcome"] == "Summon negated" for verdict in data["verdicts"])


def test_a_puzzle_is_found_beside_its_replay_or_named(negated: Path, tmp_path: Path) -> None:
    script = (negated.parent / "Flip.lua").rename(tmp_path / "Other.lua")
    missing = run(negated)
    assert missing.exit_code == 2 and "the puzzle Flip.lua is not beside the replay: --puzzle names its file" in missing.stderr
    assert run(negated, "--puzzle", script).exit_code == 0
    assert "--puzzle: " in run(negated, "--puzzle", tmp_path / "nowhere.lua").stderr


def test_a_replay_that_does_not_fit_is_told_up_to_there(tmp_path: Path, replay: Replay) -> None:
    file = made(tmp_path, replace(replay, responses=(*replay.responses[:40], b"\x55" * 8, *replay.responses[41:])))
    told = run(file)
    assert told.exit_code == 1
    assert "The replay parts from the duel" in told.stdout and "(response 41)" in told.stdout
    data = json.loads(run(file, "--json").stdout)
    assert data["exit"] == 1 and data["misfit"]["response"] == 41 and data["misfit"]["given"] == "55" * 8


@pytest.mark.parametrize(("content", "why"), [(old(), "the generator of YGOPro"), (tag_duel(), "it is a tag duel")])
def test_names_and_decks_of_what_cannot_be_played(content: bytes, why: str, tmp_path: Path) -> None:
    (tmp_path / "old.yrp").write_bytes(content)
    told = run(tmp_path / "old.yrp")
    assert told.exit_code == 2 and why in told.stdout and "Deck of " in told.stdout and "Summoned Skull" in told.stdout
    assert json.loads(run(tmp_path / "old.yrp", "--json").stdout)["obstacle"] in ("old-generator", "tag-duel")


def test_several_files_and_folders(tmp_path: Path, replay: Replay) -> None:
    made(tmp_path, replay)
    (tmp_path / "broken.yrpX").write_bytes(b"yrpX")
    told = run(tmp_path)
    assert told.exit_code == 2 and "Yugi against Kaiba" in told.stdout
    assert "broken.yrpX: byte 4: version: found 0 bytes, expected 4" in told.stderr
    data = json.loads(run(tmp_path, "--json").stdout)
    assert [row.get("exit") for row in data] == [None, 0] and "version" in data[0]["why"]
    (tmp_path / "empty").mkdir()
    assert "no replay in this folder" in str(run(tmp_path / "empty").exception)


def test_a_card_that_no_database_has(tmp_path: Path, replay: Replay) -> None:
    unknown = replace(replay, decks=(replace(replay.decks[0], main=(4_000_000_000,)), replay.decks[1]))
    told = run(made(tmp_path, unknown))
    assert told.exit_code == 2 and "no card with passcode 4000000000" in told.stderr


def test_another_language(negated: Path) -> None:
    assert "Spieler 0" in run(negated, "--lang", "de").stdout
    assert "召喚" in run(negated, "--lang", "ja", "--only", "negations").stdout


def test_a_scenario_from_a_point_on(file: Path, tmp_path: Path) -> None:
    told = run(file, "--case", "1", "-o", tmp_path / "case.yaml")
    assert told.exit_code == 0 and "case.yaml begins with decision 1, in turn 1" in told.stdout
    judged = CliRunner().invoke(app, ["judge", str(tmp_path / "case.yaml")])
    assert judged.exit_code == 0 and "Yugi against Kaiba, turn 1, from decision 1" in judged.stdout
    assert "belong together" in str(run(file, "--case", "1").exception)
    assert "-o: " in run(file, "--case", "1", "-o", tmp_path / "nowhere" / "case.yaml").stderr


def test_what_a_client_showed_is_compared(tmp_path: Path) -> None:
    replay = shown(played(5, 150))
    own = replay_bytes(played(5, 150).replay(("Yugi", "Kaiba"), 0))
    (tmp_path / "duel.yrpX").write_bytes(streamed(replay.messages, own))
    assert run(tmp_path / "duel.yrpX").exit_code == 0
    at = next(i for i, message in enumerate(replay.messages) if message.number == 50 and i > 60)
    changed = (*replay.messages[:at], Message(50, bytes(4) + replay.messages[at].content[4:]), *replay.messages[at + 1 :])
    (tmp_path / "other.yrpX").write_bytes(streamed(changed, own))
    told = run(tmp_path / "other.yrpX")
    assert told.exit_code == 1 and "is not what the client showed, from decision" in told.stdout and "here move " in told.stdout
    data = json.loads(run(tmp_path / "other.yrpX", "--json").stdout)
    assert data["difference"]["recorded"][0] == "move" and data["difference"]["decision"] > 1
    (tmp_path / "left.yrpX").write_bytes(streamed((*replay.messages, Message(5, b"\1\0")), own))
    assert "Player 1 wins: the opponent gave up or left." in run(tmp_path / "left.yrpX").stdout
    (tmp_path / "short.yrpX").write_bytes(streamed((*replay.messages, Message(50, b"")), own))
    short = run(tmp_path / "short.yrpX")
    assert short.exit_code == 2 and "message move: found 0 bytes, which is too few" in short.stderr


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_scripts_of_its_day_are_looked_for(file: Path, tmp_path: Path) -> None:
    assert "--find-scripts: " in run(file, "--find-scripts", tmp_path).stderr
    folder = tmp_path / "checkout"
    folder.mkdir()
    for path in (*BUNDLED_LIBRARY.glob("*.lua"), *BUNDLED_SCRIPTS.glob("*.lua")):
        shutil.copy(path, folder / path.name)
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    made_by = ["-c", "user.name=test", "-c", "user.email=test"]
    subprocess.run(["git", "-C", str(folder), "add", "-A"], check=True)
    subprocess.run(["git", "-C", str(folder), *made_by, "commit", "-qm", "scripts"], check=True)
    told = run(file, "--find-scripts", folder)
    assert told.exit_code == 0 and "The replay plays whole with the scripts of " in told.stdout
    assert f"checkout {told.stdout.split('commit ')[1].split(')')[0]}" in told.stdout
    broken = made(tmp_path, replace(read_replay(file), responses=(b"\x55" * 8,)), "broken.yrp")
    told = run(broken, "--find-scripts", folder)
    assert told.exit_code == 1 and "plays whole with none of the versions tried (1); furthest, 0 decisions" in told.stdout
