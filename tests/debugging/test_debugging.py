"""Traces, breakpoints and coverage of card scripts."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from solemn.cards.sources import BUNDLED_SCRIPTS
from solemn.cli.main import app
from solemn.debugging.session import Breakpoint, NoPlace

MOON = "c14087893.lua"
SCENARIO = """\
title: moon
setup: {players: [{hand: [Book of Moon]}, {mzone: [{card: Jinzo, seq: 2}]}]}
steps: [{by: 0, do: activate, card: Book of Moon, target: Jinzo}]
expect: [{check: card, card: Jinzo, player: 1, pos: set}]
"""
SOURCE = (BUNDLED_SCRIPTS / MOON).read_text(encoding="utf-8").splitlines()
OPERATION = next(number for number, line in enumerate(SOURCE, 1) if line.startswith("function s.close"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "script").mkdir()
    (tmp_path / "script" / MOON).write_bytes((BUNDLED_SCRIPTS / MOON).read_bytes())
    (tmp_path / "moon.yaml").write_text(SCENARIO, encoding="utf-8")
    return tmp_path


def judge(folder: Path, *words: str) -> int:
    with pytest.raises(SystemExit) as end:
        app(["judge", "--scripts", str(folder / "script"), str(folder / "moon.yaml"), *words])
    return int(str(end.value.code))


def test_a_trace_shows_lines_with_what_changed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(folder, "--trace", MOON) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith(f"{MOON}:")]
    ran = {int(line.split(":")[1]) for line in lines}
    assert OPERATION + 1 in ran and 1 not in ran, "statements alone are shown"
    operation = next(line for line in lines if line.startswith(f"{MOON}:{OPERATION + 2}:"))
    assert operation.endswith("-- monsters=group of 1: Jinzo (player 1's Monster Zone 2)")
    assert any("e=effect" in line and "of Book of Moon (player 0's" in line and "tp=0" in line for line in lines)


def stopped(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *answers: str) -> list[str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
    assert judge(folder, "--break", f"{MOON}:{OPERATION + 2}") == 0
    return capsys.readouterr().out.splitlines()


def test_a_breakpoint_answers_in_lua(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("monsters:GetFirst():GetAttack()", "Duel.GetTurnPlayer()", "#monsters, e", "l", "w", "nonsense(", "no_such()", "c")
    out = stopped(folder, monkeypatch, capsys, *asked)
    assert out[0] == f"{MOON}:{OPERATION + 2} in s.close" and out[1].strip() == SOURCE[OPERATION + 1].strip()
    assert out[2:4] == ["2400", "0"]
    assert out[4].startswith("1, effect ") and out[4].endswith("of Book of Moon (player 0's Spell & Trap Zone 0)")
    assert "monsters = group of 1: Jinzo (player 1's Monster Zone 2)" in out[5:9]
    assert any(line.endswith("in s.close") for line in out[5:10])
    assert any("unexpected symbol" in line or "expected" in line for line in out[6:14])
    assert any("attempt to call a nil value (global 'no_such')" in line for line in out)


def test_a_question_at_a_breakpoint_changes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = stopped(folder, monkeypatch, capsys, "Duel.Destroy(monsters,REASON_EFFECT)", "Duel.SelectYesNo(0,1)", "c")
    assert "not allowed" in out[2] and "not allowed" in out[3]


def test_stepping(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = stopped(folder, monkeypatch, capsys, "b nowhere", f"b {MOON}:{OPERATION + 1}", "n", "q")
    assert "expected a script and a line" in out[2]
    into = stopped(folder, monkeypatch, capsys, "s", "q")
    assert into[0] == out[0]


def test_the_end_of_input_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "agrees: as expected" in stopped(folder, monkeypatch, capsys)


def test_a_place_is_a_script_and_a_line() -> None:
    assert Breakpoint.of("script/c1.lua:45") == Breakpoint("c1.lua", 45)
    for text in ("c1.lua", "45", "c1.lua:x", ""):
        with pytest.raises(NoPlace):
            Breakpoint.of(text)


def test_coverage_of_lines_as_table_and_pages(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("coverage")
    assert judge(folder, "--cov", str(folder / "pages"), "--summary") == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if MOON in line)
    missing = next(number for number, line in enumerate(SOURCE, 1) if "return chkc:" in line)
    assert row.split()[-1] == str(missing) and row.split()[-3] == "1"
    pages = list((folder / "pages").glob("*c14087893_lua.html"))
    assert len(pages) == 1 and "choose_monster" in pages[0].read_text(encoding="utf-8")


def test_coverage_through_pytest_lists_what_never_ran(folder: Path) -> None:
    pytest.importorskip("coverage")
    (folder / "moon.scenario.yaml").write_text(SCENARIO, encoding="utf-8")
    (folder / "script" / "c97169186.lua").write_bytes((BUNDLED_SCRIPTS / "c97169186.lua").read_bytes())
    (folder / ".coveragerc").write_text("[run]\nplugins = solemn.lua.coverage_plugin\nsource = script\n", encoding="utf-8")
    command = ["-m", "coverage", "run", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--scripts", "script", "moon.scenario.yaml"]
    for words in (command, ["-m", "coverage", "report"]):
        done = subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    rows = {Path(line.split()[0]).name: line.split()[-1] for line in done.stdout.splitlines() if ".lua" in line}
    assert rows[MOON] == "96%" and rows["c97169186.lua"] == "0%", done.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--break", "c1.lua"], "expected a script and a line"),
        (["--trace", "Book of Moon"], "expected the name of a script"),
        (["--cov", "x", "--trace", "c1.lua"], "one thing can follow"),
    ],
)
def test_bad_input(folder: Path, words: list[str], why: str) -> None:
    with pytest.raises(Exception, match=why):
        app(["judge", str(folder / "moon.yaml"), *words], standalone_mode=False)
