"""The options of `solemn lint`: standard input, files of output, suppressions, what is kept between runs, watching."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from lint_help import HEAD
from typer.testing import CliRunner

from solemn.cli.main import app
from solemn.lint.runner import Linter

BAD = f"{HEAD}function s.f(c)\n\tlocal x=c:GetLevel()\n\tlocal y=c:GetRank()\nend\n"
NAMELESS = {"SOLEMN_DB": "", "SOLEMN_SCRIPTS": ""}
run = CliRunner()


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "c1.lua"
    path.write_text(BAD)
    return path


def lint(*args: str | Path, text: str | None = None) -> tuple[int, str, str]:
    result = run.invoke(app, ["lint", *map(str, args)], env=NAMELESS, input=text)
    return result.exit_code, result.stdout, result.stderr


def test_standard_input_is_linted_under_its_name() -> None:
    status, out, _ = lint("-", "--stdin-filename", "scripts/c7.lua", "--output-format", "concise", text=BAD)
    assert status == 1 and out.startswith("scripts/c7.lua:3:") and out.count("L106") == 2
    status, out, err = lint("-", "--fix", "--unsafe-fixes", text=BAD)
    assert status == 0 and "GetLevel" not in out and out.startswith(HEAD) and "2 fixed, 0 left" in err


def test_standard_input_stands_alone(script: Path) -> None:
    assert lint("-", script, text=BAD)[0] == 2
    status, _, err = lint(script, "--stdin-filename", "c2.lua")
    assert status == 2 and "give - instead of files" in err


def test_findings_go_to_a_file(script: Path, tmp_path: Path) -> None:
    status, out, _ = lint(script, "--output-format", "json", "--output-file", tmp_path / "found.json")
    assert status == 1 and out == "" and len(json.loads((tmp_path / "found.json").read_text())["findings"]) == 2
    assert lint(script, "--output-file", tmp_path / "none" / "found.txt")[0] == 2


def test_exit_zero_hides_findings_but_not_bad_input(script: Path, tmp_path: Path) -> None:
    assert lint(script, "--exit-zero")[0] == 0
    assert lint(tmp_path / "none.lua", "--exit-zero")[0] == 2


def test_rules_are_left_out_by_file(script: Path, tmp_path: Path) -> None:
    other = tmp_path / "old" / "c2.lua"
    other.parent.mkdir()
    other.write_text(BAD)
    assert lint(script, "--per-file-ignores", "c1.lua:L106")[0] == 0
    assert lint(other, "--per-file-ignores", "c1.lua:L106")[0] == 1
    (tmp_path / "solemn.toml").write_text('[lint.per-file-ignores]\n"old/*" = ["unused-local"]\n')
    assert lint(other)[0] == 0 and lint(script)[0] == 1
    assert lint(script, "--per-file-ignores", "c1.lua")[0] == lint(script, "--per-file-ignores", "c1.lua:L999")[0] == 2
    (tmp_path / "solemn.toml").write_text('[lint.per-file-ignores]\n"old/*" = "unused-local"\n')
    assert "per-file-ignores must be a table of lists of texts" in lint(script)[2]


def test_suppressions_are_added_and_joined(script: Path) -> None:
    script.write_text(BAD.replace("GetRank()", "GetRank() -- solemn: ignore[L105]"))
    status, _, err = lint(script, "--add-suppressions")
    assert status == 1 and "2 silenced, 1 left" in err, "the comment that silenced nothing stays a finding"
    assert "\tlocal x=c:GetLevel() -- solemn: ignore[L106]\n\tlocal y=c:GetRank() -- solemn: ignore[L105,L106]\n" in script.read_text()


def test_what_was_found_is_kept_until_the_script_or_the_settings_change(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []
    real = Linter.lint_file
    monkeypatch.setattr(Linter, "lint_file", lambda self, path: (read.append(path), real(self, path))[1])
    options = (script, "--cache-dir", tmp_path / "kept", "--jobs", "1")
    first = lint(*options)
    assert lint(*options) == first and first[0] == 1 and len(read) == 1 and "4 | \tlocal y=c:GetRank()" in first[1]
    lint(*options, "--no-cache")
    assert len(read) == 2
    assert lint(*options, "--ignore", "L106")[0] == 0 and len(read) == 3
    script.write_text(BAD.replace("\tlocal x=c:GetLevel()\n", ""))
    assert lint(*options)[1].count("L106") == 1 and len(read) == 4
    for kept in (tmp_path / "kept").iterdir():
        kept.write_bytes(b"\xc1")
    assert lint(*options)[1].count("L106") == 1 and len(read) == 5


def test_what_was_found_is_forgotten_with_the_databases_and_the_library_of_folders(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []
    real = Linter.lint_file
    monkeypatch.setattr(Linter, "lint_file", lambda self, path: (read.append(path), real(self, path))[1])
    facts, procedure = tmp_path / "databases" / "cards.txt", tmp_path / "library" / "more" / "proc_own.lua"
    for path, text in ((facts, "900000001 | Moth | spell\n"), (procedure, "function Auxiliary.Own(c)\nend\n")):
        path.parent.mkdir(parents=True)
        path.write_text(text)
    options = (script, "--cache-dir", tmp_path / "kept", "--jobs", "1", "--db", facts.parent, "--scripts", tmp_path / "library")
    lint(*options)
    lint(*options)
    assert len(read) == 1
    for number, path in enumerate((facts, procedure), 2):
        path.write_text(path.read_text() + "\n")
        lint(*options)
        assert len(read) == number
    (tmp_path / "none").mkdir()
    status, _, err = lint(script, "--db", tmp_path / "none")
    assert status == 2 and "no card database in this folder" in err


def test_watching_looks_again_when_a_script_changes(script: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "solemn", "lint", str(script), "--watch", "--output-format", "concise", "--cache-dir", str(tmp_path)]
    out = tmp_path / "out"
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is ignored here would be ignored there
    try:
        with out.open("wb") as file:
            watching = subprocess.Popen(command, stdout=file, stderr=subprocess.DEVNULL, env={**os.environ, **NAMELESS})
    finally:
        signal.signal(signal.SIGINT, heard)
    try:
        _wait(lambda: out.read_text().count("L106") == 2)
        script.write_text(BAD.replace("\tlocal x=c:GetLevel()\n", ""))
        _wait(lambda: out.read_text().count("L106") == 3)
        watching.send_signal(signal.SIGINT)
        assert watching.wait(30) == 0
    finally:
        watching.kill()
        watching.wait()


def _wait(until: Callable[[], bool]) -> None:
    for _ in range(300):
        if until():
            return
        time.sleep(0.1)
    raise AssertionError("nothing happened in 30 seconds")
