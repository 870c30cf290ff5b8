"""What the README shows is what solemn does."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from solemn.cli.main import app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(mark: str, language: str) -> str:
    found = re.search(rf"<!-- {mark} -->\n```{language}\n(.*?)```", README, re.S)
    assert found is not None, f"the README has no block marked {mark!r}"
    return found[1]


def test_the_transcript_at_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("SOLEMN_SCRIPTS", raising=False)
    monkeypatch.delenv("SOLEMN_DB", raising=False)
    shown = re.search(r"```console\n\$ solemn (.*?)\n(.*?)```", README, re.S)
    assert shown is not None
    result = CliRunner().invoke(app, shown[1].split())
    assert result.exit_code == 0
    assert [line.rstrip() for line in result.output.splitlines()] == [line.rstrip() for line in shown[2].splitlines()]


def test_the_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOLEMN_SCRIPTS", raising=False)
    monkeypatch.delenv("SOLEMN_DB", raising=False)
    file = tmp_path / "mirror.yaml"
    file.write_text(block("scenario", "yaml"), encoding="utf-8")
    result = CliRunner().invoke(app, ["judge", str(file)])
    assert result.exit_code == 0, result.output


def test_the_python_code() -> None:
    exec(compile(block("run", "python"), "README.md", "exec"), {})


def test_the_commands_make_their_own_environment() -> None:
    assert "venv" in block("judge command", "bash")
    assert "tools/check.py" in block("test command", "bash")
