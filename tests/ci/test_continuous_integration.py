"""The GitHub Action, the pre-commit hooks, SARIF, JUnit and --since: by running what they run."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from ruamel.yaml import YAML

from solemn.cards.sources import BUNDLED_LIBRARY, BUNDLED_SCRIPTS
from solemn.cli.main import app

ROOT = Path(__file__).parents[2]
MOON, GROUND = "c14087893.lua", "c97169186.lua"
SCENARIO = """\
title: moon
setup: {players: [{hand: [Book of Moon]}, {mzone: [{card: Jinzo, seq: 2}]}]}
steps: [{by: 0, do: activate, card: Book of Moon, target: Jinzo}]
expect: [{check: card, card: Jinzo, player: 1, pos: set}]
"""


def _yaml(name: str) -> Any:
    return YAML(typ="safe", pure=True).load(ROOT / name)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of scripts with one commit; the script of Smashing Ground has been changed since."""
    folder = tmp_path / "repository"
    shutil.copytree(BUNDLED_LIBRARY, folder)
    (folder / "official").mkdir()
    for name in (MOON, GROUND, "c77585513.lua"):
        shutil.copy(BUNDLED_SCRIPTS / name, folder / "official")
    (folder / "moon.scenario.yaml").write_text(SCENARIO, encoding="utf-8")
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "first"]):
        subprocess.run(["git", *words], cwd=folder, check=True)
    script = folder / "official" / GROUND
    script.write_text(script.read_text(encoding="utf-8").replace("local s,id=GetID()", "local s,id=GetID()\nlocal t='ü' local unused=t"))
    for name in ("SOLEMN_SCRIPTS", "SOLEMN_DB", "SOLEMN_EDOPRO"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(folder)
    return folder


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as end:
        app(list(words))
    return int(str(end.value.code))


# -- the action -----------------------------------------------------------------------------------------------------


def _step(name: str, inputs: dict[str, str], folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a step of the action as GitHub does: its inputs put in, in bash, with `solemn` on the path."""
    action = _yaml("action.yml")
    given = {key: str(entry["default"]) for key, entry in action["inputs"].items()} | inputs
    assert inputs.keys() <= action["inputs"].keys()
    step = next(step for step in action["runs"]["steps"] if step.get("name") == name)
    binaries = folder.parent / "bin"
    binaries.mkdir(exist_ok=True)
    (binaries / "solemn").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m solemn "$@"\n', encoding="utf-8")
    (binaries / "solemn").chmod(0o755)
    environment = {key: _filled(value, given) for key, value in step.get("env", {}).items()}
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, **environment, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip


def _filled(text: str, inputs: dict[str, str]) -> str:
    return re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda match: inputs[match[1]], text)


@pytest.mark.skipif(sys.platform == "win32", reason="the action runs in bash")
def test_the_action_shows_what_is_wrong_beside_the_lines(repository: Path) -> None:
    done = _step("Lint", {"paths": "official", "sarif": "found.sarif"}, repository)
    assert done.returncode == 1 and f"file=official/{GROUND},line=" in done.stdout and "L106" in done.stdout, done.stdout + done.stderr
    assert json.loads((repository / "found.sarif").read_text(encoding="utf-8"))["runs"][0]["results"]
    assert _step("Lint", {"paths": "official", "since": "HEAD"}, repository).stdout.count("::") == done.stdout.count("::")
    fine = _step("Check", {"paths": "official", "since": "HEAD"}, repository)
    assert fine.returncode == 0 and "1 script: 0 errors" in fine.stderr, fine.stdout + fine.stderr
    judged = _step("Judge", {"paths": ".", "scenarios": "moon.scenario.yaml", "junit": "judged.xml"}, repository)
    assert judged.returncode == 0 and "1 of 1 as expected" in judged.stdout, judged.stdout + judged.stderr
    assert ElementTree.parse(repository / "judged.xml").getroot().get("tests") == "1"


def test_the_steps_of_the_action_take_every_input_from_the_environment() -> None:
    action = _yaml("action.yml")
    used = set(re.findall(r"inputs\.([\w-]+)", (ROOT / "action.yml").read_text(encoding="utf-8")))
    assert used == set(action["inputs"])
    for step in action["runs"]["steps"]:
        assert "${{" not in step.get("run", ""), "an input in a script could run anything"


# -- the hooks ------------------------------------------------------------------------------------------------------


def test_the_hooks_run_on_the_files_that_they_ask_for(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(str(path.relative_to(repository)) for path in repository.rglob("*") if path.is_file() and ".git" not in path.parts)
    statuses = {}
    for hook in _yaml(".pre-commit-hooks.yaml"):
        wanted = [file for file in files if re.search(hook["files"], file)]
        assert wanted and not any(file.endswith("constant.lua") for file in wanted)
        command, *words = hook["entry"].split()
        assert command == "solemn"
        more = ["--scripts", "."] if hook["id"] == "solemn-judge" else []  # as `args` in the user's configuration
        statuses[hook["id"]] = run(*words, *more, *wanted)
    assert statuses == {"solemn-lint": 1, "solemn-check": 0, "solemn-judge": 0}, capsys.readouterr().out


# -- forms ------------------------------------------------------------------------------------------------------------


def test_sarif_has_pages_fixes_and_columns_in_characters(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = repository / "official" / MOON
    script.write_text("local s,id=GetID()\nfunction s.initial_effect(c)\nend -- solemn: ignore[N201]\n", encoding="utf-8")
    monkeypatch.setattr(import_module("solemn.lint.formats.sarif"), "help_link", lambda code: f"https://example.org/lint/{code}/")
    assert run("lint", "official", "--output-format", "sarif", "-o", "found.sarif", "--no-cache") == 1
    (log,) = json.loads((repository / "found.sarif").read_text(encoding="utf-8"))["runs"]
    rules = {rule["id"]: rule for rule in log["tool"]["driver"]["rules"]}
    assert rules["L106"]["help"]["markdown"].startswith("# unused-local") and rules["L106"]["helpUri"].endswith("/L106/")
    by_rule = {result["ruleId"]: result for result in log["results"]}
    assert set(by_rule) <= set(rules) and log["columnKind"] == "unicodeCodePoints"
    unused = by_rule["L106"]["locations"][0]["physicalLocation"]
    line = (repository / "official" / GROUND).read_text(encoding="utf-8").splitlines()[unused["region"]["startLine"] - 1]
    assert "unused" in line[unused["region"]["startColumn"] - 1 : unused["region"]["endColumn"] - 1], (line, unused)
    assert unused["region"]["endColumn"] <= len(line) + 1, "columns count characters"
    (change,) = by_rule["L001"]["fixes"][0]["artifactChanges"]
    assert change["artifactLocation"]["uri"] == f"official/{MOON}" and change["replacements"][0]["insertedContent"]["text"] == ""


def test_check_as_junit_and_sarif(repository: Path) -> None:
    script = repository / "official" / GROUND
    text, head = script.read_text(encoding="utf-8"), "function s.initial_effect(c)"
    script.write_text(text.replace(head, f"{head}\n\tc:Nope()"), encoding="utf-8")
    assert run("check", "official", "--output-format", "junit", "-o", "check.xml") == 1
    root = ElementTree.parse(repository / "check.xml").getroot()
    assert (root.get("tests"), root.get("failures"), root.get("errors")) == ("3", "1", "0")
    case = next(case for case in root.iter("testcase") if case.find("failure") is not None)
    assert case.get("file") == f"official/{GROUND}" and "Nope" in (case.find("failure").get("message") or "")  # type: ignore[union-attr]
    assert run("check", "official", "--output-format", "sarif", "-o", "check.sarif") == 1
    results = json.loads((repository / "check.sarif").read_text(encoding="utf-8"))["runs"][0]["results"]
    (result,) = [result for result in results if result["level"] == "error"]
    assert result["locations"][0]["physicalLocation"]["region"]["startLine"] == int(case.get("line") or 0)


def test_judge_as_junit(repository: Path) -> None:
    (repository / "wrong.scenario.yaml").write_text(SCENARIO.replace("pos: set", "pos: attack"), encoding="utf-8")
    (repository / "broken.scenario.yaml").write_text("setup: 3", encoding="utf-8")
    files = sorted(path.name for path in repository.glob("*.scenario.yaml"))
    assert run("judge", "--scripts", ".", *files, "--junit", "judged.xml", "--summary") == 2
    root = ElementTree.parse(repository / "judged.xml").getroot()
    assert (root.get("tests"), root.get("failures"), root.get("errors")) == ("3", "1", "1")
    (failure,) = root.iter("failure")
    assert "NOT" in (failure.text or "") and "Chain Link 1" in (failure.text or "")


# -- since ------------------------------------------------------------------------------------------------------------


def test_since_takes_what_changed(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", ".", "--since", "HEAD") == 0
    assert "1 script:" in capsys.readouterr().out
    assert run("lint", ".", "--since", "HEAD", "--no-cache") == 1
    assert "1 file:" in capsys.readouterr().err
    shutil.copy(BUNDLED_SCRIPTS / "c53129443.lua", repository / "official")
    assert run("check", "official", "--since", "HEAD") == 0
    assert "2 scripts:" in capsys.readouterr().out, "a script that git does not know yet counts"
    subprocess.run(["git", "add", "."], check=True)
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "second"], check=True)
    assert run("check", ".", "--since", "HEAD") == 0
    assert "0 scripts:" in capsys.readouterr().out
    (repository / "utility.lua").write_text((repository / "utility.lua").read_text(encoding="utf-8") + "-- changed\n", encoding="utf-8")
    run("check", ".", "--since", "HEAD")
    assert re.search(r"\d\d scripts:", capsys.readouterr().out), "where the library has changed, everything is checked"
    with pytest.raises(Exception, match=r"no such commit|git says"):
        app(["check", ".", "--since", "no-such-commit"], standalone_mode=False)
