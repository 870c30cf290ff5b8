"""The command line: what it prints and its exit statuses."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import solemn
from solemn.cli.main import app
from solemn.core.state import data
from solemn.judge.language.errors import InputError

EXAMPLES = Path(__file__).parents[2] / "examples"
REFUSED = """\
setup: {players: [{hand: [Summoned Skull]}, {}]}
steps: [{by: 0, do: normal_summon, card: Summoned Skull}]
"""


def run(*arguments: str | Path) -> Result:
    environment = {"SOLEMN_SCRIPTS": "", "SOLEMN_DB": "", "COLUMNS": "200"}
    return CliRunner().invoke(app, [str(argument) for argument in arguments], env=environment)


def test_a_transcript_with_verdicts() -> None:
    found = run("judge", EXAMPLES / "lightning-vortex-and-dark-bribe.yaml")
    assert found.exit_code == 0, found.output
    for part in (
        "Chain Link 1: player 0 activates Lightning Vortex",
        "cost: discards Sangan",
        "Chain Link 2 resolves: Dark Bribe",
        "Chain Link 1, Lightning Vortex: activation negated by Dark Bribe [A1, A2, A7]",
        "A1: When an activation is negated its Chain Link is skipped",
        "agrees: as expected",
    ):
        assert part in found.stdout


def test_targets_are_told() -> None:
    assert "targets: Dark Hole" in run("judge", EXAMPLES / "dark-hole-and-mystical-space-typhoon.yaml").stdout


def test_several_files_make_a_table(tmp_path: Path) -> None:
    bad, refused = tmp_path / "bad.yaml", tmp_path / "refused.yaml"
    bad.write_text("setup: 3\n")
    refused.write_text(REFUSED)
    found = run("judge", EXAMPLES / "divine-wrath.yaml", refused)
    assert found.exit_code == 1 and "1 of 2 as expected" in found.stdout
    found = run("judge", EXAMPLES / "divine-wrath.yaml", refused, bad)
    assert found.exit_code == 2 and "1 of 3 as expected" in found.stdout and "bad input" in found.stdout


def test_a_refused_play(tmp_path: Path) -> None:
    file = tmp_path / "refused.yaml"
    file.write_text(REFUSED)
    found = run("judge", file)
    assert found.exit_code == 1 and "R-TRIBUTE" in found.stdout


def test_json(tmp_path: Path) -> None:
    found = run("judge", "--json", EXAMPLES / "solemn-judgment-on-sangan.yaml")
    data = json.loads(found.stdout)
    assert (data["format"], data["exit"]) == ("solemn-judgement/1", 0)
    result = data["results"][0]
    assert result["verdict"] == "agrees" and all(check["ok"] for check in result["checks"])
    assert [v["outcome"] for v in result["verdicts"] if v["subject"] == "summon"] == ["Summon negated"]
    assert "S8" in result["rules"]
    bad = tmp_path / "bad.yaml"
    bad.write_text("setup: 3\n")
    found = run("judge", "--json", bad)
    assert found.exit_code == 2 and json.loads(found.stdout)["results"][0]["field"] == "setup"


@pytest.mark.parametrize(
    "arguments",
    [
        ["judge", "no-such-file.yaml"],
        ["judge", str(EXAMPLES), "--scripts", "no-such-folder"],
        ["judge", str(EXAMPLES), "--db", __file__],
        ["judge", str(EXAMPLES), "--ruleset", "mr9"],
        ["judge"],
        ["rules", "Z99"],
        ["nonsense"],
    ],
)
def test_bad_input(arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from solemn.cli import main

    monkeypatch.setattr("sys.argv", ["solemn", *arguments])
    monkeypatch.delenv("SOLEMN_SCRIPTS", raising=False)
    monkeypatch.delenv("SOLEMN_DB", raising=False)
    with pytest.raises(SystemExit) as caught:
        main.run()
    assert caught.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


def test_rules() -> None:
    found = run("rules")
    assert found.exit_code == 0 and "A1: " in found.stdout and "R-SPEED: " in found.stdout
    assert run("rules", "a8").stdout.startswith("A8: ")
    assert json.loads(run("rules", "A8", "--json").stdout)["rules"][0]["id"] == "A8"


def test_version() -> None:
    kind = "pure" if data.__file__.endswith(".py") else "compiled"
    assert run("version").stdout == f"solemn {solemn.__version__} ({kind})\n"
    by_option = run("--version")
    assert (by_option.exit_code, by_option.stdout) == (0, run("version").stdout)
    assert "explains negation" in run("--help").stdout


def test_lua(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.lua", tmp_path / "bad.lua"
    good.write_text("print(7 // 2)\n")
    bad.write_text("error('no')\n")
    assert run("lua", good).exit_code == 0
    assert run("lua", bad).exit_code == 1


def test_a_lua_program_without_end_is_stopped(tmp_path: Path) -> None:
    file = tmp_path / "p.lua"
    file.write_text("print(1)\nwhile true do end\n")
    found = run("lua", file)
    assert (found.exit_code, found.stdout) == (1, "1\n")
    assert f"{file}:2: more than 10000000 steps (--steps allows more)" in found.stderr
    file.write_text("for i = 1, 2000 do end\n")
    assert [run("lua", file, "--steps", str(steps)).exit_code for steps in (1000, 5000, 0)] == [1, 0, 0]


@pytest.mark.parametrize("name", ["nowhere.lua", ""])
def test_a_lua_program_that_is_not_there(tmp_path: Path, name: str) -> None:
    found = run("lua", tmp_path / name)
    assert isinstance(found.exception, InputError) and str(found.exception).startswith(f"{tmp_path / name}: ")


@pytest.mark.parametrize("words", [["rule", "L106"], ["lint", "--help"], ["cards", "--help"]])
def test_commands_that_play_no_duel_do_not_load_the_engine(words: list[str]) -> None:
    program = (
        "import sys; sys.argv = ['solemn', *sys.argv[1:]]\n"
        "from solemn.cli.entry import run\n"
        "try: run()\n"
        "except SystemExit as end: assert end.code == 0\n"
        "assert not [name for name in sys.modules if name.startswith(('solemn.core', 'solemn.api', 'solemn.duel'))]\n"
    )
    done = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_command_without_duels_is_known_to_the_whole_command_line_too() -> None:
    from solemn.cli.entry import WITHOUT_DUELS
    from solemn.cli.light import app as light
    from solemn.cli.main import app as whole

    names = [
        {command.name or command.callback.__name__ for command in part.registered_commands if command.callback}
        | {group.typer_instance.info.name for group in part.registered_groups if group.typer_instance}
        for part in (light, whole)
    ]
    assert names[0] == set(WITHOUT_DUELS) <= names[1]
