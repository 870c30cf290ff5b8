"""solemn diff: what a change of a script does to play."""

import json
import subprocess
from pathlib import Path

import pytest

from solemn.cards.sources import BUNDLED_LIBRARY, BUNDLED_SCRIPTS
from solemn.cli.main import app
from solemn.judge.play.judging import AGREES, Judge

NAME, SCRIPT = "Smashing Ground", "c97169186.lua"


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    made = tmp_path / "old", tmp_path / "new"
    for folder in made:
        folder.mkdir()
        for name in (SCRIPT, "c14087893.lua"):
            (folder / name).write_bytes((BUNDLED_SCRIPTS / name).read_bytes())
    return made


def _changed(folder: Path, before: str, after: str) -> None:
    text = (folder / SCRIPT).read_text(encoding="utf-8")
    assert before in text
    (folder / SCRIPT).write_text(text.replace(before, after), encoding="utf-8")


def _run(*words: str) -> int:
    with pytest.raises(SystemExit) as end:
        app(["diff", *words])
    return int(str(end.value.code))


def test_what_a_script_prints_is_no_difference(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    old, new = folders
    _changed(new, "function s.smash(e,tp)\n", "function s.smash(e,tp)\n\tprint(tp)\n")
    assert _run(str(old), str(new)) == 0, capsys.readouterr().out


def test_a_change_that_play_shows(folders: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = folders
    _changed(new, "REASON_EFFECT", "REASON_RULE")
    assert _run(str(old), str(new), "-o", str(tmp_path / "cases")) == 1
    out = capsys.readouterr().out
    assert NAME in out and "Book of Moon" not in out, "only the card whose script differs is told"
    assert "    - move card=" in out and "    + move card=" in out and "step: player" in out
    written = sorted((tmp_path / "cases").iterdir())
    assert written
    both = {folder: Judge.of([folder]) for folder in folders}
    assert both[new].judge_file(written[0]).verdict == AGREES
    assert "By the old script: move" in written[0].read_text(encoding="utf-8")


def test_a_change_that_play_does_not_show(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    old, new = folders
    (new / SCRIPT).write_bytes((new / SCRIPT).read_bytes() + b"-- a comment\n")
    assert _run(str(old), str(new)) == 0
    out = capsys.readouterr().out
    assert f"{NAME} (97169186): no difference in 9 situations" in out


def test_a_refusal_by_another_rule_is_a_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    jar, registers = "c83968380.lua", "c:RegisterEffect("
    for name, refuses in (("old", "SetCondition(function() return false end)"), ("new", "SetCost(function() return false end)")):
        text = (BUNDLED_SCRIPTS / jar).read_text(encoding="utf-8")
        assert text.count(registers) == 1
        effect = text.partition(registers)[2].partition(")")[0]
        (tmp_path / name).mkdir()
        (tmp_path / name / jar).write_text(text.replace(registers, f"{effect}:{refuses} {registers}"), encoding="utf-8")
    assert _run(str(tmp_path / "old"), str(tmp_path / "new")) == 1
    out = capsys.readouterr().out
    assert "- refused [R-CONDITION]" in out and "+ refused [R-COST]" in out


def test_an_error_of_the_new_script_alone_is_a_difference(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    old, new = folders
    _changed(new, "Duel.Destroy(monsters,REASON_EFFECT)", "Duel.Destroy(monsters,REASON_EFFECT) Nope()")
    assert _run(str(old), str(new)) == 1
    assert "    + script error" in capsys.readouterr().out


def test_the_users_scenarios_are_played_too(folders: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = folders
    _changed(new, "Duel.Destroy(", "Duel.SendtoGrave(")
    scenario = tmp_path / "ground.yaml"
    scenario.write_text(
        "setup: {players: [{hand: [Smashing Ground]}, {mzone: [{card: Jinzo, seq: 2}]}]}\n"
        "steps: [{by: 0, do: activate, card: Smashing Ground}]\n"
        "expect: [{check: card, card: Jinzo, player: 1, zone: grave}]\n",
        encoding="utf-8",
    )
    assert _run(str(old), str(new), "--scenarios", str(scenario), "--json") == 1
    card = json.loads(capsys.readouterr().out)["cards"][0]
    assert card["differences"][0]["situation"] == str(scenario)
    assert "reason=destroy" in card["differences"][0]["old"] and "destroy" not in card["differences"][0]["new"]


def test_replays_with_the_card_are_played_too(folders: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = folders
    _changed(new, "Duel.Destroy(", "Duel.SendtoHand(")
    deck, replays = tmp_path / "deck.ydk", tmp_path / "replays"
    replays.mkdir()
    deck.write_text("#main\n" + "97169186\n" * 20 + "69140098\n" * 20, encoding="utf-8")
    with pytest.raises(SystemExit):
        app(["duel", str(deck), str(deck), "--seed", "3", "--turns", "6", "--replay", str(replays / "duel.yrp")])
    assert _run(str(old), str(new), "--scenarios", str(replays), "--json") == 1
    out = capsys.readouterr().out
    card = json.loads(out[out.index('{\n "format"') :])["cards"][0]
    assert card["differences"][0]["situation"] == str(replays / "duel.yrp")
    assert "Gemini Elf" in card["differences"][0]["old"] and "reason=destroy" in card["differences"][0]["old"]


def test_two_commits_of_a_checkout(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    checkout = folders[0]

    def git(*words: str) -> None:
        subprocess.run(["git", "-C", str(checkout), "-c", "user.name=a", "-c", "user.email=a@b", *words], check=True, capture_output=True)

    for path in BUNDLED_LIBRARY.glob("*.lua"):
        (checkout / path.name).write_bytes(path.read_bytes())
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "old")
    _changed(checkout, "Duel.Destroy(", "Duel.SendtoHand(")
    git("commit", "-qam", "new")
    assert _run("HEAD^", "HEAD", "-C", str(checkout)) == 1
    assert f"{NAME} (97169186)" in capsys.readouterr().out
    with pytest.raises(Exception, match="git says"):
        app(["diff", "HEAD", "no-such-commit", "-C", str(checkout)], standalone_mode=False)


def test_an_old_case_disagrees_with_the_old_script(folders: tuple[Path, Path], tmp_path: Path) -> None:
    old, new = folders
    _changed(old, "Duel.Destroy(", "Duel.Destroyd(")
    assert _run(str(old), str(new), "-o", str(tmp_path / "cases")) == 1
    written = sorted((tmp_path / "cases").iterdir())
    assert Judge.of([new]).judge_file(written[0]).verdict == AGREES
    assert Judge.of([old]).judge_file(written[0]).verdict != AGREES
